import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import type { BrandFile } from '../../../schemas/brand.schema.ts';
import type { Catalogue } from '../../../schemas/catalogue.ts';
import { FEATURES, type Feature } from '../../../schemas/features.ts';
import { LOCALE_TAGS } from '../../../locales/locales.ts';
import type { Random } from '../../../scripts/art/random.ts';
import type { BrandText } from './brandText.ts';
import { atTone } from '../../../engine/theme/lift.ts';
import { randomHex } from './colorFaults.ts';
import { mutate, type Mutation, type Mutator } from './mutation.ts';

const { slots, screens } = catalogue as Catalogue;

const PER_BRAND = 4;

/** Another way to write the same brand, or another sound brand: whatever is reported is a false alarm. */
function sound(
  kind: string,
  write: (brand: BrandText, random: Random) => readonly string[] | string,
): Mutator {
  return {
    kind,
    make: (brand, random): Mutation[] =>
      Array.from({ length: PER_BRAND }, () => write(brand, random))
        .flat()
        .map((text) => mutate(brand, text, 0, kind)),
  };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => [random.range(0, 1), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function reorder(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = shuffled(Object.entries(value), random);
  return Object.fromEntries(entries.map(([key, entry]) => [key, reorder(entry, random)]));
}

/** Some letters of some texts and keys as escapes. */
function escapeSome(text: string, random: Random): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (written) =>
    written.replace(/(?<!\\)[A-Za-z/]/g, (letter) => {
      if (!random.chance(0.1)) return letter;
      if (letter === '/') return '\\/';
      return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    }),
  );
}

const indents = ['', '  ', '    ', '\t', 1, 7] as const;

const spacing = sound('other spaces and line ends', ({ value, text }, random) => {
  const indented = JSON.stringify(value, null, random.pick(indents));
  return [
    random.pick([indented, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]),
    random.pick([`\n\n ${text}\t\n`, text.trimEnd(), text.replaceAll(': ', ' : ')]),
  ];
});

const order = sound('keys in another order', ({ value }, random) =>
  [1, 2].map(() => JSON.stringify(reorder(value, random), null, 2)),
);

const escapes = sound('letters as escapes', ({ text }, random) =>
  [1, 2].map(() => escapeSome(text, random)),
);

/** A colour of the middle, which shows on dark pages as well as on light ones. */
const easyHex = (random: Random) => atTone(randomHex(random), random.range(51, 57));

const choices = sound('other choices', (brand, random) => {
  const slot = random.pick(Object.keys(slots));
  const path = random.pick([
    ['variants', slot, random.pick(slots[slot]!.variants)],
    ['theme', 'scheme', random.pick(['dark', 'light', 'system'])],
    ['theme', 'tokens', random.pick(['default', 'aurora', 'lotus', 'majlis', 'sakura'])],
    ['currency', 'decimals', random.int(0, 4)],
    ['currency', 'code', random.pick(['EUR', 'USD', 'JPY', 'VND', 'USDT'])],
    ['jurisdiction', 'minimumAge', random.int(21, 25)],
    ['jurisdiction', 'country', random.pick(['ES', 'GB', 'FR', 'MX'])],
    ['name', random.pick(['A', 'Café Ø 東京', "O'Neill & Sons", 'x'.repeat(60), '<b>'])],
    ['theme', 'overrides', 'radius', random.range(0, 20)],
    ['theme', 'overrides', 'depth', random.pick(['quiet', 'rich'])],
    ['theme', 'overrides', random.pick(['brand', 'accent', 'neutral']), easyHex(random)],
    ['languages', 'offered', shuffledOffers(brand, random)],
    ['languages', 'default', random.pick(offersOf(brand))],
  ]);
  return brand.with(path.slice(0, -1) as (string | number)[], path.at(-1)).text;
});

const offersOf = (brand: BrandText) => (brand.value as BrandFile).languages!.offered!;

function shuffledOffers(brand: BrandText, random: Random) {
  return shuffled(offersOf(brand), random);
}

const features: readonly Feature[] = FEATURES;

/** Switches a feature on or off that no menu and no section of the brand leads to. */
const switches = sound('other features', (brand, random) => {
  const { text, value } = brand;
  const written = (value as BrandFile).features ?? {};
  const free = features.filter(({ id, needs, requires = [] }) => {
    const isRequired = features.some((other) => other.requires?.includes(id));
    const isNamed = screens.some((screen) => screen.gate === id && text.includes(`"${screen.id}"`));
    const isShown = ['announcements', 'winners', 'appDownload', 'lottery', 'helpCenter'].includes(
      id,
    );
    // Levels without their feature, and payments without theirs, are told of.
    const hasTerms = ['identityCheck', 'deposit', 'withdraw'].includes(id);
    const isShelf = ['slots', 'live', 'fish', 'pvp', 'sports', 'cockfight'].includes(id);
    const isHeld = requires.some((other) => written[other as keyof typeof written] === false);
    return !needs && !isRequired && !isNamed && !isShown && !hasTerms && !isShelf && !isHeld;
  });
  return [1, 2].map(() => {
    const { id, requires = [] } = random.pick(free);
    const isOn = random.chance(0.5);
    const next = brand.with(['features', id], isOn);
    const needed = requires.reduce((last, other) => last.with(['features', other], true), next);
    return isOn ? needed.text : next.text;
  });
});

const addresses = sound('other hosts and links', (brand, random) => {
  const own = `${random.pick(['play', 'www', 'a-b', 'xn--80ak6aa92e', 'x_y'])}.${brand.id}.example`;
  const link = random.pick([`https://${own}/a?b=c#d`, '/help', 'HTTPS://EXAMPLE.COM/']);
  return [
    brand.inserting(['hosts', 0], random.pick([own, '203.0.113.7', 'münchen.example'])).text,
    brand.with(['legal', random.pick(['about', 'terms', 'privacy'])], link).text,
    brand.with(['allowHosts', 1], random.pick([own, `*.${own}`, '10.0.0.1'])).text,
  ];
});

/** One more language, with everything that the brand says itself. */
const languages = sound('one more language', (brand, random) => {
  const offered = offersOf(brand);
  const tag = random.pick(LOCALE_TAGS.filter((other) => !offered.includes(other)));
  const texts = brand
    .leaves()
    .filter(({ path }) => (path[0] === 'seo' && path.length === 2) || path.at(-1) === 'label');
  const next = brand.with(['languages', 'offered', offered.length], tag);
  return texts.reduce((text, { path }) => text.with([...path, tag], 'Text'), next).text;
});

const wordings = sound('own wordings', (brand, random) => {
  const tag = random.pick(offersOf(brand));
  return [
    brand.with(['messages', tag, 'nav.lottery'], random.pick(['x', '🎲', "It's", '100 %', '# 1'])),
    brand.with(['messages', tag, 'footer.copyright'], '{name}, {year}'),
    brand.with(
      ['messages', tag, 'home.categories.count'],
      '{count, plural, =0 {none} one {# x} other {# y}}',
    ),
  ].map(({ text }) => text);
});

/** Changes that are no faults. */
export const harmless: readonly Mutator[] = [
  spacing,
  order,
  escapes,
  choices,
  switches,
  addresses,
  languages,
  wordings,
];
