import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, least } from './fixtures/brand.ts';
import { cases } from '../../scripts/steps/sweeps.ts';
import { parseJsonDocument } from './jsonDocument.ts';
import { repairJson } from './repairJson.ts';

const meant = (text: string) => parseJsonDocument('f', text).value;

/** A file of brands as people lay it out, with one thing wrong at its start and another at its end. */
const laidOut = (broken: string) => `{
  "version": 1,
${broken}
  "merchantCode": "ACME",
  "hosts": ["acme.example.com"],
  "languages": {
    "offered": ["es", "en"],
    "default": "es"
  },
  "features": {
    "lotery": true
  },
  "menus": {
    "side": ["hoem"]
  }
}
`;

describe('a slip that people make', () => {
  it.each([
    ['single quotes', `{'name': 'Acme'}`, { name: 'Acme' }],
    ['an apostrophe in single quotes', `{'name': 'Joe's "Den"'}`, { name: `Joe's "Den"` }],
    ['smart quotes', `{“name”: “Acme”}`, { name: 'Acme' }],
    ['a smart quote at the end', `{"name”: "Acme"}`, { name: 'Acme' }],
    ['Python', `{"a": True, "b": False, "c": [TRUE]}`, { a: true, b: false, c: [true] }],
    ['None', `{"a": None, "b": 1}`, { b: 1 }],
    [
      'YAML',
      `{name: Acme Palace, on: yes, off: no}`,
      { name: 'Acme Palace', on: true, off: false },
    ],
    ['comments', `{ # one\n"a": 1, // two\n/* three */ "b": 2 }`, { a: 1, b: 2 }],
    ['a colour without quotes', `{"brand": #6d3bd1, "a": 1}`, { brand: '#6d3bd1', a: 1 }],
    [
      'a host without quotes',
      `{"hosts": [a.example.com, "b.c"]}`,
      { hosts: ['a.example.com', 'b.c'] },
    ],
    [
      'an address without quotes',
      `{"href": https://a.example/b?c=d, "a": 1}`,
      { href: 'https://a.example/b?c=d', a: 1 },
    ],
    ['trailing commas', `{"a": [1, 2,], "b": {"c": 1,},}`, { a: [1, 2], b: { c: 1 } }],
    ['commas too many', `{,"a": [,1,,2]}`, { a: [1, 2] }],
    ['missing commas', `{"a": 1 "b": [1 2]}`, { a: 1, b: [1, 2] }],
    ['a missing colon', `{"a" 1, "b" {"c": 2}}`, { a: 1, b: { c: 2 } }],
    ['other signs', `{"a" = 1; "b" => 2}`, { a: 1, b: 2 }],
    ['a missing closing quote', `{\n"a": "x,\n"b": 2\n}`, { a: 'x', b: 2 }],
    ['a missing closing quote of a key', `{"a: "x", "b": 2}`, { a: 'x', b: 2 }],
    ['a missing opening quote', `{a": "x", "b": y", "c": 1}`, { a: 'x', b: 'y', c: 1 }],
    ['a key without a value', `{"a": , "b": 2, "c"}`, { b: 2 }],
    ['numbers', `{"a": .5, "b": +1, "c": 007, "d": 1_000}`, { a: 0.5, b: 1, c: 7, d: 1000 }],
    ['a bracket left open', `{"a": ["x", "b": 2}`, { a: ['x'], b: 2 }],
    ['a bracket for a brace', `{"a": {"b": 1], "c": [2}}`, { a: { b: 1 }, c: [2] }],
    ['a brace left open in a list', `{"a": [{"b": 1, {"b": 2}]}`, { a: [{ b: 1 }, { b: 2 }] }],
    ['an end that is missing', `{"a": {"b": [1, 2`, { a: { b: [1, 2] } }],
    ['a brace left open', '{\n  "a": {\n    "b": 1\n  ,\n  "c": 2\n}', { a: { b: 1 }, c: 2 }],
    ['the last brace but one left open', '{\n  "a": {\n    "b": 1\n}\n', { a: { b: 1 } }],
    ['a brace too many', '{\n  "a": {\n    "b": 1\n  }},\n  "c": 2\n}', { a: { b: 1 }, c: 2 }],
    [
      'merge markers',
      '{\n<<<<<<< HEAD\n  "a": 1,\n=======\n  "a": 2,\n>>>>>>> theirs\n  "b": 3\n}',
      { a: 1, b: 3 },
    ],
    ['a no-break space', '{\u00a0"a": 1}', { a: 1 }],
    ['nothing', '', undefined],
  ])('does not hide what was meant: %s', (_name, text, value) => {
    expect(meant(text)).toEqual(value);
  });

  it.each([
    ['a comma', '  "name": "Acme"', 3],
    ['a quote', '  "name": "Acme,', 3],
    ['single quotes', `  'name': 'Acme',`, 3],
    ['Python', '  "name": "Acme", "abstract": False,', 3],
    ['a comment', '  # ours\n  "name": "Acme",', 3],
    ['a merge', '<<<<<<< HEAD\n  "name": "A",\n=======\n  "name": "B",\n>>>>>>> x', 3],
    ['a brace', '  "theme": {\n    "tokens": "aurora"\n  ,', 5],
    ['a bracket', '  "allowHosts": [\n    "a.example.com"\n  ,', 6],
    ['an object for a list', '  "social": [ "kind": "x" ],', 3],
  ])('is told beside every other fault, at its place: %s', (_name, broken, line) => {
    const text = laidOut(broken);
    const faults = check(text);
    const lineOf = (piece: string) => text.slice(0, text.indexOf(piece)).split('\n').length;
    const places = faults.map((fault) => [fault.rule, fault.line]);
    expect(places).toContainEqual(['json.syntax', line]);
    expect(places).toContainEqual(['schema.unknownKey', lineOf('"lotery"')]);
    expect(places).toContainEqual(['menu.unknownScreen', lineOf('"hoem"')]);
    expect(faults.filter(({ rule }) => rule === 'brand.missing')).toEqual([]);
  });

  it('of one habit is told once, with how often', () => {
    const faults = check(`{ 'version': 1, 'abstract': True }`);
    expect(faults.map(({ rule }) => rule)).toEqual(['json.syntax', 'json.syntax']);
    expect(faults[0]?.message).toContain('The same at 1 more place.');
  });

  it('is not followed by complaints about what only the slip took away', () => {
    const text = JSON.stringify(least, null, 2);
    for (const cut of [40, 60, 80, 100]) {
      const rules = check(text.slice(0, cut)).map(({ rule }) => rule);
      expect(new Set(rules)).toEqual(new Set(['json.syntax']));
    }
  });
});

describe('whatever the text', () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      "'",
      '“',
      '”',
      '\\',
      '\n',
      ' ',
      '#',
      '//',
      '/*',
      '*/',
      'a',
      'True',
      'null',
    ],
    ...[
      '1',
      '-',
      '.',
      '=',
      ';',
      '"a"',
      '"b":',
      '<<<<<<< x\n',
      '\n=======\n',
      '\n>>>>>>> y\n',
      '\t',
      '\u00a0',
      '\u0000',
      '€',
    ],
  );
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((list) => list.join('')),
    fc.string(),
    fc.tuple(fc.json(), fc.nat(), pieces).map(([json, at, piece]) => {
      const cut = at % (json.length + 1);
      return json.slice(0, cut) + piece + json.slice(cut + 1);
    }),
  );

  it('what is made of it is JSON, and every place leads back into the text', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { text: repaired, slips, toWritten } = repairJson(written);
        expect(() => JSON.parse(repaired)).not.toThrow();
        for (let at = 0; at <= repaired.length; at += 1) {
          expect(toWritten(at)).toBeGreaterThanOrEqual(0);
          expect(toWritten(at)).toBeLessThanOrEqual(written.length);
        }
        for (const { offset } of slips) expect(offset).toBeLessThanOrEqual(written.length);
      }),
      {
        numRuns: cases('brandFiles', 5000),
        examples: [['{"a \t:"b":1}'], ['{"a":0,"-0 \t:" ","b":1}']],
      },
    );
  }, 60_000);

  it.each(['"-:"', '{"a": "note:"}', '["a:"\n]'])('%j is left as it is', (json) => {
    expect(repairJson(json)).toMatchObject({ text: json, slips: [] });
  });

  it('JSON is left as it is', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(repairJson(json)).toMatchObject({ text: json, slips: [] });
      }),
    );
  });

  it('it takes no longer than a person waits', () => {
    for (const piece of [
      '[',
      '{"a":',
      '"a ',
      "'a",
      '<<<<<<< x\n',
      '"a": 1 ',
      '}',
      '/*',
      'a:\n',
      '“',
    ]) {
      const start = performance.now();
      parseJsonDocument('f', piece.repeat(250_000 / piece.length));
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  }, 120_000);
});
