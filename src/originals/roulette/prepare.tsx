import type { GameProps } from '../parts/gameProps.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { rouletteScreen } from './rouletteScreen.ts';

/** The live roulette table. */
export async function prepare() {
  return (props: GameProps) => <LiveTable screen={rouletteScreen} {...props} />;
}
