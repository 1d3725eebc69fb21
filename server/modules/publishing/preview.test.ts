import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAnnouncements, getBanners } from '../../../schemas/api/content.ts';
import { getHelpCenter } from '../../../schemas/api/system.ts';
import type { ContentKind } from '../../../schemas/content.schema.ts';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import { addRows, announcementRow, bannerRow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { withTransaction } from '../../db/database.ts';
import { buildPageApp } from '../../pageApp.ts';
import { saveDraft } from './publishing.service.ts';
import type { Entry } from './entries.ts';

let gateway: TestGateway;

const spring: Entry = {
  id: 'spring',
  group: 'w_home',
  title: { en: 'Spring' },
  art: 'aurora-hero',
  audience: 'member',
};

beforeAll(async () => {
  gateway = await createTestGateway();
  await addRows(gateway.db, 'AURORA', 'banners', [
    bannerRow({ id: 'one', sort: 1 }),
    bannerRow({ id: 'guests', sort: 2, audience: 'guest', titles: '{"en":"For guests"}' }),
  ]);
  await addRows(gateway.db, '*', 'announcements', [announcementRow({ id: 'default' })]);
});

beforeEach(async () => {
  gateway.passTime(6);
  await withTransaction(gateway.db, aurora, (tx) => tx.deleteFrom('content_versions').execute());
});

afterAll(() => gateway.close());

async function draft(kind: ContentKind, entry: Entry): Promise<number> {
  const merchant = { brand: aurora, hosts: [hostOf(aurora)] };
  const { version } = await withTransaction(gateway.db, aurora, (tx) =>
    saveDraft({ tx, merchant, kind, by: 'Mara', now: gateway.now() }, entry, null),
  );
  return version;
}

function sign(kind: string, id: string, as: 'guest' | 'member' = 'guest', merchantCode = 'AURORA') {
  const { previews } = gateway.parts.publishing;
  return previews.sign({ merchantCode, kind, id, version: 1, as }, gateway.now());
}

async function read(endpoint: Endpoint, token?: string, at: TestBrand = aurora) {
  const query: Record<string, string> = endpoint === getBanners ? { groupName: 'w_home' } : {};
  const headers = token === undefined ? {} : { cookie: `livery_preview=${token}` };
  return (await gateway.call(at, endpoint, { query, headers })).json().value;
}

const titlesOf = async (token?: string, at?: TestBrand): Promise<string[]> =>
  (await read(getBanners, token, at)).list.map(({ title }: { title: string }) => title);

describe('a draft that is looked at', () => {
  it('stands in its place for who has the link, and for nobody else', async () => {
    await draft('banners', { ...spring, id: 'one' });
    expect(await titlesOf(sign('banners', 'one', 'member'))).toEqual(['Spring']);
    expect(await titlesOf(sign('banners', 'one', 'guest'))).toEqual(['For guests']);
    expect(await titlesOf()).toEqual(['Welcome', 'For guests']);
  });

  it('stands in front where it is new, and alone where it hides the product’s', async () => {
    await draft('banners', spring);
    expect(await titlesOf(sign('banners', 'spring', 'member'))).toEqual(['Spring', 'Welcome']);
    const notice = { id: 'hours', type: 'B', title: { en: 'Hours' }, content: { en: '<p>a</p>' } };
    await draft('announcements', notice);
    const { list } = await read(getAnnouncements, sign('announcements', 'hours'));
    expect(list.map(({ title }: { title: string }) => title)).toEqual(['Hours']);
    const article = {
      id: 'cards',
      category: 'money',
      title: { en: 'Cards' },
      body: { en: '<p onclick="x()">a</p>' },
    };
    await draft('help', article);
    const { articles } = await read(getHelpCenter, sign('help', 'cards'));
    expect(articles).toMatchObject([{ slug: 'cards', body: '<p>a</p>' }]);
  });

  it('is over after a quarter of an hour', async () => {
    await draft('banners', spring);
    const token = sign('banners', 'spring', 'member');
    gateway.passTime(15 * 60 - 1);
    expect(await titlesOf(token)).toEqual(['Spring', 'Welcome']);
    gateway.passTime(1);
    expect(await titlesOf(token)).toEqual(['Welcome', 'For guests']);
  });

  it('is neither another merchant’s, nor anybody’s who changes the link', async () => {
    await draft('banners', spring);
    const token = sign('banners', 'spring', 'member');
    const elsewhere = sign('banners', 'spring', 'member', 'SAKURA');
    const other = Buffer.from(JSON.stringify(['banners', 'spring', 1, 'member', 9_999_999_999]));
    const forged = other.toString('base64url') + token.slice(-43);
    for (const wrong of [
      elsewhere,
      forged,
      token.slice(0, -1),
      `${token}A`,
      'x',
      token.slice(-43),
    ]) {
      expect(await titlesOf(wrong)).toEqual(['Welcome', 'For guests']);
    }
    expect(await titlesOf(token, sakura)).not.toContain('Spring');
  });

  it('stands in the page itself', async () => {
    await draft('banners', spring);
    const calls = await buildPageApp({ db: gateway.db, clock: gateway.now, ids: () => 'id' });
    const preview = { kind: 'banners', id: 'spring', version: 1, as: 'member' } as const;
    const site = { brand: aurora, host: hostOf(aurora), hosts: [hostOf(aurora)] };
    const url = `${getBanners.path}?groupName=w_home`;
    const ask = (shown: object) =>
      calls.during({ ...site, ...shown }, (call) => call({ method: 'GET', url, headers: {} }));
    expect(JSON.stringify(await ask({ preview }))).toContain('Spring');
    expect(JSON.stringify(await ask({}))).not.toContain('Spring');
    await calls.close();
  });
});
