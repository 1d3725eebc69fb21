import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ownerName } from './db/embeddedCluster.ts';
import { isAlive } from './db/embeddedPostmaster.ts';

const script = path.resolve(import.meta.dirname, '../tests/support/bareGateway.ts');
const waiting = { timeout: 50_000, interval: 20 };

// A process with a database of its own, several times a test, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  out(): string;
  err(): string;
}

let dataDirectory: string;
let started: Started[];

beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-run-'));
  started = [];
});

afterEach(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  const left = await findPostmasterPid();
  if (left && left !== process.pid && isAlive(left)) process.kill(left, 'SIGKILL');
  await rm(dataDirectory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function start(env: Record<string, string> = {}): Started {
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', DATA_DIR: dataDirectory, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (err += String(chunk)));
  const streams = [child.stdout, child.stderr].map(
    async (stream) => stream && once(stream, 'close'),
  );
  const ended = once(child, 'exit').then(async ([code]) => {
    await Promise.all(streams);
    return code as number | null;
  });
  const one = { child, ended, out: () => out, err: () => err };
  started.push(one);
  return one;
}

async function listening(one: Started): Promise<number> {
  return vi.waitFor(() => {
    const port = /listens on [^:]+:(\d+)/.exec(one.out())?.[1];
    if (!port) throw new Error(`Not listening yet: ${one.out()}${one.err()}`);
    return Number(port);
  }, waiting);
}

async function countGames(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return Number(await response.text());
}

/** Enters the database as its owner. */
async function connect(): Promise<pg.Client> {
  const kept = await readFile(path.join(dataDirectory, 'database.json'), 'utf8');
  const { password } = JSON.parse(kept) as { password: string };
  const pidFile = await readFile(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8');
  const port = Number(pidFile.split('\n')[3]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: ownerName,
    password,
    database: 'livery',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function findPostmasterPid(): Promise<number | undefined> {
  const file = path.join(dataDirectory, 'postgres/postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  return pid || undefined;
}

async function getPostmasterPid(): Promise<number> {
  const pid = await findPostmasterPid();
  if (!pid) throw new Error('No PostgreSQL runs');
  return pid;
}

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
