import type { OptionGroup, ParlayLegs, PickRow, PlayInput } from './lotteryModel.ts';
import {
  type Faults,
  type Form,
  parseTidy,
  pickSome,
  readEntry,
  readSet,
  type SymbolTable,
  tableOf,
} from './reading.ts';

/** A form together with what a screen needs to write it. */
export interface InputForm<Picks> extends Form<Picks> {
  readonly input: PlayInput;
}

/** Places of picked symbols, a list for each row. */
export type RowPicks = readonly (readonly number[])[];

type RowsInput = Extract<PlayInput, { kind: 'rows' }>;

interface RowsSpec extends Omit<RowsInput, 'kind' | 'positions' | 'crossed' | 'anchors'> {
  /** A random pick takes no symbol twice. */
  readonly different?: boolean;
  /** Rows may also be so many, the others then being empty. */
  readonly orRows?: number;
}

/** A row of which `min` to `max` are picked; all of them where no more is said. */
export const row = (
  id: string,
  symbols: readonly string[],
  min = 1,
  max = symbols.length,
): PickRow => ({ id, symbols, min, max });

/** Says nothing where some of what was meant could not be read. */
function checkCount(count: number, min: number, max: number, faults: Faults): void {
  if (faults.list.length > 0) return;
  if (count < min) faults.add('TOO_FEW');
  if (count > max) faults.add('TOO_MANY');
}

/** Rows joined by `|`. */
export function rowsForm({ different, orRows, ...spec }: RowsSpec): InputForm<RowPicks> {
  const { rows, joiner, leastRows } = spec;
  const tables = rows.map(({ symbols }) => tableOf(symbols));
  return {
    input: { kind: 'rows', ...spec },
    parse: (text) =>
      parseTidy(text, (tidy, faults) => {
        const parts = tidy.split('|', rows.length + 1);
        if (parts.length !== rows.length && parts.length !== orRows) return undefined;
        const picks = rows.map(({ min, max }, at) => {
          const picked = readSet(parts[at] ?? '', tables[at]!, faults);
          const mayBeEmpty = leastRows !== undefined && picked.length === 0;
          checkCount(picked.length, mayBeEmpty ? 0 : min, max, faults);
          return picked;
        });
        const filled = picks.filter(({ length }) => length > 0).length;
        checkCount(filled, leastRows ?? 0, rows.length, faults);
        return picks;
      }),
    write: (picks) =>
      picks
        .map((places, at) => places.map((place) => rows[at]!.symbols[place]).join(joiner) || '-')
        .join('|'),
    pick(stream) {
      const filled = leastRows === undefined ? undefined : pickSome(stream, rows.length, leastRows);
      const taken = new Set<number>();
      return rows.map(({ symbols, min }, at) => {
        if (filled && !filled.includes(at)) return [];
        const left = symbols.flatMap((_, place) => (different && taken.has(place) ? [] : [place]));
        const picked = pickSome(stream, left.length, min).map((place) => left[place]!);
        for (const place of picked) taken.add(place);
        return picked;
      });
    },
  };
}

/** Anchors, which every unit has, and followers of which the rest is taken. */
export interface AnchoredPicks {
  readonly anchors: readonly number[];
  readonly picks: readonly number[];
}

const ANCHORED = /^\s*(?:\(([^()]*)\))?([^()]*)$/;

/** One row of which each unit takes `take`, with up to `take - 1` anchors: `(04,05)01,02`. */
export function anchoredForm(
  picked: PickRow,
  take: number,
  joiner: '' | ',' = ',',
): InputForm<AnchoredPicks> {
  const table = tableOf(picked.symbols);
  const write = (places: readonly number[]) =>
    places.map((place) => table.symbols[place]).join(joiner);
  return {
    input: { kind: 'rows', joiner, rows: [{ ...picked, min: take }], anchors: take - 1 },
    parse: (text) =>
      parseTidy(text, (tidy, faults) => {
        const [matched, before = '', after = ''] = ANCHORED.exec(tidy) ?? [];
        if (matched === undefined) return undefined;
        const anchors = readSet(before, table, faults);
        const picks = readSet(after, table, faults);
        for (const place of anchors) {
          if (picks.includes(place)) faults.add('REPEATED', table.symbols[place]);
        }
        checkCount(anchors.length, 0, take - 1, faults);
        checkCount(anchors.length + picks.length, take, picked.max, faults);
        return { anchors, picks };
      }),
    write: ({ anchors, picks }) =>
      anchors.length > 0 ? `(${write(anchors)})${write(picks)}` : write(picks),
    pick: (stream) => ({ anchors: [], picks: pickSome(stream, picked.symbols.length, take) }),
  };
}

/** Anchored picks, or the two lists that stand in for them. */
export interface CrossablePicks extends AnchoredPicks {
  /** The second list, `picks` being the first; only where units are pairs. */
  readonly crossed?: readonly number[];
}

/** An anchored row; where units are pairs, two lists may be crossed instead: `01,13|02,14`. */
export function crossableForm(picked: PickRow, take: number): InputForm<CrossablePicks> {
  const anchored = anchoredForm(picked, take);
  const lists = rowsForm({
    rows: [
      { ...picked, min: 1 },
      { ...picked, min: 1 },
    ],
    joiner: ',',
  });
  if (take !== 2 || anchored.input.kind !== 'rows') return anchored;
  return {
    input: { ...anchored.input, crossed: true },
    parse(text) {
      if (!/[|｜]/.test(text)) return anchored.parse(text);
      const { picks, faults } = lists.parse(text);
      if (faults) return { faults };
      const [first = [], second = []] = picks;
      return { picks: { anchors: [], picks: first, crossed: second } };
    },
    write: (picks) =>
      picks.crossed ? lists.write([picks.picks, picks.crossed]) : anchored.write(picks),
    pick: (stream) => anchored.pick(stream),
  };
}

/** Options joined by `,`, by their places in all groups together. */
export function optionsForm(
  groups: readonly OptionGroup[],
  max?: number,
): InputForm<readonly number[]> {
  const tokens = groups.flatMap(({ options }) => options.map(({ token }) => token));
  // A comma stands between options even where each is one letter.
  const table: SymbolTable = { ...tableOf(tokens), single: false };
  return {
    input: { kind: 'options', groups, ...(max === undefined ? {} : { max }) },
    parse: (text) =>
      parseTidy(text, (tidy, faults) => {
        const picked = readSet(tidy, table, faults);
        checkCount(picked.length, 1, max ?? tokens.length, faults);
        return picked;
      }),
    write: (picks) => picks.map((place) => tokens[place]).join(','),
    pick: (stream) => [stream.below(tokens.length)],
  };
}

/** What an option is called under its heading: `1-07` is `07`. */
const nameOfLeg = (token: string) => token.slice(token.indexOf('-') + 1);

/** Options of which each group gives at most one; all of them are one unit. Tokens are `1-B`: the group, and its option. */
export function parlayForm(
  groups: readonly OptionGroup[],
  legs: ParlayLegs,
): InputForm<readonly number[]> {
  const options = groups.flatMap((group, of) => group.options.map(({ token }) => ({ token, of })));
  const table = tableOf(options.map(({ token }) => token));
  const symbols = groups.map((group) => group.options.map(({ token }) => token));
  return {
    input: { kind: 'options', groups, legs },
    parse: (text) =>
      parseTidy(text, (tidy, faults) => {
        const picked = readSet(tidy, table, faults);
        picked.forEach((place, at) => {
          const { token, of } = options[place]!;
          const before = picked.slice(0, at).map((other) => options[other]!);
          if (before.some((other) => other.of === of)) faults.add('TOO_MANY', token);
          else if (
            legs.different &&
            before.some((other) => nameOfLeg(other.token) === nameOfLeg(token))
          )
            faults.add('REPEATED', token);
        });
        checkCount(picked.length, legs.least, legs.most, faults);
        return picked;
      }),
    write: (picks) => picks.map((place) => options[place]!.token).join(','),
    pick(stream) {
      const taken: string[] = [];
      return pickSome(stream, groups.length, legs.least).map((of) => {
        const left = symbols[of]!.filter(
          (token) => !legs.different || !taken.includes(nameOfLeg(token)),
        );
        const token = left[stream.below(left.length)]!;
        taken.push(nameOfLeg(token));
        return table.find(token)!;
      });
    },
  };
}

interface EntriesSpec {
  readonly symbols: readonly string[];
  readonly width: number;
  readonly widest?: number;
  readonly inner: '' | ',';
  /** Between entries; a comma only where nothing stands inside of them. */
  readonly joiner?: ';' | ',';
  /** Puts an entry in the one order in which it is kept; undefined for an entry that the play does not know. */
  readonly order?: (places: readonly number[]) => readonly number[] | undefined;
}

const BETWEEN_ENTRIES = { '': /[^\s,;|]+/g, ',': /[^;|\n]+/g } as const;

/** Separate entries, written with `;` between them; each is kept as it is written. */
export function entriesForm({
  order = (places) => places,
  joiner = ';',
  ...spec
}: EntriesSpec): InputForm<readonly string[]> {
  const { symbols, width, widest = width, inner } = spec;
  const table = tableOf(symbols);
  const write = (places: readonly number[]) => places.map((place) => symbols[place]).join(inner);
  const readOne = (text: string): string | undefined => {
    // No entry is longer, whatever stands between its symbols.
    if (text.length > 32 * widest) return undefined;
    const places = readEntry(text, table);
    if (!places || places.length < width || places.length > widest) return undefined;
    const ordered = order(places);
    return ordered && write(ordered);
  };
  return {
    input: { kind: 'entries', ...spec, joiner },
    parse: (text) =>
      parseTidy(text, (tidy, faults) => {
        const entries = new Set<string>();
        for (const [token] of tidy.matchAll(BETWEEN_ENTRIES[inner])) {
          if (token.trim() === '') continue;
          const entry = readOne(token);
          if (entry === undefined) faults.add('UNKNOWN_TOKEN', token.trim());
          else if (entries.has(entry)) faults.add('REPEATED', token.trim());
          else entries.add(entry);
          if (faults.full) break;
        }
        if (entries.size === 0 && faults.list.length === 0) faults.add('TOO_FEW');
        return [...entries].sort();
      }),
    write: (picks) => picks.join(joiner),
    pick(stream) {
      for (;;) {
        const places = Array.from({ length: width }, () => stream.below(symbols.length));
        const ordered = order(places);
        if (ordered) return [write(ordered)];
      }
    },
  };
}

/** A row of symbols of which at least `min` are picked, joined by commas; picks are the symbols themselves. */
export function listForm(symbols: readonly string[], min = 1): InputForm<readonly string[]> {
  const { input, parse, pick } = rowsForm({ joiner: ',', rows: [row('pick', symbols, min)] });
  const toSymbols = (picks: RowPicks) => picks[0]!.map((place) => symbols[place]!);
  return {
    input,
    parse(text) {
      const parsed = parse(text);
      return parsed.faults ? parsed : { picks: toSymbols(parsed.picks) };
    },
    write: (picks) => picks.join(','),
    pick: (stream) => toSymbols(pick(stream)),
  };
}
