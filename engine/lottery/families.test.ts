import { describe, expect, it } from 'vitest';
import { fraction } from '../games/exact/fraction.ts';
import { FAMILIES, findFamily, playsOf } from './families.ts';
import { seededStream } from '../../tests/support/playLaws.ts';
import { findLottery, findLotteryByGameId, hasPlay, LOTTERIES } from './lotteries.ts';

describe('every lottery', () => {
  it.each(LOTTERIES.map((lottery) => [lottery.id, lottery] as const))(
    '%s has a structure, and the plays that its data name',
    (_, lottery) => {
      const family = findFamily(lottery.family)!;
      const codes = playsOf(lottery, family).map(({ code }) => code);
      expect(codes).toContain(lottery.defaultPlay);
      const leftOut = lottery.playsLeftOut ?? [];
      for (const left of leftOut) {
        expect(family.plays.some(({ code }) => !hasPlay({ playsLeftOut: [left] }, code))).toBe(
          true,
        );
      }
      expect(codes.length === family.plays.length).toBe(leftOut.length === 0);
      expect(new Set(codes).size).toBe(codes.length);
    },
  );

  it('of four digits has the pay table of its country', () => {
    const firstOf = (id: string) => {
      const lottery = findLottery(id)!;
      const play = playsOf(lottery, findFamily('4D')!).find(({ code }) => code === 'BIG')!;
      return play.prices.map(({ odds }) => odds);
    };
    expect(firstOf('MY4D')).toEqual(['2500', '1000', '500', '180', '60']);
    expect(firstOf('SG4D')).toEqual(['2000', '1000', '490', '250', '60']);
  });

  it('is found by its code and by its number', () => {
    for (const lottery of LOTTERIES) {
      expect(findLottery(lottery.id)).toBe(lottery);
      expect(findLotteryByGameId(lottery.gameId)).toBe(lottery);
    }
    expect(findLottery('NONE')).toBeUndefined();
  });
});

describe('every structure', () => {
  it('has a name of its own, and draws what reads back', () => {
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
    for (const family of FAMILIES) {
      const draw = family.draw(seededStream(3), '2026-03-01');
      const json: unknown = JSON.parse(JSON.stringify(family.writeDraw(draw)));
      expect(family.writeDraw(family.readDraw(json, '2026-03-01'))).toEqual(json);
    }
  });

  it('draws nothing that it refuses', () => {
    for (const family of FAMILIES) {
      const stream = seededStream(8);
      for (let run = 0; run < 50; run += 1) {
        const draw = family.draw(stream, '2026-03-01');
        expect(() => family.readDraw(family.writeDraw(draw), '2026-03-01')).not.toThrow();
      }
    }
  });

  it('has chances above 0 and, where a unit is no certain win, at most 1', () => {
    for (const { plays } of FAMILIES) {
      for (const { prices } of plays) {
        for (const { chance } of prices) {
          expect(chance.over).toBeGreaterThan(0n);
          expect(fraction(chance.over, chance.under)).toEqual(chance);
          expect(chance.over).toBeLessThanOrEqual(chance.under);
        }
      }
    }
  });
});
