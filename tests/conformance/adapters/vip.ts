import {
  birthdayIn,
  growthOf,
  keepLevel,
  levelAt,
  levelsBetween,
} from '../../../engine/rewards/vip.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly thresholds: readonly number[];
  readonly before?: number;
  readonly validBets?: Readonly<Record<string, string>>;
  readonly factor?: Readonly<Record<string, string>>;
  readonly levelBefore?: number;
  readonly pointsAfter?: number;
  readonly gifts?: readonly string[];
  readonly level?: number;
  readonly needed?: number;
  readonly reached?: number;
  readonly birthday?: string;
  readonly years?: readonly number[];
}

const DECIMALS = 2;

/** Growth of a day, gifts of a rise, a level that was not kept, and days of a birthday. */
export function run(input: Input) {
  const { thresholds, birthday, years } = input;
  if (birthday !== undefined) {
    return { giftDays: years!.map((year) => birthdayIn(birthday, year)), oncePerYear: true };
  }
  if (input.validBets) {
    const valid = new Map(
      Object.entries(input.validBets).map(([name, amount]) => [name, minorOf(amount)] as const),
    );
    const gained = growthOf(valid, input.factor!, DECIMALS);
    const after = input.before! + gained;
    return { gained, after, level: levelAt(thresholds, after) };
  }
  if (input.gifts) {
    const level = levelAt(thresholds, input.pointsAfter!);
    const paid = levelsBetween(input.levelBefore!, level).map((at) => minorOf(input.gifts![at]!));
    const sum = paid.reduce((all, one) => all + one, 0n);
    return { level, paid: paid.map(amountOf), sum: amountOf(sum) };
  }
  const { level, needed, reached } = input;
  const kept = keepLevel(thresholds, {
    level: level!,
    points: thresholds[level!]!,
    needed: needed!,
    reached: reached!,
  });
  return { ...kept, note: 'one level down; points set to the threshold of the new level' };
}
