import type { SlotFigures } from '../../../schemas/slotGame.schema.ts';
import {
  fraction,
  multiply,
  rootInHundredths,
  subtract,
  toBasisPoints,
  type Fraction,
} from '../exact/fraction.ts';
import type { SlotRules } from './slotRules.ts';
import { countSpins, type SpinDistribution } from './spinDistribution.ts';

/** What a round of a slot game comes to, exactly. */
export interface ExactFigures {
  /** Of what is staked, what is paid in the mean. */
  readonly meanReturn: Fraction;
  /** Variance of a round's pay, in bets squared. */
  readonly variance: Fraction;
  /** Share of rounds that pay anything. */
  readonly hitRate: Fraction;
  /** Share of rounds that come to free spins. */
  readonly featureRate: Fraction;
  /** The most coins that a round can pay. */
  readonly mostCoins: number;
}

/** Sums over the stops that bring one award: how many, their coins, squares of coins, how many pay nothing, the most. */
interface Moments {
  readonly award: number;
  readonly stops: bigint;
  readonly coins: bigint;
  readonly squares: bigint;
  readonly nothing: bigint;
  readonly most: number;
}

/** The same for free spins still to come, over all that can follow. */
type Rest = Omit<Moments, 'award' | 'stops'>;

/**
 * Computes a game's figures exactly, in whole numbers: every combination of stops of the paid spin, and for free spins
 * the expectation over all that can follow, further spins included.
 */
export function computeExactFigures(rules: SlotRules): ExactFigures {
  const paid = countSpins(rules, 'paid');
  const free = countSpins(rules, 'free');
  const freeStops = BigInt(free.stops);
  const power = (exponent: number) => freeStops ** BigInt(exponent);
  const after = createRest(sumMoments(free), rules.mostFreeSpins, power);
  const paidMoments = sumMoments(paid);
  // Every combination of the paid stops with every run of as many free spins as there can be.
  const all = BigInt(paid.stops) * power(rules.mostFreeSpins);
  const round = follow(paidMoments, power(rules.mostFreeSpins), ({ award }) => after(award, award));
  const inBets = fraction(1, rules.coins);
  const meanReturn = multiply(fraction(round.coins, all), inBets);
  const square = multiply(fraction(round.squares, all), inBets, inBets);
  const withFeature = paidMoments.filter(({ award }) => award > 0);
  return {
    meanReturn,
    variance: subtract(square, multiply(meanReturn, meanReturn)),
    hitRate: subtract(fraction(1), fraction(round.nothing, all)),
    featureRate: fraction(
      withFeature.reduce((sum, { stops }) => sum + stops, 0n),
      BigInt(paid.stops),
    ),
    mostCoins: round.most,
  };
}

/** The figures as members are shown them. */
export function publishFigures(rules: SlotRules): SlotFigures {
  const exact = computeExactFigures(rules);
  const deviationHundredths = rootInHundredths(exact.variance);
  const { over, under } = exact.featureRate;
  return {
    returnBasisPoints: toBasisPoints(exact.meanReturn),
    hitRateBasisPoints: toBasisPoints(exact.hitRate),
    featureOneIn: over === 0n ? 0 : Number((2n * under + over) / (2n * over)),
    deviationHundredths,
    volatility: nameVolatility(deviationHundredths),
    mostTimesBet: Math.floor(exact.mostCoins / rules.coins),
  };
}

/** Below two and a half bets of standard deviation is low, from seven on high. */
function nameVolatility(deviationHundredths: number): SlotFigures['volatility'] {
  if (deviationHundredths < 250) return 'low';
  return deviationHundredths < 700 ? 'medium' : 'high';
}

function sumMoments({ byAward }: SpinDistribution): readonly Moments[] {
  return [...byAward].map(([award, counts]) => {
    let [stops, coins, squares] = [0n, 0n, 0n];
    for (const [paid, count] of counts) {
      stops += BigInt(count);
      coins += BigInt(paid) * BigInt(count);
      squares += BigInt(paid) ** 2n * BigInt(count);
    }
    const nothing = BigInt(counts.get(0) ?? 0);
    return { award, stops, coins, squares, nothing, most: Math.max(...counts.keys()) };
  });
}

/** One spin and what follows it, counted over `futures` ways in which the rest can go. */
function follow(
  spins: readonly Moments[],
  futures: bigint,
  restAfter: (spin: Moments) => Rest,
): Rest {
  return spins
    .map((spin) => {
      const rest = restAfter(spin);
      return {
        coins: spin.coins * futures + spin.stops * rest.coins,
        squares: spin.squares * futures + 2n * spin.coins * rest.coins + spin.stops * rest.squares,
        nothing: spin.nothing * rest.nothing,
        most: spin.most + rest.most,
      };
    })
    .reduce((one, other) => ({
      coins: one.coins + other.coins,
      squares: one.squares + other.squares,
      nothing: one.nothing + other.nothing,
      most: Math.max(one.most, other.most),
    }));
}

/** What free spins still bring, by how many remain and how many were given so far. */
function createRest(
  spins: readonly Moments[],
  mostFreeSpins: number,
  power: (exponent: number) => bigint,
): (remaining: number, given: number) => Rest {
  const known = new Map<number, Rest>();
  const after = (remaining: number, given: number): Rest => {
    // As many spins as could still come: the same for every way on, so all is counted over one number of futures.
    const horizon = remaining + mostFreeSpins - given;
    if (remaining === 0) return { coins: 0n, squares: 0n, nothing: power(horizon), most: 0 };
    const key = remaining * (mostFreeSpins + 1) + given;
    const found = known.get(key);
    if (found) return found;
    const rest = follow(spins, power(horizon - 1), ({ award }) => {
      const more = Math.min(award, mostFreeSpins - given);
      return after(remaining - 1 + more, given + more);
    });
    known.set(key, rest);
    return rest;
  };
  return after;
}
