import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type {
  PROMOTION_STATES,
  PromotionEntryState,
  PromotionKind,
  PromotionTerms,
} from '../../schemas/promotions.ts';

interface PromotionsTable {
  merchant_code: string;
  id: string;
  kind: PromotionKind;
  state: (typeof PROMOTION_STATES)[number];
  place: number;
  version: number;
  draft: ColumnType<PromotionTerms | null, string | null, string | null>;
  created_at: Date;
  changed_at: Date;
  changed_by: string;
  granted_minor: Generated<bigint>;
  /** The end of which members were told, as terms have it, and up to whom. */
  told_until: string | null;
  told_to: string | null;
}

/** A promotion as the desk has it. */
export type PromotionRow = Selectable<PromotionsTable>;

interface PromotionVersionsTable {
  merchant_code: string;
  promotion_id: string;
  version: number;
  terms: JSONColumnType<PromotionTerms, string, never>;
  created_at: Date;
  created_by: string;
}

/** How a ticket was drawn: with these anybody can draw it again. */
export interface KeptDraw {
  readonly serverSeed: string;
  readonly hash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly weights: readonly number[];
  readonly amounts: readonly string[];
  /** Index of the prize. */
  readonly prize: number;
}

interface PromotionEntriesTable {
  merchant_code: string;
  id: string;
  promotion_id: string;
  member_id: string;
  period: string;
  number: Generated<number>;
  version: number;
  kind: PromotionKind;
  state: PromotionEntryState;
  currency: string;
  decimals: number;
  amount_minor: Generated<bigint>;
  streak: number | null;
  /** yyyy-mm-dd */
  day: string | null;
  comment: string | null;
  reason: string | null;
  may_reapply: Generated<boolean>;
  taken_by: string | null;
  decided_by: string | null;
  draw: ColumnType<KeptDraw | null, string | null, never>;
  created_at: Date;
  changed_at: Date;
  sent_at: Date | null;
  decided_at: Date | null;
  expires_at: Date | null;
  claimed_at: Date | null;
}

/** How a member stands in a period of a promotion. */
export type PromotionEntryRow = Selectable<PromotionEntriesTable>;

interface PromotionPicturesTable {
  merchant_code: string;
  id: string;
  member_id: string;
  type: 'png' | 'jpeg';
  sealed: Buffer;
  entry_id: string | null;
  place: Generated<number>;
  added_at: Date;
  drop_at: Date | null;
}

interface PromotionPartsTable {
  merchant_code: string;
  promotion_id: string;
  period: string;
  part: number;
  amount_minor: bigint;
  member_id: string | null;
}

interface PromotionPrizesTable {
  merchant_code: string;
  promotion_id: string;
  prize: number;
  drawn: number;
}

interface PromotionSeedsTable {
  merchant_code: string;
  promotion_id: string;
  member_id: string;
  hash: string;
  sealed: Buffer;
  created_at: Date;
}

/** Promotions. */
export interface PromotionTables {
  promotions: PromotionsTable;
  promotion_versions: PromotionVersionsTable;
  promotion_entries: PromotionEntriesTable;
  promotion_pictures: PromotionPicturesTable;
  promotion_parts: PromotionPartsTable;
  promotion_prizes: PromotionPrizesTable;
  promotion_seeds: PromotionSeedsTable;
}
