import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAnnouncements, getBanners } from '../../../schemas/api/content.ts';
import { addRows, announcementRow, bannerRow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { listen, openStream, type TestStream } from '../../../tests/support/liveStream.ts';
import { listenForChanges, type StopListening } from '../../db/listen.ts';
import type { GivenEntry } from '../desk.ts';

let gateway: TestGateway;
let stopListening: StopListening;
let port: number;
const open: TestStream[] = [];

const merchantOf = (brand: TestBrand) => ({ brand, hosts: [hostOf(brand)] });
const here = merchantOf(aurora);
const there = merchantOf(sakura);

const spring: GivenEntry = {
  id: 'spring',
  group: 'w_home',
  title: { en: 'Spring', es: 'Primavera' },
  art: 'aurora-hero',
};

const notice: GivenEntry = {
  id: 'hours',
  type: 'B',
  title: { en: 'Hours', es: 'Horario' },
  content: { en: '<p>We are here.</p>', es: '<p>Estamos aquí.</p>' },
};

beforeAll(async () => {
  gateway = await createTestGateway();
  stopListening = await listenForChanges(gateway.db, {
    onContentChange: gateway.hear.content,
    onEvents: gateway.hear.events,
  });
  port = await listen(gateway.app);
  await addRows(gateway.db, '*', 'banners', [bannerRow({ id: 'default' })]);
  await addRows(gateway.db, '*', 'announcements', [announcementRow({ id: 'default' })]);
});

afterEach(async () => {
  for (const stream of open.splice(0)) stream.close();
  for (const table of ['banners', 'announcements', 'help_articles'] as const) {
    await gateway.db.owner.deleteFrom(table).where('merchant_code', '=', 'AURORA').execute();
  }
});

afterAll(async () => {
  await stopListening();
  await gateway.close();
});

const desk = () => gateway.parts.content.desk;
const rulesOf = ({ findings }: { findings: readonly { rule: string; severity: string }[] }) =>
  findings.map(({ rule, severity }) => `${severity} ${rule}`);

async function shownBanners(at: TestBrand): Promise<string[]> {
  gateway.passTime(6);
  const reply = await gateway.call(at, getBanners, { query: { groupName: 'w_home' } });
  return reply.json().value.list.map(({ id }: { id: string }) => id);
}

describe('an entry', () => {
  it('is added once, shows to visitors, and takes the place of the defaults', async () => {
    expect((await desk().banners.list(here)).isOwn).toBe(false);
    const first = await desk().banners.add(here, [spring]);
    expect(first).toMatchObject({ added: ['spring'], findings: [] });
    expect(first.notes).toHaveLength(1);
    expect(await shownBanners(aurora)).toEqual(['spring']);
    expect(await shownBanners(sakura)).toEqual(['default']);
    expect(rulesOf(await desk().banners.add(here, [spring]))).toEqual(['error content.exists']);
  });

  it('is changed in what is named alone, and only once', async () => {
    await desk().banners.add(here, [spring]);
    const change = { id: 'spring', link: '/noticePage', startsAt: '2026-01-01T02:00:00+02:00' };
    expect(await desk().banners.edit(here, [change])).toMatchObject({ changed: ['spring'] });
    const events = () => gateway.db.owner.selectFrom('live_events').selectAll().execute();
    const before = await events();
    expect(await desk().banners.edit(here, [change])).toMatchObject({
      changed: [],
      unchanged: ['spring'],
    });
    expect(await events()).toEqual(before);
    expect((await desk().banners.list(here)).entries).toEqual([
      expect.objectContaining({
        ...spring,
        link: '/noticePage',
        startsAt: '2026-01-01T00:00:00.000Z',
        audience: 'all',
      }),
    ]);
  });

  it('is what a list says of it: a list given back changes nothing', async () => {
    await desk().banners.add(here, [spring, { ...spring, id: 'second', about: 'screen:notices' }]);
    await desk().announcements.add(here, [notice]);
    for (const name of ['banners', 'announcements'] as const) {
      const listed = (await desk()[name].list(here)).entries as readonly GivenEntry[];
      const again = await desk()[name].edit(here, listed);
      expect(again.unchanged).toEqual(listed.map(({ id }) => id));
    }
  });

  it('is not written in a dry run, nor where another of the same file is at fault', async () => {
    const dry = await desk().banners.add(here, [spring], { isDryRun: true });
    expect(dry.added).toEqual(['spring']);
    await desk().banners.add(here, [spring, { ...spring, id: 'bad', art: 'nonsense' }]);
    expect((await desk().banners.list(here)).isOwn).toBe(false);
  });

  it('is removed and put in order by id', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    await desk().banners.add(
      here,
      ids.map((id) => ({ ...spring, id })),
    );
    await desk().banners.order(here, ['c', 'a']);
    expect(await shownBanners(aurora)).toEqual(['c', 'a', 'b', 'd']);
    expect(await desk().banners.order(here, ['c', 'a'])).toMatchObject({ changed: [] });
    await desk().banners.remove(here, ['a', 'd']);
    expect(await shownBanners(aurora)).toEqual(['c', 'b']);
    expect(rulesOf(await desk().banners.remove(here, ['a']))).toEqual(['error content.unknown']);
    expect((await desk().banners.remove(here, ['b', 'c'])).notes).toHaveLength(1);
    expect(await shownBanners(aurora)).toEqual(['default']);
  });

  it('of another merchant or of the product is nobody else’s to change', async () => {
    await desk().banners.add(here, [spring]);
    for (const id of ['spring', 'default']) {
      expect(rulesOf(await desk().banners.edit(there, [{ id, link: null }]))).toEqual([
        'error content.unknown',
      ]);
      expect(rulesOf(await desk().banners.remove(there, [id]))).toEqual(['error content.unknown']);
    }
    expect(await shownBanners(aurora)).toEqual(['spring']);
  });
});

describe('open pages', () => {
  it('hear of banners and announcements as they are written', async () => {
    const page = await openStream(port, aurora);
    open.push(page);
    await desk().banners.add(here, [spring]);
    await page.hears('banners', 1);
    await desk().announcements.add(here, [notice]);
    await page.hears('message', 1);
    const { value } = (await gateway.call(aurora, getAnnouncements)).json();
    expect(value.list.map(({ id }: { id: string }) => id)).toEqual(['hours']);
  });
});

describe('what is wrong', () => {
  const faultsOf = async (change: object) => {
    const { findings } = await desk().banners.add(here, [{ ...spring, ...change }], {
      isDryRun: true,
    });
    return findings.map(({ severity, rule, path: at }) => [severity, rule, at.join('.')].join(' '));
  };

  it.each([
    [{ title: { en: 'Spring', es: 'P', ja: '春' } }, ['error language.notOffered title.ja']],
    [{ title: { es: 'Primavera' } }, ['error language.textMissing title']],
    [{ title: { en: 'Spring' } }, ['warning language.textUntranslated title']],
    [{ link: 'http://a.example' }, ['error link.scheme link']],
    [{ link: 'javascript:alert(1)' }, ['error link.scheme link']],
    [{ link: '//a.example' }, ['error link.scheme link']],
    [{ link: '/nowhere' }, ['error link.unknownPage link']],
    [{ link: '/help?topic=about' }, []],
    [{ about: 'screen:nonsense' }, ['error content.about about']],
    [{ about: 'feature:nonsense' }, ['error content.about about']],
    [{ about: 'feature:cockfight' }, ['warning content.closed about']],
    [{ art: 'aurora-nothing' }, ['error content.picture art']],
    [{ art: null }, ['error content.picture ']],
    [{ picture: 'https://cdn.example/a.avif' }, ['error content.picture ']],
    [{ art: null, picture: 'https://cdn.example/a.avif' }, ['error link.hostNotAllowed picture']],
    [{ art: null, picture: 'assets/missing.svg' }, ['error content.picture picture']],
    [{ startsAt: '2026-02-30T00:00:00Z' }, ['error content.time startsAt']],
    [
      { startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' },
      ['error content.time endsAt'],
    ],
    [{ endsAt: '2020-03-01T00:00:00Z' }, ['warning content.time endsAt']],
    [{ group: undefined }, ['error schema.missing ']],
  ])('with %j is told with its place', async (change, expected) => {
    expect(await faultsOf(change)).toEqual(expected);
  });

  it('may not load from other hosts, unless the brand allows them', async () => {
    const brand = { ...aurora, allowHosts: ['cdn.example'] };
    const entry = { ...spring, art: null, picture: 'https://cdn.example/a.avif' };
    const { findings } = await desk().banners.add(merchantOf(brand), [entry], { isDryRun: true });
    expect(findings).toEqual([]);
  });

  it('in HTML is taken out, and what was lost is told', async () => {
    const en = '<p onclick="x()">Hi <script>alert(1)</script><a href="/help">there</a></p>';
    const given = { ...notice, content: { en, es: '<p>Hola</p>' } };
    const outcome = await desk().announcements.add(here, [given]);
    expect(outcome.findings).toMatchObject([
      { severity: 'warning', rule: 'content.html', path: ['content', 'en'] },
    ]);
    expect(outcome.findings[0]!.message).toMatch(/<script>.*onclick|onclick.*<script>/);
    const [row] = (await desk().announcements.list(here)).entries;
    expect(row!.content.en).toBe(
      '<p>Hi <a href="/help" rel="noopener noreferrer nofollow">there</a></p>',
    );
    const empty = { ...notice, id: 'empty', content: { en: '<script>x</script>', es: '<p>a</p>' } };
    expect(rulesOf(await desk().announcements.add(here, [empty]))).toEqual(['error content.html']);
  });

  it('is told of every entry at once', async () => {
    const { findings } = await desk().banners.add(here, [
      { ...spring, link: 'x' },
      { ...spring, id: 'second', about: 'screen:x' },
      spring,
    ]);
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { index: 2, rule: 'content.twice' },
      { index: 0, rule: 'link.scheme' },
      { index: 1, rule: 'content.about' },
    ]);
  });
});
