import { createChipCodec, getChipLimits, writeChipLimits } from '../chips.ts';
import { createPlayableGame, type GameKind } from '../gameModel.ts';
import { hasOnly, isObject } from '../readJson.ts';
import { createRouletteModel, type RouletteOutcome } from './rouletteModel.ts';
import { POCKETS } from './spots.ts';

/** Reads the number that came. Throws RangeError for what is none. */
export function readRouletteOutcome(json: unknown): RouletteOutcome {
  const number = isObject(json) && hasOnly(json, ['number']) ? json['number'] : undefined;
  if (Number.isInteger(number) && (number as number) >= 0 && (number as number) < POCKETS) {
    return { number: number as number };
  }
  throw new RangeError('This is no number of a wheel.');
}

const NO_LIMITS = { leastASpotMinor: 1, mostASpotMinor: 1, mostARoundMinor: 1 };

/** Live tables of European roulette: a round in 32 seconds. */
export const rouletteKind: GameKind = {
  id: 'roulette',
  table: { bettingMs: 20_000, closedMs: 4_000, resultMs: 8_000, history: 20 },
  games: [
    {
      id: 'roulette',
      name: 'Roulette',
      category: 'LIVE',
      returnBasisPoints: createRouletteModel(NO_LIMITS).returnBasisPoints,
    },
  ],
  open(gameId, money) {
    if (gameId !== 'roulette') throw new RangeError(`No roulette "${gameId}" is known here.`);
    const limits = getChipLimits(money);
    const codec = {
      ...createChipCodec(money),
      writeOutcome: ({ number }: RouletteOutcome) => ({ number }),
      readOutcome: readRouletteOutcome,
    };
    return createPlayableGame(createRouletteModel(limits), codec, writeChipLimits(limits, money));
  },
};
