import { shuffleShoe } from '../../../engine/games/baccarat/cards.ts';
import { dealHand, judgeHand } from '../../../engine/games/baccarat/hand.ts';
import { returnOf, type BankerRule } from '../../../engine/games/baccarat/spots.ts';
import { createDrawStream, type RoundSeeds } from '../../../engine/games/fairness/drawStream.ts';
import { parseWireAmount, toWireAmount } from '../../../server/http/wireAmount.ts';

interface Hand {
  readonly cardsInDealOrder: readonly string[];
  readonly bets: Readonly<Record<string, string>>;
  readonly mode: BankerRule;
}

const DECIMALS = 2;
/** `PLAYER_PAIR` is the spot `playerPair`. */
const toSpot = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A hand with bets on it, or the first cards of a shoe. */
export function run(input: Hand | RoundSeeds) {
  if ('serverSeed' in input) {
    return { first10: shuffleShoe(createDrawStream(input)).slice(0, 10) };
  }
  const hand = judgeHand(dealHand(input.cardsInDealOrder));
  const { winner, ...rest } = hand;
  const returns = Object.entries(input.bets).map(([name, amount]) => {
    const amountMinor = Number(parseWireAmount(amount, DECIMALS));
    const minor = returnOf(toSpot(name), amountMinor, { hand, rule: input.mode });
    return [name, toWireAmount(BigInt(minor), DECIMALS)];
  });
  return { ...rest, outcome: winner.toUpperCase(), returns: Object.fromEntries(returns) as object };
}
