import { deriveRoad, layOut, toColumns } from '../../../engine/games/baccarat/roads.ts';

const WINNERS = { B: 'banker', P: 'player', T: 'tie' } as const;

/** The roads of results such as `BBPT`. */
export function run({ results }: { readonly results: string }) {
  const columns = toColumns(
    [...results].map((letter) => ({ winner: WINNERS[letter as keyof typeof WINNERS] })),
  );
  const derive = (back: 1 | 2 | 3) =>
    deriveRoad(columns, back)
      .map((mark) => (mark === 'red' ? 'R' : 'B'))
      .join('');
  return {
    columns: columns.map(({ winner, ties }) => `${winner === 'banker' ? 'B' : 'P'}${ties.length}`),
    ties: columns.flatMap(({ ties }, column) =>
      ties.flatMap((count, row) => (count > 0 ? [[column, row, count]] : [])),
    ),
    bigEyeBoy: derive(1),
    smallRoad: derive(2),
    cockroach: derive(3),
    cells: layOut(columns.map(({ ties }) => ties.length)).map(({ column, row }) => [column, row]),
  };
}
