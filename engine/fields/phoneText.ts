import { dropUnseen, toAsciiDigits } from './digits.ts';

/** A number as pasted may have this many code units, with marks of direction and what stands around it. */
export const MAX_TYPED_PHONE = 128;

const PREFIX = /^(?:tel|callto|sms|whatsapp)\s*:\s*(?:\/\/)?/i;
const DASHES = /[\p{Pd}\u2212\u30FC]/gu;

/**
 * A telephone number as people type, copy and link it, in the signs that numbers are read by: digits of every writing as
 * 0 to 9, plain spaces and dashes, no unseen signs, no "tel:". What is not a number stays as wrong as it is.
 */
export function simplifyPhone(typed: string): string {
  return toAsciiDigits(dropUnseen(typed))
    .replace(/%20|[\s\p{Z}\u2800]+/gu, ' ')
    .trim()
    .replace(PREFIX, '')
    .replace(DASHES, '-')
    .replace(/[＋﹢⁺]/g, '+')
    .replace(/[（﹙]/g, '(')
    .replace(/[）﹚]/g, ')')
    .trim();
}

/** The digits of a number that is kept as it is given, without the signs that groups are written with. */
export function readPhoneDigits(typed: string): string {
  return simplifyPhone(typed).replace(/[ ().+/\u2024·-]/g, '');
}
