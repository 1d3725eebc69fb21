import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Whether a vendor or a game can be played: now, later, or not before it is released. */
export type CatalogueStatus = 'normal' | 'maintenance' | 'soon';

/** How a vendor's games are launched. */
export type AccountType = 'THIRD_PARTY' | 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN';

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
  /** Its games can be played with free spins: docs/VENDORS.md. */
  has_free_spins: Generated<boolean>;
  status: Generated<CatalogueStatus>;
  sort: Generated<number>;
}

/**
 * A game of a vendor; platform-wide. `id` also names its picture; `support_play` is 0 when a trial can
 * be played; `popularity_rank` 1 is the most played; `volatility` runs from 1 to 5; `rtp_bp` is in basis
 * points; `released_on` is yyyy-mm-dd; `search_name` is the name as it is searched for.
 */
export interface GamesTable {
  id: string;
  code: string;
  name: string;
  /** Names by locale, where the name is a word. */
  names: ColumnType<Record<string, string>, string | undefined, string>;
  search_name: GeneratedAlways<string>;
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

/** What a merchant says of a vendor at its own sites; null: as the platform has it. */
interface VendorChoicesTable {
  merchant_code: string;
  vendor_code: string;
  is_shown: Generated<boolean>;
  status: CatalogueStatus | null;
  is_hot: boolean | null;
  /** The smallest comes first, and before all that have none. */
  sort: number | null;
}

/** The same of a game. */
interface GameChoicesTable extends Omit<VendorChoicesTable, 'vendor_code'> {
  game_id: string;
  is_new: boolean | null;
  /** ISO 3166; who comes from there does not get to play it. */
  closed_countries: Generated<string[]>;
}

/** The platform's vendors and games, and what merchants say of them, by their names in SQL. */
export interface CatalogueTables {
  vendors: VendorsTable;
  games: GamesTable;
  vendor_choices: VendorChoicesTable;
  game_choices: GameChoicesTable;
}
