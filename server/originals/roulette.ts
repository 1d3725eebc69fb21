import { createDrawStream, type RoundSeeds } from '../../engine/games/fairness/drawStream.ts';
import {
  createRouletteModel,
  type Chips,
  type RouletteLimits,
} from '../../engine/games/roulette/rouletteModel.ts';
import type { OriginalsChips } from '../../schemas/originalsApi.ts';
import { parseWireAmount, toWireAmount } from '../http/wireAmount.ts';
import { getCoinMinor } from '../../engine/games/coins.ts';
import { OriginalsFault } from './originalsFault.ts';

/** What chips are counted in. */
export interface ChipMoney {
  readonly currency: string;
  readonly decimals: number;
}

/** Ten coins are the smallest chips; a full straight-up pays 36 times the most. */
const LEAST_COINS = 10;
const MOST_COINS = 10_000;
const ROUND_COINS = 50_000;

/** Between what a member's bets may be. */
export function getChipLimits({ currency, decimals }: ChipMoney): RouletteLimits {
  const coin = getCoinMinor(currency, decimals);
  return {
    leastASpotMinor: LEAST_COINS * coin,
    mostASpotMinor: MOST_COINS * coin,
    mostARoundMinor: ROUND_COINS * coin,
  };
}

/** One for each currency: what a spot returns is computed when a model is made. */
const models = new Map<string, ReturnType<typeof createRouletteModel>>();

function getModel(money: ChipMoney) {
  const name = `${money.currency} ${money.decimals}`;
  const model = models.get(name) ?? createRouletteModel(getChipLimits(money));
  models.set(name, model);
  return model;
}

/** Chips in minor units. Throws Problem amountInvalid. */
const readChips = (chips: readonly OriginalsChips[], { decimals }: ChipMoney): Chips[] =>
  chips.map(({ spot, amount }) => ({
    spot,
    amountMinor: Number(parseWireAmount(amount, decimals)),
  }));

/** Chips as they are kept and told. */
const writeChips = (chips: readonly Chips[], { decimals }: ChipMoney): OriginalsChips[] =>
  chips.map(({ spot, amountMinor }) => ({
    spot,
    amount: toWireAmount(BigInt(amountMinor), decimals),
  }));

/** All chips of several bets, added up by spot. */
export function addChips(
  bets: readonly (readonly OriginalsChips[])[],
  money: ChipMoney,
): OriginalsChips[] {
  const bySpot = new Map<string, number>();
  for (const { spot, amountMinor } of bets.flatMap((chips) => readChips(chips, money))) {
    bySpot.set(spot, (bySpot.get(spot) ?? 0) + amountMinor);
  }
  return writeChips(
    [...bySpot].map(([spot, amountMinor]) => ({ spot, amountMinor })),
    money,
  );
}

function parse(chips: readonly OriginalsChips[], money: ChipMoney) {
  const read = getModel(money).parseBet(readChips(chips, money));
  if (read.faults) throw new OriginalsFault('badRequest', read.faults[0]!.message);
  return read;
}

/**
 * Reads a bet beside those that the member has in the round already: each has to keep to the limits, and all of them
 * together. Throws OriginalsFault badRequest, or Problem amountInvalid.
 */
export function parseChips(
  chips: readonly OriginalsChips[],
  standing: readonly (readonly OriginalsChips[])[],
  money: ChipMoney,
): { readonly chips: readonly OriginalsChips[]; readonly stakeMinor: number } {
  const { bet, stakeMinor } = parse(chips, money);
  parse(addChips([...standing, chips], money), money);
  return { chips: writeChips(bet, money), stakeMinor };
}

/** The wheel itself, which knows no limits. */
const wheel = createRouletteModel({ leastASpotMinor: 1, mostASpotMinor: 1, mostARoundMinor: 1 });

/** The number of a round. Throws RangeError for seeds that are none. */
export const drawNumber = (seeds: RoundSeeds): number => wheel.draw(createDrawStream(seeds)).number;

/** What a bet comes to in minor units, the chips that won included. */
export const settleChips = (
  chips: readonly OriginalsChips[],
  number: number,
  money: ChipMoney,
): number => wheel.settle(readChips(chips, money), { number }).returnMinor;
