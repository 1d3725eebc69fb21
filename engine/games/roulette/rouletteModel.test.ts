import { describe, expect, it } from 'vitest';
import { fraction } from '../exact/fraction.ts';
import { createDrawStream } from '../fairness/drawStream.ts';
import { createRouletteModel, returnOfSpot } from './rouletteModel.ts';
import { POCKETS, RED, SPOTS, WHEEL } from './spots.ts';

const model = createRouletteModel({
  leastASpotMinor: 10,
  mostASpotMinor: 1000,
  mostARoundMinor: 1500,
});
const faultsOf = (input: unknown) => model.parseBet(input).faults?.map(({ path }) => path);

describe('the cloth', () => {
  it('has the 157 spots of European roulette', () => {
    const counts: Record<string, number> = {};
    for (const { kind } of SPOTS.values()) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 14,
      corner: 23,
      sixLine: 11,
      dozen: 3,
      column: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    });
  });

  it.each([
    ['straight:0', [0], 35],
    ['split:0-3', [0, 3], 17],
    ['split:17-20', [17, 20], 17],
    ['street:34-35-36', [34, 35, 36], 11],
    ['street:0-2-3', [0, 2, 3], 11],
    ['corner:0-1-2-3', [0, 1, 2, 3], 8],
    ['corner:32-33-35-36', [32, 33, 35, 36], 8],
    ['sixLine:31-32-33-34-35-36', [31, 32, 33, 34, 35, 36], 5],
    ['dozen:2', [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 2],
    ['column:3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36], 2],
    ['red', [...RED], 1],
  ])('knows %s', (id, numbers, odds) => {
    expect(SPOTS.get(id)).toMatchObject({ numbers, odds });
  });

  it('joins only neighbours', () => {
    expect(
      ['split:3-4', 'split:0-4', 'corner:3-4-6-7', 'street:2-3-4'].filter((id) => SPOTS.has(id)),
    ).toEqual([]);
  });

  it('halves the numbers but zero by each even chance', () => {
    for (const [one, other] of [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ] as const) {
      const both = [...SPOTS.get(one)!.numbers, ...SPOTS.get(other)!.numbers];
      expect(both.sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
    }
  });

  it('goes around the wheel with every number once, red and black in turn', () => {
    expect(new Set(WHEEL).size).toBe(37);
    const isRed = WHEEL.slice(1).map((number) => RED.some((red) => red === number));
    expect(isRed.every((red, at) => red === (at % 2 === 0))).toBe(true);
  });
});

describe('a bet on roulette', () => {
  it('costs all its chips', () => {
    const bet = [
      { spot: 'red', amountMinor: 1000 },
      { spot: 'straight:17', amountMinor: 10 },
    ];
    expect(model.parseBet(bet)).toEqual({ bet, stakeMinor: 1010 });
  });

  it.each([
    [[{ spot: 'split:3-4', amountMinor: 10 }], ['[0].spot']],
    [[{ spot: 'red', amountMinor: 9 }], ['[0].amountMinor']],
    [[{ spot: 'red', amountMinor: 1001 }], ['[0].amountMinor']],
    [[{ spot: 'red', amountMinor: 10.5 }], ['[0].amountMinor']],
    [[{ spot: 'red', amountMinor: '10' }], ['[0].amountMinor']],
    [
      [
        { spot: 'red', amountMinor: 10 },
        { spot: 'red', amountMinor: 10 },
      ],
      ['[1].spot'],
    ],
    [
      [
        { spot: 'red', amountMinor: 1000 },
        { spot: 'black', amountMinor: 1000 },
      ],
      [''],
    ],
    [[{}], ['[0].spot', '[0].amountMinor']],
    [[null], ['[0].spot', '[0].amountMinor']],
    [[], ['']],
    ['red', ['']],
    [{ length: 1 }, ['']],
  ])('%j is refused', (input, paths) => {
    expect(faultsOf(input)).toEqual(paths);
  });

  it('is told the nearest spot', () => {
    expect(model.parseBet([{ spot: 'dozn:2', amountMinor: 10 }]).faults).toEqual([
      {
        path: '[0].spot',
        message: 'There is no such spot.',
        suggestion: 'Did you mean "dozen:2"?',
      },
    ]);
  });
});

describe('settling roulette', () => {
  it('pays the spots that hold the number, their stake included', () => {
    const bet = ['straight:17', 'split:17-20', 'black', 'dozen:1'].map((spot) => ({
      spot,
      amountMinor: 10,
    }));
    expect(model.settle(bet, { number: 17 })).toEqual({
      returnMinor: 360 + 180 + 20,
      wins: [
        { spot: 'straight:17', returnMinor: 360 },
        { spot: 'split:17-20', returnMinor: 180 },
        { spot: 'black', returnMinor: 20 },
      ],
    });
    expect(model.settle(bet, { number: 0 })).toEqual({ returnMinor: 0, wins: [] });
  });

  it('returns 36 of 37 on each spot, counted over all numbers', () => {
    for (const spot of SPOTS.values()) {
      let paid = 0;
      for (let number = 0; number < POCKETS; number += 1) {
        paid += model.settle([{ spot: spot.id, amountMinor: 1 }], { number }).returnMinor;
      }
      expect(fraction(paid, POCKETS)).toEqual(returnOfSpot(spot));
    }
    expect(model.returnBasisPoints).toBe(9729);
  });

  it('draws a number by one draw of 37', () => {
    const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const stream = createDrawStream({ serverSeed, clientSeed: 'lucky-Member_1', nonce: 0 });
    expect([model.draw(stream), model.draw(stream)]).toEqual([{ number: 19 }, { number: 25 }]);
  });
});
