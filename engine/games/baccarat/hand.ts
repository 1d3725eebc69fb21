import { pointsOf, rankOf, type Card } from './cards.ts';

/** Whose hand is nearer to nine. */
export type Winner = 'player' | 'banker' | 'tie';

/** A hand as it was dealt. */
export interface Hand {
  /** Two or three cards, in the order in which they came. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** A hand and what is to be said of it. */
export interface JudgedHand extends Hand {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: Winner;
  /** Whether the first two cards of a side are of one rank. */
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

/** The sum of cards, of which the last figure counts. */
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Whether the player takes a third card, after two that come to `total` and no natural on either side. */
export const playerDraws = (total: number): boolean => total <= 5;

/**
 * Whether the banker takes a third card, after two that come to `total` and no natural on either side; `third` is what
 * the player's third card counts, null where the player stood.
 */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  const least = { 4: 2, 5: 4, 6: 6 }[total];
  return least !== undefined && third >= least && third <= 7;
}

const isNatural = (total: number) => total >= 8;

/** Deals from the first card on: player, banker, player, banker, then the third cards. Throws RangeError where cards lack. */
export function dealHand(cards: readonly Card[]): Hand {
  let at = 0;
  const next = (): Card => {
    const card = cards[at];
    if (card === undefined) throw new RangeError('The cards are not enough for a hand.');
    at += 1;
    return card;
  };
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const totals = [totalOf(player), totalOf(banker)] as const;
  if (totals.some(isNatural)) return { player, banker };
  if (playerDraws(totals[0])) player.push(next());
  const third = player[2] === undefined ? null : pointsOf(player[2]);
  if (bankerDraws(totals[1], third)) banker.push(next());
  return { player, banker };
}

const isPair = ([first, second]: readonly Card[]) => rankOf(first!) === rankOf(second!);

/** Says what a hand came to. */
export function judgeHand({ player, banker }: Hand): JudgedHand {
  const playerTotal = totalOf(player);
  const bankerTotal = totalOf(banker);
  return {
    player,
    banker,
    playerTotal,
    bankerTotal,
    winner: playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker',
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
}
