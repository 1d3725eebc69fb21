import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, multiply, type Fraction } from '../games/exact/fraction.ts';
import type { LotteryPlay } from './lotteryModel.ts';
import {
  isSinglePick,
  MAX_MULTIPLE,
  mostPayout,
  oddsPrize,
  parseExact,
  payoutOf,
  prizeTable,
  rebateOf,
  seriesPrize,
  stakeOf,
  unitPriceOf,
  type PriceModeName,
} from './prices.ts';

const decimals = fc.integer({ min: 0, max: 4 });
const unitPrice = fc.bigInt(1n, 10_000_000n);
const multiple = fc.integer({ min: 1, max: MAX_MULTIPLE });
const terms = fc.record({ unitPrice, multiple, decimals });
const floor = ({ over, under }: Fraction) => over / under;

describe('a prize by series', () => {
  it.each([
    ['L3.DIRECT', 1800, '2', 1, 1, 1000, '180000'],
    ['F5.G60', 1956, '0.2', 3, 60, 100_000, '97800'],
    ['F3.ANY2', 1956, '2', 1, 54, 1000, '3622'],
    ['11X5 ANY.5', 1956, '2', 1, 1, 462, '90367'],
    ['11X5 ANY.8', 1900, '1', 5, 56, 462, '3918'],
    ['PK10 F3.DIRECT', 1920, '0.02', 10, 1, 720, '13824'],
    ['F5.G120', 1800, '2', 1, 120, 100_000, '150000'],
    ['POS', 1800, '2', 1, 1, 10, '1800'],
  ])('of %s at %i, %s × %i is cut twice', (_, series, price, times, count, total, minor) => {
    const made = seriesPrize(series, fraction(count, total), {
      unitPrice: parseExact(price)!,
      multiple: times,
      decimals: 2,
    });
    expect(String(made)).toBe(minor);
  });

  it('is what exact fractions cut twice give', () => {
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 1000, max: 2000 }),
        fc.bigInt(1n, 100_000n),
        fc.bigInt(1n, 15_000_000n),
        (made, series, count, more) => {
          const chance = fraction(count, count + more);
          const unit = floor(
            multiply(
              fraction(made.unitPrice),
              fraction(series, 2000),
              fraction(chance.under, chance.over),
            ),
          );
          const minor = floor(
            fraction(unit * BigInt(made.multiple), 10n ** BigInt(4 - made.decimals)),
          );
          expect(seriesPrize(series, chance, made)).toBe(minor);
        },
      ),
    );
  });
});

describe('a stake', () => {
  it.each<[number, PriceModeName, bigint]>([
    [2, '1', 20_000n],
    [2, '0.1', 2000n],
    [1, '0.01', 100n],
    [2, '0.001', 20n],
  ])('of base %i in mode %s has an exact price of a unit', (base, mode, exact) => {
    expect(unitPriceOf(base, mode)).toBe(exact);
  });

  it('is whole, or says what is', () => {
    const li = { unitPrice: unitPriceOf(2, '0.001'), multiple: 1, decimals: 2 };
    expect(stakeOf(5, li)).toEqual({ minor: 1n });
    expect(stakeOf(3, li)).toEqual({ nearest: { multiple: 5, unitPrice: 100n } });
    expect(stakeOf(3, { ...li, multiple: 13 })).toEqual({
      nearest: { multiple: 15, unitPrice: 100n },
    });
    expect(stakeOf(3, { ...li, multiple: MAX_MULTIPLE })).toEqual({
      nearest: { multiple: 9995, unitPrice: 100n },
    });
    // A currency without decimals.
    expect(stakeOf(27, { unitPrice: 5000n, multiple: 1, decimals: 0 })).toEqual({
      nearest: { multiple: 2, unitPrice: 10_000n },
    });
  });

  it('that is refused comes right with either of the two that are told', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 100_000 }), (made, units) => {
        const { minor, nearest } = stakeOf(units, made);
        const scale = 10n ** BigInt(4 - made.decimals);
        const exact = BigInt(units) * made.unitPrice * BigInt(made.multiple);
        if (nearest === undefined) {
          expect(minor * scale).toBe(exact);
          return;
        }
        expect(exact % scale).not.toBe(0n);
        expect(stakeOf(units, { ...made, unitPrice: nearest.unitPrice }).minor).toBeDefined();
        if (nearest.multiple === undefined) return;
        expect(nearest.multiple).toBeLessThanOrEqual(MAX_MULTIPLE);
        expect(stakeOf(units, { ...made, multiple: nearest.multiple }).minor).toBeDefined();
        const away = Math.abs(nearest.multiple - made.multiple);
        for (let by = 1; by < away; by += 1) {
          for (const other of [made.multiple - by, made.multiple + by]) {
            if (other < 1 || other > MAX_MULTIPLE) continue;
            expect(stakeOf(units, { ...made, multiple: other }).minor).toBeUndefined();
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('fixed odds', () => {
  const made = { unitPrice: 10_000n, multiple: 3, decimals: 2 };

  it('contain the stake and are cut', () => {
    expect(oddsPrize('98.5', made)).toBe(29_550n);
    expect(oddsPrize('3.649', { ...made, multiple: 1 })).toBe(364n);
    expect(oddsPrize('3.649', { unitPrice: 333n, multiple: 1, decimals: 2 })).toBe(12n);
    expect(() => oddsPrize('98,5', made)).toThrow(RangeError);
  });

  it('return pushed units and pay others, each hit at its own price', () => {
    const prices = [
      { id: 'TIE', tier: 'W', chance: fraction(1, 10) },
      { id: 'B', tier: 'W', chance: fraction(5, 11), push: fraction(1, 11) },
    ];
    const table = prizeTable(prices, { odds: { TIE: '8.55', B: '1.98' } }, made);
    expect(table.each).toEqual({ TIE: 2565n, B: 594n });
    const hits = [
      { price: 'R', units: 2 },
      { price: 'B', units: 3 },
      { price: 'TIE', units: 1 },
    ];
    expect(payoutOf(hits, table, made)).toEqual({ prize: 3n * 594n + 2565n, refund: 600n });
    expect(payoutOf([], table, made)).toEqual({ prize: 0n, refund: 0n });
    expect(() => payoutOf([{ price: 'X', units: 1 }], table, made)).toThrow(RangeError);
    expect(() => prizeTable(prices, { odds: { TIE: '8.55' } }, made)).toThrow(RangeError);
  });

  it('tell the most that an item can win', () => {
    const prices = [{ id: 'W', chance: fraction(1, 100) }];
    const play = { prices, best: undefined } as Partial<LotteryPlay> as LotteryPlay;
    const table = prizeTable(prices, { odds: { W: '98' } }, made);
    expect(mostPayout(play, '00', table, made)).toBe(29_400n);
    const perHit = { ...play, best: () => [{ price: 'W', units: 6 }] };
    expect(mostPayout(perHit, '00', table, made)).toBe(176_400n);
  });
});

describe('rebates and caps', () => {
  it('give back the distance between ceiling and series', () => {
    expect(rebateOf(10_000n, 1956, 1800)).toBe(780n);
    expect(rebateOf(1n, 1956, 1800)).toBe(0n);
    expect(() => rebateOf(1n, 1800, 1956)).toThrow(RangeError);
  });

  it('and prize together never return more than the ceiling does', () => {
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 1700, max: 1980 }),
        fc.integer({ min: 0, max: 280 }),
        fc.integer({ min: 1, max: 1000 }),
        (made, ceiling, below, total) => {
          const series = Math.max(1, ceiling - below);
          const { minor } = stakeOf(total, made);
          fc.pre(minor !== undefined);
          // All of `total` outcomes are bet on, and one of them wins.
          const back =
            seriesPrize(series, fraction(1, total), made) + rebateOf(minor, ceiling, series);
          expect(back * 2000n).toBeLessThanOrEqual(minor * BigInt(ceiling));
        },
      ),
    );
  });

  it('know a single pick', () => {
    expect(isSinglePick(1000, 100_000)).toBe(true);
    expect(isSinglePick(1001, 100_000)).toBe(false);
    expect(isSinglePick(1, 45)).toBe(false);
  });
});
