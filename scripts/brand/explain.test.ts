import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainBrand } from '../../engine/brand/explainBrand.ts';
import { readAt, type JsonPath } from '../../engine/brand/jsonPath.ts';
import { dissectBrand } from './dissectBrand.ts';
// Loaded here, so that no test pays for it.
import './explain.ts';
import { runUnattended } from './runUnattended.ts';
import { listProperties } from './schema/listProperties.ts';
import { readCatalogue, withStore } from './store.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let cwd: string;

beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'livery-explain-'));
  await write('schemas/generated/catalogue.json', {
    slots: { Header: { default: 'Bar', variants: ['Bar', 'Compact'] } },
    screens: [{ id: 'home', path: '/', paths: ['/'], gate: null, menus: { primary: 0 } }],
    messages: {},
  });
  await write('themes/default.tokens.json', {
    color: { brand: { $value: '#0e7a5f' }, accent: { $value: '#d9b45b' } },
    radius: { $value: { value: 8, unit: 'px' } },
    font: { display: { $value: 'manrope' }, text: { $value: 'manrope' } },
  });
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

const run = (args: readonly string[], isTerminal = false) =>
  runUnattended(['explain', ...args], { cwd, isTerminal });

describe('explain', () => {
  it('names default, theme, brand and derived, with the place where there is one', async () => {
    await write('brands/acme/brand.json', brand('acme', { languages: { offered: ['en', 'es'] } }));
    const { code, out } = await run(['acme']);
    expect(code).toBe(0);
    expect(out).toMatch(/ name +The acme +brand +brands\/acme\/brand\.json:3:11/);
    expect(out).toMatch(/ features\.vip +true +default/);
    expect(out).toMatch(/ variants\.Header +Bar +default/);
    expect(out).toMatch(/ languages\.default +en +derived +\(the first language offered\)/);
    expect(out).toMatch(
      / theme\.colors\.light\.brand +#0e7a5f +theme default +themes\/default\.tokens\.json:4:17/,
    );
    expect(out).toMatch(/ theme\.colors\.light\.text-1 +#\w{6} +derived/);
    expect(out).toMatch(/ theme\.type\.display-weight +600 /);
    expect(out).toMatch(/ theme\.overrides\.displayWeight +600 +default/);
    expect(out).toMatch(/ menus\.primary +home +default/);
  });

  it('names the brand that a value was taken over from, and its file', async () => {
    await write('brands/base/brand.json', {
      version: 1,
      abstract: true,
      currency: { code: 'EUR' },
    });
    await write(
      'brands/acme/brand.json',
      brand('acme', { extends: 'base', currency: { symbol: '€' } }),
    );
    const { out } = await run(['acme', 'currency']);
    expect(out).toMatch(/currency\.code +EUR +extended brand base +brands\/base\/brand\.json:5:13/);
    expect(out).toMatch(/currency\.symbol +€ +brand +brands\/acme/);
    expect(out).toMatch(/currency\.decimals +2 +default/);
  });

  it('says which feature took another one away', async () => {
    await write('brands/acme/brand.json', brand('acme', { features: { memberCenter: false } }));
    const { out } = await run(['acme', 'features.deposit']);
    expect(out).toMatch(/false +derived +\(taken away because features\.memberCenter is off\)/);
  });

  it('says which section does not show, and why', async () => {
    await write('brands/acme/brand.json', brand('acme', { features: { winners: false } }));
    const { out } = await run(['acme', 'home']);
    expect(out).toMatch(
      /section +winners +default +\(does not show because features\.winners is off/,
    );
    expect(out).toMatch(/sections\[0\]\.props\.intervalSeconds +7 +default/);
  });

  it('says what a colour was lifted from, and for which other', async () => {
    const theme = { overrides: { light: { 'text-1': '#eeeeee' } } };
    await write('brands/acme/brand.json', brand('acme', { theme }));
    const { out } = await run(['acme', 'theme.colors.light.text-1']);
    expect(out).toMatch(/ brand .*lifted from #eeeeee for contrast with surface-\d/);
  });

  it('takes paths with brackets or dots, to one value or to many', async () => {
    const social = [{ kind: 'x', href: 'https://x.com/acme' }];
    await write('brands/acme/brand.json', brand('acme', { social }));
    expect((await run(['acme', 'social[0].kind'])).out.split('\n')).toHaveLength(1);
    expect((await run(['acme', 'social.0'])).out.split('\n')).toHaveLength(2);
  });

  it('knows properties that the brand does not set', async () => {
    const { code, out } = await run(['acme', 'support.email']);
    expect(code).toBe(0);
    expect(out).toMatch(/support\.email +– +default +\(not set\. E-mail/);
  });

  it('answers a wrong path with the nearest and 2', async () => {
    const { code, complaints } = await run(['acme', 'feature.vip']);
    expect(code).toBe(2);
    expect(complaints).toContain('Did you mean "features.vip"?');
    expect((await run(['acme', 'theme.colors.dark.text1'])).complaints).toContain(
      'Did you mean "theme.colors.dark.text-1"?',
    );
  });

  it.each([[[]], [['nobody']], [['acme', 'name', 'more']]])('%j is wrong use', async (args) => {
    expect((await run(args)).code).toBe(2);
  });

  it('of a brand at fault says the faults and 1', async () => {
    await write('brands/acme/brand.json', brand('acme', { nmae: 1 }));
    const { code, complaints } = await run(['acme']);
    expect(code).toBe(1);
    expect(complaints).toContain('schema.unknownKey');
  });

  it('speaks JSON', async () => {
    const { out } = await run(['acme', 'name', '--format', 'json']);
    expect(JSON.parse(out)).toEqual({
      brand: 'acme',
      values: [
        {
          path: 'name',
          value: 'The acme',
          setBy: 'brand',
          file: 'brands/acme/brand.json',
          line: 3,
          column: 11,
        },
      ],
    });
  });

  it('gives a brand that says nothing what the schema promises', async () => {
    const { out } = await run(['acme', '--format', 'json']);
    const { values } = JSON.parse(out) as { values: readonly { path: string; value: unknown }[] };
    const given = new Map(values.map(({ path: at, value }) => [at, value]));
    const promised = listProperties(readCatalogue({ cwd, env: {} })).filter(
      (property) => property.default !== undefined && given.has(property.path),
    );
    expect(promised.length).toBeGreaterThan(50);
    for (const { path: at, default: fallback } of promised)
      expect(given.get(at), at).toEqual(fallback);
  });

  it('shows colours to a terminal only', async () => {
    const asked = ['acme', 'theme.colors.light.brand'];
    expect((await run(asked)).out).not.toContain('\u001b');
    expect((await run(asked, true)).out).toContain('\u001b[48;2;14;122;95m');
  });
});

describe.each(['aurora', 'lotus', 'majlis', 'sakura'])('every value of %s', (id) => {
  const open = async () => {
    const place = { cwd: ROOT, env: {}, complain: () => undefined };
    const dissected = (await withStore(place, (store) => dissectBrand(store, id, place)))!;
    const leaves = explainBrand({ ...dissected, catalogue: readCatalogue(place) });
    return { ...dissected, leaves };
  };

  it('is explained as what the engine resolved', async () => {
    const { leaves, brand: resolved, theme } = await open();
    const { light, dark, shape, type } = theme;
    const { themeCss: _css, ...rest } = resolved;
    const explained = new Map(
      leaves.flatMap(({ at, value }) => (at ? [[at.join('/'), value]] : [])),
    );
    for (const [at, value] of scalars({ brand: rest, theme: { light, dark, shape, type } })) {
      const leaf = [...explained.keys()].find((key) => at === key || at.startsWith(`${key}/`));
      expect(leaf, at).toBeDefined();
      const own = readIn(explained.get(leaf!), at.slice(leaf!.length + 1));
      expect(at.startsWith('brand/messages/') ? compileMessage(String(own)) : own, at).toEqual(
        value,
      );
    }
  });

  it('is explained once', async () => {
    const paths = (await open()).leaves.map((leaf) => leaf.path.join('/'));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('stands in the file where the explanation says', async () => {
    const { leaves, merged, theme } = await open();
    const written = leaves.filter(({ place }) => place);
    expect(written.length).toBeGreaterThan(30);
    for (const { place, path: at, value } of written) {
      const text = await readFile(path.join(ROOT, place!.file), 'utf8');
      const line = text.split('\n')[place!.line - 1]!.slice(place!.column - 1);
      const request = readAt(theme.requested, at.slice(2)) as { hex: string } | undefined;
      const expected = request?.hex ?? readAt(merged.value, at) ?? value;
      expect(line.startsWith(startOf(expected)), `${at.join('.')} at ${line}`).toBe(true);
    }
  });
});

/** What the text of a value begins with, however it is laid out. */
function startOf(value: unknown): string {
  if (Array.isArray(value)) return '[';
  return typeof value === 'object' ? '{' : JSON.stringify(value);
}

function readIn(value: unknown, rest: string): unknown {
  return rest === '' ? value : readAt(value, rest.split('/') as JsonPath);
}

function scalars(value: unknown, at = ''): readonly (readonly [string, unknown])[] {
  if (at.startsWith('brand/messages/') && at.split('/').length === 4) return [[at, value]];
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, entry]) =>
    scalars(entry, at === '' ? key : `${at}/${key}`),
  );
}
