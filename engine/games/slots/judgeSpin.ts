import type { SlotRules, SpinMode } from './slotRules.ts';

/** One thing that a spin pays for; coins are before the multiplier of free spins. */
export interface SlotWin {
  readonly kind: 'line' | 'ways' | 'scatter';
  /** Symbol id. */
  readonly symbol: string;
  /** How many reels in a row from the left, or how many scatters. */
  readonly count: number;
  readonly coins: number;
  /** Index of the line, or in how many ways. */
  readonly line?: number;
  readonly ways?: number;
}

/** A spin and what it pays. */
export interface SlotSpin {
  /** On each reel, the index on its strip that stands in the top row. */
  readonly stops: readonly number[];
  readonly wins: readonly SlotWin[];
  /** What is paid: all wins, multiplied, at most what the game says. */
  readonly coins: number;
  /** Free spins that its scatters bring, before the most of a round is minded. */
  readonly awarded: number;
}

/** The symbols in sight, column by column from the left, each from the top, wilds as they stand before they expand. */
export function readWindow(rules: SlotRules, mode: SpinMode, stops: readonly number[]): Uint8Array {
  const { rows } = rules;
  const window = new Uint8Array(5 * rows);
  for (let reel = 0; reel < 5; reel += 1) {
    const strip = rules.strips[mode][reel]!;
    let at = stops[reel]!;
    for (let row = 0; row < rows; row += 1) {
      window[reel * rows + row] = strip[at]!;
      at = at + 1 === strip.length ? 0 : at + 1;
    }
  }
  return window;
}

/** What the reels pay where they stopped. */
export function judgeSpin(rules: SlotRules, mode: SpinMode, stops: readonly number[]): SlotSpin {
  const window = readWindow(rules, mode, stops);
  const wins: SlotWin[] = [];
  const scatters = countScatters(rules, window, wins);
  if (rules.expandsWilds[mode]) expandWilds(rules, window);
  if (rules.lines) findLineWins(rules, rules.lines, window, wins);
  else findWaysWins(rules, window, wins);
  let coins = 0;
  for (const win of wins) coins += win.coins;
  return {
    stops,
    wins,
    coins: Math.min(coins * rules.multiplier[mode], rules.mostCoinsASpin),
    awarded: rules.awards[mode][scatters]!,
  };
}

function countScatters(rules: SlotRules, window: Uint8Array, wins: SlotWin[]): number {
  const { scatter } = rules;
  if (scatter < 0) return 0;
  let count = 0;
  for (const symbol of window) if (symbol === scatter) count += 1;
  const coins = rules.pays[scatter]![count]!;
  if (coins > 0) wins.push({ kind: 'scatter', symbol: rules.symbolIds[scatter]!, count, coins });
  return count;
}

function expandWilds({ rows, wild }: SlotRules, window: Uint8Array): void {
  for (let top = 0; top < window.length; top += rows) {
    if (window.subarray(top, top + rows).includes(wild)) window.fill(wild, top, top + rows);
  }
}

function findLineWins(
  rules: SlotRules,
  lines: readonly (readonly number[])[],
  window: Uint8Array,
  wins: SlotWin[],
): void {
  const { rows, pays, wild, scatter, symbolIds } = rules;
  for (let line = 0; line < lines.length; line += 1) {
    const path = lines[line]!;
    let symbol = wild;
    let count = 0;
    let leadingWilds = 0;
    let factor = 1;
    while (count < 5) {
      const shown = window[count * rows + path[count]!]!;
      if (shown === wild) {
        factor *= rules.wildFactor;
        if (symbol === wild) leadingWilds += 1;
      } else if (shown === scatter || (symbol !== wild && shown !== symbol)) {
        break;
      } else {
        symbol = shown;
      }
      count += 1;
    }
    const asSymbol = symbol === wild ? 0 : pays[symbol]![count]! * factor;
    const asWilds = leadingWilds === 0 ? 0 : pays[wild]![leadingWilds]!;
    if (asSymbol > 0 && asSymbol >= asWilds) {
      wins.push({ kind: 'line', symbol: symbolIds[symbol]!, count, coins: asSymbol, line });
    } else if (asWilds > 0) {
      const alone = { symbol: symbolIds[wild]!, count: leadingWilds };
      wins.push({ kind: 'line', ...alone, coins: asWilds, line });
    }
  }
}

function findWaysWins(rules: SlotRules, window: Uint8Array, wins: SlotWin[]): void {
  const { rows, pays, wild, scatter, symbolIds } = rules;
  for (let symbol = 0; symbol < symbolIds.length; symbol += 1) {
    if (symbol === wild || symbol === scatter) continue;
    let ways = 1;
    let count = 0;
    for (; count < 5; count += 1) {
      let here = 0;
      for (let row = 0; row < rows; row += 1) {
        const shown = window[count * rows + row];
        if (shown === symbol || shown === wild) here += 1;
      }
      if (here === 0) break;
      ways *= here;
    }
    const coins = pays[symbol]![count]! * ways;
    if (coins > 0) wins.push({ kind: 'ways', symbol: symbolIds[symbol]!, count, coins, ways });
  }
}
