import fc from 'fast-check';
import PaynowQR from 'paynowqr';
import { createStaticPix, hasError } from 'pix-utils';
import generatePromptPay from 'promptpay-qr';
import { QRPay } from 'vietnam-qr-pay';
import { describe, expect, it } from 'vitest';
import {
  crcOf,
  payNowText,
  pixText,
  promptPayText,
  readEmv,
  readFields,
  toPlainText,
  vietQrText,
  writeFields,
} from './emv.ts';
import { epcText } from './epc.ts';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`), { size: 'max' });
const cents = fc.integer({ min: 1, max: 99_999_999 });
const toText = (minor: number) => (minor / 100).toFixed(2);
const word = (longest: number) =>
  fc.stringMatching(new RegExp(`^[A-Z][A-Za-z0-9]{0,${longest - 1}}$`));

/** pix-utils writes names and cities in capitals. */
const capitals = fc.stringMatching(/^[A-Z]{1,15}$/);

describe('texts of codes', () => {
  it('equal those of promptpay-qr', () => {
    const target = fc.oneof(fc.stringMatching(/^0[689][0-9]{8}$/), digits(13), digits(15));
    fc.assert(
      fc.property(target, fc.option(cents, { nil: undefined }), (to, minor) => {
        const amount = minor === undefined ? {} : { amount: toText(minor) };
        const theirs = generatePromptPay(to, minor === undefined ? {} : { amount: minor / 100 });
        expect(promptPayText({ target: to, ...amount })).toBe(theirs);
      }),
    );
  });

  it('equal those of vietnam-qr-pay', () => {
    fc.assert(
      fc.property(digits(6), digits(12), cents, word(20), (bankBin, account, dong, reference) => {
        const amount = String(dong);
        const theirs = QRPay.initVietQR({
          bankBin,
          bankNumber: account,
          amount,
          purpose: reference,
        });
        expect(vietQrText({ bankBin, account, amount, reference })).toBe(theirs.build());
      }),
    );
  });

  it('equal those of pix-utils', () => {
    fc.assert(
      fc.property(capitals, capitals, cents, word(25), (name, city, minor, txid) => {
        const key = '+5511943214321';
        const theirs = createStaticPix({
          merchantName: name,
          merchantCity: city,
          pixKey: key,
          txid,
          transactionAmount: minor / 100,
        });
        if (hasError(theirs)) throw new Error(theirs.message);
        const ours = pixText({ to: { key }, amount: toText(minor), name, city, txid });
        expect(ours).toBe(theirs.toBRCode());
      }),
    );
  });

  it('equal those of paynowqr', () => {
    const uen = '201403121W';
    fc.assert(
      fc.property(cents, fc.boolean(), word(20), word(20), (minor, editable, name, reference) => {
        const [amount, expires] = [toText(minor), '20261231'];
        const ours = payNowText({ to: { uen }, amount, editable, expires, name, reference });
        const theirs = new PaynowQR({
          uen,
          amount,
          editable,
          expiry: expires,
          company: name,
          refNumber: reference,
        }).output();
        // It writes check sums below 1000 in fewer digits than four.
        expect(ours.slice(0, -4)).toBe(theirs.slice(0, ours.length - 4));
        expect(ours.slice(-4)).toBe(theirs.slice(ours.length - 4).padStart(4, '0'));
      }),
    );
  });

  it('carry the check sum of a printed PayNow code', () => {
    const printed =
      '00020101021126490009SG.PAYNOW010120210201403121W030110408209912315204000053037025802SG5906LIVERY6009Singapore6304';
    expect(readEmv(`${printed}${crcOf(printed)}`).valid).toBe(true);
  });

  it('are refused with one character changed', () => {
    const text = promptPayText({ target: '0801234567', amount: '100.50' });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0123456789ABC'), (at, character) => {
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        expect(readEmv(changed).valid).toBe(changed === text);
      }),
    );
  });

  it('read back as the fields they were written from', () => {
    const id = fc.stringMatching(/^[0-9]{2}$/);
    const value = fc.stringMatching(/^[ -~]{1,99}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(id, value)), (fields) => {
        const read = readFields(writeFields(fields));
        expect(read).toEqual(fields.map(([name, text]) => ({ id: name, value: text })));
      }),
    );
  });

  it.each(['', '0', '000', '00020', '0002011', '00AB01', '0000'])('%j is none', (text) => {
    expect(readEmv(text).valid).toBe(false);
  });

  it('carry names without accents, cut', () => {
    expect(toPlainText('Đặng Thị Ánh – Sòng', 15)).toBe('Dang Thi Anh So');
    expect(toPlainText('São Paulo', 15)).toBe('Sao Paulo');
  });

  it.each([
    () => pixText({ to: { key: 'k' }, name: '赌场', city: 'X' }),
    () => pixText({ to: { key: 'k' }, name: 'A', city: 'B', txid: 'a-b' }),
    () => pixText({ to: { key: 'k' }, name: 'A', city: 'B', amount: '0' }),
    () => vietQrText({ bankBin: '970415', account: '1', amount: '1.5' }),
    () => promptPayText({ target: '12' }),
    () => payNowText({ to: { uen: 'U' }, amount: '1', expires: '2026', name: 'A' }),
    () => epcText({ iban: 'DE00', name: 'A', amount: '1', reference: '' }),
  ])('are not made of what they cannot carry', (make) => {
    expect(make).toThrow(RangeError);
  });

  it('for transfers in euro have a line for each part', () => {
    const iban = 'DE71 1102 2033 0123 4567 89';
    const text = epcText({ iban, name: 'Livery\nGmbH', amount: '12.3', reference: 'LV7K2Q9' });
    expect(text.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Livery GmbH',
      'DE71110220330123456789',
      'EUR12.30',
      '',
      '',
      'LV7K2Q9',
    ]);
  });
});
