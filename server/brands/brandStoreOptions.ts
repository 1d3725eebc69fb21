import type { Catalogue } from '../../schemas/catalogue.ts';
import type { BrandLog } from './faultBook.ts';
import type { AdmitIdentity } from './heldIdentity.ts';

/** What a store is made of. */
export interface BrandStoreOptions {
  /** Folders that hold one folder a brand; a later one cannot take over an id of an earlier one. */
  readonly roots: readonly string[];
  /** Folder of the `<name>.tokens.json` files. */
  readonly themesDir: string;
  /** More such folders, outside of the checkout; a name of an earlier one stays that one's. */
  readonly moreThemes?: readonly string[];
  readonly catalogue: Catalogue;
  readonly log: BrandLog;
  /** Asked before a brand is served with another currency or merchant code than a moment ago. Default: all may be. */
  readonly admit?: AdmitIdentity;
  /** How many resolved brands stay in memory. Default: 500. */
  readonly cacheEntries?: number;
  /** Whether files are watched. Default: true. */
  readonly watch?: boolean;
  /** Whether all brands are checked in the background after the start, so that faults show early. Default: true. */
  readonly checkAtStart?: boolean;
  /** Folder that paths in faults are relative to. Default: the current one. */
  readonly cwd?: string;
}

/** All folders of themes, the checkout's first. */
export function themeFoldersOf({ themesDir, moreThemes = [] }: BrandStoreOptions): readonly string[] {
  return [themesDir, ...moreThemes];
}
