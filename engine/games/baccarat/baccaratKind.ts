import {
  createChipCodec,
  getChipLimits,
  parseChips,
  writeChipLimits,
  type Chips,
} from '../chips.ts';
import { createPlayableGame, type GameKind, type GameModel } from '../gameModel.ts';
import { hasOnly, isObject } from '../readJson.ts';
import { isCard, shuffleShoe } from './cards.ts';
import { dealHand, judgeHand, type Hand } from './hand.ts';
import { returnOf, SPOTS, type BankerRule } from './spots.ts';

/** What the banker's win pays at our own table. */
export const BANKER_RULE: BankerRule = 'commission';

const isCards = (json: unknown): json is readonly string[] =>
  Array.isArray(json) && json.every(isCard);

/** Reads a hand. Throws RangeError for cards that no deal gives. */
export function readHand(json: unknown): Hand {
  if (isObject(json) && hasOnly(json, ['player', 'banker'])) {
    const { player, banker } = json;
    if (isCards(player) && isCards(banker)) {
      const [[p1, p2, ...p3], [b1, b2, ...b3]] = [player, banker];
      const dealt = [p1, b1, p2, b2, ...p3, ...b3].filter((card) => card !== undefined);
      const hand = dealHand(dealt);
      const isWhole = hand.player.length === player.length && hand.banker.length === banker.length;
      if (isWhole) return hand;
    }
  }
  throw new RangeError('This is no hand of baccarat.');
}

/** What the table is listed with: a bet on the player's hand. One on the banker's returns more, the others less; figures.ts computes them all. */
const RETURN = 9876;

/** Live tables of baccarat: each round from a fresh shoe, in some 36 seconds. */
export const baccaratKind: GameKind = {
  id: 'baccarat',
  table: { bettingMs: 18_000, closedMs: 3_000, resultMs: 15_000, history: 72 },
  games: [{ id: 'baccarat', name: 'Baccarat', category: 'LIVE', returnBasisPoints: RETURN }],
  open(gameId, money) {
    if (gameId !== 'baccarat') throw new RangeError(`No baccarat "${gameId}" is known here.`);
    const limits = getChipLimits(money);
    const model: GameModel<readonly Chips[], Hand> = {
      returnBasisPoints: RETURN,
      parseBet: (input) => parseChips(SPOTS, limits, input),
      draw: (stream) => dealHand(shuffleShoe(stream)),
      settle: (bet, dealt) => {
        const hand = judgeHand(dealt);
        const returns = bet.map(({ spot, amountMinor }) =>
          returnOf(spot, amountMinor, { hand, rule: BANKER_RULE }),
        );
        return { returnMinor: returns.reduce((sum, each) => sum + each, 0) };
      },
    };
    const codec = {
      ...createChipCodec(money),
      writeOutcome: ({ player, banker }: Hand) => ({ player, banker }),
      readOutcome: readHand,
    };
    return createPlayableGame(model, codec, writeChipLimits(limits, money));
  },
};
