import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from './database.ts';
import { listenForContentChanges, type StopListening } from './listen.ts';

let database: TestDatabase;
let heard: string[];
let stop: StopListening;

beforeEach(async () => {
  database = await createTestDatabase();
  heard = [];
  stop = await listenForContentChanges(database, (merchantCode) => heard.push(merchantCode));
});

afterEach(async () => {
  await stop();
  await database.close();
});

async function write(merchantCode: string, host: string): Promise<void> {
  await withTransaction(database, { merchantCode }, (tx) =>
    tx.insertInto('domain_routes').values({ merchant_code: merchantCode, host }).execute(),
  );
}

const hears = (...codes: string[]) =>
  vi.waitFor(() => expect(heard).toEqual(codes), { timeout: 10_000, interval: 20 });

describe('listenForContentChanges', () => {
  it('tells whose content was inserted, changed or deleted, once a statement', async () => {
    await write('ALPHA', 'a.test');
    await hears('ALPHA');
    await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      sql`update domain_routes set sort = 2`.execute(tx),
    );
    await hears('ALPHA', 'ALPHA');
    await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      sql`delete from domain_routes`.execute(tx),
    );
    await hears('ALPHA', 'ALPHA', 'ALPHA');
  });

  it("takes a change of the catalogue for everybody's", async () => {
    await database.owner.updateTable('games').set({ is_hot: true }).execute();
    await hears('*');
  });

  it('comes back after a lost connection, and takes all content for changed', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'livery-listen' and datname = current_database()`.execute(
      database.owner,
    );
    await hears('*');
    await write('BETA', 'b.test');
    await hears('*', 'BETA');
  });
});

/** A way to the database that can break down, as a network does. */
async function openLine(url: string) {
  const target = new URL(url);
  const sockets: Socket[] = [];
  const callers: Socket[] = [];
  let silencedBy: string | undefined;
  let held: (() => void)[] | undefined;
  const putThrough = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => undefined);
    near.on('data', (said: Buffer) => {
      if (silencedBy !== undefined && said.includes(silencedBy)) far.unpipe(near);
    });
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  };
  const server: Server = createServer((near) => {
    near.on('error', () => undefined);
    callers.push(near);
    if (held) held.push(() => putThrough(near));
    else putThrough(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    /** Ends nothing, and lets nothing through any more. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Lets no answer through to whoever says this. */
    silenceAfter(words: string) {
      silencedBy = words;
    },
    /** Ends every call; the next ones wait. */
    cut() {
      held = [];
      for (const socket of sockets) socket.destroy();
    },
    countWaiting: () => held?.length ?? 0,
    /** Puts the waiting calls through. */
    release() {
      for (const put of held ?? []) put();
    },
    countOpen: () => callers.filter((caller) => !caller.destroyed).length,
    close() {
      for (const socket of [...callers, ...sockets]) socket.destroy();
      server.close();
    },
  };
}

describe('a connection that falls silent', () => {
  it('counts as lost, and all content as changed', async () => {
    const line = await openLine(database.url);
    const told: string[] = [];
    const stopListening = await listenForContentChanges(line, (code) => told.push(code), {
      everyMs: 50,
      answerWithinMs: 500,
    });
    try {
      line.silence();
      await write('GAMMA', 'g.test');
      await vi.waitFor(() => expect(told).toEqual(['*']), { timeout: 10_000, interval: 20 });
      await write('GAMMA', 'h.test');
      await vi.waitFor(() => expect(told).toEqual(['*', 'GAMMA']), { timeout: 10_000 });
    } finally {
      await stopListening();
      line.close();
    }
  });
});

describe('a connection that is not wanted', () => {
  it('is closed when the database does not say that it listens', async () => {
    const line = await openLine(database.url);
    line.silenceAfter('listen content_changed; listen live_events');
    try {
      const listening = listenForContentChanges(line, () => undefined, {
        everyMs: 60_000,
        answerWithinMs: 500,
      });
      await expect(listening).rejects.toThrow('timeout');
      await vi.waitFor(() => expect(line.countOpen()).toBe(0), { timeout: 5_000 });
    } finally {
      line.close();
    }
  });

  it('is closed when it comes back after listening was stopped', async () => {
    const line = await openLine(database.url);
    const told: string[] = [];
    const stopListening = await listenForContentChanges(line, (code) => told.push(code));
    try {
      line.cut();
      await vi.waitFor(() => expect(line.countWaiting()).toBe(1), { timeout: 5_000 });
      await stopListening();
      line.release();
      await vi.waitFor(() => expect(line.countOpen()).toBe(0), { timeout: 5_000 });
      expect(told).toEqual([]);
    } finally {
      line.close();
    }
  });
});
