import { fraction } from '../../games/exact/fraction.ts';
import { shuffle } from '../../games/fairness/chance.ts';
import { boardRule, type BoardOption, optionsOf } from '../board.ts';
import { choose, subsets, sum } from '../counting.ts';
import { anchoredForm, row, rowsForm } from '../forms.ts';
import type { LotteryFamily } from '../lotteryModel.ts';
import {
  anchoredHits,
  firstInOrder,
  fixedPositions,
  type Numbers,
  readNumbers,
  rotations,
  symbolsTo,
  writeNumbers,
} from '../numberRules.ts';
import { hit, makePlay, makeRule, price, type Rule } from '../play.ts';

const LAST = 11;
const DRAWN = 5;
const SYMBOLS = symbolsTo(LAST);
const NUMBERS = SYMBOLS.map(Number);

const draw: Numbers = [3, 8, 1, 11, 6];

const everyDraw = () => subsets(NUMBERS, DRAWN);

const found = (picks: readonly number[], numbers: Numbers) =>
  picks.filter((place) => numbers.includes(place + 1)).length;

/** 组选: the first `take` numbers in any order. */
function firstGroup(take: number): Rule<Numbers> {
  return makeRule({
    mode: 'series',
    form: anchoredForm(row('pick', SYMBOLS), take),
    prices: [price('W', () => fraction(1, choose(LAST, take)))],
    outcomes: choose(LAST, take),
    units: ({ anchors, picks }) => choose(picks.length, take - anchors.length),
    test:
      ({ anchors, picks }) =>
      (numbers) => {
        const first = numbers.slice(0, take);
        return hit(anchoredHits(anchors.length, found(anchors, first), found(picks, first), take));
      },
    example: { selection: take === 2 ? '(03)01,08' : '(03)01,08,11', draw },
  });
}

/** 不定位: the number is one of the first three. */
const oneOfFirst = makeRule<readonly (readonly number[])[], Numbers>({
  mode: 'series',
  form: rowsForm({ rows: [row('pick', SYMBOLS)], joiner: ',' }),
  prices: [price('W', () => fraction(3, LAST))],
  outcomes: LAST,
  units: ([picks = []]) => picks.length,
  test:
    ([picks = []]) =>
    (numbers) =>
      hit(found(picks, numbers.slice(0, 3))),
  best: ([picks = []]) => hit(Math.min(picks.length, 3)),
  example: { selection: '08', draw },
});

/** 任选: up to five numbers that are all drawn, or more among which all drawn ones are. */
function anyNumbers(take: number): Rule<Numbers> {
  const winning = take <= DRAWN ? choose(DRAWN, take) : choose(LAST - DRAWN, take - DRAWN);
  const wins = (anchors: number, anchored: number, picks: number, picked: number) => {
    if (take <= DRAWN) return anchoredHits(anchors, anchored, picked, take);
    return anchored + picked < DRAWN ? 0 : choose(picks - picked, take - anchors - picked);
  };
  return makeRule({
    mode: 'series',
    form: anchoredForm(row('pick', SYMBOLS), take),
    prices: [price('W', () => fraction(winning, choose(LAST, take)))],
    outcomes: choose(LAST, take),
    units: ({ anchors, picks }) => choose(picks.length, take - anchors.length),
    test:
      ({ anchors, picks }) =>
      (numbers) =>
        hit(wins(anchors.length, found(anchors, numbers), picks.length, found(picks, numbers))),
    best: ({ anchors: { length: anchors }, picks: { length: picks } }) => {
      const anchored = Math.min(anchors, DRAWN);
      return hit(wins(anchors, anchored, picks, Math.min(DRAWN - anchored, picks)));
    },
    example: { selection: examplePick(take), draw },
  });
}

const examplePick = (take: number) =>
  [3, 8, 1, 11, 6, 2, 4, 5]
    .slice(0, take)
    .sort((one, other) => one - other)
    .map((number) => SYMBOLS[number - 1])
    .join(',');

/** 定单双: how many of the five are odd. */
const oddCount = boardRule<Numbers>({
  mode: 'series',
  groups: [
    {
      id: 'oddCount',
      options: [0, 1, 2, 3, 4, 5].map((count): BoardOption<Numbers> => ({
        token: String(count),
        price: String(count),
        judge: (numbers) => numbers.filter((number) => number % 2 === 1).length === count,
      })),
    },
  ],
  prices: ['0', '5', '1', '4', '2', '3'].map((id) => ({ id, payback: 9000 })),
  cases: everyDraw,
  example: { selection: '3', draw },
});

/** 猜中位: the middle one of the five in order. */
const median = boardRule<Numbers>({
  mode: 'series',
  groups: [
    {
      id: 'median',
      options: SYMBOLS.slice(2, 9).map((token): BoardOption<Numbers> => ({
        token,
        price: token,
        judge: (numbers) =>
          numbers.filter((number) => number <= Number(token)).length === 3 &&
          numbers.includes(Number(token)),
      })),
    },
  ],
  prices: ['03', '09', '04', '08', '05', '07', '06'].map((id) => ({ id, payback: 9000 })),
  cases: everyDraw,
  example: { selection: '06', draw },
});

const TWO_WAY_ODDS = '1.95';

/** Each ball by itself; 11 is neither big, small, odd nor even and returns the stake. */
const balls = boardRule<Numbers>({
  mode: 'fixed',
  groups: [0, 1, 2, 3, 4].map((at) => {
    const unless11 = (wins: (number: number) => boolean) => (numbers: Numbers) =>
      numbers[at] === LAST ? 'push' : wins(numbers[at]!);
    return {
      id: `ball${at + 1}`,
      options: [
        ...optionsOf<Numbers>(
          {
            B: unless11((number) => number >= 6),
            S: unless11((number) => number < 6),
            O: unless11((number) => number % 2 === 1),
            E: unless11((number) => number % 2 === 0),
          },
          { prefix: String(at + 1) },
        ),
        ...NUMBERS.map((number): BoardOption<Numbers> => ({
          token: `${at + 1}-${number}`,
          price: 'N',
          judge: (numbers) => numbers[at] === number,
        })),
      ],
    };
  }),
  prices: [{ id: 'N', payback: 9700 }, ...[...'BSOE'].map((id) => ({ id, odds: TWO_WAY_ODDS }))],
  cases: () => rotations(LAST, DRAWN),
  separate: true,
  example: { selection: '1S,2B', draw },
});

/** The sum of all five: 30 is neither big nor small and returns the stake. */
const total = boardRule<Numbers>({
  mode: 'fixed',
  groups: [
    {
      id: 'total',
      options: optionsOf<Numbers>({
        B: (numbers) => (sum(numbers) === 30 ? 'push' : sum(numbers) > 30),
        S: (numbers) => (sum(numbers) === 30 ? 'push' : sum(numbers) < 30),
        O: (numbers) => sum(numbers) % 2 === 1,
        E: (numbers) => sum(numbers) % 2 === 0,
      }),
    },
  ],
  prices: [
    { id: 'E', payback: 9700 },
    { id: 'B', odds: TWO_WAY_ODDS },
    { id: 'S', odds: TWO_WAY_ODDS },
    { id: 'O', payback: 9700 },
  ],
  cases: everyDraw,
  example: { selection: 'S,O', draw },
});

/** 龙虎: the first ball against the last, which never tie. */
const dragonTiger = boardRule<Numbers>({
  mode: 'fixed',
  groups: [
    {
      id: 'dragonTiger',
      options: optionsOf<Numbers>({
        D: (numbers) => numbers[0]! > numbers[DRAWN - 1]!,
        T: (numbers) => numbers[0]! < numbers[DRAWN - 1]!,
      }),
    },
  ],
  prices: [
    { id: 'D', payback: 9750 },
    { id: 'T', payback: 9750 },
  ],
  cases: () => [
    [2, 3, 4, 5, 1],
    [1, 3, 4, 5, 2],
  ],
  example: { selection: 'T', draw },
});

/** 11选5: five different numbers of eleven. */
export const elevenFive: LotteryFamily<Numbers> = {
  id: '11X5',
  plays: [
    ...[3, 2, 1].map((take) =>
      makePlay(`F${take}.DIRECT`, `F${take}`, firstInOrder(LAST, take, DRAWN)),
    ),
    makePlay('F3.GROUP', 'F3', firstGroup(3)),
    makePlay('F2.GROUP', 'F2', firstGroup(2)),
    makePlay('F3.ANY1', 'F3', oneOfFirst),
    // Some write only the first three places.
    makePlay('POS', 'POS', fixedPositions(LAST, DRAWN, 3)),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((take) => makePlay(`ANY.${take}`, 'ANY', anyNumbers(take))),
    makePlay('ODDEVEN', 'ODDEVEN', oddCount),
    makePlay('MEDIAN', 'MEDIAN', median),
    makePlay('Z.POS', 'Z', balls),
    makePlay('Z.SUM', 'Z', total),
    makePlay('Z.DT', 'Z', dragonTiger),
  ],
  outcomes: 55_440n,
  draw: (stream) => shuffle(stream, NUMBERS).slice(0, DRAWN),
  readDraw: (json) => readNumbers(json, DRAWN, LAST),
  writeDraw: writeNumbers,
};
