import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { BonusTerms } from '../../schemas/bonusTerms.ts';
import type { FREE_SPIN_STATES } from '../../schemas/freeSpins.ts';

interface FreeSpinsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  vendor_code: string;
  game_id: string;
  /** The fact that it was given for. */
  reference: string;
  title: string | null;
  state: Generated<(typeof FREE_SPIN_STATES)[number]>;
  currency: string;
  decimals: number;
  /** Of one spin. */
  stake_minor: bigint;
  spins: number;
  used: Generated<number>;
  /** Spins that were staked and are not over. */
  playing: Generated<number>;
  won_minor: Generated<bigint>;
  /** By which terms what was won is given, as they were when the spins were. */
  pays: JSONColumnType<BonusTerms, string, never>;
  granted_at: Date;
  expires_at: Date;
  warn_at: Date | null;
  ended_at: Generated<Date | null>;
  ended_by: Generated<string | null>;
  reason: Generated<string | null>;
  settled_at: Generated<Date | null>;
}

/** A series of free spins of a member. */
export type FreeSpinsRow = Selectable<FreeSpinsTable>;

/** The tables of free spins, by their names in SQL. */
export interface FreeSpinTables {
  free_spins: FreeSpinsTable;
}
