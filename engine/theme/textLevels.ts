import { contrastRatio, luminance } from './color.ts';
import { atTone, lift, type Constraint } from './lift.ts';

/** A level of text before it is finished: what is wanted, whether somebody asked for it, and what it must be read on. */
export interface TextLevel {
  readonly hex: string;
  readonly isChosen: boolean;
  readonly constraints: readonly Constraint[];
}

/** The least by which one level's contrast exceeds the next one's, unless less was wanted. */
export const LEAST_STEP = 1.2;

const [WHITE, BLACK] = ['#ffffff', '#000000'] as const;

type Three<T> = readonly [T, T, T];

/**
 * Three levels of text, the strongest first, each readable where it must be. Where being readable would mix up their
 * order or swallow the distance between them, the stronger ones give way upwards, and where there is no more room all
 * of them share what there is.
 */
export function resolveTextLevels(levels: Three<TextLevel>, page: string): Three<string> {
  const lifted = levels.map(({ hex, constraints }) => lift(hex, constraints));
  const on = (hex: string) => contrastRatio(hex, page);
  const wanted = levels.map(({ hex }) => on(hex)) as unknown as Three<number>;
  const steps = [stepOf(wanted[0], wanted[1]), stepOf(wanted[1], wanted[2])] as const;
  const least = steps.map((step) => Math.min(step, LEAST_STEP));
  const found = lifted.map(on) as unknown as Three<number>;
  const isKept = found[0] >= found[1] * least[0]! && found[1] >= found[2] * least[1]!;
  if (isKept) return lifted as unknown as Three<string>;
  const ink = luminance(page) < MIDDLE ? WHITE : BLACK;
  const targets = spread(levels, { found, steps, page, most: on(ink) });
  const finished = levels.map((level, index) => {
    const target = targets[index]!;
    if (Math.abs(found[index]! - target) < 1e-9) return lifted[index]!;
    return lift(atContrast(level.hex, target, page), level.constraints);
  });
  // Colours have whole bytes, by which a weaker level may come out a hair stronger.
  for (const index of [1, 0]) {
    if (on(finished[index]!) < on(finished[index + 1]!)) finished[index] = finished[index + 1]!;
  }
  return finished as unknown as Three<string>;
}

/** Where black and white are read equally well. */
const MIDDLE = 0.1791;

/** How much stronger one level was wanted than the next; what was wanted the wrong way round is only told apart. */
const stepOf = (stronger: number, weaker: number) =>
  stronger < weaker ? LEAST_STEP : stronger / weaker;

interface Room {
  readonly found: Three<number>;
  readonly steps: readonly [number, number];
  readonly page: string;
  /** The contrast of black or white. */
  readonly most: number;
}

/** The contrasts of three levels that keep order and distance within the room there is. */
function spread(levels: Three<TextLevel>, { found, steps, page, most }: Room): Three<number> {
  let [first, second, third] = found;
  // What nobody asked for follows what somebody asked for.
  if (!levels[1].isChosen && levels[0].isChosen) {
    second = Math.max(floorOf(levels[1], page), Math.min(second, first / steps[0]));
  }
  if (!levels[2].isChosen && (levels[1].isChosen || levels[0].isChosen)) {
    third = Math.max(floorOf(levels[2], page), Math.min(third, second / steps[1]));
  }
  second = Math.max(second, third * steps[1]);
  first = Math.max(first, second * steps[0]);
  if (first <= most) return [first, second, third];
  third = Math.max(floorOf(levels[2], page), Math.min(third, most / (steps[0] * steps[1])));
  // Each step gets the least it needs; what room is left is shared by how much more was wanted.
  const least = steps.map((step) => Math.log(Math.min(step, LEAST_STEP)));
  const more = steps.map((step, index) => Math.log(step) - least[index]!);
  const room = Math.max(0, Math.log(most / third) - least[0]! - least[1]!);
  const wanted = more[0]! + more[1]!;
  const share = wanted === 0 ? 0 : Math.min(1, room / wanted);
  second = Math.max(floorOf(levels[1], page), third * Math.exp(least[1]! + more[1]! * share));
  return [most, Math.min(second, most), third];
}

/** The least contrast with the page at which a level is readable wherever it must be. */
function floorOf({ constraints }: TextLevel, page: string): number {
  const ground = luminance(page) + 0.05;
  const isDark = luminance(page) < MIDDLE;
  const needs = constraints.map(({ against, minimum }) => {
    const other = luminance(against) + 0.05;
    return isDark ? (other * minimum) / ground : ground / (other / minimum);
  });
  return Math.max(1, ...needs);
}

/** The colour at the tone nearest to its own that has at least a contrast with the page. */
function atContrast(hex: string, target: number, page: string): string {
  const isDark = luminance(page) < MIDDLE;
  // From the page's end of the scale to the far one.
  let [weak, strong] = isDark ? [0, 100] : [100, 0];
  for (let step = 0; step < 16; step += 1) {
    const tone = (weak + strong) / 2;
    const colour = atTone(hex, tone);
    const isOnSide = isDark
      ? luminance(colour) > luminance(page)
      : luminance(colour) < luminance(page);
    if (isOnSide && contrastRatio(colour, page) >= target) strong = tone;
    else weak = tone;
  }
  return atTone(hex, strong);
}
