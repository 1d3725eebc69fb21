import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeScanningSchema } from './check/fixtures/codeScanningSchema.ts';
import { runUnattended } from './runUnattended.ts';

let cwd: string;

beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'livery-check-'));
  const theme = {
    color: { brand: { $value: '#0e7a5f' }, accent: { $value: '#d9b45b' } },
    radius: { $value: { value: 8, unit: 'px' } },
    font: { display: { $value: 'manrope' }, text: { $value: 'manrope' } },
  };
  await write('schemas/generated/catalogue.json', { slots: {}, screens: [], messages: {} });
  await write('themes/default.tokens.json', theme);
  await write('brands/acme/brand.json', brand('acme'));
});

afterEach(() => rm(cwd, { recursive: true }));

/** What a brand says of its owner, without which it is warned. */
const OF_OWNER = {
  jurisdiction: {
    country: 'ES',
    licence: { authority: 'A', number: '1' },
    helpline: { name: 'H', href: 'https://help.example' },
  },
  support: { email: 'help@brand.example' },
  legal: { confirmed: ['terms', 'privacy', 'refund'] },
};

const brand = (id: string, more: object = {}) => ({
  version: 1,
  name: `The ${id}`,
  merchantCode: id.toUpperCase(),
  hosts: [`${id}.test`],
  ...more,
  ...OF_OWNER,
});

const at = (name: string) => path.join(cwd, name);

async function write(name: string, value: object | string): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

const check = (
  args: readonly string[] = [],
  more: Partial<Parameters<typeof runUnattended>[1]> = {},
) => runUnattended(['check', ...args], { cwd, ...more });

interface Answer {
  readonly faults: readonly { rule: string; file: string; line: number; message: string }[];
}

const rulesIn = ({ out }: { out: string }) =>
  (JSON.parse(out) as Answer).faults.map(({ rule, file }) => `${file} ${rule}`);

const warned = { languages: { offered: ['es', 'en'] }, seo: { title: { es: 'Sólo' } } };

describe('what is printed', () => {
  it('is one line where nothing is wrong', async () => {
    expect(await check()).toMatchObject({
      code: 0,
      out: '1 brand checked: 0 errors, 0 warnings.',
    });
  });

  it('is every fault by file, with place, remedy and the page of its rule', async () => {
    await write('brands/bad/brand.json', brand('bad', { walet: 1, theme: { tokens: 'defalt' } }));
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      'brands/bad/brand.json',
      '    8:3  error    "walet" is not known here.',
      '                  → Did you mean "wallet"? (--fix does it)',
      '                  walet  docs/rules/schema.unknownKey.md',
      '  10:15  error    There is no theme "defalt".',
      '                  → Did you mean "default"? (--fix does it)',
      '                  theme.tokens  docs/rules/theme.unknown.md',
      '',
      '2 brands checked: 2 errors, 0 warnings. "--fix" mends 2 of them.',
    ]);
  });

  it('has colours on a terminal only, and nothing that a file says can add to them', async () => {
    await write('brands/bad/brand.json', brand('bad', { '\u001b[31mred\u0007\u202e': 1 }));
    const plain = await check();
    const colored = await check([], { isTerminal: true });
    expect(plain.out).toBe(stripVTControlCharacters(plain.out));
    expect(stripVTControlCharacters(colored.out)).not.toMatch(/[\u0007\u202e]/);
    expect(colored.out).not.toBe(stripVTControlCharacters(colored.out));
    expect(colored.out).toContain('\\u0007');
    expect(colored.out).not.toContain('\u001b[31mred');
  });

  it('is the same as JSON, for programs', async () => {
    await write('brands/bad/brand.json', brand('bad', { walet: 1 }));
    const { out } = await check(['--format', 'json']);
    expect(JSON.parse(out)).toEqual({
      checked: 2,
      errors: 1,
      warnings: 0,
      faults: [
        {
          rule: 'schema.unknownKey',
          severity: 'error',
          file: 'brands/bad/brand.json',
          line: 8,
          column: 3,
          path: 'walet',
          message: '"walet" is not known here.',
          suggestion: 'Did you mean "wallet"?',
          page: 'docs/rules/schema.unknownKey.md',
          fixable: true,
        },
      ],
    });
  });

  it('of an inherited fault is said once where its owner is checked too', async () => {
    await write('brands/base/brand.json', { version: 1, abstract: true, ...warned });
    await write('brands/child/brand.json', brand('child', { extends: 'base' }));
    expect(rulesIn(await check(['--format', 'json']))).toEqual([
      'brands/base/brand.json language.textUntranslated',
    ]);
    expect(rulesIn(await check(['child', '--format', 'json']))).toEqual([
      'brands/base/brand.json language.textUntranslated',
    ]);
  });

  it('says how far it is while many brands are checked', async () => {
    for (let index = 0; index < 60; index += 1) {
      await write(`brands/b${index}/brand.json`, brand(`b${index}`));
    }
    const lines: (string | null)[] = [];
    await check([], { progress: (line) => lines.push(line) });
    expect(lines).toContain('Checking brands: 50 of 61');
    expect(lines.at(-1)).toBeNull();
  });
});

describe('a check that is stopped', () => {
  it('says so, tells what it knows, and answers 1', async () => {
    const stopping = new AbortController();
    stopping.abort();
    expect(await check([], { signal: stopping.signal })).toMatchObject({
      code: 1,
      complaints: 'Stopped before every brand was checked.',
    });
  });
});

describe('the exit code', () => {
  it('is 0 for warnings, and 1 for them with --strict', async () => {
    await write('brands/warned/brand.json', brand('warned', warned));
    expect(await check()).toMatchObject({ code: 0, out: expect.stringContaining('1 warning.') });
    expect(await check(['--strict'])).toMatchObject({ code: 1 });
    expect(await check(['--strict', 'acme'])).toMatchObject({ code: 0 });
  });

  it('is that of the brands named', async () => {
    await write('brands/bad/brand.json', brand('bad', { walet: 1 }));
    expect((await check(['acme'])).code).toBe(0);
    expect((await check(['bad'])).code).toBe(1);
  });
});

describe('sarif', () => {
  it('has everything that code scanning needs', async () => {
    await write('brands/bad/brand.json', brand('bad', { walet: 1, ...warned }));
    await write('brands/bad two/brand.json', brand('bad'));
    const { out } = await check(['--format', 'sarif']);
    const validate = new Ajv({ allErrors: true }).compile(codeScanningSchema);
    const log = JSON.parse(out);
    validate(log);
    expect(validate.errors).toBeNull();
    const [{ results, tool }] = log.runs;
    expect(results).toMatchObject([
      {
        ruleId: 'brand.id',
        locations: [
          { physicalLocation: { artifactLocation: { uri: 'brands/bad%20two/brand.json' } } },
        ],
      },
      {
        ruleId: 'schema.unknownKey',
        level: 'error',
        message: { text: '"walet" is not known here. Did you mean "wallet"?' },
        locations: [{ physicalLocation: { region: { startLine: 8, startColumn: 3 } } }],
      },
      { ruleId: 'language.textUntranslated', level: 'warning' },
    ]);
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    }
  });

  it('leads to the pages of the commit in a workflow', async () => {
    const env = {
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'acme/site',
      GITHUB_SHA: 'abc',
    };
    const { out } = await check(['--format', 'sarif'], { env });
    expect(out).toContain(
      '"https://github.example/acme/site/blob/abc/docs/rules/host.duplicate.md"',
    );
  });

  it('keeps the fingerprint of a fault that only moved', async () => {
    const printOf = async () =>
      JSON.parse((await check(['--format', 'sarif'])).out).runs[0].results[0].partialFingerprints;
    await write('brands/bad/brand.json', brand('bad', { walet: 1 }));
    const before = await printOf();
    await write('brands/bad/brand.json', { $schema: 'x', ...brand('bad', { walet: 1 }) });
    expect(await printOf()).toEqual(before);
  });
});

describe('--fix', () => {
  it('mends what is certain, says what it did, and reports what is left', async () => {
    const text = `\uFEFF{\r\n\t"version" : 1,  "nmae":"Bad",\r\n\t"merchantCode": "BAD",\r\n\t"hosts": ["https://Bad.test/"],\r\n\t"odd": 1\r\n}\r\n`;
    await write('brands/bad/brand.json', text);
    await chmod(at('brands/bad/brand.json'), 0o640);
    const { code, out } = await check(['--fix']);
    expect(await readFile(at('brands/bad/brand.json'), 'utf8')).toBe(
      text
        .replace('\uFEFF', '')
        .replace('"nmae"', '"name"')
        .replace('https://Bad.test/', 'bad.test'),
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^Mended\n/);
    expect(out).toContain('brands/bad/brand.json:2:18  renamed "nmae" to "name"');
    expect(out).toContain('brands/bad/brand.json:1:1  removed the byte order mark');
    expect(out).toContain('"odd" is not known here.');
    expect((await stat(at('brands/bad/brand.json'))).mode & 0o777).toBe(0o640);
    expect(await readdir(at('brands/bad'))).toEqual(['brand.json']);
  });

  it('goes on until nothing is left to mend, and then changes nothing more', async () => {
    const text = JSON.stringify(brand('bad', { hosts: ['A.test', 'a.test', 'HTTP://a.test'] }));
    await write('brands/bad/brand.json', text.replace(/\}$/, ',}'));
    expect(await check(['--fix'])).toMatchObject({ code: 0 });
    const mended = await readFile(at('brands/bad/brand.json'), 'utf8');
    expect(JSON.parse(mended).hosts).toEqual(['a.test']);
    expect((await check(['--fix'])).out).not.toContain('Mended');
    expect(await readFile(at('brands/bad/brand.json'), 'utf8')).toBe(mended);
  });

  it('touches only the brands that are named, but also themes where none is', async () => {
    await write('brands/bad/brand.json', brand('bad', { hosts: ['Bad.test'] }));
    const theme = await readFile(at('themes/default.tokens.json'), 'utf8');
    await write('themes/odd.tokens.json', theme.replace('"radius"', '"raduis"'));
    await check(['--fix', 'acme']);
    expect(await readFile(at('brands/bad/brand.json'), 'utf8')).toContain('Bad.test');
    expect(await check(['--fix'])).toMatchObject({ code: 0 });
    expect(await readFile(at('brands/bad/brand.json'), 'utf8')).toContain('bad.test');
    expect(await readFile(at('themes/odd.tokens.json'), 'utf8')).toBe(theme);
  });

  it('changes no file without it', async () => {
    await write('brands/bad/brand.json', brand('bad', { hosts: ['Bad.test'] }));
    await check();
    expect(await readFile(at('brands/bad/brand.json'), 'utf8')).toContain('Bad.test');
  });

  it('says of changes in JSON too', async () => {
    await write('brands/bad/brand.json', brand('bad', { hosts: ['Bad.test'] }));
    const { out } = await check(['--fix', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      faults: [],
      fixed: [{ file: 'brands/bad/brand.json', line: 6, rule: 'host.upperCase' }],
    });
  });
});

describe('bad input', () => {
  beforeEach(async () => {
    await write('brands/huge/brand.json', '{ "version": 1, "hosts": ["huge.test"] }');
    await truncate(at('brands/huge/brand.json'), 50 * 1024 * 1024);
    await mkdir(at('brands/junk'));
    const junk = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 197) % 256));
    await writeFile(at('brands/junk/brand.json'), junk);
    await mkdir(at('brands/nothing'));
    await mkdir(at('brands/folder/brand.json'), { recursive: true });
    await write('elsewhere/brand.json', brand('elsewhere'));
    await symlink(at('elsewhere'), at('brands/outside'));
    await symlink(at('nowhere'), at('brands/dangling'));
    await mkdir(at('brands/filelink'));
    await symlink(at('elsewhere/brand.json'), at('brands/filelink/brand.json'));
    await write('brands/CON/brand.json', brand('con'));
    await write('brands/bad/brand.json', brand('bad', { walet: 1 }));
  });

  it('is one sentence a file, and every other brand is checked', async () => {
    const answer = await check(['--format', 'json']);
    expect(answer.code).toBe(1);
    expect(rulesIn(answer)).toEqual([
      'brands/CON/brand.json brand.id',
      'brands/bad/brand.json schema.unknownKey',
      'brands/dangling/brand.json file.outside',
      'brands/filelink/brand.json file.outside',
      'brands/folder/brand.json file.unreadable',
      'brands/huge/brand.json file.tooLarge',
      'brands/junk/brand.json file.encoding',
      'brands/nothing/brand.json file.missing',
      'brands/outside/brand.json file.outside',
    ]);
    for (const { message } of (JSON.parse(answer.out) as Answer).faults) {
      expect(message).toMatch(/^[^\n]+\.$/);
    }
  });

  it.each(['outside', 'dangling', 'CON', 'huge'])('is found by name too: %s', async (id) => {
    expect(await check([id])).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 brand checked: 1 error'),
    });
  });

  it('is left alone by --fix', async () => {
    const before = await stat(at('brands/huge/brand.json'));
    expect((await check(['--fix'])).code).toBe(1);
    expect((await stat(at('brands/huge/brand.json'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('such as a folder of brands that is not there is told apart from an empty one', async () => {
    const missing = await check(['--format', 'json'], { env: { BRANDS_DIR: 'none' } });
    expect(rulesIn(missing)).toContain('none root.missing');
    await mkdir(at('none'));
    const empty = await check(['--format', 'json'], { env: { BRANDS_DIR: 'none' } });
    expect(rulesIn(empty)).not.toContain('none root.missing');
  });
});
