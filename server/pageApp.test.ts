import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PassThrough } from 'node:stream';
import { getBanners } from '../schemas/api/content.ts';
import { getGame, getGameMenus } from '../schemas/api/games.ts';
import { getHelpCenter } from '../schemas/api/system.ts';
import { addRows, bannerRow, clearRows, helpRow } from '../tests/support/content.ts';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { aurora, hostOf, sakura, testNow, type TestBrand } from '../tests/support/gateway.ts';
import type { PageCalls, PageTransport } from './document/pageCalls.ts';
import { buildPageApp } from './pageApp.ts';

let db: TestDatabase;
let calls: PageCalls;
let log = '';
let id = 0;

beforeAll(async () => {
  const stream = new PassThrough().on('data', (chunk: Buffer) => (log += chunk.toString()));
  db = await createTestDatabase();
  calls = await buildPageApp({
    db,
    clock: () => testNow,
    ids: () => `call-${id++}`,
    logger: { level: 'error', stream },
  });
});
afterAll(async () => {
  await calls.close();
  await db.close();
});
afterEach(() => clearRows(db, 'AURORA', 'system_status', 'whitelabel_flags'));

/** Works while a page of a brand is made. */
const during = <T>(brand: TestBrand, make: (transport: PageTransport) => Promise<T>) =>
  calls.during({ brand, host: hostOf(brand), hosts: [hostOf(brand)] }, make);

/** What a page of a brand gets for one call. */
const ask = (brand: TestBrand, url: string, method = 'GET') =>
  during(brand, (transport) => transport({ method, url, headers: {} }));

const codeOf = ({ status, body }: Awaited<ReturnType<PageTransport>>) => [
  status,
  (body as { code?: string }).code,
];

describe('what a page under way calls', () => {
  it('is answered for the merchant of its site, while others are made beside it', async () => {
    for (const { merchantCode, name } of [aurora, sakura]) {
      await addRows(db, merchantCode, 'help_articles', [
        helpRow({ slug: 'name', titles: JSON.stringify({ en: name }) }),
      ]);
    }
    const pages = [aurora, sakura, aurora, sakura];
    const replies = await Promise.all(pages.map((brand) => ask(brand, getHelpCenter.path)));
    for (const [at, { status, body }] of replies.entries()) {
      const told = JSON.stringify(body);
      const other = pages[at] === aurora ? sakura : aurora;
      expect([status, told.includes(pages[at]!.name), told.includes(other.name)]).toEqual([
        200,
        true,
        false,
      ]);
    }
  });

  it('is answered until the last page of a host is done, and no longer', async () => {
    const call = { method: 'GET', url: getGameMenus.path, headers: {} };
    let late: PageTransport | undefined;
    await during(aurora, async (transport) => {
      late = transport;
      await ask(aurora, getGameMenus.path);
      expect((await transport(call)).status).toBe(200);
    });
    expect(codeOf(await late!(call))).toEqual([421, 'unknownHost']);
  });

  it('shows what was written before the page began, however short before', async () => {
    const url = `${getBanners.path}?groupName=w_page`;
    expect(JSON.stringify((await ask(aurora, url)).body)).not.toContain('Just written');
    await addRows(db, 'AURORA', 'banners', [
      bannerRow({
        id: 'new',
        group_name: 'w_page',
        titles: JSON.stringify({ en: 'Just written' }),
      }),
    ]);
    expect(JSON.stringify((await ask(aurora, url)).body)).toContain('Just written');
  });

  it('comes from where its visitor is', async () => {
    const game = 'house-falcon-dunes';
    await addRows(db, 'AURORA', 'game_choices', [{ game_id: game, closed_countries: ['FR'] }]);
    const site = { brand: aurora, host: hostOf(aurora), hosts: [hostOf(aurora)] };
    const see = async (country: string | null) => {
      const url = `${getGame.path}?gameId=${game}`;
      const call = { method: 'GET', url, headers: {} };
      return codeOf(await calls.during({ ...site, country }, (transport) => transport(call)));
    };
    expect(await see('FR')).toEqual([404, 'notFound']);
    expect(await see(null)).toEqual([200, undefined]);
  });

  it('meets the gates of everybody', async () => {
    await addRows(db, 'AURORA', 'whitelabel_flags', [{ flag_id: 'helpCenter', is_enabled: false }]);
    expect(codeOf(await ask(aurora, getHelpCenter.path))).toEqual([403, 'featureOff']);
    await addRows(db, 'AURORA', 'system_status', [{ status: 1 }]);
    expect(codeOf(await ask(aurora, getGameMenus.path))).toEqual([503, 'maintenance']);
  });

  it('is counted by no limit of visitors', async () => {
    const statuses = await during(aurora, async (transport) => {
      const call = { method: 'GET', url: getGameMenus.path, headers: {} };
      const replies = Array.from({ length: 1_500 }, () => transport(call));
      return new Set((await Promise.all(replies)).map(({ status }) => status));
    });
    expect([...statuses]).toEqual([200]);
  });

  it('is an error of ours, and named in the log, where it is none of what pages are made of', async () => {
    expect(codeOf(await ask(aurora, '/wps/session/login', 'POST'))).toEqual([500, 'internal']);
    expect(log).toContain('A page calls POST /wps/session/login');
  });
});
