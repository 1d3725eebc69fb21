import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAnnouncements, getBanners } from '../../../../schemas/api/content.ts';
import { addRows, announcementRow, bannerRow } from '../../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../../tests/support/gateway.ts';
import { listen, openStream, type TestStream } from '../../../../tests/support/liveStream.ts';
import { listenForChanges, type StopListening } from '../../../db/listen.ts';
import { job } from './tellContent.ts';

let gateway: TestGateway;
let stopListening: StopListening;
let port: number;
const open: TestStream[] = [];

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, sakura] });
  stopListening = await listenForChanges(gateway.db, {
    onContentChange: gateway.hear.content,
    onEvents: gateway.hear.events,
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

const tellDue = () => job.run(gateway.parts, { dueAt: gateway.now() });

/** What a page of a merchant shows, by id. */
async function shown(at: TestBrand, table: 'announcements' | 'banners'): Promise<string[]> {
  const reply = await (table === 'banners'
    ? gateway.call(at, getBanners, { query: { groupName: 'w_home' } })
    : gateway.call(at, getAnnouncements));
  return reply.json().value.list.map(({ id }: { id: string }) => id);
}

const inSeconds = (seconds: number) => new Date(gateway.now().getTime() + seconds * 1000);

describe.each([
  ['an announcement', 'announcements', 'message', announcementRow],
  ['a banner', 'banners', 'banners', bannerRow],
] as const)('open pages of %s', (_what, table, kind, makeRow) => {
  it('are told when it begins and when it ends, once, and its merchant’s alone', async () => {
    const here = await follow(aurora);
    const there = await follow(sakura);
    const told = { told_at: gateway.now() };
    const planned = { id: 'planned', starts_at: inSeconds(3600), ends_at: inSeconds(7200) };
    await addRows(gateway.db, 'AURORA', table, [
      makeRow({ ...told, id: 'stays' }),
      makeRow({ ...told, ...planned }),
    ]);
    await addRows(gateway.db, 'SAKURA', table, [makeRow({ ...told, id: 'there' })]);
    // New ones are told of as they are written.
    for (const stream of [here, there]) await stream.hears(kind);

    gateway.passTime(3600 - 1);
    await tellDue();
    expect(await shown(aurora, table)).toEqual(['stays']);
    expect(here.heard).toHaveLength(1);

    gateway.passTime(2);
    await tellDue();
    await here.hears(kind, 2);
    expect(await shown(aurora, table)).toEqual(['planned', 'stays']);

    gateway.passTime(60);
    await tellDue();
    gateway.passTime(3600);
    await tellDue();
    await here.hears(kind, 3);
    expect(await shown(aurora, table)).toEqual(['stays']);
    expect(here.heard.map((event) => event.kind)).toEqual([kind, kind, kind]);
    expect(there.heard).toHaveLength(1);
  });

  it('are told everywhere where it is the platform’s, and of several gateways one tells', async () => {
    const here = await follow(aurora);
    const there = await follow(sakura);
    await addRows(gateway.db, '*', table, [
      makeRow({ id: 'everywhere', told_at: gateway.now(), starts_at: inSeconds(60) }),
    ]);
    for (const stream of [here, there]) await stream.hears(kind);
    gateway.passTime(120);
    // Others have found it due before any of them tells.
    await Promise.all([tellDue(), tellDue(), tellDue()]);
    for (const stream of [here, there]) await stream.hears(kind, 2);
    await tellDue();
    const told = await gateway.db.owner
      .selectFrom('live_events')
      .select('content')
      .where('merchant_code', '=', '*')
      .where('kind', '=', kind)
      .execute();
    expect(told).toHaveLength(2);
  });
});
