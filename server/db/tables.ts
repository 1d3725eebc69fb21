import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Audience, Subject } from '../../schemas/subject.ts';
import type { BetTables } from './betTables.ts';
import type { CatalogueTables } from './catalogueTables.ts';
import type { ContentTables } from './contentTables.ts';
import type { DeskTables } from './deskTables.ts';
import type { OriginalsTables } from './originalsTables.ts';
import type { FeedbackTables } from './feedbackTables.ts';
import type { IdentityTables } from './identityTables.ts';
import type { LimitColumns, LimitTables } from './limitTables.ts';
import type { NoticeTables } from './noticeTables.ts';
import type { LotteryTables } from './lotteryTables.ts';
import type { JobTables } from './jobTables.ts';
import type { LedgerTables } from './ledgerTables.ts';
import type { LiveEventsTable } from './liveEventsTable.ts';
import type { PlayTables } from './playTables.ts';
import type { PaymentTables } from './paymentTables.ts';
import type { LineTables } from './lineTables.ts';
import type { VendorWalletTables } from './vendorWalletTables.ts';
import type { ContractTables } from './contractTables.ts';
import type { RewardTables } from './rewardTables.ts';
import type { SecurityTables, SessionMethod } from './securityTables.ts';
import type { ReportTables } from './reportTables.ts';

/** A text by locale tag ("es", "en", …); a missing locale falls back at the reader's choice. */
export type LocalisedText = Record<string, string>;

/** B marquee, PL platform, PU pop-up, PR promotion, H help. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H' | 'AG';

type Json<T extends object> = JSONColumnType<T, T | string, T | string>;
type DateText = ColumnType<string | null, string | null, string | null>;

/** Status 0 is the normal site, 1 maintenance, 2 region restriction. */
export interface SystemStatusTable {
  merchant_code: string;
  status: Generated<number>;
  ends_at: Date | null;
  /** The maintenance is over then. */
  opens_by_itself: Generated<boolean>;
  restricted_countries: Generated<string[]>;
  blocked_ips: Generated<string[]>;
}

/** A merchant's answer to a feature flag, over the flag's own default. */
export interface WhitelabelFlagsTable {
  merchant_code: string;
  flag_id: string;
  is_enabled: boolean;
}

/** Notices by place; contents are sanitised HTML by locale. */
export interface AnnouncementsTable {
  merchant_code: string;
  id: string;
  type: AnnouncementType;
  titles: Json<LocalisedText>;
  contents: Json<LocalisedText>;
  starts_at: Date;
  ends_at: Date | null;
  about: Generated<Subject | null>;
  sort: Generated<number>;
  /** When open pages were told of it last. */
  told_at: Generated<Date>;
  /** When it begins or ends next by the clock; null where it does not any more. */
  tell_at: GeneratedAlways<Date | null>;
}

/** A banner has either an `art_id` (drawn by the build) or a `url`. */
export interface BannersTable {
  merchant_code: string;
  id: string;
  group_name: string;
  art_id: string | null;
  url: string | null;
  /** Beside `url`, for narrow screens. */
  tall_url: Generated<string | null>;
  titles: Json<LocalisedText>;
  subtitles: Json<LocalisedText>;
  cta_labels: Json<LocalisedText>;
  /** Null: it leads to what it is about. */
  link: string | null;
  about: Generated<Subject | null>;
  audience: Generated<Audience>;
  /** Guests are asked to open an account in place of the banner's own action. */
  invites_guests: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  sort: Generated<number>;
  /** When open pages were told of it last. */
  told_at: Generated<Date>;
  /** When it begins or ends next by the clock; null where it does not any more. */
  tell_at: GeneratedAlways<Date | null>;
}

/** Help pages; bodies are sanitised HTML by locale. */
export interface HelpArticlesTable {
  merchant_code: string;
  slug: string;
  category: string;
  titles: Json<LocalisedText>;
  bodies: Json<LocalisedText>;
  about: Generated<Subject | null>;
  /** Proposed by the platform; shows once the merchant's brand file confirms it. */
  is_draft: Generated<boolean>;
  sort: Generated<number>;
}

/** Addresses a merchant offers to its members. */
export interface DomainRoutesTable {
  merchant_code: string;
  host: string;
  purpose: Generated<'site' | 'images' | 'launch'>;
  sort: Generated<number>;
}

/** Accounts; unique by merchant and lower-cased account, by e-mail and by phone (E.164). `member_type` is one of schemas/memberTypes.ts. */
export interface MembersTable extends LimitColumns {
  id: string;
  merchant_code: string;
  account: string;
  /** argon2id; null for members who only sign in by SMS. */
  password_hash: string | null;
  member_type: number;
  nickname: Generated<string>;
  locale: string;
  created_at: Date;
  status: Generated<'active' | 'suspended' | 'closed'>;
  email: string | null;
  /** When it was shown to be the member's. */
  email_verified_at: Date | null;
  phone: string | null;
  phone_verified_at: Date | null;
  payee_name: string | null;
  birthday: DateText;
  payment_password_hash: string | null;
  profile: ColumnType<Record<string, string>, string | undefined, string>;
  referral_code: string | null;
  referred_by: string | null;
  affiliate_code: string | null;
  upline_id: string | null;
  /** Tenths of a percent that lotteries give back at the lowest prize group; null: the terms of the house. */
  rebate_point: number | null;
  register_url: string | null;
  register_method: 'WEB' | null;
  register_ip: string | null;
  first_login_at: Date | null;
  password_changed_at: Date | null;
  password_must_change: Generated<boolean>;
  totp_secret: string | null;
  payout_locked_at: Date | null;
  club_label: Generated<string>;
  club_rank: Generated<number>;
  labels: Generated<string[]>;
  expires_at: Date | null;
  /** Until when the staff let nobody sign in, play or withdraw; null where they do. */
  sign_in_frozen_until: Date | null;
  play_frozen_until: Date | null;
  withdrawal_frozen_until: Date | null;
  /** Words of the staff, which no member sees. */
  tags: Generated<string[]>;
  /** Since when nothing is given to the member until the staff has looked. */
  rewards_held_at: Date | null;
  /** When the personal data went at the member's request. */
  erased_at: Date | null;
  /** Until when nothing is paid out, since who the account is reached by changed. */
  payout_rests_until: Date | null;
  /** When the account closes, as its member asked. */
  closing_at: Date | null;
  /** Name of a drawing, or the address of an own picture; empty where neither was chosen. */
  avatar: Generated<string>;
  /** Whether others may see what the member won; null as the market has it. */
  shows_wins: boolean | null;
}

/** Codes by which agents bring members; `hosts` empty means all of the merchant's. */
export interface AffiliatesTable {
  merchant_code: string;
  code: string;
  member_id: string | null;
  hosts: Generated<string[]>;
  is_active: Generated<boolean>;
}

/** Who is signed in where. Token and cookie are kept as SHA-256; `proved_at` is the last proof of identity. */
export interface SessionsTable {
  id: string;
  merchant_code: string;
  member_id: string;
  token_digest: Buffer;
  cookie_digest: Buffer;
  method: SessionMethod;
  ip: string;
  user_agent: Generated<string>;
  created_at: Date;
  proved_at: Date;
  last_seen_at: Date;
  idle_ends_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

/** Sign-ins tried in vain by name, also of names that nobody has; the last ten times, the oldest first. */
export interface LoginFailuresTable {
  merchant_code: string;
  name_digest: Buffer;
  tried_at: Date[];
  last_tried_at: Date;
}

/** Counts within a window of time. */
export interface ThrottlesTable {
  merchant_code: string;
  bucket: string;
  count: number;
  window_ends_at: Date;
}

/** "Remember me" of a device; each ticket is good once. */
export interface DeviceTicketsTable {
  id: string;
  merchant_code: string;
  member_id: string;
  family_id: string;
  digest: Buffer;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

/** IP addresses a member has signed in from. */
export interface MemberAddressesTable {
  merchant_code: string;
  member_id: string;
  ip: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

/** Captchas that wait for an answer. */
export interface CaptchasTable {
  id: string;
  merchant_code: string;
  code: string;
  ends_at: Date;
}

/** What a code was sent for. */
export type CodePurpose =
  'signIn' | 'register' | 'passwordReset' | 'address' | 'contact' | 'paymentPassword';

/** Codes and links that were sent out, as digests. */
export interface VerificationCodesTable {
  id: string;
  merchant_code: string;
  purpose: CodePurpose;
  subject_digest: Buffer;
  digest: Buffer;
  member_id: string | null;
  failures: Generated<number>;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
}

/** Sign-ins from a new address that wait for their proof. */
export interface AddressChallengesTable {
  merchant_code: string;
  digest: Buffer;
  member_id: string;
  ip: string;
  method: SessionMethod;
  remember: Generated<boolean>;
  failures: Generated<number>;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
}

/** What must not be met twice, until it would be refused as too old anyway. */
export interface UsedNoncesTable {
  merchant_code: string;
  purpose: 'seal' | 'captcha' | 'totp' | 'phoneAuth' | 'vendor';
  nonce: string;
  ends_at: Date;
}

/** What the last look at the books found; one row, the owner's alone. */
export interface LedgerVerdictTable {
  id: Generated<boolean>;
  checked_at: Date;
  whole_at: Date | null;
  faults: Json<readonly object[]>;
}

/** What each merchant's rows are written in, and which brand had the merchant code last. */
export interface MerchantCurrenciesTable {
  merchant_code: string;
  code: string;
  /** Null until the brand is first seen. */
  decimals: number | null;
  brand_id: string | null;
  /** Where it keeps its days (IANA), and whose rules hold (ISO 3166, null where the brand names none). */
  time_zone: Generated<string>;
  country: string | null;
}

/** Every table the application knows, by its name in SQL. */
export interface Tables
  extends
    LedgerTables,
    PlayTables,
    BetTables,
    OriginalsTables,
    CatalogueTables,
    FeedbackTables,
    IdentityTables,
    JobTables,
    LimitTables,
    LotteryTables,
    NoticeTables,
    ContentTables,
    ReportTables,
    PaymentTables,
    VendorWalletTables,
    RewardTables,
    SecurityTables,
    ContractTables,
    LineTables,
    DeskTables {
  system_status: SystemStatusTable;
  whitelabel_flags: WhitelabelFlagsTable;
  announcements: AnnouncementsTable;
  banners: BannersTable;
  help_articles: HelpArticlesTable;
  domain_routes: DomainRoutesTable;
  members: MembersTable;
  affiliates: AffiliatesTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  throttles: ThrottlesTable;
  device_tickets: DeviceTicketsTable;
  member_addresses: MemberAddressesTable;
  captchas: CaptchasTable;
  verification_codes: VerificationCodesTable;
  address_challenges: AddressChallengesTable;
  used_nonces: UsedNoncesTable;
  live_events: LiveEventsTable;
  merchant_currencies: MerchantCurrenciesTable;
  ledger_verdict: LedgerVerdictTable;
}
