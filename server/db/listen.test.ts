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

/** A way to the database that can fall silent without ending, as a lost network does. */
async function openSilencer(url: string) {
  const target = new URL(url);
  const sockets: Socket[] = [];
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a connection that falls silent', () => {
  it('counts as lost, and all content as changed', async () => {
    const silencer = await openSilencer(database.url);
    const told: string[] = [];
    const stopListening = await listenForContentChanges(silencer, (code) => told.push(code), {
      everyMs: 50,
      answerWithinMs: 500,
    });
    try {
      silencer.silence();
      await write('GAMMA', 'g.test');
      await vi.waitFor(() => expect(told).toEqual(['*']), { timeout: 10_000, interval: 20 });
      await write('GAMMA', 'h.test');
      await vi.waitFor(() => expect(told).toEqual(['*', 'GAMMA']), { timeout: 10_000 });
    } finally {
      await stopListening();
      silencer.close();
    }
  });
});
