import type { OriginalsFaultCode, OriginalsSeeds } from '../../../schemas/originalsApi.ts';
import type { SpinMode } from '../../../engine/games/slots/slotRules.ts';
import type { RoundScene } from './planRound.ts';
import type { ReelWindow } from './windowOf.ts';

/** A spin as it is shown. */
export type SpinScene = Extract<RoundScene, { kind: 'spin' }>;

/** What is told over the reels until the player goes on. */
export type BannerScene = Exclude<RoundScene, { kind: 'spin' }>;

/** Rounds that the house pays, which are played first. */
export interface HouseSpins {
  readonly count: number;
  readonly left: number;
  /** What each is bet with, and at which level. */
  readonly stake: string;
  readonly level: number;
  /** What they have won so far. */
  readonly won: string;
  readonly pays: 'cash' | 'bonus';
}

/** Everything that the screen of a slot game shows. */
export interface SlotState {
  /** `turning`: the result is not there yet; `landing`: the reels come to a stop. */
  readonly phase: 'rest' | 'turning' | 'landing' | 'wins' | 'banner';
  /** Counts the spins shown, so that each turns anew. */
  readonly turn: number;
  readonly mode: SpinMode;
  /** What stood on the reels before they turned, wilds as they had filled them. */
  readonly standing: ReelWindow;
  /** What stands on the reels, or will when they have landed. */
  readonly window: ReelWindow;
  /** The spin that is landing or was last shown. */
  readonly scene?: SpinScene;
  /** Index of the win that is lit, or all of them. */
  readonly lit?: number | 'all';
  readonly banner?: BannerScene;
  /** A press has come while the reels turn: they stop at once. */
  readonly isHurried: boolean;
  readonly balance: string;
  /** The level that the next round is played at. */
  readonly level: number;
  /** The level of the round that shows. */
  readonly shownLevel: number;
  /** Coins that the round that shows has brought so far. */
  readonly roundCoins: number;
  /** Whether the round that shows is over. */
  readonly isOver: boolean;
  readonly seeds: OriginalsSeeds;
  /** What the house pays of the rounds to come; undefined where the player does. */
  readonly house?: HouseSpins;
  /** What the house paid, told over the reels until the player goes on. */
  readonly houseOver?: HouseSpins;
  /** Why the last spin was not played. */
  readonly refusal?: OriginalsFaultCode;
  /** Why no further one can be. */
  readonly ended?: OriginalsFaultCode;
}
