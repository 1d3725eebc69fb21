import { boardRule, type BoardOption, optionsOf } from '../board.ts';
import { everyLine, sum } from '../counting.ts';
import { creditShape } from '../digits/boardRules.ts';
import { lf } from '../digits/digitFamilies.ts';
import type { Digits } from '../digits/straightRules.ts';
import type { LotteryFamily } from '../lotteryModel.ts';
import { makePlay } from '../play.ts';

const BIG_FROM = 14;
const PAYBACK = 9500;

const everyResult = () => [...everyLine(10, 3)];

const sums = Array.from({ length: 28 }, (_, total): BoardOption<Digits> => ({
  token: String(total),
  price: String(total),
  judge: (digits) => sum(digits) === total,
}));

const isBig = (digits: Digits) => sum(digits) >= BIG_FROM;
const isOdd = (digits: Digits) => sum(digits) % 2 === 1;

/** Big, small, odd, even, two of these at once, and the extremes. */
const sides = optionsOf<Digits>({
  B: isBig,
  S: (digits) => !isBig(digits),
  O: isOdd,
  E: (digits) => !isOdd(digits),
  BO: (digits) => isBig(digits) && isOdd(digits),
  BE: (digits) => isBig(digits) && !isOdd(digits),
  SO: (digits) => !isBig(digits) && isOdd(digits),
  SE: (digits) => !isBig(digits) && !isOdd(digits),
  XB: (digits) => sum(digits) >= 22,
  XS: (digits) => sum(digits) <= 5,
});

/** PC蛋蛋, or 28: the sum of three digits. */
export const pcb: LotteryFamily<Digits> = {
  ...lf,
  id: 'PCB',
  plays: [
    makePlay(
      'SUM',
      'SUM',
      boardRule({
        mode: 'fixed',
        groups: [{ id: 'sum', options: sums }],
        prices: sums.map(({ price }) => ({ id: price, payback: PAYBACK })),
        cases: everyResult,
        example: { selection: '13', draw: [4, 9, 0] },
      }),
    ),
    makePlay(
      'Z.SUM',
      'Z',
      boardRule({
        mode: 'fixed',
        groups: [{ id: 'total', options: sides }],
        prices: sides.map(({ price }) => ({ id: price, payback: PAYBACK })),
        cases: everyResult,
        example: { selection: 'B,BO', draw: [9, 5, 3] },
      }),
    ),
    makePlay('ZSHAPE', 'Z', creditShape()),
  ],
};
