import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMessages } from '../../../schemas/api/inbox.ts';
import {
  FOUR_EYES_FROM,
  getBroadcast,
  listDeliveries,
  previewBroadcast,
  retryDeliveries,
  sendBroadcast,
  stopBroadcast,
  testBroadcast,
} from '../../../schemas/desk/broadcasts.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import { CONTENT_CALLS } from '../../../schemas/desk/content.ts';
import { withTransaction } from '../../db/database.ts';
import { tell } from '../../modules/notices/tell.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

const aurora = {
  ...payingAurora,
  features: { ...payingAurora.features, messages: true },
};

let paying: PayingGateway;
let marketer: TestStaff;
let mark: string;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  await paying.gateway.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => paying.close());

beforeEach(async () => {
  marketer = await staffWith(paying.gateway, 'marketing');
  mark = `t${randomUUID().slice(0, 8)}`;
});

const atDesk = (endpoint: Parameters<typeof callDesk>[1], body: object, as = marketer) =>
  callDesk(paying.gateway, endpoint, { as, brand: 'AURORA', body });

async function join(over: object = {}): Promise<{ id: string; account: string }> {
  const account = `m${randomUUID().slice(0, 8)}`;
  const id = await addMember(paying.gateway, aurora, { account, tags: [mark], ...over });
  return { id, account };
}

const choose = (memberId: string, choices: object) =>
  withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .insertInto('notice_choices')
      .values({
        merchant_code: 'AURORA',
        member_id: memberId,
        choices: JSON.stringify(choices),
        changed_at: paying.gateway.now(),
      })
      .execute(),
  );

const said = { titles: { en: 'Hello' }, bodies: { en: '<p>Good <b>news</b></p>' } };

const message = (over: object = {}) => ({
  type: 'account',
  isMarketing: false,
  ...said,
  segment: { tags: [mark] },
  ways: [],
  reason: 'For a test',
  ...over,
});

const preview = async (segment: object, isMarketing = false) =>
  (await atDesk(previewBroadcast, { segment, isMarketing })).json().value;

async function titlesOf(account: string): Promise<readonly string[]> {
  const as = await signIn(paying.gateway, aurora, account);
  const reply = await paying.gateway.call(aurora, getMessages, { as });
  return reply.json().value.list.map(({ title }: { title: string }) => title);
}

const read = async (id: string) =>
  (
    await callDesk(paying.gateway, getBroadcast, { as: marketer, brand: 'AURORA', query: { id } })
  ).json().value;

describe('whom a message is for', () => {
  it('levels, lines, confirmed addresses and languages narrow it, and some of them are told', async () => {
    const agent = await join({
      club_rank: 3,
      email: `${mark}@example.com`,
      email_verified_at: paying.gateway.now(),
    });
    const below = await join({ upline_id: agent.id });
    const lower = await join({ upline_id: below.id, locale: 'es' });
    const only = async (segment: object) => (await preview({ tags: [mark], ...segment })).sample;
    expect(await only({ rankFrom: 2 })).toEqual([agent.account]);
    expect((await only({ lines: [agent.account.toUpperCase()] })).toSorted()).toEqual(
      [below.account, lower.account].toSorted(),
    );
    expect(await only({ isVerified: true })).toEqual([agent.account]);
    expect((await preview({ tags: [mark], isVerified: false })).count).toBe(2);
    expect(await only({ languages: ['es'] })).toEqual([lower.account]);
    expect(await only({ newDays: 1, rankTo: 2, languages: ['es'] })).toEqual([lower.account]);
    expect((await preview({ tags: [mark], inactiveDays: 1 })).count).toBe(3);
  });

  it('marketing reaches only who asked for it, and nobody who takes a break', async () => {
    const reached = (name: string) => ({
      email: `${mark}${name}@example.com`,
      email_verified_at: paying.gateway.now(),
    });
    const wanting = await join(reached('a'));
    const paused = await join({
      ...reached('b'),
      paused_until: new Date(Date.now() + 86_400_000),
    });
    await join();
    for (const { id } of [wanting, paused]) await choose(id, { news: { site: true, mail: true } });
    expect(await preview({ tags: [mark] }, true)).toMatchObject({
      count: 1,
      sample: [wanting.account],
    });
    const marketing = message({ isMarketing: true, type: 'news', ways: ['mail'] });
    const { id } = (await atDesk(sendBroadcast, marketing)).json().value.value;
    await paying.gateway.parts.notices.deliver();
    expect((await read(id)).progress).toMatchObject({ sent: 1, waiting: 0 });
    expect(await titlesOf(wanting.account)).toEqual(['Hello']);
  });
});

describe('a message to many', () => {
  it('reaches those whom it is for, counts along, and leaves their inboxes once it is stopped', async () => {
    const { account } = await join({
      email: `${mark}@example.com`,
      email_verified_at: paying.gateway.now(),
    });
    const other = await join({ tags: [] });
    const sent = await atDesk(sendBroadcast, message({ ways: ['mail'] }));
    const { id } = sent.json().value.value;
    expect(await titlesOf(account)).toEqual(['Hello']);
    expect(await titlesOf(other.account)).toEqual([]);
    await paying.gateway.parts.notices.deliver();
    expect(await read(id)).toMatchObject({
      state: 'sent',
      isDelivering: false,
      bodies: { en: '<p>Good <b>news</b></p>' },
      progress: { waiting: 0, sent: 1, failed: 0 },
    });
    expect((await atDesk(stopBroadcast, { id, reason: 'Not true any more' })).statusCode).toBe(200);
    expect(await titlesOf(account)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'withdrawn' });
  });

  it('waits for its moment, and never goes out where it was stopped before', async () => {
    const { account } = await join();
    const at = (minutes: number) =>
      new Date(paying.gateway.now().getTime() + minutes * 60_000).toISOString();
    const plan = async (minutes: number) =>
      (await atDesk(sendBroadcast, message({ publishAt: at(minutes) }))).json().value.value.id;
    const first = await plan(5);
    const second = await plan(5);
    await atDesk(stopBroadcast, { id: second, reason: 'Too much' });
    expect(await titlesOf(account)).toEqual([]);
    paying.gateway.passTime(6 * 60);
    await paying.gateway.parts.notices.deliver();
    expect(await titlesOf(account)).toEqual(['Hello']);
    expect((await read(first)).state).toBe('sent');
    expect(codeOf(await atDesk(sendBroadcast, message({ publishAt: at(9), endsAt: at(3) })))).toBe(
      'bodyInvalid',
    );
  });

  it('is agreed by a second person from many members on', async () => {
    await Promise.all(Array.from({ length: FOUR_EYES_FROM }, () => join()));
    const asked = await atDesk(sendBroadcast, message());
    expect(asked.json().value.outcome).toBe('waiting');
    const approve = (as: TestStaff) =>
      callDesk(paying.gateway, approveCase, { as, body: { id: asked.json().value.caseId } });
    expect(codeOf(await approve(marketer))).toBe('caseBound');
    const second = await staffWith(paying.gateway, 'marketing');
    expect((await approve(second)).statusCode).toBe(200);
  });

  it.each([
    [{ titles: { en: 'Hello', es: 'Hola' } }],
    [{ titles: { ja: 'x' }, bodies: { ja: 'x' } }],
    [{ titles: { es: 'Hola' }, bodies: { es: 'Hola' } }],
    [{ link: 'javascript:alert(1)' }],
    [{ link: '//evil.example' }],
  ])('%j is not taken', async (over) => {
    expect(codeOf(await atDesk(sendBroadcast, message(over)))).toBe('bodyInvalid');
  });

  it('is tried by who writes it, in each language', async () => {
    const reply = await atDesk(testBroadcast, said);
    expect(reply.json().value).toEqual({ to: expect.stringContaining('@') });
    const content = await staffWith(paying.gateway, 'auditor');
    expect(codeOf(await atDesk(testBroadcast, said, content))).toBe('permissionMissing');
  });
});

describe('what did not arrive', () => {
  it('is listed with its reason and tried again', async () => {
    const { id: memberId, account } = await join();
    await withTransaction(paying.gateway.db, aurora, async (tx) => {
      await tell(tx, {
        merchantCode: 'AURORA',
        memberId,
        kind: 'identityApproved',
        values: { need: { word: 'document' } },
        name: mark,
        at: paying.gateway.now(),
      });
      const notice = await tx
        .selectFrom('notices')
        .select('id')
        .where('name', '=', mark)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('notice_deliveries')
        .values({
          merchant_code: 'AURORA',
          member_id: memberId,
          notice_id: notice.id,
          broadcast_id: null,
          way: 'sms',
          subscription_id: null,
          state: 'failed',
          attempts: 6,
          next_at: paying.gateway.now(),
          fault: 'sms: no answer in 5000 ms',
          created_at: paying.gateway.now(),
          ended_at: paying.gateway.now(),
        })
        .execute();
    });
    const list = async (way: string) => {
      const call = { as: marketer, brand: 'AURORA', query: { way } };
      return (await callDesk(paying.gateway, listDeliveries, call)).json().value.items;
    };
    const [row] = await list('sms');
    expect(row).toMatchObject({
      member: { account },
      what: 'Approved: {need}',
      fault: 'sms: no answer in 5000 ms',
      tries: 6,
    });
    expect(await list('mail')).toEqual([]);
    const again = await atDesk(retryDeliveries, { id: row.id, reason: 'The provider is back' });
    expect(again.json().value.value).toEqual({ count: 1 });
    expect(await list('sms')).toEqual([]);
  });
});

describe('a template', () => {
  const publish = async (content: object) => {
    const calls = CONTENT_CALLS.notices;
    const saved = await atDesk(calls.saveDraft, { content, seen: null });
    const { value } = saved.json().value;
    const { id } = content as { id: string };
    return atDesk(calls.publish, { id, version: value.version, at: null, reason: 'New words' });
  };

  it('is reworded with the placeholders of its event alone, and goes back to the standard text', async () => {
    const { id: memberId, account } = await join({ locale: 'en' });
    await withTransaction(paying.gateway.db, aurora, (tx) =>
      tell(tx, {
        merchantCode: 'AURORA',
        memberId,
        kind: 'identityApproved',
        values: { need: { word: 'document' } },
        name: mark,
        at: paying.gateway.now(),
      }),
    );
    const id = 'identityApproved';
    const wrong = await publish({
      id: 'passwordChanged',
      title: { en: 'Well done, {name}' },
      text: {},
    });
    expect([codeOf(wrong), wrong.json().value.findings[0].rule]).toEqual([
      'contentUnsound',
      'message.placeholders',
    ]);
    const title = { en: 'We know you now ({need})' };
    expect(codeOf(await publish({ id, title, text: {} }))).toBeUndefined();
    expect((await titlesOf(account))[0]).toMatch(/^We know you now \(.*identity document.*\)$/);
    expect(codeOf(await publish({ id, title: {}, text: {} }))).toBeUndefined();
    expect((await titlesOf(account))[0]).toMatch(/^Approved: /);
  });
});
