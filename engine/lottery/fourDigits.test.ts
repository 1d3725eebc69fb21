import { describe, expect, it } from 'vitest';
import { fraction, type Fraction } from '../games/exact/fraction.ts';
import { anySelection, expectSoundPlay, seededStream } from '../../tests/support/playLaws.ts';
import { fourDigitOdds, fourDigits, TIERS, type FourDigitDraw } from './fourDigits.ts';

const playOf = (code: string) => fourDigits.plays.find((play) => play.code === code)!;
const perUnit = (chance: Fraction, odds: string) =>
  (Number(odds) * Number(chance.over)) / Number(chance.under);

/** All 23 numbers the same, which brings every place each number once. */
const allEqual = (number: string): FourDigitDraw => {
  const ten = Array.from({ length: 10 }, () => number);
  return { '1': [number], '2': [number], '3': [number], S: ten, C: ten };
};

describe('four digits', () => {
  it('reads, picks and explains every play', () => {
    // A price alone pays back little: a unit has several.
    const whole = fourDigits.plays.map((play) => ({
      ...play,
      prices: play.prices.map((line) => ({ ...line, odds: undefined })),
      mode: 'series' as const,
    }));
    whole.forEach(expectSoundPlay);
  });

  it.each(fourDigits.plays.map((play) => [play.code, play] as const))(
    'pays every unit of %s as often as its prices say',
    (_, play) => {
      const { selection, units: staked } = anySelection(seededStream(4), play);
      const hits = new Map<string, number>();
      for (let number = 0; number < 10_000; number += 1) {
        const draw = allEqual(String(number).padStart(4, '0'));
        for (const { price, units } of play.settle(selection, draw)) {
          hits.set(price, (hits.get(price) ?? 0) + units);
        }
      }
      // Units at a price: hits over the space, by its chance. Each unit has one price of every prize.
      const unitsAt = play.prices.map(({ id, chance }) => {
        const at = fraction(BigInt(hits.get(id) ?? 0) * chance.under, 10_000n * chance.over);
        expect(at.under, id).toBe(1n);
        return Number(at.over);
      });
      const tiers = new Set(play.prices.map(({ tier }) => tier)).size;
      expect(unitsAt.reduce((all, units) => all + units, 0)).toBe(staked * tiers);
    },
  );

  it.each([
    ['MY', 'BIG', 0.64],
    ['SG', 'BIG', 0.659],
    ['MY', 'SMALL', 0.65],
    ['SG', 'SMALL', 0.58],
  ] as const)('returns in %s with %s %d of stakes', (payTable, code, share) => {
    const odds = fourDigitOdds(payTable, code);
    const back = playOf(code).prices.reduce(
      (all, { id, chance }) => all + perUnit(chance, odds[id]!),
      0,
    );
    expect(back).toBeCloseTo(share, 10);
  });

  it('shares a prize among the orders of its digits', () => {
    const odds = fourDigitOdds('SG', 'BIG.IBOX');
    expect(odds['1/24']).toBe('83.33');
    expect(odds['2/24']).toBe('41.67');
    expect(odds['C/24']).toBe('2.5');
    expect(odds['1/4']).toBe('500');
    expect(playOf('BIG.IBOX').read('3211')).toEqual({ selection: '1123', units: 1 });
    const draw = { ...playOf('BIG').example.draw, '2': ['2131'] };
    expect(playOf('BIG.IBOX').settle('1123', draw)).toEqual([{ price: '2/12', units: 1 }]);
  });

  it.each([
    ['BIG', '0718 1818', '0718,1818', 2],
    ['BIG.BOX', '3211', '1123', 12],
    ['BIG.BOX', '1234,1111,1122,1112', '1111,1112,1122,1234', 1 + 4 + 6 + 24],
    ['SMALL.ROLL', '12r4,R000', '12R4,R000', 20],
    ['C3', '718;530', '530,718', 2],
  ])('keeps %s %s in one way', (code, text, selection, units) => {
    expect(playOf(code).read(text)).toEqual({ selection, units });
  });

  it.each([
    ['BIG.IBOX', '1111', 'UNKNOWN_TOKEN'],
    ['BIG.ROLL', '1234', 'UNKNOWN_TOKEN'],
    ['BIG.ROLL', '1RR4', 'UNKNOWN_TOKEN'],
    ['BIG.BOX', '1123,3211', 'REPEATED'],
    ['BIG', '12R4', 'UNKNOWN_TOKEN'],
    ['A3', '0718', 'UNKNOWN_TOKEN'],
  ])('refuses %s %s: %s', (code, text, fault) => {
    expect(playOf(code).read(text).faults?.[0]?.code).toBe(fault);
  });

  it('counts a number twice that two rolls cover', () => {
    const draw = playOf('BIG').example.draw;
    expect(playOf('SMALL.ROLL').settle('07R8,0R18', draw)).toEqual([{ price: '1', units: 2 }]);
    expect(playOf('SMALL.ROLL').best!('07R8,0R18')[0]).toEqual({ price: '1', units: 2 });
  });

  it('never wins more than it says can be won at best', () => {
    const stream = seededStream(11);
    for (const play of fourDigits.plays) {
      const { selection } = anySelection(seededStream(2), play);
      const worth = (hits: readonly { price: string; units: number }[]) =>
        hits.reduce(
          (all, { price, units }) =>
            all + units * Number(play.prices.find(({ id }) => id === price)!.odds),
          0,
        );
      const most = worth(play.best!(selection));
      for (let run = 0; run < 300; run += 1) {
        const won = play.settle(selection, fourDigits.draw(stream, '2026-01-01'));
        expect(worth(won)).toBeLessThanOrEqual(most + 1e-9);
      }
    }
  });

  it('writes results that read back, and refuses what is none', () => {
    const draw = fourDigits.draw(seededStream(1), '2026-01-01');
    expect(fourDigits.readDraw(fourDigits.writeDraw(draw))).toEqual(draw);
    expect(TIERS.flatMap((tier) => draw[tier])).toHaveLength(23);
    const good = fourDigits.writeDraw(draw) as object;
    for (const json of [
      null,
      'x',
      {},
      { ...good, 1: 718 },
      { ...good, 1: '718' },
      { ...good, S: [] },
      { ...good, X: '0000' },
    ]) {
      expect(() => fourDigits.readDraw(json)).toThrow(RangeError);
    }
  });
});
