import { findChances, returnOfSpot } from '../../../engine/games/baccarat/figures.ts';
import type { BankerRule, SpotId } from '../../../engine/games/baccarat/spots.ts';
import type { Fraction } from '../../../engine/games/exact/fraction.ts';

/** Percent with four decimals, rounded. */
const toPercent = ({ over, under }: Fraction) =>
  (Number((over * 2_000_000n + under) / (2n * under)) / 10_000).toFixed(4);

/** The exact chances of a shoe, and what the house keeps of each bet. */
export function run({ decks }: { readonly decks: number }) {
  const chances = findChances(decks);
  const edge = (id: SpotId, rule: BankerRule = 'commission') => {
    const { over, under } = returnOfSpot(id, rule, chances);
    return toPercent({ over: under - over, under });
  };
  return {
    player: toPercent(chances.player),
    banker: toPercent(chances.banker),
    tie: toPercent(chances.tie),
    edgePlayer: edge('player'),
    edgeBanker5: edge('banker'),
    edgeTie8: edge('tie'),
    edgeBankerNoCommission: edge('banker', 'noCommission'),
    edgePair11: edge('playerPair'),
    edgeEitherPair: edge('eitherPair'),
    edgeSmall: edge('small'),
    edgeBig: edge('big'),
    edgeBankerSix: edge('bankerSix'),
  };
}
