import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { notifyAfterCommit, withTransaction } from './database.ts';
import { listenForChanges, type StopListening } from './listen.ts';
import { createNotifier } from './notifier.ts';

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

describe('notifyAfterCommit', () => {
  it('notifies after the commit of what asked for it, and of nothing else', async () => {
    await withTransaction(database, { merchantCode: 'ALPHA' }, async () => undefined);
    await withTransaction(database, { merchantCode: 'BETA' }, async (tx) => {
      notifyAfterCommit(tx);
      throw new Error('undone');
    }).catch(() => undefined);
    await withTransaction(database, { merchantCode: 'GAMMA' }, async (tx) => notifyAfterCommit(tx));
    await hears('GAMMA');
  });
});

describe('a notifier', () => {
  it('sends what gathered meanwhile at once, and each payload once', async () => {
    const told: (readonly string[])[] = [];
    const notifier = createNotifier(async (codes) => told.push(codes), 1);
    for (const code of ['A', 'B', 'A']) notifier.notify(code);
    await vi.waitFor(() => expect(told).toEqual([['A', 'B']]), 10_000);
  });

  it('goes on after it could not send, and is silent once it is closed', async () => {
    const told: (readonly string[])[] = [];
    const send = vi.fn(async (codes: readonly string[]) => {
      if (send.mock.calls.length === 1) throw new Error('The database is away.');
      told.push(codes);
    });
    const notifier = createNotifier(send, 1);
    notifier.notify('A');
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 10_000);
    notifier.notify('B');
    await vi.waitFor(() => expect(told).toEqual([['B']]), 10_000);
    notifier.close();
    notifier.notify('C');
    notifier.close();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
