import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import type { DrawStream } from '../fairness/drawStream.ts';
import type { GameFault } from '../gameFault.ts';
import type { BetReading, GameModel, Settlement } from '../gameModel.ts';
import { judgeSpin, type SlotSpin } from './judgeSpin.ts';
import { readSlotRules, type SlotRules } from './slotRules.ts';

/** A bet on a slot game: what a coin is worth, one of the game's levels. */
export interface SlotBet {
  readonly level: number;
}

/** A paid spin with the free spins that it brought, all in coins. */
export interface SlotRound extends SlotSpin {
  readonly freeSpins: readonly SlotSpin[];
  /** The paid spin and all free spins. */
  readonly totalCoins: number;
}

/** What a round of slots came to. */
export interface SlotSettlement extends Settlement {
  /** What one coin was worth in minor units. */
  readonly coinMinor: number;
}

/** A slot game to be played. */
export type SlotModel = GameModel<SlotBet, SlotRound, SlotSettlement> & {
  readonly game: SlotGame;
  readonly rules: SlotRules;
};

/** Plays a round: five stops for the paid spin, then five for each free spin, drawn reel by reel from the left. */
export function drawSlotRound(rules: SlotRules, stream: DrawStream): SlotRound {
  const paid = judgeSpin(rules, 'paid', drawStops(rules.strips.paid, stream));
  const freeSpins: SlotSpin[] = [];
  let given = paid.awarded;
  let totalCoins = paid.coins;
  while (freeSpins.length < given) {
    const spin = judgeSpin(rules, 'free', drawStops(rules.strips.free, stream));
    given = Math.min(given + spin.awarded, rules.mostFreeSpins);
    totalCoins += spin.coins;
    freeSpins.push(spin);
  }
  return { ...paid, freeSpins, totalCoins };
}

function drawStops(strips: readonly Uint8Array[], stream: DrawStream): readonly number[] {
  return strips.map(({ length }) => stream.below(length));
}

/** A slot game as the gateway and the verifier play it; `unitMinor` is what a coin of level 1 is worth. */
export function createSlotModel(game: SlotGame, unitMinor = 1): SlotModel {
  const rules = readSlotRules(game);
  return {
    returnBasisPoints: game.published.returnBasisPoints,
    game,
    rules,
    parseBet: (input) => parseSlotBet(game, unitMinor, input),
    draw: (stream) => drawSlotRound(rules, stream),
    settle: ({ level }, { totalCoins }) => {
      const coinMinor = level * unitMinor;
      return { coinMinor, returnMinor: totalCoins * coinMinor };
    },
  };
}

function parseSlotBet(game: SlotGame, unitMinor: number, input: unknown): BetReading<SlotBet> {
  const level = (input as Partial<SlotBet> | null | undefined)?.level;
  if (game.levels.some((known) => known === level)) {
    return { bet: { level: level! }, stakeMinor: game.coins * level! * unitMinor };
  }
  const fault: GameFault = {
    path: 'level',
    message: 'This is not a level of the game.',
    suggestion: `Known: ${game.levels.join(', ')}.`,
  };
  return { faults: [fault] };
}
