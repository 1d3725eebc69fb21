import { HOME_SECTIONS, type HomeSection } from '../../../schemas/home.ts';
import type { Catalogue } from '../../../schemas/catalogue.ts';
import type { Change, ChangeGroup } from './change.ts';
import type { SourceMap, Story } from './sourceMap.ts';

/** Where a group of changes can be looked at. */
export interface Impact {
  /** Ids of screens; `everywhere` where the frame around all screens shows it. */
  readonly screens: readonly string[] | 'everywhere';
  readonly stories: readonly Story[];
}

/** The slot that draws each menu. */
const SLOT_OF_MENU: Readonly<Record<string, string>> = {
  primary: 'Header',
  side: 'SideMenu',
  bottom: 'BottomNav',
  footer: 'Footer',
};

/** What stands around every screen. */
const SHELL = 'src/app/shell/Shell.tsx';

/** Files of the browser that show a change, and what its part is called where a story may bear that name. */
interface Part {
  readonly files: readonly string[];
  /** Files that stories show it by, where those are others. */
  readonly storyFiles?: readonly string[];
  readonly name?: string;
  /** Screens that come and go with the change themselves. */
  readonly screens?: readonly string[];
}

/** Which screens and stories show a group of changes, by what the source of the browser uses. */
export function findImpact(group: ChangeGroup, catalogue: Catalogue, source: SourceMap): Impact {
  const parts = group.changes.flatMap((change) => partsOf(group, change, catalogue, source));
  const files = new Set(parts.flatMap((part) => part.files));
  const stories = parts.flatMap((part) =>
    source.storiesOf(new Set(part.storyFiles ?? part.files), part.name),
  );
  const unique = new Map(stories.map((story) => [story.id, story]));
  const isEverywhere = source.has(SHELL) && source.uses(SHELL, files);
  const screens = catalogue.screens.filter(
    ({ id, source: file }) =>
      parts.some((part) => part.screens?.includes(id)) ||
      (file !== undefined && source.uses(file, files)),
  );
  return {
    screens: isEverywhere ? 'everywhere' : screens.map(({ id }) => id),
    stories: [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function partsOf(
  { id: group }: ChangeGroup,
  change: Change,
  catalogue: Catalogue,
  source: SourceMap,
): readonly Part[] {
  const steps = change.path.split('.');
  const [first = '', second = ''] = steps;
  const last = steps.at(-1) ?? '';
  switch (group) {
    case 'variants':
      return variantParts(second, change);
    case 'menus':
      return [slotPart(SLOT_OF_MENU[second] ?? '')];
    case 'home':
      return [sectionPart(change.path.split(' ')[1])];
    case 'features':
      return featureParts(second, catalogue, source);
    case 'colours':
      return [{ files: source.filesWith(usesProperty(last)) }];
    case 'typeAndShape':
      return [{ files: source.filesWith(usesProperty(propertyOf(second, last))) }];
    case 'pictures':
      return [{ files: filesNaming(source, second) }];
    case 'technical':
      return [];
    default:
      return [{ files: filesOfText(change.path, first, source) }];
  }
}

function filesOfText(path: string, first: string, source: SourceMap): readonly string[] {
  const message = /^messages\.[\w-]+(?:\.|\[")(.+?)(?:"\])?$/.exec(path)?.[1];
  if (message !== undefined) return source.filesWith(new RegExp(`['"]${escape(message)}['"]`));
  if (first === 'seo' || first === 'hosts') return [];
  return filesNaming(source, /^\w+/.exec(first)?.[0] ?? first);
}

/** Screens name the slot, stories the variant. */
function slotPart(slot: string, variant?: string): Part {
  const contract = `src/ui/${slot}/${slot}.tsx`;
  if (variant === undefined) return { files: [contract] };
  return { files: [contract], storyFiles: [`src/ui/${slot}/variants/${variant}.tsx`] };
}

function variantParts(slot: string, { before, after }: Change): readonly Part[] {
  return [before, after].flatMap((name) =>
    typeof name === 'string' ? [slotPart(slot, name)] : [],
  );
}

function sectionPart(section: string | undefined): Part {
  // No story shows one brand's order of sections.
  if (section === undefined) return { files: [], screens: ['home'] };
  const name = section.charAt(0).toUpperCase() + section.slice(1);
  return { files: [`src/features/home/sections/${name}.tsx`], name, screens: ['home'] };
}

function featureParts(feature: string, { screens }: Catalogue, source: SourceMap): readonly Part[] {
  const sections = Object.entries<HomeSection>(HOME_SECTIONS).filter(
    ([, { gate }]) => gate === feature,
  );
  const asked = source.filesWith(
    new RegExp(`gates\\??\\.${feature}\\b|useGate\\('${feature}'\\)|features\\.${feature}\\b`),
  );
  return [
    { files: asked, screens: screens.filter(({ gate }) => gate === feature).map(({ id }) => id) },
    ...sections.map(([id]) => sectionPart(id)),
  ];
}

function usesProperty(name: string): RegExp {
  return new RegExp(`var\\(--${escape(name)}\\b(?!-)`);
}

/** The custom property of a length, weight or family. */
function propertyOf(group: string, name: string): string {
  if (group === 'shape') return `radius-${name}`;
  if (name === 'displayFont') return 'font-display';
  return name === 'textFont' ? 'font-text' : name;
}

/** Files that read a value of the brand by its name. */
function filesNaming(source: SourceMap, name: string): readonly string[] {
  return source.filesWith(/\buseBrand\(/, new RegExp(`\\b${escape(name)}\\b`));
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
