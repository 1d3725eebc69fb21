import { editText, type EditedText } from './editText.ts';
import { readTokens } from './jsonTokens.ts';
import { HOLE, isJson, type Slip, type TextEdit, type Token } from './jsonWords.ts';

/** JSON made of a text that is nearly JSON. */
export interface RepairedJson extends EditedText {
  /** Every slip, in the order of the text. */
  readonly slips: readonly Slip[];
}

/**
 * Finds what keeps a text from being JSON, and what was probably meant, so that the rest of it can be checked. Where an
 * object or list is not closed, the lines' indents tell where its end belongs.
 */
export function repairJson(text: string): RepairedJson {
  if (isJson(text)) return { ...editText(text, []), slips: [] };
  const { tokens, slips: found } = readTokens(text);
  const structural = new Repair(text, tokens).run();
  const slips = [...found, ...structural].sort((a, b) => a.offset - b.offset);
  // What closes a text comes before what closes the object around it; a key is quoted rather than a word spelt.
  const edits = [...found, ...structural]
    .flatMap((slip, order) => slip.edits.map((edit) => ({ ...edit, order })))
    .sort(
      (a, b) =>
        a.offset - b.offset ||
        Number(a.length > 0) - Number(b.length > 0) ||
        b.length - a.length ||
        (a.length === 0 ? a.order - b.order : b.order - a.order),
    );
  return { ...editText(text, edits), slips };
}

type Words = Pick<Slip, 'message' | 'suggestion'> & Partial<Slip>;

type Frame = {
  readonly kind: '{' | '[';
  readonly indent: number;
  readonly line: number;
  readonly isSwapped?: boolean;
};

/** Deeper than any file may be; what is nested further is left out. */
const DEEPEST = 100;

class Repair {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #slips: Slip[] = [];
  readonly #stack: Frame[] = [];
  /** Objects that are opened more often than closed, and so may end where an indent says so. */
  #unclosed: number;
  readonly #cut = new Set<Token>();
  /** What closed the outermost object. */
  #rootEnd: { readonly token: Token; readonly isFilled: boolean } | undefined;
  #at = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
    const count = (kind: string) => tokens.filter((token) => token.kind === kind).length;
    this.#unclosed = count('{') + count('[') - count('}') - count(']');
  }

  run(): readonly Slip[] {
    this.#value();
    for (let left = this.#token; left.kind !== 'end'; left = this.#token) {
      const last = this.#tokens[this.#at - 1];
      const goesOn =
        last &&
        last === this.#rootEnd?.token &&
        /^(,|string)$/.test(left.kind) &&
        this.#hasKeyAhead();
      const edit = goesOn
        ? { offset: last.offset, length: 1, content: '' }
        : { offset: left.offset, length: this.#text.length - left.offset, content: '' };
      this.#slip(left.offset, [edit], {
        message: 'The file goes on after its last brace.',
        suggestion: 'Remove what follows, or the brace too many before it.',
        isGuess: true,
      });
      if (!goesOn) break;
      this.#unclosed += 1;
      const isFilled = this.#rootEnd?.isFilled ?? false;
      this.#entries({ kind: '{', indent: -1, line: 0 }, isFilled);
    }
    return this.#slips;
  }

  get #token(): Token {
    return this.#tokens[this.#at]!;
  }

  #next(ahead = 1): Token {
    return this.#tokens[this.#at + ahead] ?? this.#tokens.at(-1)!;
  }

  /** The end of what is written before the token that comes. */
  get #endBefore(): number {
    return this.#tokens[this.#at - 1]?.end ?? 0;
  }

  #hasKeyAhead(): boolean {
    const from = this.#token.kind === ',' ? 1 : 0;
    return this.#next(from).kind === 'string' && this.#next(from + 1).kind === ':';
  }

  #slip(offset: number, edits: readonly TextEdit[], words: Words): void {
    this.#slips.push({ offset, edits, ...words });
  }

  #insert(offset: number, content: string, words: Words, at = offset): void {
    this.#slip(offset, [{ offset: at, length: 0, content }], words);
  }

  #value(): void {
    while (this.#stack.length > DEEPEST && /^[{[]$/.test(this.#token.kind)) this.#dropToken();
    const { kind, offset, line } = this.#token;
    if (kind === '{' || kind === '[') {
      const isSwapped =
        kind === '[' && this.#next().kind === 'string' && this.#next(2).kind === ':';
      if (isSwapped) {
        this.#slip(offset, [{ offset, length: 1, content: '{' }], {
          message: 'Keys with values stand in braces, not in brackets.',
          suggestion: 'Write "{" and "}" around them.',
        });
      }
      const frame: Frame = {
        kind: isSwapped ? '{' : kind,
        line,
        indent: this.#indentOf(line),
        isSwapped,
      };
      this.#at += 1;
      this.#stack.push(frame);
      this.#entries(frame, false);
      this.#stack.pop();
    } else if (kind === 'string' || kind === 'other') this.#at += 1;
    else {
      const place = kind === 'end' ? this.#endBefore : offset;
      const words = {
        message: 'A value is expected here.',
        suggestion: 'Write a text in double quotes, a number, true, false, a list or an object.',
      };
      this.#insert(place, JSON.stringify(HOLE), words, this.#endBefore);
    }
  }

  /** Everything up to the end of an object or list, that end included. */
  #entries(frame: Frame, hasEntries: boolean): void {
    let isFilled = hasEntries;
    let comma: Token | undefined;
    for (;;) {
      for (; this.#token.kind === ','; this.#at += 1) {
        if (comma || !isFilled) this.#cutComma(this.#token, 'Nothing stands before this comma.');
        else comma = this.#token;
      }
      if (this.#isAstray(frame)) {
        if (frame.isSwapped || this.#closesWrongly()) return this.#replaceEnd(frame, comma);
        this.#dropToken();
        continue;
      }
      if (this.#isEnd(frame)) return this.#close(frame, comma, isFilled);
      if (isFilled && !comma) {
        this.#insert(this.#endBefore, ',', {
          message: 'A comma is missing here.',
          suggestion: 'Add ",".',
        });
      }
      if (frame.kind === '{') this.#property();
      else this.#value();
      isFilled = true;
      comma = undefined;
    }
  }

  /** Whether what comes belongs to nothing that is open. */
  #isAstray(frame: Frame): boolean {
    const { kind } = this.#token;
    if (kind === ':') return frame.kind === '[';
    if (frame.isSwapped && kind === ']') return true;
    const closes = kind === '}' ? '{' : kind === ']' ? '[' : undefined;
    return (
      closes !== undefined &&
      closes !== frame.kind &&
      !this.#stack.some((outer) => outer.kind === closes)
    );
  }

  /** Whether a closing sign ends what is open, though it is of the wrong kind. */
  #closesWrongly(): boolean {
    return (
      this.#stack.length > 1 && this.#token.kind !== ':' && /^([,}\]]|end)$/.test(this.#next().kind)
    );
  }

  #replaceEnd(frame: Frame, comma: Token | undefined): void {
    if (comma) this.#cutComma(comma, 'Nothing follows this comma.');
    const { offset, kind } = this.#token;
    const close = frame.kind === '{' ? '}' : ']';
    this.#slip(offset, [{ offset, length: 1, content: close }], {
      message: `A "${close}" is expected here, not "${kind}".`,
      suggestion: `Write "${close}".`,
      isGuess: true,
    });
    this.#at += 1;
  }

  /** Whether nothing more of an object or list comes. */
  #isEnd(frame: Frame): boolean {
    const { kind } = this.#token;
    if (kind === 'end' || kind === '}' || kind === ']') return true;
    if (frame.kind === '[') return kind === 'string' && this.#hasKeyAhead();
    if (kind === 'string') return this.#isOutside(frame);
    return kind === '{' && this.#stack.at(-2)?.kind === '[';
  }

  /** Whether a key or closing sign that begins a line stands further out than what it would belong to. */
  #isOutside({ indent, line }: Frame): boolean {
    if (this.#unclosed <= 0) return false;
    const { kind, offset, line: start } = this.#token;
    if (start === line || /\S/.test(this.#text.slice(start, offset))) return false;
    return kind === 'string' ? this.#indentOf(start) <= indent : this.#indentOf(start) < indent;
  }

  #close(frame: Frame, comma: Token | undefined, isFilled: boolean): void {
    const close = frame.kind === '{' ? '}' : ']';
    const { kind, offset } = this.#token;
    const goesOn = kind === 'string' || kind === '{';
    if (comma && !goesOn) this.#cutComma(comma, 'Nothing follows this comma.');
    if (kind === close && !this.#isOutside(frame)) {
      if (close === '}' && this.#stack.length <= 1)
        this.#rootEnd = { token: this.#token, isFilled };
      this.#at += 1;
      return;
    }
    const at = comma && goesOn ? comma.offset : this.#endBefore;
    this.#insertEnd(frame, at, goesOn || kind === 'end' ? at : offset);
    // The comma belongs to what is around.
    if (goesOn && comma) this.#at = this.#tokens.lastIndexOf(comma, this.#at);
  }

  #insertEnd(frame: Frame, at: number, seen: number): void {
    this.#unclosed -= 1;
    const isColon = frame.kind === '[' && this.#token.kind === 'string';
    const [close, what, place] =
      frame.kind === '{' ? ['}', 'brace', 'object'] : [']', 'bracket', 'list'];
    const words = {
      message: isColon
        ? 'A colon stands in a list; is the closing bracket "]" missing before?'
        : `A closing ${what} "${close}" is missing.`,
      suggestion: `Add "${close}" where the ${place} ends.`,
      isGuess: true,
    };
    this.#insert(isColon ? this.#next().offset : seen, close!, words, at);
  }

  #property(): void {
    const key = this.#token;
    if (key.kind === 'other') {
      const written = this.#text.slice(key.offset, key.end);
      this.#slip(
        key.offset,
        [{ offset: key.offset, length: key.end - key.offset, content: JSON.stringify(written) }],
        keyExpected,
      );
    } else if (key.kind !== 'string') {
      const colon = key.kind === ':' ? '' : ':';
      this.#insert(key.offset, JSON.stringify(HOLE) + colon, keyExpected);
      if (key.kind === ':') this.#at += 1;
      this.#value();
      while (this.#token.kind === ':') this.#dropToken();
      return;
    }
    this.#at += 1;
    const { kind, offset } = this.#token;
    if (kind === ':') this.#at += 1;
    else {
      if (!/^([{[]|string|other)$/.test(kind)) {
        return this.#insert(this.#endBefore, `:${JSON.stringify(HOLE)}`, {
          message: 'A colon and a value are missing here.',
          suggestion: 'Write "key": value.',
        });
      }
      this.#insert(offset, ':', {
        message: 'A colon is missing before this.',
        suggestion: 'Put ":" between the key and its value.',
      });
    }
    this.#value();
    while (this.#token.kind === ':') this.#dropToken();
  }

  #dropToken(): void {
    const { offset, end } = this.#token;
    const written = this.#text.slice(offset, end);
    this.#slip(offset, [{ offset, length: end - offset, content: '' }], {
      message: `This "${written}" stands in a wrong place.`,
      suggestion: 'Remove it.',
      isGuess: true,
    });
    this.#at += 1;
  }

  #cutComma(comma: Token, message: string): void {
    if (this.#cut.has(comma)) return;
    this.#cut.add(comma);
    const { offset } = comma;
    this.#slip(offset, [{ offset, length: 1, content: '' }], {
      message,
      suggestion: 'Remove the comma.',
      isCertain: true,
    });
  }

  #indentOf(lineStart: number): number {
    return /^[ \t]*/.exec(this.#text.slice(lineStart, lineStart + 200))![0].length;
  }
}

const keyExpected = {
  message: 'A key in double quotes is expected here.',
  suggestion: 'Write "key": value.',
} as const;
