import { dropUnseen, toAsciiDigits } from './digits.ts';

/** Nobody is sent a longer one, with all that may stand around it. */
const MAX_TYPED_UNITS = 255;

/** What stands between the digits of a code where it is copied from a message: spaces, dashes, dots, quotes, brackets. */
const BETWEEN = /[\s\p{Z}\p{P}\u2212\u30FC\u2800]/gu;

/**
 * The digits of a code that came by SMS or e-mail, is shown by an authenticator or drawn in a captcha, however it was
 * typed or pasted: in the digits of any writing, in groups, with unseen signs. Empty where nothing was typed; null for
 * what holds anything else, or is longer than any code.
 */
export function readCode(typed: string): string | null {
  if (typed.length > MAX_TYPED_UNITS) return null;
  const digits = toAsciiDigits(dropUnseen(typed).replace(BETWEEN, ''));
  return /^[0-9]*$/.test(digits) ? digits : null;
}
