import type { BrandFile } from '../../schemas/brand.schema.ts';
import type { MergedBrand } from './mergeChain.ts';
import type { SvgProblem } from './svgProblems.ts';

/** What was found on disk behind a path that a brand names. */
export type AssetFacts =
  | {
      readonly state: 'present';
      /** Path of the file as the operator knows it. */
      readonly file: string;
      readonly sizeBytes: number;
      /** Names the content; changes with it. */
      readonly hash: string;
      /** Pixels, where the picture says so. */
      readonly width?: number;
      readonly height?: number;
      readonly svgProblems: readonly SvgProblem[];
    }
  | { readonly state: 'missing'; readonly nearby: readonly string[] }
  | { readonly state: 'outside' }
  | { readonly state: 'tooLarge'; readonly sizeBytes: number }
  | { readonly state: 'unreadable'; readonly reason: string }
  /** The picture ends before its last pixel, or cannot be drawn. */
  | { readonly state: 'damaged' }
  /** The content is another kind of picture than the ending says; undefined where it is none at all. */
  | { readonly state: 'wrongType'; readonly found?: string };

/** The largest picture that a brand may bring, in bytes. */
export const MAX_ASSET_BYTES = 1024 * 1024;

/** The longest side of a picture, in pixels, that phones show without trouble. */
export const MAX_ASSET_SIDE = 4096;

/** The name of a picture in `assets` of a brand. */
export type AssetName = keyof NonNullable<BrandFile['assets']>;

/** A picture that a brand names, and in whose folder it lies. */
export interface AssetReference {
  readonly name: AssetName;
  readonly path: string;
  readonly ownerId: string;
  /** Under which the facts of it are kept. */
  readonly key: string;
}

/** The key under which facts of a file are kept. */
export function assetKey(ownerId: string, path: string): string {
  return `${ownerId}/${path}`;
}

/** Every picture that a brand names; a picture named by a brand it extends lies in that brand's folder. */
export function listAssets(merged: MergedBrand): readonly AssetReference[] {
  return Object.entries(merged.value.assets ?? {}).map(([name, path]) => {
    const ownerId = merged.ownerOf(['assets', name]);
    return { name: name as AssetName, path, ownerId, key: assetKey(ownerId, path) };
  });
}
