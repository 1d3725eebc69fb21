import type { MenuName } from './brand.schema.ts';
import type { LocaleTag } from '../locales/locales.ts';
import type { FeatureId } from './features.ts';

/** A place of the page that each brand fills with one of several components. */
export interface CatalogueSlot {
  /** The variant of a brand that says nothing. */
  readonly default: string;
  readonly variants: readonly string[];
}

/** A page that menus may name. */
export interface CatalogueScreen {
  readonly id: string;
  /** Address of the page; a part that starts with ":" is a parameter. */
  readonly path: string;
  /** Every address of the page, the first included. */
  readonly paths: readonly string[];
  /** What the address must say behind "?" for the page to show anything. */
  readonly parameter?: string;
  /** The feature without which the page does not exist. */
  readonly gate: FeatureId | null;
  /** Menus that show it unless the brand arranges them itself, with its place in each. */
  readonly menus?: Readonly<Partial<Record<MenuName, number>>>;
  /** True while nothing serves the page; menus, banners and links leave it out. */
  readonly isSoon?: boolean;
  /** Who may open it: members, or members without trial accounts. Everybody unless given. */
  readonly needs?: 'member' | 'realMember';
  /** The games that it lists: of a category, or of one vendor of it. It shows while one of them has opened. */
  readonly games?: { readonly category: string; readonly vassalage?: string };
  /** Source file of the page. */
  readonly source?: string;
}

/** Everything of the interface that a brand file may name; emitted from the source of the browser's half. */
export interface Catalogue {
  readonly slots: Readonly<Record<string, CatalogueSlot>>;
  readonly screens: readonly CatalogueScreen[];
  /** Message id → English source. */
  readonly messages: Readonly<Record<string, string>>;
  /** Ids of the messages that a language lacks; a language that lacks none is not named. */
  readonly untranslated?: Readonly<Partial<Record<LocaleTag, readonly string[]>>>;
}
