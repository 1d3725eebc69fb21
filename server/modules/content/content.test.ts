import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAnnouncements, getBanners, getHomeNotice } from '../../../schemas/api/content.ts';
import { listenForContentChanges } from '../../db/listen.ts';
import {
  addRows,
  announcementRow,
  bannerRow,
  hoursFromNow,
} from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await addRows(gateway.db, '*', 'announcements', [announcementRow({ id: 'platform' })]);
  await addRows(gateway.db, 'AURORA', 'announcements', [
    announcementRow({ id: 'marquee', type: 'B', sort: 2 }),
    announcementRow({ id: 'first', type: 'B', sort: 1 }),
    announcementRow({ id: 'player', type: 'PL' }),
    announcementRow({ id: 'popup', type: 'PU' }),
    announcementRow({ id: 'promotion', type: 'PR' }),
    announcementRow({ id: 'help', type: 'H' }),
    announcementRow({ id: 'later', starts_at: hoursFromNow(1) }),
    announcementRow({ id: 'over', starts_at: hoursFromNow(-3), ends_at: hoursFromNow(-1) }),
    announcementRow({ id: 'ending', sort: 9, ends_at: hoursFromNow(1) }),
  ]);
  await addRows(gateway.db, '*', 'banners', [bannerRow()]);
  await addRows(gateway.db, 'SAKURA', 'banners', [
    bannerRow({ id: 'own', sort: 1, titles: JSON.stringify({ ja: 'ようこそ', en: 'Welcome' }) }),
    bannerRow({ id: 'hosted', sort: 2, art_id: null, url: 'https://img.example.com/a.avif' }),
    bannerRow({ id: 'unsafe', sort: 3, link: 'javascript:alert(1)' }),
    bannerRow({ id: 'strange', sort: 4, link: '//evil.example' }),
    bannerRow({ id: 'nowhere', sort: 5, art_id: null, url: 'data:text/html,x' }),
    bannerRow({ id: 'later', sort: 6, starts_at: hoursFromNow(1) }),
    bannerRow({ id: 'over', sort: 7, ends_at: hoursFromNow(-1) }),
    bannerRow({ id: 'elsewhere', sort: 8, group_name: 'w_login' }),
    ...(
      [
        ['served', 'screen:notices'],
        ['notServed', 'screen:seamless'],
        ['featureOff', 'feature:cockfight'],
        ['filled', 'screen:slots'],
        ['empty', 'screen:fish'],
        ['unknown', 'screen:nonsense'],
      ] as const
    ).map(([id, about], sort) =>
      bannerRow({ id, sort, about, link: null, group_name: 'about', invites_guests: true }),
    ),
    bannerRow({ id: 'closedPage', sort: 10, group_name: 'about', link: '/seamless' }),
    bannerRow({ id: 'openPage', sort: 11, group_name: 'about', link: '/help?topic=about' }),
    bannerRow({
      id: 'register',
      sort: 12,
      group_name: 'about',
      link: '/register',
      audience: 'guest',
    }),
  ]);
});

afterAll(() => gateway.close());

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const announcementsOf = async (at: TestBrand, query: Record<string, string> = {}) =>
  (await gateway.call(at, getAnnouncements, { query })).json().value.list;

const bannersOf = async (at: TestBrand, groupName = 'w_home') =>
  (await gateway.call(at, getBanners, { query: { groupName } })).json().value.list;

describe('announcements', () => {
  it('are those that run now, in their order', async () => {
    expect(ids(await announcementsOf(aurora, { types: 'B' }))).toEqual([
      'first',
      'marquee',
      'ending',
    ]);
  });

  it('are of the types asked for', async () => {
    expect(ids(await announcementsOf(aurora, { types: 'PU,PL' })).sort()).toEqual([
      'player',
      'popup',
    ]);
    expect(ids(await announcementsOf(aurora, { execution: 'H' }))).toEqual(['help']);
    expect((await announcementsOf(aurora)).length).toBe(7);
  });

  it('begin and end by the clock', async () => {
    gateway.passTime(2 * 3600);
    expect(ids(await announcementsOf(aurora, { types: 'B' }))).toEqual([
      'later',
      'first',
      'marquee',
    ]);
    gateway.passTime(-2 * 3600);
  });

  it("of one merchant are never another's, who sees the platform's", async () => {
    expect(ids(await announcementsOf(sakura))).toEqual(['platform']);
  });

  it.each(['B,', 'X', 'B;PL', "B' or '1'='1"])('of the types %j are refused', async (types) => {
    const reply = await gateway.call(aurora, getAnnouncements, { query: { types } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'queryInvalid']);
  });
});

describe('a change in the database', () => {
  it('is served as soon as the database tells of it', async () => {
    expect((await announcementsOf(aurora, { types: 'PU' })).length).toBe(1);
    let hear = () => {};
    const heard = new Promise<void>((resolve) => (hear = resolve));
    const stop = await listenForContentChanges(gateway.db, (merchantCode) => {
      gateway.hear.content(merchantCode);
      hear();
    });
    const row = announcementRow({ id: 'second-popup', type: 'PU' });
    await addRows(gateway.db, 'AURORA', 'announcements', [row]);
    await heard;
    expect((await announcementsOf(aurora, { types: 'PU' })).length).toBe(2);
    await stop();
  });
});

describe('banners', () => {
  it('are those of the group that run now and have a picture', async () => {
    const shown = ids(await bannersOf(sakura));
    expect(shown).toEqual(['own', 'hosted', 'unsafe', 'strange']);
    expect(ids(await bannersOf(sakura, 'w_login'))).toEqual(['elsewhere']);
  });

  it('speak the language of the caller and carry the colour of their picture', async () => {
    const [own, hosted] = await bannersOf(sakura);
    expect(own).toMatchObject({ title: 'ようこそ', art: 'aurora-hero', url: null });
    expect(own.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(hosted).toMatchObject({ art: null, url: 'https://img.example.com/a.avif' });
  });

  it('lead to this site or to https, or nowhere', async () => {
    const [own, , unsafe, strange] = await bannersOf(sakura);
    expect([own.link, own.action]).toEqual(['/noticePage', 'Look around']);
    for (const banner of [unsafe, strange]) {
      expect([banner.link, banner.action]).toEqual(['', '']);
    }
  });

  it('are about something that the merchant has, and lead to pages that have something', async () => {
    const shown = await bannersOf(sakura, 'about');
    expect(ids(shown)).toEqual(['served', 'filled', 'openPage', 'register']);
    expect(shown.map(({ link }: { link: string }) => link)).toEqual([
      '/noticePage',
      '/rng',
      '/help?topic=about',
      '',
    ]);
  });

  it('invite guests where people may open an account themselves, also where they led to the form', async () => {
    const invites = async (at: TestBrand) =>
      (await bannersOf(at, 'about')).map(({ invitesGuests }: { invitesGuests: boolean }) =>
        Number(invitesGuests),
      );
    expect(await invites(sakura)).toEqual([1, 1, 0, 1]);
    const closed = { ...sakura, features: { ...sakura.features, registration: false } };
    gateway.brands.put(closed);
    expect(await invites(closed)).toEqual([0, 0, 0, 0]);
    gateway.brands.put(sakura);
  });

  it("are the platform's where a merchant has none", async () => {
    expect(ids(await bannersOf(aurora))).toEqual(['welcome']);
  });
});

describe('the home notice', () => {
  it('brings what greets a visitor together', async () => {
    const { value } = (await gateway.call(aurora, getHomeNotice)).json();
    expect({
      player: ids(value.player),
      banners: ids(value.banners),
      popup: ids(value.popup),
      promotion: ids(value.promotion),
    }).toEqual({
      player: ['player'],
      banners: ['welcome'],
      popup: ['popup', 'second-popup'],
      promotion: ['promotion'],
    });
  });
});
