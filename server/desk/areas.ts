import type { Area } from './area.ts';
import { agentsArea } from './agents/area.ts';
import { auditArea } from './audit/area.ts';
import { clubArea } from './club/area.ts';
import { guardArea } from './guard/area.ts';
import { contentArea } from './content/area.ts';
import { feedbackArea } from './feedback/area.ts';
import { identityArea } from './identity/area.ts';
import { joiningArea } from './joining/area.ts';
import { lotteriesArea } from './lotteries/area.ts';
import { membersArea } from './members/area.ts';
import { noticesArea } from './notices/area.ts';
import { paymentAreas } from './payments/area.ts';
import { reportsArea } from './reports/area.ts';
import { promotionsArea } from './promotions/area.ts';
import { rewardsArea } from './rewards/area.ts';
import { staffArea } from './staff/area.ts';
import { systemArea } from './system/area.ts';

/** Every area of the desk, beside those that the desk itself is made of. */
export const areas: readonly Area[] = [
  staffArea,
  auditArea,
  membersArea,
  contentArea,
  lotteriesArea,
  ...paymentAreas,
  feedbackArea,
  joiningArea,
  identityArea,
  rewardsArea,
  clubArea,
  guardArea,
  promotionsArea,
  agentsArea,
  noticesArea,
  reportsArea,
  systemArea,
];
