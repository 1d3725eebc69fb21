import type {
  ChosenPositions,
  PickRow,
  PlayInput,
} from '../../../../engine/lottery/lotteryModel.ts';

/** What somebody has picked so far, before it is a selection. */
export interface Picks {
  /** Symbols by row; the tokens of options and whole entries stand in the first. */
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

const mostOf = (input: PlayInput, at: number): number => {
  if (input.kind === 'rows') return input.rows[at]?.max ?? 0;
  return input.max ?? Infinity;
};

/** Puts symbols in place of those of a row. */
export const setRow = (picks: Picks, at: number, row: readonly string[]): Picks => ({
  ...picks,
  rows: picks.rows.map((own, place) => (place === at ? row : own)),
});

/** Picks a symbol of a row, or lets it go. A row that takes one alone changes to it; a full one stays as it is. */
export function togglePick(picks: Picks, input: PlayInput, at: number, symbol: string): Picks {
  const row = picks.rows[at] ?? [];
  const others = row.filter((own) => own !== symbol);
  if (others.length < row.length) return setRow(picks, at, others);
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
  const { symbols } = input.rows[at]!;
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
  const rows = input.rows.map(({ symbols }, at) => inOrder(symbols, picks.rows[at] ?? []));
  const text = rows.map((row) => (row.length > 0 ? row.join(input.joiner) : '-')).join('|');
  const { symbols } = input.rows[0]!;
  const anchors =
    picks.anchors.length > 0 ? `(${inOrder(symbols, picks.anchors).join(input.joiner)})` : '';
  if (input.rows.length === 1 && rows[0]!.length === 0) return where + anchors;
  return where + anchors + text;
}
