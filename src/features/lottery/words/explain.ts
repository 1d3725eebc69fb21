import { msg } from '@lingui/core/macro';
import type { LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import type { Speaker } from './fill.ts';

/** How a bet wins, by the kind of play; what is picked and an example stand beside it. */
const KINDS = {
  direct: msg({
    id: 'lottery.explain.direct',
    context: 'Lottery: rule of a bet',
    message:
      'Pick a number for each place. A bet wins when every place shows its number, in this order.',
  }),
  list: msg({
    id: 'lottery.explain.list',
    context: 'Lottery: rule of a bet',
    message:
      'Type whole lines, or paste them. Each line is one bet, and wins when it is drawn in this order.',
  }),
  combo: msg({
    id: 'lottery.explain.combo',
    context: 'Lottery: rule of a bet',
    message:
      'Each line is also bet on its shorter endings: the more of its last numbers are right, the more of its bets win.',
  }),
  sum: msg({
    id: 'lottery.explain.sum',
    context: 'Lottery: rule of a bet',
    message: 'Pick a sum: every combination that comes to it is a bet. The one that is drawn wins.',
  }),
  span: msg({
    id: 'lottery.explain.span',
    context: 'Lottery: rule of a bet',
    message:
      'Pick how far the highest and the lowest number are apart: every combination of that span is a bet.',
  }),
  group: msg({
    id: 'lottery.explain.group',
    context: 'Lottery: rule of a bet',
    message: 'A bet wins when just its numbers are drawn, in any order.',
  }),
  any: msg({
    id: 'lottery.explain.any',
    context: 'Lottery: rule of a bet',
    message: 'A bet wins when all of its numbers are among those drawn, wherever they stand.',
  }),
  place: msg({
    id: 'lottery.explain.place',
    context: 'Lottery: rule of a bet',
    message: 'Each number in a place is one bet, and wins when that place shows it.',
  }),
  option: msg({
    id: 'lottery.explain.option',
    context: 'Lottery: rule of a bet',
    message:
      'Each option is one bet of the same amount, and wins at its own odds when the draw falls on it.',
  }),
  dragon: msg({
    id: 'lottery.explain.dragon',
    context: 'Lottery: rule of a bet',
    message:
      'Dragon wins when the first of the two places is higher, tiger when the second is. On a tie both lose.',
  }),
  board: msg({
    id: 'lottery.explain.board',
    context: 'Lottery: rule of a bet on a Vietnamese lottery',
    message:
      'Each number is compared with the endings of all prizes. Every prize that ends so pays.',
  }),
  parlay: msg({
    id: 'lottery.explain.parlay',
    context: 'Lottery: rule of a bet',
    message: 'All numbers of a bet must be hit in the same draw.',
  }),
  legs: msg({
    id: 'lottery.explain.legs',
    context: 'Lottery: rule of a parlay on balls of Mark Six',
    message:
      'Pick one option for each of several balls: together they are one bet, and all of them must win. Their odds are multiplied. An option whose stake 49 returns counts as odds of 1.',
  }),
  none: msg({
    id: 'lottery.explain.none',
    context: 'Lottery: rule of a bet',
    message: 'A bet wins when none of its numbers is hit.',
  }),
  prize: msg({
    id: 'lottery.explain.prize',
    context: 'Lottery: rule of a bet on one prize',
    message: 'Each number is compared with this prize alone.',
  }),
  run: msg({
    id: 'lottery.explain.run',
    context: 'Lottery: rule of a bet',
    message: 'A digit wins once when it stands anywhere in the number, however often.',
  }),
} as const;

const BY_CODE: readonly (readonly [RegExp, keyof typeof KINDS])[] = [
  [/^(DT|Z\.DT)/, 'dragon'],
  [/^LO/, 'board'],
  [/^(XIEN|DA|ZLINK|TLINK|LINK)/, 'parlay'],
  [/^PARLAY/, 'legs'],
  [/^(TRUOT|MISS)/, 'none'],
  [/^RUN/, 'run'],
  [/^(DE|C3|C4|TOP|BOT|FRONT|LAST|BIG|SMALL|A3)/, 'prize'],
  [/\.COMBO$/, 'combo'],
  [/\.SINGLE$/, 'list'],
  [/\.G?SUM$|^SUM/, 'sum'],
  [/\.SPAN$/, 'span'],
  [/\.DIRECT$/, 'direct'],
  [/\.(G\d+|GROUP|MIX|DAN)$|^TOD/, 'group'],
  [/ANY/, 'any'],
  [/^POS$/, 'place'],
];

/** The rule of a play in one or two sentences. */
export function explainPlay(
  { code, input }: Pick<LotteryPlay, 'code' | 'input'>,
  i18n: Speaker,
): string {
  const kind = BY_CODE.find(([pattern]) => pattern.test(code))?.[1];
  return i18n._(KINDS[kind ?? (input.kind === 'options' ? 'option' : 'any')]);
}
