import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder, replaceFile, sweepDrafts, TakenError, WriteError } from './files.ts';

const MINUTE = 60_000;

let dir: string;
const at = (name: string) => path.join(dir, name);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'livery-files-'));
});

afterEach(() => rm(dir, { recursive: true }));

describe('createFolder', () => {
  it('shows nothing at its place before everything is there', async () => {
    await createFolder(at('nova'), async ({ write }) => {
      await write('assets/logo.svg', '<svg/>');
      expect((await readdir(dir)).every((name) => name.startsWith('.'))).toBe(true);
    });
    expect(await readdir(dir)).toEqual(['nova']);
    expect(await readFile(at('nova/assets/logo.svg'), 'utf8')).toBe('<svg/>');
  });

  it('leaves nothing behind when filling it fails', async () => {
    const failing = createFolder(at('nova'), async ({ write }) => {
      await write('brand.json', '{}');
      throw new Error('No more.');
    });
    await expect(failing).rejects.toThrow('No more.');
    expect(await readdir(dir)).toEqual([]);
  });

  it('never takes the place of anything, not of an empty folder either', async () => {
    await createFolder(at('nova'), async () => undefined);
    await expect(createFolder(at('nova'), async () => undefined)).rejects.toThrow(TakenError);
    expect(await readdir(dir)).toEqual(['nova']);
  });

  it('lets a draft be swept an hour after its maker touched it last, no sooner', async () => {
    const made = createFolder(at('nova'), async ({ folder, write }) => {
      const touchedMs = (await stat(folder)).mtimeMs;
      await sweepDrafts(dir, new Date(touchedMs + 59 * MINUTE));
      await write('brand.json', '{}');
      await sweepDrafts(dir, new Date(touchedMs + 62 * MINUTE));
    });
    await expect(made).rejects.toThrow(WriteError);
    expect(await readdir(dir)).toEqual([]);
  });

  it('says in one sentence why the disk refuses', async () => {
    await writeFile(at('file'), '');
    const refused = createFolder(at('file/nova'), async () => undefined);
    await expect(refused).rejects.toThrow(WriteError);
    await expect(refused).rejects.toThrow('there is a file where a folder is needed.');
    await expect(createFolder(at('none/nova'), async () => undefined)).rejects.toThrow(
      'could not be written: the folder does not exist.',
    );
  });
});

describe('sweepDrafts', () => {
  it('touches nothing that is no draft', async () => {
    const names = ['.git', '.nova-a1B2c3', '.vscode-backup', 'nova', 'nova.draft-a1B2c3'];
    for (const name of names) await mkdir(at(name));
    await writeFile(at('.file.draft-a1B2c3'), '');
    await symlink(at('nova'), at('.link.draft-a1B2c3'));
    const before = await readdir(dir);
    await sweepDrafts(dir, new Date('2100-01-01'));
    expect(await readdir(dir)).toEqual(before);
  });
});

describe('replaceFile', () => {
  it('keeps the rights of the file and the link that leads to it', async () => {
    await writeFile(at('real.json'), 'old', { mode: 0o640 });
    await symlink('real.json', at('link.json'));
    await replaceFile(at('link.json'), 'new');
    expect(await readFile(at('real.json'), 'utf8')).toBe('new');
    expect((await stat(at('real.json'))).mode & 0o777).toBe(0o640);
    expect((await readdir(dir)).sort()).toEqual(['link.json', 'real.json']);
  });

  it('throws where there is no file', async () => {
    await expect(replaceFile(at('none.json'), 'x')).rejects.toThrow(WriteError);
  });
});
