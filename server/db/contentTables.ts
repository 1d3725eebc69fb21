import type { ColumnType, Generated } from 'kysely';

/** Pictures that a desk uploaded; `id` names the content. */
interface UploadsTable {
  merchant_code: string;
  id: string;
  type: 'png' | 'jpeg' | 'webp' | 'svg';
  bytes: Buffer;
  width: number;
  height: number;
  /** As its file was called where it came from. */
  name: string;
  added_by: string;
  added_at: Date;
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
  /** Of a win that the desk wrote, with the decimals that its amount was written in. */
  entry_id: Generated<string | null>;
  entry_decimals: Generated<number | null>;
}

/** What a merchant says at the desk in place of its brand file, entry by entry. */
export interface BrandOverridesTable {
  merchant_code: string;
  kind: 'texts' | 'registration' | 'legal' | 'notices';
  entry_id: string;
  content: ColumnType<Record<string, unknown>, string, string>;
}

/**
 * Every state of an entry of content that a desk wrote. `content` is null where the entry was taken away, `restores`
 * names the version that it brings back, `fault` says why a planned one did not come.
 */
interface ContentVersionsTable {
  merchant_code: string;
  kind: string;
  entry_id: string;
  version: number;
  state: 'draft' | 'planned' | 'published' | 'replaced';
  content: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  restores: number | null;
  fault: string | null;
  made_by: string;
  made_at: Date;
  publish_at: Date | null;
  published_by: string | null;
  published_at: Date | null;
}

/** Content that a desk keeps beside what shows, by the names in SQL. */
export interface ContentTables {
  uploads: UploadsTable;
  content_versions: ContentVersionsTable;
  brand_overrides: BrandOverridesTable;
  winners: WinnersTable;
}
