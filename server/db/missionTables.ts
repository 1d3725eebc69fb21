import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { MissionTerms } from '../../engine/rewards/missions.ts';
import type { MISSION_KINDS, MISSION_STATES, ENTRY_STATES } from '../../schemas/missions.ts';

type Amounts<Terms> = Terms extends unknown
  ? {
      readonly [Name in keyof Terms]: Terms[Name] extends bigint
        ? string
        : Terms[Name] extends readonly { readonly amountMinor: bigint }[]
          ? readonly { readonly from: number; readonly to: number; readonly amountMinor: string }[]
          : Terms[Name];
    }
  : never;

/** Terms as they are kept: amounts and targets as texts. */
export type KeptMissionTerms = Amounts<MissionTerms>;

interface MissionsTable {
  merchant_code: string;
  id: string;
  kind: (typeof MISSION_KINDS)[number];
  state: (typeof MISSION_STATES)[number];
  place: number;
  version: number;
  draft: ColumnType<KeptMissionTerms | null, string | null, string | null>;
  created_at: Date;
  changed_at: Date;
  changed_by: string;
}

/** A mission or leaderboard as the desk has it. */
export type MissionRow = Selectable<MissionsTable>;

interface MissionVersionsTable {
  merchant_code: string;
  mission_id: string;
  version: number;
  terms: JSONColumnType<KeptMissionTerms, string, never>;
  created_at: Date;
  created_by: string;
}

interface MissionEntriesTable {
  merchant_code: string;
  member_id: string;
  mission_id: string;
  /** yyyy-mm-dd: the first day. */
  period: string;
  version: number;
  kind: (typeof MISSION_KINDS)[number];
  currency: string;
  decimals: number;
  state: (typeof ENTRY_STATES)[number];
  value: bigint;
  value_at: Date;
  target: bigint | null;
  reward_minor: bigint;
  place: number | null;
  begun_at: Date;
  ends_at: Date;
  reached_at: Date | null;
  expires_at: Date | null;
  claimed_at: Date | null;
}

/** How far a member is in a period of a mission or leaderboard. */
export type MissionEntryRow = Selectable<MissionEntriesTable>;

interface LeaderboardPeriodsTable {
  merchant_code: string;
  mission_id: string;
  /** yyyy-mm-dd: the first day. */
  period: string;
  version: number;
  ends_at: Date;
  settled_at: Date | null;
  /** How many take part. */
  players: number;
}

/** A period of a leaderboard in which somebody takes part. */
export type LeaderboardPeriodRow = Selectable<LeaderboardPeriodsTable>;

interface MissionEventsTable {
  id: Generated<bigint>;
  merchant_code: string;
  member_id: string;
}

/** Missions and leaderboards. */
export interface MissionTables {
  missions: MissionsTable;
  mission_versions: MissionVersionsTable;
  mission_entries: MissionEntriesTable;
  leaderboard_periods: LeaderboardPeriodsTable;
  mission_events: MissionEventsTable;
}
