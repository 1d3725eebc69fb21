import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Terms as they are kept: amounts in minor units, as texts. */
export interface KeptReferralTerms {
  readonly depositMinor: string;
  readonly validBetMinor: string;
  readonly days: number;
  readonly needsPhone: boolean;
  readonly inviterMinor: string;
  readonly friendMinor: string;
  readonly turnover: string;
  readonly mostAMonth: number;
  /** Missing in terms from before there were any. */
  readonly betShare?: string;
  readonly betShareDays?: number;
}

interface ReferralTermsTable {
  merchant_code: string;
  id: string;
  /** Null: nobody is rewarded from then on. */
  terms: JSONColumnType<KeptReferralTerms | null, string | null, never>;
  created_at: Date;
  created_by: string;
}

interface ReferralsTable {
  merchant_code: string;
  friend_id: string;
  inviter_id: string;
  currency: string;
  decimals: number;
  terms: JSONColumnType<KeptReferralTerms, string, never>;
  state: 'open' | 'review' | 'paid' | 'refused' | 'lapsed';
  has_phone: boolean;
  deposited_minor: bigint;
  valid_minor: bigint;
  doubts: string[];
  created_at: Date;
  ends_at: Date;
  qualified_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  share_until: Generated<Date | null>;
  share_ends_at: Generated<Date | null>;
  share_minor: Generated<bigint>;
}

/** A friend whom a member invited. */
export type ReferralRow = Selectable<ReferralsTable>;

/** Friends that members invited. */
export interface ReferralTables {
  referral_terms: ReferralTermsTable;
  referrals: ReferralsTable;
}
