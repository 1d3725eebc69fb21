import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBanners } from '../../../schemas/api/content.ts';
import { listAudit } from '../../../schemas/desk/audit.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  addUpload,
  CONTENT_CALLS,
  listUploads,
  previewContent,
  type ContentItem,
} from '../../../schemas/desk/content.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import { addRows, bannerRow } from '../../../tests/support/content.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestDeskCall,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { aurora, sakura, type TestGateway } from '../../../tests/support/gateway.ts';

const { banners, announcements, games, site } = CONTENT_CALLS;

let gateway: TestGateway;
let marketer: TestStaff;
let writer: TestStaff;
let auditor: TestStaff;

const spring: ContentItem = {
  id: 'spring',
  group: 'w_home',
  title: { en: 'Spring', es: 'Primavera' },
  art: 'aurora-hero',
};

beforeAll(async () => {
  gateway = await createTestDesk();
  await addRows(gateway.db, '*', 'banners', [
    bannerRow({ id: 'first' }),
    bannerRow({ id: 'second' }),
  ]);
  marketer = await staffWith(gateway, 'marketing');
  writer = await staffWith(gateway, 'content', ['AURORA']);
  auditor = await staffWith(gateway, 'auditor');
});

afterAll(() => gateway.close());

const ask = (endpoint: DeskEndpoint, call: TestDeskCall = {}) =>
  callDesk(gateway, endpoint, { as: marketer, brand: 'AURORA', ...call });

async function valueOf(endpoint: DeskEndpoint, call?: TestDeskCall) {
  const reply = await ask(endpoint, call);
  expect([reply.statusCode, codeOf(reply)]).toEqual([200, undefined]);
  return reply.json().value;
}

/** Saves a draft over whatever there is, and gives its version. */
async function draft(content: ContentItem, call: TestDeskCall = {}, calls = banners) {
  const found = await ask(calls.one, { ...call, query: { id: content.id } });
  const seen = found.statusCode === 200 ? (found.json().value.open?.madeAt ?? null) : null;
  const { value } = await valueOf(calls.saveDraft, { ...call, body: { content, seen } });
  return value as { version: number; findings: { rule: string }[] };
}

async function shown(at = aurora): Promise<string[]> {
  gateway.passTime(6);
  const reply = await gateway.call(at, getBanners, { query: { groupName: 'w_home' } });
  return reply.json().value.list.map(({ title }: { title: string }) => title);
}

describe('content', () => {
  it('goes from a draft to visitors and back, with each step in the audit', async () => {
    const first = await draft({ ...spring, title: { en: 'One', es: 'Uno' } });
    expect(await shown()).toEqual(['Welcome', 'Welcome']);
    await valueOf(banners.publish, { body: { id: 'spring', version: first.version, at: null } });
    expect(await shown()).toEqual(['One']);
    const second = await draft({ ...spring, title: { en: 'Two', es: 'Dos' } });
    await valueOf(banners.publish, { body: { id: 'spring', version: second.version, at: null } });
    const body = { id: 'spring', version: first.version, reason: 'The offer is over' };
    await valueOf(banners.rollBack, { body });
    expect(await shown()).toEqual(['One']);
    const { versions } = await valueOf(banners.one, { query: { id: 'spring' } });
    expect(versions).toMatchObject([
      { version: 3, state: 'published', restores: 1, madeBy: 'marketing' },
      { version: 2, state: 'replaced' },
      { version: 1, state: 'replaced' },
    ]);
    const { items } = await valueOf(listAudit, { as: auditor, query: { limit: '5' } });
    expect(items[0]).toMatchObject({
      action: 'banners.rollBack',
      merchantCode: 'AURORA',
      reason: 'The offer is over',
      subject: { kind: 'banners', id: 'spring', label: 'One' },
    });
  });

  it('that is unsound is kept and told, and refused with the same findings when it is published', async () => {
    const { version, findings } = await draft({ ...spring, id: 'unsound', link: 'x' });
    expect(findings.map(({ rule }) => rule)).toEqual(['link.scheme']);
    const reply = await ask(banners.publish, { body: { id: 'unsound', version, at: null } });
    expect([reply.statusCode, codeOf(reply)]).toEqual([400, 'contentUnsound']);
    expect(reply.json().value).toEqual({ findings });
  });

  it('of who may only write waits for somebody who may publish', async () => {
    const as = writer;
    const { version } = await draft({ ...spring, id: 'waits' }, { as });
    const body = { id: 'waits', version, at: null, reason: 'For Easter' };
    const waiting = await valueOf(banners.publish, { as, body });
    expect(waiting).toMatchObject({ outcome: 'waiting', value: null });
    expect((await valueOf(banners.one, { query: { id: 'waits' } })).live).toBeNull();
    const own = await ask(approveCase, { as, body: { id: waiting.caseId } });
    expect(codeOf(own)).toBe('permissionMissing');
    await valueOf(approveCase, { body: { id: waiting.caseId } });
    expect((await valueOf(banners.one, { query: { id: 'waits' } })).live).toMatchObject({
      id: 'waits',
    });
  });

  it('is listed page by page, found by its texts, and told apart by how it stands', async () => {
    const ids = async (query: Record<string, string>) =>
      (await valueOf(banners.list, { query })).items.map(({ id }: ContentItem) => id);
    const { items, next, total } = await valueOf(banners.list, { query: { limit: '2' } });
    expect(total).toEqual({ count: 3, isEstimate: false });
    const rest = await ids({ limit: '2', after: next });
    expect([...items.map(({ id }: ContentItem) => id), ...rest]).toEqual(await ids({}));
    expect(await ids({ state: 'open' })).toEqual(['unsound']);
    expect(await ids({ search: 'uno' })).toEqual(['spring']);
    expect((await ask(banners.list, { query: { after: 'nonsense' } })).statusCode).toBe(400);
  });

  it('of the product is taken over before it is put in order', async () => {
    const brand = 'SAKURA';
    const listed = await valueOf(banners.list, { brand });
    expect(listed.items.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([
      true,
      true,
    ]);
    await valueOf(banners.takeDefaults, { brand });
    await valueOf(banners.order, { brand, body: { ids: ['second', 'first'] } });
    const { items } = await valueOf(banners.list, { brand });
    expect(items).toMatchObject([
      { id: 'second', isDefault: false },
      { id: 'first', isDefault: false },
    ]);
    expect(await shown(sakura)).toHaveLength(2);
  });

  // ASVS 5: 8.2.2 (data of others), 15.3.3 (mass assignment).
  it('of another brand is not there, and takes no field that its contract does not name', async () => {
    const replies = await Promise.all([
      ask(banners.one, { as: writer, brand: 'SAKURA', query: { id: 'first' } }),
      ask(banners.one, { brand: 'SAKURA', query: { id: 'spring' } }),
      ask(banners.version, { brand: 'SAKURA', query: { id: 'spring', version: '1' } }),
      ask(banners.rollBack, { brand: 'SAKURA', body: { id: 'spring', version: 1 } }),
      ask(banners.takeDown, { brand: 'SAKURA', body: { id: 'spring' } }),
    ]);
    expect(replies.map(codeOf)).toEqual(Array.from({ length: 5 }, () => 'notFound'));
    for (const extra of [{ merchantCode: 'SAKURA' }, { sort: 1 }, { told_at: null }]) {
      const content = { ...spring, ...extra };
      const reply = await ask(banners.saveDraft, { body: { content, seen: null } });
      expect(codeOf(reply)).toBe('bodyInvalid');
    }
  });

  it('keeps no markup that could run', async () => {
    const en = '<p onclick="x()">Hi<script>alert(1)</script></p>';
    const content = { id: 'hours', type: 'B', title: { en: 'Hours' }, content: { en } };
    const { version } = await draft(content, {}, announcements);
    await valueOf(announcements.publish, { body: { id: 'hours', version, at: null } });
    const { live } = await valueOf(announcements.one, { query: { id: 'hours' } });
    expect(live.content).toEqual({ en: '<p>Hi</p>' });
  });

  it('of other kinds: a game goes out of the lobby, and only who runs brands closes a site', async () => {
    const { items } = await valueOf(games.list, { as: writer, query: { limit: '1' } });
    expect(items[0]).toMatchObject({ isDefault: false, isLive: true });
    expect(items[0].name).not.toBeNull();
    const { id } = items[0];
    const { version } = await draft({ id, isShown: false }, { as: writer }, games);
    await valueOf(games.publish, { as: writer, body: { id, version, at: null } });
    const content = { id: 'site', state: 'closed' };
    const body = { content, seen: null };
    expect(codeOf(await ask(site.saveDraft, { body }))).toBe('permissionMissing');
  });
});

describe('a picture', () => {
  const send = (data: Buffer, name = 'spring.png') =>
    ask(addUpload, { body: { name, data: data.toString('base64') } });

  it('is kept, listed and shown small', async () => {
    const png = await sharp({
      create: { width: 900, height: 300, channels: 3, background: '#146' },
    })
      .png()
      .toBuffer();
    const reply = await send(png);
    const { value } = reply.json().value;
    expect(value).toMatchObject({
      width: 900,
      height: 300,
      name: 'spring.png',
      addedBy: 'marketing',
    });
    const { items } = await valueOf(listUploads);
    expect(items).toEqual([value]);
    const small = Buffer.from(value.thumbnail.split(',')[1], 'base64');
    expect((await sharp(small).metadata()).width).toBe(320);
    expect((await valueOf(listUploads, { brand: 'SAKURA' })).items).toEqual([]);
  });

  // ASVS 5: 5.2.2 (content and not name), 5.3.1 (nothing uploaded runs).
  it('that is none is refused with the reason, and leaves nothing', async () => {
    const before = (await valueOf(listUploads)).total.count;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [data, fault] of [
      [Buffer.from('<?php system($_GET[0]);'), 'notPicture'],
      [Buffer.from(svg), 'unsafeDrawing'],
      [Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), 'tooLarge'],
    ] as const) {
      const reply = await send(data);
      expect([reply.statusCode, codeOf(reply), reply.json().value]).toEqual([
        400,
        'pictureRefused',
        { fault },
      ]);
    }
    expect((await ask(addUpload, { body: { name: 'a', data: '???' } })).statusCode).toBe(400);
    expect((await valueOf(listUploads)).total.count).toBe(before);
  });
});

describe('a preview', () => {
  it('leads to the brand’s own site, where the draft is seen by the link alone', async () => {
    const { version } = await draft({ ...spring, id: 'looked', group: 'w_promo' });
    const body = { kind: 'banners', id: 'looked', version, as: 'guest' };
    const { url } = await valueOf(previewContent, { as: writer, body });
    const { hostname, pathname, searchParams } = new URL(url);
    expect([hostname, pathname]).toEqual(['aurora.test', '/promotions']);
    const token = searchParams.get('preview')!;
    const titles = async (cookie: string) =>
      (
        await gateway.call(aurora, getBanners, {
          query: { groupName: 'w_promo' },
          headers: { cookie },
        })
      ).json().value.list.length;
    expect(await titles(`livery_preview=${token}`)).toBe(1);
    expect(await titles('')).toBe(0);
    const elsewhere = await ask(previewContent, { brand: 'SAKURA', body });
    expect(codeOf(elsewhere)).toBe('notFound');
  });
});
