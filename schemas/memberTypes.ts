/** Member type of somebody who plays. */
export const MEMBER_TYPE = 2;

/** Member type of an agent who opened the account here. */
export const AGENT_TYPE = 1;

/** Member type of a trial account, which ends by itself. */
export const TRIAL_TYPE = 4;

/** Member types that lead a team; the others play. */
export const AGENT_TYPES: readonly number[] = [AGENT_TYPE, 41, 42];
