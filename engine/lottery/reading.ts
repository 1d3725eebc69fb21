import type { DrawStream } from '../games/fairness/drawStream.ts';
import { lazily } from './counting.ts';
import type { SelectionFault, SelectionFaultCode } from './lotteryModel.ts';

/** Longer texts are refused unread. */
const LONGEST_TEXT = 1_000_000;
/** Nobody mends more faults than these at once. */
const MOST_FAULTS = 100;
const LONGEST_TOKEN = 32;

const PLAIN = /^[\x20-\x60\x7b-\x7e]*$/;
const NUMBER = /^\d{1,4}$/;

/** What a text was read as: picks, or what is wrong with it. */
export type Parsed<Picks> =
  | { readonly picks: Picks; readonly faults?: undefined }
  | { readonly faults: readonly SelectionFault[]; readonly picks?: undefined };

/** A way to write picks: both directions, and a random one. */
export interface Form<Picks> {
  /** Never throws, and takes time and memory linear in the text. */
  parse(text: string): Parsed<Picks>;
  /** The one way in which picks are kept; `parse` reads it back. */
  write(picks: Picks): string;
  /** Random picks of as few units as there can be. */
  pick(stream: DrawStream): Picks;
}

/** Collects what is wrong with a text, so that all of it can be told at once. */
export class Faults {
  readonly list: SelectionFault[] = [];

  /** So many that the rest of the text is not worth reading. */
  get full(): boolean {
    return this.list.length >= MOST_FAULTS;
  }

  add(code: SelectionFaultCode, token?: string): void {
    if (this.full) return;
    if (token === undefined) this.list.push({ code });
    else this.list.push({ code, token: cut(token) });
  }
}

/** By whole characters, so that no half of one is left. */
const cut = (token: string) =>
  [...token.slice(0, 2 * LONGEST_TOKEN)].slice(0, LONGEST_TOKEN).join('');

/** Parses a text in its plain form: full-width and other compatible characters as the usual ones, letters as capitals. */
export function parseTidy<Picks>(
  text: string,
  read: (tidy: string, faults: Faults) => Picks | undefined,
): Parsed<Picks> {
  const faults = new Faults();
  if (text.length > LONGEST_TEXT) {
    faults.add('TOO_MANY');
    return { faults: faults.list };
  }
  const tidy = PLAIN.test(text)
    ? text
    : text.normalize('NFKC').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
  const picks = read(tidy, faults);
  if (picks === undefined && faults.list.length === 0) faults.add('SHAPE');
  return faults.list.length > 0 ? { faults: faults.list } : { picks: picks as Picks };
}

/** Symbols that may be picked, and how a text of them is read. */
export interface SymbolTable {
  readonly symbols: readonly string[];
  /** Every symbol is one character, so none needs anything between it and the next. */
  readonly single: boolean;
  /** Place of a symbol, however it is written: `3` and `03` are one. */
  find(token: string): number | undefined;
}

/** Makes the table of some symbols, at its first use; a number is known with and without its leading zero. */
export function tableOf(symbols: readonly string[]): SymbolTable {
  const single = symbols.every((symbol) => symbol.length === 1);
  const places = lazily(() => placesOf(symbols, !single));
  return { symbols, single, find: (token) => places().get(token) };
}

function placesOf(symbols: readonly string[], withZeros: boolean): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  symbols.forEach((symbol, place) => {
    if (!withZeros || !NUMBER.test(symbol)) return;
    places.set(String(Number(symbol)), place);
    places.set(String(Number(symbol)).padStart(2, '0'), place);
  });
  symbols.forEach((symbol, place) => places.set(symbol, place));
  return places;
}

const isBetween = (token: string) => token === ',' || token === '' || token.trim() === '';

/** The tokens of a text; some are empty. Single symbols need nothing between them. */
const tokensOf = (text: string, single: boolean): Iterable<string> =>
  single ? text : text.split(/[\s,]+/);

/** Places of the symbols that a text names, in their order; `-` alone names none. */
export function readSet(text: string, table: SymbolTable, faults: Faults): readonly number[] {
  if (text.trim() === '-') return [];
  const named = new Uint8Array(table.symbols.length);
  for (const token of tokensOf(text, table.single)) {
    const place = table.find(token);
    if (place === undefined) {
      if (isBetween(token)) continue;
      faults.add('UNKNOWN_TOKEN', token);
    } else if (named[place] === 1) faults.add('REPEATED', token);
    else named[place] = 1;
    if (faults.full) break;
  }
  const places: number[] = [];
  for (let place = 0; place < named.length; place += 1) if (named[place] === 1) places.push(place);
  return places;
}

/** Places of the symbols of one entry in the order in which they stand; undefined where one is unknown. */
export function readEntry(text: string, table: SymbolTable): readonly number[] | undefined {
  const places: number[] = [];
  for (const token of tokensOf(text, table.single)) {
    const place = table.find(token);
    if (place !== undefined) places.push(place);
    else if (!isBetween(token)) return undefined;
  }
  return places;
}

/** `count` different places below `of`, in order. */
export function pickSome(stream: DrawStream, of: number, count: number): readonly number[] {
  const left = Array.from({ length: of }, (_, place) => place);
  const taken = Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]!);
  return taken.sort((one, other) => one - other);
}
