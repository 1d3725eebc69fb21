import { explainBrand } from '../../../engine/brand/explainBrand.ts';
import type { ExplainSource } from '../../../engine/brand/explainedLeaf.ts';
import { formatPath, type JsonPath } from '../../../engine/brand/jsonPath.ts';
import { MENU_NAMES, menuOf } from '../../../engine/brand/menus.ts';
import { contrastReport } from '../../../engine/theme/contrastReport.ts';
import type { MenuEntry } from '../../../schemas/brand.schema.ts';
import { FEATURES } from '../../../schemas/features.ts';
import {
  GROUP_TITLES,
  type Change,
  type ChangeGroup,
  type ContrastChange,
  type GroupId,
} from './change.ts';
import { compareSections } from './compareSections.ts';

/** Which group a value belongs to, by the longest beginning of its path; null where another value shows the same. */
const GROUP_OF: Readonly<Record<string, GroupId | null>> = {
  id: null,
  'theme.tokens': 'technical',
  'theme.scheme': 'colours',
  'theme.colors': 'colours',
  'theme.overrides': null,
  'theme.overrides.displayFont': 'typeAndShape',
  'theme.overrides.textFont': 'typeAndShape',
  'theme.browserBar': null,
  'theme.shape': 'typeAndShape',
  'theme.type': 'typeAndShape',
  'chat.headerColor': null,
  assets: null,
  variants: 'variants',
  menus: null,
  features: null,
  home: null,
  name: 'texts',
  seo: 'texts',
  messages: 'texts',
  languages: 'languages',
  currency: 'currency',
  hosts: 'contact',
  support: 'contact',
  social: 'contact',
  apps: 'contact',
  legal: 'legal',
  publishedDrafts: null,
  jurisdiction: 'legal',
};

/** Everything in which the second brand differs from the first, by what a person sees of it. */
export function compareBrands(before: ExplainSource, after: ExplainSource): readonly ChangeGroup[] {
  const found = new Map<GroupId, Change[]>([
    ['pictures', comparePictures(before, after)],
    ['menus', compareMenus(before, after)],
    ['features', compareFeatures(before, after)],
    ['home', compareSections(before.brand.sections, after.brand.sections)],
  ]);
  for (const change of compareLeaves(before, after)) {
    const group = groupOf(change.path);
    if (group) found.set(group, [...(found.get(group) ?? []), change]);
  }
  const contrasts = compareContrasts(before, after);
  return (Object.keys(GROUP_TITLES) as GroupId[]).flatMap((id) => {
    const changes = found.get(id) ?? [];
    if (changes.length === 0) return [];
    return [{ id, changes, ...(id === 'colours' && { contrasts }) }];
  });
}

function groupOf(path: string): GroupId | null {
  const steps = path.split(/[.[]/);
  for (let length = steps.length; length > 0; length -= 1) {
    const group = GROUP_OF[steps.slice(0, length).join('.')];
    if (group !== undefined) return group;
  }
  return 'technical';
}

function compareLeaves(before: ExplainSource, after: ExplainSource): readonly Change[] {
  const [left, right] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((path) => {
    const [from, to] = [left.get(path), right.get(path)];
    return isSame(from, to) ? [] : [{ path, ...sides(from, to) }];
  });
}

function valuesOf(source: ExplainSource): ReadonlyMap<string, unknown> {
  return new Map(explainBrand(source).map(({ path, value }) => [formatPath(path), value]));
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function sides(before: unknown, after: unknown): Pick<Change, 'before' | 'after'> {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function comparePictures(
  { brand: a, merged: left }: ExplainSource,
  { brand: b, merged: right }: ExplainSource,
): Change[] {
  const names = ['logo', 'logoLight', 'mark', 'favicon', 'socialImage'] as const;
  return names.flatMap((name) => {
    if (a.assets[name]?.src === b.assets[name]?.src) return [];
    const path: JsonPath = ['assets', name];
    const [from, to] = [left, right].map(({ value }) => value.assets?.[name] ?? value.assets?.logo);
    const note = from === to ? 'the picture itself' : undefined;
    const has = { before: a.assets[name] && from, after: b.assets[name] && to };
    return [{ path: formatPath(path), ...sides(has.before, has.after), ...(note && { note }) }];
  });
}

function compareMenus(before: ExplainSource, after: ExplainSource): Change[] {
  return MENU_NAMES.flatMap((name) => {
    const [left, right] = [before, after].map(({ brand, catalogue }) =>
      menuOf(name, brand, catalogue).map(describeEntry),
    );
    return isSame(left, right) ? [] : [{ path: `menus.${name}`, before: left, after: right }];
  });
}

function describeEntry(entry: MenuEntry): string {
  if (typeof entry === 'string') return entry;
  return `"${entry.label.en ?? Object.values(entry.label)[0]}" → ${entry.href}`;
}

function compareFeatures(
  { brand: left }: ExplainSource,
  { brand: right }: ExplainSource,
): Change[] {
  return FEATURES.flatMap(({ id, meaning }) => {
    const [before, after] = [left.features[id], right.features[id]];
    return before === after ? [] : [{ path: `features.${id}`, before, after, note: meaning }];
  });
}

function compareContrasts(before: ExplainSource, after: ExplainSource): readonly ContrastChange[] {
  const [left, right] = [before, after].map(({ theme }) => contrastReport(theme));
  return left!.flatMap(({ scheme, foreground, background, minimum, ratio }, index) => {
    const changed = [foreground, background].some(
      (role) => before.theme[scheme][role] !== after.theme[scheme][role],
    );
    const next = right![index]!;
    return changed
      ? [{ scheme, foreground, background, minimum, before: ratio, after: next.ratio }]
      : [];
  });
}
