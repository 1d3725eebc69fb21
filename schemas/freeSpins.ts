/** How it stands with a series of free spins. */
export const FREE_SPIN_STATES = ['active', 'usedUp', 'expired', 'removed'] as const;

/** Spins of a series at most. */
export const MOST_FREE_SPINS = 1000;

/** Hours that a series may be open for at most. */
export const MOST_FREE_SPIN_HOURS = 24 * 90;

/** Free spins of one game as a promotion gives them. */
export interface FreeSpinOffer {
  /** The game's id. */
  readonly game: string;
  /** Of one spin, in the main unit, as a decimal text. */
  readonly stake: string;
  readonly count: number;
  /** For how long they can be played, from when they are given. */
  readonly hours: number;
}
