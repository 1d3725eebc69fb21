import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OriginalsJson } from '../../schemas/originalsApi.ts';
import type { PlayMode } from '../../schemas/vendorApi.ts';

/** Our own vendor's copy of its key at a merchant; the secret is sealed. */
export interface OriginalsKeysTable {
  merchant_code: string;
  key_id: string;
  secret_sealed: string;
  created_at: Date;
}

/** What pages of our own games play by; what they show is kept as SHA-256. */
export interface OriginalsSessionsTable {
  merchant_code: string;
  id: string;
  digest: Buffer;
  wallet_session_sealed: string;
  host: string;
  member_alias: string;
  game_code: string;
  mode: PlayMode;
  currency: string;
  decimals: number;
  /** Whether it is played with what the member moved to the vendor. */
  has_own_wallet: boolean;
  /** The series of free spins that it was opened with. */
  free_spins: Generated<string | null>;
  created_at: Date;
  ends_at: Date;
}

/** Server seeds of members at our own games. */
export interface OriginalsSeedsTable {
  merchant_code: string;
  id: string;
  member_alias: string;
  mode: PlayMode;
  server_seed_sealed: string;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: Generated<number>;
  state: 'next' | 'used' | 'revealed';
  created_at: Date;
  revealed_at: Date | null;
}

/** Rounds of our own games, each of one member: alone, or a bet at a table; amounts in minor units. */
export interface OriginalsRoundsTable {
  merchant_code: string;
  id: string;
  session_id: string;
  request_id: string;
  member_alias: string;
  game_code: string;
  mode: PlayMode;
  currency: string;
  decimals: number;
  bet: JSONColumnType<OriginalsJson>;
  stake_minor: bigint;
  /** Null at a table. */
  seed_id: string | null;
  /** Null away from tables. */
  table_round_id: string | null;
  /** What the member had when they first bet in the table's round. */
  client_seed: string | null;
  nonce: number | null;
  outcome: ColumnType<OriginalsJson | null, undefined, string>;
  paid_minor: bigint | null;
  state: 'staking' | 'staked' | 'drawn' | 'done' | 'cancelling' | 'void';
  refusal: string | null;
  fault: string | null;
  is_told: Generated<boolean>;
  created_at: Date;
  drawn_at: Date | null;
  tries: Generated<number>;
  try_at: Date;
  /** As its session has it; never of a free spin, which is none of the member's money. */
  has_own_wallet: boolean;
  /** The series whose spin it is. */
  free_spins: Generated<string | null>;
}

/** What our own vendor keeps of members' money, where it keeps it itself. */
interface OriginalsWalletsTable {
  merchant_code: string;
  member_alias: string;
  currency: string;
  decimals: number;
  balance_minor: bigint;
}

/** What it was asked to move, by the gateway's names. */
interface OriginalsTransfersTable {
  merchant_code: string;
  id: string;
  member_alias: string;
  kind: 'deposit' | 'withdraw';
  amount_minor: bigint;
  currency: string;
  state: 'done' | 'refused';
  reason: string | null;
  created_at: Date;
}

/** Rounds of live tables, shared by all members of a merchant. */
export interface OriginalsTableRoundsTable {
  merchant_code: string;
  id: string;
  game_code: string;
  phase: 'betting' | 'closed' | 'result' | 'void';
  phase_ends_at: Date;
  is_current: Generated<boolean>;
  /** Whether it has an outcome, and took no real money. */
  is_for_nothing: Generated<boolean>;
  server_seed_sealed: string;
  server_seed_hash: string;
  client_seeds: string[] | null;
  client_seed: string | null;
  outcome: ColumnType<OriginalsJson | null, null, string>;
  created_at: Date;
  drawn_at: Date | null;
}

/** The tables of our own vendor, by their names in SQL. */
export interface OriginalsTables {
  house_keys: OriginalsKeysTable;
  house_sessions: OriginalsSessionsTable;
  house_seeds: OriginalsSeedsTable;
  house_rounds: OriginalsRoundsTable;
  house_table_rounds: OriginalsTableRoundsTable;
  house_wallets: OriginalsWalletsTable;
  house_transfers: OriginalsTransfersTable;
}
