/** What members do alone, and what they compete in. */
export const MISSION_KINDS = ['mission', 'leaderboard'] as const;

/** How it stands with what the desk made. */
export const MISSION_STATES = ['draft', 'published', 'ended'] as const;

/** How it stands with a member in one period. */
export const ENTRY_STATES = ['open', 'reached', 'claimed', 'expired'] as const;

/** What counts for a mission. */
export const MISSION_EVENTS = [
  'depositCount',
  'depositSum',
  'validBet',
  'wins',
  'signInDays',
  'friends',
] as const;

/** What counts for a mission. */
export type MissionEvent = (typeof MISSION_EVENTS)[number];

/** Whether an event is counted in money. */
export const isMoneyEvent = (event: MissionEvent): boolean =>
  event === 'depositSum' || event === 'validBet';

/** What leaderboards go by. */
export const LEADERBOARD_SCORES = ['validBet', 'bestMultiplier'] as const;

/** How often there is a new period. */
export const MISSION_PERIODS = ['once', 'daily', 'weekly', 'monthly'] as const;

/** Texts of a mission in one language; the picture is the address of an upload. */
export interface MissionText {
  readonly title: string;
  readonly text: string;
  readonly picture?: string;
}

/** How long a leaderboard waits for what is settled late, and a mission as well; milliseconds. */
export const SETTLE_MS = 3_600_000;
