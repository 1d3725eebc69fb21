import type { Generated } from 'kysely';
import type { PlayMode, RoundState } from '../../schemas/vendorApi.ts';

/** What a vendor signs its calls to a merchant with; the secret is sealed. */
export interface VendorKeysTable {
  merchant_code: string;
  id: string;
  vendor_code: string;
  secret_sealed: string;
  created_at: Date;
  ends_at: Date | null;
}

/** What a launch is bound to. */
interface BoundToMember {
  merchant_code: string;
  digest: Buffer;
  member_id: string;
  sign_in_id: string;
  vendor_code: string;
  game_id: string;
  mode: PlayMode;
  language: string;
  currency: string;
  decimals: number;
  /** Stakes come from the member's wallet for this vendor, not from the main one. */
  has_vendor_wallet: boolean;
  created_at: Date;
  ends_at: Date;
}

/** That a member wants to play a game; the code is kept as SHA-256. */
export interface LaunchIntentsTable extends BoundToMember {
  used_at: Date | null;
}

/** What a vendor plays in a member's name by; what it shows is kept as SHA-256. */
export interface PlaySessionsTable extends BoundToMember {
  id: string;
  ended_at: Date | null;
}

/** Rounds by the vendor's own ids; amounts in minor units. */
export interface PlayRoundsTable {
  merchant_code: string;
  vendor_code: string;
  id: string;
  play_session_id: string;
  member_id: string;
  game_id: string;
  mode: PlayMode;
  currency: string;
  decimals: number;
  has_vendor_wallet: boolean;
  state: Generated<RoundState>;
  is_free: Generated<boolean>;
  staked_minor: Generated<bigint>;
  paid_minor: Generated<bigint>;
  opened_at: Date;
  closed_at: Date | null;
  /** The series whose spin staked it; null for a stake of the member. */
  free_spins_id: Generated<string | null>;
}

/** On which sides of a table's round a member bet. */
interface PlayTableSidesTable {
  merchant_code: string;
  vendor_code: string;
  round_id: string;
  table_round: string;
  side: string;
  member_id: string;
  staked_at: Date;
}

/** What vendors did, by their own ids, with the answer that a second try gets. */
export interface PlayTransactionsTable {
  merchant_code: string;
  vendor_code: string;
  id: string;
  round_id: string;
  member_id: string;
  kind: 'debit' | 'credit' | 'rollback' | 'endRound';
  state: 'done' | 'refused' | 'rolledBack' | 'cancelled';
  amount_minor: Generated<bigint>;
  digest: Buffer | null;
  reply_status: number | null;
  reply: string | null;
  created_at: Date;
}

/** Play money of a member, in minor units. */
export interface PlayWalletsTable {
  merchant_code: string;
  member_id: string;
  currency: string;
  balance_minor: bigint;
  /** When a game was last launched with it. */
  opened_at: Generated<Date>;
}

/** What vendors call members. */
export interface MemberAliasesTable {
  merchant_code: string;
  vendor_code: string;
  member_id: string;
  alias: string;
}

/** Games that members keep. */
interface FavoriteGamesTable {
  merchant_code: string;
  member_id: string;
  game_id: string;
  added_at: Date;
}

/** Games that members have opened, with the last time of each. */
interface RecentGamesTable {
  merchant_code: string;
  member_id: string;
  game_id: string;
  played_at: Date;
}

/** When members' newest spins of slots began. */
interface MemberSpinsTable {
  merchant_code: string;
  member_id: string;
  spun_at: Date;
}

/** The tables of play, by their names in SQL. */
export interface PlayTables {
  favorite_games: FavoriteGamesTable;
  recent_games: RecentGamesTable;
  vendor_keys: VendorKeysTable;
  launch_intents: LaunchIntentsTable;
  play_sessions: PlaySessionsTable;
  play_rounds: PlayRoundsTable;
  play_table_sides: PlayTableSidesTable;
  play_transactions: PlayTransactionsTable;
  play_wallets: PlayWalletsTable;
  member_aliases: MemberAliasesTable;
  member_spins: MemberSpinsTable;
}
