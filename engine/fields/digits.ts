const DIGITS = /\p{Nd}/gu;
const DIGIT = /^\p{Nd}$/u;

/**
 * Signs that take no room on the screen: marks of direction, joiners, soft hyphens, fillers, variation selectors, byte
 * order marks. They come along when a text is copied, and nobody can see or delete them.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\uFFF9-\uFFFB]/gu;

/** What a digit counts: digits of every writing stand in runs of ten, from nought to nine, some of them next to each other. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0)!;
  let start = at;
  while (start > 0 && DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return (at - start) % 10;
}

/** A text with the decimal digits of every writing (Arabic, Persian, Devanagari, full-width …) as 0 to 9; all else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => (digit <= '9' ? digit : String(valueOf(digit))));
}

/** A text without the signs that nobody sees. */
export function dropUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** The digits of a text in any writing, as 0 to 9, and nothing else of it: for fields that take digits alone. */
export function keepDigits(text: string): string {
  return toAsciiDigits(text).replace(/[^0-9]/g, '');
}
