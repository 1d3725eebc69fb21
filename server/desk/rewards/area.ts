import type { Area } from '../area.ts';
import { mountBonuses } from './bonusCalls.ts';
import { mountCashback } from './cashbackCalls.ts';
import { mountMissions } from './missionCalls.ts';
import { mountReferrals } from './referralCalls.ts';
import { mountSpins } from './spinCalls.ts';

/** What members are given beside what they win. */
export const rewardsArea: Area = {
  name: 'rewards',
  mount(desk) {
    mountBonuses(desk);
    mountSpins(desk);
    mountReferrals(desk);
    mountCashback(desk);
    mountMissions(desk);
  },
};
