import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDrawStream } from '../fairness/drawStream.ts';
import { isCard, pointsOf, shuffleShoe } from './cards.ts';
import { bankerDraws, dealHand, judgeHand, playerDraws, totalOf } from './hand.ts';
import { deriveRoad, layOut, toColumns, type RoadResult } from './roads.ts';
import { returnOf, SPOT_IDS } from './spots.ts';

const seeds = fc.nat().map((nonce) => ({ serverSeed: '0f'.repeat(32), clientSeed: 'c', nonce }));

describe('a hand of baccarat', () => {
  it('takes third cards by the table of draws', () => {
    expect([0, 5, 6, 7].map(playerDraws)).toEqual([true, true, false, false]);
    // Rows: the banker's total from 0 to 7; columns: the player stood, or drew a card that counts 0 to 9.
    const table = Array.from({ length: 8 }, (_, total) =>
      [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((third) => (bankerDraws(total, third) ? 'D' : '-'))
        .join(''),
    );
    expect(table).toEqual([
      'DDDDDDDDDDD',
      'DDDDDDDDDDD',
      'DDDDDDDDDDD',
      'DDDDDDDDD-D',
      'D--DDDDDD--',
      'D----DDDD--',
      '-------DD--',
      '-----------',
    ]);
  });

  it('is dealt of the first four to six cards of its shoe, and nobody returns more than the odds', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 1_000_000 }), (of, amount) => {
        const shoe = shuffleShoe(createDrawStream(of));
        expect(shoe).toHaveLength(416);
        expect(shoe.every(isCard)).toBe(true);
        const dealt = dealHand(shoe);
        const hand = judgeHand(dealt);
        const count = dealt.player.length + dealt.banker.length;
        expect([...dealt.player, ...dealt.banker].sort()).toEqual(shoe.slice(0, count).sort());
        expect(hand.playerTotal).toBe(totalOf(dealt.player));
        for (const id of SPOT_IDS) {
          const back = returnOf(id, amount, { hand, rule: 'commission' });
          expect(Number.isSafeInteger(back) && back >= 0 && back <= 13 * amount).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('needs its cards', () => {
    expect(() => dealHand(['2S', '3S', '2H'])).toThrow(RangeError);
  });

  it('counts tens and pictures as nothing', () => {
    expect(['AS', '2H', '9D', 'TC', 'JS', 'QH', 'KD'].map(pointsOf)).toEqual([1, 2, 9, 0, 0, 0, 0]);
  });
});

describe('roads', () => {
  const results = fc.array(
    fc
      .constantFrom('player' as const, 'banker' as const, 'tie' as const)
      .map((winner): RoadResult => ({ winner })),
    { maxLength: 120 },
  );

  it('have every win once, and every tie once there is a win', () => {
    fc.assert(
      fc.property(results, (all) => {
        const columns = toColumns(all);
        const wins = all.filter(({ winner }) => winner !== 'tie').length;
        const ties = columns.flatMap((column) => column.ties);
        expect(ties).toHaveLength(wins);
        expect(ties.reduce((sum, count) => sum + count, 0)).toBe(wins > 0 ? all.length - wins : 0);
      }),
    );
  });

  it('have a mark for each win from the second of the column where they begin', () => {
    fc.assert(
      fc.property(results, fc.constantFrom(1 as const, 2 as const, 3 as const), (all, back) => {
        const columns = toColumns(all);
        const later = columns.slice(back).reduce((sum, { ties }) => sum + ties.length, 0);
        expect(deriveRoad(columns, back)).toHaveLength(Math.max(0, later - 1));
      }),
    );
  });

  it('never lay two entries on one cell, nor any below the last row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 30 }), (lengths) => {
        const cells = layOut(lengths);
        expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row >= 0 && row < 6)).toBe(true);
      }),
    );
  });

  it('turn a tail above the tail before it', () => {
    const second = layOut([8, 7]).slice(8);
    expect(second.map(({ column, row }) => [column, row])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
  });
});
