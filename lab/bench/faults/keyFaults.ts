import type { BrandText, Property } from './brandText.ts';
import { mutate, type Mutation, type Mutator } from './mutation.ts';
import { keysOf, ruledLeaves, schemaAt } from './schemaWalk.ts';
import { typoOf } from './typo.ts';

const quote = (text: string) => JSON.stringify(text);

function isFeature({ path }: Property): boolean {
  return path[0] === 'features';
}

/** Keys of objects that say which keys they may have. */
function closedProperties(brand: BrandText) {
  const { value } = brand;
  return brand.properties().flatMap((property) => {
    const schema = schemaAt(value, property.path.slice(0, -1));
    const names = schema && keysOf(schema);
    return names ? [{ ...property, names }] : [];
  });
}

function misspell(kind: string, isMeant: (property: Property) => boolean): Mutator {
  return {
    kind,
    make: (brand, random) =>
      closedProperties(brand)
        .filter(isMeant)
        .map(({ path, key, names }) => {
          const typo = typoOf(key.value as string, random, names);
          const text = brand.replace(key, quote(typo));
          return mutate(brand, text, key.offset, `${path.join('.')} → ${typo}`);
        }),
  };
}

const strangers: Mutator = {
  kind: 'key that stands in the wrong object',
  make: (brand, random) => {
    const properties = closedProperties(brand);
    return properties.flatMap(({ path, key, names }) => {
      const stranger = random.pick(properties).path.at(-1) as string;
      if (names.includes(stranger)) return [];
      const text = brand.splice(key.offset, 0, `${quote(stranger)}: "x",\n    `);
      return [mutate(brand, text, key.offset, `${stranger} before ${path.join('.')}`)];
    });
  },
};

const duplicates: Mutator = {
  kind: 'key written twice',
  make: (brand) =>
    brand.properties().map(({ path, key, value }) => {
      const end = value.offset + value.length;
      const first = brand.text.slice(key.offset, end);
      const text = brand.splice(end, 0, `,\n${first}`);
      return mutate(brand, text, end + 2, `${path.join('.')} twice`);
    }),
};

const forbidden: Mutator = {
  kind: 'key that could reach the program (__proto__)',
  make: (brand, random) =>
    brand
      .leaves()
      .filter(({ node }) => node.type === 'object' && (node.children ?? []).length > 0)
      .map(({ path, node }) => {
        const key = random.pick(['__proto__', 'constructor', 'prototype']);
        const first = random.pick(node.children!).offset;
        const value = random.pick(['{ "isAdmin": true }', '1', 'null', '[]']);
        const text = brand.splice(first, 0, `${quote(key)}: ${value},\n`);
        return mutate(brand, text, first, `${key} in ${path.join('.') || 'the file'}`);
      }),
};

/** A key that must be there; its absence is a fault of what should hold it. */
const missing: Mutator = {
  kind: 'key that is missing',
  make: (brand) => [
    ...['name', 'merchantCode', 'hosts', 'version'].map((key) => without(brand, [], key)),
    ...ruledLeaves(brand)
      .filter(({ path }) => path.length > 0)
      .flatMap(({ path, schema }) =>
        (schema.required ?? []).map((key) => without(brand, path, key)),
      )
      .filter((mutation) => mutation !== undefined),
  ],
};

function without(brand: BrandText, path: readonly (string | number)[], key: string): Mutation {
  const { text } = brand.with([...path, key], undefined);
  const what = `${[...path, key].join('.')} is missing`;
  return mutate(brand, text, brand.offsetOf([...path]), what);
}

/** Faults of keys. */
export const keyFaults: readonly Mutator[] = [
  misspell('misspelt key', (property) => !isFeature(property)),
  misspell('misspelt feature', isFeature),
  strangers,
  duplicates,
  forbidden,
  missing,
];
