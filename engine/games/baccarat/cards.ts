import { shuffle } from '../fairness/chance.ts';
import type { DrawStream } from '../fairness/drawStream.ts';

const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';

/** A card: its rank (`T` is ten) and its suit, such as `AS`, `TH` or `KD`. */
export type Card = string;

/** Spades from the ace to the king, then hearts, diamonds and clubs. */
const DECK: readonly Card[] = [...SUITS].flatMap((suit) =>
  [...RANKS].map((rank) => `${rank}${suit}`),
);

/** How many decks are in a shoe. */
export const DECKS = 8;

/** Whether a value is a card. */
export const isCard = (value: unknown): value is Card => DECK.some((card) => card === value);

/** The rank of a card, such as `T`. */
export const rankOf = (card: Card): string => card[0]!;

/** What a card counts: an ace 1, tens and pictures 0. */
export const pointsOf = (card: Card): number => {
  const place = RANKS.indexOf(rankOf(card)) + 1;
  return place >= 10 ? 0 : place;
};

/** A fresh shoe, shuffled; cards leave it from the first place on. Takes one draw a card but one. */
export const shuffleShoe = (stream: DrawStream, decks = DECKS): Card[] =>
  shuffle(stream, Array.from({ length: decks }, () => DECK).flat());
