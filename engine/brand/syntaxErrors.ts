import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Fault } from './fault.ts';

type Words = Pick<Fault, 'rule' | 'message' | 'suggestion' | 'fix'>;

const MESSAGES: Readonly<Partial<Record<ReturnType<typeof printParseErrorCode>, string>>> = {
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A key in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon is missing before this.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing brace "}" is missing.',
  CloseBracketExpected: 'A closing bracket "]" is missing.',
  EndOfFileExpected: 'The file goes on after its last brace.',
  InvalidCommentToken: 'Comments are not allowed in JSON.',
  UnexpectedEndOfComment: 'This comment is not closed, and comments are not allowed in JSON.',
  UnexpectedEndOfString: 'The closing double quote of this text is missing.',
  UnexpectedEndOfNumber: 'This number is not finished.',
  InvalidUnicode: 'This \\u escape is not finished.',
  InvalidEscapeCharacter: 'This \\ escape does not exist in JSON.',
  InvalidCharacter: 'A text may not hold a line break, tab or other control character.',
};

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
    return { rule, message };
  }
  if (isCommaTooMany(text, offset)) {
    return {
      rule,
      message: 'Nothing follows this comma.',
      suggestion: 'Remove the comma.',
      fix: { kind: 'cut', offset: shift + endBefore(text, offset) - 1, length: 1 },
    };
  }
  return { rule, message: MESSAGES[code] ?? 'This is not JSON.' };
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
  return { message };
}
