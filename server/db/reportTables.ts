import type { Generated } from 'kysely';

/** How far the entries of a merchant are counted. */
interface ReportProgressTable {
  merchant_code: string;
  through_id: Generated<bigint>;
  counted_at: Date | null;
}

/** Sums of a day, account of the house, category and vendor, in minor units. */
interface ReportDaysTable {
  merchant_code: string;
  currency: string;
  /** ISO day in the merchant's time zone. */
  day: string;
  account_code: string;
  /** Empty where no game or lottery moved the money. */
  category: string;
  vendor_code: string;
  bet_count: Generated<bigint>;
  bets_minor: Generated<bigint>;
  refunds_minor: Generated<bigint>;
  payouts_minor: Generated<bigint>;
  bonuses_minor: Generated<bigint>;
  commissions_minor: Generated<bigint>;
  adjustments_minor: Generated<bigint>;
  deposits_minor: Generated<bigint>;
  withdrawals_minor: Generated<bigint>;
  others_minor: Generated<bigint>;
}

/** Who staked money on a day, in what. */
interface ReportPlayersTable {
  merchant_code: string;
  day: string;
  category: string;
  vendor_code: string;
  member_id: string;
}

/** The first deposit of each member. */
interface ReportFirstDepositsTable {
  merchant_code: string;
  member_id: string;
  day: string;
  currency: string;
  amount_minor: bigint;
}

/** The tables of reports. */
export interface ReportTables {
  report_progress: ReportProgressTable;
  report_days: ReportDaysTable;
  report_players: ReportPlayersTable;
  report_first_deposits: ReportFirstDepositsTable;
}
