import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PlayMode } from '../../schemas/vendorApi.ts';

/** The house vendor's copy of its key at a merchant; the secret is sealed. */
export interface HouseKeysTable {
  merchant_code: string;
  key_id: string;
  secret_sealed: string;
  created_at: Date;
}

/** What pages of the house's games play by; what they show is kept as SHA-256. */
export interface HouseSessionsTable {
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
  created_at: Date;
  ends_at: Date;
}

/** Server seeds of members at the house's games. */
export interface HouseSeedsTable {
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

/** Rounds of the house's games that a member plays alone; amounts in minor units. */
export interface HouseRoundsTable {
  merchant_code: string;
  id: string;
  session_id: string;
  request_id: string;
  member_alias: string;
  game_code: string;
  mode: PlayMode;
  currency: string;
  decimals: number;
  bet: JSONColumnType<object>;
  stake_minor: bigint;
  seed_id: string;
  nonce: number | null;
  outcome: ColumnType<object | null, undefined, string>;
  paid_minor: bigint | null;
  state: 'staking' | 'drawn' | 'done' | 'cancelling' | 'void';
  refusal: string | null;
  fault: string | null;
  is_told: Generated<boolean>;
  created_at: Date;
  drawn_at: Date | null;
  tries: Generated<number>;
  try_at: Date;
}

/** The tables of the house's own vendor, by their names in SQL. */
export interface HouseTables {
  house_keys: HouseKeysTable;
  house_sessions: HouseSessionsTable;
  house_seeds: HouseSeedsTable;
  house_rounds: HouseRoundsTable;
}
