import type { BrandText } from './brandText.ts';
import { either, mutate, type Mutation, type Mutator } from './mutation.ts';

function extending(brand: BrandText, id: string): Mutation {
  const next = brand.with(['extends'], id);
  return mutate(brand, next.text, next.offsetOf(['extends']), `extends ${id}`);
}

/** Changes of several files whose fault may be reported in any of them. */
function together(mutations: readonly Mutation[]): Mutation {
  return mutations.reduce((all, next) => ({
    ...either(all, next),
    what: `${all.what}, ${next.what}`,
    files: { ...all.files, ...next.files },
  }));
}

const itself: Mutator = {
  kind: 'brand that extends itself',
  make: (brand) => [extending(brand, brand.id)],
};

const circle: Mutator = {
  kind: 'brands that extend each other in a circle',
  make: (brand, _random, all) => {
    const others = all.filter(({ id }) => id !== brand.id);
    const pairs = others.map((other) =>
      together([extending(brand, other.id), extending(other, brand.id)]),
    );
    const triples = others.flatMap((second) =>
      others
        .filter((third) => third !== second)
        .map((third) =>
          together([
            extending(brand, second.id),
            extending(second, third.id),
            extending(third, brand.id),
          ]),
        ),
    );
    return [...pairs, ...triples];
  },
};

/** A brand that builds on a broken one is told so; the broken one is told what is broken. */
const brokenParent: Mutator = {
  kind: 'brand that extends a broken one',
  make: (brand, random, all) =>
    all
      .filter(({ id }) => id !== brand.id)
      .map((parent) => {
        const key = random.pick(parent.properties().filter(({ path }) => path.length === 1)).key;
        const broken = parent.replace(key, '"brokn"');
        const child = extending(brand, parent.id);
        return { ...child, files: { ...child.files, [parent.file]: broken } };
      }),
};

const endless: Mutator = {
  kind: 'more brands on top of one another than are read',
  make: (brand, random) => {
    const links = Array.from({ length: random.int(9, 14) }, (_, at) => at + 1);
    const files = Object.fromEntries(
      links.map((at) => [
        `brands/chain${at}/brand.json`,
        JSON.stringify({ version: 1, abstract: true, extends: `chain${at + 1}` }, null, 2),
      ]),
    );
    const end = `brands/chain${links.length + 1}/brand.json`;
    const child = extending(brand, 'chain1');
    const spots = links.map((at) => ({ file: `brands/chain${at}/brand.json`, line: 4 }));
    return [
      {
        ...child,
        files: { ...child.files, ...files, [end]: '{ "version": 1, "abstract": true }' },
        spots: [...child.spots, ...spots],
      },
    ];
  },
};

/** Faults of brands that build on others. */
export const familyFaults: readonly Mutator[] = [itself, circle, brokenParent, endless];
