import type { BonusTables } from './bonusTables.ts';
import type { CashbackTables } from './cashbackTables.ts';
import type { FreeSpinTables } from './freeSpinTables.ts';
import type { GuardTables } from './guardTables.ts';
import type { MissionTables } from './missionTables.ts';
import type { PromotionTables } from './promotionTables.ts';
import type { PointTables } from './pointTables.ts';
import type { ReferralTables } from './referralTables.ts';
import type { VipTables } from './vipTables.ts';

/** The tables of everything that members are given. */
export interface RewardTables
  extends
    BonusTables,
    CashbackTables,
    FreeSpinTables,
    GuardTables,
    MissionTables,
    PromotionTables,
    PointTables,
    ReferralTables,
    VipTables {}
