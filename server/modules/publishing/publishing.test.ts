import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getBanners } from '../../../schemas/api/content.ts';
import { getSystemStatus } from '../../../schemas/api/system.ts';
import type { ContentKind } from '../../../schemas/content.schema.ts';
import { addRows, bannerRow } from '../../../tests/support/content.ts';
import {
  aurora,
  createTestGateway,
  hostOf,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { listen, openStream, type TestStream } from '../../../tests/support/liveStream.ts';
import { addMember } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';
import { listenForChanges, type StopListening } from '../../db/listen.ts';
import { listEntries, readEntry, readVersion, type Entry } from './entries.ts';
import {
  discardDraft,
  orderEntries,
  publish,
  publishDue,
  rollBack,
  saveDraft,
  takeDefaults,
  takeDown,
  type Editor,
} from './publishing.service.ts';

let gateway: TestGateway;
let stopListening: StopListening;
let port: number;
const open: TestStream[] = [];

const spring: Entry = {
  id: 'spring',
  group: 'w_home',
  title: { en: 'Spring', es: 'Primavera' },
  art: 'aurora-hero',
};

beforeAll(async () => {
  gateway = await createTestGateway();
  stopListening = await listenForChanges(gateway.db, {
    onContentChange: gateway.hear.content,
    onEvents: gateway.hear.events,
  });
  port = await listen(gateway.app);
  await addRows(gateway.db, '*', 'banners', [
    bannerRow({ id: 'first', sort: 1 }),
    bannerRow({ id: 'second', sort: 2 }),
  ]);
  await addMember(gateway, aurora, { account: 'agent1', member_type: 1 });
});

afterEach(async () => {
  for (const stream of open.splice(0)) stream.close();
  for (const code of ['AURORA', 'SAKURA']) {
    await withTransaction(gateway.db, { merchantCode: code }, async (tx) => {
      const tables = ['banners', 'content_versions', 'system_status', 'affiliates'] as const;
      for (const table of tables) {
        await tx.deleteFrom(table).where('merchant_code', '=', code).execute();
      }
    });
  }
});

afterAll(async () => {
  await stopListening();
  await gateway.close();
});

/** Works as somebody of the desk, in a transaction of its own. */
function edit<T>(
  work: (editor: Editor) => Promise<T>,
  {
    at = aurora,
    kind = 'banners',
    by = 'Mara',
  }: { at?: TestBrand; kind?: ContentKind; by?: string } = {},
): Promise<T> {
  const merchant = { brand: at, hosts: [hostOf(at)] };
  return withTransaction(gateway.db, at, (tx) =>
    work({ tx, merchant, kind, by, now: gateway.now() }),
  );
}

const read = (id: string, kind: ContentKind = 'banners') =>
  edit(({ tx }) => readEntry(tx, { kind, id }), { kind });

/** Saves a draft over whatever there is. */
const draft = (entry: Entry, how: Parameters<typeof edit>[1] = {}) =>
  edit(async (editor) => {
    const found = await readEntry(editor.tx, { kind: editor.kind, id: entry.id });
    return saveDraft(editor, entry, found?.open?.madeAt.toISOString() ?? null);
  }, how);

async function show(entry: Entry, how: Parameters<typeof edit>[1] = {}): Promise<void> {
  const { version } = await draft(entry, how);
  await edit((editor) => publish(editor, { id: entry.id, version }), how);
}

async function shown(at = aurora): Promise<string[]> {
  gateway.passTime(6);
  const reply = await gateway.call(at, getBanners, { query: { groupName: 'w_home' } });
  return reply.json().value.list.map(({ title }: { title: string }) => title);
}

const statesOf = async (id: string, kind?: ContentKind) =>
  (await read(id, kind))!.versions.map(({ version, state }) => `${version} ${state}`);

describe('a draft', () => {
  it('shows to nobody until it is published, and then takes the place of what was', async () => {
    await show({ ...spring, title: { en: 'Early', es: 'Pronto' } });
    await draft(spring);
    expect(await shown()).toEqual(['Early']);
    expect(await statesOf('spring')).toEqual(['2 draft', '1 published']);
    await edit((editor) => publish(editor, { id: 'spring', version: 2 }));
    expect(await shown()).toEqual(['Spring']);
    expect(await shown(sakura)).toEqual(['Welcome', 'Welcome']);
    expect(await statesOf('spring')).toEqual(['2 published', '1 replaced']);
  });

  it('may be unsound, says so, and cannot be published then', async () => {
    const { version, findings } = await draft({ ...spring, link: '/nowhere', title: {} });
    expect(findings.map(({ rule }) => rule)).toEqual([
      'language.textMissing',
      'language.textUntranslated',
      'link.unknownPage',
    ]);
    const attempt = edit((editor) => publish(editor, { id: 'spring', version }));
    await expect(attempt).rejects.toMatchObject({ reason: 'invalid', findings });
    expect(await statesOf('spring')).toEqual(['1 draft']);
    expect(await shown()).toEqual(['Welcome', 'Welcome']);
  });

  it('that somebody else has changed meanwhile is not written over, nor published unread', async () => {
    const { version } = await draft(spring);
    const seen = (await read('spring'))!.open!.madeAt.toISOString();
    gateway.passTime(1);
    await edit((editor) => saveDraft(editor, { ...spring, link: '/help' }, seen), { by: 'Noor' });
    for (const stale of [seen, null]) {
      const attempt = edit((editor) => saveDraft(editor, spring, stale));
      await expect(attempt).rejects.toMatchObject({ reason: 'changed' });
    }
    expect((await read('spring'))!.open).toMatchObject({ version, madeBy: 'Noor' });
    await edit((editor) => discardDraft(editor, 'spring'));
    const attempt = edit((editor) => publish(editor, { id: 'spring', version }));
    await expect(attempt).rejects.toMatchObject({ reason: 'changed' });
    expect(await read('spring')).toBeNull();
  });

  it('of two who begin one at the same moment, one is told', async () => {
    const begin = () => edit((editor) => saveDraft(editor, spring, null));
    const came = await Promise.allSettled([begin(), begin(), begin()]);
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statesOf('spring')).toEqual(['1 draft']);
  });

  it('is the merchant’s alone', async () => {
    const { version } = await draft(spring);
    const there = { at: sakura };
    expect(
      await edit(({ tx }) => readEntry(tx, { kind: 'banners', id: 'spring' }), there),
    ).toBeNull();
    const works: readonly ((editor: Editor) => Promise<unknown>)[] = [
      (editor: Editor) => publish(editor, { id: 'spring', version }),
      (editor: Editor) => discardDraft(editor, 'spring'),
      (editor: Editor) => rollBack(editor, { id: 'spring', version }),
      (editor: Editor) => takeDown(editor, 'spring'),
    ];
    for (const work of works) {
      await expect(edit(work, there)).rejects.toMatchObject({ name: 'Error' });
    }
    expect(await statesOf('spring')).toEqual(['1 draft']);
  });
});

describe('an earlier version', () => {
  it('comes back as a new one, also of what was taken down, and names what it brings back', async () => {
    await show({ ...spring, title: { en: 'One', es: 'Uno' } });
    await show({ ...spring, title: { en: 'Two', es: 'Dos' } });
    await edit((editor) => takeDown(editor, 'spring'));
    expect(await shown()).toEqual(['Welcome', 'Welcome']);
    await edit((editor) => rollBack(editor, { id: 'spring', version: 1 }), { by: 'Noor' });
    expect(await shown()).toEqual(['One']);
    const [newest] = (await read('spring'))!.versions;
    expect(newest).toMatchObject({ version: 4, state: 'published', restores: 1, madeBy: 'Noor' });
    const second = await edit(({ tx }) => readVersion(tx, { kind: 'banners', id: 'spring' }, 2));
    expect(second!.content).toMatchObject({ title: { en: 'Two' } });
  });

  it('of what was there before the desk came back as well', async () => {
    await addRows(gateway.db, 'AURORA', 'banners', [
      bannerRow({ id: 'spring', titles: JSON.stringify({ en: 'By hand', es: 'A mano' }) }),
    ]);
    await show(spring);
    expect(await statesOf('spring')).toEqual(['2 replaced', '1 published']);
    await edit((editor) => rollBack(editor, { id: 'spring', version: 2 }));
    expect(await shown()).toEqual(['By hand']);
  });

  it('is not brought back where it is no longer sound', async () => {
    await show(
      { ...spring, art: null, picture: 'https://cdn.example/a.webp' },
      {
        at: { ...aurora, allowHosts: ['cdn.example'] },
      },
    );
    await show({ ...spring, picture: null });
    const attempt = edit((editor) => rollBack(editor, { id: 'spring', version: 1 }));
    await expect(attempt).rejects.toMatchObject({ reason: 'invalid' });
    expect(await shown()).toEqual(['Spring']);
  });
});

describe('what is planned', () => {
  const inAnHour = () => new Date(gateway.now().getTime() + 3_600_000);

  it('shows at its moment, once, and open pages hear of it', async () => {
    await show({ ...spring, title: { en: 'Before', es: 'Antes' } });
    const { version } = await draft(spring);
    const at = inAnHour();
    await edit((editor) => publish(editor, { id: 'spring', version, at }));
    const page = await openStream(port, aurora);
    open.push(page);
    await publishDue(gateway.db, gateway.now());
    expect(await shown()).toEqual(['Before']);
    gateway.passTime(3_600);
    await Promise.all([1, 2, 3].map(() => publishDue(gateway.db, gateway.now())));
    await page.hears('banners', 1);
    expect(await shown()).toEqual(['Spring']);
    expect(await statesOf('spring')).toEqual(['2 published', '1 replaced']);
    const [newest] = (await read('spring'))!.versions;
    expect(newest).toMatchObject({ publishedBy: 'Mara', publishAt: null });
  });

  it('is a draft again once somebody changes it, and cannot be planned for the past', async () => {
    const { version } = await draft(spring);
    const past = edit((editor) => publish(editor, { id: 'spring', version, at: gateway.now() }));
    await expect(past).rejects.toMatchObject({ reason: 'past' });
    await edit((editor) => publish(editor, { id: 'spring', version, at: inAnHour() }));
    await draft({ ...spring, link: '/help' });
    gateway.passTime(3_600);
    await publishDue(gateway.db, gateway.now());
    expect(await statesOf('spring')).toEqual(['1 draft']);
  });

  it('and cannot be shown any more is a draft that says why', async () => {
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const given = { bytes: png, name: 'a.png', by: 'Mara', now: gateway.now() };
    const upload = await withTransaction(gateway.db, aurora, (tx) =>
      gateway.parts.uploads.add(tx, 'AURORA', given),
    );
    const { address: picture } = upload as { address: string };
    const { version } = await draft({ ...spring, art: null, picture });
    await edit((editor) => publish(editor, { id: 'spring', version, at: inAnHour() }));
    await withTransaction(gateway.db, aurora, (tx) => tx.deleteFrom('uploads').execute());
    gateway.passTime(3_600);
    await publishDue(gateway.db, gateway.now());
    const { open: left } = (await read('spring'))!;
    expect(left).toMatchObject({ state: 'draft', publishAt: null });
    expect(left!.fault).toContain(picture);
    expect(await shown()).toEqual(['Welcome', 'Welcome']);
  });
});

describe('every kind', () => {
  it('of the product’s defaults can be taken over, changed and put in order', async () => {
    await draft({ ...spring, id: 'first' });
    expect(await edit(takeDefaults)).toBe(2);
    await expect(edit(takeDefaults)).rejects.toMatchObject({ reason: 'changed' });
    await edit((editor) => orderEntries(editor, ['second', 'first']));
    const listed = await edit(({ tx }) => listEntries(tx, 'banners'));
    expect(listed.map(({ id, isDefault, open }) => [id, isDefault, open !== null])).toEqual([
      ['second', false, false],
      ['first', false, true],
    ]);
    await expect(edit((editor) => orderEntries(editor, ['other']))).rejects.toMatchObject({
      reason: 'unknown',
    });
  });

  it('the site: closed for an hour, opened again by going back', async () => {
    const kind = 'site';
    const statusOf = async () => {
      gateway.passTime(3_601);
      return (await gateway.call(aurora, getSystemStatus)).json().value.status;
    };
    const endsAt = new Date(gateway.now().getTime() + 7_200_000).toISOString();
    await show({ id: 'site', state: 'maintenance', endsAt }, { kind });
    expect(await statusOf()).toBe(1);
    const [newest, before] = (await read('site', kind))!.versions;
    expect([newest!.state, before!.state]).toEqual(['replaced', 'published']);
    await edit((editor) => rollBack(editor, { id: 'site', version: newest!.version }), { kind });
    expect(await statusOf()).toBe(0);
    const wrong = await draft(
      { id: 'site', closedCountries: ['QQ', 'ES'], closedAddresses: ['203.0.113.0/24', 'home'] },
      { kind },
    );
    expect(wrong.findings.map(({ rule, path }) => [rule, ...path])).toEqual([
      ['content.country', 'closedCountries', 0],
      ['content.address', 'closedAddresses', 1],
    ]);
    const gone = edit((editor) => takeDown(editor, 'site'), { kind });
    await expect(gone).rejects.toMatchObject({ reason: 'notRemovable' });
  });

  it('a game: out of the lobby and back, and none that the platform does not have', async () => {
    const kind = 'games';
    const [game] = await edit(({ tx }) => listEntries(tx, kind), { kind });
    await show({ id: game!.id, isShown: false, isHot: true }, { kind });
    expect((await read(game!.id, kind))!.live).toMatchObject({ isShown: false, isHot: true });
    const attempt = draft({ id: 'no-such-game', isShown: false }, { kind });
    await expect(attempt).rejects.toMatchObject({ reason: 'unknown' });
  });

  it('an affiliate code: of an agent that there is, at hosts that there can be', async () => {
    const kind = 'affiliates';
    await show({ id: 'SPRING26', agent: 'Agent1', hosts: ['aurora.test'] }, { kind });
    expect((await read('SPRING26', kind))!.live).toMatchObject({ agent: 'agent1', isActive: true });
    const rulesOf = async (entry: Entry) =>
      (await draft(entry, { kind })).findings.map(({ rule }) => rule);
    expect(await rulesOf({ id: 'spring26' })).toEqual(['content.exists']);
    expect(await rulesOf({ id: 'B', agent: 'nobody' })).toEqual(['content.agent']);
    expect(await rulesOf({ id: 'C', hosts: ['https://a.example/x'] })).toEqual(['content.host']);
  });
});
