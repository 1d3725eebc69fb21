import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Operator } from '../../tests/support/operator.ts';

const fixture = (name: string) =>
  path.resolve(import.meta.dirname, `../../engine/theme/importing/fixtures/${name}.json`);

let operator: Operator;

beforeEach(async () => {
  operator = await Operator.create();
});

afterEach(() => operator.close());

const read = async (name: string) => JSON.parse(await readFile(operator.path(name), 'utf8'));

describe('theme', () => {
  it('proposes a mapping, keeps what an operator made of it, and serves the theme', async () => {
    const first = await operator.run(['theme', fixture('styleDictionary'), '--name', 'acme']);
    expect(first.code, first.complaints).toBe(0);
    const mapping = await read('themes/acme.mapping.json');
    expect(mapping.color.brand).toBe('color.brand.$root');
    expect(mapping.$schema).toBe('../schemas/generated/themeMapping.schema.json');
    mapping.color.brand = '#7b1fa2';
    const edited = JSON.stringify(mapping, null, 4);
    await operator.write('themes/acme.mapping.json', edited);
    const again = await operator.run(['theme', fixture('styleDictionary'), '--name', 'acme']);
    expect(again.code).toBe(0);
    expect(await readFile(operator.path('themes/acme.mapping.json'), 'utf8')).toBe(edited);
    expect((await read('themes/acme.tokens.json')).color.brand.$value.hex).toBe('#7b1fa2');
    expect(await operator.faults()).toEqual([]);
    await operator.run(['theme', fixture('styleDictionary'), '--name', 'acme', '--propose']);
    expect((await read('themes/acme.mapping.json')).color.brand).toBe('color.brand.$root');
  });

  it('writes nothing in a dry run', async () => {
    const { code, out } = await operator.run(['theme', fixture('material'), '--dry-run']);
    expect(code).toBe(0);
    expect(out).toMatch(/^color\.brand +#7b4e2b {2}coreColors\.primary$/m);
    await expect(read('themes/material.tokens.json')).rejects.toThrow('ENOENT');
  });

  it('tells line and column of what is wrong with a mapping', async () => {
    const text = '{\n  "color": { "brand": "color.palette.tea.500", "acent": "#fff" }\n}';
    await operator.write('themes/acme.mapping.json', text);
    const args = ['theme', fixture('styleDictionary'), '--name', 'acme'];
    const unknown = await operator.run(args);
    expect(unknown.code).toBe(1);
    expect(unknown.complaints).toContain('themes/acme.mapping.json:2:48 schema.unknownKey');
    await operator.write('themes/acme.mapping.json', text.replace('acent', 'accent'));
    const missing = await operator.run(args);
    expect(missing.code).toBe(1);
    expect(missing.complaints).toContain(
      'themes/acme.mapping.json:2:23 theme.mapping color.brand: "color.palette.tea.500" is no color of the file, and no value. → Did you mean "color.palette.teal.500"?',
    );
  });

  it('loses no theme that was made by hand', async () => {
    const args = ['theme', fixture('material'), '--name', 'default'];
    expect(await operator.run(args)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining('default.tokens.json is there already'),
    });
    expect((await operator.run([...args, '--force'])).code).toBe(0);
  });

  it('tells where a file is no JSON, and what is no name', async () => {
    await operator.write('my tokens.json', '{ "a": { "$value": "#fff", } }');
    expect((await operator.run(['theme', 'my tokens.json'])).code).toBe(2);
    const broken = await operator.run(['theme', 'my tokens.json', '--name', 'mine']);
    expect([broken.code, broken.complaints]).toEqual([
      1,
      expect.stringContaining('my tokens.json:1:26 json.syntax'),
    ]);
  });
});
