import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccountRecord } from '../../../schemas/api/accountRecord.ts';
import { setLimit, getLimits } from '../../../schemas/api/limits.ts';
import {
  getDownlineTransfer,
  getLineTransfers,
  getUplineTransfer,
  transferToDownline,
  transferToUpline,
} from '../../../schemas/api/lineTransfers.ts';
import { provePaymentPassword, setPaymentPassword } from '../../../schemas/api/payoutAccounts.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import {
  aurora as plain,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';

const aurora = {
  ...plain,
  features: { ...plain.features, transferUpline: true },
  agents: { transfers: { min: 5, max: 50, dayCount: 3, daySum: 80 } },
};
const SECRET = '482915';

let gateway: TestGateway;
let agent: Person;
let member: Person;

interface Person {
  readonly account: string;
  readonly memberId: string;
  readonly as: SignedInAs;
}

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

async function addPerson(overrides: object = {}): Promise<Person> {
  const account = `t${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, aurora, { account, ...overrides });
  return { account, memberId, as: await signIn(gateway, aurora, account) };
}

beforeEach(async () => {
  agent = await addPerson();
  member = await addPerson({ upline_id: agent.memberId });
  await payIn(gateway.db, aurora, member.memberId, 20_000n);
  await setSecret(member);
});

const setSecret = ({ as }: Person) =>
  gateway.call(aurora, setPaymentPassword, {
    as,
    body: { password: SECRET, loginPassword: testPassword },
  });

async function takePass({ as }: Person): Promise<string> {
  const reply = await gateway.call(aurora, provePaymentPassword, {
    as,
    body: { password: SECRET },
  });
  return reply.json().value.pass as string;
}

async function send(who: Person, amount: string, more: object = {}) {
  const { key = randomUUID(), ...body } = more as { key?: string };
  const reply = await gateway.call(aurora, transferToUpline, {
    as: who.as,
    headers: { 'idempotency-key': key },
    body: { amount, pass: await takePass(who), ...body },
  });
  return { code: reply.json().code as string | undefined, value: reply.json().value };
}

const balanceOf = async ({ as }: Person) =>
  (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string;
const read = async ({ as }: Person) =>
  (await gateway.call(aurora, getUplineTransfer, { as })).json().value;
const list = async ({ as }: Person) =>
  (await gateway.call(aurora, getLineTransfers, { as })).json().value.list;

const change = (memberId: string, changes: object) =>
  withTransaction(gateway.db, aurora, (tx) =>
    tx.updateTable('members').set(changes).where('id', '=', memberId).execute(),
  );

describe('money for the agent above', () => {
  it('arrives, is seen by both, and has to be played by who got it', async () => {
    expect(await read(member)).toMatchObject({
      account: agent.account,
      available: '200.00',
      min: '5.00',
      max: '50.00',
      dayLeft: '80.00',
      blocks: [],
    });
    expect((await send(member, '30.00', { purpose: 'Last week' })).value).toMatchObject({
      direction: 'out',
      account: agent.account,
      amount: '30.00',
    });
    expect([await balanceOf(member), await balanceOf(agent)]).toEqual(['170.00', '30.00']);
    expect(await list(agent)).toMatchObject([
      { direction: 'in', account: member.account, purpose: 'Last week' },
    ]);
    for (const [{ as }, amount] of [
      [member, '-30.00'],
      [agent, '30.00'],
    ] as const) {
      const record = await gateway.call(aurora, getAccountRecord, {
        as,
        query: { group: 'other' },
      });
      expect(record.json().value.list).toContainEqual(
        expect.objectContaining({ type: 'lineTransfer', amount }),
      );
    }
    const rows = await withTransaction(gateway.db, aurora, (tx) =>
      tx.selectFrom('turnover_rows').selectAll().where('member_id', '=', agent.memberId).execute(),
    );
    expect(rows).toMatchObject([{ source: 'upline', required_minor: 3_000n }]);
  });

  it('goes once however often the same is asked for', async () => {
    const key = randomUUID();
    const pass = await takePass(member);
    const again = () => send(member, '10.00', { key, pass });
    const sent = await Promise.all([again(), again(), again()]);
    expect(new Set(sent.map(({ value }) => value?.id))).toHaveProperty('size', 1);
    expect(await balanceOf(agent)).toBe('10.00');
  });

  it('keeps to the amounts of the day, at once as well', async () => {
    const passes = [await takePass(member), await takePass(member), await takePass(member)];
    const sent = await Promise.all(passes.map((pass) => send(member, '40.00', { pass })));
    expect(sent.filter(({ code }) => code === undefined)).toHaveLength(2);
    expect(await balanceOf(agent)).toBe('80.00');
    expect((await read(member)).blocks).toMatchObject([{ block: 'daySum' }]);
    gateway.passTime(86_400);
    member = { ...member, as: await signIn(gateway, aurora, member.account) };
    expect((await read(member)).blocks).toEqual([]);
  });

  it.each([
    ['4.99', 'paymentLimit'],
    ['50.01', 'paymentLimit'],
    ['0.00', 'amountInvalid'],
    ['1.001', 'amountInvalid'],
    ['-5.00', 'bodyInvalid'],
  ])('is refused for %s', async (amount, code) => {
    expect((await send(member, amount)).code).toBe(code);
    expect(await balanceOf(member)).toBe('200.00');
  });

  it('takes each pass once, and no purpose that turns the text around it', async () => {
    const pass = await takePass(member);
    expect((await send(member, '10.00', { pass })).code).toBeUndefined();
    expect((await send(member, '10.00', { pass })).code).toBe('paymentPassEnded');
    expect((await send(member, '10.00', { purpose: 'a\u202Eb' })).code).toBe('bodyInvalid');
    expect((await send(member, '10.00', { purpose: 'x'.repeat(61) })).code).toBe('bodyInvalid');
  });
});

describe('something in the way', () => {
  it.each([
    ['of who sends: a break', 'member', { paused_until: new Date('2999-01-01') }, 'paused'],
    ['of who sends: a freeze', 'member', { payout_locked_at: new Date('2026-01-01') }, 'frozen'],
    ['of who gets it: a break', 'agent', { paused_until: new Date('2999-01-01') }, 'uplineMissing'],
    ['of who gets it: closed', 'agent', { status: 'closed' }, 'uplineMissing'],
  ])('%s', async (_name, who, changes, block) => {
    await change(who === 'member' ? member.memberId : agent.memberId, changes);
    const reply = await send(member, '10.00');
    if (reply.code !== 'accountPaused') {
      expect(reply).toMatchObject({ code: 'withdrawalBlocked', value: { block } });
    }
    expect(await balanceOf(agent).catch(() => '0.00')).toBe('0.00');
  });

  it('is what has to be played, and nobody above', async () => {
    await send(member, '40.00');
    await setSecret(agent);
    expect((await send(agent, '10.00')).value).toMatchObject({ block: 'uplineMissing' });
    expect((await read(agent)).blocks).toMatchObject([
      { block: 'uplineMissing' },
      { block: 'turnover', left: '40.00' },
    ]);
  });

  it('is the limit of deposits of who would get it, which stays theirs alone', async () => {
    const limit = { kind: 'deposit', span: 'day', amount: '30.00' };
    await gateway.call(aurora, setLimit, { as: agent.as, body: limit });
    expect((await send(member, '20.00')).code).toBeUndefined();
    const { limits } = (await gateway.call(aurora, getLimits, { as: agent.as })).json().value;
    expect(limits[0]).toMatchObject({ used: '20.00', left: '10.00' });
    expect(await send(member, '20.00')).toEqual({
      code: 'paymentLimit',
      value: { limit: 'receiver' },
    });
  });
});

describe('money for the team', () => {
  let head: Person;
  let far: Person;

  const sendDown = async (
    who: Person,
    to: string,
    { amount = '20.00', ...more }: { amount?: string; key?: string; pass?: string } = {},
  ) => {
    const { key = randomUUID(), pass = await takePass(who) } = more;
    const reply = await gateway.call(aurora, transferToDownline, {
      as: who.as,
      headers: { 'idempotency-key': key },
      body: { member: to, amount, pass, purpose: 'Your start' },
    });
    return { code: reply.json().code as string | undefined, value: reply.json().value };
  };
  const readDown = async ({ as }: Person, to: string) =>
    gateway.call(aurora, getDownlineTransfer, { as, query: { member: to } });

  beforeEach(async () => {
    head = await addPerson({ member_type: 1 });
    const below = await addPerson({ upline_id: head.memberId });
    far = await addPerson({ upline_id: below.memberId });
    await payIn(gateway.db, aurora, head.memberId, 20_000n);
    await setSecret(head);
  });

  it('arrives at any depth, once, is seen by both, and has to be played', async () => {
    expect((await readDown(head, far.memberId)).json().value).toMatchObject({
      account: far.account,
      max: '50.00',
      blocks: [],
    });
    const [key, pass] = [randomUUID(), await takePass(head)];
    const again = () => sendDown(head, far.memberId, { key, pass });
    const replies = await Promise.all([again(), again()]);
    expect(replies[0]!.value).toMatchObject({ direction: 'out', account: far.account });
    expect(replies[1]).toEqual(replies[0]);
    expect([await balanceOf(head), await balanceOf(far)]).toEqual(['180.00', '20.00']);
    expect(await list(far)).toMatchObject([
      { direction: 'in', account: head.account, purpose: 'Your start' },
    ]);
    const rows = await withTransaction(gateway.db, aurora, (tx) =>
      tx.selectFrom('turnover_rows').selectAll().where('member_id', '=', far.memberId).execute(),
    );
    expect(rows).toMatchObject([{ required_minor: 2_000n }]);
  });

  it('is for nobody else: not above, not beside, not of another line, not oneself, and from no player', async () => {
    const stranger = await addPerson();
    for (const to of [stranger.memberId, head.memberId, randomUUID()]) {
      expect((await readDown(head, to)).statusCode).toBe(404);
      expect((await sendDown(head, to)).code).toBe('notFound');
    }
    await setSecret(far);
    expect((await sendDown(far, head.memberId)).code).toBe('notFound');
    // A player has nobody below who could be sent to, whatever the tree says.
    expect((await readDown(member, agent.memberId)).statusCode).toBe(404);
    await change(head.memberId, { member_type: 2 });
    const player = { ...head, as: await signIn(gateway, aurora, head.account) };
    expect((await readDown(player, far.memberId)).statusCode).toBe(404);
  });

  it.each([
    ['who gets it takes a break', { paused_until: new Date('2999-01-01') }],
    ['their account is closed', { status: 'closed' }],
  ])('waits while %s', async (_name, changes) => {
    await change(far.memberId, changes);
    expect(await sendDown(head, far.memberId)).toMatchObject({
      code: 'withdrawalBlocked',
      value: { block: 'receiverMissing' },
    });
    expect(await balanceOf(head)).toBe('200.00');
  });

  it('keeps to the day together with what goes up, at once as well', async () => {
    const passes = [await takePass(head), await takePass(head), await takePass(head)];
    const sent = await Promise.all(
      passes.map((pass) => sendDown(head, far.memberId, { pass, amount: '40.00' })),
    );
    expect(sent.filter(({ code }) => code === undefined)).toHaveLength(2);
    expect(await balanceOf(far)).toBe('80.00');
  });

  it('does not leave while the agent owes its line, nor is anything paid out', async () => {
    const { owes } = gateway.parts.withdrawals;
    owes.add((_tx, { memberId }) => Promise.resolve(memberId === head.memberId ? 350n : 0n));
    expect(await sendDown(head, far.memberId)).toMatchObject({
      code: 'withdrawalBlocked',
      value: { block: 'owes' },
    });
    expect((await readDown(head, far.memberId)).json().value.blocks).toMatchObject([
      { block: 'owes', left: '3.50' },
    ]);
  });
});
