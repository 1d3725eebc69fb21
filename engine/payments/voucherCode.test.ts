import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFERENCE_ALPHABET } from './references.ts';
import { makeVoucherCode, readVoucherCode, writeVoucherCode } from './voucherCode.ts';

const places = fc.array(fc.nat(29), { minLength: 15, maxLength: 15 });
const codeOf = (chosen: readonly number[]) => {
  const left = [...chosen];
  return makeVoucherCode(() => left.shift()!);
};

describe('the code of a voucher', () => {
  it('is read however people write it', () => {
    fc.assert(
      fc.property(places, (chosen) => {
        const code = codeOf(chosen);
        const printed = writeVoucherCode(code);
        const wide = [...printed].map((sign) =>
          /[0-9A-Z]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : '－',
        );
        const arabic = printed.replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
        const ways = [code, printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' ')} `];
        for (const typed of [...ways, wide.join(''), arabic, printed.replaceAll('-', '–')]) {
          expect(readVoucherCode(typed)).toBe(code);
        }
      }),
    );
  });

  it('with one character mistyped is none', () => {
    fc.assert(
      fc.property(places, fc.nat(15), fc.nat(28), (chosen, at, other) => {
        const code = codeOf(chosen);
        const rest = [...REFERENCE_ALPHABET].filter((sign) => sign !== code[at]);
        expect(readVoucherCode(code.slice(0, at) + rest[other] + code.slice(at + 1))).toBeNull();
      }),
    );
  });

  it.each(['', 'hello', '0000-0000-0000-0000', 'A'.repeat(10_000), '<b>'])('is not %o', (typed) => {
    expect(readVoucherCode(typed)).toBeNull();
  });
});
