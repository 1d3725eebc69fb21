import type {
  ChosenPositions,
  PickRow,
  PlayInput,
} from '../../../../engine/lottery/lotteryModel.ts';

/** What somebody has picked so far, before it is a selection. */
export interface Picks {
  /** Symbols by row; the tokens of options and whole entries stand in the first. Of a play that crosses lists, two for its one. */
  readonly rows: readonly (readonly string[])[];
  readonly anchors: readonly string[];
  /** Chosen positions, from 1. */
  readonly positions: readonly number[];
}

/** The positions that may be chosen beside the picks. */
export const positionsOf = (input: PlayInput): ChosenPositions | undefined =>
  input.kind === 'options' ? undefined : input.positions;

/** Nothing picked; positions start with as many as the play wants, the last ones. */
export function noPicks(input: PlayInput): Picks {
  const rows = input.kind === 'rows' ? input.rows.map(() => []) : [[]];
  const choice = positionsOf(input);
  const positions = choice
    ? Array.from({ length: choice.least }, (_, at) => choice.of - choice.least + 1 + at)
    : [];
  return { rows, anchors: [], positions };
}

/** Whether nothing is picked. */
export const isEmpty = ({ rows, anchors }: Picks): boolean =>
  anchors.length === 0 && rows.every((row) => row.length === 0);

const inOrder = (symbols: readonly string[], picked: readonly string[]) =>
  symbols.filter((symbol) => picked.includes(symbol));

/** The row of the play that a row of picks is of: crossed lists are both of the only one. */
export const rowAt = ({ rows }: Extract<PlayInput, { kind: 'rows' }>, at: number): PickRow =>
  rows[at] ?? rows[0]!;

/** Whether two lists are crossed. */
export const isCrossed = (input: PlayInput, { rows }: Picks): boolean =>
  input.kind === 'rows' && input.crossed === true && rows.length === 2;

/** Parts the picks of a row into two lists of which each number of one meets each of the other, or puts them together. */
export function crossLists(picks: Picks, input: PlayInput, crossing: boolean): Picks {
  if (input.kind !== 'rows' || !input.crossed || crossing === isCrossed(input, picks)) return picks;
  const [first = [], second = []] = picks.rows;
  if (crossing) return { ...picks, anchors: [], rows: [first, []] };
  return { ...picks, rows: [[...new Set([...first, ...second])].slice(0, input.rows[0]!.max)] };
}

const mostOf = (input: PlayInput, at: number): number => {
  if (input.kind === 'rows') return rowAt(input, at).max;
  return input.max ?? Infinity;
};

/** Puts symbols in place of those of a row. */
export const setRow = (picks: Picks, at: number, row: readonly string[]): Picks => ({
  ...picks,
  rows: picks.rows.map((own, place) => (place === at ? row : own)),
});

/** Whether two options stand under one heading. */
const isBeside = (input: PlayInput, one: string, other: string): boolean =>
  input.kind === 'options' &&
  input.groups.some(({ options }) =>
    [one, other].every((name) => options.some(({ token }) => token === name)),
  );

/**
 * Picks a symbol of a row, or lets it go. A row that takes one alone changes to it, and so does a leg of a parlay; a full
 * one stays as it is.
 */
export function togglePick(picks: Picks, input: PlayInput, at: number, symbol: string): Picks {
  const row = picks.rows[at] ?? [];
  const others = row.filter((own) => own !== symbol);
  if (others.length < row.length) return setRow(picks, at, others);
  const legs = input.kind === 'options' ? input.legs : undefined;
  if (legs) {
    const beside = others.filter((own) => !isBeside(input, own, symbol));
    return beside.length < legs.most ? setRow(picks, at, [...beside, symbol]) : picks;
  }
  const most = mostOf(input, at);
  if (most === 1)
    return { ...setRow(picks, at, [symbol]), anchors: without(picks.anchors, symbol) };
  if (row.length >= most) return picks;
  return { ...setRow(picks, at, [...row, symbol]), anchors: without(picks.anchors, symbol) };
}

const without = (list: readonly string[], symbol: string) => list.filter((own) => own !== symbol);

/** Makes a symbol one that every line has, or lets it go; it leaves the others. */
export function toggleAnchor(picks: Picks, input: PlayInput, symbol: string): Picks {
  if (input.kind !== 'rows' || !input.anchors) return picks;
  if (picks.anchors.includes(symbol)) {
    return { ...picks, anchors: without(picks.anchors, symbol) };
  }
  if (picks.anchors.length >= input.anchors) return picks;
  const rows = picks.rows.map((row) => without(row, symbol));
  return { ...picks, rows, anchors: [...picks.anchors, symbol] };
}

/** Chooses a position, or lets it go; never fewer than the play wants. */
export function togglePosition(picks: Picks, input: PlayInput, position: number): Picks {
  const choice = positionsOf(input);
  const has = picks.positions.includes(position);
  if (!choice || (has && picks.positions.length <= choice.least)) return picks;
  const positions = has
    ? picks.positions.filter((own) => own !== position)
    : [...picks.positions, position].sort((one, other) => one - other);
  return { ...picks, positions };
}

/** What fills a row at once. */
export const ROW_HELPERS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowHelper = (typeof ROW_HELPERS)[number];

/** The symbols that a helper picks: the upper half by size is big. */
export function helperSymbols(symbols: readonly string[], helper: RowHelper): readonly string[] {
  const middle = Math.floor(symbols.length / 2);
  switch (helper) {
    case 'all':
      return symbols;
    case 'big':
      return symbols.slice(middle);
    case 'small':
      return symbols.slice(0, middle);
    case 'odd':
      return symbols.filter((symbol) => Number(symbol) % 2 === 1);
    case 'even':
      return symbols.filter((symbol) => Number(symbol) % 2 === 0);
    case 'clear':
      return [];
  }
}

/** Whether helpers make sense for a row: enough numbers, and as many may be picked as they pick. */
export const hasHelpers = ({ symbols, max }: Pick<PickRow, 'symbols' | 'max'>): boolean =>
  symbols.length >= 8 && max >= symbols.length && symbols.every((symbol) => /^\d+$/.test(symbol));

/** Fills a row at once. */
export function fillRow(picks: Picks, input: PlayInput, at: number, helper: RowHelper): Picks {
  if (input.kind !== 'rows') return picks;
  const { symbols } = rowAt(input, at);
  const row = helperSymbols(symbols, helper);
  return { ...setRow(picks, at, row), anchors: picks.anchors.filter((own) => !row.includes(own)) };
}

/** Puts whole entries or options in place of those that are there. */
export const withEntries = (picks: Picks, entries: readonly string[]): Picks =>
  setRow(picks, 0, entries);

/** The selection in the play's notation; what is wrong with it the play itself says. */
export function writePicks(input: PlayInput, picks: Picks): string {
  if (input.kind === 'options') {
    const tokens = input.groups.flatMap(({ options }) => options.map(({ token }) => token));
    return inOrder(tokens, picks.rows[0] ?? []).join(',');
  }
  const where = positionsOf(input) ? `${picks.positions.join(',')}@` : '';
  if (input.kind === 'entries') return where + (picks.rows[0] ?? []).join(input.joiner);
  const rows = (isCrossed(input, picks) ? picks.rows : input.rows).map((_, at) =>
    inOrder(rowAt(input, at).symbols, picks.rows[at] ?? []),
  );
  const text = rows.map((row) => (row.length > 0 ? row.join(input.joiner) : '-')).join('|');
  const { symbols } = input.rows[0]!;
  const anchors =
    picks.anchors.length > 0 ? `(${inOrder(symbols, picks.anchors).join(input.joiner)})` : '';
  if (rows.length === 1 && rows[0]!.length === 0) return where + anchors;
  return where + anchors + text;
}
