import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShorthand, type ShorthandContext } from './shorthand.ts';

const station = (code: string, name: string, family = 'VNS') => ({
  code,
  name,
  family,
  lottery: `VN${code}`,
});
const context: ShorthandContext = {
  stations: [
    station('TG', 'Tiền Giang'),
    station('KG', 'Kiên Giang'),
    station('DL', 'Đà Lạt'),
    station('MB', 'Miền Bắc', 'VNN'),
  ],
  pairOf: (one, other) =>
    one.family === 'VNS' && other.family === 'VNS' ? `${one.code}+${other.code}` : undefined,
};
const read = (text: string) => readShorthand(text, context);
const short = (text: string) =>
  read(text).items.map(({ lottery, play, selection, units, unitPrice }) =>
    [lottery, play, selection, units, unitPrice].join(' '),
  );

describe('southern shorthand', () => {
  it('names stations, numbers, bets and amounts in thousands', () => {
    expect(short('tg 12.34b1 123xc1,5 14.41da0,5')).toEqual([
      'VNTG LO2 12,34 36 1000',
      'VNTG C3.HT 123 2 1500',
      'VNTG DATHANG 14,41 1 500',
    ]);
  });

  it.each([
    ['tg kg 12b1', ['VNTG LO2 12 18 1000', 'VNKG LO2 12 18 1000']],
    ['2d 12.13.14da1', ['TG+KG DAXIEN 12,13,14 3 1000']],
    [
      '3dai 12.13da1',
      ['TG+KG DAXIEN 12,13 1 1000', 'TG+DL DAXIEN 12,13 1 1000', 'KG+DL DAXIEN 12,13 1 1000'],
    ],
    ['tg 12b1 kg 13b2', ['VNTG LO2 12 18 1000', 'VNKG LO2 13 18 2000']],
    ['TIỀNGIANG 12 34 b1', ['VNTG LO2 12,34 36 1000']],
    ['đàlạt 112dao1', ['VNDL LO3 112,121,211 51 1000']],
    ['tg 12.345b1', ['VNTG LO2 12 18 1000', 'VNTG LO3 345 17 1000']],
    ['tg 12b1dd2', ['VNTG LO2 12 18 1000', 'VNTG DE.HT 12 2 2000']],
    ['tg 12 34b1', ['VNTG LO2 12,34 36 1000']],
    ['tg tg 2d 12b1', ['VNTG LO2 12 18 1000', 'VNKG LO2 12 18 1000']],
    ['mb 12dau1;13ĐUÔI1', ['VNMB DE.HEAD 12 4 1000', 'VNMB DE.DB 13 1 1000']],
  ])('%s', (text, items) => {
    expect(short(text)).toEqual(items);
    expect(read(text).faults).toEqual([]);
  });

  it('tells what it does not understand and keeps the rest', () => {
    expect(read('12b1 tg xx 12b1 12zz1 12b0 12xc1 12da1 b2 5b1 12b1,2345')).toEqual({
      items: [{ lottery: 'VNTG', play: 'LO2', selection: '12', units: 18, unitPrice: '1000' }],
      faults: [
        { token: '12b1', code: 'NO_STATION' },
        { token: 'xx', code: 'NOT_UNDERSTOOD' },
        { token: '12zz1', code: 'NO_SUCH_BET' },
        { token: '12b0', code: 'NO_SUCH_BET' },
        { token: '12xc1', code: 'NO_SUCH_BET' },
        { token: '12da1', code: 'TOO_FEW' },
        { token: 'b2', code: 'NO_NUMBERS' },
        { token: '5b1', code: 'NOT_UNDERSTOOD' },
        { token: '12b1,2345', code: 'NOT_UNDERSTOOD' },
      ],
    });
    expect(read('tg 12 13 kg 14b1 15').faults).toEqual([
      { token: '12 13', code: 'NO_BET' },
      { token: '15', code: 'NO_BET' },
    ]);
    // The North takes no đá, nor do North and South together.
    expect(read('mb 12.13da1').faults).toEqual([{ token: '12.13da1', code: 'NO_SUCH_BET' }]);
    expect(read('tg mb 12.13da1').faults).toEqual([{ token: '12.13da1', code: 'NO_SUCH_BET' }]);
  });

  it('stops at what nobody types', () => {
    const { items, faults } = read(`tg ${'12b1 '.repeat(5000)}`);
    expect(items).toHaveLength(1000);
    expect(faults).toEqual([{ token: '12b1', code: 'TOO_MANY' }]);
    expect(read('x '.repeat(5000)).faults).toHaveLength(101);
    expect(short(`tg ${'12 '.repeat(50_000)} b1`)).toEqual(['VNTG LO2 12 18 1000']);
  });

  it('never throws, and every item is one', () => {
    const word = fc.oneof(
      fc.constantFrom('tg', 'kg', 'mb', '2d', '12', '12.34', 'b1', '12.12b1', '123xc1,5', '1a'),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.stringMatching(/^[0-9.,a-z]{0,12}$/),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        for (const { units, unitPrice } of read(words.join(' ')).items) {
          expect(units).toBeGreaterThan(0);
          expect(unitPrice).toMatch(/^[0-9]+(\.[0-9]+)?$/);
        }
      }),
    );
  });
});
