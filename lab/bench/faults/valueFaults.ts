import type { Random } from '../../../scripts/art/random.ts';
import { mutate, type Mutator } from './mutation.ts';
import { ruledLeaves, type Ruled } from './schemaWalk.ts';
import { typoOf } from './typo.ts';

/** What a value is replaced with so that it breaks its schema; undefined where the schema allows no such break. */
type Breaking = (leaf: Ruled, random: Random) => unknown;

function replaceValues(kind: string, breaking: Breaking): Mutator {
  return {
    kind,
    make: (brand, random) =>
      ruledLeaves(brand).flatMap((leaf) => {
        const value = breaking(leaf, random);
        if (value === undefined) return [];
        const written = JSON.stringify(value);
        const what = `${leaf.path.join('.') || 'the file'} = ${written.slice(0, 40)}`;
        return [mutate(brand, brand.replace(leaf.node, written), leaf.node.offset, what)];
      }),
  };
}

const TYPED: readonly (readonly [string, unknown])[] = [
  ['string', 'text'],
  ['number', 42],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['array', ['text']],
  ['object', {}],
  ['object', { key: 'text' }],
];

function wrongType({ schema, node, path }: Ruled, random: Random): unknown {
  const type = schema.type ?? node.type;
  const isMenuEntry = path[0] === 'menus' && path.length === 3;
  const others = TYPED.filter(
    ([other]) =>
      other !== (type === 'integer' ? 'number' : type) &&
      !(isMenuEntry && (other === 'string' || other === 'object')),
  );
  return random.pick(others)[1];
}

function outOfRange({ schema }: Ruled, random: Random): unknown {
  const { minimum, maximum, type } = schema;
  const values = [
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 1000]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum * 1000 + 1]),
    ...(type === 'integer' && minimum !== undefined ? [minimum + 0.5] : []),
  ];
  return values.length > 0 ? random.pick(values) : undefined;
}

function wrongLength({ schema, node, path }: Ruled, random: Random): unknown {
  const { minLength, maxLength, minItems, maxItems, minProperties } = schema;
  const values: unknown[] = [];
  if (minLength !== undefined) values.push('');
  if (maxLength !== undefined && !schema.pattern && !schema.enum && node.type === 'string') {
    values.push('x'.repeat(maxLength + random.int(1, 200)));
  }
  if (minItems !== undefined) values.push([]);
  if (minProperties !== undefined) values.push({});
  if (maxItems !== undefined && path[0] === 'menus' && path[1] !== 'bottom') {
    values.push(Array.from({ length: maxItems + 1 }, () => 'home'));
  }
  return values.length > 0 ? random.pick(values) : undefined;
}

function wrongChoice({ schema }: Ruled, random: Random): unknown {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const words = choices?.filter((choice) => typeof choice === 'string');
  if (!words || words.length === 0) return undefined;
  return typoOf(random.pick(words), random, words);
}

const GIBBERISH = ['', ' ', 'x', '!', 'ÄÖÜ', 'two words', '12', '-1', 'a@b', '../x', 'nul\u0000'];

/** Breaks a pattern either beyond recognition or by one letter. */
function wrongForm({ schema, node }: Ruled, random: Random): unknown {
  const { pattern } = schema;
  if (pattern === undefined) return undefined;
  const allowed = new RegExp(pattern, 'u');
  const written = node.value as string;
  const broken = [
    ...GIBBERISH,
    written.toLowerCase(),
    written.slice(1),
    written.slice(0, -1),
    `${written} `,
    ` ${written}`,
    `${written}é`,
  ].filter((text) => !allowed.test(text));
  return random.pick(broken);
}

function wrongVersion({ path }: Ruled, random: Random): unknown {
  if (path.length !== 1 || path[0] !== 'version') return undefined;
  return random.pick([2, 3, 99, -1, 1.5, '1', null, true, [1]]);
}

/** One value of a list of different values once more, at another place. */
const repeated: Mutator = {
  kind: 'value listed twice',
  make: (brand, random) =>
    ruledLeaves(brand)
      .filter(({ schema, node }) => schema.uniqueItems === true && node.children!.length > 0)
      .map(({ path, node }) => {
        const items = node.children!;
        const last = items.at(-1)!;
        const end = last.offset + last.length;
        const again = JSON.stringify(random.pick(items).value);
        const text = brand.splice(end, 0, `,\n      ${again}`);
        return mutate(brand, text, end + 2, `${path.join('.')} + ${again}`);
      }),
};

/** Faults of values, by what the schema says of them. */
export const valueFaults: readonly Mutator[] = [
  replaceValues('wrong type', wrongType),
  replaceValues('number out of range', outOfRange),
  replaceValues('text or list too long or empty', wrongLength),
  replaceValues('value of no choice', wrongChoice),
  replaceValues('text of the wrong form', wrongForm),
  replaceValues('unknown version', wrongVersion),
  repeated,
];
