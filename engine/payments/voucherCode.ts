import { dropUnseen, toAsciiDigits } from '../fields/digits.ts';
import { makeChecked, readChecked } from './references.ts';

const LENGTH = 16;
const GROUP = /.{4}/g;

/** A voucher's code, 16 characters of which the last is a check character. `below(n)` is a whole number from 0, below `n`. */
export const makeVoucherCode = (below: (end: number) => number): string =>
  makeChecked(LENGTH, below);

/** A code as it is kept, of what somebody typed in any way that people write it; null for what cannot be one. */
export function readVoucherCode(typed: string): string | null {
  const plain = toAsciiDigits(dropUnseen(typed).normalize('NFKC'));
  return readChecked(LENGTH, plain.replace(/[\p{Dash}_]/gu, ''));
}

/** A code as it is printed: four groups of four. */
export const writeVoucherCode = (code: string): string => code.match(GROUP)!.join('-');
