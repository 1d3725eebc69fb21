import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GameCategory } from '../../schemas/api/games.ts';

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

/** A public win; amounts are in the currency's minor unit. */
export interface WinnersTable {
  merchant_code: string;
  id: Generated<bigint>;
  /** Who won; null where the desk wrote the win, and then the name stands masked. */
  member_id: Generated<string | null>;
  masked_account: string | null;
  /** A bet of the betting record, by its name there. */
  source: Generated<'round' | 'order' | null>;
  reference: Generated<string | null>;
  /** Either a game or a lottery. */
  game_id: string | null;
  lottery: Generated<string | null>;
  issue: Generated<string | null>;
  /** The lobby's, which the database finds. */
  category: GeneratedAlways<GameCategory>;
  amount_minor: bigint;
  stake_minor: Generated<bigint | null>;
  /** Hundredths of the stake that were paid; null where it is too small to compare. */
  multiple: Generated<bigint | null>;
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
