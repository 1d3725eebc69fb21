import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { least, placeOf } from './fixtures/brand.ts';
import { outlineBrand, parseBrand } from './parseBrand.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

/** Any code units, also halves of surrogate pairs and control characters. */
const noise = fc
  .array(fc.nat(0xffff), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

const parse = (text: string) => parseBrand('acme', 'brands/acme/brand.json', text);
const write = (value: object) => JSON.stringify({ ...least, ...value }, null, 2);

describe('a sound brand file', () => {
  it('has no faults', () => {
    expect(parse(write({})).faults).toEqual([]);
  });

  it('is warned of a byte order mark, and read all the same', () => {
    const { faults, isReadable } = parse(`\uFEFF${write({})}`);
    expect(isReadable).toBe(true);
    expect(faults).toMatchObject([
      { rule: 'json.byteOrderMark', severity: 'warning', line: 1, column: 1 },
    ]);
  });
});

describe('broken JSON', () => {
  it.each([
    ['a missing comma', '{\n  "version": 1\n  "name": "A"\n}', 2, 15, /comma is missing/],
    ['a comma too many', '{\n  "version": 1,\n}', 2, 15, /nothing follows/i],
    [
      'a bracket left open',
      '{\n  "hosts": ["a"\n  ,\n  "name": "A"\n}',
      4,
      9,
      /bracket "]" missing/,
    ],
    ['a missing brace', '{\n  "version": 1', 2, 15, /closing brace/],
    ['single quotes', "{ 'version': 1 }", 1, 3, /not JSON/],
    ['a comment', '{\n  // note\n  "version": 1\n}', 2, 3, /Comments are not allowed/],
    ['a second value', '{ "version": 1 }\n{}', 2, 1, /goes on/],
    ['an open text', '{\r\n  "name": "A\r\n}', 2, 11, /closing double quote/],
    ['nothing at all', '', 1, 1, /value is expected/],
  ])('%s is reported where it is', (_name, text, line, column, message) => {
    expect(parse(text).faults[0]).toMatchObject({ rule: 'json.syntax', line, column });
    expect(parse(text).faults[0]?.message).toMatch(message);
    expect(parse(text).faults[0]?.suggestion).toMatch(/^[A-Z].*\.$/);
  });

  it('reports slips on several lines at once', () => {
    const faults = parse('{\n  "version" 1,\n  "name": nope\n}').faults;
    expect(faults.map((fault) => fault.line)).toEqual([2, 3]);
  });

  it('refuses keys that reach into every object, at the key', () => {
    const text = '{\n  "version": 1,\n  "theme": { "__proto__": { "x": 1 } }\n}';
    expect(parse(text).faults).toMatchObject([
      { rule: 'json.forbiddenKey', line: 3, column: 14, path: 'theme.__proto__' },
    ]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('refuses a key that is written twice, at the second', () => {
    const text = '{\n  "version": 1,\n  "name": "A",\n  "name": "B"\n}';
    expect(parse(text).faults).toMatchObject([{ rule: 'json.duplicateKey', line: 4, column: 3 }]);
  });

  it('refuses nesting that would exhaust the stack', () => {
    expect(parse('['.repeat(200_000)).faults).toMatchObject([
      { rule: 'json.tooDeep', line: 1, column: 33 },
    ]);
  });

  it('refuses more than 256 KB', () => {
    expect(parse(write({ name: 'x'.repeat(300_000) })).faults).toMatchObject([
      { rule: 'json.tooLarge' },
    ]);
  });
});

describe('a file that differs from the schema', () => {
  it.each([
    [
      'an unknown key',
      { name: undefined, nmae: 'A' },
      '"nmae"',
      'schema.unknownKey',
      'nmae',
      'Did you mean "name"?',
    ],
    [
      'a key in the wrong place',
      { logo: 'assets/a.svg' },
      '"logo"',
      'schema.unknownKey',
      'logo',
      'Did you mean "assets.logo"?',
    ],
    ['a wrong type', { name: 7 }, '7', 'schema.type', 'name', undefined],
    [
      'an unknown value',
      { languages: { default: 'ess' } },
      '"ess"',
      'schema.value',
      'languages.default',
      'Did you mean "es"?',
    ],
    [
      'a colour that is none',
      { theme: { overrides: { brand: 'reddish' } } },
      '"reddish"',
      'theme.color',
      'theme.overrides.brand',
      undefined,
    ],
    [
      'an unknown colour role',
      { theme: { overrides: { dark: { 'surfce-0': '#000000' } } } },
      '"surfce-0"',
      'schema.unknownKey',
      'theme.overrides.dark.surfce-0',
      'Did you mean "surface-0"?',
    ],
    [
      'an unknown feature',
      { features: { lotery: true } },
      '"lotery"',
      'schema.unknownKey',
      'features.lotery',
      'Did you mean "lottery"?',
    ],
    [
      'a link without an address',
      { menus: { side: ['home', { label: { es: 'X' } }] } },
      '{\n        "label"',
      'schema.missing',
      'menus.side[1]',
      undefined,
    ],
    [
      'a menu entry that is no entry',
      { menus: { side: [7] } },
      '7',
      'schema.choice',
      'menus.side[0]',
      undefined,
    ],
    [
      'a host listed twice',
      { hosts: ['b.c', 'a.c', 'a.c'] },
      '"a.c"\n',
      'schema.duplicate',
      'hosts[2]',
      undefined,
    ],
  ])('%s is reported where it is', (_name, value, piece, rule, path, suggestion) => {
    const text = write(value);
    const { faults } = parse(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ rule, path, ...placeOf(text, piece) });
    if (suggestion !== undefined) expect(faults[0]?.suggestion).toBe(suggestion);
  });

  it('reports all faults at once', () => {
    const { faults } = parse(write({ nmae: 'A', features: { vip: 'yes' }, abstract: 1 }));
    expect(faults.map((fault) => fault.path).sort()).toEqual(['abstract', 'features.vip', 'nmae']);
  });

  it('leaves out what is at fault and keeps the rest', () => {
    const { value } = parse(write({ features: { vip: 'yes', live: false } }));
    expect(value.features).toEqual({ live: false });
    expect(value.name).toBe('Acme');
  });

  it('says so when the file is newer than the product', () => {
    const text = write({ version: 7 });
    expect(parse(text).faults).toMatchObject([{ rule: 'version.unknown', ...placeOf(text, '7') }]);
  });
});

describe('whatever the text', () => {
  it('never throws, and every fault has a place in the text', () => {
    fc.assert(
      fc.property(fc.oneof(noise, fc.json()), (text) => {
        const { faults } = parse(text);
        const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
        const isInText = faults.every(
          ({ line, column }) => column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1,
        );
        expect(isInText).toBe(true);
      }),
      { numRuns: cases('brandFiles', 500) },
    );
  });

  it('calls a text JSON exactly when JSON.parse does', () => {
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([json, at, noise]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + noise + json.slice(cut + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const isJson = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        const hasSyntaxFault = parse(text).faults.some((fault) => fault.rule === 'json.syntax');
        expect(hasSyntaxFault).toBe(!isJson);
      }),
      { numRuns: cases('brandFiles', 1000) },
    );
  });

  it('picks an outline out of it without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(outlineBrand(text).hosts)).toBe(true);
      }),
    );
  });

  it('finds the hosts in a text that is cut off', () => {
    const text = write({ theme: { tokens: 'aurora' } });
    expect(outlineBrand(text.slice(0, -20)).hosts).toEqual(['acme.example.com']);
  });
});
