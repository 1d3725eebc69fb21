import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { GameCategory } from '../../schemas/api/games.ts';
import type { POINT_KINDS, POINT_ORDER_STATES } from '../../schemas/api/points.ts';

/** Terms as they are kept: amounts as texts. */
export interface KeptPointTerms {
  readonly ratios: Readonly<Partial<Record<GameCategory, string>>>;
  readonly conversion: {
    readonly step: number;
    readonly stepMinor: string;
    readonly dayCap: number | null;
    readonly turnover: string;
  } | null;
}

/** Words and pictures of an item, by language. */
export type ItemTexts = Readonly<
  Record<string, { readonly title: string; readonly text: string; readonly picture?: string }>
>;

interface PointTermsTable {
  merchant_code: string;
  version: number;
  terms: JSONColumnType<KeptPointTerms, string, never>;
  created_at: Date;
  created_by: string;
}

interface PointAccountsTable {
  merchant_code: string;
  member_id: string;
  balance: bigint;
  owed: Generated<bigint>;
}

interface PointRemaindersTable {
  merchant_code: string;
  member_id: string;
  category: GameCategory;
  remainder_minor: bigint;
}

interface PointDaysTable {
  merchant_code: string;
  member_id: string;
  /** yyyy-mm-dd. */
  day: string;
  category: GameCategory;
  counted_minor: bigint;
}

interface PointEntriesTable {
  merchant_code: string;
  id: GeneratedAlways<bigint>;
  member_id: string;
  kind: (typeof POINT_KINDS)[number];
  points: bigint;
  balance_after: bigint;
  reference: string;
  at: Date;
}

interface PointItemsTable {
  merchant_code: string;
  id: string;
  state: 'hidden' | 'shown';
  place: number;
  texts: ColumnType<ItemTexts, string, string>;
  is_goods: boolean;
  points: number;
  min_level: number;
  stock: number | null;
  per_member: number | null;
  changed_at: Date;
  changed_by: string;
}

/** Something that points are redeemed for. */
export type PointItemRow = Selectable<PointItemsTable>;

interface PointOrdersTable {
  merchant_code: string;
  id: string;
  member_id: string;
  item_id: string;
  texts: ColumnType<ItemTexts, string, never>;
  is_goods: boolean;
  points: number;
  quantity: number;
  contact: Buffer | null;
  state: (typeof POINT_ORDER_STATES)[number];
  taken_by: string | null;
  reason: string | null;
  carrier: string | null;
  tracking: string | null;
  created_at: Date;
  decided_at: Date | null;
  shipped_at: Date | null;
}

/** Something that was ordered for points. */
export type PointOrderRow = Selectable<PointOrdersTable>;

interface PointEventsTable {
  id: Generated<bigint>;
  merchant_code: string;
  member_id: string;
  /** yyyy-mm-dd. */
  day: string;
}

/** Points, and what they are redeemed for. */
export interface PointTables {
  point_terms: PointTermsTable;
  point_accounts: PointAccountsTable;
  point_remainders: PointRemaindersTable;
  point_days: PointDaysTable;
  point_entries: PointEntriesTable;
  point_items: PointItemsTable;
  point_orders: PointOrdersTable;
  point_events: PointEventsTable;
}
