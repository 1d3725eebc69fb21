import { execFileSync } from 'node:child_process';
import { chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../engine/brand/fault.ts';
import { BrandFolder, brandText, getLive } from '../support/brandFolder.ts';
import { checkFolder } from './checkFolder.ts';

// A busy machine takes its time; what hangs, hangs longer than this.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MEGABYTE = 1024 * 1024;
const NOBODY = 65534;

let folder: BrandFolder;

beforeEach(async () => {
  folder = await BrandFolder.create();
  await folder.brand('good');
  await mkdir(folder.path('brands/bad'));
});

afterEach(() => folder.close());

const bad = 'brands/bad/brand.json';

/** One fault, in one sentence, at the bad brand's file; the sound brand beside it is served. */
async function expectOnly(rule: string, message: RegExp): Promise<Fault> {
  const faults = await checkFolder(folder.dir);
  expect(faults).toMatchObject([{ rule, file: bad, severity: 'error' }]);
  const [fault] = faults;
  expect(fault!.message).toMatch(message);
  expect(fault!.message).toMatch(/^[^\n]+\.$/);
  const store = await folder.open();
  await getLive(store, 'good.test');
  expect(await store.getByHost('bad.test')).not.toMatchObject({ kind: 'live' });
  return fault!;
}

describe('instead of a brand file', () => {
  it('50 MB are not read', async () => {
    await writeFile(folder.path(bad), brandText('bad'));
    await truncate(folder.path(bad), 50 * MEGABYTE);
    await expectOnly('file.tooLarge', /51200 KB; at most 256 KB/);
  });

  it('binary junk is refused as no text', async () => {
    const junk = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256));
    await folder.write(bad, junk);
    await expectOnly('file.encoding', /not UTF-8/);
  });

  it('a folder of that name is no file', async () => {
    await mkdir(folder.path(bad));
    await expectOnly('file.unreadable', /no file/);
  });

  it('a pipe that nobody writes into does not hold anything up', async () => {
    execFileSync('mkfifo', [folder.path(bad)]);
    await expectOnly('file.unreadable', /no file/);
  });

  it('a socket is no file', async () => {
    const server = createServer().listen(folder.path(bad));
    await new Promise((resolve) => server.once('listening', resolve));
    await expectOnly('file.unreadable', /no file/);
    await new Promise((resolve) => server.close(resolve));
  });

  it('a link out of the folder is not followed', async () => {
    await folder.write('secret.json', brandText('bad'));
    await symlink(folder.path('secret.json'), folder.path(bad));
    await expectOnly('file.outside', /leads out of/);
  });

  it('a link to an endless device is not followed', async () => {
    await symlink('/dev/zero', folder.path(bad));
    await expectOnly('file.outside', /leads out of/);
  });

  it('a link to itself ends', async () => {
    await symlink(folder.path(bad), folder.path(bad));
    await expectOnly('file.unreadable', /ELOOP/);
  });

  it('a link to a pipe in the folder does not hold anything up', async () => {
    execFileSync('mkfifo', [folder.path('brands/bad/pipe')]);
    await symlink('pipe', folder.path(bad));
    await expectOnly('file.unreadable', /no file/);
  });

  it('a file without rights says so', async () => {
    await folder.write(bad, brandText('bad'));
    await chmod(folder.path(bad), 0);
    const faults = await asNobody(() => checkFolder(folder.dir));
    expect(faults).toMatchObject([{ rule: 'file.unreadable', file: bad }]);
    expect(faults[0]!.message).toContain('EACCES');
  });

  it('a folder without rights says so', async () => {
    await folder.write(bad, brandText('bad'));
    await chmod(folder.path('brands/bad'), 0);
    try {
      const faults = await asNobody(() => checkFolder(folder.dir));
      expect(faults).toMatchObject([{ file: bad, severity: 'error' }]);
      expect(faults[0]!.message).toContain('EACCES');
    } finally {
      await chmod(folder.path('brands/bad'), 0o755);
    }
  });
});

describe('instead of a brand', () => {
  it('a link to a folder elsewhere is not followed', async () => {
    await folder.brand('elsewhere', {}, 'other');
    await symlink(folder.path('other/elsewhere'), folder.path('brands/linked'));
    const faults = await checkFolder(folder.dir);
    expect(faults.filter(({ file }) => file.includes('linked'))).toMatchObject([
      { rule: 'file.outside', file: 'brands/linked/brand.json' },
    ]);
  });

  it('a folder whose name is no id is refused by its name', async () => {
    for (const name of ['Upper', 'with space', 'ünïcode', '-dash', 'a'.repeat(64), 'nul.']) {
      await folder.brand(name);
    }
    const faults = await checkFolder(folder.dir);
    const named = faults.filter(({ rule }) => rule === 'brand.id').map(({ file }) => file);
    expect(named).toHaveLength(6);
  });
});

describe('instead of a theme', () => {
  const theme = 'themes/odd.tokens.json';

  it.each([
    ['a pipe does not hold anything up', (file: string) => execFileSync('mkfifo', [file])],
    ['a folder is no file', (file: string) => mkdir(file)],
    ['a link out of the folder is not followed', (file: string) => symlink('/etc/passwd', file)],
    ['50 MB are not read', (file: string) => writeFile(file, Buffer.alloc(50 * MEGABYTE, ' '))],
  ])('%s', async (_fact, put) => {
    await folder.write('brands/bad/brand.json', brandText('bad', { theme: { tokens: 'odd' } }));
    await put(folder.path(theme));
    const faults = await checkFolder(folder.dir);
    expect(faults.map(({ file }) => file)).toEqual(expect.arrayContaining([theme]));
    expect(faults.every(({ file }) => file === theme || file === bad)).toBe(true);
    const store = await folder.open();
    await getLive(store, 'good.test');
  });
});

describe('a brand file that says too much', () => {
  const least = brandText('bad').trimEnd().slice(0, -1).trimEnd();

  it('by 100,000 keys is refused by its size', async () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => `"k${at}":${at}`).join();
    await folder.write(bad, `${least},${keys}}`);
    await expectOnly('file.tooLarge', /at most 256 KB/);
  });

  it('by as many keys as fit is told of some, not of all', async () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join();
    await folder.write(bad, `${least},${keys}}`);
    const faults = await checkFolder(folder.dir);
    expect(faults.length).toBeGreaterThan(1);
    expect(faults.length).toBeLessThanOrEqual(101);
  });

  it('by as many levels as fit is refused where it becomes too deep', async () => {
    await folder.write(bad, `${least},\n"deep": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    const { line } = await expectOnly('json.tooDeep', /nested deeper/);
    expect(line).toBe(brandText('bad').split('\n').length);
  });
});

describe('odd characters in a brand file', () => {
  it('a NUL byte is refused where it stands', async () => {
    await folder.write(bad, brandText('bad').replace('"bad"', '"b\u0000ad"'));
    const fault = await expectOnly('json.syntax', /control character/);
    expect(fault.line).toBe(3);
  });

  it('half characters and escaped NULs are no reason to give up', async () => {
    for (const escape of ['\\ud800', '\\udfff\\ud800', '\\u0000', '\\u202e', '\\ufeff']) {
      await folder.write(bad, brandText('bad').replace('"bad"', `"b${escape}d"`));
      await expect(checkFolder(folder.dir), escape).resolves.toBeInstanceOf(Array);
    }
  });
});

describe('instead of a picture', () => {
  const logo = 'brands/bad/assets/logo.svg';

  beforeEach(async () => {
    await folder.brand('bad', { assets: { logo: 'assets/logo.svg' } });
    await mkdir(folder.path('brands/bad/assets'));
  });

  it('50 MB are not read', async () => {
    await writeFile(folder.path(logo), '<svg/>');
    await truncate(folder.path(logo), 50 * MEGABYTE);
    await expectOnly('asset.tooLarge', /51200 KB/);
  });

  it('a pipe does not hold anything up', async () => {
    execFileSync('mkfifo', [folder.path(logo)]);
    await expectOnly('asset.unreadable', /no file/);
  });

  it('a folder is no picture', async () => {
    await mkdir(folder.path(logo));
    await expectOnly('asset.unreadable', /no file/);
  });

  it('a link out of the folder is not followed', async () => {
    await symlink('/etc/passwd', folder.path(logo));
    await expectOnly('asset.outside', /leads out of/);
  });
});

/** Root may read everything, so it steps down for as long as the work lasts. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  await chmod(folder.dir, 0o777);
  await mkdir(path.join(folder.dir, 'schemas/generated'), { recursive: true });
  await chmod(path.join(folder.dir, 'schemas/generated'), 0o777);
  if (process.geteuid?.() !== 0) return work();
  process.seteuid!(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid!(0);
  }
}
