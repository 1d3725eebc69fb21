import type { DeskArea } from './deskArea.ts';
import { audit } from './areas/audit/area.tsx';
import { content } from './areas/content/area.tsx';
import { feedback } from './areas/feedback/area.tsx';
import { guard } from './areas/guard/area.tsx';
import { home } from './areas/home/area.tsx';
import { identity } from './areas/identity/area.tsx';
import { inbox } from './areas/inbox/area.tsx';
import { joining } from './areas/joining/area.tsx';
import { lotteries } from './areas/lotteries/area.tsx';
import { members } from './areas/members/area.tsx';
import { payments } from './areas/payments/area.tsx';
import { promotions } from './areas/promotions/area.tsx';
import { reports } from './areas/reports/area.tsx';
import { agents } from './areas/agents/area.tsx';
import { club } from './areas/club/area.tsx';
import { rewards } from './areas/rewards/area.tsx';
import { roles } from './areas/roles/area.tsx';
import { staff } from './areas/staff/area.tsx';
import { system } from './areas/system/area.tsx';

/** Every area of the desk, in the order of the menu. An area is one value in its folder and one line here. */
export const DESK_AREAS: readonly DeskArea[] = [
  home,
  inbox,
  members,
  guard,
  payments,
  feedback,
  joining,
  identity,
  promotions,
  rewards,
  club,
  agents,
  content,
  lotteries,
  reports,
  audit,
  staff,
  roles,
  system,
];
