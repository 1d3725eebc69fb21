import type { JudgedHand } from './hand.ts';

/** What the banker's win pays: 19 to 20 always, or even money but half with a total of six. */
export type BankerRule = 'commission' | 'noCommission';

/** What is won for so many units, besides the stake. */
export interface Odds {
  readonly won: number;
  readonly units: number;
}

/** A place on the cloth for chips. */
export interface BaccaratSpot {
  readonly id: SpotId;
  /** What it pays; null where the stake is lost, and odds of 0 where it goes back. */
  readonly pays: (hand: JudgedHand, rule: BankerRule) => Odds | null;
}

/** What can be bet on in baccarat, in the order of the cloth. */
export const SPOT_IDS = [
  'player',
  'tie',
  'banker',
  'playerPair',
  'eitherPair',
  'bankerPair',
  'small',
  'big',
  'bankerSix',
] as const;

/** A place on the cloth. */
export type SpotId = (typeof SPOT_IDS)[number];

const odds = (won: number, units = 1): Odds => ({ won, units });
/** The stake goes back. */
const PUSH = odds(0);

const isSix = ({ winner, bankerTotal }: JudgedHand) => winner === 'banker' && bankerTotal === 6;
const countCards = ({ player, banker }: JudgedHand) => player.length + banker.length;

const PAYS: Readonly<Record<SpotId, BaccaratSpot['pays']>> = {
  player: ({ winner }) => (winner === 'player' ? odds(1) : winner === 'tie' ? PUSH : null),
  tie: ({ winner }) => (winner === 'tie' ? odds(8) : null),
  banker: (hand, rule) => {
    if (hand.winner !== 'banker') return hand.winner === 'tie' ? PUSH : null;
    if (rule === 'commission') return odds(19, 20);
    return isSix(hand) ? odds(1, 2) : odds(1);
  },
  playerPair: ({ playerPair }) => (playerPair ? odds(11) : null),
  eitherPair: ({ playerPair, bankerPair }) => (playerPair || bankerPair ? odds(5) : null),
  bankerPair: ({ bankerPair }) => (bankerPair ? odds(11) : null),
  small: (hand) => (countCards(hand) === 4 ? odds(3, 2) : null),
  big: (hand) => (countCards(hand) > 4 ? odds(27, 50) : null),
  bankerSix: (hand) => (isSix(hand) ? odds(12) : null),
};

/** Every spot by its id. */
export const SPOTS: ReadonlyMap<string, BaccaratSpot> = new Map(
  SPOT_IDS.map((id) => [id, { id, pays: PAYS[id] }]),
);

/** What chips on a spot come to in minor units, the stake included; what does not come out even is rounded down. */
export function returnOf(
  id: string,
  amountMinor: number,
  { hand, rule }: { readonly hand: JudgedHand; readonly rule: BankerRule },
): number {
  const pays = SPOTS.get(id)?.pays(hand, rule) ?? null;
  return pays === null ? 0 : amountMinor + Math.floor((amountMinor * pays.won) / pays.units);
}
