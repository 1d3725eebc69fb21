import { readFile, stat, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planMigration } from '../../engine/brand/migrate.ts';
import { FEATURES } from '../../schemas/features.ts';
import { Operator } from '../../tests/support/operator.ts';
import { migrateText } from './migrateText.ts';
import { cases } from '../steps/sweeps.ts';

const old = `{
    // Our first merchant.
    "version": 0,
    "name":   "Harbour Club",
    "code": "HARBOUR",
    "domain": "harbour.test", // only one so far
    "theme": "dark",
    "colors": { "primary": "#0e7a5f" },
    /* Cockfights,
       where allowed. */
    "modules": { "GAM_COCK": true },
    "seo": { "title": { "es":"Harbour" } }
}
`;

const expected = `{
    "version": 1,
    "name":   "Harbour Club",
    "merchantCode": "HARBOUR",
    "hosts": ["harbour.test"],
    "seo": { "title": { "es":"Harbour" } },
    "theme": {
        "scheme": "dark",
        "overrides": {
            "brand": "#0e7a5f"
        }
    },
    "features": {
        "cockfight": true
    }
}
`;

let operator: Operator;

beforeEach(async () => {
  operator = await Operator.create();
  await operator.write('brands/harbour/brand.json', old);
});

afterEach(() => operator.close());

const read = (id = 'harbour') => readFile(operator.path(`brands/${id}/brand.json`), 'utf8');

/** What is wrong but for what only the owner of a brand can say. */
const errors = async () => (await operator.faults()).filter(({ severity }) => severity === 'error');

describe('migrate', () => {
  it('brings a file to the newest version and touches nothing else in it', async () => {
    const { code } = await operator.run(['migrate']);
    expect(code).toBe(0);
    expect(await read()).toBe(expected);
    expect(await errors()).toEqual([]);
  });

  it('reports what moved where, and the comments that were dropped with their lines', async () => {
    const { out } = await operator.run(['migrate', 'harbour']);
    expect(out.split('\n')).toEqual([
      'brands/harbour/brand.json: version 0 → 1',
      '  code → merchantCode',
      '  domain → hosts',
      '  theme → theme.scheme',
      '  colors.primary → theme.overrides.brand',
      '  modules.GAM_COCK → features.cockfight',
      '  comment of line 2 dropped: // Our first merchant.',
      '  comment of line 6 dropped: // only one so far',
      '  comment of line 9 dropped: /* Cockfights, where allowed. */',
      '1 brand changed, 0 brands of that version already.',
    ]);
  });

  it('changes nothing on a dry run', async () => {
    const { out } = await operator.run(['migrate', '--dry-run']);
    expect(out).toContain('version 0 → 1 (not written)');
    expect(await read()).toBe(old);
  });

  it('leaves a file of the version alone to the last byte, comments too', async () => {
    const text = '\uFEFF{ "version": 1 , // odd\r\n "hosts":[]}';
    await operator.write('brands/harbour/brand.json', text);
    const before = await stat(operator.path('brands/harbour/brand.json'));
    const { code, out } = await operator.run(['migrate']);
    expect({ code, out }).toEqual({
      code: 0,
      out: '0 brands changed, 1 brand of that version already.',
    });
    expect(await read()).toBe(text);
    expect((await stat(operator.path('brands/harbour/brand.json'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('goes down to an older version and up again without losing anything', async () => {
    await operator.run(['migrate']);
    await operator.run(['new', 'nova', '--color', '#7c3aed']);
    const before = JSON.parse(await read('nova')) as object;
    await operator.run(['migrate', 'nova', '--to', '0']);
    expect(JSON.parse(await read('nova'))).toMatchObject({ version: 0, code: 'NOVA' });
    expect(await errors()).toEqual([]);
    await operator.run(['migrate', 'nova']);
    expect(JSON.parse(await read('nova'))).toEqual(before);
  });

  it('keeps the lines of what stays where the first of an object goes', async () => {
    const text = `{
  "version": 1,
  "theme": { "tokens": "default" },
  "support": {
    "chatUrl": "https://x.test",
    "email": "a@x.test"
  }
}
`;
    await operator.write('brands/harbour/brand.json', text);
    await operator.run(['migrate', '--to', '0']);
    expect(await read()).toBe(`{
  "version": 0,
  "support": {
    "email": "a@x.test"
  },
  "chatLink": "https://x.test",
  "keptFromNewerVersion": {
    "theme": {
      "tokens": "default"
    }
  }
}
`);
  });

  it('speaks JSON', async () => {
    const { out } = await operator.run(['migrate', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      isDry: false,
      brands: [
        {
          id: 'harbour',
          file: 'brands/harbour/brand.json',
          from: 0,
          to: 1,
          moves: expect.arrayContaining([{ from: 'code', to: 'merchantCode' }]) as object[],
          comments: [{ line: 2 }, { line: 6 }, { line: 9 }],
        },
      ],
    });
  });

  it.each([
    ['{ "version": 0, }', 'json.syntax'],
    ['{ "version": 7 }', 'The file says version 7, which cannot be brought to 1.'],
    ['{}', 'The file says version nothing'],
    ['[]', 'The file says version nothing'],
    ['\u0000\u0001', 'json.syntax'],
    ['{ "version": 0, "a": 1, "a": 2 }', 'json.duplicateKey'],
  ])('leaves %j alone and says why', async (text, sentence) => {
    await operator.run(['new', 'nova']);
    await writeFile(operator.path('brands/harbour/brand.json'), text);
    const { code, out } = await operator.run(['migrate']);
    expect(code).toBe(1);
    expect(out).toContain(sentence);
    expect(out).toContain('1 brand of that version already, 1 brand with faults.');
    expect(await read()).toBe(text);
  });

  it.each([
    [['--to', '2'], '--to is a version from 0 to 1, not "2".'],
    [['--to', 'old'], 'not "old".'],
    [['harbor'], 'There is no brand "harbor". Did you mean "harbour"?'],
  ])('refuses %j', async (args, sentence) => {
    const { code, complaints } = await operator.run(['migrate', ...args]);
    expect(code).toBe(2);
    expect(complaints).toContain(sentence);
    expect(await read()).toBe(old);
  });
});

const text = fc.constantFrom('a', 'B b', 'https://x.test', '{', '//', '"', '/* no comment */');
const files = fc
  .record(
    {
      code: text,
      name: text,
      domain: fc.oneof(text, fc.array(text)),
      theme: fc.constantFrom('dark', 'light'),
      colors: fc.record({ primary: text, other: text }, { requiredKeys: [] }),
      logo: text,
      assets: fc.record({ mark: text, logo: text }, { requiredKeys: [] }),
      modules: fc.dictionary(fc.constantFrom(...FEATURES.map((one) => one.moduleId)), fc.boolean()),
      imageCDNs: fc.array(text),
      seo: fc.record({ title: fc.record({ en: text }) }),
    },
    { requiredKeys: [] },
  )
  .map((file): object => ({ version: 0, ...file }));
const indents = fc.constantFrom(undefined, 2, 4, '\t');

describe('migrateText', () => {
  it('says the same as the gateway makes of the file, however it is formatted', () => {
    fc.assert(
      fc.property(files, indents, fc.boolean(), (file, indent, isCrLf) => {
        const written = JSON.stringify(file, null, indent);
        const source = isCrLf ? written.replaceAll('\n', '\r\n') : written;
        const migrated = migrateText('brand.json', source, 1);
        expect(JSON.parse(migrated.text)).toEqual(planMigration(file, 1).at(-1)!.value);
        const back = migrateText('brand.json', migrated.text, 0);
        expect(JSON.parse(back.text)).toEqual(
          planMigration(JSON.parse(migrated.text), 0).at(-1)!.value,
        );
        expect(isCrLf && /[^\r]\n/.test(migrated.text)).toBe(false);
      }),
      { numRuns: cases('brandFiles', 400), seed: 4 },
    );
  }, 30_000);
});
