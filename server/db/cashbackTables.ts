import type { ColumnType, JSONColumnType, Selectable } from 'kysely';
import type { CASHBACK_STATES } from '../../schemas/api/cashback.ts';
import type { GameCategory } from '../../schemas/api/games.ts';
import type { CashbackTerms } from '../../engine/rewards/cashbackTerms.ts';

/** Terms as they are kept: amounts in minor units, as texts. */
export type KeptCashbackTerms = Omit<CashbackTerms, 'minMinor' | 'capMinor'> & {
  readonly minMinor: string;
  readonly capMinor: string | null;
};

/** What a category gave: minor units as texts. */
export interface KeptCashbackLine {
  readonly category: GameCategory;
  readonly validMinor: string;
  readonly rate: string;
  readonly amountMinor: string;
}

interface CashbackTermsTable {
  merchant_code: string;
  id: string;
  /** yyyy-mm-dd. */
  from_day: string;
  /** Null: nothing is given back from then on. */
  terms: JSONColumnType<KeptCashbackTerms | null, string | null, never>;
  created_at: Date;
  created_by: string;
}

interface CashbackClosingsTable {
  merchant_code: string;
  /** yyyy-mm-dd. */
  closed_through: string;
}

interface CashbackDaysTable {
  merchant_code: string;
  member_id: string;
  /** yyyy-mm-dd. */
  day: string;
  currency: string;
  decimals: number;
  level: number;
  lines: ColumnType<readonly KeptCashbackLine[], string, string>;
  carried_in_minor: bigint;
  early_minor: bigint;
  early_claims: number;
  sum_minor: bigint;
  state: (typeof CASHBACK_STATES)[number];
  opens_at: Date;
  expires_at: Date | null;
  closed_at: Date | null;
  claimed_at: Date | null;
}

/** What a day gave a member back. */
export type CashbackDayRow = Selectable<CashbackDaysTable>;

/** Money back on bets. */
export interface CashbackTables {
  cashback_terms: CashbackTermsTable;
  cashback_closings: CashbackClosingsTable;
  cashback_days: CashbackDaysTable;
}
