import { fraction, toBasisPoints, type Fraction } from '../exact/fraction.ts';
import { parseChips, type ChipLimits, type Chips } from '../chips.ts';
import type { GameModel, Settlement } from '../gameModel.ts';
import { POCKETS, SPOTS, type Spot } from './spots.ts';

/** What a member's chips came to. */
export interface RouletteSettlement extends Settlement {
  /** The chips that won, with what each is paid, its stake included. */
  readonly wins: readonly { readonly spot: string; readonly returnMinor: number }[];
}

/** A round's outcome. */
export interface RouletteOutcome {
  /** 0 to 36. */
  readonly number: number;
}

/** The share of a stake on a spot that comes back in the mean: 36/37 for every spot of a wheel with one zero. */
export function returnOfSpot({ numbers, odds }: Spot): Fraction {
  return fraction(numbers.length * (odds + 1), POCKETS);
}

/** European roulette with a single zero; a zero takes all even chances. */
export function createRouletteModel(
  limits: ChipLimits,
): GameModel<readonly Chips[], RouletteOutcome, RouletteSettlement> {
  return {
    returnBasisPoints: Math.min(
      ...[...SPOTS.values()].map((spot) => toBasisPoints(returnOfSpot(spot))),
    ),
    parseBet: (input) => parseChips(SPOTS, limits, input),
    draw: (stream) => ({ number: stream.below(POCKETS) }),
    settle: (bet, { number }) => settleChips(bet, number),
  };
}

function settleChips(bet: readonly Chips[], number: number): RouletteSettlement {
  const wins = bet.flatMap(({ spot: id, amountMinor }) => {
    const spot = SPOTS.get(id);
    return spot?.numbers.includes(number)
      ? [{ spot: id, returnMinor: amountMinor * (spot.odds + 1) }]
      : [];
  });
  return { wins, returnMinor: wins.reduce((sum, win) => sum + win.returnMinor, 0) };
}
