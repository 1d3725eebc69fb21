import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A text by locale tag ("es", "en", …); a missing locale falls back at the reader's choice. */
export type LocalisedText = Record<string, string>;

/** Whether a vendor or a game can be played: now, later, or not before it is released. */
export type CatalogueStatus = 'normal' | 'maintenance' | 'soon';

/** How a vendor's games are launched. */
export type AccountType = 'THIRD_PARTY' | 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN';

/** B marquee, PL platform, PU pop-up, PR promotion, H help. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

type Json<T extends object> = JSONColumnType<T, T | string, T | string>;
type DateText = ColumnType<string | null, string | null, string | null>;

/** A maker of games; platform-wide. */
export interface VendorsTable {
  code: string;
  display_name: string;
  categories: string[];
  account_type: Generated<AccountType>;
  small_icon: string | null;
  is_hot: Generated<boolean>;
  is_esports: Generated<boolean>;
  status: Generated<CatalogueStatus>;
  sort: Generated<number>;
}

/**
 * A game of a vendor; platform-wide. `id` also names its picture; `support_play` is 0 when a trial can
 * be played; `popularity_rank` 1 is the most played; `volatility` runs from 1 to 5; `rtp_bp` is in basis
 * points; `released_on` is yyyy-mm-dd.
 */
export interface GamesTable {
  id: string;
  code: string;
  name: string;
  vendor_code: string;
  category: string;
  game_type: string;
  support_play: Generated<number>;
  is_hot: Generated<boolean>;
  is_new: Generated<boolean>;
  has_jackpot: Generated<boolean>;
  popularity_rank: number;
  volatility: number | null;
  rtp_bp: number | null;
  status: Generated<CatalogueStatus>;
  released_on: DateText;
  art_color: string | null;
}

/** Status 0 is the normal site, 1 maintenance, 2 region restriction. */
export interface SystemStatusTable {
  merchant_code: string;
  status: Generated<number>;
  ends_at: Date | null;
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
  sort: Generated<number>;
}

/** A banner has either an `art_id` (drawn by the build) or a `url`. */
export interface BannersTable {
  merchant_code: string;
  id: string;
  group_name: string;
  art_id: string | null;
  url: string | null;
  titles: Json<LocalisedText>;
  subtitles: Json<LocalisedText>;
  cta_labels: Json<LocalisedText>;
  link: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  sort: Generated<number>;
}

/** Help pages; bodies are sanitised HTML by locale. */
export interface HelpArticlesTable {
  merchant_code: string;
  slug: string;
  category: string;
  titles: Json<LocalisedText>;
  bodies: Json<LocalisedText>;
  sort: Generated<number>;
}

/** A public win; the account is already masked. `amount_minor` is in the currency's minor unit. */
export interface WinnersTable {
  merchant_code: string;
  id: Generated<bigint>;
  masked_account: string;
  game_id: string;
  amount_minor: bigint;
  currency: string;
  won_at: Date;
}

/** Addresses a merchant offers to its members. */
export interface DomainRoutesTable {
  merchant_code: string;
  host: string;
  purpose: Generated<'site' | 'images' | 'launch'>;
  sort: Generated<number>;
}

/** Accounts; unique by merchant and lower-cased account. */
export interface MembersTable {
  id: string;
  merchant_code: string;
  account: string;
  password_hash: string;
  member_type: number;
  nickname: Generated<string>;
  locale: string;
  created_at: Date;
}

/** Every table the application knows, by its name in SQL. */
export interface Tables {
  vendors: VendorsTable;
  games: GamesTable;
  system_status: SystemStatusTable;
  whitelabel_flags: WhitelabelFlagsTable;
  announcements: AnnouncementsTable;
  banners: BannersTable;
  help_articles: HelpArticlesTable;
  winners: WinnersTable;
  domain_routes: DomainRoutesTable;
  members: MembersTable;
}
