import type { SlotRules, SpinMode } from './slotRules.ts';

/** Every way in which a spin can stop, told apart by what it brings. */
export interface SpinDistribution {
  /** How many combinations of stops there are, each as likely. */
  readonly stops: number;
  /** By free spins awarded, then by coins paid: how many combinations of stops. */
  readonly byAward: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** What several stops of a reel show alike. */
interface Column {
  readonly cells: Uint8Array;
  readonly scatters: number;
  /** How many stops. */
  readonly weight: number;
}

/** A run from the left that may still grow: on one line, or of one symbol where ways count. */
interface Run {
  /** Index of the line, or the symbol. */
  readonly of: number;
  /** The regular symbol so far, or -1 for wilds alone. */
  readonly symbol: number;
  /** What its pay is multiplied by: wilds on lines, or the ways. */
  readonly factor: number;
  readonly leadingWilds: number;
}

/** All stops of the reels so far after which the same can follow. */
interface Standing {
  readonly runs: readonly Run[];
  /** Coins of the runs that ended. */
  readonly won: number;
  readonly scatters: number;
  /** How many combinations of stops lead here. */
  weight: number;
}

const REELS = 5;

/**
 * Counts every combination of stops without visiting each: reel by reel from the left, all combinations that stand
 * alike are counted as one, and where no run can grow any more, the remaining reels matter for their scatters alone.
 */
export function countSpins(rules: SlotRules, mode: SpinMode): SpinDistribution {
  const reels = rules.strips[mode].map((strip) => readColumns(rules, mode, strip));
  const scattersAfter = countScattersAfter(reels);
  const byScatters = Array.from({ length: REELS + 1 }, () => new Map<number, number>());
  const finish = (reel: number, { won, scatters, weight }: Omit<Standing, 'runs'>) =>
    scattersAfter[reel]!.forEach((ways, more) => {
      const counts = byScatters[scatters + more];
      if (ways > 0) counts!.set(won, (counts!.get(won) ?? 0) + weight * ways);
    });
  let standings: Iterable<Standing> = [{ runs: firstRuns(rules), won: 0, scatters: 0, weight: 1 }];
  for (let reel = 0; reel < REELS; reel += 1) {
    const next = new Map<string, Standing>();
    for (const standing of standings) {
      for (const column of reels[reel]!) {
        const grown = stopReel(rules, standing, column, reel);
        if (grown.runs.length === 0) finish(reel + 1, grown);
        else merge(next, grown);
      }
    }
    standings = next.values();
  }
  const stops = rules.strips[mode].reduce((product, { length }) => product * length, 1);
  return { stops, byAward: groupByAward(rules, mode, byScatters) };
}

function stopReel(rules: SlotRules, before: Standing, column: Column, reel: number): Standing {
  const grow = rules.lines ? growLine : growWays;
  const runs: Run[] = [];
  let { won } = before;
  for (const run of before.runs) {
    const grown = grow(rules, run, column.cells, reel);
    if (grown === undefined) won += payRun(rules, run, reel);
    else if (reel + 1 === REELS) won += payRun(rules, grown, REELS);
    else runs.push(grown);
  }
  const scatters = before.scatters + column.scatters;
  return { runs, won, scatters, weight: before.weight * column.weight };
}

function merge(standings: Map<string, Standing>, standing: Standing): void {
  let key = `${standing.won} ${standing.scatters}`;
  for (const { of, symbol, factor, leadingWilds } of standing.runs) {
    key += ` ${of},${symbol},${factor},${leadingWilds}`;
  }
  const known = standings.get(key);
  if (known) known.weight += standing.weight;
  else standings.set(key, standing);
}

function readColumns(rules: SlotRules, mode: SpinMode, strip: Uint8Array): readonly Column[] {
  const columns = new Map<string, Column>();
  strip.forEach((_, stop) => {
    const shown = Uint8Array.from(
      { length: rules.rows },
      (__, row) => strip[(stop + row) % strip.length]!,
    );
    const scatters = shown.filter((symbol) => symbol === rules.scatter).length;
    const expands = rules.expandsWilds[mode] && shown.includes(rules.wild);
    const cells = expands ? shown.fill(rules.wild) : shown;
    const key = `${cells}/${scatters}`;
    columns.set(key, { cells, scatters, weight: (columns.get(key)?.weight ?? 0) + 1 });
  });
  return [...columns.values()];
}

/** For each number of reels passed, in how many ways the rest shows 0, 1, 2… scatters. */
function countScattersAfter(reels: readonly (readonly Column[])[]): readonly (readonly number[])[] {
  const after: number[][] = [[1]];
  for (const columns of [...reels].reverse()) {
    const rest = after[0]!;
    const counts = Array.from({ length: rest.length + 1 }, () => 0);
    for (const { scatters, weight } of columns) {
      rest.forEach((ways, more) => (counts[scatters + more]! += weight * ways));
    }
    after.unshift(counts);
  }
  return after;
}

function firstRuns({ lines, symbolIds, wild, scatter }: SlotRules): readonly Run[] {
  if (lines) return lines.map((_, of) => ({ of, symbol: -1, factor: 1, leadingWilds: 0 }));
  return symbolIds
    .map((_, symbol) => ({ of: symbol, symbol, factor: 1, leadingWilds: 0 }))
    .filter(({ symbol }) => symbol !== wild && symbol !== scatter);
}

function growLine(rules: SlotRules, run: Run, cells: Uint8Array, reel: number): Run | undefined {
  const shown = cells[rules.lines![run.of]![reel]!]!;
  if (shown === rules.wild) {
    const leadingWilds = run.leadingWilds + (run.symbol < 0 ? 1 : 0);
    return { ...run, factor: run.factor * rules.wildFactor, leadingWilds };
  }
  if (shown === rules.scatter) return undefined;
  if (run.symbol < 0) return { ...run, symbol: shown };
  return shown === run.symbol ? run : undefined;
}

function growWays({ wild }: SlotRules, run: Run, cells: Uint8Array): Run | undefined {
  let here = 0;
  for (const shown of cells) if (shown === run.symbol || shown === wild) here += 1;
  return here === 0 ? undefined : { ...run, factor: run.factor * here };
}

function payRun({ pays, wild }: SlotRules, run: Run, length: number): number {
  const asSymbol = run.symbol < 0 ? 0 : pays[run.symbol]![length]! * run.factor;
  const asWilds = run.leadingWilds === 0 ? 0 : pays[wild]![run.leadingWilds]!;
  return Math.max(asSymbol, asWilds);
}

function groupByAward(
  rules: SlotRules,
  mode: SpinMode,
  byScatters: readonly ReadonlyMap<number, number>[],
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const byAward = new Map<number, Map<number, number>>();
  byScatters.forEach((counts, scatters) => {
    const award = rules.awards[mode][scatters]!;
    const scatterCoins = rules.scatter < 0 ? 0 : rules.pays[rules.scatter]![scatters]!;
    const group = byAward.get(award) ?? new Map<number, number>();
    for (const [won, weight] of counts) {
      const all = (won + scatterCoins) * rules.multiplier[mode];
      const coins = Math.min(all, rules.mostCoinsASpin);
      group.set(coins, (group.get(coins) ?? 0) + weight);
    }
    if (group.size > 0) byAward.set(award, group);
  });
  return byAward;
}
