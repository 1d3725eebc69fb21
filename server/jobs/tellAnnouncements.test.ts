import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getAnnouncements } from '../../schemas/api/content.ts';
import { addRows, announcementRow, hoursFromNow } from '../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  testNow,
  type TestBrand,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { listen, openStream, type TestStream } from '../../tests/support/liveStream.ts';
import { listenForChanges, type StopListening } from '../db/listen.ts';
import { startTellingAnnouncements } from './tellAnnouncements.ts';

let gateway: TestGateway;
let stopListening: StopListening;
let port: number;
const open: TestStream[] = [];

beforeAll(async () => {
  const changed: ((merchantCode: string) => void)[] = [];
  const woken: ((merchantCode: string) => void)[] = [];
  gateway = await createTestGateway({
    testBrands: [aurora, sakura],
    onContentChange: (listener) => void changed.push(listener),
    onEvents: (listener) => void woken.push(listener),
  });
  stopListening = await listenForChanges(gateway.db, {
    onContentChange: (code) => changed.forEach((listener) => listener(code)),
    onEvents: (code) => woken.forEach((listener) => listener(code)),
  });
  port = await listen(gateway.app);
});

afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

afterAll(async () => {
  await stopListening();
  await gateway.close();
});

async function follow(at: TestBrand) {
  const stream = await openStream(port, at);
  open.push(stream);
  return stream;
}

/** Lets the job take one turn. */
async function takeTurn(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startTellingAnnouncements({
    db: gateway.db,
    clock: gateway.now,
    onError: (error) => {
      throw error;
    },
    everyMs: 1000,
  });
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await stop();
}

const titles = async (at: TestBrand) =>
  (await gateway.call(at, getAnnouncements)).json().value.list.map(({ id }: { id: string }) => id);

it('tells open pages when an announcement begins and when it ends, once, and its merchant’s alone', async () => {
  const row = { type: 'PL', told_at: testNow } as const;
  const planned = { ...row, starts_at: hoursFromNow(1), ends_at: hoursFromNow(2) };
  await addRows(gateway.db, 'AURORA', 'announcements', [
    announcementRow({ ...row, id: 'stays' }),
    announcementRow({ ...planned, id: 'planned' }),
  ]);
  await addRows(gateway.db, 'SAKURA', 'announcements', [announcementRow({ ...row, id: 'there' })]);
  const here = await follow(aurora);
  const there = await follow(sakura);

  gateway.passTime(3600 - 1);
  await takeTurn();
  expect(await titles(aurora)).toEqual(['stays']);
  expect(here.heard).toEqual([]);

  gateway.passTime(2);
  await takeTurn();
  expect(await here.hears('message')).toEqual([{ types: ['PL'] }]);
  expect(await titles(aurora)).toEqual(['planned', 'stays']);

  gateway.passTime(60);
  await takeTurn();
  gateway.passTime(3600);
  await takeTurn();
  expect(await here.hears('message', 2)).toHaveLength(2);
  expect(await titles(aurora)).toEqual(['stays']);
  expect(there.heard).toEqual([]);
});

it('tells everybody of the platform’s, and two gateways tell once', async () => {
  const here = await follow(aurora);
  const there = await follow(sakura);
  await addRows(gateway.db, '*', 'announcements', [
    announcementRow({
      id: 'everywhere',
      type: 'PR',
      told_at: gateway.now(),
      starts_at: new Date(gateway.now().getTime() + 60_000),
    }),
  ]);
  // New ones are told of as they are written.
  for (const stream of [here, there]) await stream.hears('message');
  gateway.passTime(120);
  await Promise.all([takeTurn(), takeTurn()]);
  for (const stream of [here, there]) await stream.hears('message', 2);
  await takeTurn();
  const told = await gateway.db.owner
    .selectFrom('live_events')
    .select('content')
    .where('merchant_code', '=', '*')
    .execute();
  expect(told).toHaveLength(2);
});
