import { createHash } from 'node:crypto';
import type { Lottery } from '../../../engine/lottery/catalogue/lottery.ts';
import { findFamily } from '../../../engine/lottery/families.ts';
import type { DrawJson, LotteryFamily } from '../../../engine/lottery/lotteryModel.ts';
import { readPartialBoard } from '../../../engine/lottery/vietnam/families.ts';
import { dayIn } from '../../../engine/zonedTime.ts';

/** Structures whose results come number by number. */
const IN_PARTS: readonly string[] = ['VNN', 'VNS'];

/** A result in the one way in which it is compared. */
export interface ReadResult {
  readonly draw: DrawJson;
  readonly isWhole: boolean;
}

/** Whether a lottery's results come number by number. */
export const comesInParts = ({ family }: Pick<Lottery, 'family'>) => IN_PARTS.includes(family);

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The numbers of a board by prize. */
function numbersOf(board: DrawJson): ReadonlyMap<string, readonly unknown[]> {
  if (typeof board === 'string') return new Map();
  return new Map(
    Object.entries(board).map(([prize, numbers]) => [
      prize,
      Array.isArray(numbers) ? (numbers as readonly unknown[]) : [numbers],
    ]),
  );
}

/** How many numbers of a board there are. */
export const countNumbers = (board: DrawJson) =>
  [...numbersOf(board).values()].reduce((count, numbers) => count + numbers.length, 0);

/** Whether two boards say the same as far as both go. */
export function isInStep(one: DrawJson, other: DrawJson): boolean {
  const others = numbersOf(other);
  return [...numbersOf(one)].every(([prize, numbers]) =>
    (others.get(prize) ?? []).every(
      (number, place) => place >= numbers.length || number === numbers[place],
    ),
  );
}

/** Reads what a source told: the whole of a result, numbers of one where it comes in parts, or null for neither. */
export function readResult(lottery: Lottery, drawAt: Date, json: unknown): ReadResult | null {
  const family = findFamily(lottery.family) as LotteryFamily;
  const { schedule } = lottery;
  const day = dayIn(schedule.kind === 'instant' ? 'UTC' : schedule.zone, drawAt.getTime());
  const whole = attempt(() => family.writeDraw(family.readDraw(json, day)));
  if (whole !== null) return { draw: whole, isWhole: true };
  if (!comesInParts(lottery)) return null;
  const partial = attempt(() => family.writeDraw(readPartialBoard(family.id, json)));
  return partial === null ? null : { draw: partial, isWhole: false };
}

/** What results are compared by. */
export function digestOf(draw: DrawJson): Buffer {
  const write = (_name: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  return createHash('sha256').update(JSON.stringify(draw, write)).digest();
}
