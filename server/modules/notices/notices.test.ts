import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeposit, getDeposit } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  deleteMessages,
  getMessage,
  getMessages,
  getUnreadCount,
  readMessages,
} from '../../../schemas/api/inbox.ts';
import { listShownBroadcasts, readNoticeMember } from './notices.repository.ts';
import { tell as tellOf } from './tell.ts';
import { withTransaction } from '../../db/database.ts';
import { codeOf } from '../../../tests/support/desk.ts';
import { testNow, type SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

type Inbox = ValueOf<typeof getMessages>;

let paying: PayingGateway;
let member: SignedInAs;
let memberId: string;

beforeAll(async () => {
  paying = await createPayingGateway();
});

afterAll(() => paying.close());

beforeEach(async () => {
  ({ member, memberId } = await join());
});

async function join(over: object = {}) {
  const account = `m${randomUUID().slice(0, 8)}`;
  const id = await addMember(paying.gateway, aurora, {
    account,
    payee_name: 'Demo Member',
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...over,
  });
  return { member: await signIn(paying.gateway, aurora, account), memberId: id };
}

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);

async function inbox(query: Record<string, string> = {}, as = member): Promise<Inbox> {
  return (await call(aurora, getMessages, { as, query })).json().value;
}

const unread = async (as = member) =>
  (await call(aurora, getUnreadCount, { as })).json().value.unread as number;

const inAurora = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(paying.gateway.db, { merchantCode: aurora.merchantCode }, work);

/** Tells the member that a password was changed, at a minute of the day. */
const tell = (minute: number, name = `test ${minute}`) =>
  inAurora((tx) =>
    tellOf(tx, {
      merchantCode: aurora.merchantCode,
      memberId,
      kind: 'passwordChanged',
      name,
      values: { at: { time: testNow.toISOString() } },
      at: new Date(testNow.getTime() + minute * 60_000),
    }),
  );

const broadcast = (over: object = {}) =>
  inAurora((tx) =>
    tx
      .insertInto('broadcasts')
      .values({
        merchant_code: aurora.merchantCode,
        id: randomUUID(),
        type: 'account',
        is_marketing: false,
        titles: JSON.stringify({ en: 'Hello', es: 'Hola' }),
        bodies: JSON.stringify({ en: '<p>To <b>all</b> of you</p><p>Yours</p>' }),
        link: '/promotions',
        segment: JSON.stringify({}),
        ways: [],
        state: 'sent',
        publish_at: testNow,
        made_by: 'staff',
        created_at: testNow,
        ...over,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

const withdraw = (id: string) =>
  inAurora((tx) =>
    tx.updateTable('broadcasts').set({ state: 'withdrawn' }).where('id', '=', id).execute(),
  );

it('tells of a deposit in the transaction that credits it, once, in the reader’s language', async () => {
  const asked = await call(aurora, createDeposit, {
    as: member,
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'epc', amount: '50.00' },
  });
  const { order } = asked.json().value as { order: string };
  await paying.gateway.parts.payments.work();
  const waiting = (await call(aurora, getDeposit, { as: member, query: { order } })).json().value;
  paying.simulator.payCode(waiting.instructions.code, 'Demo Member', 'twice');
  await paying.settle();
  const { list, unread: count } = await inbox();
  expect(list).toEqual([
    expect.objectContaining({
      type: 'money',
      title: 'Your deposit has arrived',
      isRead: false,
      about: 'deposit',
      order,
    }),
  ]);
  expect(list[0]!.excerpt).toContain('€50.00');
  expect([count, await unread()]).toEqual([1, 1]);
  const spanish = await call(aurora, getMessages, { as: member, headers: { language: 'es' } });
  expect(spanish.json().value.list[0].title).toBe('Tu depósito ha llegado');
});

it('tells of an event once, however often it is met', async () => {
  await tell(0, 'the same');
  await tell(1, 'the same');
  expect((await inbox()).list).toHaveLength(1);
});

it('pages by key, and marks and deletes what is the member’s own alone', async () => {
  for (const minute of [1, 2, 3]) await tell(minute);
  const first = await inbox({ pageSize: '2' });
  await tell(4);
  const second = await inbox({ pageSize: '2', before: first.next! });
  expect([first.list.length, second.list.length, second.next]).toEqual([2, 1, null]);
  const other = await join();
  const { id } = first.list[0]!;
  const refused = await call(aurora, getMessage, { as: other.member, query: { id } });
  expect(codeOf(refused)).toBe('notFound');
  await call(aurora, deleteMessages, { as: other.member, body: { ids: [id] } });
  expect(await unread()).toBe(4);
  await call(aurora, readMessages, { as: member, body: { ids: [id] } });
  expect([await unread(), (await inbox({ unread: 'true' })).list.length]).toEqual([3, 3]);
  await call(aurora, deleteMessages, { as: member, body: { ids: [id] } });
  const left = await call(aurora, readMessages, { as: member, body: {} });
  expect(left.json().value).toEqual({ unread: 0 });
  expect((await inbox()).list.map((line) => line.id)).not.toContain(id);
});

describe('what the house tells', () => {
  it('is one row for all, with a mark of each member', async () => {
    const { id } = await broadcast();
    const other = await join();
    const [line] = (await inbox({ type: 'account' })).list;
    expect(line).toMatchObject({
      id,
      title: 'Hello',
      excerpt: 'To all of you Yours',
      link: '/promotions',
    });
    const opened = await call(aurora, getMessage, { as: member, query: { id } });
    expect(opened.json().value.html).toBe('<p>To <b>all</b> of you</p><p>Yours</p>');
    await call(aurora, readMessages, { as: member, body: {} });
    expect([await unread(), await unread(other.member)]).toEqual([0, 1]);
    await call(aurora, deleteMessages, { as: member, body: { ids: [id] } });
    expect((await inbox()).list).toEqual([]);
    expect((await inbox({}, other.member)).list).toHaveLength(1);
    await withdraw(id);
    expect((await inbox({}, other.member)).list).toEqual([]);
  });

  it('reaches those who are meant, and nobody who came later', async () => {
    const { id } = await broadcast({ segment: JSON.stringify({ tags: ['vip'], rankFrom: 2 }) });
    const meant = await join({ tags: ['vip', 'x'], club_rank: 3 });
    const late = await join({ tags: ['vip'], club_rank: 3, created_at: new Date('2026-02-02') });
    expect([await unread(meant.member), await unread(), await unread(late.member)]).toEqual([
      1, 0, 0,
    ]);
    await withdraw(id);
  });

  it('is marketing for nobody who did not ask for it, is excluded or takes a break', async () => {
    const { id } = await broadcast({ type: 'news', is_marketing: true });
    const asked = await join();
    const paused = await join();
    for (const one of [asked, paused]) {
      await inAurora((tx) =>
        tx
          .insertInto('notice_choices')
          .values({
            merchant_code: aurora.merchantCode,
            member_id: one.memberId,
            choices: JSON.stringify({ news: { site: true } }),
            changed_at: testNow,
          })
          .execute(),
      );
    }
    const counts = [await unread(asked.member), await unread(paused.member), await unread()];
    expect(counts).toEqual([1, 1, 0]);
    await inAurora((tx) =>
      tx
        .updateTable('members')
        .set({ paused_until: new Date('2027-01-01') })
        .where('id', '=', paused.memberId)
        .execute(),
    );
    const owner = { merchantCode: aurora.merchantCode, memberId: paused.memberId };
    const told = await inAurora(async (tx) => {
      const reader = await readNoticeMember(tx, owner, testNow);
      return listShownBroadcasts(tx, owner, { member: reader!, now: testNow });
    });
    expect(told).toEqual([]);
    await withdraw(id);
  });
});

it('keeps of the HTML of a message to many only what articles may hold', async () => {
  const id = randomUUID();
  const body =
    '<p onclick="x()">Hi <b>all</b></p><script>x()</script><img src="https://evil.test/a">';
  await inAurora((tx) =>
    paying.gateway.parts.notices.broadcasts.insert(
      tx,
      {
        merchant_code: aurora.merchantCode,
        id,
        type: 'account',
        is_marketing: false,
        titles: { en: 'Hello' },
        bodies: { en: body },
        link: null,
        segment: {},
        ways: [],
        state: 'sent',
        publish_at: testNow,
        made_by: 'staff',
        created_at: testNow,
      },
      { allowHosts: [] },
    ),
  );
  const kept = await inAurora((tx) =>
    tx.selectFrom('broadcasts').select('bodies').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(kept.bodies).toEqual({ en: '<p>Hi <b>all</b></p>' });
});
