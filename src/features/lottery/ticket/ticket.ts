import { importText, type BadPart } from '../../../../engine/lottery/importText.ts';
import type { LotteryPlay, PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import type { BetPlay } from '../bet/betPlay.ts';

/** Lotteries whose bets are whole numbers, keyed in one after the other. */
const TICKET_FAMILIES: ReadonlySet<string> = new Set(['SEA', '4D']);

/** Whether a family is bet on by a ticket of numbers. */
export const isTicketFamily = (family: string): boolean => TICKET_FAMILIES.has(family);

/** Plays that take the same numbers: of so many digits, one of them open where `rolls`. */
export interface TicketKind {
  /** Unique among those of a lottery: `3`, or `4R` with an open digit. */
  readonly id: string;
  readonly width: number;
  readonly rolls: boolean;
  readonly plays: readonly BetPlay[];
}

function kindOf(input: PlayInput): Pick<TicketKind, 'id' | 'width' | 'rolls'> | undefined {
  if (input.kind === 'options') return undefined;
  const symbols = input.kind === 'rows' ? (input.rows[0]?.symbols ?? []) : input.symbols;
  const width = input.kind === 'rows' ? (symbols[0]?.length ?? 0) : input.width;
  const rolls = symbols.includes('R');
  return { id: `${width}${rolls ? 'R' : ''}`, width, rolls };
}

/** The kinds of numbers that plays take, in the order of the plays. */
export function ticketKinds(plays: readonly BetPlay[]): readonly TicketKind[] {
  const kinds = new Map<string, TicketKind>();
  for (const each of plays) {
    const kind = kindOf(each.play.input);
    if (!kind) continue;
    const known = kinds.get(kind.id);
    kinds.set(kind.id, { ...kind, plays: [...(known?.plays ?? []), each] });
  }
  return [...kinds.values()];
}

/** Whether a number fits: the right length, digits alone, and one open place where there is one. */
export function isWhole({ width, rolls }: Pick<TicketKind, 'width' | 'rolls'>, entry: string) {
  if (entry.length !== width || !/^[0-9R]+$/.test(entry)) return false;
  return entry.split('R').length - 1 === (rolls ? 1 : 0);
}

/**
 * What is keyed in after more symbols: numbers that became whole, and the start of the next one. A second open place, and a
 * last place that leaves none open where one has to be, are not taken.
 */
export function keyIn(
  kind: Pick<TicketKind, 'width' | 'rolls'>,
  entry: string,
  typed: string,
): { readonly entry: string; readonly whole: readonly string[] } {
  const whole: string[] = [];
  let open = entry;
  for (const symbol of typed.toUpperCase().replace(/[^0-9R]/g, '')) {
    if (symbol === 'R' && (!kind.rolls || open.includes('R'))) continue;
    const next = open + symbol;
    if (next.length < kind.width) open = next;
    else if (isWhole(kind, next)) {
      whole.push(next);
      open = '';
    }
  }
  return { entry: open, whole };
}

/** Numbers put after those that are there; each once. */
export const addNumbers = (
  numbers: readonly string[],
  more: readonly string[],
): readonly string[] => [...new Set([...numbers, ...more])];

/** Every number of equal digits: 00 to 99 in tens and units, 000 to 999. */
export const doublesOf = (width: number): readonly string[] =>
  Array.from({ length: 10 }, (_, digit) => String(digit).repeat(width));

/** Numbers as they stand on a ticket of fewer digits: their last ones, which is what is drawn of them. */
export const shorten = (numbers: readonly string[], width: number): readonly string[] => [
  ...new Set(numbers.map((number) => number.slice(-width))),
];

/** The numbers of a ticket in one play. */
export interface TicketReading {
  /** As the play keeps them; absent where none can be bet on. */
  readonly selection?: string;
  readonly units: number;
  /** The first number that the play does not take. */
  readonly bad?: BadPart;
}

/** Reads the numbers of a ticket as a selection of a play, without those that are full. */
export function readTicket(
  play: Pick<LotteryPlay, 'input' | 'read'>,
  numbers: readonly string[],
  full: ReadonlySet<string> = new Set(),
): TicketReading {
  const { selection, units, bad } = importText(
    play,
    numbers.filter((number) => !full.has(number)).join(' '),
  );
  return { selection, units, bad: bad[0] };
}
