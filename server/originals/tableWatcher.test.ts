import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aurora, hostOf } from '../../tests/support/gateway.ts';
import {
  addOriginalsPlayer,
  createOriginalsGateway,
  type OriginalsGateway,
} from '../../tests/support/originals.ts';
import { watchTable } from '../../tests/support/tableStream.ts';
import type { SessionRow } from './sessions.repository.ts';
import { createTableWatcher } from './tableWatcher.ts';

let gateway: OriginalsGateway;

beforeAll(async () => {
  gateway = await createOriginalsGateway();
});

afterAll(() => gateway.close());

const readFigure = async (name: string) => {
  const { body } = await gateway.app.inject({ url: '/metrics', headers: { host: hostOf(aurora) } });
  return new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1];
};

it('pages that watch a table are counted beside other streams', async () => {
  const ana = await addOriginalsPlayer(gateway, { gameCode: 'roulette' });
  const streams = [await watchTable(gateway, ana), await watchTable(gateway, ana)];
  expect(await readFigure('table_streams_open')).toBe('2');
  expect(await readFigure('table_streams_cut_slow')).toBe('0');
  expect(await readFigure('streams_open')).toBe('0');
  for (const stream of streams) stream.close();
  await vi.waitFor(async () => expect(await readFigure('table_streams_open')).toBe('0'), 10_000);
});

it('who does not read is cut off, and counted once', () => {
  // Without a connection nothing is ever read.
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const onSlow = vi.fn();
  const page = { session: {} as SessionRow, host: 'a.test', last: null, onSlow };
  const watcher = createTableWatcher(response, page);
  const frame = 'x'.repeat(30_000);
  watcher.send(frame);
  watcher.send(frame);
  expect([watcher.isGone, onSlow.mock.calls.length]).toEqual([false, 0]);
  watcher.send(frame);
  watcher.send(frame);
  expect([watcher.isGone, onSlow.mock.calls.length]).toEqual([true, 1]);
});
