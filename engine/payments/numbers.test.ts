import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeClabe,
  completeCpf,
  isCardNumber,
  isClabe,
  isCnpj,
  isCpf,
  isEvmAddress,
  maskAccountNumber,
  readAccountNumber,
} from './accountNumbers.ts';
import { findReferences, makeReference, readReference, REFERENCE_ALPHABET } from './references.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const wrongDigit = (number: string, at: number, by: number) =>
  number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);

describe('numbers of accounts', () => {
  it('with one wrong digit are no CLABE', () => {
    fc.assert(
      fc.property(digits(17), fc.nat(16), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
        const whole = completeClabe(first);
        expect(isClabe(whole)).toBe(true);
        expect(isClabe(wrongDigit(whole, at, by))).toBe(false);
      }),
    );
  });

  // Remainders of 0 and of 1 have the same check digit, so a CPF does not find every wrong digit before its own two.
  it('with one wrong check digit are no CPF', () => {
    fc.assert(
      fc.property(
        digits(9),
        fc.constantFrom(9, 10),
        fc.integer({ min: 1, max: 9 }),
        (first, at, by) => {
          const whole = completeCpf(first);
          fc.pre(!/^(\d)\1*$/.test(whole));
          expect(isCpf(whole)).toBe(true);
          expect(isCpf(wrongDigit(whole, at, by))).toBe(false);
        },
      ),
    );
  });

  it('with one wrong digit are no card', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        expect(isCardNumber(wrongDigit('4242424242424242', at, by))).toBe(false);
      }),
    );
  });

  it('are those of companies in Brazil', () => {
    expect(isCnpj('11222333000181')).toBe(true);
    expect(isCnpj('11222333000182')).toBe(false);
  });

  it('are addresses with their check sum', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(isEvmAddress(address)).toBe(true);
    expect(isEvmAddress(address.toLowerCase())).toBe(true);
    expect(isEvmAddress(address.replace('aA', 'Aa'))).toBe(false);
    expect(isEvmAddress(`${address}0`)).toBe(false);
  });

  it.each([
    ['card', '4242 4242-4242 4242', '4242424242424242'],
    ['iban', 'de71 1102 2033 0123 4567 89', 'DE71110220330123456789'],
    ['pixKey', '123.456.789-09', '12345678909'],
    ['pixKey', ' ana@example.com ', 'ana@example.com'],
    ['pixKey', '+55 11 94321-4321', '+5511943214321'],
    ['pixKey', '12345678900', null],
    ['clabe', '032180000118359718', null],
    ['bank', '1133 6666 8888', '113366668888'],
    ['bank', '1', null],
    ['bank', 'es91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['bank', 'ES91 2100 0418 4502 0005 1333', null],
    ['wallet', 'ana wong', null],
  ] as const)('%s %j is kept as %j', (kind, typed, kept) => {
    expect(readAccountNumber(kind, typed)).toBe(kept);
  });

  it('show their last four characters', () => {
    expect(maskAccountNumber('113366668888')).toBe('••••8888');
  });
});

describe('references', () => {
  const reference = fc
    .array(fc.nat(REFERENCE_ALPHABET.length - 1), { minLength: 7, maxLength: 7 })
    .map((places) => {
      const left = [...places];
      return makeReference(() => left.shift()!);
    });

  it('read back however they are typed', () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(made).toHaveLength(8);
        const typed = ` ${made.slice(0, 4).toLowerCase()}-${made.slice(4)} `;
        expect(readReference(typed)).toBe(made);
        expect(findReferences(`Transfer ${made}, thanks`)).toEqual([made]);
      }),
    );
  });

  it('with one wrong character are none', () => {
    const place = fc.nat(7);
    fc.assert(
      fc.property(
        reference,
        place,
        fc.constantFrom(...REFERENCE_ALPHABET),
        (made, at, character) => {
          const typed = made.slice(0, at) + character + made.slice(at + 1);
          expect(readReference(typed)).toBe(typed === made ? made : null);
        },
      ),
    );
  });

  it('with neighbours swapped are none, unless they stand 15 places apart', () => {
    fc.assert(
      fc.property(reference, fc.nat(6), (made, at) => {
        const [one, other] = [made[at]!, made[at + 1]!];
        const apart = Math.abs(REFERENCE_ALPHABET.indexOf(one) - REFERENCE_ALPHABET.indexOf(other));
        const typed = made.slice(0, at) + other + one + made.slice(at + 2);
        expect(readReference(typed) !== null).toBe(apart === 0 || apart === 15);
      }),
    );
  });
});
