import { mix } from './colour.ts';
import type { Ramp } from './colour.ts';
import { mirrored, pathOf, shape } from './ink.ts';
import type { Ink, Point } from './ink.ts';
import type { Random } from './random.ts';

/** What a subject is drawn with; subjects stand around (0, 0) within a radius of about 175. */
export interface Stage {
  ink: Ink;
  random: Random;
  /** The surroundings. */
  room: Ramp;
  /** The subject's own colour. */
  key: Ramp;
  /** The light that rims it, and its small details. */
  accent: Ramp;
  metal: Ramp;
}

export type Subject = (stage: Stage) => string;

const STEPS = ['ink', 'deep', 'dark', 'mid', 'light', 'glow'] as const;

/** A tone between 0 (ink) and 5 (glow). */
export const tone = (ramp: Ramp, step: number): string => {
  const clamped = Math.min(5, Math.max(0, step));
  const low = Math.min(4, Math.floor(clamped));
  const from = ramp[STEPS[low] ?? 'ink'];
  const to = ramp[STEPS[low + 1] ?? 'glow'];
  return clamped === low ? from : mix(from, to, clamped - low);
};

export type Facet = readonly [points: readonly Point[], step: number, ramp?: Ramp];

const SHADE_SIDE = 0.85;

/** Draws the right half as given and its mirror a step deeper: a face lit from one side. */
export const facets = ({ ink, key }: Stage, list: readonly Facet[]): string =>
  list
    .map(([points, step, ramp = key]) => {
      const bright = ink.linear(
        [
          [0, tone(ramp, step + 0.35)],
          [1, tone(ramp, step - 0.35)],
        ],
        115,
      );
      const dim = tone(ramp, step - SHADE_SIDE);
      const other = points.map(([x, y]): Point => [-x, y]);
      return (
        shape(other, dim, `stroke="${dim}" stroke-width="1"`) +
        shape(points, bright, `stroke="${tone(ramp, step)}" stroke-width="1"`)
      );
    })
    .join('');

/** One closed symmetrical outline from its right half. */
export const symmetric = (points: readonly Point[], fill: string, extra = ''): string =>
  shape(mirrored(points), fill, extra);

export const symmetricPath = (points: readonly Point[]): string => pathOf(mirrored(points));

/** The same drawing on both sides of the axis. */
export const both = (content: string, leftExtra = ''): string =>
  `<g transform="scale(-1 1)"${leftExtra ? ` ${leftExtra}` : ''}>${content}</g>${content}`;
