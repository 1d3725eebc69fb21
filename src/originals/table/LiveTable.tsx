import { useState } from 'react';
import type { GameProps } from '../parts/gameProps.ts';
import { createTableLine } from '../transport/createTableLine.ts';
import type { TableClock } from './tableStage.ts';
import { Table } from './Table.tsx';
import type { TableScreen } from './tableScreen.ts';

const CLOCK: TableClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A live table, heard over the network. */
export function LiveTable<Drawn>({
  browser,
  ...props
}: GameProps & { readonly screen: TableScreen<Drawn> }) {
  const [line] = useState(() =>
    createTableLine({
      fetch: browser.fetch,
      after: CLOCK.after,
      random: Math.random,
      onNetwork: (listener) => {
        addEventListener('online', listener);
        return () => removeEventListener('online', listener);
      },
    }),
  );
  return <Table {...props} line={line} clock={CLOCK} />;
}
