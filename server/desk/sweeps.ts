import { DAY_MS, sweepOlder, type Sweep } from '../sweeps/sweep.ts';

/** What the desk keeps for some time only. Cases and the audit are kept for good. */
export const deskSweeps: readonly Sweep[] = [
  sweepOlder('desk_sessions', 'ends_at', 30 * DAY_MS),
  sweepOlder('desk_invitations', 'ends_at', 30 * DAY_MS),
  sweepOlder('desk_sign_ins', 'at', 731 * DAY_MS),
];
