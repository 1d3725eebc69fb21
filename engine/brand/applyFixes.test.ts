import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFixes } from './applyFixes.ts';
import { check, least } from './fixtures/brand.ts';
import type { Fix } from './fault.ts';

const fix = (text: string, ...fixes: readonly Fix[]) =>
  applyFixes(
    text,
    fixes.map((entry) => ({ fix: entry })),
  ).text;

/** Checks and mends until nothing is left to mend; returns every text on the way. */
function mend(text: string): readonly string[] {
  const texts = [text];
  for (let round = 0; round < 10; round += 1) {
    const next = applyFixes(texts.at(-1)!, check(texts.at(-1)!)).text;
    if (next === texts.at(-1)) return texts;
    texts.push(next);
  }
  return texts;
}

const write = (value: object, indent: string | number = 2) =>
  JSON.stringify({ ...least, ...value }, null, indent);

describe('a fix', () => {
  it.each<[string, string, Fix, string]>([
    [
      'sets a value',
      '{"a": 1 , "b":2}',
      { kind: 'set', path: ['a'], value: 'x' },
      '{"a": "x" , "b":2}',
    ],
    ['renames a key', '{"a" : 1}', { kind: 'rename', path: ['a'], key: 'b' }, '{"b" : 1}'],
    ['removes the first', '[1,\n 2,\n 3]', { kind: 'remove', path: [0] }, '[2,\n 3]'],
    ['removes the last', '[1,\n 2,\n 3]', { kind: 'remove', path: [2] }, '[1,\n 2]'],
    ['removes the only one', '{"a": [ 1 ]}', { kind: 'remove', path: ['a', 0] }, '{"a": [  ]}'],
    ['removes a key', '{"a": 1, "b": 2}', { kind: 'remove', path: ['b'] }, '{"a": 1}'],
    [
      'adds to a list',
      '[\r\n\t"a",\r\n\t"b"\r\n]',
      { kind: 'append', path: [], value: 'c' },
      '[\r\n\t"a",\r\n\t"b",\r\n\t"c"\r\n]',
    ],
    ['adds to one', '["a"]', { kind: 'append', path: [], value: 'c' }, '["a", "c"]'],
    ['adds to none', '[]', { kind: 'append', path: [], value: 'c' }, '["c"]'],
    [
      'rewrites',
      "['a',]",
      {
        kind: 'rewrite',
        edits: [
          { offset: 1, length: 3, content: '"a"' },
          { offset: 4, length: 1, content: '' },
        ],
      },
      '["a"]',
    ],
    [
      'counts a byte order mark',
      '\uFEFF{"a":1}',
      { kind: 'set', path: ['a'], value: 2 },
      '\uFEFF{"a":2}',
    ],
    ['does nothing where there is nothing', '{}', { kind: 'set', path: ['a'], value: 2 }, '{}'],
  ])('%s', (_name, before, change, after) => {
    expect(fix(before, change)).toBe(after);
  });

  it('does not touch what another one changed in the same round', () => {
    const removals: readonly Fix[] = [0, 1, 2].map((index) => ({ kind: 'remove', path: [index] }));
    expect(JSON.parse(fix('[1, 2, 3]', ...removals))).toHaveLength(1);
  });
});

describe('two keys that mean the same', () => {
  it('do not both get its name', () => {
    const [last] = mend(write({ name: undefined, nmae: 'A', naem: 'B' })).slice(-1);
    expect(JSON.parse(last!)).toMatchObject({ name: 'A', naem: 'B' });
    expect(check(last!).map(({ rule, path }) => [rule, path])).toEqual([
      ['schema.unknownKey', 'naem'],
    ]);
  });
});

describe('mending a brand', () => {
  it.each<[string, object, object]>([
    ['an unknown key', { nmae: 'A', name: undefined }, { name: 'A' }],
    ['a value', { theme: { scheme: 'drak' } }, { theme: { scheme: 'dark' } }],
    ['a feature in quotes', { features: { vip: 'false' } }, { features: { vip: false } }],
    ['a number in quotes', { currency: { decimals: '0' } }, { currency: { decimals: 0 } }],
    ['a colour', { chat: { headerColor: '0E7A5F' } }, { chat: { headerColor: '#0E7A5F' } }],
    [
      'a colour of the theme',
      { theme: { overrides: { brand: 'abc' } } },
      { theme: { overrides: { brand: '#abc' } } },
    ],
    ['a host', { hosts: ['HTTPS://Play.example.com:8443/x'] }, { hosts: ['play.example.com'] }],
    ['capital letters', { hosts: ['Play.example.com'] }, { hosts: ['play.example.com'] }],
    [
      'a host listed twice',
      { hosts: ['a.example', 'A.example', 'b.example'] },
      { hosts: ['a.example', 'b.example'] },
    ],
    [
      'an entry listed twice',
      { menus: { side: ['home', 'slots', 'home'] } },
      { menus: { side: ['home', 'slots'] } },
    ],
    [
      'a link',
      { social: [{ kind: 'x', href: 'http://a.example/t' }] },
      { social: [{ kind: 'x', href: 'https://a.example/t' }] },
    ],
    ['a screen', { menus: { side: ['slost'] } }, { menus: { side: ['slots'] } }],
    ['a variant', { variants: { GameCrad: 'Tiel' } }, { variants: { GameCard: 'Tile' } }],
    ['a theme', { theme: { tokens: 'auroar' } }, { theme: { tokens: 'aurora' } }],
    [
      'a message',
      { messages: { es: { 'home.hot.titel': 'x' } } },
      { messages: { es: { 'home.hot.title': 'x' } } },
    ],
    [
      'a section and its settings',
      { home: { sections: [{ section: 'hotGmes', props: { limt: '8' } }] } },
      { home: { sections: [{ section: 'hotGames', props: { limit: 8 } }] } },
    ],
    [
      'a language',
      { languages: { offered: ['es'], default: 'en', fallback: 'en' } },
      { languages: { offered: ['es', 'en'], default: 'en', fallback: 'en' } },
    ],
  ])('%s', (_name, before, after) => {
    const texts = mend(write(before));
    expect(JSON.parse(texts.at(-1)!)).toEqual(JSON.parse(write(after)));
    expect(check(texts.at(-1)!)).toEqual([]);
  });

  it('takes away commas that nothing follows, and a byte order mark', () => {
    const text = `\uFEFF${write({}).replace(/\n\}$/, ' ,\n}')}`;
    expect(mend(text).at(-1)).toBe(write({}).replace(/\n\}$/, ' \n}'));
  });

  it.each<[string, object]>([
    ['a word of another language', { languages: { offered: ['es', 'fr'] } }],
    ['a name between two others', { variants: { Header: 'Comat' } }],
    ['a key whose right name is taken', { nmae: 'B' }],
    [
      'a role whose right name is taken',
      { theme: { overrides: { dark: { 'surface-0': '#000000', 'surfce-0': '#111111' } } } },
    ],
    ['a missing text', { seo: { title: { en: 'A' } } }],
  ])('leaves %s alone', (_name, value) => {
    const text = write(value);
    expect(check(text).length).toBeGreaterThan(0);
    expect(mend(text)).toEqual([text]);
  });

  it('leaves a file of an older version alone, whose keys have other places', () => {
    const text = JSON.stringify({ version: 0, code: 'ACME', name: 'A', domain: ['Acme.example'] });
    expect(check(text).some(({ rule }) => rule === 'host.upperCase')).toBe(true);
    expect(mend(text)).toEqual([text]);
  });

  it('never mends a brand in the file of another', () => {
    const base = {
      id: 'base',
      file: 'b',
      folder: '/b',
      text: '{"version":1,"menus":{"side":["slost"]}}',
    };
    const faults = check({ ...least, extends: 'base' }, { others: [base] });
    expect(faults).toMatchObject([{ rule: 'menu.unknownScreen' }]);
    expect(faults[0]).not.toHaveProperty('fix');
  });
});

describe('whatever is wrong with a brand', () => {
  const slips: readonly object[] = [
    { nmae: 'A' },
    { abstrakt: false },
    { features: { cockfigth: true, vip: 'true' } },
    { hosts: ['HTTP://a.example', 'B.example', 'b.example'] },
    { menus: { side: ['hoem', 'home', 'home', 7] } },
    { variants: { Heder: 'Bar', GameCard: 'Posterr' } },
    { theme: { tokens: 'defalt', scheme: 'ligth', overrides: { brand: 'abcdef' } } },
    { languages: { offered: ['es', 'es'], default: 'ja', fallback: 'en' } },
    { messages: { en: { 'home.hot.titl': '{' } } },
    { apps: { ios: 'http://a.example', andriod: 'https://a.example' } },
  ];
  const texts = fc
    .record({
      chosen: fc.subarray(slips.map((_, index) => index)),
      indent: fc.constantFrom(0, 1, 2, 4, '\t'),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      mark: fc.constantFrom('', '\uFEFF'),
      tail: fc.constantFrom('', '\n', '\n\n', '  '),
    })
    .map(({ chosen, indent, lineEnd, mark, tail }) => {
      const value = Object.assign({}, ...chosen.map((index) => slips[index]));
      return mark + write(value, indent).replaceAll('\n', lineEnd) + tail;
    });

  it('mending leaves every line without a fix as it was, in its order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const faults = check(text);
        const { text: mended, applied } = applyFixes(text, faults);
        expect(mended === text).toBe(applied.length === 0);
        // A value that is removed or added also takes or gives a comma at the end of the line before.
        const isAdded = applied.some(({ from }) => from.fix?.kind === 'append');
        const touched = new Set(applied.flatMap(({ from }) => [from.line, from.line - 1]));
        const kept = text
          .split('\n')
          .filter((line, index) => !touched.has(index + 1) && !(isAdded && /"e[sn]"/.test(line)));
        const left = mended.split('\n');
        for (const line of kept) {
          const at = left.indexOf(line);
          expect(at, JSON.stringify(line)).toBeGreaterThanOrEqual(0);
          left.splice(0, at + 1);
        }
      }),
    );
  }, 20_000);

  it('mending keeps indentation, line ends and the end of the file', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const mended = mend(text).at(-1)!;
        expect(/\s*$/.exec(mended)![0]).toBe(/\s*$/.exec(text)![0]);
        expect(mended.includes('\r\n')).toBe(text.includes('\r\n'));
        expect(/(?<!\r)\n/.test(mended)).toBe(/(?<!\r)\n/.test(text));
        const known = new Set(text.split(/\r?\n/).map((line) => /^[ \t]*/.exec(line)![0]));
        for (const line of mended.split(/\r?\n/)) expect(known).toContain(/^[ \t]*/.exec(line)![0]);
      }),
    );
  }, 20_000);

  it('mending ends, and mending once more changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const all = mend(text);
        expect(all.length).toBeLessThan(6);
        const last = all.at(-1)!;
        expect(applyFixes(last, check(last)).text).toBe(last);
        expect(check(last).filter((fault) => fault.fix)).toEqual([]);
      }),
    );
  }, 20_000);
});
