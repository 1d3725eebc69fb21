import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isAlive } from './embedded/postmaster.ts';
import {
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

describe('the gateway process', () => {
  it('starts on an empty data folder, says where it listens, and closes all on SIGTERM', async () => {
    const first = start();
    const port = await listening(first);
    expect(first.out()).toContain(`Sample House  http://sample.localhost:${port}/`);
    expect(await countGames(port)).toBeGreaterThan(300);
    const postmaster = await getPostmasterPid();

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.err()).toBe('');
    expect(isAlive(postmaster)).toBe(false);
    expect(await findPostmasterPid()).toBeUndefined();
  });

  it('answers the request under way before it ends, though Ctrl-C arrives twice', async () => {
    const first = start();
    const port = await listening(first);
    const slow = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
    await vi.waitFor(() => expect(first.out()).toContain('slow arrived'), waiting);
    first.child.kill('SIGINT');
    first.child.kill('SIGINT');
    expect(await slow).toBe('slow');
    expect(await first.ended).toBe(0);
  });

  it('ends by itself when the program that started it is gone', async () => {
    const first = start();
    await listening(first);
    const postmaster = await getPostmasterPid();
    first.child.disconnect();
    expect(await first.ended).toBe(0);
    expect(first.err()).toBe('');
    expect(isAlive(postmaster)).toBe(false);
  });

  it('goes on when nobody reads what it says any more', async () => {
    const { child, ended } = start();
    const up = once(child, 'message');
    child.stdout?.destroy();
    child.stderr?.destroy();
    expect((await up)[0]).toEqual({ livery: 'up' });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('keeps its password to itself: the files are for this user only', async () => {
    await listening(start({ DEMO: '1' }));
    for (const name of ['database.json', 'demo-members.json', 'postgres.log']) {
      const { mode } = await stat(path.join(dataDirectory, name));
      expect(mode & 0o777, name).toBe(0o600);
    }
  });
});
