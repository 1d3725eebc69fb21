import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeenGroup } from './diff/renderDiff.ts';
// Loaded here, so that no test pays for it.
import './diff.ts';
import { runUnattended } from './runUnattended.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-diff-'));
  await write('schemas/generated/catalogue.json', {
    slots: { Header: { default: 'Bar', variants: ['Bar', 'Compact'] } },
    screens: [
      { id: 'home', path: '/', paths: ['/'], gate: null, menus: { primary: 0 } },
      {
        id: 'vip',
        path: '/vip',
        paths: ['/vip'],
        gate: 'vip',
        menus: { primary: 10 },
        source: 'src/VipScreen.tsx',
      },
    ],
    messages: { 'nav.vip': 'VIP' },
  });
  await write('themes/default.tokens.json', {
    color: { brand: { $value: '#0e7a5f' }, accent: { $value: '#d9b45b' } },
    radius: { $value: { value: 8, unit: 'px' } },
    font: { display: { $value: 'manrope' }, text: { $value: 'manrope' } },
  });
  await write('brands/acme/brand.json', brand());
});

afterEach(() => rm(folder, { recursive: true }));

const brand = (more: object = {}) => ({
  version: 1,
  name: 'Acme',
  merchantCode: 'ACME',
  hosts: ['acme.test'],
  support: { email: 'help@acme.test' },
  ...more,
});

async function write(name: string, value: object | string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

const run = (args: readonly string[], { cwd = folder, isTerminal = false } = {}) =>
  runUnattended(['diff', ...args], { cwd, isTerminal });

/** What would change if the brand's file said more; in groups by their ids. */
async function compareWith(more: object): Promise<Readonly<Record<string, SeenGroup>>> {
  await write('next.json', brand(more));
  const { code, out } = await run(['acme', '--against', 'next.json', '--format', 'json']);
  expect(code).toBe(0);
  const { groups } = JSON.parse(out) as { groups: readonly SeenGroup[] };
  return Object.fromEntries(groups.map((group) => [group.id, group]));
}

describe('diff against a file', () => {
  it('says that nothing differs', async () => {
    await write('next.json', brand({ features: { vip: true } }));
    const { code, out } = await run(['acme', '--against', 'next.json']);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Nothing differs between acme and next.json.',
    });
  });

  it('shows colours with the contrast of the pairs they are in', async () => {
    const { colours, ...others } = await compareWith({
      theme: { overrides: { brand: '#b3123c' } },
    });
    expect(Object.keys(others)).toEqual([]);
    expect(colours?.changes).toContainEqual({
      path: 'theme.colors.light.brand',
      before: '#0e7a5f',
      after: '#b3123c',
    });
    const pair = colours?.contrasts?.find(
      (entry) => entry.scheme === 'light' && entry.foreground === 'on-brand',
    );
    expect(pair).toMatchObject({ background: 'brand', minimum: 4.5 });
    expect(pair!.before).not.toBe(pair!.after);
    expect(pair!.after).toBeGreaterThanOrEqual(4.5);
  });

  it('shows a feature that goes, and the menu entry that goes with it', async () => {
    const { features, menus } = await compareWith({ features: { vip: false } });
    expect(features?.changes).toMatchObject([{ path: 'features.vip', before: true, after: false }]);
    expect(features?.shownBy.screens).toEqual(['vip']);
    expect(menus?.changes).toEqual([
      { path: 'menus.primary', before: ['home', 'vip'], after: ['home'] },
    ]);
  });

  it('shows what comes, goes and moves on the home page', async () => {
    await write(
      'brands/acme/brand.json',
      brand({ home: { sections: sections('hero', 'winners', 'marquee') } }),
    );
    const { home } = await compareWith({
      home: { sections: sections('marquee', 'hero', 'hotGames') },
    });
    expect(home?.changes).toEqual([
      { path: 'home.sections winners', before: 'shown' },
      { path: 'home.sections hotGames', after: 'shown' },
      {
        path: 'home.sections',
        before: ['hero', 'winners', 'marquee'],
        after: ['marquee', 'hero', 'hotGames'],
      },
    ]);
    expect(home?.shownBy.screens).toEqual(['home']);
  });

  it.each([
    ['typeAndShape', { theme: { overrides: { radius: 12 } } }, 'theme.shape.control'],
    ['variants', { variants: { Header: 'Compact' } }, 'variants.Header'],
    ['texts', { messages: { es: { 'nav.vip': 'Club' } } }, 'messages.es["nav.vip"]'],
    ['languages', { languages: { offered: ['es', 'en'] } }, 'languages.offered'],
    ['currency', { currency: { code: 'EUR' } }, 'currency.code'],
    ['contact', { support: { phone: '+34 900 000 000' } }, 'support.phone'],
    ['legal', { jurisdiction: { minimumAge: 21 } }, 'jurisdiction.minimumAge'],
    ['technical', { analytics: { gtagId: 'G-AB12CD34' } }, 'analytics.gtagId'],
  ])('puts into %s what belongs there', async (group, more, changed) => {
    const groups = await compareWith(more);
    expect(Object.keys(groups)).toEqual([group]);
    expect(groups[group]!.changes.map((change) => change.path)).toContain(changed);
  });

  it('sees a picture that changes behind the same name', async () => {
    const svg = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path fill="${color}" d="M0 0h9v9z"/></svg>`;
    const assets = { logo: 'assets/logo.svg' };
    await write('brands/acme/assets/logo.svg', svg('#111111'));
    await write('brands/acme/brand.json', brand({ assets }));
    await write('brands/twin/assets/logo.svg', svg('#222222'));
    await write(
      'brands/twin/brand.json',
      brand({ assets, merchantCode: 'TWIN', hosts: ['twin.test'] }),
    );
    const { out } = await run(['acme', 'twin']);
    expect(out).toMatch(/assets\.logo +assets\/logo\.svg .*the picture itself/);
  });

  it('paints swatches for a terminal only', async () => {
    await write('next.json', brand({ theme: { overrides: { brand: '#b3123c' } } }));
    const args = ['acme', '--against', 'next.json'];
    expect((await run(args)).out).not.toContain('\u001b');
    expect((await run(args, { isTerminal: true })).out).toContain('\u001b[48;2;179;18;60m');
  });

  it('changes nothing', async () => {
    await compareWith({ name: 'Other' });
    expect((await run(['acme', '--against', 'brands/acme/brand.json'])).out).toMatch(/^Nothing/);
  });
});

function sections(...names: readonly string[]) {
  return names.map((section) => ({ section }));
}

describe('diff that cannot be made', () => {
  it('of a file at fault says its faults and 1', async () => {
    await write('next.json', brand({ nmae: 1 }));
    const { code, complaints } = await run(['acme', '--against', 'next.json']);
    expect(code).toBe(1);
    expect(complaints).toMatch(/next\.json:\d+:\d+ schema\.unknownKey/);
  });

  it.each([
    [[]],
    [['acme']],
    [['acme', 'nobody']],
    [['acme', 'acme', '--against', 'next.json']],
    [['acme', '--against', 'missing.json']],
  ])('%j is wrong use', async (args) => {
    expect((await run(args)).code).toBe(2);
  });
});

describe('diff of two shipped brands', () => {
  it('names the stories and screens that show it', async () => {
    const { out } = await run(['aurora', 'lotus', '--format', 'json'], { cwd: ROOT });
    const { groups } = JSON.parse(out) as { groups: readonly SeenGroup[] };
    const storiesOf = (id: string) =>
      groups.find((group) => group.id === id)!.shownBy.stories.map((story) => story.id);
    const about = (id: string, part: string) => storiesOf(id).some((story) => story.includes(part));
    expect(about('home', 'howitworks')).toBe(true);
    expect(about('home', 'marquee')).toBe(false);
    expect(about('variants', 'minimal')).toBe(true);
    expect(about('variants', 'header')).toBe(false);
    expect(groups.find(({ id }) => id === 'home')!.shownBy.screens).toEqual(['home']);
    expect(groups.find(({ id }) => id === 'colours')!.shownBy.screens).toBe('everywhere');
  });
});
