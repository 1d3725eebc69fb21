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

/** What each spot wins where nothing special happens. */
const ODDS: Readonly<Record<SpotId, Odds>> = {
  player: odds(1),
  tie: odds(8),
  banker: odds(19, 20),
  playerPair: odds(11),
  eitherPair: odds(5),
  bankerPair: odds(11),
  small: odds(3, 2),
  big: odds(27, 50),
  bankerSix: odds(12),
};

/** What a spot is said to pay; without commission, a banker's win with six pays half of it. */
export const oddsOf = (id: SpotId, rule: BankerRule): Odds =>
  id === 'banker' && rule === 'noCommission' ? odds(1) : ODDS[id];

const isOn = (id: SpotId, hand: JudgedHand): boolean => {
  switch (id) {
    case 'playerPair':
      return hand.playerPair;
    case 'bankerPair':
      return hand.bankerPair;
    case 'eitherPair':
      return hand.playerPair || hand.bankerPair;
    case 'small':
      return countCards(hand) === 4;
    case 'big':
      return countCards(hand) > 4;
    case 'bankerSix':
      return isSix(hand);
    default:
      return hand.winner === id;
  }
};

function paysOf(id: SpotId, hand: JudgedHand, rule: BankerRule): Odds | null {
  if (!isOn(id, hand)) {
    return hand.winner === 'tie' && (id === 'player' || id === 'banker') ? PUSH : null;
  }
  return id === 'banker' && rule === 'noCommission' && isSix(hand) ? odds(1, 2) : oddsOf(id, rule);
}

/** Every spot by its id. */
export const SPOTS: ReadonlyMap<string, BaccaratSpot> = new Map(
  SPOT_IDS.map((id) => [id, { id, pays: (hand, rule) => paysOf(id, hand, rule) }]),
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
