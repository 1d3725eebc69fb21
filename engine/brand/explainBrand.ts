import { FEATURES, type FeatureId } from '../../schemas/features.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { featureOfLottery, lotteriesOf } from '../lottery/brandTerms.ts';
import { isWritten, originOf, type ExplainedLeaf, type ExplainSource } from './explainedLeaf.ts';
import { explainTheme } from './explainTheme.ts';
import { requiredBy } from './features.ts';
import { readAt, type JsonPath } from './jsonPath.ts';
import { mergeChain, type MergedBrand } from './mergeChain.ts';
import { MENU_NAMES, menuOf } from './menus.ts';
import { parseBrand } from './parseBrand.ts';
import { arrangeSections, resolveBrand } from './resolveBrand.ts';

/** Keys that are explained from more than the value at the same path. */
const SPECIAL_KEYS = new Set([
  'id',
  'scheme',
  'features',
  'variants',
  'menus',
  'sections',
  'messages',
  'assets',
  'themeCss',
  'themeColor',
  'fonts',
]);

/** Keys of the file that browsers never see. */
const FILE_KEYS = ['version', 'extends', 'abstract', 'hosts'] as const;

/** Says where the engine took a value from that neither the file nor the product's defaults give. */
const DERIVATIONS: Readonly<Record<string, string>> = {
  'currency.symbol': 'the usual one of the currency',
  'currency.decimals': 'ISO 4217',
  'languages.offered': 'the default language alone',
  'languages.default': 'the first language offered',
  'languages.fallback': 'the default language',
  'seo.title': "the brand's name",
  'seo.description': "the brand's name",
};

/** Every value of a resolved brand with what set it. The values are those that the engine resolved, never worked out again. */
export function explainBrand(source: ExplainSource): readonly ExplainedLeaf[] {
  const { merged, brand } = source;
  const blank = resolveBlank(source);
  const plainKeys = Object.keys(brand).filter((key) => !SPECIAL_KEYS.has(key));
  return [
    {
      path: ['id'],
      value: brand.id,
      layer: { kind: 'derived' },
      note: "the folder's name",
      at: ['brand', 'id'],
    },
    ...FILE_KEYS.flatMap((key) => explainWritten([key], merged)),
    ...plainKeys.flatMap((key) =>
      leafPaths(readAt(brand, [key]), [key]).map((path) => explainPlain(path, source, blank)),
    ),
    ...explainWritten(['chat', 'headerColor'], merged),
    ...explainTheme(source),
    ...explainFeatures(source),
    ...explainVariants(source),
    ...explainMenus(source),
    ...explainHall(source),
    ...explainSections(source),
    ...explainMessages(source),
    ...explainAssets(source),
  ];
}

/** The engine's own answer for a brand that says nothing: what is the same there is a default. */
function resolveBlank({ merged, brand }: ExplainSource): ResolvedBrand {
  const empty = mergeChain([parseBrand(merged.id, '', '{ "version": 1 }')]);
  const { themeCss: css, themeColor: color, scheme, fonts } = brand;
  return resolveBrand(empty, new Map(), { css, color, scheme, fonts });
}

/** Lists are taken over whole, so a list of plain values is one leaf. */
function leafPaths(value: unknown, path: JsonPath): readonly JsonPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: readonly [string | number, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  const isPlainList = Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
  return isPlainList ? [path] : entries.flatMap(([key, entry]) => leafPaths(entry, [...path, key]));
}

function explainPlain(path: JsonPath, source: ExplainSource, blank: ResolvedBrand): ExplainedLeaf {
  const { merged, brand } = source;
  const value = readAt(brand, path);
  const common = { path, value, at: ['brand', ...path] };
  if (isWritten(merged, path)) return { ...common, ...originOf(merged, path) };
  const isDefault = JSON.stringify(readAt(blank, path)) === JSON.stringify(value);
  const note = DERIVATIONS[path.slice(0, 2).join('.')];
  if (isDefault) return { ...common, layer: { kind: 'default' } };
  return { ...common, layer: { kind: 'derived' }, ...(note !== undefined && { note }) };
}

/** What stays in the file and shows only in other values. */
function explainWritten(path: JsonPath, merged: MergedBrand): readonly ExplainedLeaf[] {
  const value = readAt(merged.value, path);
  return value === undefined ? [] : [{ path, value, ...originOf(merged, path) }];
}

function explainFeatures({ merged, brand }: ExplainSource): readonly ExplainedLeaf[] {
  return FEATURES.map((feature) => {
    const path: JsonPath = ['features', feature.id];
    const value = brand.features[feature.id];
    const common = { path, value, at: ['brand', ...path] };
    if (isWritten(merged, path)) return { ...common, ...originOf(merged, path) };
    if (value === feature.default) return { ...common, layer: { kind: 'default' } };
    const missing = requiredBy(feature).find(({ id }) => !brand.features[id as FeatureId]);
    const note = `taken away because features.${missing?.id} is off`;
    return { ...common, layer: { kind: 'derived' }, note };
  });
}

function explainVariants({ merged, brand, catalogue }: ExplainSource): readonly ExplainedLeaf[] {
  return Object.entries(catalogue.slots).map(([slot, { default: fallback, variants }]) => {
    const path: JsonPath = ['variants', slot];
    const note = `of ${variants.join(', ')}`;
    if (!isWritten(merged, path))
      return { path, value: fallback, layer: { kind: 'default' }, note };
    const value = brand.variants[slot];
    return { path, value, at: ['brand', ...path], ...originOf(merged, path), note };
  });
}

function explainMenus({ merged, brand, catalogue }: ExplainSource): readonly ExplainedLeaf[] {
  return MENU_NAMES.flatMap((name): readonly ExplainedLeaf[] => {
    const path: JsonPath = ['menus', name];
    if (!isWritten(merged, path)) {
      const note = 'every screen that the features allow, in its own order';
      return [{ path, value: menuOf(name, brand, catalogue), layer: { kind: 'default' }, note }];
    }
    return leafPaths(brand.menus[name], path).map((leaf) => ({
      path: leaf,
      value: readAt(brand, leaf),
      at: ['brand', ...leaf],
      ...originOf(merged, leaf),
    }));
  });
}

/** The lotteries of a brand that does not choose any. */
function explainHall({ merged, brand }: ExplainSource): readonly ExplainedLeaf[] {
  const path: JsonPath = ['lotteries', 'offered'];
  if (isWritten(merged, path)) return [];
  const open = lotteriesOf({}).filter((lottery) => brand.features[featureOfLottery(lottery)]);
  const note = 'all that the features allow, in the order of the product';
  return [{ path, value: open.map(({ id }) => id), layer: { kind: 'default' }, note }];
}

function explainSections({ merged }: ExplainSource): readonly ExplainedLeaf[] {
  let shown = -1;
  return arrangeSections(merged.value).flatMap(({ section, props, closedBy }, index) => {
    const base: JsonPath = ['home', 'sections', index];
    if (closedBy === undefined) shown += 1;
    const at: JsonPath | undefined =
      closedBy === undefined ? ['brand', 'sections', shown] : undefined;
    const explain = (rest: JsonPath, value: unknown): ExplainedLeaf => {
      const path = [...base, ...rest];
      const origin = isWritten(merged, path)
        ? originOf(merged, path)
        : { layer: { kind: 'default' } as const };
      const note = closedBy && `does not show because features.${closedBy} is off`;
      return {
        path,
        value,
        ...origin,
        ...(at && { at: [...at, ...rest] }),
        ...(note && rest[0] === 'section' && { note }),
      };
    };
    return [
      explain(['section'], section),
      ...Object.entries(props).map(([key, value]) => explain(['props', key], value)),
    ];
  });
}

/** The texts as they are written; what was resolved is the same, compiled for browsers. */
function explainMessages({ merged }: ExplainSource): readonly ExplainedLeaf[] {
  const { messages = {} } = merged.value;
  return leafPaths(messages, ['messages']).flatMap((path) => {
    const value = readAt(merged.value, path);
    return value === undefined
      ? []
      : [{ path, value, at: ['brand', ...path], ...originOf(merged, path) }];
  });
}

function explainAssets({ merged, brand }: ExplainSource): readonly ExplainedLeaf[] {
  return Object.entries(brand.assets).flatMap(([name, asset]): readonly ExplainedLeaf[] => {
    const path: JsonPath = ['assets', name];
    const written = readAt(merged.value, path);
    const derived = (note: string) => ({ layer: { kind: 'derived' as const }, note });
    const facts = Object.entries(asset).map(([fact, value]) => ({
      path: [...path, fact],
      value,
      at: ['brand', ...path, fact],
      ...derived(fact === 'src' ? 'changes with what the file holds' : 'from the file'),
    }));
    if (written !== undefined)
      return [{ path, value: written, ...originOf(merged, path) }, ...facts];
    const twin = readAt(merged.value, ['assets', 'logo']);
    return [{ path, value: twin, ...derived('the same picture as assets.logo') }, ...facts];
  });
}
