import type { Catalogue } from '../../schemas/catalogue.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { ResolvedTheme, ThemeTokens } from '../theme/types.ts';
import type { JsonDocument, Place } from './jsonDocument.ts';
import { readAt, type JsonPath } from './jsonPath.ts';
import type { MergedBrand } from './mergeChain.ts';

/** What set a value: nothing, a brand that this one extends, the theme, the brand itself, or the engine from other values. */
export type Layer =
  | { readonly kind: 'default' }
  | { readonly kind: 'extended'; readonly id: string }
  | { readonly kind: 'theme'; readonly name: string }
  | { readonly kind: 'brand' }
  | { readonly kind: 'derived' };

/** One value of a brand, and where it comes from. */
export interface ExplainedLeaf {
  /** As the brand's file would name it, such as `features.vip`; colours are under `theme.colors`. */
  readonly path: JsonPath;
  /** Undefined where nothing is set and nothing is needed. */
  readonly value: unknown;
  readonly layer: Layer;
  /** Where it is written, if it is. */
  readonly place?: Place & { readonly file: string };
  /** Why it is so, where the value and the layer do not say it. */
  readonly note?: string;
  /** Where the value stands in what was resolved: under `brand` or `theme`. */
  readonly at?: JsonPath;
}

/** A resolved brand and everything that its values came from. */
export interface ExplainSource {
  readonly merged: MergedBrand;
  readonly brand: ResolvedBrand;
  readonly theme: ResolvedTheme;
  readonly tokens: ThemeTokens;
  readonly themeDocument: JsonDocument;
  readonly catalogue: Catalogue;
}

/** The layer of a written value and its place. */
export function originOf(
  merged: MergedBrand,
  path: JsonPath,
): Pick<ExplainedLeaf, 'layer' | 'place'> {
  const { file, line, column } = merged.locate(path);
  const id = merged.ownerOf(path);
  const layer: Layer = id === merged.id ? { kind: 'brand' } : { kind: 'extended', id };
  return { layer, place: { file, line, column } };
}

/** Whether the brand, or one that it extends, writes a value. */
export function isWritten(merged: MergedBrand, path: JsonPath): boolean {
  return readAt(merged.value, path) !== undefined;
}
