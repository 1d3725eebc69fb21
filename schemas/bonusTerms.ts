import type { GameCategory } from './api/games.ts';
/** How bonus money is played: `cashFirst` after the member's own, `locked` as one balance that is paid out once all is played. */
export const BONUS_MODELS = ['cashFirst', 'locked'] as const;

/** How bonus money is played. */
export type BonusModel = (typeof BONUS_MODELS)[number];

/** What is multiplied to say how much has to be bet. */
export const WAGER_BASES = ['bonus', 'depositAndBonus'] as const;

/** How it stands with bonus money; `offered` waits for the bonus that is active. */
export const BONUS_MONEY_STATES = [
  'offered',
  'active',
  'completed',
  'released',
  'expired',
  'forfeited',
  'removed',
  'lost',
] as const;

/** How it stands with bonus money. */
export type BonusMoneyState = (typeof BONUS_MONEY_STATES)[number];

/** Paid into the wallet; to be turned over so many times before it is paid out. */
export interface CashTerms {
  readonly pays: 'cash';
  /** A decimal text; `0` for nothing. */
  readonly turnover: string;
}

/** Paid as bonus money that becomes the member's once enough was bet. Amounts are decimal texts in the main unit. */
export interface WageredTerms {
  readonly pays: 'bonus';
  /** Of what the desk wrote; a grant keeps the terms as they were. */
  readonly version: number;
  readonly model: BonusModel;
  readonly multiplier: string;
  readonly base: (typeof WAGER_BASES)[number];
  /** Which share of a valid bet counts; categories that are missing count as usual. */
  readonly contribution: Readonly<Partial<Record<GameCategory, string>>>;
  /** The same for games of a vendor, before its category. */
  readonly vendors: Readonly<Record<string, string>>;
  /** The most that a bet may cost; null for any. */
  readonly maxBet: string | null;
  /** The most that becomes the member's: so many times the bonus, or an amount; null for all of it. */
  readonly maxRelease: { readonly times: string } | { readonly amount: string } | null;
  /** From when it is active. */
  readonly expiresHours: number;
}

/** By which terms something is given; a snapshot is kept with what was given. */
export type BonusTerms = CashTerms | WageredTerms;
