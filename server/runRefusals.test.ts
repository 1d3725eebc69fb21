import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import {
  countGames,
  dataDirectory,
  findPostmasterPid,
  listening,
  start,
  useGatewayProcesses,
} from '../tests/support/gatewayProcess.ts';

useGatewayProcesses();

describe('a start that cannot work ends with one sentence and code 1', () => {
  const templateUrl = () => new URL(inject('templateUrl'));

  async function failure(env: Record<string, string>): Promise<string> {
    const one = start(env);
    expect(await one.ended).toBe(1);
    expect(one.out()).toBe('');
    expect(one.err().trim().split('\n')).toHaveLength(1);
    return one.err();
  }

  it('when another gateway uses the data folder, which goes on undisturbed', async () => {
    const first = start();
    const port = await listening(first);
    expect(await failure({})).toContain(`Another Livery (process ${first.child.pid})`);
    expect(await countGames(port)).toBeGreaterThan(300);
  });

  it('when the port is taken', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as net.AddressInfo;
    expect(await failure({ PORT: String(port) })).toContain(`Port ${port} is already in use`);
    expect(await findPostmasterPid()).toBeUndefined();
    holder.close();
  });

  it('when PORT is no number', async () => {
    expect(await failure({ PORT: 'web' })).toContain('PORT is "web"');
  });

  it('when the data folder lies where nothing can be made', async () => {
    expect(await failure({ DATA_DIR: '/proc/livery' })).toContain(
      'The data folder /proc/livery cannot be used',
    );
  });

  it('when the data folder is a file', async () => {
    const file = path.join(dataDirectory, 'file');
    await writeFile(file, '');
    expect(await failure({ DATA_DIR: file })).toContain(`The data folder ${file} cannot be used`);
  });

  it('when nothing answers at DATABASE_URL, without showing the password', async () => {
    const sentence = await failure({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/livery' });
    expect(sentence).toContain('No PostgreSQL answers at 127.0.0.1:1');
    expect(sentence).not.toContain('hunter2');
  });

  it('when the password is wrong', async () => {
    const url = templateUrl();
    url.password = 'hunter2';
    const sentence = await failure({ DATABASE_URL: url.href });
    expect(sentence).toContain(`refuses the password of "${url.username}"`);
    expect(sentence).not.toContain('hunter2');
  });

  it('when the database does not exist', async () => {
    const url = templateUrl();
    url.pathname = '/nowhere';
    expect(await failure({ DATABASE_URL: url.href })).toContain('has no database "nowhere"');
  });

  it('when DATABASE_URL is no PostgreSQL address', async () => {
    expect(await failure({ DATABASE_URL: 'mysql://x/y' })).toContain('starts with "mysql:"');
  });
});
