import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileSchema, findSchemaFaults } from '../../engine/brand/schemaFaults.ts';
import { brandSchema } from '../../schemas/brand.schema.ts';
import { runUnattended } from './runUnattended.ts';
import { listProperties, type Property } from './schema/listProperties.ts';
import { readCatalogue } from './store.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const properties = listProperties(readCatalogue({ cwd: ROOT, env: {} }));

let cwd: string;

beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'livery-schema-'));
  const catalogue = path.join('schemas/generated/catalogue.json');
  await mkdir(path.join(cwd, 'schemas/generated'), { recursive: true });
  await writeFile(path.join(cwd, catalogue), await readFile(path.join(ROOT, catalogue)));
});

afterEach(() => rm(cwd, { recursive: true }));

const run = (...args: readonly string[]) => runUnattended(['schema', ...args], { cwd });

describe('schema', () => {
  it('writes schema and reference, and then finds them up to date', async () => {
    expect((await run()).out.split('\n')).toEqual([
      'schemas/generated/brand.schema.json written.',
      'docs/BRAND_REFERENCE.md written.',
    ]);
    const schema = await readFile(path.join(cwd, 'schemas/generated/brand.schema.json'), 'utf8');
    expect(JSON.parse(schema)).toMatchObject({ title: 'Livery brand' });
    expect((await run('--check')).code).toBe(0);
  });

  it('explains every property, also those of home sections', async () => {
    await run();
    const schema = await readFile(path.join(cwd, 'schemas/generated/brand.schema.json'), 'utf8');
    const unexplained: string[] = [];
    const visit = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties: inside } = value as { properties?: Record<string, object> };
      for (const [name, property] of Object.entries(inside ?? {})) {
        if (!('description' in property) && !('$ref' in property)) {
          unexplained.push(`${place}.${name}`);
        }
      }
      for (const [name, part] of Object.entries(value)) visit(part, `${place}.${name}`);
    };
    visit(JSON.parse(schema), '');
    expect(unexplained).toEqual([]);
  });

  it('answers programs in JSON', async () => {
    const { out, code } = await run('--check', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      { file: 'schemas/generated/brand.schema.json', state: 'stale' },
      { file: 'docs/BRAND_REFERENCE.md', state: 'stale' },
    ]);
  });

  it('writes to another folder', async () => {
    expect((await run('--dir', 'out/here')).code).toBe(0);
    expect((await readdir(path.join(cwd, 'out/here'))).sort()).toEqual([
      'BRAND_REFERENCE.md',
      'brand.schema.json',
    ]);
  });

  it('with --check writes nothing and says what is out of date', async () => {
    const { code, out } = await run('--check');
    expect(code).toBe(1);
    expect(out).toContain('docs/BRAND_REFERENCE.md is out of date');
    await expect(readdir(path.join(cwd, 'docs'))).rejects.toThrow('ENOENT');
  });

  it('says where it cannot write, and leaves nothing half-written', async () => {
    await writeFile(path.join(cwd, 'taken'), '');
    const { code, complaints } = await run('--dir', 'taken');
    expect(code).toBe(2);
    expect(complaints).toContain('cannot be written');
  });

  it('takes no names', async () => {
    expect((await run('acme')).code).toBe(2);
  });

  it('is what this repository holds', async () => {
    await run();
    for (const name of ['schemas/generated/brand.schema.json', 'docs/BRAND_REFERENCE.md']) {
      expect(await readFile(path.join(cwd, name), 'utf8')).toBe(
        await readFile(path.join(ROOT, name), 'utf8'),
      );
    }
  });
});

describe('every property of the brand file', () => {
  it('has a meaning, a type and an example', () => {
    const isBare = ({ description, type, example }: Property) =>
      description === '' || type === 'value' || example === undefined;
    expect(properties.filter(isBare).map(({ path: place }) => place)).toEqual([]);
    expect(properties.length).toBeGreaterThan(150);
  });

  it('has an example that the schema takes', () => {
    const validate = compileSchema(brandSchema);
    const tops = properties.filter(({ path: place }) => !/[.[]/.test(place));
    for (const { path: key, example } of tops) {
      expect(findSchemaFaults(validate, { version: 1, [key]: example }), key).toEqual([]);
    }
    expect(tops).toHaveLength(Object.keys(brandSchema.properties).length);
  });
});
