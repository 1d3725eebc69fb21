import { rename, symlink } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrandFolder, brandText, getLive, logo } from '../../tests/support/brandFolder.ts';

let folder: BrandFolder;

beforeEach(async () => {
  folder = await BrandFolder.create();
});

afterEach(() => folder.close());

async function faultsOf(more: object) {
  await folder.brand('acme', more);
  return (await folder.open()).check();
}

const picture = (width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

describe('a warning', () => {
  it('never keeps a brand from being served', async () => {
    const more = {
      hosts: ['Acme.test'],
      theme: { scheme: 'dark', overrides: { brand: '#000000', dark: { 'text-1': '#222222' } } },
      jurisdiction: { country: 'VN' },
      features: { helpCenter: false },
    };
    await folder.brand('acme', `\uFEFF${brandText('acme', more)}`);
    const store = await folder.open();
    const faults = await store.check();
    expect(new Set(faults.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect([...new Set(faults.map(({ rule }) => rule))].sort()).toEqual([
      'contrast.lifted',
      'host.upperCase',
      'json.byteOrderMark',
      'jurisdiction.helpline',
      'jurisdiction.licence',
      'jurisdiction.minimumAge',
      'legal.missing',
    ]);
    expect((await getLive(store, 'acme.test')).brand.id).toBe('acme');
  });
});

describe('a check', () => {
  it('finds everything at once: schema, names, pictures and colours', async () => {
    const faults = await faultsOf({
      nmae: 1,
      variants: { Header: 'Compct' },
      assets: { logo: 'assets/none.svg' },
      theme: { scheme: 'drak', overrides: { light: { 'text-1': '#eeeeee' } } },
    });
    expect(faults.map(({ rule, line }) => `${line} ${rule}`)).toEqual([
      '8 schema.unknownKey',
      '16 schema.value',
      '10 variant.unknown',
      '19 contrast.lifted',
      '13 asset.missing',
    ]);
  });

  it('says that a theme has faults beside what else is wrong with the brand', async () => {
    await folder.write('themes/odd.tokens.json', '{}');
    const faults = await faultsOf({ theme: { tokens: 'odd' }, hosts: ['a b'] });
    expect(faults.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['theme.broken', 'host.malformed', 'schema.missing']),
    );
  });
});

describe('a picture', () => {
  it('is what its content is, not what its name says', async () => {
    const png = await picture().png().toBuffer();
    await folder.write('brands/acme/assets/logo.jpg', png);
    await folder.write('brands/acme/assets/mark.png', Buffer.from(logo('#123456')));
    await folder.write('brands/acme/assets/favicon.ico', png);
    await folder.write('brands/acme/assets/social.webp', Buffer.from('no picture'));
    const faults = await faultsOf({
      assets: {
        logo: 'assets/logo.jpg',
        mark: 'assets/mark.png',
        favicon: 'assets/favicon.ico',
        socialImage: 'assets/social.webp',
      },
    });
    expect(faults.map(({ rule, path, message }) => [rule, path, / is (.*)\.$/.exec(message)?.[1]])).toEqual([
      ['asset.type', 'assets.logo', 'a picture of the kind "png"'],
      ['asset.type', 'assets.mark', 'a picture of the kind "svg"'],
      ['asset.type', 'assets.favicon', 'a picture of the kind "png"'],
      ['asset.type', 'assets.socialImage', 'no picture'],
    ]);
  });

  it('that is cut off is refused, whatever its kind', async () => {
    const whole = {
      'logo.png': await picture(192, 64).png().toBuffer(),
      'light.jpg': await picture(192, 64).jpeg().toBuffer(),
      'mark.webp': await picture().webp({ lossless: true }).toBuffer(),
    };
    for (const [name, bytes] of Object.entries(whole)) {
      await folder.write(`brands/acme/assets/${name}`, bytes.subarray(0, bytes.length * 0.6));
    }
    const assets = {
      logo: 'assets/logo.png',
      logoLight: 'assets/light.jpg',
      mark: 'assets/mark.webp',
    };
    const faults = await faultsOf({ assets });
    expect(faults.map(({ rule }) => rule)).toEqual(Array(3).fill('asset.damaged'));
  });

  it('of every kind that the schema names is accepted', async () => {
    const icon = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]), Buffer.alloc(40)]);
    const file = (name: string, bytes: Buffer) => folder.write(`brands/acme/assets/${name}`, bytes);
    await file('logo.avif', await picture(192, 64).avif().toBuffer());
    await file('light.jpg', await picture(192, 64).jpeg().toBuffer());
    await file('mark.png', await picture().png().toBuffer());
    await file('favicon.ico', icon);
    await file('social.webp', await picture(1200, 630).webp().toBuffer());
    const assets = {
      logo: 'assets/logo.avif',
      logoLight: 'assets/light.jpg',
      mark: 'assets/mark.png',
      favicon: 'assets/favicon.ico',
      socialImage: 'assets/social.webp',
    };
    expect(await faultsOf({ assets })).toEqual([]);
  });

  it('that is replaced is looked at again', async () => {
    await folder.write('brands/acme/assets/logo.svg', logo('#123456'));
    await folder.brand('acme', { assets: { logo: 'assets/logo.svg' } });
    const store = await folder.open();
    expect(await store.check()).toEqual([]);
    await folder.write('brands/acme/assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await store.check()).toMatchObject([{ rule: 'asset.unsafeSvg' }]);
  });

  it('that was sound is refused once its folder is a link that leads out', async () => {
    await folder.write('brands/acme/assets/logo.svg', logo('#123456'));
    await folder.brand('acme', { assets: { logo: 'assets/logo.svg' } });
    const store = await folder.open();
    expect(await store.check()).toEqual([]);
    await rename(folder.path('brands/acme/assets'), folder.path('elsewhere'));
    await symlink(folder.path('elsewhere'), folder.path('brands/acme/assets'));
    expect(await store.check()).toMatchObject([{ rule: 'asset.outside' }]);
  });
});

describe('a folder', () => {
  it('that is a link to nothing, or that cannot be looked into, is told of', async () => {
    await symlink(folder.path('nowhere'), folder.path('brands/dangling'));
    await symlink(folder.path('brands/loop'), folder.path('brands/loop'));
    const faults = await (await folder.open()).check();
    expect(faults.map(({ rule, file }) => `${file} ${rule}`).sort()).toEqual([
      'brands/dangling/brand.json file.outside',
      'brands/loop/brand.json file.unreadable',
    ]);
  });

  it('of brands that cannot be listed is told apart from one that is not there', async () => {
    await symlink(folder.path('loop'), folder.path('loop'));
    const store = await folder.open({ roots: [folder.path('loop'), folder.path('none')] });
    expect(store.faults().map(({ rule, file }) => `${file} ${rule}`)).toEqual([
      'loop root.unreadable',
      'none root.missing',
    ]);
  });
});
