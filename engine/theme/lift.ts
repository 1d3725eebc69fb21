import { Contrast } from '@material/material-color-utilities';
import { contrastRatio, hct, hctOf } from './color.ts';

/** A colour that another one meets, and the WCAG ratio it asks for. */
export interface Constraint {
  readonly against: string;
  readonly minimum: number;
}

const TONE_STEP = 0.5;

/** A tone's share of a ratio is exact before rounding to eight bits, which moves it by under 2 %. */
const ROUNDING = 0.98;

const GOLD_HUE = 80;
const GREENISH_YELLOW_HUE = 114;

/** Whether a hex colour satisfies every constraint. */
export function satisfies(hex: string, constraints: readonly Constraint[]): boolean {
  return constraints.every(({ against, minimum }) => contrastRatio(hex, against) >= minimum);
}

/**
 * Returns the colour itself if it satisfies every constraint, else the nearest tone of it that does,
 * else black or white, whichever comes nearer.
 */
export function lift(hex: string, constraints: readonly Constraint[]): string {
  if (satisfies(hex, constraints)) return hex;
  const { tone } = hctOf(hex);
  const limits = constraints.map(({ against, minimum }) => ({
    tone: hctOf(against).tone,
    minimum,
  }));
  for (let distance = TONE_STEP; distance <= 100; distance += TONE_STEP) {
    for (const candidateTone of [tone + distance, tone - distance]) {
      if (candidateTone < -TONE_STEP || candidateTone > 100 + TONE_STEP) continue;
      const promising = limits.every(
        (limit) => Contrast.ratioOfTones(candidateTone, limit.tone) >= limit.minimum * ROUNDING,
      );
      if (!promising) continue;
      const candidate = atTone(hex, candidateTone);
      if (satisfies(candidate, constraints)) return candidate;
    }
  }
  const worst = (end: string) =>
    Math.min(...constraints.map(({ against, minimum }) => contrastRatio(end, against) / minimum));
  return worst('#ffffff') > worst('#000000') ? '#ffffff' : '#000000';
}

/** The same colour at another tone; yellows turn to gold, not to olive, as they darken. */
export function atTone(hex: string, tone: number): string {
  const color = hctOf(hex);
  const drop = color.tone - tone;
  const isYellow = color.hue > GOLD_HUE && color.hue < GREENISH_YELLOW_HUE;
  const turn = isYellow && drop > 0 ? Math.min(color.hue - GOLD_HUE, drop * 0.4) : 0;
  return hct(color.hue - turn, color.chroma, tone);
}
