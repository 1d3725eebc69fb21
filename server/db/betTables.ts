import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { BET_STATES } from '../../schemas/api/bets.ts';
import type { GameCategory } from '../../schemas/api/games.ts';

/** Which vendor stands for a lottery; platform-wide. */
interface LotteryVendorsTable {
  lottery: string;
  vendor_code: string;
}

/** A round or order, or the difference that a correction made; written by triggers of what it is about. */
export interface BetsTable {
  merchant_code: string;
  id: GeneratedAlways<bigint>;
  member_id: string;
  source: 'round' | 'order';
  reference: string;
  version: Generated<number>;
  category: GameCategory;
  vendor_code: string;
  game: string;
  currency: string;
  decimals: number;
  state: (typeof BET_STATES)[number];
  placed_at: Date;
  settled_at: Date | null;
  at: Date;
  /** yyyy-mm-dd. */
  day: string;
  stake_minor: bigint;
  bet_minor: bigint;
  valid_minor: bigint;
  payout_minor: bigint;
  rebate_minor: Generated<bigint>;
  is_free: Generated<boolean>;
  counts: Generated<boolean>;
}

/** What settled bets of a member come to on a day. */
interface BetDaysTable {
  merchant_code: string;
  member_id: string;
  currency: string;
  /** yyyy-mm-dd. */
  day: string;
  category: GameCategory;
  vendor_code: string;
  bet_count: bigint;
  bet_minor: bigint;
  valid_minor: bigint;
  counted_minor: bigint;
  payout_minor: bigint;
  rebate_minor: bigint;
}

/** What moved a member's money beside play: an entry of the ledger, and why. */
export interface MoneyMovesTable {
  merchant_code: string;
  entry_id: bigint;
  member_id: string;
  currency: string;
  type:
    | 'opening'
    | 'deposit'
    | 'withdrawal'
    | 'bonus'
    | 'cashback'
    | 'mission'
    | 'income'
    | 'salary'
    | 'dividend'
    | 'lineTransfer'
    | 'adjustment';
  amount_minor: bigint;
  at: Date;
  /** yyyy-mm-dd. */
  day: string;
}

/** The tables of what members played, by their names in SQL. */
export interface BetTables {
  lottery_vendors: LotteryVendorsTable;
  bets: BetsTable;
  bet_days: BetDaysTable;
  money_moves: MoneyMovesTable;
}

/** A row of the betting record. */
export type BetRow = Selectable<BetsTable>;
