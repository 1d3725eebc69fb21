import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAnnouncements } from '../../../schemas/api/content.ts';
import { getGameMenus } from '../../../schemas/api/games.ts';
import { logout } from '../../../schemas/api/session.ts';
import {
  getDomainRoute,
  getHelpCenter,
  getServicePaths,
  getSystemStatus,
  getWhitelabel,
} from '../../../schemas/api/system.ts';
import { brand } from '../../../tests/support/builders.ts';
import { addRows, clearRows, helpRow, hoursFromNow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  sakura,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { standingReads } from '../cache/contentCache.ts';
import { trustHops } from '../../http/trustProxy.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({
    network: { trustProxy: trustHops(1), geoHeader: 'x-country' },
  });
});

afterAll(() => gateway.close());

afterEach(async () => {
  for (const code of ['AURORA', 'SAKURA', '*']) {
    await clearRows(gateway.db, code, 'system_status', 'whitelabel_flags');
  }
  gateway.passTime(standingReads.keepMs / 1000 + 1);
});

const from = (ip: string, country = '') => ({
  headers: { 'x-forwarded-for': ip, 'x-country': country },
});

const statusOf = async (at: TestBrand, options = {}) => {
  const { sealing: _, ...status } = (await gateway.call(at, getSystemStatus, options)).json().value;
  return status;
};

describe('the state of a site', () => {
  it('is normal where nobody said anything', async () => {
    expect(await statusOf(aurora, from('203.0.113.9', 'FR'))).toEqual({
      status: 0,
      location: { ip: '203.0.113.9', country: 'FR' },
      maintenance: { active: false, endsAt: null },
      regionRestriction: false,
    });
  });

  it('under maintenance refuses every call but the two that tell why', async () => {
    const ends_at = hoursFromNow(2);
    await addRows(gateway.db, 'AURORA', 'system_status', [{ status: 1, ends_at }]);
    expect(await statusOf(aurora)).toMatchObject({
      status: 1,
      maintenance: { active: true, endsAt: ends_at.toISOString() },
    });
    expect((await gateway.call(aurora, getWhitelabel)).statusCode).toBe(200);
    const refused = await gateway.call(aurora, getGameMenus);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'maintenance']);
    expect((await gateway.call(sakura, getGameMenus)).statusCode).toBe(200);
  });

  it('of maintenance ends by itself where it is told to, and not before its end', async () => {
    const ends_at = new Date(gateway.now().getTime() + 60_000);
    const row = { status: 1, ends_at, opens_by_itself: true };
    await addRows(gateway.db, 'AURORA', 'system_status', [row]);
    await addRows(gateway.db, 'SAKURA', 'system_status', [{ status: 1, ends_at }]);
    expect(await statusOf(aurora)).toMatchObject({ status: 1 });
    gateway.passTime(60);
    expect(await statusOf(aurora)).toMatchObject({
      status: 0,
      maintenance: { active: false, endsAt: null },
    });
    expect((await gateway.call(aurora, getGameMenus)).statusCode).toBe(200);
    // Without it, its end is what visitors are told, and somebody opens the site.
    expect(await statusOf(sakura)).toMatchObject({ status: 1 });
  });

  it('of maintenance goes before that of a restricted region', async () => {
    const row = { status: 1, restricted_countries: ['FR'] };
    await addRows(gateway.db, 'AURORA', 'system_status', [row]);
    const french = from('203.0.113.9', 'FR');
    expect(await statusOf(aurora, french)).toMatchObject({ status: 1, regionRestriction: true });
    expect((await gateway.call(aurora, getGameMenus, french)).json().code).toBe('maintenance');
  });

  it.each([
    ['its country', { restricted_countries: ['FR'] }, from('203.0.113.9', 'FR')],
    ['its address', { blocked_ips: ['203.0.113.9'] }, from('203.0.113.9')],
    ['its subnet', { blocked_ips: ['nonsense', '203.0.113.0/24'] }, from('203.0.113.9')],
    ['its IPv6 subnet', { blocked_ips: ['2001:db8::/32'] }, from('2001:db8::7')],
    ['being anybody', { status: 2 }, from('198.51.100.1')],
  ])('is closed to a visitor for %s', async (_why, row, visitor) => {
    await addRows(gateway.db, 'AURORA', 'system_status', [row]);
    expect(await statusOf(aurora, visitor)).toMatchObject({ status: 2, regionRestriction: true });
    const refused = await gateway.call(aurora, getGameMenus, visitor);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'regionRestricted']);
  });

  it('stays open to everybody else', async () => {
    const row = { restricted_countries: ['FR'], blocked_ips: ['203.0.113.0/24'] };
    await addRows(gateway.db, 'AURORA', 'system_status', [row]);
    expect(await statusOf(aurora, from('198.51.100.1', 'ES'))).toMatchObject({ status: 0 });
    expect(await statusOf(aurora, from('198.51.100.1'))).toMatchObject({ status: 0 });
  });

  it("is the platform's until the merchant has its own", async () => {
    await addRows(gateway.db, '*', 'system_status', [{ status: 1 }]);
    await addRows(gateway.db, 'SAKURA', 'system_status', [{ status: 0 }]);
    expect((await statusOf(aurora)).status).toBe(1);
    expect((await statusOf(sakura)).status).toBe(0);
  });
});

describe('the features a merchant is granted', () => {
  const featuresOf = async (at: TestBrand) =>
    (await gateway.call(at, getWhitelabel)).json().value.features;

  it('are those of its brand file', async () => {
    expect(await featuresOf(aurora)).toEqual(aurora.features);
  });

  it('are taken away by a switch, which refuses the calls too', async () => {
    const row = { flag_id: 'announcements', is_enabled: false };
    await addRows(gateway.db, 'AURORA', 'whitelabel_flags', [row]);
    expect((await featuresOf(aurora)).announcements).toBe(false);
    expect((await gateway.call(aurora, getAnnouncements)).json().code).toBe('featureOff');
    expect((await gateway.call(sakura, getAnnouncements)).statusCode).toBe(200);
  });

  it('are never added to by a switch', async () => {
    const row = { flag_id: 'cockfight', is_enabled: true };
    await addRows(gateway.db, 'AURORA', 'whitelabel_flags', [row]);
    expect((await featuresOf(aurora)).cockfight).toBe(false);
  });

  it('go together with the features they cannot do without', async () => {
    const row = { flag_id: 'memberCenter', is_enabled: false };
    await addRows(gateway.db, 'AURORA', 'whitelabel_flags', [row]);
    expect(await featuresOf(aurora)).toMatchObject({ deposit: false, withdraw: false, vip: true });
  });

  it('follow an edit of the brand file at once', async () => {
    gateway.brands.put({ ...aurora, features: { ...aurora.features, announcements: false } });
    expect((await gateway.call(aurora, getAnnouncements)).json().code).toBe('featureOff');
    gateway.brands.put(aurora);
    expect((await gateway.call(aurora, getAnnouncements)).statusCode).toBe(200);
  });
});

describe('the hosts of a merchant', () => {
  it('are those of its brand file until it has routes of its own', async () => {
    const cdn = { images: ['https://cdn.example.com/a'], launch: ['https://play.example.com'] };
    gateway.brands.put({ ...sakura, cdn });
    const before = await gateway.call(sakura, getDomainRoute);
    expect(before.json().value.domains).toEqual([
      { host: 'sakura.test', purpose: 'site' },
      { host: 'cdn.example.com', purpose: 'images' },
      { host: 'play.example.com', purpose: 'launch' },
    ]);
    await addRows(gateway.db, 'SAKURA', 'domain_routes', [
      { host: 'b.example.com', purpose: 'site', sort: 2 },
      { host: 'a.example.com', purpose: 'images', sort: 1 },
    ]);
    gateway.passTime(standingReads.keepMs / 1000 + 1);
    const after = await gateway.call(sakura, getDomainRoute);
    expect(after.json().value.domains).toEqual([
      { host: 'a.example.com', purpose: 'images' },
      { host: 'b.example.com', purpose: 'site' },
    ]);
    gateway.brands.put(sakura);
  });
});

describe('the way to customer service', () => {
  const chats = { chatUrl: 'https://chat.test/a', vipChatUrl: 'https://vip.chat.test/b' };

  const chatOf = async (at: TestBrand, as?: SignedInAs) => {
    const { list } = (await gateway.call(at, getServicePaths, { as })).json().value;
    const { path } = list.find(({ type }: { type: string }) => type === '3');
    return AES.decrypt(path.slice(0, -8), path.slice(-8)).toString(Utf8);
  };
  const enter = async (at: TestBrand, account: string, club_rank: number) => {
    await addMember(gateway, at, { account, club_rank });
    return signIn(gateway, at, account);
  };

  beforeAll(() => {
    for (const at of [aurora, sakura]) gateway.brands.put({ ...at, support: chats });
  });
  afterAll(() => {
    for (const at of [aurora, sakura]) gateway.brands.put(at);
  });

  it('is the chat for guests and members, and one of its own for members above rank 4', async () => {
    expect(await chatOf(aurora)).toBe(chats.chatUrl);
    expect(await chatOf(aurora, await enter(aurora, 'rank4', 4))).toBe(chats.chatUrl);
    expect(await chatOf(aurora, await enter(aurora, 'rank5', 5))).toBe(chats.vipChatUrl);
  });

  it('is that of a guest for a session that is over, and for one of another merchant', async () => {
    const member = await enter(aurora, 'leaving', 9);
    expect(await chatOf(sakura, member)).toBe(chats.chatUrl);
    await gateway.call(aurora, logout, { as: member });
    expect(await chatOf(aurora, member)).toBe(chats.chatUrl);
    expect(await chatOf(aurora, { ...member, token: 'nonsense' })).toBe(chats.chatUrl);
  });

  it('stays open to members under maintenance', async () => {
    const member = await enter(aurora, 'waiting', 5);
    await addRows(gateway.db, 'AURORA', 'system_status', [{ status: 1 }]);
    // A session rests for half an hour at most, and what is read of the site is kept for longer.
    for (let kept = 0; kept <= standingReads.keepMs; kept += 1_500_000) {
      gateway.passTime(1_500);
      expect(await chatOf(aurora, member)).toBe(chats.vipChatUrl);
    }
    expect((await gateway.call(aurora, getGameMenus)).json().code).toBe('maintenance');
  });
});

describe('the help centre', () => {
  const helpOf = async (at: TestBrand, language?: string) => {
    const headers = language ? { language } : undefined;
    return (await gateway.call(at, getHelpCenter, { headers })).json().value.articles;
  };

  it("is the platform's until a merchant has articles of its own, and never a mixture", async () => {
    await addRows(gateway.db, '*', 'help_articles', [
      helpRow({ slug: 'terms', sort: 2 }),
      helpRow({ slug: 'about', sort: 1 }),
    ]);
    await addRows(gateway.db, 'SAKURA', 'help_articles', [helpRow({ slug: 'own' })]);
    gateway.passTime(standingReads.keepMs / 1000 + 1);
    const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);
    expect(slugs(await helpOf(aurora))).toEqual(['about', 'terms']);
    expect(slugs(await helpOf(sakura))).toEqual(['own']);
  });

  it('has no text that a merchant has not confirmed, and none about what it does not have', async () => {
    const drafts = brand({ id: 'draft', merchantCode: 'DRAFT', publishedDrafts: ['terms'] });
    gateway.brands.put(drafts);
    await addRows(gateway.db, 'DRAFT', 'help_articles', [
      helpRow({ slug: 'terms', sort: 1, is_draft: true }),
      helpRow({ slug: 'refund', sort: 2, is_draft: true }),
      helpRow({ slug: 'fairness', sort: 3, about: 'screen:fairness' }),
      helpRow({ slug: 'seamless', sort: 4, about: 'screen:seamless' }),
      helpRow({ slug: 'cockfight', sort: 5, about: 'feature:cockfight' }),
    ]);
    gateway.passTime(standingReads.keepMs / 1000 + 1);
    const shown = (await helpOf(drafts)).map(({ slug }: { slug: string }) => slug);
    expect(shown).toEqual(['terms', 'fairness']);
    gateway.brands.put({ ...drafts, publishedDrafts: [] });
    expect((await helpOf(drafts)).map(({ slug }: { slug: string }) => slug)).toEqual(['fairness']);
  });

  it('speaks the language asked for, else the fallback, else any', async () => {
    const titles = JSON.stringify({ en: 'Terms', es: 'Condiciones' });
    const onlyVietnamese = JSON.stringify({ vi: 'Điều khoản' });
    await addRows(gateway.db, 'AURORA', 'help_articles', [
      helpRow({ slug: 'terms', titles, sort: 1 }),
      helpRow({ slug: 'odd', titles: onlyVietnamese, sort: 2 }),
    ]);
    gateway.passTime(standingReads.keepMs / 1000 + 1);
    const titlesIn = async (language?: string) =>
      (await helpOf(aurora, language)).map(({ title }: { title: string }) => title);
    expect(await titlesIn('es')).toEqual(['Condiciones', 'Điều khoản']);
    expect(await titlesIn('ES')).toEqual(['Condiciones', 'Điều khoản']);
    expect(await titlesIn()).toEqual(['Terms', 'Điều khoản']);
    // Spoken by the product, but not offered by this brand.
    expect(await titlesIn('ja')).toEqual(['Terms', 'Điều khoản']);
  });

  it('serves nothing that could run, whatever is in the database', async () => {
    const bodies = JSON.stringify({
      ja: '<h2>題</h2><p onclick="x()">a<script>alert(1)</script><img src=x onerror=y><a href="javascript:z">b</a><a href="/help">c</a></p><iframe src="//e"></iframe><style>*{}</style>',
    });
    await addRows(gateway.db, 'SAKURA', 'help_articles', [helpRow({ slug: 'evil', bodies })]);
    gateway.passTime(standingReads.keepMs / 1000 + 1);
    const [{ body }] = (await helpOf(sakura)).filter(
      ({ slug }: { slug: string }) => slug === 'evil',
    );
    const rel = 'rel="noopener noreferrer nofollow"';
    expect(body).toBe(`<h2>題</h2><p>a<a ${rel}>b</a><a href="/help" ${rel}>c</a></p>`);
  });
});
