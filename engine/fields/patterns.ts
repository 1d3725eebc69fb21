import { parseAmericanDate, parseIsoDate } from './calendar.ts';

/** Fewest and most characters of a text, counted as Unicode code points. */
export interface LengthBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

/*
 * Every expression below is anchored, has no quantifier inside of another and nothing after its only repetition that
 * the repetition could take as well: each reads a text once. "Letters" are the English ones unless the product's list
 * tells English letters from letters (12, 14, 21), where every script's count, with their combining marks.
 */
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const WITHOUT_SPACES = /^[^\s\u200B\p{Cc}\p{Cs}]*$/u;
const LETTERS_DIGITS = /^[A-Za-z0-9]*$/;
const VISIBLE_ASCII = /^[!-~]*$/;
const LETTER = /[A-Za-z]/;
const UPPERCASE = /[A-Z]/;
const LOWERCASE = /[a-z]/;
const DIGIT = /[0-9]/;
const SYMBOL = /[^A-Za-z0-9]/;
const CHINESE_DIGITS = /^[\p{Script=Han}0-9]*$/u;
/** Han, the punctuation of CJK, its full-width forms, and the marks Chinese shares with the world: · ‐–… ‘’“” … ‧ */
const CHINESE_PUNCTUATION =
  /^[\p{Script=Han}\u00B7\u2010-\u2027\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30FB\uFE30-\uFE52\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]*$/u;
const KOREAN = /^\p{Script=Hangul}*$/u;
const THAI = /^\p{Script=Thai}*$/u;
const THAI_ENGLISH = /^[\p{Script=Thai}A-Za-z ]*$/u;
/** Kana, Han and the full-width letters and digits; no half-width kana, no ideographic space. */
const JAPANESE =
  /^[\p{Script=Han}\u3041-\u3096\u309D\u309E\u30A1-\u30FE\u31F0-\u31FF\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]*$/u;
const NAME_PART = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
const MAILBOX_ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const HOST_LABEL = /^[A-Za-z0-9-]{1,63}$/;
const TOP_LABEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i;

const MATCHERS: readonly ((text: string) => boolean)[] = [
  (text) => PLAIN.test(text),
  (text) => /^[A-Za-z][A-Za-z0-9]*$/.test(text),
  (text) => CHINESE_DIGITS.test(text),
  isEmail,
  (text) => LETTERS_DIGITS.test(text),
  (text) => LETTERS_DIGITS.test(text) && LETTER.test(text) && DIGIT.test(text),
  (text) => /^[0-9]*$/.test(text),
  (text) => LETTERS_DIGITS.test(text) && UPPERCASE.test(text),
  (text) => /^[A-Za-z ]*$/.test(text),
  (text) => WITHOUT_SPACES.test(text),
  (text) => CHINESE_PUNCTUATION.test(text),
  (text) => parseIsoDate(text) !== null,
  (text) => /^[\p{L}\p{M} ]*$/u.test(text),
  (text) => parseAmericanDate(text) !== null,
  (text) => /^[\p{L}\p{M}\p{Nd}]*$/u.test(text),
  (text) => KOREAN.test(text),
  (text) => THAI.test(text),
  (text) => THAI_ENGLISH.test(text),
  (text) => /^[A-Z ]*$/.test(text) && UPPERCASE.test(text),
  (text) => VISIBLE_ASCII.test(text),
  (text) =>
    VISIBLE_ASCII.test(text) &&
    [UPPERCASE, LOWERCASE, DIGIT, SYMBOL].every((kind) => kind.test(text)),
  isFullName,
  (text) => JAPANESE.test(text),
  (text) => /^[A-Z]*$/.test(text),
];

/** How many patterns the product numbers, from 0. */
export const PATTERN_COUNT = MATCHERS.length;

/**
 * Whether a text has a length within bounds and is what one of the product's 24 patterns asks, in time linear to the
 * upper bound however long the text is. Lengths count code points: an emoji is one, a letter with a combining mark
 * two unless it was composed (NFC) before. Nothing is trimmed, folded or composed here; no text matches an unknown id.
 */
export function matchesPattern(patternId: number, text: string, bounds: LengthBounds): boolean {
  return isLengthWithin(text, bounds) && (MATCHERS[patternId]?.(text) ?? false);
}

/** Whether a text's count of code points lies within bounds; looks at no more of it than the bounds need. */
export function isLengthWithin(text: string, { minLength, maxLength }: LengthBounds): boolean {
  // A code point is one code unit or two.
  if (text.length < minLength || text.length > 2 * maxLength) return false;
  let length = 0;
  for (const _ of text) length += 1;
  return length >= minLength && length <= maxLength;
}

/** An address that any mail server takes: dot-atom, at most 64 before the @ and 254 in all, a domain of two labels or more. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    text
      .slice(0, at)
      .split('.')
      .every((atom) => MAILBOX_ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('-')) &&
    labels.every((label) => !label.endsWith('-')) &&
    TOP_LABEL.test(labels.at(-1)!)
  );
}

/** Two names or more, one space between any two. */
function isFullName(text: string): boolean {
  const parts = text.split(' ');
  return parts.length > 1 && parts.every((part) => NAME_PART.test(part));
}
