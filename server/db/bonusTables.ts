import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { BonusOrigin } from '../../schemas/api/rewards.ts';
import type { GameCategory } from '../../schemas/api/games.ts';
import type { BonusModel, BonusMoneyState, WageredTerms } from '../../schemas/bonusTerms.ts';

/** A bonus that was chosen for a deposit, as it was offered; amounts in minor units, as texts. */
export interface KeptDepositBonus {
  readonly id: string;
  readonly title: string;
  readonly rate: string;
  readonly minMinor: string;
  readonly maxMinor: string | null;
  readonly periodKey: string;
  readonly terms: WageredTerms;
}

interface BonusesTable {
  merchant_code: string;
  id: Generated<bigint>;
  member_id: string;
  origin: BonusOrigin;
  /** The fact that it was given for; names its transfer. */
  reference: string;
  title: string | null;
  state: BonusMoneyState;
  model: BonusModel;
  currency: string;
  decimals: number;
  /** As they were when it was given. */
  terms: JSONColumnType<WageredTerms, string, never>;
  amount_minor: bigint;
  deposit_minor: bigint;
  required_minor: bigint;
  done_minor: Generated<bigint>;
  max_bet_minor: bigint | null;
  cap_minor: bigint | null;
  released_minor: Generated<bigint>;
  removed_minor: Generated<bigint>;
  granted_at: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  /** When its member is told that it ends soon; null once that is done. */
  warn_at: Generated<Date | null>;
  ended_at: Date | null;
  ended_by: string | null;
  reason: string | null;
}

/** Bonus money that a member was given. */
export type BonusMoneyRow = Selectable<BonusesTable>;

interface BonusStakesTable {
  merchant_code: string;
  reference: string;
  member_id: string;
  bonus_id: bigint;
  staked_minor: bigint;
  bonus_minor: bigint;
  is_open: Generated<boolean>;
}

/** Why a bet did nothing for a bonus. */
export type UncountedReason = 'cash' | 'category' | 'void' | 'ended';

interface BonusBetsTable {
  merchant_code: string;
  bonus_id: bigint;
  source: 'round' | 'order';
  reference: string;
  member_id: string;
  category: GameCategory;
  game: string;
  at: Date;
  bet_minor: bigint;
  valid_minor: bigint;
  counted_minor: bigint;
  reason: UncountedReason | null;
}

interface BonusEventsTable {
  id: Generated<bigint>;
  merchant_code: string;
  member_id: string;
  source: string;
  reference: string;
}

/** The tables of bonus money. */
export interface BonusTables {
  bonuses: BonusesTable;
  bonus_stakes: BonusStakesTable;
  bonus_bets: BonusBetsTable;
  bonus_events: BonusEventsTable;
}
