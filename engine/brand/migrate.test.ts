import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS } from '../../locales/locales.ts';
import { BRAND_VERSION } from '../../schemas/brand.schema.ts';
import { FEATURES } from '../../schemas/features.ts';
import { placeOf } from './fixtures/brand.ts';
import { KEPT_KEY, migrate, MIGRATIONS, planMigration } from './migrate.ts';
import { parseBrand } from './parseBrand.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const version0 = readFileSync(new URL('./fixtures/version0.json', import.meta.url), 'utf8');
const parse = (text: string) => parseBrand('harbour', 'brands/harbour/brand.json', text);

describe('a file of version 0', () => {
  it('becomes a sound file of the newest version', () => {
    const { value, faults } = parse(version0);
    expect(faults).toEqual([]);
    expect(value).toEqual({
      version: 1,
      name: 'Harbour Club',
      merchantCode: 'HARBOUR',
      hosts: ['harbour.example.com', 'www.harbour.example.com'],
      languages: { default: 'es', offered: ['es', 'en'] },
      theme: { scheme: 'dark', overrides: { brand: '#0e7a5f', accent: '#d9b45b' } },
      chat: { headerColor: '#123456' },
      assets: { logo: 'assets/logo.svg' },
      support: { chatUrl: 'https://chat.example.com/harbour' },
      cdn: { images: ['/cdn'] },
      features: { cockfight: true, agentCenter: false },
    });
  });

  it('may name its one domain as a text', () => {
    const text = version0.replace(/\["harbour.*\]/, '"harbour.example.com"');
    expect(parse(text).value.hosts).toEqual(['harbour.example.com']);
  });

  it('has its faults reported where they are written, under the names it uses', () => {
    const text = version0.replace('"#0e7a5f"', '"greenish"').replace('["es", "en"]', '"es"');
    expect(parse(text).faults).toMatchObject([
      { path: 'langs', rule: 'schema.type', ...placeOf(text, '"es",\n  "theme"') },
      { path: 'colors.primary', rule: 'theme.color', ...placeOf(text, '"greenish"') },
    ]);
  });

  it('has an unknown module reported at its key', () => {
    const text = version0.replace('GAM_COCK', 'GAM_COK');
    expect(parse(text).faults).toMatchObject([
      { path: 'modules.GAM_COK', rule: 'schema.unknownKey', ...placeOf(text, '"GAM_COK"') },
    ]);
  });
});

describe('migrations', () => {
  it('lead from every older version to the newest', () => {
    expect(MIGRATIONS.map((migration) => migration.from)).toEqual(
      Array.from({ length: BRAND_VERSION }, (_, version) => version),
    );
  });

  it('leave the value they are given as it was', () => {
    const before = JSON.parse(version0) as object;
    const copy = structuredClone(before);
    migrate(before);
    expect(before).toEqual(copy);
  });

  it('leave a file of the newest version alone', () => {
    const value = { version: 1, lang: 'es' };
    expect(migrate(value).value).toBe(value);
  });

  it('leave a file alone whose version cannot even be read as a number', () => {
    const value = { version: [{ toString: false }] };
    expect(migrate(value).value).toBe(value);
  });
});

const text = fc.string({ minLength: 1, maxLength: 12 });
const color = fc.constantFrom('#0e7a5f', '#d9b45b', '#fff');
const address = fc.constantFrom('harbour.example.com', 'https://cdn.example.com', '/cdn');
const some = <T extends Record<string, fc.Arbitrary<unknown>>>(parts: T) =>
  fc.record(parts, { requiredKeys: [] });
const filled = <T extends object>(values: fc.Arbitrary<T>) =>
  values.filter((value) => Object.keys(value).length > 0);

/** Files of version 0, also with keys that it shares with later versions. */
const files0 = fc.record({ version: fc.constant(0) }).chain((version) =>
  some({
    name: text,
    code: text,
    domain: fc.array(address, { minLength: 1 }),
    lang: fc.constantFrom(...LOCALE_TAGS),
    langs: fc.array(fc.constantFrom(...LOCALE_TAGS), { minLength: 1 }),
    theme: fc.constantFrom('dark', 'light', 'system'),
    colors: filled(some({ primary: color, secondary: color, chatHeader: color })),
    logo: text,
    favicon: text,
    chatLink: address,
    imageCDNs: fc.array(address),
    launchGameCDNs: fc.array(address),
    modules: filled(
      fc.dictionary(fc.constantFrom(...FEATURES.map(({ moduleId }) => moduleId)), fc.boolean()),
    ),
    seo: fc.record({ title: fc.record({ en: text }) }),
    variants: fc.dictionary(fc.constantFrom('Header', 'Footer'), text),
  }).map((rest) => ({ ...version, ...rest })),
);

/** Files of version 1: what the schema allows, and what it does not. */
const keys1 = [
  ...['name', 'merchantCode', 'hosts', 'languages', 'theme', 'chat', 'assets', 'support', 'cdn'],
  ...['features', 'code', 'domain', 'lang', 'colors', 'logo', 'modules', 'scheme', 'default'],
  ...['offered', 'overrides', 'brand', 'tokens', 'chatUrl', 'images', 'cockfight', 'GAM_COCK'],
  ...['primary', KEPT_KEY],
];
const { tree: anything1 } = fc.letrec((tie) => ({
  tree: fc.dictionary(fc.constantFrom(...keys1), tie('value'), { maxKeys: 8 }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.boolean(),
    fc.array(fc.string()),
    fc.integer(),
    tie('tree'),
  ),
}));
const files1 = fc.oneof(
  anything1.map((tree) => ({ ...(tree as object), version: 1 })),
  some({
    name: text,
    merchantCode: text,
    hosts: fc.array(address, { minLength: 1 }),
    languages: some({ default: text, offered: fc.array(text), fallback: text }),
    theme: some({
      tokens: text,
      scheme: text,
      overrides: some({
        brand: color,
        accent: color,
        radius: fc.nat(),
        dark: fc.dictionary(fc.constantFrom('surface-0', 'brand'), color),
      }),
    }),
    chat: some({ headerColor: color }),
    assets: some({ logo: text, mark: text }),
    features: fc.dictionary(fc.constantFrom(...FEATURES.map(({ id }) => id)), fc.boolean()),
  }).map((rest) => ({ ...rest, version: 1 })),
);

const to = (file: unknown, version: number) => planMigration(file, version).at(-1)?.value ?? file;

describe('the way back', () => {
  it('gives every file of version 0 back as it was', () => {
    fc.assert(
      fc.property(files0, (file) => {
        expect(to(to(file, BRAND_VERSION), 0)).toEqual(file);
      }),
      { numRuns: cases('brandFiles', 500), seed: 1 },
    );
  }, 30_000);

  it('takes one domain as a text for a list of one, which says the same', () => {
    const file = { version: 0, domain: 'harbour.example.com' };
    expect(to(to(file, 1), 0)).toEqual({ version: 0, domain: ['harbour.example.com'] });
  });

  it('loses nothing of any file of version 1, whatever it holds', () => {
    fc.assert(
      fc.property(files1, (file) => {
        const old = to(file, 0);
        expect(old).toMatchObject({ version: 0 });
        expect(to(old, 1)).toEqual(file);
      }),
      { numRuns: cases('brandFiles', 1000), seed: 2 },
    );
  }, 30_000);

  it('loses nothing of the brands that are shipped', () => {
    const folder = new URL('../../brands/', import.meta.url);
    const names = readdirSync(folder);
    expect(names).toContain('aurora');
    for (const name of names) {
      const file = JSON.parse(
        readFileSync(new URL(`${name}/brand.json`, folder), 'utf8'),
      ) as object;
      expect(to(to(file, 0), 1)).toEqual(file);
    }
  });

  it('keeps what version 0 has no place for under a key of its own', () => {
    const file = {
      version: 1,
      theme: { tokens: 'aurora', scheme: 'dark' },
      home: { sections: [] },
    };
    expect(to(file, 0)).toEqual({
      version: 0,
      theme: 'dark',
      home: { sections: [] },
      [KEPT_KEY]: { theme: { tokens: 'aurora' } },
    });
  });

  it('has faults in what was kept reported where it is written', () => {
    const kept = `{ "version": 0, "theme": "dark", "${KEPT_KEY}": { "theme": { "tokens": 7 } } }`;
    expect(parse(kept).faults).toMatchObject([
      { path: `${KEPT_KEY}.theme.tokens`, ...placeOf(kept, '7') },
    ]);
  });
});
