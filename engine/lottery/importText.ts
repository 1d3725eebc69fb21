import type { LotteryPlay, SelectionFaultCode } from './lotteryModel.ts';

/** More units than these are not taken from a text. */
export const MOST_IMPORTED_UNITS = 100_000;
/** Longer texts are refused unread. */
const LONGEST_TEXT = 1_000_000;
/** Nobody mends more lines than these at once. */
const MOST_BAD = 100;
const LONGEST_TOKEN = 32;

/** A part of a text that is no pick of the play. */
export interface BadPart {
  /** From 1. */
  readonly line: number;
  /** As it stands in the text, cut to 32 characters. */
  readonly token: string;
  readonly code: SelectionFaultCode;
}

/** What a text came to. */
export interface TextImport {
  /** Everything sound, in the way the play keeps it, with its units; absent where that is no selection. */
  readonly selection?: string;
  readonly units: number;
  /** Every sound pick, each once, in the order of the text; none where they are more than may be taken. */
  readonly picks: readonly string[];
  /** Picks that stand in the text more than once; each counts once. */
  readonly repeated: number;
  /** What is wrong, at most 100 of `badCount`. */
  readonly bad: readonly BadPart[];
  readonly badCount: number;
}

/** Where one pick ends and the next begins; symbols inside of an entry may have commas and blanks between them. */
const BETWEEN = { '': /[\s,;|]+/, ',': /[;|]+/ } as const;

/** Reads one pick; canonical, or what is wrong with it. */
type ReadPick = (
  token: string,
) => { readonly pick: string } | { readonly code: SelectionFaultCode };

function pickReader({ input, read }: Pick<LotteryPlay, 'input' | 'read'>): ReadPick | undefined {
  if (input.kind === 'entries' && !input.positions) {
    return (token) => {
      const reading = read(token);
      return reading.faults ? { code: reading.faults[0]!.code } : { pick: reading.selection };
    };
  }
  const [only, ...others] = input.kind === 'rows' ? input.rows : [];
  if (!only || others.length > 0) return undefined;
  const known = new Map(only.symbols.map((symbol) => [symbol, symbol]));
  const width = only.symbols[0]!.length;
  return (token) => {
    const pick = known.get(token.normalize('NFKC').toUpperCase().padStart(width, '0'));
    return pick === undefined ? { code: 'UNKNOWN_TOKEN' } : { pick };
  };
}

/** Whether a play's selections can be pasted as a list: entries, or a single row of symbols. */
export function takesText(play: Pick<LotteryPlay, 'input' | 'read'>): boolean {
  return pickReader(play) !== undefined;
}

/**
 * Picks of a play from a text that somebody pasted, parted by blanks, commas, semicolons, bars and line ends. Empty parts
 * are dropped, repeated ones count once, and bad ones are told while the others are kept. Never throws; a play that takes
 * no list gives the fault `SHAPE`.
 */
export function importText(play: Pick<LotteryPlay, 'input' | 'read'>, text: string): TextImport {
  const readPick = pickReader(play);
  const { input } = play;
  const between = BETWEEN[input.kind === 'entries' ? input.inner : ''];
  const picks = new Set<string>();
  const bad: BadPart[] = [];
  const counts = { badCount: 0, repeated: 0 };
  const refuse = (line: number, token: string, code: SelectionFaultCode) => {
    counts.badCount += 1;
    if (bad.length < MOST_BAD) bad.push({ line, token: token.slice(0, LONGEST_TOKEN), code });
  };
  if (!readPick) refuse(1, '', 'SHAPE');
  else if (text.length > LONGEST_TEXT) refuse(1, '', 'TOO_MANY');
  else {
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      for (const token of line.split(between)) {
        if (token.trim() === '') continue;
        const read = readPick(token);
        if ('code' in read) refuse(index + 1, token.trim(), read.code);
        else if (picks.has(read.pick)) counts.repeated += 1;
        else picks.add(read.pick);
      }
      if (picks.size > MOST_IMPORTED_UNITS) break;
    }
  }
  const whole = readWhole(play, [...picks], (code) => refuse(1, '', code));
  return { ...whole, ...counts, bad };
}

/** Sound picks as one selection of the play; says why where they make none. */
function readWhole(
  { input, read }: Pick<LotteryPlay, 'input' | 'read'>,
  picks: readonly string[],
  refuse: (code: SelectionFaultCode) => void,
): Pick<TextImport, 'selection' | 'units' | 'picks'> {
  if (picks.length === 0) return { units: 0, picks };
  if (picks.length > MOST_IMPORTED_UNITS) {
    refuse('TOO_MANY_UNITS');
    return { units: 0, picks: [] };
  }
  const whole = read(picks.join(input.kind === 'options' ? ',' : input.joiner));
  if (!whole.faults && whole.units <= MOST_IMPORTED_UNITS) return { ...whole, picks };
  refuse(whole.faults?.[0]?.code ?? 'TOO_MANY_UNITS');
  return { units: 0, picks };
}
