import { defineEndpoint } from './endpoint.ts';

/** Pages of the centre on which something can wait for the member, by the id of the screen. */
export const BADGE_PAGES = ['cashback', 'rewardCenter', 'missionLeaderboard', 'messageV2'] as const;

/** A page of the centre on which something can wait. */
export type BadgePage = (typeof BADGE_PAGES)[number];

const count = (description: string) =>
  ({ type: 'integer', minimum: 0, description, examples: [2] }) as const;

/** How much waits on each page of the centre; a page that is not served here is left out. The stream says when to ask anew. */
export const getBadges = defineEndpoint({
  id: 'getBadges',
  method: 'GET',
  path: '/wps/member/badges',
  summary: 'What waits for the member, page by page',
  gate: 'memberCenter',
  token: true,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    properties: {
      cashback: count('Days whose cashback can be claimed now.'),
      rewardCenter: count('Rewards that can be claimed now.'),
      missionLeaderboard: count('Missions that are open.'),
      messageV2: count('Messages that are not read.'),
    },
  },
});
