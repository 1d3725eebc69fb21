import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { CHASE_STATES } from '../../schemas/api/lotteryChases.ts';
import type { ORDER_STATES } from '../../schemas/api/lotteryOrders.ts';
import type { DrawJson } from '../../engine/lottery/lotteryModel.ts';

/** How an issue is kept; what is shown of it follows from the clock as well. */
export type KeptIssueState = 'open' | 'closed' | 'drawn' | 'settled' | 'void';

/** A result as JSON; a text among them, so it is written with `JSON.stringify`. */
type DrawColumn = ColumnType<DrawJson | null, string | null | undefined, string | null>;

/** Issues of all lotteries, for the whole gateway. */
interface LotteryIssuesTable {
  id: GeneratedAlways<bigint>;
  lottery: string;
  issue: string;
  open_at: Date;
  close_at: Date;
  draw_at: Date;
  state: Generated<KeptIssueState>;
  commitment: string | null;
  seed_sealed: string | null;
  seed: string | null;
  sealed_at: Date | null;
  seal_digest: string | null;
  seal_seeds: string | null;
  seal_orders: bigint | null;
  seal_stakes: ColumnType<Record<string, string> | null, string | null | undefined, string>;
  partial: DrawColumn;
  draw: DrawColumn;
  version: Generated<number>;
  is_demo: Generated<boolean>;
  drawn_at: Date | null;
  settled_version: Generated<number>;
  settled_at: Date | null;
  late_told_at: Date | null;
  /** Hash of the network of a public beacon, and its round that is mixed in: named before the issue opens. */
  beacon_chain: string | null;
  beacon_round: bigint | null;
  /** What that round told; with the result. */
  beacon_signature: string | null;
}

/** An issue as it is kept. */
export type IssueRow = Selectable<LotteryIssuesTable>;

/** Every result that an issue ever had; null where it was declared void. */
interface LotteryResultsTable {
  issue_id: bigint;
  version: number;
  draw: DrawColumn;
  source: string;
  reason: string | null;
  created_at: Generated<Date>;
}

/** What feeds and operators reported. */
interface LotteryReportsTable {
  id: GeneratedAlways<bigint>;
  source: string;
  lottery: string;
  issue: string;
  /** Counts what the source told of the issue; the highest one holds. */
  version: Generated<number>;
  draw: ColumnType<DrawJson, string, never>;
  /** Whole, and told to be all of it. */
  is_whole: boolean;
  is_demo: Generated<boolean>;
  digest: Buffer;
  drawn_at: Date | null;
  received_at: Generated<Date>;
  repeated_at: Date | null;
}

/** What sources of results sign with. */
interface LotteryFeedKeysTable {
  id: string;
  source: string;
  secret_sealed: string;
  created_at: Date;
  ends_at: Date | null;
}

/** What operators did. */
interface LotteryAuditTable {
  id: GeneratedAlways<bigint>;
  operator: string;
  verb: string;
  lottery: string;
  issue: string | null;
  detail: JSONColumnType<object, string | undefined, never>;
  at: Generated<Date>;
}

/** What one operator proposed and another one confirms. */
interface LotteryProposalsTable {
  id: GeneratedAlways<bigint>;
  verb: 'enter' | 'correct' | 'void';
  issue_id: bigint;
  draw: DrawColumn;
  reason: string | null;
  version: number;
  proposed_by: string;
  proposed_at: Generated<Date>;
  ended_at: Date | null;
  confirmed_by: string | null;
}

/** One item of a slip, with what is frozen when it is bet. Amounts are minor units, `unitPrice` ten-thousandths. */
export interface SlipItem {
  readonly play: string;
  readonly selection: string;
  readonly units: number;
  readonly unitPrice: string;
  readonly multiple: number;
  readonly series: number | null;
  readonly ceiling: number | null;
  /** The highest series that an agent may have: the difference to the ceiling is the uplines'. */
  readonly uplines?: number | null;
  readonly odds: Readonly<Record<string, string>> | null;
  /** What a single pick wins at most; null where that is no limit of it. */
  readonly capMinor: string | null;
  /** The part of the selection that pays half, by the issue; `*` in those that are not named. Absent where all pays whole. */
  readonly half?: Readonly<Record<string, string>>;
}

interface LotterySlipsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  lottery: string;
  items: ColumnType<Slip, string, never>;
}

/** What was picked, and what an order of it wins at most. */
export interface Slip {
  readonly items: readonly SlipItem[];
  readonly capMinor: string;
}

/** How a chase stands. */
export type ChaseState = (typeof CHASE_STATES)[number];

interface LotteryChasesTable {
  merchant_code: string;
  id: string;
  member_id: string;
  slip_id: string;
  lottery: string;
  currency: string;
  decimals: number;
  state: Generated<ChaseState>;
  stop_on: 'never' | 'win' | 'profit';
  stop_profit_minor: bigint | null;
  issues: number;
  first_issue: string;
  last_issue: string;
  placed_at: Date;
}

/** How an order stands. */
export type OrderState = (typeof ORDER_STATES)[number];

/** Winning units of one price of one item, and what they win together in minor units. */
export interface KeptHit {
  readonly price: string;
  readonly units: number;
  readonly prizeMinor: string;
}

interface LotteryOrdersTable {
  merchant_code: string;
  id: string;
  member_id: string;
  slip_id: string;
  chase_id: string | null;
  /** Null where it is drawn for itself: `lottery_plays` has its draw. */
  issue_id: bigint | null;
  lottery: string;
  multiple: number;
  currency: string;
  decimals: number;
  state: OrderState;
  stake_minor: bigint;
  prize_minor: Generated<bigint>;
  rebate_minor: Generated<bigint>;
  refund_minor: Generated<bigint>;
  version: Generated<number>;
  /** Item by item. */
  hits: ColumnType<
    readonly (readonly KeptHit[])[] | null,
    string | null | undefined,
    string | null
  >;
  client_seed: string | null;
  /** Who was above the member when it was placed. */
  upline_id: string | null;
  /** What the series leaves to those above, once it is settled. */
  upline_minor: Generated<bigint>;
  placed_at: Date;
  settled_at: Date | null;
}

/** Seeds that a member's instant lotteries are drawn with. */
interface LotterySeedsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  server_seed_sealed: string;
  server_seed_hash: string;
  /** Null of the pair that comes next. */
  client_seed: string | null;
  next_nonce: Generated<number>;
  state: 'next' | 'used' | 'revealed';
  created_at: Date;
  revealed_at: Date | null;
}

/** What an order was drawn with by itself, and what came. */
interface LotteryPlaysTable {
  merchant_code: string;
  order_id: string;
  seed_id: string;
  nonce: number;
  draw: ColumnType<DrawJson, string, never>;
}

interface LotteryMemberStakesTable {
  merchant_code: string;
  issue_id: bigint;
  member_id: string;
  stake_minor: bigint;
  /** What could be won at most. */
  prize_minor: Generated<bigint>;
}

interface LotteryExposuresTable {
  merchant_code: string;
  issue_id: bigint;
  play: string;
  option: string;
  amount_minor: bigint;
}

interface LotteryReceivablesTable {
  merchant_code: string;
  order_id: string;
  version: number;
  member_id: string;
  currency: string;
  amount_minor: bigint;
  /** How much of it was made up for since. */
  cleared_minor: Generated<bigint>;
  created_at: Generated<Date>;
  cleared_at: Date | null;
}

/** The tables of lotteries. */
export interface LotteryTables {
  lottery_issues: LotteryIssuesTable;
  lottery_results: LotteryResultsTable;
  lottery_reports: LotteryReportsTable;
  lottery_feed_keys: LotteryFeedKeysTable;
  lottery_audit: LotteryAuditTable;
  lottery_proposals: LotteryProposalsTable;
  lottery_slips: LotterySlipsTable;
  lottery_chases: LotteryChasesTable;
  lottery_orders: LotteryOrdersTable;
  lottery_seeds: LotterySeedsTable;
  lottery_plays: LotteryPlaysTable;
  lottery_member_stakes: LotteryMemberStakesTable;
  lottery_exposures: LotteryExposuresTable;
  lottery_receivables: LotteryReceivablesTable;
}
