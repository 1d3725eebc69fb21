import { judgeSpin, type SlotSpin, type SlotWin } from '../../../engine/games/slots/judgeSpin.ts';
import type { SlotOutcomeJson } from '../../../engine/games/slots/slotKind.ts';
import type { SlotRules, SpinMode } from '../../../engine/games/slots/slotRules.ts';
import { expandedWindow, windowOf, type ReelWindow } from './windowOf.ts';

/** A win with the places that it lights: reel and row of each. */
export interface ShownWin {
  readonly win: SlotWin;
  /** Coins with the multiplier of free spins. */
  readonly coins: number;
  readonly places: readonly (readonly [reel: number, row: number])[];
}

/** Where a free spin stands among those of its round. */
export interface FreePlace {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  /** Coins that all free spins before this one brought. */
  readonly before: number;
}

/** One thing after the other that a round shows. */
export type RoundScene =
  | {
      readonly kind: 'spin';
      readonly mode: SpinMode;
      readonly spin: SlotSpin;
      readonly window: ReelWindow;
      /** With wilds that filled their reels. */
      readonly expanded: ReelWindow;
      /** Dearest first. */
      readonly wins: readonly ShownWin[];
      readonly free?: FreePlace;
    }
  | { readonly kind: 'award'; readonly spins: number; readonly isFurther: boolean }
  | { readonly kind: 'bigWin'; readonly coins: number }
  | { readonly kind: 'summary'; readonly spins: number; readonly coins: number };

/** From so many bets on, a win is told large. */
const BIG_WIN_BETS = 15;

/** Whether a round pays more than its bet. */
export const isGain = (rules: Pick<SlotRules, 'coins'>, coins: number): boolean =>
  coins > rules.coins;

/** What a round shows from its first stop to its end, computed from nothing but its stops. */
export function planRound(rules: SlotRules, outcome: SlotOutcomeJson): readonly RoundScene[] {
  const paid = judgeSpin(rules, 'paid', outcome.stops);
  const scenes: RoundScene[] = [spinScene(rules, 'paid', paid)];
  const isBig = (coins: number) => coins >= BIG_WIN_BETS * rules.coins;
  if (isBig(paid.coins)) scenes.push({ kind: 'bigWin', coins: paid.coins });
  if (outcome.freeSpins.length === 0) return scenes;

  let given = paid.awarded;
  let before = 0;
  scenes.push({ kind: 'award', spins: given, isFurther: false });
  for (const [index, stops] of outcome.freeSpins.entries()) {
    const spin = judgeSpin(rules, 'free', stops);
    scenes.push(spinScene(rules, 'free', spin, { at: index + 1, of: given, before }));
    before += spin.coins;
    const further = Math.min(given + spin.awarded, rules.mostFreeSpins) - given;
    if (further > 0) scenes.push({ kind: 'award', spins: further, isFurther: true });
    given += further;
  }
  if (isBig(before)) scenes.push({ kind: 'bigWin', coins: before });
  scenes.push({ kind: 'summary', spins: outcome.freeSpins.length, coins: before });
  return scenes;
}

function spinScene(rules: SlotRules, mode: SpinMode, spin: SlotSpin, free?: FreePlace): RoundScene {
  const window = windowOf(rules, mode, spin.stops);
  const expanded = expandedWindow(rules, mode, window);
  const wins = spin.wins
    .map((win) => ({
      win,
      coins: win.coins * rules.multiplier[mode],
      places: placesOf(rules, win, win.kind === 'scatter' ? window : expanded),
    }))
    .sort((one, other) => other.coins - one.coins);
  return { kind: 'spin', mode, spin, window, expanded, wins, ...(free && { free }) };
}

function placesOf(rules: SlotRules, win: SlotWin, window: ReelWindow): ShownWin['places'] {
  const symbol = rules.symbolIds.indexOf(win.symbol);
  if (win.kind === 'line') {
    const line = rules.lines![win.line!]!;
    return line.slice(0, win.count).map((row, reel) => [reel, row] as const);
  }
  const isPart = (shown: number) =>
    shown === symbol || (win.kind === 'ways' && shown === rules.wild);
  const reels = win.kind === 'ways' ? window.slice(0, win.count) : window;
  return reels.flatMap((column, reel) =>
    column.flatMap((shown, row) => (isPart(shown) ? [[reel, row] as const] : [])),
  );
}
