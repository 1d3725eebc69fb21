import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Catalogue } from '../../schemas/catalogue.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { listAssets, type AssetFacts } from '../../engine/brand/assetFacts.ts';
import { checkBrand } from '../../engine/brand/checkBrand.ts';
import type { Fault } from '../../engine/brand/fault.ts';
import { parseHost } from '../../engine/brand/host.ts';
import { loadChain, type BrandSource } from '../../engine/brand/loadChain.ts';
import { mergeChain, type MergedBrand } from '../../engine/brand/mergeChain.ts';
import { assetAddress, resolveBrand, themeNameOf } from '../../engine/brand/resolveBrand.ts';
import type { JsonDocument } from '../../engine/brand/jsonDocument.ts';
import { layOverTheme, resolveBrandTheme } from '../../engine/brand/resolveBrandTheme.ts';
import type { ResolvedTheme, ThemeTokens } from '../../engine/theme/types.ts';
import type { AssetFiles } from './assetFiles.ts';
import type { LiveBrand } from './brandStore.ts';
import type { BrandRegistry } from './brandRegistry.ts';
import type { SharedParts } from './sharedParts.ts';
import type { ThemeFiles } from './themeFiles.ts';

/** What came of resolving a brand. */
export interface Attempt {
  /** Whether the brand may be served like this. */
  readonly ok: boolean;
  readonly faults: readonly Fault[];
  /** Undefined for a brand that others only extend, and where it is not ok. */
  readonly live?: LiveBrand;
  /** Where a value of it is written. */
  readonly locate?: MergedBrand['locate'];
  /** Where nothing but pictures is at fault: the brand without those pictures. */
  readonly withoutPictures?: LiveBrand;
}

/** What a brand is resolved from, beside its own file. */
export interface ResolverParts {
  readonly catalogue: Catalogue;
  readonly themes: ThemeFiles;
  readonly assets: AssetFiles;
  readonly registry: BrandRegistry;
  readonly shared: SharedParts;
}

/** Faults that do not keep the rest of the brand from being served. */
const HARMLESS_ALONE = new Set(['host.duplicate']);

type GetSource = (id: string) => BrandSource | undefined;

/** A theme with what a brand changes in it. */
interface MadeTheme {
  readonly tokens: ThemeTokens;
  readonly theme: ResolvedTheme;
}

/** A brand as its files give it: put together and checked, not yet resolved. */
interface ReadBrand {
  readonly faults: readonly Fault[];
  readonly made?: MadeTheme;
  readonly merged?: MergedBrand;
  readonly assets: ReadonlyMap<string, AssetFacts>;
  readonly folderOf: (id: string) => string;
}

/** A resolved brand with everything that its values came from. */
export interface DissectedBrand {
  readonly merged: MergedBrand;
  readonly brand: ResolvedBrand;
  readonly theme: ResolvedTheme;
  readonly tokens: ThemeTokens;
  /** The theme's file. */
  readonly themeDocument: JsonDocument;
}

/** What came of taking a brand apart; nothing but the faults where any of them keeps it from being served. */
export interface Dissection {
  readonly faults: readonly Fault[];
  readonly dissected?: DissectedBrand;
}

/** Reads, checks and resolves one brand. Never throws for anything that is in a file. */
export async function attemptBrand(
  source: BrandSource,
  getSource: GetSource,
  parts: ResolverParts,
): Promise<Attempt> {
  const read = await readBrand(source, getSource, parts);
  const { faults, merged, made, assets, folderOf } = read;
  if (!merged) return { ok: false, faults };
  const blocking = faults.filter(isBlocking);
  const isOnlyPictures = blocking.every((fault) => fault.rule.startsWith('asset.'));
  if (!isOnlyPictures) return { ok: false, faults };
  if (merged.value.abstract) return { ok: blocking.length === 0, faults };
  if (!made) return { ok: false, faults };
  const built = resolveMerged(merged, assets, made);
  const live = toLive(merged, built, folderOf, parts);
  if (blocking.length > 0) return { ok: false, faults, withoutPictures: live };
  return { ok: true, faults, live, locate: merged.locate };
}

/** Resolves one brand and keeps everything that its values came from; nothing is kept of a brand at fault. */
export async function dissectBrand(
  source: BrandSource,
  getSource: GetSource,
  parts: ResolverParts,
): Promise<Dissection> {
  const { faults, merged, made, assets } = await readBrand(source, getSource, parts);
  if (!merged || !made || faults.some(isBlocking)) return { faults };
  const built = resolveMerged(merged, assets, made);
  const themeDocument = parts.themes.documentOf(themeNameOf(merged.value));
  return { faults, dissected: { ...built, merged, themeDocument } };
}

async function readBrand(
  source: BrandSource,
  getSource: GetSource,
  parts: ResolverParts,
): Promise<ReadBrand> {
  const folderOf = (id: string) => (id === source.id ? source : getSource(id))?.folder ?? '';
  const loaded = loadChain(source, getSource, () => parts.registry.ids());
  if (!loaded.chain) return { faults: loaded.faults, assets: new Map(), folderOf };
  const merged = mergeChain(loaded.chain);
  const assets = await inspectAssets(merged, folderOf, parts.assets);
  const theme = makeTheme(merged, parts);
  const made = 'fault' in theme ? undefined : theme;
  const found = checkBrand(merged, {
    catalogue: parts.catalogue,
    assets,
    hostOwners: parts.registry.hosts,
    merchantCodeOwners: parts.registry.merchantCodes,
    themeNames: parts.themes.names(),
    theme: made?.theme,
  });
  const faults = [...loaded.faults, ...found];
  if ('fault' in theme && !faults.some(isAboutTheme)) faults.push(theme.fault);
  return { faults, merged, made, assets, folderOf };
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

type Resolved = Pick<DissectedBrand, 'brand' | 'theme' | 'tokens'> & {
  readonly sound: ReadonlyMap<string, AssetFacts>;
};

/** Whether a fault already says why a brand has no theme. */
function isAboutTheme({ rule, severity }: Fault): boolean {
  return severity === 'error' && rule.startsWith('theme.');
}

function makeTheme(
  merged: MergedBrand,
  { themes }: ResolverParts,
): MadeTheme | { readonly fault: Fault } {
  const name = themeNameOf(merged.value);
  const tokens = themes.find(name);
  const blame = (message: string): { readonly fault: Fault } => ({
    fault: {
      rule: 'theme.broken',
      severity: 'error',
      ...merged.locate(['theme', 'tokens']),
      message,
      suggestion: `Mend themes/${name}.tokens.json, or choose another theme.`,
    },
  });
  if (!tokens) return blame(`The theme "${name}" has faults itself.`);
  try {
    return { tokens, theme: layOverTheme(tokens, merged.value) };
  } catch (error) {
    return blame(`The colours cannot be worked out: ${(error as Error).message}`);
  }
}

function resolveMerged(
  merged: MergedBrand,
  assets: ReadonlyMap<string, AssetFacts>,
  { tokens, theme }: MadeTheme,
): Resolved {
  const sound = new Map([...assets].filter(([, facts]) => isSound(facts)));
  const brand = resolveBrand(merged, sound, resolveBrandTheme(theme, merged.value));
  return { brand, theme, tokens, sound };
}

function toLive(
  merged: MergedBrand,
  { brand, sound }: Resolved,
  folderOf: (id: string) => string,
  { registry: { hosts }, shared }: ResolverParts,
): LiveBrand {
  const ownHosts = (merged.value.hosts ?? []).flatMap((written) => {
    const parsed = parseHost(written);
    return parsed.ok && (hosts.get(parsed.host) ?? merged.id) === merged.id ? [parsed.host] : [];
  });
  const text = JSON.stringify(brand);
  const revision = createHash('sha256').update(`${text} ${ownHosts.join()}`);
  const files = listAssets(merged).flatMap(({ key, path: file, ownerId }) => {
    const facts = sound.get(key);
    if (facts?.state !== 'present') return [];
    return [[assetAddress(facts.hash, file), path.join(folderOf(ownerId), file)] as const];
  });
  return {
    // Read from its own text, brands are alike to V8; put together, each is a shape of its own, and thousands are slow.
    brand: shared.share(JSON.parse(text) as ResolvedBrand),
    hosts: [...new Set(ownHosts)],
    revision: revision.digest('base64url').slice(0, 16),
    folder: folderOf(merged.id),
    files: shared.find(Object.fromEntries(files)),
  };
}

function isSound(facts: AssetFacts): boolean {
  return facts.state === 'present' && facts.svgProblems.length === 0;
}
