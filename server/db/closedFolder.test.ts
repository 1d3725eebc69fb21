import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbedded, type Embedded } from '../embedded/startEmbedded.ts';
import { openToolDatabase } from './toolDatabase.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const running: Embedded[] = [];

/** A folder that nobody but this user may enter. */
async function makeClosedFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'livery closed äöü 漢字 ')));
  folders.push(folder);
  return folder;
}

async function start(dataDirectory: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDirectory, isDurable: false });
  running.push(embedded);
  return embedded;
}

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const askWhere = async (dataDirectory: string) => {
  const database = await openToolDatabase({ databaseUrl: undefined, dataDirectory });
  const asked = sql<{ at: string }>`select current_setting('data_directory') as at`;
  const { rows } = await asked.execute(database.owner);
  await database.close();
  return realpath(rows[0]!.at);
};

describe('a data folder below a closed one, with spaces and other writing in its path', () => {
  it(`holds a database${isRoot ? ', also for root, whose user may not enter' : ''}`, async () => {
    const data = path.join(await makeClosedFolder(), 'data of it');
    await start(data);
    expect(await askWhere(data)).toBe(path.join(data, 'postgres'));
  });
});

describe('a data folder that was copied while its server ran', () => {
  it('is worked on by a server of its own, and never by that of the first', async () => {
    const folder = await makeClosedFolder();
    const [first, copy] = [path.join(folder, 'first'), path.join(folder, 'copy')];
    await start(first);
    await cp(first, copy, {
      recursive: true,
      preserveTimestamps: true,
      // A socket cannot be copied.
      filter: (source) => !source.endsWith('.sock'),
    });
    expect(await askWhere(copy)).toBe(path.join(copy, 'postgres'));
    expect(await askWhere(first)).toBe(path.join(first, 'postgres'));
  });
});
