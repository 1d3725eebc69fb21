import type { DrawStream } from '../../games/fairness/drawStream.ts';
import { subsets } from '../counting.ts';
import type { LotteryFamily, LotteryPlay } from '../lotteryModel.ts';
import { makePlay, onPart } from '../play.ts';
import {
  anyPositions,
  creditPositions,
  creditShape,
  creditSum,
  dragonTiger,
  shape,
} from './boardRules.ts';
import { anywhere, banker, group, groupSum, mixed, repeated } from './groupRules.ts';
import {
  anyDirect,
  bigSmallOddEven,
  combo,
  type DigitRule,
  type Digits,
  direct,
  fixedPosition,
  single,
  spanOf,
  sumOf,
  sumTail,
} from './straightRules.ts';

type Rules = Readonly<Record<string, DigitRule>>;

const one = (times: number) => ({ digits: 1, times });
const two = (times: number) => ({ digits: 2, times });
const singles = (digits: number) => ({ digits, times: 1 });

const straight = (length: number): Rules => ({
  DIRECT: direct(length),
  SINGLE: single(length),
  COMBO: combo(length),
});

const GROUP_2: Rules = { G2: group(singles(2)) };
const GROUP_3: Rules = { G3: group(one(2), singles(1), true), G6: group(singles(3)) };
const GROUP_4: Rules = {
  G24: group(singles(4)),
  G12: group(one(2), singles(2)),
  G6: group(two(2)),
  G4: group(one(3), singles(1)),
};

/** 五星 */
const FIVE: Rules = {
  ...straight(5),
  G120: group(singles(5)),
  G60: group(one(2), singles(3)),
  G30: group(two(2), singles(1)),
  G20: group(one(3), singles(2)),
  G10: group(one(3), one(2)),
  G5: group(one(4), singles(1)),
  ANY2: anywhere(5, 2),
  ANY3: anywhere(5, 3),
  REP1: repeated(5, 1),
  REP2: repeated(5, 2),
  REP3: repeated(5, 3),
  REP4: repeated(5, 4),
};

/** 四星 */
const FOUR: Rules = {
  ...straight(4),
  ...GROUP_4,
  ANY1: anywhere(4, 1),
  ANY2: anywhere(4, 2),
};

/** 三星 */
const THREE: Rules = {
  ...straight(3),
  SUM: sumOf(3),
  SPAN: spanOf(3),
  ...GROUP_3,
  MIX: mixed(3),
  GSUM: groupSum(3),
  DAN: banker(3),
  TAIL: sumTail(3),
  SHAPE: shape(),
  ANY1: anywhere(3, 1),
  ANY2: anywhere(3, 2),
  BSOE: bigSmallOddEven(3),
  ZSHAPE: creditShape(),
};

/** 二星 */
const TWO: Rules = {
  ...straight(2),
  SUM: sumOf(2),
  SPAN: spanOf(2),
  ...GROUP_2,
  MIX: mixed(2),
  GSUM: groupSum(2),
  DAN: banker(2),
  TAIL: sumTail(2),
  BSOE: bigSmallOddEven(2),
};

/** 任选 */
const ANY: Readonly<Record<string, Rules>> = {
  R2: { SINGLE: single(2), SUM: sumOf(2), ...GROUP_2, GSUM: groupSum(2) },
  R3: { SINGLE: single(3), SUM: sumOf(3), ...GROUP_3, MIX: mixed(3), GSUM: groupSum(3) },
  R4: { SINGLE: single(4), ...GROUP_4 },
};

const FILLER: Digits = [3, 8, 0, 6, 5];

/** The rules, played on `length` digits of a result of `of`, beginning at `from`. */
function onWindow(name: string, rules: Rules, of: number, from: number): LotteryPlay<Digits>[] {
  return Object.entries(rules).map(([code, rule]) => {
    const { length } = rule.example.draw;
    const placed = onPart(
      rule,
      (draw: Digits) => draw.slice(from, from + length),
      (part) => [...FILLER.slice(0, from), ...part, ...FILLER].slice(0, of),
    );
    return makePlay(`${name}.${code}`, name, placed);
  });
}

const anyPlays = Object.entries(ANY).flatMap(([name, rules]) => {
  const take = Number(name.slice(1));
  return [
    makePlay(`${name}.DIRECT`, name, anyDirect(5, take)),
    ...Object.entries(rules).map(([code, rule]) =>
      makePlay(`${name}.${code}`, name, anyPositions(5, take, rule)),
    ),
  ];
});

const dragonTigerPlays = subsets([1, 2, 3, 4, 5], 2).map(([first, second]) =>
  makePlay(`DT.${first}${second}`, 'DT', dragonTiger(first!, second!)),
);

/** Digits joined by commas: a result as it is kept. */
const writeDigits = (digits: Digits): string => digits.join(',');

function readDigits(json: unknown, length: number): Digits {
  const digits = typeof json === 'string' ? json.split(',', length + 1) : [];
  if (digits.length !== length || !digits.every((digit) => /^[0-9]$/.test(digit))) {
    throw new RangeError(`A result is ${length} digits joined by commas.`);
  }
  return digits.map(Number);
}

function digitFamily(
  id: string,
  length: number,
  plays: readonly LotteryPlay<Digits>[],
): LotteryFamily<Digits> {
  return {
    id,
    plays,
    outcomes: 10n ** BigInt(length),
    draw: (stream: DrawStream) => Array.from({ length }, () => stream.below(10)),
    readDraw: (json) => readDigits(json, length),
    writeDraw: writeDigits,
  };
}

/** 时时彩: five digits. */
export const ssc = digitFamily('SSC', 5, [
  ...onWindow('F5', FIVE, 5, 0),
  ...onWindow('F4', FOUR, 5, 0),
  ...onWindow('L4', FOUR, 5, 1),
  ...onWindow('F3', THREE, 5, 0),
  ...onWindow('M3', THREE, 5, 1),
  ...onWindow('L3', THREE, 5, 2),
  ...onWindow('F2', TWO, 5, 0),
  ...onWindow('L2', TWO, 5, 3),
  makePlay('POS', 'POS', fixedPosition(5)),
  ...anyPlays,
  ...dragonTigerPlays,
  makePlay('Z.POS', 'Z', creditPositions(5)),
  makePlay('Z.SUM', 'Z', creditSum(5)),
]);

const lowFrequency = (of: number) => [
  ...onWindow('D3', THREE, of, 0),
  ...onWindow('D3F2', TWO, of, 0),
  ...onWindow('D3L2', TWO, of, 1),
];

/** 福彩3D and 排列三: three digits. */
export const lf = digitFamily('LF', 3, [
  ...lowFrequency(3),
  makePlay('POS', 'POS', fixedPosition(3)),
]);

/** 排列五: five digits, of which the first three are those of 排列三. */
export const p5 = digitFamily('P5', 5, [
  ...onWindow('F5', FIVE, 5, 0),
  ...lowFrequency(5),
  makePlay('POS', 'POS', fixedPosition(5)),
]);
