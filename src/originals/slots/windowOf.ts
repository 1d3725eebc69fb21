import { readWindow } from '../../../engine/games/slots/judgeSpin.ts';
import type { SlotRules, SpinMode } from '../../../engine/games/slots/slotRules.ts';

/** The symbols that show on each reel, from the top, as indexes into `symbolIds`. */
export type ReelWindow = readonly (readonly number[])[];

/** What shows where the reels stopped, before wilds expand. */
export function windowOf(rules: SlotRules, mode: SpinMode, stops: readonly number[]): ReelWindow {
  const symbols = readWindow(rules, mode, stops);
  return stops.map((_, reel) => [...symbols.subarray(reel * rules.rows, (reel + 1) * rules.rows)]);
}

/** The same after wilds filled their reels, where they do in this mode. */
export function expandedWindow(rules: SlotRules, mode: SpinMode, window: ReelWindow): ReelWindow {
  if (!rules.expandsWilds[mode]) return window;
  return window.map((reel) => (reel.includes(rules.wild) ? reel.map(() => rules.wild) : reel));
}

/** Places a reel apart from what shows: `from` symbols of the strip, that run through while it turns. */
export function passingSymbols(strip: Uint8Array, stop: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => {
    const place = (((stop - count + at) % strip.length) + strip.length) % strip.length;
    return strip[place]!;
  });
}
