import { useState } from 'react';
import type { GameProps } from '../parts/gameProps.ts';
import { createTableLine } from '../transport/createTableLine.ts';
import type { TableClock } from './createTableDirector.ts';
import { Table } from './Table.tsx';

const CLOCK: TableClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The live roulette table, heard over the network. */
export default function RouletteScreen({ browser, ...props }: GameProps) {
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
