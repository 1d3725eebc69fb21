import { suggestName } from '../nearestName.ts';
import { formatMinor, parseMinor } from '../minorUnits.ts';
import { getCoinMinor } from './coins.ts';
import type { GameFault } from './gameFault.ts';
import type { BetReading, GameCodec, GameJson, GameMoney } from './gameModel.ts';
import { hasOnly, isObject } from './readJson.ts';

/** Chips on one spot of a table. */
export interface Chips {
  /** Id of a spot. */
  readonly spot: string;
  readonly amountMinor: number;
}

/** Between what a bet of chips may be, in minor units. */
export interface ChipLimits {
  readonly leastASpotMinor: number;
  readonly mostASpotMinor: number;
  readonly mostARoundMinor: number;
}

/** Chips as they are kept and told; `amount` is a decimal text in the main unit. */
export interface ChipsJson {
  readonly chips: readonly { readonly spot: string; readonly amount: string }[];
}

/** Limits of chips as a page is told; decimal texts in the main unit. */
export interface ChipLimitsJson {
  readonly leastASpot: string;
  readonly mostASpot: string;
  readonly mostARound: string;
}

/** Ten coins are the smallest chips, in every currency. */
const LEAST_COINS = 10;
const MOST_COINS = 10_000;
const ROUND_COINS = 50_000;

/** What a table of our own takes. */
export function getChipLimits({ currency, decimals }: GameMoney): ChipLimits {
  const coin = getCoinMinor(currency, decimals);
  return {
    leastASpotMinor: LEAST_COINS * coin,
    mostASpotMinor: MOST_COINS * coin,
    mostARoundMinor: ROUND_COINS * coin,
  };
}

/** Limits as a page is told. */
export function writeChipLimits(limits: ChipLimits, { decimals }: GameMoney): GameJson {
  const write = (minor: number) => formatMinor(BigInt(minor), decimals);
  return {
    leastASpot: write(limits.leastASpotMinor),
    mostASpot: write(limits.mostASpotMinor),
    mostARound: write(limits.mostARoundMinor),
  } satisfies ChipLimitsJson;
}

/** Reads chips on the spots of a cloth and never throws. */
export function parseChips(
  spots: ReadonlyMap<string, unknown>,
  limits: ChipLimits,
  input: unknown,
): BetReading<readonly Chips[]> {
  if (!Array.isArray(input) || input.length === 0 || input.length > spots.size) {
    const message = `A bet is a list of 1 to ${spots.size} spots.`;
    return { faults: [{ path: '', message }] };
  }
  const faults: GameFault[] = [];
  const bet: Chips[] = [];
  for (const [index, entry] of input.entries()) {
    const chips = entry as Partial<Chips> | null;
    const { spot, amountMinor } = chips ?? {};
    const found = [
      ...checkSpot(`[${index}].spot`, spot, { spots, bet }),
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

function* checkSpot(
  path: string,
  spot: unknown,
  { spots, bet }: { readonly spots: ReadonlyMap<string, unknown>; readonly bet: readonly Chips[] },
): Generator<GameFault> {
  if (typeof spot !== 'string' || !spots.has(spot)) {
    const suggestion =
      typeof spot === 'string' ? suggestName(spot.slice(0, 40), [...spots.keys()]) : undefined;
    yield { path, message: 'There is no such spot.', ...(suggestion && { suggestion }) };
  } else if (bet.some((chips) => chips.spot === spot)) {
    yield { path, message: `"${spot}" is bet on twice.`, suggestion: 'Add the two amounts up.' };
  }
}

function* checkAmount(path: string, amount: unknown, limits: ChipLimits): Generator<GameFault> {
  const { leastASpotMinor: least, mostASpotMinor: most } = limits;
  if (!Number.isSafeInteger(amount) || (amount as number) < least || (amount as number) > most) {
    yield { path, message: `A spot takes whole minor units, ${least} to ${most}.` };
  }
}

/** The part of a codec that is about chips. */
export function createChipCodec({
  decimals,
}: GameMoney): Pick<GameCodec<readonly Chips[], never>, 'readBet' | 'writeBet' | 'addBets'> {
  const readOne = (json: unknown): unknown => {
    if (!isObject(json) || !hasOnly(json, ['spot', 'amount'])) return null;
    const minor = parseMinor(json['amount'], decimals);
    return { spot: json['spot'], amountMinor: minor === null ? null : Number(minor) };
  };
  return {
    readBet: (json) => {
      if (!isObject(json) || !hasOnly(json, ['chips'])) return null;
      const { chips } = json;
      return Array.isArray(chips) ? chips.map(readOne) : null;
    },
    writeBet: (bet): GameJson =>
      ({
        chips: bet.map(({ spot, amountMinor }) => ({
          spot,
          amount: formatMinor(BigInt(amountMinor), decimals),
        })),
      }) satisfies ChipsJson,
    addBets: (bets) => {
      const bySpot = new Map<string, number>();
      for (const { spot, amountMinor } of bets.flat()) {
        bySpot.set(spot, (bySpot.get(spot) ?? 0) + amountMinor);
      }
      return [...bySpot]
        .map(([spot, amountMinor]) => ({ spot, amountMinor }))
        .sort((one, other) => (one.spot < other.spot ? -1 : 1));
    },
  };
}
