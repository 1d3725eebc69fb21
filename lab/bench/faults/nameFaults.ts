import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import type { Catalogue } from '../../../schemas/catalogue.ts';
import { HOME_SECTIONS } from '../../../schemas/home.ts';
import type { BrandText, Leaf } from './brandText.ts';
import { mutate, type Mutator } from './mutation.ts';
import { typoOf } from './typo.ts';

const { slots, screens, messages } = catalogue as Catalogue;
const THEMES = ['default', 'aurora', 'lotus', 'majlis', 'sakura'];

const isIn = (path: Leaf['path'], ...steps: readonly (string | number)[]) =>
  steps.every((step, at) => step === '*' || path[at] === step) && path.length === steps.length;

/** Misspells names that stand as values. */
function misspellValues(
  kind: string,
  place: readonly string[],
  namesFor: (leaf: Leaf) => readonly string[],
): Mutator {
  return {
    kind,
    make: (brand, random) =>
      brand
        .leaves()
        .filter(({ path, node }) => isIn(path, ...place) && node.type === 'string')
        .map((leaf) => {
          const typo = typoOf(leaf.node.value as string, random, namesFor(leaf));
          const text = brand.replace(leaf.node, JSON.stringify(typo));
          return mutate(brand, text, leaf.node.offset, `${leaf.path.join('.')} = ${typo}`);
        }),
  };
}

/** Misspells names that stand as keys. */
function misspellKeys(kind: string, place: readonly string[], names: readonly string[]): Mutator {
  return {
    kind,
    make: (brand, random) =>
      brand
        .properties()
        .filter(({ path }) => isIn(path, ...place))
        .map(({ path, key }) => {
          const typo = typoOf(key.value as string, random, names);
          const text = brand.replace(key, JSON.stringify(typo));
          return mutate(brand, text, key.offset, `${path.join('.')} → ${typo}`);
        }),
  };
}

const unknownExtends: Mutator = {
  kind: 'brand that extends nobody',
  make: (brand, random, all) => {
    const ids = all.map(({ id }) => id);
    return ids
      .filter((id) => id !== brand.id)
      .map((id) => {
        const typo = typoOf(id, random, ids)
          .toLowerCase()
          .replace(/[^a-z0-9-]/g, 'x');
        const next = brand.with(['extends'], ids.includes(typo) ? `${typo}-x` : typo);
        return mutate(brand, next.text, next.offsetOf(['extends']), `extends ${typo}`);
      });
  },
};

const sameScreenTwice: Mutator = {
  kind: 'screen twice in a menu',
  make: (brand, random) =>
    menusOf(brand).map(({ path, node }) => {
      const ids = node.children!.filter(({ type }) => type === 'string');
      const at = node.children!.length;
      const next = brand.with([...path, at], random.pick(ids).value);
      return mutate(brand, next.text, next.offsetOf([...path, at]), `${path.join('.')} repeats`);
    }),
};

const tooManyBelow: Mutator = {
  kind: 'bottom navigation with too many places',
  make: (brand, random) =>
    menusOf(brand)
      .filter(({ path, node }) => path[1] === 'bottom' && node.children!.length === 5)
      .flatMap(({ path, node }) => {
        const named = node.children!.map(({ value }) => value as string);
        const open = screens.filter(({ id, gate }) => gate === null && !named.includes(id));
        const next = brand.with([...path, 5], random.pick(open).id);
        return [mutate(brand, next.text, next.offsetOf([...path, 5]), 'a sixth place')];
      }),
};

function menusOf(brand: BrandText): readonly Leaf[] {
  return brand.leaves().filter(({ path }) => path[0] === 'menus' && path.length === 2);
}

/** Names that nothing has. */
export const nameFaults: readonly Mutator[] = [
  misspellValues('unknown variant', ['variants', '*'], ({ path }) => slots[path[1]!]!.variants),
  misspellKeys('unknown slot', ['variants', '*'], Object.keys(slots)),
  misspellValues('unknown screen', ['menus', '*', '*'], () => screens.map(({ id }) => id)),
  misspellValues('unknown section', ['home', 'sections', '*', 'section'], () =>
    Object.keys(HOME_SECTIONS),
  ),
  misspellValues('unknown theme', ['theme', 'tokens'], () => THEMES),
  misspellKeys('unknown message', ['messages', '*', '*'], Object.keys(messages)),
  unknownExtends,
  sameScreenTwice,
  tooManyBelow,
];
