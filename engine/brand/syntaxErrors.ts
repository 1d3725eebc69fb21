import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Fault } from './fault.ts';

type Words = Pick<Fault, 'rule' | 'message' | 'suggestion' | 'fix'>;

type Code = ReturnType<typeof printParseErrorCode>;

/** What is wrong, and what to do about it. */
const WORDS: Readonly<Partial<Record<Code, readonly [message: string, suggestion: string]>>> = {
  InvalidNumberFormat: ['This is not a number.', 'Write digits, such as 2 or 0.5.'],
  PropertyNameExpected: ['A key in double quotes is expected here.', 'Write "key": value.'],
  ValueExpected: [
    'A value is expected here.',
    'Write a text in double quotes, a number, true, false, a list or an object.',
  ],
  ColonExpected: ['A colon is missing before this.', 'Put ":" between the key and its value.'],
  CommaExpected: ['A comma is missing here.', 'Add ",".'],
  CloseBraceExpected: ['A closing brace "}" is missing.', 'Add "}" where the object ends.'],
  CloseBracketExpected: ['A closing bracket "]" is missing.', 'Add "]" where the list ends.'],
  EndOfFileExpected: [
    'The file goes on after its last brace.',
    'Remove what follows, or the brace too many before it.',
  ],
  InvalidCommentToken: ['Comments are not allowed in JSON.', 'Remove the comment.'],
  UnexpectedEndOfComment: [
    'This comment is not closed, and comments are not allowed in JSON.',
    'Remove the comment.',
  ],
  UnexpectedEndOfString: [
    'The closing double quote of this text is missing.',
    "Add '\"' where the text ends, on the same line.",
  ],
  UnexpectedEndOfNumber: ['This number is not finished.', 'Write digits, such as 2 or 0.5.'],
  InvalidUnicode: ['This \\u escape is not finished.', 'Write four hexadecimal digits after it.'],
  InvalidEscapeCharacter: ['This \\ escape does not exist in JSON.', 'Write "\\\\" for one "\\".'],
  InvalidCharacter: [
    'A text may not hold a line break, tab or other control character.',
    'Write "\\n" for a line break and "\\t" for a tab.',
  ],
};

const OTHERWISE = ['This is not JSON.', 'Compare it with a brand that works.'] as const;

/** Says in plain words what the parser stumbled over; `shift` characters of the file come before the text. */
export function describeSyntaxError(
  { error, offset, length }: ParseError,
  text: string,
  shift: number,
): Words {
  const rule = 'json.syntax';
  const written = text.slice(offset, offset + Math.min(length, 30));
  const code = printParseErrorCode(error);
  if (code === 'InvalidSymbol') return { rule, ...describeSymbol(written) };
  if (code === 'CommaExpected' && written.startsWith(':')) {
    const message = 'A colon stands in a list; is the closing bracket "]" missing before?';
    return { rule, message, suggestion: 'Add "]" where the list ends.' };
  }
  if (isCommaTooMany(text, offset)) {
    return {
      rule,
      message: 'Nothing follows this comma.',
      suggestion: 'Remove the comma.',
      fix: { kind: 'cut', offset: shift + endBefore(text, offset) - 1, length: 1 },
    };
  }
  const [message, suggestion] = WORDS[code] ?? OTHERWISE;
  return { rule, message, suggestion };
}

/** Where it is to be mended, which for commas is not where the parser stumbles. */
export function placeSyntaxError({ error, offset }: ParseError, text: string): number {
  if (isCommaTooMany(text, offset)) return endBefore(text, offset) - 1;
  const isMissing = printParseErrorCode(error) === 'CommaExpected' && text[offset] !== ':';
  return isMissing ? endBefore(text, offset) : offset;
}

function isCommaTooMany(text: string, offset: number): boolean {
  return /[}\]]/.test(text[offset] ?? '') && text[endBefore(text, offset) - 1] === ',';
}

/** The end of what is written before an offset. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}

function describeSymbol(written: string): Omit<Words, 'rule'> {
  const message = `${JSON.stringify(written)} is not JSON.`;
  if (/^'/.test(written)) return { message, suggestion: 'Use double quotes.' };
  if (/^[A-Za-z_]/.test(written)) {
    return { message, suggestion: 'Put texts and keys in double quotes.' };
  }
  return { message, suggestion: 'Remove it.' };
}
