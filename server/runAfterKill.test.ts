import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isAlive } from './embedded/postmaster.ts';
import {
  connect,
  countGames,
  dataDirectory,
  findPostmasterPid,
  getPostmasterPid,
  listening,
  start,
  useGatewayProcesses,
  waiting,
} from '../tests/support/gatewayProcess.ts';

useGatewayProcesses();

describe('after a kill -9', () => {
  it('of the gateway alone, the next start takes the orphaned PostgreSQL over, and ends what was under way', async () => {
    const first = start();
    await listening(first);
    const orphan = await getPostmasterPid();
    const client = await connect();
    const underWay = client.query('select pg_sleep(600)').catch((error: Error) => error.message);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = start();
    const port = await listening(second);
    expect(await getPostmasterPid()).toBe(orphan);
    expect(await underWay).toMatch(/terminat/);
    expect(await countGames(port)).toBeGreaterThan(300);

    process.kill(orphan, 'SIGKILL');
    await vi.waitFor(() => expect(second.err()).toContain('was started again'), waiting);
    expect(await vi.waitFor(() => countGames(port), waiting)).toBeGreaterThan(300);
  });

  it('of the gateway alone, a PostgreSQL that was taken over ends with the gateway', async () => {
    const first = start();
    await listening(first);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = start();
    await listening(second);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(second.err()).toBe('');
    expect(await findPostmasterPid()).toBeUndefined();
  });

  it('of the gateway alone, an orphaned PostgreSQL that nobody can enter any more is started anew', async () => {
    const first = start();
    await listening(first);
    const orphan = await getPostmasterPid();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(orphan)).toBe(true);
    await rm(path.join(dataDirectory, 'database.json'));

    expect(await countGames(await listening(start()))).toBeGreaterThan(300);
    expect(isAlive(orphan)).toBe(false);
  });

  it('of the whole tree, the next start recovers', async () => {
    const first = start();
    await listening(first);
    const postmaster = await getPostmasterPid();
    first.child.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await first.ended;

    expect(await countGames(await listening(start()))).toBeGreaterThan(300);
  });

  it('of PostgreSQL alone, the gateway starts it again and keeps answering', async () => {
    const first = start();
    const port = await listening(first);
    process.kill(await getPostmasterPid(), 'SIGKILL');
    await vi.waitFor(() => expect(first.err()).toContain('was started again'), waiting);
    expect(await vi.waitFor(() => countGames(port), waiting)).toBeGreaterThan(300);
  });

  it('in the middle of the first set-up, the next start begins it anew and leaves no rest', async () => {
    const first = start();
    await vi.waitFor(async () => {
      const [workshop] = (await readdir(dataDirectory)).filter((name) =>
        name.startsWith('postgres.new-'),
      );
      await stat(path.join(dataDirectory, workshop ?? '-', 'data/base'));
    }, waiting);
    first.child.kill('SIGKILL');
    await first.ended;

    expect(await countGames(await listening(start()))).toBeGreaterThan(300);
    expect((await readdir(dataDirectory)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('and with its process number given to another program, that program is left alone', async () => {
    const first = start();
    await listening(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const file = path.join(dataDirectory, 'postgres/postmaster.pid');
    await writeFile(file, `${process.pid}\n${dataDirectory}/postgres\n0\n1\n\n\n\nready\n`);

    expect(await countGames(await listening(start()))).toBeGreaterThan(300);
  });

  it('a lost password file is replaced and the data is kept', async () => {
    const first = start();
    await listening(first);
    first.child.kill('SIGTERM');
    await first.ended;
    await rm(path.join(dataDirectory, 'database.json'));

    expect(await countGames(await listening(start()))).toBeGreaterThan(300);
  });
});
