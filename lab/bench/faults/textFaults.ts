import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import type { Catalogue } from '../../../schemas/catalogue.ts';
import type { BrandFile } from '../../../schemas/brand.schema.ts';
import { LOCALE_TAGS } from '../../../locales/locales.ts';
import type { Random } from '../../../scripts/art/random.ts';
import type { BrandText } from './brandText.ts';
import { either, mutate, type Mutation, type Mutator } from './mutation.ts';
import { typoOf } from './typo.ts';

const { messages } = catalogue as Catalogue;
const PER_BRAND = 6;

const languagesOf = (brand: BrandText) => (brand.value as BrandFile).languages!;

/** Rewords messages so that they cannot be filled in any more. */
function reword(
  kind: string,
  isMeant: (source: string) => boolean,
  spoil: (source: string, random: Random) => string,
): Mutator {
  const ids = Object.keys(messages).filter((id) => isMeant(messages[id]!));
  return {
    kind,
    make: (brand, random) =>
      Array.from({ length: PER_BRAND }, (): Mutation => {
        const id = random.pick(ids);
        const path = ['messages', random.pick(languagesOf(brand).offered!), id];
        const text = spoil(messages[id]!, random);
        const next = brand.with(path, text);
        return mutate(brand, next.text, next.offsetOf(path), `${path.join('.')} = ${text}`);
      }),
  };
}

const hasPlace = (source: string) => source.includes('{');
const isPlain = (source: string) => !/[{}<>']/.test(source);
const isPlural = (source: string) => source.includes('plural');
const hasTag = (source: string) => source.includes('<0/>');

function unbalance(source: string, random: Random): string {
  const braces = [...source.matchAll(/[{}]/g)].map(({ index }) => index);
  const at = random.pick(braces);
  const brace = source[at]!;
  const isTwice = random.chance(0.4);
  return source.slice(0, at) + (isTwice ? brace + brace : '') + source.slice(at + 1);
}

function misplace(source: string, random: Random): string {
  const names = [...source.matchAll(/\{(\w+)/g)].map(([, name]) => name!);
  const name = random.pick(names);
  const typo = typoOf(name, random, names);
  const whole = `{${name}}`;
  const other = random.pick([
    source.replace(`{${name}`, `{${typo}`),
    ...(source.includes(whole) ? [source.replace(whole, ''), source.replace(whole, name)] : []),
    `${source} {${typo}}`,
  ]);
  return other.trim() === '' ? typo : other;
}

const unknownTag: Mutator = {
  kind: 'message of a language that is not offered',
  make: (brand, random) =>
    LOCALE_TAGS.filter((tag) => !languagesOf(brand).offered!.includes(tag)).map((tag) => {
      const id = random.pick(Object.keys(messages).filter((key) => isPlain(messages[key]!)));
      const next = brand.with(['messages', tag], { [id]: messages[id] });
      return mutate(brand, next.text, next.offsetOf(['messages', tag]), `messages.${tag}`);
    }),
};

const notOffered: Mutator = {
  kind: 'default or fallback language that is not offered',
  make: (brand, random) =>
    (['default', 'fallback'] as const).flatMap((key) => {
      const { offered } = languagesOf(brand);
      const path = ['languages', key];
      const strangers = LOCALE_TAGS.filter((tag) => !offered!.includes(tag));
      const renamed = brand.with(path, random.pick(strangers));
      const at = offered!.indexOf(brand.get(path).value as never);
      const withdrawn = brand.with(['languages', 'offered', at], undefined);
      const what = `${key} is not offered`;
      return [
        mutate(brand, renamed.text, renamed.offsetOf(path), what),
        mutate(brand, withdrawn.text, withdrawn.offsetOf(path), `${what} any more`),
      ];
    }),
};

/** The fallback's text is the one that stands in for all others; without it, a reader finds nothing. */
const missingText: Mutator = {
  kind: 'text that lacks the language that stands in',
  make: (brand) => {
    const { fallback } = languagesOf(brand);
    return brand.leaves().flatMap(({ path, node }) => {
      const isText = path[0] === 'seo' || path.at(-1) === 'label';
      if (!isText || path.length < 2 || node.type !== 'object') return [];
      const next = brand.with([...path, fallback!], undefined);
      return [mutate(brand, next.text, next.offsetOf(path), `${path.join('.')} lacks ${fallback}`)];
    });
  },
};

const NONSENSE: readonly (readonly [string, readonly unknown[]])[] = [
  ['country', ['es', 'ESP', 'Spain', '', 34, 'E1', 'XX', 'ZZ', 'QQ']],
  ['minimumAge', [0, 12, 17, 26, 99, -18, 18.5, '18', null]],
  ['licence', ['yes', {}, { authority: 'Nobody' }, { number: '' }]],
  ['helpline', [{ name: 'Help' }, { href: 'https://help.example' }, 'call us']],
];

const jurisdiction: Mutator = {
  kind: 'jurisdiction that makes no sense',
  make: (brand, random) =>
    NONSENSE.flatMap(([key, values]) => {
      const path = ['jurisdiction', key];
      return [random.pick(values), random.pick(values)].map((value) => {
        const next = brand.with(path, value);
        const what = `${path.join('.')} = ${JSON.stringify(value)}`;
        const whole = mutate(brand, next.text, next.offsetOf(path), what);
        if (typeof value !== 'object' || value === null) return whole;
        return Object.keys(value)
          .map((inner) => mutate(brand, next.text, next.offsetOf([...path, inner]), what))
          .reduce(either, whole);
      });
    }),
};

/** Faults of texts, languages and the law. */
export const textFaults: readonly Mutator[] = [
  reword('message with an unbalanced brace', hasPlace, unbalance),
  reword('message with another placeholder', hasPlace, misplace),
  reword('plain message with a placeholder', isPlain, (source, random) =>
    random.pick([
      `${source} {name}`,
      `{0} ${source}`,
      `${source} {`,
      `${source}}`,
      `{ ${source} }`,
    ]),
  ),
  reword('plural that is not whole', isPlural, (source, random) =>
    random.pick([
      source.replace('other {', 'othr {'),
      source.replace('plural', 'plurl'),
      source.replace(', plural,', ','),
      source.replace('one {', 'one '),
      source.slice(0, source.lastIndexOf('}')),
    ]),
  ),
  reword('message that lost its link', hasTag, (source, random) =>
    source.replace('<0/>', random.pick(['', '<1/>', '<0>', '</0>', '{0}'])),
  ),
  unknownTag,
  notOffered,
  missingText,
  jurisdiction,
];
