import { cp, mkdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import type { FileBrandStore } from './fileBrandStore.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BrandFolder,
  brandText,
  changeOf,
  getLive,
  logo,
  themeText,
} from '../../tests/support/brandFolder.ts';

let folder: BrandFolder;

beforeEach(async () => {
  folder = await BrandFolder.create();
});

afterEach(async () => {
  await folder.close();
});

describe('a host', () => {
  it('leads to its brand, whatever its case, port and trailing dot', async () => {
    await folder.brand('acme', { hosts: ['play.acme.test', 'münchen.test'] });
    const store = await folder.open();
    for (const host of ['play.acme.test', 'PLAY.acme.test:8080', 'play.acme.test.']) {
      expect((await getLive(store, host)).brand.id).toBe('acme');
    }
    expect((await getLive(store, 'xn--mnchen-3ya.test')).brand.id).toBe('acme');
  });

  it('that nobody claims is unknown, and so is that of an abstract brand', async () => {
    await folder.brand('base', { abstract: true });
    const store = await folder.open();
    for (const host of ['stranger.test', 'base.test', 'localhost', '__proto__', '']) {
      expect(await store.getByHost(host)).toEqual({ kind: 'unknown' });
    }
  });

  it('claimed twice stays with the first; the other is served on its other hosts', async () => {
    await folder.brand('alpha', { hosts: ['shared.test'] });
    await folder.brand('beta', { hosts: ['beta.test', 'shared.test'] });
    const store = await folder.open();
    expect((await getLive(store, 'shared.test')).brand.id).toBe('alpha');
    expect((await getLive(store, 'beta.test')).hosts).toEqual(['beta.test']);
    expect(store.faults()).toMatchObject([
      { rule: 'host.duplicate', file: 'brands/beta/brand.json', line: 7, column: 5 },
    ]);
  });

  it('goes over to the other as soon as the first lets go of it', async () => {
    await folder.brand('alpha', { hosts: ['alpha.test', 'shared.test'] });
    await folder.brand('beta', { hosts: ['shared.test'] });
    const store = await folder.open();
    await getLive(store, 'alpha.test');
    const changed = changeOf(store, 'beta');
    await store.check();
    await folder.brand('alpha', { hosts: ['alpha.test'] });
    await changed;
    expect((await getLive(store, 'shared.test')).brand.id).toBe('beta');
    expect(store.faults()).toEqual([]);
  });
});

describe('an edit', () => {
  it('is live without a restart', async () => {
    await folder.brand('acme', { name: 'Before' });
    const store = await folder.open();
    const before = await getLive(store, 'acme.test');
    const changed = changeOf(store, 'acme');
    await folder.brand('acme', { name: 'After' });
    await changed;
    const after = await getLive(store, 'acme.test');
    expect(after.brand.name).toBe('After');
    expect(after.revision).not.toBe(before.revision);
  });

  it('written in place is noticed too', async () => {
    await folder.brand('acme');
    const store = await folder.open();
    await getLive(store, 'acme.test');
    const changed = changeOf(store, 'acme');
    await writeFile(folder.path('brands/acme/brand.json'), brandText('acme', { name: 'In place' }));
    await changed;
    expect((await getLive(store, 'acme.test')).brand.name).toBe('In place');
  });

  it('of a parent reaches its children', async () => {
    await folder.brand('base', { abstract: true, currency: { symbol: 'A' } });
    await folder.brand('child', { extends: 'base' });
    const store = await folder.open();
    expect((await getLive(store, 'child.test')).brand.currency.symbol).toBe('A');
    const changed = changeOf(store, 'child');
    await folder.brand('base', { abstract: true, currency: { symbol: 'B' } });
    await changed;
    expect((await getLive(store, 'child.test')).brand.currency.symbol).toBe('B');
  });

  it('of a theme outside of the checkout reaches the brands that use it too', async () => {
    await folder.write('far/sunset.tokens.json', themeText('#aa1144'));
    await folder.write('far/default.tokens.json', themeText('nocolour'));
    await folder.brand('acme', { theme: { tokens: 'sunset' } });
    const store = await folder.open({ moreThemes: [folder.path('far')] });
    const { brand } = await getLive(store, 'acme.test');
    const changed = changeOf(store, 'acme');
    await folder.write('far/sunset.tokens.json', themeText('#1144aa'));
    await changed;
    expect((await getLive(store, 'acme.test')).brand.themeCss).not.toBe(brand.themeCss);
    expect(store.faults()).toEqual([]);
  });

  it('of a theme reaches the brands that use it, and a bad one does not', async () => {
    await folder.brand('acme');
    const store = await folder.open();
    const { brand } = await getLive(store, 'acme.test');
    await folder.write('themes/default.tokens.json', themeText('nocolour'));
    expect(await folder.log.line(/theme\.color/)).toMatch(/^themes\/default\.tokens\.json:1:29 /);
    expect((await getLive(store, 'acme.test')).brand.themeCss).toBe(brand.themeCss);
    const changed = changeOf(store, 'acme');
    await folder.write('themes/default.tokens.json', themeText('#aa1144'));
    await changed;
    expect((await getLive(store, 'acme.test')).brand.themeCss).not.toBe(brand.themeCss);
    expect(store.faults()).toEqual([]);
  });

  it('of a picture gives it a new address, and the old one still answers', async () => {
    await folder.write('brands/acme/assets/logo.svg', logo('#111111'));
    await folder.brand('acme', { assets: { logo: 'assets/logo.svg' } });
    const store = await folder.open();
    const before = await getLive(store, 'acme.test');
    const changed = changeOf(store, 'acme');
    await folder.write('brands/acme/assets/logo.svg', logo('#222222'));
    await changed;
    const after = await getLive(store, 'acme.test');
    const [old, fresh] = [before.brand.assets.logo!.src, after.brand.assets.logo!.src];
    expect(fresh).not.toBe(old);
    expect((await store.readAsset(after, fresh))?.body.toString()).toBe(logo('#222222'));
    expect((await store.readAsset(after, old))?.body.toString()).toBe(logo('#111111'));
  });
});

describe('folders come and go', () => {
  it('a new brand is live without a restart, also when it is moved in as a whole', async () => {
    const store = await folder.open();
    await folder.write('beside/fresh/assets/logo.svg', logo('#111111'));
    await folder.brand('fresh', { assets: { logo: 'assets/logo.svg' } }, 'beside');
    const arrived = changeOf(store, 'fresh');
    await rename(folder.path('beside/fresh'), folder.path('brands/fresh'));
    await arrived;
    const before = await getLive(store, 'fresh.test');
    const changed = changeOf(store, 'fresh');
    await writeFile(folder.path('brands/fresh/assets/logo.svg'), logo('#222222'));
    await changed;
    expect((await getLive(store, 'fresh.test')).brand.assets.logo).not.toEqual(
      before.brand.assets.logo,
    );
  });

  it('a removed brand is gone, and its host is free', async () => {
    await folder.brand('acme');
    const store = await folder.open();
    await getLive(store, 'acme.test');
    const changed = changeOf(store, 'acme');
    await rm(folder.path('brands/acme'), { recursive: true });
    await changed;
    expect(await store.getByHost('acme.test')).toEqual({ kind: 'unknown' });
    expect(store.list()).toEqual([]);
  });

  it('a root that appears later is read', async () => {
    const store = await folder.open({ roots: [folder.path('brands'), folder.path('mounted')] });
    expect(store.faults()).toMatchObject([{ rule: 'root.missing', file: 'mounted' }]);
    await folder.brand('late', {}, 'beside');
    const arrived = changeOf(store, 'late');
    await cp(folder.path('beside'), folder.path('mounted'), { recursive: true });
    await arrived;
    expect((await getLive(store, 'late.test')).brand.id).toBe('late');
    expect(store.faults()).toEqual([]);
  });

  it('a root that is a link is read again when the link leads elsewhere', async () => {
    await folder.brand('acme', { name: 'Release one' }, 'releases/1');
    await folder.brand('acme', { name: 'Release two' }, 'releases/2');
    await symlink(folder.path('releases/1'), folder.path('current'));
    const store = await folder.open({ roots: [folder.path('current')] });
    expect((await getLive(store, 'acme.test')).brand.name).toBe('Release one');
    const changed = changeOf(store, 'acme');
    await symlink(folder.path('releases/2'), folder.path('next'));
    await rename(folder.path('next'), folder.path('current'));
    await changed;
    expect((await getLive(store, 'acme.test')).brand.name).toBe('Release two');
  });

  it('a root that vanishes takes no brand with it', async () => {
    await folder.brand('acme');
    const store = await folder.open();
    await getLive(store, 'acme.test');
    await rename(folder.path('brands'), folder.path('unmounted'));
    await folder.log.line(/root\.missing/);
    await store.check();
    expect((await getLive(store, 'acme.test')).brand.id).toBe('acme');
  });

  it('a later root cannot take over an id', async () => {
    await folder.brand('acme', { name: 'First' });
    await folder.brand('acme', { name: 'Second', hosts: ['second.test'] }, 'mounted');
    const store = await folder.open({ roots: [folder.path('brands'), folder.path('mounted')] });
    expect((await getLive(store, 'acme.test')).brand.name).toBe('First');
    expect(await store.getByHost('second.test')).toEqual({ kind: 'unknown' });
    expect(store.faults()).toMatchObject([
      { rule: 'brand.duplicateId', file: 'mounted/acme/brand.json' },
    ]);
  });

  it('links that lead out of the folder are refused', async () => {
    await folder.brand('other', {}, 'elsewhere');
    await folder.write('elsewhere/logo.svg', logo('#111111'));
    await symlink(folder.path('elsewhere/other'), folder.path('brands/linked'));
    await mkdir(folder.path('brands/file'));
    await symlink(folder.path('elsewhere/other/brand.json'), folder.path('brands/file/brand.json'));
    await folder.brand('picture', { assets: { logo: 'assets/logo.svg' } });
    await mkdir(folder.path('brands/picture/assets'));
    await symlink(folder.path('elsewhere/logo.svg'), folder.path('brands/picture/assets/logo.svg'));
    const store = await folder.open();
    expect((await store.check()).map((fault) => `${fault.file} ${fault.rule}`).sort()).toEqual([
      'brands/file/brand.json file.outside',
      'brands/linked/brand.json file.outside',
      'brands/picture/brand.json asset.outside',
    ]);
    expect(await store.getByHost('other.test')).toEqual({ kind: 'unknown' });
  });
});

const badEdits: readonly (readonly [string, RegExp, () => Promise<void>])[] = [
  ['broken JSON', /brand\.json:2:15 json\.syntax/, () => folder.brand('acme', '{\n  "version": 1\n  "name": 1\n}')],
  ['a wrong type', /brand\.json:3:11 schema\.type name/, () => folder.brand('acme', { name: 7 })],
  ['an unknown key', /brand\.json:8:3 schema\.unknownKey nmae: .*"name"/, () => folder.brand('acme', { nmae: 'x' })],
  ['a missing picture', /brand\.json:9:13 asset\.missing/, () => folder.brand('acme', { assets: { logo: 'assets/no.svg' } })],
  ['a circle', /brand\.json:8:14 extends\.cyclic/, () => folder.brand('acme', { extends: 'acme' })],
  ["another brand's host", /brand\.json:6:5 host\.duplicate/, () => folder.brand('acme', { hosts: ['other.test'] })],
  ["another brand's code", /brand\.json:4:19 merchantCode\.duplicate/, () => folder.brand('acme', { merchantCode: 'OTHER' })],
  ['a colour that is none', /theme\.color/, () => folder.brand('acme', { theme: { overrides: { brand: 'x' } } })],
  ['a javascript: link', /link\.scheme/, () => folder.brand('acme', { legal: { about: 'javascript:x' } })],
  ['a key into every object', /json\.forbiddenKey/, () => folder.brand('acme', '{"__proto__":{"hosts":["x"]}}')],
  ['5 MB', /file\.tooLarge/, () => folder.brand('acme', ' '.repeat(5_000_000))],
  ['no UTF-8', /brand\.json:1:2 file\.encoding/, () => folder.write('brands/acme/brand.json', Buffer.from([0x7b, 0xff]))],
  ['a deleted file', /file\.missing/, () => unlink(folder.path('brands/acme/brand.json'))],
];

describe('a bad edit', () => {
  it.each(badEdits)('%s: the last good state stays, the others serve on', async (_name, pattern, edit) => {
    await folder.brand('acme', { name: 'Good' });
    await folder.brand('other');
    const store = await folder.open();
    const good = await getLive(store, 'acme.test');
    await getLive(store, 'other.test');
    await edit();
    expect(await folder.log.line(pattern)).toMatch(/ → \S/);
    expect(await getLive(store, 'acme.test')).toEqual(good);
    expect((await getLive(store, 'other.test')).brand.id).toBe('other');
    expect(store.list().map(({ id, state }) => [id, state])).toEqual([
      ['acme', 'lastGood'],
      ['other', 'ok'],
    ]);
    const mended = changeOf(store, 'acme');
    await folder.brand('acme', { name: 'Mended' });
    await mended;
    expect((await getLive(store, 'acme.test')).brand.name).toBe('Mended');
    expect(store.faults()).toEqual([]);
  });

  it.each(badEdits)('%s: the last good state stays even if nobody had asked for the brand yet', async (_name, pattern, edit) => {
    await folder.brand('acme', { name: 'Good' });
    await folder.brand('other');
    const store = await folder.open();
    await edit();
    await folder.log.line(pattern);
    expect((await getLive(store, 'acme.test')).brand.name).toBe('Good');
  });

  // Of two brands with one code or host the first keeps it, and a file that is not there cannot be at fault.
  const atStart = badEdits.filter(([name]) => !/code|another brand's host|deleted/.test(name));

  it.each(atStart)('%s: at a cold start that brand alone is broken', async (_name, pattern, edit) => {
    await folder.brand('acme');
    await folder.brand('other');
    await edit();
    const store = await folder.open({ checkAtStart: true });
    await folder.log.line(pattern);
    expect((await store.getByHost('acme.test')).kind).not.toBe('live');
    expect((await getLive(store, 'other.test')).brand.id).toBe('other');
  });

  it('at a cold start is broken on its own host, and live once it is mended', async () => {
    await folder.brand('acme', { nmae: 'x' });
    const store = await folder.open();
    expect(await store.getByHost('acme.test')).toEqual({ kind: 'broken', id: 'acme' });
    const mended = changeOf(store, 'acme');
    await folder.brand('acme');
    await mended;
    expect((await getLive(store, 'acme.test')).brand.id).toBe('acme');
  });

  it('that claims the host of a live brand does not get it', async () => {
    await folder.brand('zeta');
    await folder.brand('alpha');
    const store = await folder.open();
    await getLive(store, 'zeta.test');
    await folder.brand('alpha', { hosts: ['alpha.test', 'zeta.test'] });
    await folder.log.line(/host\.duplicate/);
    expect((await getLive(store, 'zeta.test')).brand.id).toBe('zeta');
  });

  it('that leaves no host but those of others goes live as soon as one is let go of', async () => {
    await folder.brand('alpha');
    await folder.brand('beta');
    const store = await folder.open();
    await getLive(store, 'beta.test');
    await folder.brand('beta', { hosts: ['alpha.test'] });
    await folder.log.line(/host\.duplicate/);
    const changed = changeOf(store, 'beta');
    await folder.brand('alpha', { hosts: ['new.test'] });
    await changed;
    expect((await getLive(store, 'alpha.test')).brand.id).toBe('beta');
    expect((await getLive(store, 'new.test')).brand.id).toBe('alpha');
    expect(store.faults()).toEqual([]);
  });

  it('of two brands that take each other’s host goes live once both are there', async () => {
    await folder.brand('alpha');
    await folder.brand('beta');
    const store = await folder.open();
    await getLive(store, 'alpha.test');
    await getLive(store, 'beta.test');
    await folder.brand('alpha', { hosts: ['beta.test'] });
    await folder.log.line(/host\.duplicate/);
    const changed = changeOf(store, 'alpha');
    await folder.brand('beta', { hosts: ['alpha.test'] });
    await changed;
    expect((await getLive(store, 'beta.test')).brand.id).toBe('alpha');
    expect((await getLive(store, 'alpha.test')).brand.id).toBe('beta');
  });

  it('of a parent leaves the children as they are', async () => {
    await folder.brand('base', { abstract: true, currency: { symbol: 'A' } });
    await folder.brand('child', { extends: 'base' });
    const store = await folder.open();
    const good = await getLive(store, 'child.test');
    await folder.brand('base', '{ "version": 1, }');
    await folder.log.line(/brands\/base\/brand\.json:1:15 json\.syntax/);
    await store.check();
    expect(await getLive(store, 'child.test')).toEqual(good);
  });

  it('of a parent that is only bad for a child leaves that child as it was', async () => {
    await folder.brand('base', { abstract: true, languages: { offered: ['es', 'en'] } });
    await folder.brand('child', { extends: 'base', languages: { default: 'en' } });
    const store = await folder.open();
    await folder.brand('base', { abstract: true, languages: { offered: ['es', 'ja'] } });
    await folder.log.line(/brands\/child\/brand\.json:10:16 language\.defaultNotOffered/);
    expect((await getLive(store, 'child.test')).brand.languages.offered).toEqual(['es', 'en']);
  });

  it('that deletes a picture leaves the picture too', async () => {
    await folder.write('brands/acme/assets/logo.svg', logo('#111111'));
    await folder.brand('acme', { assets: { logo: 'assets/logo.svg' } });
    const store = await folder.open();
    const { src } = (await getLive(store, 'acme.test')).brand.assets.logo!;
    await unlink(folder.path('brands/acme/assets/logo.svg'));
    await folder.log.line(/asset\.missing/);
    const live = await getLive(store, 'acme.test');
    expect((await store.readAsset(live, src))?.body.toString()).toBe(logo('#111111'));
  });
});

describe('an unsafe picture', () => {
  it('is refused at its line and never served', async () => {
    await folder.write('brands/acme/assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n  <script/>\n</svg>');
    await folder.brand('acme', { assets: { logo: 'assets/logo.svg' } });
    const store = await folder.open();
    expect((await store.getByHost('acme.test')).kind).toBe('broken');
    expect(store.faults()).toMatchObject([
      { rule: 'asset.unsafeSvg', file: 'brands/acme/assets/logo.svg', line: 2, column: 3 },
    ]);
  });

  it('no file but the pictures of the brand can be read', async () => {
    await folder.write('brands/acme/assets/logo.svg', logo('#111111'));
    await folder.brand('acme', { assets: { logo: 'assets/logo.svg' } });
    const store = await folder.open();
    const live = await getLive(store, 'acme.test');
    const [hash] = live.brand.assets.logo!.src.split('/').slice(2);
    for (const asked of [`${hash}/../brand.json`, `${hash}/brand.json`, '../../x', 'constructor', '']) {
      expect(await store.readAsset(live, asked)).toBeNull();
    }
  });
});

describe('what is remembered with a host', () => {
  const remember = async (store: FileBrandStore, host: string) => {
    const lookup = await store.getByHost(host);
    if (lookup.kind === 'live') lookup.lastDocument = 'this';
  };
  const recall = async (store: FileBrandStore, host: string) => {
    const lookup = await store.getByHost(host);
    return lookup.kind === 'live' ? lookup.lastDocument : lookup.kind;
  };

  it('is there the next time, and gone once the brand has changed', async () => {
    await folder.brand('acme');
    const store = await folder.open();
    await getLive(store, 'acme.test');
    await remember(store, 'acme.test');
    expect(await recall(store, 'ACME.test:8080')).toBe('this');
    const changed = changeOf(store, 'acme');
    await folder.brand('acme', { name: 'Acme Nova' });
    await changed;
    expect(await recall(store, 'acme.test')).toBeUndefined();
  });

  it('goes with the brand', async () => {
    await folder.brand('acme');
    const store = await folder.open();
    await getLive(store, 'acme.test');
    await remember(store, 'acme.test');
    const changed = changeOf(store, 'acme');
    await rm(folder.path('brands/acme'), { recursive: true });
    await changed;
    expect(await recall(store, 'acme.test')).toBe('unknown');
  });

  it('goes with the resolved brand where only some are kept', async () => {
    for (const id of ['one', 'two']) await folder.brand(id);
    const store = await folder.open({ cacheEntries: 1, checkAtStart: false });
    await getLive(store, 'one.test');
    await remember(store, 'one.test');
    expect(await recall(store, 'one.test')).toBe('this');
    await getLive(store, 'two.test');
    expect(await recall(store, 'one.test')).toBeUndefined();
  });
});

describe('memory', () => {
  it('holds no more resolved brands than allowed, and an evicted one keeps its last good state', async () => {
    for (const id of ['one', 'two', 'three']) await folder.brand(id, { name: `${id} good` });
    const store = await folder.open({ cacheEntries: 1 });
    for (const id of ['one', 'two', 'three']) await getLive(store, `${id}.test`);
    await folder.brand('one', { name: 7 });
    await folder.log.line(/brands\/one\/.*schema\.type/);
    await getLive(store, 'two.test');
    expect((await getLive(store, 'one.test')).brand.name).toBe('one good');
  });
});

describe('whatever is done to a file', () => {
  it('the brand serves a state that was good', async () => {
    await folder.brand('acme', { name: 'Good' });
    const store = await folder.open({ watch: false });
    await getLive(store, 'acme.test');
    const text = brandText('acme', { name: 'Good' });
    const damage = fc.tuple(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(damage, async ([at, length, noise]) => {
        await folder.brand('acme', text.slice(0, at) + noise + text.slice(at + length));
        const faults = await store.check(['acme']);
        const live = store.list()[0]!.hosts[0]!;
        const lookup = await store.getByHost(live);
        expect(lookup.kind).toBe('live');
        if (faults.some((fault) => fault.severity === 'error')) {
          expect(store.list()[0]!.state).toBe('lastGood');
        }
      }),
      { numRuns: 150 },
    );
  });
});
