import type { ColumnType, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { VipLevel, VipTerms } from '../../engine/rewards/vip.ts';

type Texts<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends bigint
    ? string
    : Part[Name] extends bigint | null
      ? string | null
      : Part[Name];
};

/** A level as it is kept: amounts as texts. */
export type KeptVipLevel = Omit<Texts<VipLevel>, 'monthly' | 'withdrawal'> & {
  readonly monthly: Texts<NonNullable<VipLevel['monthly']>> | null;
  readonly withdrawal: Texts<VipLevel['withdrawal']>;
};

/** A programme as it is kept. */
export type KeptVipTerms = Omit<VipTerms, 'levels'> & { readonly levels: readonly KeptVipLevel[] };

interface VipTermsTable {
  merchant_code: string;
  version: number;
  terms: JSONColumnType<KeptVipTerms, string, never>;
  created_at: Date;
  created_by: string;
}

interface VipClosingsTable {
  merchant_code: string;
  /** yyyy-mm-dd. */
  closed_through: string;
}

interface VipMembersTable {
  merchant_code: string;
  member_id: string;
  points: bigint;
  /** yyyy-mm-dd. */
  kept_from: string;
  kept_growth: bigint;
}

interface VipStepsTable {
  merchant_code: string;
  id: GeneratedAlways<bigint>;
  member_id: string;
  /** yyyy-mm-dd. */
  day: string;
  kind: 'growth' | 'fall' | 'set';
  gained: bigint;
  points: bigint;
  from_level: number;
  to_level: number;
  at: Date;
}

interface VipGiftsTable {
  merchant_code: string;
  member_id: string;
  /** Such as `level:3`, `month:2026-02` or `birthday:2026`. */
  name: string;
  level: number;
  currency: string;
  decimals: number;
  amount_minor: bigint;
  turnover: string;
  state: 'open' | 'claimed' | 'expired';
  made_at: Date;
  expires_at: Date | null;
  claimed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What a level gave a member. */
export type VipGiftRow = Selectable<VipGiftsTable>;
/** A step of a member's way. */
export type VipStepRow = Selectable<VipStepsTable>;
/** How far a member is. */
export type VipMemberRow = Selectable<VipMembersTable>;

/** The VIP programme. */
export interface VipTables {
  vip_terms: VipTermsTable;
  vip_closings: VipClosingsTable;
  vip_members: VipMembersTable;
  vip_steps: VipStepsTable;
  vip_gifts: VipGiftsTable;
}
