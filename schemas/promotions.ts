import type { GameCategory } from './api/games.ts';
import type { BonusTerms } from './bonusTerms.ts';
import type { FreeSpinOffer } from './freeSpins.ts';
import type { MemberSegment } from './memberSegment.ts';

/** What promotions are, each with a screen of its own. */
export const PROMOTION_KINDS = [
  'activity',
  'signIn',
  'redPacket',
  'raffle',
  'depositMatch',
  'freeSpins',
] as const;

/** What a promotion is. */
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Under which heading the site lists promotions. */
export const PROMOTION_CATEGORIES = [
  'newcomers',
  'everyday',
  'casino',
  'sports',
  'lottery',
  'events',
] as const;

/** How it stands with what the desk made. */
export const PROMOTION_STATES = ['draft', 'published', 'ended'] as const;

/** How often there is a new period; `once` is one period from the beginning to the end. */
export const PROMOTION_PERIODS = ['once', 'daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** How often there is a new period. */
export type PromotionPeriod = (typeof PROMOTION_PERIODS)[number];

/** How it stands with a member in a period, as it is kept. */
export const PROMOTION_ENTRY_STATES = [
  'joined',
  'applying',
  'process',
  'rejected',
  'issued',
  'claimed',
  'expired',
] as const;

/** How it stands with a member in a period. */
export type PromotionEntryState = (typeof PROMOTION_ENTRY_STATES)[number];

/** How a promotion stands for who looks at it. */
export const PROMOTION_STATUSES = [
  'comingSoon',
  'join',
  'joined',
  'claim',
  'applying',
  'process',
  'rejected',
  'issued',
  'claimed',
  'close',
] as const;

/** How a promotion stands for who looks at it. */
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** What the button of a promotion does; null: it does nothing. */
export const PROMOTION_BUTTONS = ['join', 'claim', 'collect'] as const;

/** What the button of a promotion does. */
export type PromotionButton = (typeof PROMOTION_BUTTONS)[number];

/** Characters of a comment of an application at most, as people count them. */
export const MOST_PROMOTION_COMMENT = 140;

/** Pictures that go with an application at most. */
export const MOST_PROMOTION_PICTURES = 3;

/** For how long what was issued can be collected; milliseconds. */
export const COLLECT_MS = 7 * 86_400_000;

/** Texts of a promotion in one language; `body` is HTML of articles, the picture the address of an upload. */
export interface PromotionText {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly picture?: string;
}

/** A prize of a raffle. Its chance is its weight among those that are left. */
export interface RafflePrize {
  /** In the main unit, as a decimal text; "0" is no win. */
  readonly amount: string;
  readonly weight: number;
  /** How many there are; 0: as many as are drawn. */
  readonly stock: number;
}

/** What the desk says of a promotion. Amounts are decimal texts in the main unit; moments are local: yyyy-mm-ddThh:mm. */
export interface PromotionTerms {
  readonly kind: PromotionKind;
  readonly category: (typeof PROMOTION_CATEGORIES)[number];
  readonly period: PromotionPeriod;
  readonly from: string;
  /** Not included. */
  readonly until: string;
  /** Whether a member takes part only after saying so. */
  readonly needsJoin: boolean;
  /** What a member has to have paid in and bet in a period before it counts; "0" asks for nothing. Of a match: the least deposit. */
  readonly minDeposit: string;
  readonly minValidBet: string;
  /** What of play counts; nothing means all of it. */
  readonly categories: readonly GameCategory[];
  /** Who it is for; whoever is not is told no more than that. */
  readonly audience: MemberSegment;
  /** The least level of identity; 0 leaves it open. */
  readonly minIdentity: number;
  /** What all of it may cost; "0": no limit. */
  readonly budget: string;
  /** By which terms it is given; of a match always as bonus money. */
  readonly pays: BonusTerms;
  /** The most that one application may be granted; an activity's. */
  readonly most: string;
  /** A sign-in's: a reward a day of the round. */
  readonly rewards: readonly string[];
  /** A red packet's: what is inside, and how many share it, in each period. */
  readonly total: string;
  readonly parts: number;
  /** A deposit match's: which share of the deposit it brings, and the most that it brings. */
  readonly rate: string;
  readonly cap: string;
  /** A raffle's: tickets a member has in a period, and what can be drawn. */
  readonly tickets: number;
  readonly prizes: readonly RafflePrize[];
  /** Free spins': which, and `pays` are the terms of what they win. */
  readonly freeSpins?: FreeSpinOffer;
  readonly texts: Readonly<Record<string, PromotionText>>;
}
