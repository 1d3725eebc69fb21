import type { GameProps } from '../parts/gameProps.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { baccaratScreen } from './baccaratScreen.ts';

/** The live baccarat table. */
export async function prepare() {
  return (props: GameProps) => <LiveTable screen={baccaratScreen} {...props} />;
}
