import type { Generated } from 'kysely';
import type { LIMIT_KINDS, LIMIT_SPANS } from '../../schemas/api/limits.ts';
import type { PLAY_TIME_KINDS } from '../../schemas/api/playTime.ts';

/** Limits that members set; `wanted_*` is a raise that waits. Minor units. */
interface MemberLimitsTable {
  merchant_code: string;
  member_id: string;
  kind: (typeof LIMIT_KINDS)[number];
  span: (typeof LIMIT_SPANS)[number];
  amount_minor: bigint | null;
  wanted_minor: bigint | null;
  wanted_at: Date | null;
  set_at: Date;
}

/** Breaks that members took. */
interface MemberPausesTable {
  id: string;
  merchant_code: string;
  member_id: string;
  kind: 'timeOut' | 'selfExclusion';
  started_at: Date;
  ends_at: Date;
}

/** Play without a rest, from its first stake on. */
interface MemberPlayTable {
  merchant_code: string;
  member_id: string;
  started_at: Date;
  seen_at: Date;
  answered_at: Date | null;
  /** Until when stakes need no look at the time. */
  clear_until: Date;
}

/** How often a member is reminded, and how long they play at most; `wanted_*` waits. */
interface MemberPlayTimesTable {
  merchant_code: string;
  member_id: string;
  kind: (typeof PLAY_TIME_KINDS)[number];
  minutes: number | null;
  wanted_minutes: number | null;
  wanted_at: Date | null;
  set_at: Date;
}

/** Reminders that were answered, with what they said; minor units. */
interface PlayChecksTable {
  id: string;
  merchant_code: string;
  member_id: string;
  started_at: Date;
  due_at: Date;
  answered_at: Date;
  staked_minor: bigint;
  paid_minor: bigint;
}

/** What members set for themselves. */
export interface LimitTables {
  member_limits: MemberLimitsTable;
  member_pauses: MemberPausesTable;
  member_play: MemberPlayTable;
  member_play_times: MemberPlayTimesTable;
  play_checks: PlayChecksTable;
}

/** What the row of a member says of it. */
export interface LimitColumns {
  /** Until when the member wants to be kept away; the year 9999 where it is until they ask to come back. */
  paused_until: Date | null;
  /** Whether a limit has to be looked at before each stake. */
  bets_limited: Generated<boolean>;
  /** When the member said whether they want limits of what they pay in. */
  limits_asked_at: Date | null;
  /** When the member last looked at what they set for themselves. */
  limits_reviewed_at: Date | null;
}
