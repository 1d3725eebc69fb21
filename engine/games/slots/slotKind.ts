import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import { formatMinor } from '../../minorUnits.ts';
import { getCoinMinor } from '../coins.ts';
import {
  createPlayableGame,
  type GameJson,
  type GameKind,
  type GameMoney,
  type PlayableGame,
} from '../gameModel.ts';
import { hasOnly, isObject } from '../readJson.ts';
import { slotGames } from './slotGames.ts';
import { createSlotModel, type SlotModel, type SlotRound } from './slotModel.ts';
import { judgeSpin } from './judgeSpin.ts';

/** A bet on slots as it is kept and told. */
export interface SlotBetJson {
  readonly level: number;
}

/** What came, as it is kept and told: the page computes the wins again. */
export interface SlotOutcomeJson {
  /** The place of each of the five strips that stands in the top row. */
  readonly stops: readonly number[];
  readonly freeSpins: readonly (readonly number[])[];
}

/** What may be bet, as a page is told; amounts are decimal texts in the main unit. */
export interface SlotLimitsJson {
  /** Ascending. */
  readonly levels: readonly { readonly level: number; readonly stake: string }[];
  /** What a coin is worth at level 1. */
  readonly coin: string;
}

const isStops = (json: unknown, strips: readonly Uint8Array[]): json is readonly number[] =>
  Array.isArray(json) &&
  json.length === strips.length &&
  json.every((stop, reel) => Number.isInteger(stop) && stop >= 0 && stop < strips[reel]!.length);

/** Reads what came on reels. Throws RangeError for what is none of the game. */
export function readSlotOutcome(json: unknown): SlotOutcomeJson {
  if (isObject(json) && hasOnly(json, ['stops', 'freeSpins']) && Array.isArray(json['freeSpins'])) {
    return json as unknown as SlotOutcomeJson;
  }
  throw new RangeError('This is no outcome of reels.');
}

/** Judges what came again. Throws RangeError for stops that the reels have not. */
export function judgeOutcome({ rules }: SlotModel, json: unknown): SlotRound {
  const { stops, freeSpins } = readSlotOutcome(json);
  const judge = (mode: 'paid' | 'free', places: unknown) => {
    if (!isStops(places, rules.strips[mode])) throw new RangeError('Reels have no such places.');
    return judgeSpin(rules, mode, places);
  };
  const paid = judge('paid', stops);
  const free = freeSpins.map((places) => judge('free', places));
  const totalCoins = free.reduce((sum, { coins }) => sum + coins, paid.coins);
  return { ...paid, freeSpins: free, totalCoins };
}

function openSlots(game: SlotGame, { currency, decimals }: GameMoney): PlayableGame {
  const coinMinor = getCoinMinor(currency, decimals);
  const model = createSlotModel(game, coinMinor);
  const write = (minor: number) => formatMinor(BigInt(minor), decimals);
  const levels = game.levels.map((level) => ({
    level,
    stake: write(game.coins * level * coinMinor),
  }));
  const limits = { levels, coin: write(coinMinor) } satisfies SlotLimitsJson;
  return createPlayableGame(
    model,
    {
      readBet: (json) => (isObject(json) && hasOnly(json, ['level']) ? json : null),
      writeBet: ({ level }): GameJson => ({ level }) satisfies SlotBetJson,
      addBets: ([bet]) => bet!,
      writeOutcome: ({ stops, freeSpins }) => ({
        stops,
        freeSpins: freeSpins.map((spin) => spin.stops),
      }),
      readOutcome: (json) => judgeOutcome(model, json),
    },
    limits,
  );
}

/** A kind of slots with these games. */
export const createSlotKind = (games: readonly SlotGame[]): GameKind => ({
  id: 'slots',
  table: null,
  games: games.map(({ id, name, published }) => ({
    id,
    name,
    category: 'RNG',
    returnBasisPoints: published.returnBasisPoints,
    volatility: published.volatility,
  })),
  open(gameId, money) {
    const game = games.find(({ id }) => id === gameId);
    if (!game) throw new RangeError(`No slots "${gameId}" are known here.`);
    return openSlots(game, money);
  },
});

/** Slot games of our own, each round one member's own. */
export const slotKind = createSlotKind(slotGames);
