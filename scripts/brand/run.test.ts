import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runUnattended } from './runUnattended.ts';

let cwd: string;

beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'livery-command-'));
  const catalogue = { slots: {}, screens: [], messages: {} };
  const theme = {
    color: { brand: { $value: '#0e7a5f' }, accent: { $value: '#d9b45b' } },
    radius: { $value: { value: 8, unit: 'px' } },
    font: { display: { $value: 'manrope' }, text: { $value: 'manrope' } },
  };
  await write('schemas/generated/catalogue.json', catalogue);
  await write('themes/default.tokens.json', theme);
  await write('brands/acme/brand.json', brand('acme'));
});

afterEach(() => rm(cwd, { recursive: true }));

const brand = (id: string, more: object = {}) => ({
  version: 1,
  name: `The ${id}`,
  merchantCode: id.toUpperCase(),
  hosts: [`${id}.test`],
  ...more,
});

async function write(name: string, value: object): Promise<void> {
  const file = path.join(cwd, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value, null, 2));
}

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  runUnattended(args, { cwd, env });

describe('list', () => {
  it('names every brand with its hosts, those of BRANDS_DIR too', async () => {
    await write('mounted/far/brand.json', brand('far'));
    const { code, out } = await run(['list'], { BRANDS_DIR: 'mounted' });
    expect(code).toBe(0);
    expect(out).toBe('acme  The acme  acme.test\nfar  The far  far.test');
  });
});

describe('help', () => {
  it('names every command', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}check +\S.*\n( {2}.*\n)* {2}list +\S/m);
  });

  it('of one command says how to call it, and checks nothing', async () => {
    const { code, out } = await run(['check', 'nobody', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run brand -- check.*--format text\|json/s);
  });
});

describe('wrong use', () => {
  it.each([
    [[]],
    [['chek']],
    [['check', '--frmat']],
    [['check', '--format', 'xml']],
    [['list', 'acme']],
  ])('%j answers 2 and how to use it', async (args) => {
    const { code, complaints } = await run(args);
    expect(code).toBe(2);
    expect(complaints).toContain('Usage: npm run brand');
  });

  it('of a command or an option comes with the nearest one', async () => {
    expect((await run(['chek'])).complaints).toContain('Did you mean "check"?');
    expect((await run(['check', '--frmat'])).complaints).toContain('Did you mean "format"?');
  });

  it('of an id comes with the nearest one', async () => {
    const { code, complaints } = await run(['check', 'acmee']);
    expect(code).toBe(2);
    expect(complaints).toContain('Did you mean "acme"?');
  });
});
