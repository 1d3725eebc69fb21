import { fraction, toBasisPoints, type Fraction } from '../exact/fraction.ts';
import type { GameFault } from '../gameFault.ts';
import type { BetReading, GameModel, Settlement } from '../gameModel.ts';
import { suggestName } from '../../nearestName.ts';
import { POCKETS, SPOTS, type Spot } from './spots.ts';

/** Chips on one spot. */
export interface Chips {
  /** Id of a spot, such as `split:1-2`. */
  readonly spot: string;
  readonly amountMinor: number;
}

/** Between what a bet may be, in minor units. */
export interface RouletteLimits {
  readonly leastASpotMinor: number;
  readonly mostASpotMinor: number;
  readonly mostARoundMinor: number;
}

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
  limits: RouletteLimits,
): GameModel<readonly Chips[], RouletteOutcome, RouletteSettlement> {
  return {
    id: 'roulette',
    category: 'LIVE',
    rounds: 'shared',
    returnBasisPoints: Math.min(
      ...[...SPOTS.values()].map((spot) => toBasisPoints(returnOfSpot(spot))),
    ),
    parseBet: (input) => parseChips(limits, input),
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

function parseChips(limits: RouletteLimits, input: unknown): BetReading<readonly Chips[]> {
  if (!Array.isArray(input) || input.length === 0 || input.length > SPOTS.size) {
    const message = `A bet is a list of 1 to ${SPOTS.size} spots.`;
    return { faults: [{ path: '', message }] };
  }
  const faults: GameFault[] = [];
  const bet: Chips[] = [];
  for (const [index, entry] of input.entries()) {
    const chips = entry as Partial<Chips> | null;
    const { spot, amountMinor } = chips ?? {};
    const found = [
      ...checkSpot(`[${index}].spot`, spot, bet),
      ...checkAmount(`[${index}].amountMinor`, amountMinor, limits),
    ];
    faults.push(...found);
    if (found.length === 0) bet.push({ spot: spot!, amountMinor: amountMinor! });
  }
  const stakeMinor = bet.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (stakeMinor > limits.mostARoundMinor) {
    faults.push({ path: '', message: `A round takes ${limits.mostARoundMinor} at most.` });
  }
  return faults.length > 0 ? { faults } : { bet, stakeMinor };
}

function* checkSpot(path: string, spot: unknown, bet: readonly Chips[]): Generator<GameFault> {
  if (typeof spot !== 'string' || !SPOTS.has(spot)) {
    const suggestion =
      typeof spot === 'string' ? suggestName(spot.slice(0, 40), [...SPOTS.keys()]) : undefined;
    yield { path, message: 'There is no such spot.', ...(suggestion && { suggestion }) };
  } else if (bet.some((chips) => chips.spot === spot)) {
    yield { path, message: `"${spot}" is bet on twice.`, suggestion: 'Add the two amounts up.' };
  }
}

function* checkAmount(path: string, amount: unknown, limits: RouletteLimits): Generator<GameFault> {
  const { leastASpotMinor: least, mostASpotMinor: most } = limits;
  if (!Number.isSafeInteger(amount) || (amount as number) < least || (amount as number) > most) {
    yield { path, message: `A spot takes whole minor units, ${least} to ${most}.` };
  }
}
