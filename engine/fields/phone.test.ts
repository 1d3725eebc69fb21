import fc from 'fast-check';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { loadPhoneBook, maskPhone } from './phone.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const book = await loadPhoneBook();
const EXAMPLES = book.countries.flatMap(({ countryCode, countryDialingCode }) => {
  const national = (examples as Record<string, string>)[countryCode];
  return national ? [[countryCode, countryDialingCode, national] as const] : [];
});

describe('a mobile number', () => {
  it.each([
    ['612 34 54 12', '+34', '+34612345412'],
    ['612345412', '34', '+34612345412'],
    ['+34 612-345-412', '+34', '+34612345412'],
    // 00 stands for the plus sign.
    ['0034612345412', '+34', '+34612345412'],
    ['00 34 612 345 412', '+34', '+34612345412'],
    ['0034612345412', '+44', '+34612345412'],
    ['011 34 612 345 412', '+1', '+34612345412'],
    ['34612345412', '+34', '+34612345412'],
    ['\u202a+34 612 345 412\u202c', '+34', '+34612345412'],
    ['\u200e612345412', '+34', '+34612345412'],
    ['612\u00a034\u200954\u202f12', '+34', '+34612345412'],
    ['６１２　３４５　４１２', '+34', '+34612345412'],
    ['tel:+34612345412', '+44', '+34612345412'],
    ['TEL:612-345-412', '+34', '+34612345412'],
    ['tel:+34%20612%20345%20412', '+34', '+34612345412'],
    ['(612) 345.412', '+34', '+34612345412'],
    ['612–345—412', '+34', '+34612345412'],
    ['＋34 612345412', '+34', '+34612345412'],
    ['+44 (0)7911 123456', '+34', '+447911123456'],
    ['०९१२३४५६७८', '+84', '+84912345678'],
    ['612345412\ud83d', '+34', null],
    ['612345412\u0000', '+34', null],
    ['\u200e'.repeat(30) + '612345412', '+34', '+34612345412'],
    ['0912 345 678', '+84', '+84912345678'],
    ['912345678', '+84', '+84912345678'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+966', '+966501234567'],
    ['０９０ー１２３４ー５６７８', '+81', '+819012345678'],
    // Typed with a dialling code, that one counts.
    ['+44 7911 123456', '+34', '+447911123456'],
    ['61234541', '+34', null],
    ['6123454123', '+34', null],
    ['912 345 678', '+34', null],
    ['612345412 ext. 3', '+34', null],
    ['call 612345412', '+34', null],
    ['612345412', '+999', null],
    ['612345412', '34;drop', null],
    ['612345412', '', null],
    ['<b>', '+34', null],
  ])('%s after %s is %s', (typed, dialling, e164) => {
    const parsed = book.parse(typed, dialling);
    expect(parsed.ok ? parsed.e164 : null).toBe(e164);
  });

  it('is not looked for in a text that is longer than any', () => {
    expect(book.parse('6'.repeat(10_000_000), '+34')).toEqual({ ok: false, fault: 'invalid' });
  });

  it('that is not there is told from one that is wrong', () => {
    expect(book.parse('  ', '+34')).toEqual({ ok: false, fault: 'empty' });
    expect(book.parse('1', '+34')).toEqual({ ok: false, fault: 'invalid' });
  });

  it('tells its country, its dialling code and how it is written there', () => {
    expect(book.parse('612345412', '34')).toEqual({
      ok: true,
      e164: '+34612345412',
      countryCode: 'ES',
      countryDialingCode: '+34',
      national: '612 34 54 12',
      nationalDigits: '612345412',
    });
  });

  it('of every country is known, and once normal stays as it is', () => {
    expect(EXAMPLES.length).toBeGreaterThan(230);
    for (const [countryCode, dialling, national] of EXAMPLES) {
      const parsed = book.parse(national, dialling);
      expect(parsed.ok && parsed.countryDialingCode, countryCode).toBe(dialling);
      if (parsed.ok) expect(book.parse(parsed.e164, '+1')).toMatchObject({ e164: parsed.e164 });
    }
  });

  it('is read from anything without throwing', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc
        .array(fc.constantFrom(...'0123456789+-() .;ext=#*/〜＋'), { maxLength: 40 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(noise, noise, (typed, dialling) => {
        const parsed = book.parse(typed, dialling);
        if (parsed.ok) expect(parsed.e164).toMatch(/^\+[1-9][0-9]{5,14}$/);
        const spanish = book.parse(typed, '+34');
        if (spanish.ok) expect(spanish.e164).toMatch(/^\+[1-9][0-9]{5,14}$/);
      }),
      { numRuns: cases('fields', 3000) },
    );
  });
});

describe('the countries', () => {
  it('come once each, with their dialling codes', () => {
    const codes = book.countries.map(({ countryCode }) => countryCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual([...codes].sort());
    expect(book.countries).toContainEqual({ countryCode: 'ES', countryDialingCode: '+34' });
    expect(
      book.countries.every(({ countryDialingCode: code }) => /^\+[1-9]\d{0,3}$/.test(code)),
    ).toBe(true);
  });
});

describe('a mask', () => {
  it('shows the dialling code and three digits, and not how many there are', () => {
    expect(maskPhone('+34612345412', '+34')).toBe('+34 ••• ••• 412');
    expect(maskPhone('+8613912345678', '86')).toBe('+86 ••• ••• 678');
  });
});
