import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectSvg } from '../../engine/brand/svgProblems.ts';
import { createBrandStore } from '../../server/brands/fileBrandStore.ts';
import { brandText, catalogue, logo } from '../../tests/support/brandFolder.ts';
import type { WrittenBrand } from './new/compose.ts';
import { Operator } from '../../tests/support/operator.ts';

vi.setConfig({ testTimeout: 20_000 });

let operator: Operator;

beforeEach(async () => {
  operator = await Operator.create();
});

afterEach(() => operator.close());

const read = async (id: string) =>
  JSON.parse(await readFile(operator.path(`brands/${id}/brand.json`), 'utf8')) as WrittenBrand;

const listBrands = async () => (await readdir(operator.path('brands'))).sort();

/** What only the owner of a new brand can say, which "check" names until it is said. */
const OWNER_OWES = ['jurisdiction.missing', 'legal.draft', 'support.missing'];
const rulesOf = (faults: readonly { rule: string }[]) => faults.map(({ rule }) => rule).sort();

describe('new', () => {
  it('makes a brand that nothing is wrong with from nothing but an id', async () => {
    const { code, out } = await operator.run(['new', 'nova-bet']);
    expect(code).toBe(0);
    expect(out).toContain('The brand "Nova Bet" is in brands/nova-bet:');
    expect(await read('nova-bet')).toMatchObject({
      $schema: '../../schemas/generated/brand.schema.json',
      version: 1,
      name: 'Nova Bet',
      merchantCode: 'NOVA_BET',
      hosts: ['nova-bet.localhost'],
      languages: { offered: ['es', 'en'], default: 'es', fallback: 'en' },
      theme: { tokens: 'default' },
    });
    expect(rulesOf(await operator.faults())).toEqual(OWNER_OWES);
  });

  it.each(['#ffe600', '#111111', '#ffffff', '#7c3aed', '#00ff00', '#3a0ca3'])(
    'makes a brand without a warning from %s, moved where it could not be read',
    async (color) => {
      const { code, out } = await operator.run(['new', 'nova', '--color', color]);
      expect(code).toBe(0);
      expect(out).not.toContain('contrast.lifted');
      expect(rulesOf(await operator.faults())).toEqual(OWNER_OWES);
    },
  );

  it('says which colour moved, and writes it down', async () => {
    const { out } = await operator.run(['new', 'nova', '--color', '#ffe600']);
    const overrides = (await read('nova')).theme?.overrides;
    expect(overrides?.brand).toBe('#ffe600');
    expect(out).toContain(
      `In the light scheme the brand colour #ffe600 becomes ${overrides?.light?.['brand']}, so that it can be read.`,
    );
  });

  it('takes everything that is said', async () => {
    const { code } = await operator.run([
      ...['new', 'nova', '--name', 'Nova Club', '--languages', 'ja,vi', '--color', '7C3AED'],
      ...['--host', 'play.nova.example', '--host', 'www.nova.example,nova.example'],
      ...['--color-scheme', 'light', '--merchant-code', 'NV_1'],
    ]);
    expect(code).toBe(0);
    expect(await read('nova')).toMatchObject({
      name: 'Nova Club',
      merchantCode: 'NV_1',
      hosts: ['play.nova.example', 'www.nova.example', 'nova.example'],
      languages: { offered: ['ja', 'vi'], default: 'ja', fallback: 'ja' },
      theme: { scheme: 'light', overrides: { brand: '#7c3aed' } },
      currency: { code: 'JPY' },
      seo: { title: { ja: expect.stringContaining('Nova Club') as string } },
    });
  });

  it('draws pictures that are safe, the right size and the same every time', async () => {
    await operator.run(['new', 'nova']);
    const assets = (folder: string) =>
      Promise.all(
        ['logo.svg', 'logo-light.svg', 'mark.svg', 'favicon.svg', 'social.png'].map((name) =>
          readFile(path.join(folder, 'nova/assets', name)),
        ),
      );
    const first = await assets(operator.path('brands'));
    for (const svg of first.slice(0, 4)) {
      expect(inspectSvg(svg.toString()).problems).toEqual([]);
      expect(svg.toString()).not.toContain('<text');
    }
    expect(await sharp(first[4]).metadata()).toMatchObject({ width: 1200, height: 630 });
    const second = await Operator.create();
    await second.run(['new', 'nova']);
    expect(await assets(second.path('brands'))).toEqual(first);
    await second.close();
  });

  it.each(['نوفا كلوب', '星の城', 'Rồng Vàng', 'Żółw & Friends', 'Сова', 'Nova مجلس'])(
    'letters a logo that says %s',
    async (name) => {
      const { code, out } = await operator.run(['new', 'nova', '--name', name]);
      expect(code).toBe(0);
      expect(out).not.toContain('No bundled font');
      expect(rulesOf(await operator.faults())).toEqual(OWNER_OWES);
    },
  );

  it('lets the id stand in the logo for a name that no font has, and says so', async () => {
    const { code, out } = await operator.run(['new', 'nova', '--name', 'ဂိမ်း 🎰']);
    expect(code).toBe(0);
    expect(out).toContain('No bundled font has all letters of the name, so the logo says "nova".');
  });

  it('builds on another brand and says only what differs', async () => {
    await operator.run(['new', 'base', '--languages', 'vi,en']);
    const { code } = await operator.run(['new', 'child', '--extends', 'base', '--color', '#c00']);
    expect(code).toBe(0);
    const child = await read('child');
    expect(child).toMatchObject({ extends: 'base', theme: { overrides: { brand: '#cc0000' } } });
    expect(Object.keys(child.seo!.title!)).toEqual(['vi', 'en']);
    expect(child).not.toHaveProperty('languages');
    expect(child).not.toHaveProperty('currency');
  });

  it('builds without a warning on a brand that speaks other languages', async () => {
    const id = 'home.hot.title';
    const known = { ...catalogue, messages: { [id]: 'Hot games' } };
    await operator.write('schemas/generated/catalogue.json', JSON.stringify(known));
    const messages = { es: { [id]: 'Lo mejor' }, en: { [id]: 'Best games' } };
    const seo = { title: { es: 'Base' } };
    await operator.write('brands/base/brand.json', brandText('base', { messages, seo }));
    const made = await operator.run(['new', 'child', '--extends', 'base', '--languages', 'ja,vi']);
    expect(made).toMatchObject({ code: 0, out: expect.not.stringContaining('warning') as string });
    expect((await operator.run(['check', 'child', '--strict'])).code).toBe(0);
  });

  it('gives a merchant code that nobody else has', async () => {
    await operator.run(['new', 'first', '--merchant-code', 'NOVA']);
    await operator.run(['new', 'nova']);
    expect((await read('nova')).merchantCode).toBe('NOVA_2');
  });

  it('copies a logo that is brought along, and shows it in the social picture', async () => {
    await operator.write('mine.svg', logo('#ffffff'));
    expect(await operator.run(['new', 'nova', '--logo', 'mine.svg'])).toMatchObject({ code: 0 });
    expect(await readFile(operator.path('brands/nova/assets/logo.svg'), 'utf8')).toBe(
      logo('#ffffff'),
    );
    expect((await read('nova')).assets).not.toHaveProperty('logoLight');
    expect(rulesOf(await operator.faults())).toEqual(OWNER_OWES);
  });

  it('makes a folder that others may read, as the gateway may run as somebody else', async () => {
    await operator.run(['new', 'nova']);
    const { mode } = await stat(operator.path('brands/nova'));
    expect(mode & 0o777).toBe(0o777 & ~process.umask());
  });

  it('leads a brand that lies outside of the checkout to the schema of the checkout', async () => {
    const outside = await Operator.create();
    await operator.run(['new', 'nova', '--dir', outside.path('brands')]);
    const text = await readFile(outside.path('brands/nova/brand.json'), 'utf8');
    const schema = operator.path('schemas/generated/brand.schema.json');
    expect(JSON.parse(text)).toMatchObject({ $schema: pathToFileURL(schema).href });
    await outside.close();
  });

  it('speaks JSON', async () => {
    const { out } = await operator.run(['new', 'nova', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      id: 'nova',
      folder: operator.path('brands/nova'),
      files: expect.arrayContaining(['brand.json', 'assets/logo.svg']) as string[],
      gateway: 'none',
      address: 'http://nova.localhost:1/',
    });
  });
});

describe('new --interactive', () => {
  it('asks for what is missing, again where an answer makes no sense', async () => {
    const questions: string[] = [];
    const answers = ['Nova!', 'nova', '', 'play.example.com', '', '', 'gren', '#16a34a', '', ''];
    const { code, complaints } = await operator.run(['new', '--interactive'], {
      ask: async (question) => {
        questions.push(question);
        return answers[questions.length - 1]!;
      },
    });
    expect(code).toBe(0);
    expect(questions[2]).toBe('Name as members read it [Nova]:');
    expect(complaints).toContain('Did you mean "nova"?');
    expect(complaints).toContain('"gren" is no colour. Did you mean "#16a34a" (green)?');
    expect(await read('nova')).toMatchObject({
      hosts: ['play.example.com'],
      theme: { overrides: { brand: '#16a34a' } },
    });
  });

  it('asks nothing that was said', async () => {
    const said = ['--name', 'N', '--host', 'n.test', '--languages', 'en', '--theme', 'default'];
    const more = ['--color', '#123456', '--color-scheme', 'dark', '--merchant-code', 'NN'];
    const { code } = await operator.run(['new', 'nova', '--interactive', ...said, ...more]);
    expect(code).toBe(0);
  });
});

const writeAcme = () =>
  operator.write(
    'brands/acme/brand.json',
    brandText('acme', { hosts: ['acme.localhost'], merchantCode: 'ACME' }),
  );

const junk = Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 37) % 256));

/** Things on the disk that an operator may point at, by name. */
const HAZARDS: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
  out: (name) => symlink('/tmp', operator.path(name)),
  'brands/acme/assets': (name) => mkdir(operator.path(name)),
  'folder.svg': (name) => mkdir(operator.path(name)),
  'junk.svg': (name) => operator.write(name, junk),
  'junk.png': (name) => operator.write(name, junk),
  'huge.svg': (name) => operator.write(name, Buffer.alloc(50 * 1024 * 1024)),
  'script.svg': (name) =>
    operator.write(name, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
};

describe('new, called wrongly', () => {
  const device = 'Windows keeps this name for a device.';
  it.each([
    ['../x', 'Did you mean "x"?'],
    ['/etc', 'Did you mean "etc"?'],
    ['CON', device],
    ['nul', device],
    ['com1', device],
    ['', 'cannot be an id'],
    ['Nova', 'Did you mean "nova"?'],
    ['nova.bet', 'Did you mean "nova-bet"?'],
    ['nova bet', 'Did you mean "nova-bet"?'],
    ['növa', 'Did you mean "nova"?'],
    ['nova-', 'Did you mean "nova"?'],
    ['__proto__', 'Did you mean "proto"?'],
    ['x'.repeat(64), 'it has 64 letters, at most 63 are allowed'],
    ['acme', 'There is a brand "acme" already.'],
  ])('refuses the id %j', async (id, sentence) => {
    await writeAcme();
    const { code, complaints } = await operator.run(['new', id]);
    expect({ code, complaints: complaints.split('\n')[0] }).toEqual({
      code: 2,
      complaints: expect.stringContaining(sentence) as string,
    });
    expect(await listBrands()).toEqual(['acme']);
  });

  it.each([
    [['--host', 'acme.localhost'], 'The host "acme.localhost" belongs to the brand "acme".'],
    [['--host', 'ACME.localhost.'], 'belongs to the brand "acme"'],
    [['--host', 'https://nova.test/x'], 'says more than a host name. Write "nova.test".'],
    [['--host', 'no host'], '"no host" is not a host name.'],
    [['--host', ''], 'A brand needs a host'],
    [['--merchant-code', 'ACME'], 'The merchant code "ACME" belongs to the brand "acme".'],
    [['--merchant-code', 'nova bet'], 'Did you mean "NOVA_BET"?'],
    [['--color', 'blurple'], 'is no colour. Did you mean "#9333ea" (purple)?'],
    [['--color', '#12345'], 'Write it in hexadecimal'],
    [['--color', '#11223344'], 'Did you mean "#112233"?'],
    [['--theme', 'defualt'], 'There is no theme "defualt". Did you mean "default"?'],
    [['--languages', 'es,jp'], 'There is no language "jp". Did you mean "ja"?'],
    [['--languages', ','], 'A brand needs a language'],
    [['--extends', 'acmee'], 'There is no brand "acmee". Did you mean "acme"?'],
    [['--color-scheme', 'drak'], 'There is no colour scheme "drak". Did you mean "dark"?'],
    [['--name', ' '], 'A brand needs a name.'],
    [['--name', 'a\nb'], 'a line break'],
    [['--name', 'a\u202eb'], 'a line break'],
    [['--name', 'n'.repeat(61)], 'The name has 61 letters; at most 60 are allowed.'],
    [['--dir', 'nowhere'], 'There is no folder "nowhere". Create it first.'],
    [['--dir', 'themes/default.tokens.json'], 'is no folder.'],
    [['--dir', 'brands/acme/assets'], 'where each folder is a brand'],
    [['--dir', 'out'], 'is a link that leads out'],
    [['--logo', 'none.svg'], 'does not exist.'],
    [['--logo', 'themes'], 'must end in .svg, .png, .webp.'],
    [['--logo', 'script.svg'], 'is refused at line 1: <script> is not allowed.'],
    [['--logo', 'junk.svg'], 'is refused at line 1'],
    [['--logo', 'junk.png'], 'is no png picture.'],
    [['--logo', 'huge.svg'], 'has 51200 KB; at most 1024 KB are allowed.'],
    [['--logo', 'folder.svg'], 'is no file.'],
    [['--format', 'xml'], '--format is text or json'],
    [['more'], 'put a name with spaces in quotes'],
  ])('refuses %j', async (args, sentence) => {
    await writeAcme();
    await HAZARDS[args[1] ?? '']?.(args[1]!);
    const { code, complaints } = await operator.run(['new', 'nova', ...args]);
    expect({ code, complaints: complaints.split('\n')[0] }).toEqual({
      code: 2,
      complaints: expect.stringContaining(sentence) as string,
    });
    expect(await listBrands()).toEqual(['acme']);
    expect(await readdir('/tmp')).not.toContain('nova');
  });

  it('refuses to build on a brand that has faults itself', async () => {
    await operator.write('brands/bad/brand.json', '{ "version": 1, "nmae": 1 }');
    const { code, complaints } = await operator.run(['new', 'nova', '--extends', 'bad']);
    expect(code).toBe(2);
    expect(complaints).toMatch(
      /^"bad" has faults itself\. Mend it first: brands\/bad\/brand\.json/,
    );
    expect(await listBrands()).toEqual(['bad']);
  });

  it('refuses languages that an inherited label does not have, and says which label', async () => {
    const menus = { side: [{ label: { es: 'Ayuda' }, href: '/' }] };
    await operator.write('brands/base/brand.json', brandText('base', { menus }));
    const args = ['new', 'nova', '--extends', 'base', '--languages', 'ja'];
    const { code, complaints } = await operator.run(args);
    expect(code).toBe(2);
    expect(complaints).toMatch(
      /^brands\/base\/brand\.json:\d+:\d+ language\.textMissing menus\.side\[0\]\.label: /,
    );
    expect(await listBrands()).toEqual(['base']);
  });

  it('refuses a place that is taken by something that is no brand', async () => {
    await writeFile(operator.path('brands/nova'), '');
    const { code, complaints } = await operator.run(['new', 'nova']);
    expect(code).toBe(2);
    expect(complaints).toMatch(/^"brands\/nova" exists already\./);
  });
});

describe('new, cut short', () => {
  const halfWay = 'brands/.nova.draft-a1B2c3/brand.json';

  it('leaves nothing behind when it is stopped', async () => {
    const stopping = new AbortController();
    stopping.abort();
    const { code, complaints } = await operator.run(['new', 'nova'], { signal: stopping.signal });
    expect({ code, complaints }).toEqual({ code: 1, complaints: 'Stopped; nothing was written.' });
    expect(await listBrands()).toEqual([]);
  });

  it('was never seen by the gateway when it was killed half-way', async () => {
    await writeAcme();
    await operator.write(halfWay, '{ "version": 1, "hosts": ["n.test"] }');
    expect((await operator.run(['list', '--format', 'json'])).out).not.toContain('n.test');
    expect(await operator.faults()).toEqual([]);
  });

  it.each([
    [59, ['.nova.draft-a1B2c3', 'next']],
    [61, ['next']],
  ])('leaves after a kill and %i minutes what another sweeps: %j', async (minutes, left) => {
    await operator.write(halfWay, '{}');
    const { mtimeMs } = await stat(path.dirname(operator.path(halfWay)));
    const clock = () => new Date(mtimeMs + minutes * 60_000);
    expect((await operator.run(['new', 'next'], { clock })).code).toBe(0);
    expect(await listBrands()).toEqual(left);
  });

  it('lets only one of two at once have an id', async () => {
    const codes = await Promise.all(
      [1, 2].map(async () => (await operator.run(['new', 'nova'])).code),
    );
    expect(codes.sort()).toEqual([0, 2]);
    expect(await listBrands()).toEqual(['nova']);
  });
});

describe('new beside a gateway', () => {
  it('prints the address at which a store that watches serves it', async () => {
    const silent = () => undefined;
    const store = await createBrandStore({
      roots: [operator.path('brands')],
      themesDir: operator.path('themes'),
      catalogue,
      log: { info: silent, warn: silent, error: silent },
    });
    const server = http.createServer((request, response) => {
      if (request.url === '/healthz') return void response.end('{"alive":true}');
      void store.getByHost(request.headers.host!).then(({ kind }) => {
        response.writeHead(kind === 'live' ? 200 : 421).end(kind);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const { out } = await operator.run(['new', 'nova'], { env: { PORT: port } });
    expect(out).toContain(`The gateway on port ${port} serves it: http://nova.localhost:${port}/`);
    server.close();
    await store.close();
  });
});
