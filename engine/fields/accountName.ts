import { toAsciiDigits } from './digits.ts';

const UNSEEN_AT_END =
  /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}]+|[\s\p{Default_Ignorable_Code_Point}\p{Cf}]+$/gu;

/**
 * A username as it is checked and kept, whatever keyboard typed it: full-width and other compatible letters become plain
 * ones, digits 0 to 9, without spaces and unseen signs around.
 */
export function normaliseAccount(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC')).replace(UNSEEN_AT_END, '');
}

/** A username as it is compared and counted, whatever its capitals. */
export function foldAccount(typed: string): string {
  return normaliseAccount(typed).toLowerCase();
}

/** Scripts with letters that look like those of another one. */
const LOOKALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u,
];

const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a name shows all it is made of, and no letters of two alphabets that look alike. */
export function isPlainName(name: string): boolean {
  return !UNSEEN.test(name) && LOOKALIKE_SCRIPTS.filter((script) => script.test(name)).length <= 1;
}
