import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Catalogue } from '../../schemas/catalogue.ts';
import { listAssets, type AssetFacts } from '../../engine/brand/assetFacts.ts';
import { checkBrand } from '../../engine/brand/checkBrand.ts';
import type { Fault } from '../../engine/brand/fault.ts';
import { parseHost } from '../../engine/brand/host.ts';
import { loadChain, type BrandSource } from '../../engine/brand/loadChain.ts';
import { mergeChain, type MergedBrand } from '../../engine/brand/mergeChain.ts';
import { assetAddress, resolveBrand, themeNameOf } from '../../engine/brand/resolveBrand.ts';
import { resolveBrandTheme } from '../../engine/brand/resolveBrandTheme.ts';
import type { AssetFiles } from './assetFiles.ts';
import type { LiveBrand } from './brandStore.ts';
import type { Claims } from './claims.ts';
import type { ThemeFiles } from './themeFiles.ts';

/** What came of resolving a brand. */
export interface Attempt {
  /** Whether the brand may be served like this. */
  readonly ok: boolean;
  readonly faults: readonly Fault[];
  /** Undefined for a brand that others only extend, and where it is not ok. */
  readonly live?: LiveBrand;
  /** Where nothing but pictures is at fault: the brand without those pictures. */
  readonly withoutPictures?: LiveBrand;
}

/** What a brand is resolved from, beside its own file. */
export interface ResolverParts {
  readonly catalogue: Catalogue;
  readonly themes: ThemeFiles;
  readonly assets: AssetFiles;
  readonly hosts: Claims;
  readonly merchantCodes: Claims;
  readonly listIds: () => readonly string[];
}

/** Faults that do not keep the rest of the brand from being served. */
const HARMLESS_ALONE = new Set(['host.duplicate']);

/** Reads, checks and resolves one brand. Never throws for anything that is in a file. */
export async function attemptBrand(
  source: BrandSource,
  getSource: (id: string) => BrandSource | undefined,
  parts: ResolverParts,
): Promise<Attempt> {
  const loaded = loadChain(source, getSource, parts.listIds);
  if (!loaded.chain) return { ok: false, faults: loaded.faults };
  const merged = mergeChain(loaded.chain);
  const folderOf = (id: string) => (id === source.id ? source : getSource(id))?.folder ?? '';
  const assets = await inspectAssets(merged, folderOf, parts.assets);
  const found = checkBrand(merged, {
    catalogue: parts.catalogue,
    assets,
    hostOwners: parts.hosts,
    merchantCodeOwners: parts.merchantCodes,
    themeNames: parts.themes.names(),
  });
  const faults = [...loaded.faults, ...found];
  const blocking = faults.filter(isBlocking);
  const isOnlyPictures = blocking.every((fault) => fault.rule.startsWith('asset.'));
  if (!isOnlyPictures) return { ok: false, faults };
  if (merged.value.abstract) return { ok: blocking.length === 0, faults };
  const built = buildLive(merged, assets, folderOf, parts);
  if ('fault' in built) return { ok: false, faults: [...faults, built.fault] };
  if (blocking.length > 0) return { ok: false, faults, withoutPictures: built.live };
  return { ok: true, faults, live: built.live };
}

function isBlocking(fault: Fault): boolean {
  return fault.severity === 'error' && !HARMLESS_ALONE.has(fault.rule);
}

async function inspectAssets(
  merged: MergedBrand,
  folderOf: (id: string) => string,
  files: AssetFiles,
): Promise<ReadonlyMap<string, AssetFacts>> {
  const found = await Promise.all(
    listAssets(merged).map(
      async ({ key, ownerId, path: name }) =>
        [key, await files.inspect(folderOf(ownerId), name)] as const,
    ),
  );
  return new Map(found);
}

function buildLive(
  merged: MergedBrand,
  assets: ReadonlyMap<string, AssetFacts>,
  folderOf: (id: string) => string,
  { themes, hosts }: ResolverParts,
): { live: LiveBrand } | { fault: Fault } {
  const name = themeNameOf(merged.value);
  const tokens = themes.find(name);
  const blame = (message: string): { fault: Fault } => ({
    fault: {
      rule: 'theme.broken',
      severity: 'error',
      ...merged.locate(['theme', 'tokens']),
      message,
      suggestion: `Mend themes/${name}.tokens.json, or choose another theme.`,
    },
  });
  if (!tokens) return blame(`The theme "${name}" has faults itself.`);
  const sound = new Map([...assets].filter(([, facts]) => isSound(facts)));
  try {
    const theme = resolveBrandTheme(tokens, merged.value);
    const brand = resolveBrand(merged, sound, theme);
    const ownHosts = (merged.value.hosts ?? []).flatMap((written) => {
      const parsed = parseHost(written);
      return parsed.ok && (hosts.get(parsed.host) ?? merged.id) === merged.id ? [parsed.host] : [];
    });
    const revision = createHash('sha256').update(JSON.stringify([brand, ownHosts]));
    const files = listAssets(merged).flatMap(({ key, path: file, ownerId }) => {
      const facts = sound.get(key);
      if (facts?.state !== 'present') return [];
      return [[assetAddress(facts.hash, file), path.join(folderOf(ownerId), file)] as const];
    });
    return {
      live: {
        brand,
        hosts: [...new Set(ownHosts)],
        revision: revision.digest('base64url').slice(0, 16),
        folder: folderOf(merged.id),
        files: Object.fromEntries(files),
      },
    };
  } catch (error) {
    return blame(`The colours cannot be worked out: ${(error as Error).message}`);
  }
}

function isSound(facts: AssetFacts): boolean {
  return facts.state === 'present' && facts.svgProblems.length === 0;
}
