import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from './database.ts';
import { createEventBell, ringAfterCommit } from './eventBell.ts';
import { listenForChanges, type StopListening } from './listen.ts';

let database: TestDatabase;
let stop: StopListening;
let heard: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  stop = await listenForChanges(database, {
    onContentChange: () => undefined,
    onEvents: (merchantCode) => heard.push(merchantCode),
  });
});

beforeEach(() => {
  heard = [];
});

afterAll(async () => {
  await stop();
  await database.close();
});

const hears = (...codes: string[]) =>
  vi.waitFor(() => expect([...heard].sort()).toEqual(codes), { timeout: 10_000, interval: 10 });

describe('the bell of a database', () => {
  it('is heard after the commit of what asked for it, and of nothing else', async () => {
    await withTransaction(database, { merchantCode: 'ALPHA' }, async () => undefined);
    await withTransaction(database, { merchantCode: 'BETA' }, async (tx) => {
      ringAfterCommit(tx);
      throw new Error('undone');
    }).catch(() => undefined);
    await withTransaction(database, { merchantCode: 'GAMMA' }, async (tx) => ringAfterCommit(tx));
    await hears('GAMMA');
  });
});

describe('a bell', () => {
  it('tells of all who rang meanwhile at once, and of each once', async () => {
    const told: (readonly string[])[] = [];
    const bell = createEventBell(async (codes) => told.push(codes), 1);
    for (const code of ['A', 'B', 'A']) bell.ring(code);
    await vi.waitFor(() => expect(told).toEqual([['A', 'B']]), 10_000);
  });

  it('goes on after it could not tell, and is silent once it is closed', async () => {
    const told: (readonly string[])[] = [];
    const notify = vi.fn(async (codes: readonly string[]) => {
      if (notify.mock.calls.length === 1) throw new Error('The database is away.');
      told.push(codes);
    });
    const bell = createEventBell(notify, 1);
    bell.ring('A');
    await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1), 10_000);
    bell.ring('B');
    await vi.waitFor(() => expect(told).toEqual([['B']]), 10_000);
    bell.close();
    bell.ring('C');
    bell.close();
    expect(notify).toHaveBeenCalledTimes(2);
  });
});
