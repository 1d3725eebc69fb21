import type { Generated } from 'kysely';
import type { LIMIT_KINDS, LIMIT_SPANS } from '../../schemas/api/limits.ts';

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

/** What members set for themselves. */
export interface LimitTables {
  member_limits: MemberLimitsTable;
  member_pauses: MemberPausesTable;
}

/** What the row of a member says of it. */
export interface LimitColumns {
  /** Until when the member wants to be kept away; the year 9999 where it is until they ask to come back. */
  paused_until: Date | null;
  /** Whether a limit has to be looked at before each stake. */
  bets_limited: Generated<boolean>;
  /** When the member said whether they want limits of what they pay in. */
  limits_asked_at: Date | null;
}
