import { shuffle } from '../../games/fairness/chance.ts';
import { boardRule, type BoardOption, optionsOf } from '../board.ts';
import { subsets, sum } from '../counting.ts';
import type { LotteryFamily, PriceMode } from '../lotteryModel.ts';
import {
  firstInOrder,
  fixedPositions,
  type Numbers,
  readNumbers,
  rotations,
  writeNumbers,
} from '../numberRules.ts';
import { makePlay, type Rule } from '../play.ts';

const LAST = 10;
const NUMBERS = Array.from({ length: LAST }, (_, at) => at + 1);

const draw: Numbers = [9, 2, 3, 10, 6, 4, 5, 8, 1, 7];

/** The sums of so many first numbers, and how big, small, odd and even ones pay where these are options too. */
function firstSum(take: number, mode: PriceMode, payback: number, bigFrom?: number): Rule<Numbers> {
  const totalOf = (numbers: Numbers) => sum(numbers.slice(0, take));
  const low = sum(NUMBERS.slice(0, take));
  const high = sum(NUMBERS.slice(-take));
  const sums = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const options = sums.map((total): BoardOption<Numbers> => ({
    token: String(total),
    price: String(total),
    judge: (numbers) => totalOf(numbers) === total,
  }));
  const attributes =
    bigFrom === undefined
      ? []
      : optionsOf<Numbers>({
          B: (numbers) => totalOf(numbers) >= bigFrom,
          S: (numbers) => totalOf(numbers) < bigFrom,
          O: (numbers) => totalOf(numbers) % 2 === 1,
          E: (numbers) => totalOf(numbers) % 2 === 0,
        });
  return boardRule({
    mode,
    groups: [
      { id: 'sum', options },
      ...(attributes.length > 0 ? [{ id: 'total', options: attributes }] : []),
    ],
    prices: [...options, ...attributes].map(({ price: id }) => ({ id, payback })),
    cases: () => subsets(NUMBERS, take),
    example: { selection: String(totalOf(draw)), draw },
  });
}

/** Each rank by itself: `1B`, `3-7`. */
const ranks = boardRule<Numbers>({
  mode: 'fixed',
  groups: NUMBERS.map((rank) => {
    const at = rank - 1;
    return {
      id: `rank${rank}`,
      options: [
        ...optionsOf<Numbers>(
          {
            B: (numbers) => numbers[at]! >= 6,
            S: (numbers) => numbers[at]! < 6,
            O: (numbers) => numbers[at]! % 2 === 1,
            E: (numbers) => numbers[at]! % 2 === 0,
          },
          { prefix: String(rank) },
        ),
        ...NUMBERS.map((number): BoardOption<Numbers> => ({
          token: `${rank}-${number}`,
          price: 'N',
          judge: (numbers) => numbers[at] === number,
        })),
      ],
    };
  }),
  prices: [{ id: 'N', payback: 9700 }, ...[...'BSOE'].map((id) => ({ id, payback: 9750 }))],
  cases: () => rotations(LAST, LAST),
  separate: true,
  example: { selection: '1B,4-10', draw },
});

/** 龙虎: rank k against rank 11 − k, which never tie. */
const dragonTiger = boardRule<Numbers>({
  mode: 'fixed',
  groups: NUMBERS.slice(0, 5).map((rank) => ({
    id: `pair${rank}`,
    options: optionsOf<Numbers>(
      {
        D: (numbers) => numbers[rank - 1]! > numbers[LAST - rank]!,
        T: (numbers) => numbers[rank - 1]! < numbers[LAST - rank]!,
      },
      { prefix: String(rank) },
    ),
  })),
  prices: [
    { id: 'D', payback: 9750 },
    { id: 'T', payback: 9750 },
  ],
  cases: () => [NUMBERS, [...NUMBERS].reverse()],
  separate: true,
  example: { selection: '1D,2T', draw },
});

/** PK10: ten numbers in the order in which they come in, the champion first. */
export const pk10: LotteryFamily<Numbers> = {
  id: 'PK10',
  plays: [
    ...[1, 2, 3, 4, 5].map((take) =>
      makePlay(`F${take}.DIRECT`, `F${take}`, firstInOrder(LAST, take, LAST)),
    ),
    makePlay('POS', 'POS', fixedPositions(LAST, LAST)),
    makePlay('SUM2', 'SUM', firstSum(2, 'fixed', 9000, 12)),
    makePlay('SUM3', 'SUM', firstSum(3, 'series', 9000)),
    makePlay('Z.POS', 'Z', ranks),
    makePlay('Z.DT', 'Z', dragonTiger),
  ],
  outcomes: 3_628_800n,
  draw: (stream) => shuffle(stream, NUMBERS),
  readDraw: (json) => readNumbers(json, LAST, LAST),
  writeDraw: writeNumbers,
};
