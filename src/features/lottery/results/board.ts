/** Prizes of a board in their order, each with its numbers. */
export interface BoardRow {
  readonly prize: string;
  readonly numbers: readonly string[];
}

type Prizes = Readonly<Record<string, unknown>>;

/** How many numbers each prize of a board has, and how many digits. */
const SHAPES = {
  VNN: [
    ['DB', 1, 5],
    ['G1', 1, 5],
    ['G2', 2, 5],
    ['G3', 6, 5],
    ['G4', 4, 4],
    ['G5', 6, 4],
    ['G6', 3, 3],
    ['G7', 4, 2],
  ],
  VNS: [
    ['DB', 1, 6],
    ['G1', 1, 5],
    ['G2', 1, 5],
    ['G3', 2, 5],
    ['G4', 7, 5],
    ['G5', 1, 4],
    ['G6', 3, 4],
    ['G7', 1, 3],
    ['G8', 1, 2],
  ],
  '4D': [
    ['1', 1, 4],
    ['2', 1, 4],
    ['3', 1, 4],
    ['S', 10, 4],
    ['C', 10, 4],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, number, number])[]>>;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Rows of a board, with dots for numbers that are not drawn yet; nothing for what is no board. */
export function readBoard(family: string, draw: unknown): readonly BoardRow[] {
  if (typeof draw !== 'object' || draw === null) return [];
  const prizes = draw as Prizes;
  const shape =
    family === 'VNN' || ('G7' in prizes && !('G8' in prizes) && family !== 'VNS')
      ? SHAPES.VNN
      : family === '4D' || '1' in prizes
        ? SHAPES['4D']
        : SHAPES.VNS;
  return shape.map(([prize, count, width]) => {
    const known = listOf(prizes[prize]);
    return {
      prize,
      numbers: Array.from({ length: count }, (_, at) => {
        const number = known[at];
        return typeof number === 'string' && number !== '' ? number : '·'.repeat(width);
      }),
    };
  });
}

/** The last two digits of every number that is drawn, by their tens digit (`heads`) and their units digit (`tails`). */
export function headsAndTails(rows: readonly BoardRow[]): {
  readonly heads: readonly (readonly string[])[];
  readonly tails: readonly (readonly string[])[];
} {
  const heads: string[][] = Array.from({ length: 10 }, () => []);
  const tails: string[][] = Array.from({ length: 10 }, () => []);
  for (const { numbers } of rows) {
    for (const number of numbers) {
      const [, tens, units] = /(\d)(\d)$/.exec(number) ?? [];
      if (tens === undefined || units === undefined) continue;
      heads[Number(tens)]!.push(units);
      tails[Number(units)]!.push(tens);
    }
  }
  for (const list of [...heads, ...tails]) list.sort();
  return { heads, tails };
}

/** A prize that a ticket won. */
export interface TicketPrize {
  readonly prize: string;
  readonly number: string;
}

/** Prizes of a ticket: its last digits are those of a prize. Null for what is no ticket number of the board. */
export function checkTicket(
  rows: readonly BoardRow[],
  ticket: string,
): readonly TicketPrize[] | null {
  const digits = ticket.normalize('NFKC').replace(/\D/g, '');
  const special = rows.find(({ prize }) => prize === 'DB')?.numbers[0];
  if (special === undefined || digits.length !== special.length) return null;
  return rows.flatMap(({ prize, numbers }) =>
    numbers
      .filter((number) => /^\d+$/.test(number) && digits.endsWith(number))
      .map((number) => ({ prize, number })),
  );
}
