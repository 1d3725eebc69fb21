import { certainName } from '../nearestName.ts';

/** A change of a text; offsets count from 0. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** One place at which a text is not JSON, and what was probably meant there. */
export interface Slip {
  /** Where a person looks for it. */
  readonly offset: number;
  readonly message: string;
  readonly suggestion: string;
  /** What makes JSON of it. */
  readonly edits: readonly TextEdit[];
  /** Slips of one habit, such as single quotes, are told once. */
  readonly habit?: string;
  /** Whether there is no other sensible mending. */
  readonly isCertain?: boolean;
  /** Whether it was guessed where an object, list or text ends. */
  readonly isGuess?: boolean;
}

/** A piece of a text that is nearly JSON. */
export interface Token {
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'other' | 'end';
  readonly offset: number;
  readonly end: number;
  /** Where its line begins. */
  readonly line: number;
}

/** Stands in a mended text where there is no value. */
export const HOLE = '\uE000';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const WORDS: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  no: 'false',
  off: 'false',
};
const NOTHING = /^(none|nil|undefined|nan|~)$/i;
/** With what a word, an address or a number may begin; everything else outside of quotes stands for nothing. */
const WORD_START = /[\p{L}\p{N}_$#@*+.~<%&!?/\\-]/u;

/** A piece of a line that is neither a sign of JSON nor a text in quotes. */
interface Piece {
  readonly line: string;
  /** Up to the next sign of JSON, quote or space. */
  readonly written: string;
  readonly before: Token['kind'] | undefined;
  readonly isValue: boolean;
}

/** How a piece is read: as which token, how much of it, and what is written in its place. */
interface Reading extends Partial<Pick<Slip, 'habit' | 'isCertain'>> {
  readonly kind?: Token['kind'];
  readonly length: number;
  readonly content: string;
  readonly message: string;
  readonly suggestion: string;
}

/** Reads a piece of a line from its start; no token is left of what stands for nothing. */
export function readWord(
  line: string,
  start: number,
  before: Token['kind'] | undefined,
  slips: Slip[],
): { readonly kind?: Token['kind'] | undefined; readonly end: number } {
  const written = (/^[^"',:{}[\]=;\s]+/.exec(line)?.[0] ?? line[0]!).replace(/(?<=.)\/\*.*$/, '');
  if (/^(true|false|null)$/.test(written) || NUMBER.test(written)) {
    return { kind: 'other', end: start + written.length };
  }
  const piece = { line, written, before, isValue: before === ':' || before === '[' };
  const reading =
    readSign(piece) ??
    readUnopened(piece) ??
    readLiteral(piece) ??
    readNumber(piece) ??
    readBare(piece) ??
    readJunk(piece);
  const { kind, length, content, ...words } = reading;
  slips.push({ offset: start, ...words, edits: [{ offset: start, length, content }] });
  return { kind, end: start + length };
}

function readSign({ line, written, before }: Piece): Reading | undefined {
  if (!/^[=;]/.test(written)) return undefined;
  const isColon = written.startsWith('=') && before === 'string';
  const length = isColon && line[1] === '>' ? 2 : 1;
  return {
    kind: isColon ? ':' : ',',
    length,
    content: isColon ? ':' : ',',
    message: `${JSON.stringify(line.slice(0, length))} is not JSON.`,
    suggestion: isColon ? 'Put ":" between the key and its value.' : 'Write a comma.',
  };
}

/** The rest of a text whose first quote is missing. */
function readUnopened({ line }: Piece): Reading | undefined {
  const found = /^[^"',:{}[\]\s][^"',:{}[\]]*"(?=\s*([:,}\]]|$))/.exec(line)?.[0];
  if (found === undefined || !isJson(`"${found}`)) return undefined;
  return {
    kind: 'string',
    length: found.length,
    content: `"${found}`,
    message: `${JSON.stringify(found.slice(0, -1)).slice(0, 40)} lacks its opening double quote.`,
    suggestion: `Write "${found.slice(0, 40)}.`,
  };
}

function readLiteral({ written, before, isValue }: Piece): Reading | undefined {
  const lower = written.toLowerCase();
  const message = `${JSON.stringify(written.slice(0, 40))} is not JSON.`;
  const common = { kind: 'other', length: written.length, message } as const;
  const isOwn = /^(true|false)$/.test(lower);
  const literal = isOwn ? lower : isValue && Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined;
  if (literal !== undefined) {
    const suggestion = `Write ${literal}.`;
    return { ...common, habit: 'literal', content: literal, suggestion, isCertain: true };
  }
  const isNothing = NOTHING.test(written) || lower === 'null';
  if (!isNothing || !(isValue || before === ',')) return undefined;
  const suggestion = 'Leave the key out where it has no value.';
  return { ...common, content: JSON.stringify(HOLE), suggestion };
}

function readNumber({ written }: Piece): Reading | undefined {
  const number = /^[+.\d-]/.test(written) ? numberOf(written) : undefined;
  if (number === undefined) return undefined;
  return {
    kind: 'other',
    length: written.length,
    content: String(number),
    message: 'This is not a number.',
    suggestion: `Write ${number}.`,
  };
}

function readBare({ line, written, isValue }: Piece): Reading | undefined {
  if (written.search(WORD_START) !== 0) return undefined;
  const whole = isValue ? bareText(line, written) : written;
  const near = isValue ? certainName(written, ['true', 'false']) : undefined;
  return {
    kind: near === undefined ? 'string' : 'other',
    length: whole.length,
    content: near ?? JSON.stringify(whole),
    ...(!isValue && { habit: 'bareKey' }),
    message: `${JSON.stringify(whole.slice(0, 40))} is not JSON.`,
    suggestion: near === undefined ? 'Put texts and keys in double quotes.' : `Write ${near}.`,
    isCertain: near !== undefined || !isValue,
  };
}

function readJunk({ written }: Piece): Reading {
  const end = written.search(WORD_START);
  const length = end < 0 ? written.length : end;
  return {
    habit: 'junk',
    length,
    content: '',
    message: `${JSON.stringify(written.slice(0, Math.min(length, 10)))} is not JSON.`,
    suggestion: 'Remove it.',
  };
}

/** Whether a text is JSON by itself. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function numberOf(written: string): number | undefined {
  const plain = written.replace(/(?<=\d)_(?=\d)/g, '').replace(/^([+-]?)0+(?=\d)/, '$1');
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** A text without quotes, as YAML has it. */
function bareText(line: string, written: string): string {
  const whole = /^[^",{}[\]]*/
    .exec(line)![0]
    .replace(/\s+(#|\/\/).*$/, '')
    .trimEnd();
  return whole.length > written.length && !/:(\s|$)/.test(whole) ? whole : written;
}
