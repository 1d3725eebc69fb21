import { HOLE, isJson, readWord, type Slip, type Token } from './jsonWords.ts';

const QUOTES = new Set(`'\`“”„‟‘’‚‛«»`);
const SMART_CLOSING = '”’»';
/** White space to a person, but not to JSON. */
const ODD_SPACE =
  /[\u000b\u000c\u0085\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/;
const ESCAPE = /^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/;

/** Cuts a text that is nearly JSON into tokens; tells every slip that one token shows by itself. */
export function readTokens(text: string): { tokens: readonly Token[]; slips: readonly Slip[] } {
  const tokens: Token[] = [];
  const slips: Slip[] = [];
  const skips = new Map<number, number>();
  let at = 0;
  let line = 0;
  let isPaired = true;
  let lineEnd = endOfLine(text, 0);
  const push = (kind: Token['kind'], offset: number, end: number) => {
    tokens.push({ kind, offset, end, line });
    at = end;
  };
  const cut = (words: Omit<Slip, 'offset' | 'edits'>, length: number, content = '') => {
    slips.push({ ...words, offset: at, edits: [{ offset: at, length, content }] });
    at += length;
  };
  while (at < text.length) {
    if (at > lineEnd) {
      line = startOfLine(text, at);
      lineEnd = endOfLine(text, at);
    }
    const sign = text[at]!;
    const rest = text.slice(at, Math.min(lineEnd, at + LOOK_AHEAD));
    const before = tokens.at(-1)?.kind;
    const skip = skips.get(at);
    if (skip !== undefined) at = skip;
    else if (/[ \t\r\n]/.test(sign)) at += 1;
    else if ('{}[]:,'.includes(sign)) push(sign as Token['kind'], at, at + 1);
    else if (ODD_SPACE.test(sign)) cut(oddSpace, 1, ' ');
    else if (at === line && /^([<>|=])\1{6}(?!\1)/.test(rest)) {
      const slip = readMergeMarker(text, at, lineEnd, isPaired);
      const other = slip.edits[1];
      if (sign === '<') isPaired = other !== undefined;
      if (other) skips.set(other.offset, other.offset + other.length);
      slips.push(slip);
      at = lineEnd;
    } else if (sign === '"') push('string', at, readString(text, at, lineEnd, slips));
    else if (isComment(rest, before)) cut(comment, lengthOfComment(text, at, lineEnd), ' ');
    else if (QUOTES.has(sign)) push('string', at, readOddString(text, at, lineEnd, slips));
    else {
      const { kind, end } = readWord(rest, at, before, slips);
      if (kind) push(kind, at, end);
      at = end;
    }
  }
  tokens.push({ kind: 'end', offset: text.trimEnd().length, end: text.length, line });
  return { tokens, slips };
}

/** So much of a line is looked at for what a piece of it may be. */
const LOOK_AHEAD = 1000;

const oddSpace = {
  habit: 'space',
  message: 'This is a space that JSON does not know.',
  suggestion: 'Write a plain space.',
  isCertain: true,
} as const;

const comment = {
  habit: 'comment',
  message: 'Comments are not allowed in JSON.',
  suggestion: 'Remove the comment.',
} as const;

function endOfLine(text: string, at: number): number {
  LINE_END.lastIndex = at;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\r\n]/g;

function startOfLine(text: string, at: number): number {
  let start = at;
  while (start > 0 && !/[\r\n]/.test(text[start - 1]!)) start -= 1;
  return start;
}

/** Of two sides of a merge the first one is read. */
function readMergeMarker(text: string, at: number, lineEnd: number, isPaired: boolean): Slip {
  const line = { offset: at, length: lineEnd - at, content: '' };
  const starts = /(?<=[\r\n])(={7}|\|{7})[^\r\n]*/g;
  const ends = /(?<=[\r\n])>{7}[^\r\n]*/g;
  const isStart = isPaired && text[at] === '<';
  starts.lastIndex = lineEnd;
  const middle = isStart ? starts.exec(text) : null;
  ends.lastIndex = starts.lastIndex;
  const end = middle ? ends.exec(text) : null;
  if (!end || !middle) {
    return {
      offset: at,
      habit: 'merge',
      message: 'This line was left over from a merge.',
      suggestion: 'Remove the line.',
      edits: [line],
    };
  }
  const other = { offset: middle.index, length: ends.lastIndex - middle.index, content: '' };
  return {
    offset: at,
    message: 'A merge was left unfinished here.',
    suggestion:
      'Keep one of the two sides, and remove the lines "<<<<<<<", "=======" and ">>>>>>>".',
    edits: [line, other],
  };
}

function isComment(rest: string, before: Token['kind'] | undefined): boolean {
  if (before === ':' && /^#[0-9a-f]{3,8}\s*($|[,}\]\r\n])/i.test(rest)) return false;
  return /^(#|\/\/|\/\*)/.test(rest);
}

function lengthOfComment(text: string, at: number, lineEnd: number): number {
  if (!text.startsWith('/*', at)) return lineEnd - at;
  const end = text.indexOf('*/', at + 2);
  return (end < 0 ? text.length : end + 2) - at;
}

/** The end of a text in double quotes. */
function readString(text: string, start: number, line: number, slips: Slip[]): number {
  const isOpening = new Set<string>();
  for (let at = start + 1; at < line; at += 1) {
    const sign = text[at]!;
    if (sign === '"') {
      const key = /^"([\w$.-]+)\s*:\s*"$/.exec(text.slice(start, at + 1));
      if (!key || /^\s*[:,}\]]/.test(text.slice(at + 1, at + 80))) return at + 1;
      return closeAt(text, start, start + 1 + key[1]!.length, slips);
    }
    if ('“‘«'.includes(sign)) isOpening.add(sign);
    if (SMART_CLOSING.includes(sign) && isOpening.size === 0 && endsValue(text, at + 1)) {
      slips.push(quoteSlip(text, start, at + 1, text.slice(start + 1, at)));
      return at + 1;
    }
    if (sign === '\\') {
      const escape = ESCAPE.exec(text.slice(at, at + 6));
      if (escape) at += escape[0].length - 1;
      else {
        slips.push({
          offset: at,
          message: 'This \\ escape does not exist in JSON.',
          suggestion: 'Write "\\\\" for one "\\".',
          edits: [{ offset: at, length: 0, content: '\\' }],
        });
        if (text[at + 1] === '\\') at += 1;
      }
    } else if (sign < ' ') {
      slips.push({
        offset: at,
        message: 'A text may not hold a line break, tab or other control character.',
        suggestion: 'Write "\\n" for a line break and "\\t" for a tab.',
        edits: [{ offset: at, length: 1, content: meantBy(sign) }],
      });
    }
  }
  const written = text.slice(start, line).replace(/(?<=.)\s*[,}\]]*\s*$/, '');
  const end = start + Math.max(written.length, 1);
  return closeAt(text, start, end, slips);
}

/** A line break or tab as JSON writes it; any other control character is there by mistake. */
function meantBy(sign: string): string {
  return /\s/.test(sign) ? JSON.stringify(sign).slice(1, -1) : '';
}

/** Closes a text; where the file ends in it, too little is known of it to speak of. */
function closeAt(text: string, start: number, end: number, slips: Slip[]): number {
  // What was found beyond is in no text any more.
  while ((slips.at(-1)?.offset ?? 0) >= end) slips.pop();
  const isCutOff = !/\S/.test(text.slice(end, end + LOOK_AHEAD));
  slips.push({
    offset: start,
    message: 'The closing double quote of this text is missing.',
    suggestion: "Add '\"' where the text ends, on the same line.",
    edits: isCutOff
      ? [{ offset: start, length: end - start, content: JSON.stringify(HOLE) }]
      : [{ offset: end, length: 0, content: '"' }],
    isGuess: true,
  });
  return end;
}

function endsValue(text: string, at: number): boolean {
  return /^[ \t]*($|[:,}\]\r\n#])/.test(text.slice(at, at + 80));
}

/** The end of a text in other quotes than JSON's. */
function readOddString(text: string, start: number, line: number, slips: Slip[]): number {
  for (let at = start + 1; at < line; at += 1) {
    if (text[at] === '\\') at += 1;
    else if ((QUOTES.has(text[at]!) || text[at] === '"') && endsValue(text, at + 1)) {
      slips.push(quoteSlip(text, start, at + 1, text.slice(start + 1, at)));
      return at + 1;
    }
  }
  const inner = text.slice(start + 1, line).replace(/\s*[,}\]]*\s*$/, '');
  const end = start + 1 + inner.length;
  slips.push({ ...quoteSlip(text, start, end, inner), isGuess: true, isCertain: false });
  return end;
}

function quoteSlip(text: string, start: number, end: number, inner: string): Slip {
  const isSingle = text[start] === "'";
  const plain = inner.replace(/\\(['`])/g, '$1').replace(/(?<!\\)"/g, '\\"');
  const content = isJson(`"${plain}"`) ? `"${plain}"` : JSON.stringify(inner);
  return {
    offset: start,
    habit: isSingle ? 'single' : 'smart',
    message: `${text.slice(start, end).slice(0, 30)} is not JSON: its quotes are ${isSingle ? 'single' : 'no straight ones'}.`,
    suggestion: 'Use double quotes.',
    edits: [{ offset: start, length: end - start, content }],
    isCertain: true,
  };
}
