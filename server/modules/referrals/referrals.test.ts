import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '../../../schemas/api/account.ts';
import { createDeposit } from '../../../schemas/api/deposits.ts';
import { getMessages } from '../../../schemas/api/inbox.ts';
import { getReferrals } from '../../../schemas/api/referrals.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  decideReferral,
  listDeskReferrals,
  setReferralTerms,
} from '../../../schemas/desk/referrals.ts';
import { callDesk, codeOf, staffWith } from '../../../tests/support/desk.ts';
import { hostOf, type SignedInAs } from '../../../tests/support/gateway.ts';
import { addBettor } from '../../../tests/support/lottery.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

const aurora = {
  ...payingAurora,
  referral: {
    deposit: 20,
    validBet: 4,
    days: 14,
    inviterReward: 10,
    friendReward: 5,
    mostAMonth: 2,
  },
  registration: {
    ...payingAurora.registration,
    fields: { payeeName: { enabled: false }, captcha: { enabled: false } },
  },
};
const DAY_S = 86_400;
const password = 'correct-horse-7';

let paying: PayingGateway;
let game: TestGame;
let key: VendorKey;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  game = await findTestGame(paying.gateway);
  key = await addVendorKey(paying.gateway, aurora, game.vendorCode);
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

interface Person {
  readonly account: string;
  readonly memberId: string;
  as: SignedInAs;
}

const nameOf = () => `p${randomUUID().slice(0, 8)}`;

async function addInviter(): Promise<Person> {
  const account = nameOf();
  const memberId = await addMember(paying.gateway, aurora, {
    account,
    referral_code: account.toUpperCase(),
  });
  return { account, memberId, as: await signIn(paying.gateway, aurora, account) };
}

async function invite({ account: code }: Person): Promise<Person> {
  const account = nameOf();
  const body = {
    username: account,
    password,
    birthday: '1990-05-17',
    referralCode: code,
    agreed: true,
    registerUrl: `https://${hostOf(aurora)}/register`,
    registerMethod: 'WEB',
  };
  const reply = await paying.gateway.call(aurora, register, { body });
  expect(codeOf(reply)).toBeUndefined();
  const { id } = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow(),
  );
  return { account, memberId: id, as: await signIn(paying.gateway, aurora, account, { password }) };
}

async function payCard({ as }: Person, amount: string): Promise<void> {
  const reply = await paying.gateway.call(aurora, createDeposit, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'card', amount },
  });
  expect(codeOf(reply)).toBeUndefined();
  await paying.settle();
  const { order } = reply.json().value;
  paying.simulator.payOnPage(order, { card: '4242424242424242', isApproved: true }, null);
  await paying.settle();
}

/** Loses a round of so much at a slot of a vendor. */
async function lose({ as, account }: Person, amount: string): Promise<void> {
  const { gateway } = paying;
  const code = await launchCode(gateway, aurora, as, account, game);
  const call = (name: 'authenticate' | 'debit' | 'endRound', body: object) =>
    callAsVendor(gateway, aurora, name, body, { key });
  const { session } = (await call('authenticate', { code })).value;
  const round = { session, roundId: randomUUID() };
  await call('debit', { ...round, transactionId: randomUUID(), amount });
  const ended = await call('endRound', { ...round, transactionId: randomUUID() });
  expect(ended.code).toBeUndefined();
}

/** All of a test come from one address, until they are said not to. */
const liveApart = (...people: readonly Person[]) =>
  paying.gateway.db.owner
    .deleteFrom('member_addresses')
    .where(
      'member_id',
      'in',
      people.map(({ memberId }) => memberId),
    )
    .execute();

const work = () => paying.gateway.parts.referrals.work.work();
const read = async ({ as }: Person) =>
  (await paying.gateway.call(aurora, getReferrals, { as })).json().value;
const balanceOf = async ({ as }: Person) =>
  (await paying.gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string;

async function qualify(friend: Person): Promise<void> {
  await payCard(friend, '20.00');
  await lose(friend, '4.00');
}

it('pays both once the friend has done all of it, and once', async () => {
  const inviter = await addInviter();
  const friend = await invite(inviter);
  await payCard(friend, '20.00');
  await lose(friend, '2.00');
  await work();
  expect(await read(inviter)).toMatchObject({
    invited: 1,
    rewarded: 0,
    earned: '0.00',
    list: [
      {
        friend: expect.stringMatching(/^p.\*\*\*/),
        state: 'open',
        deposit: { needed: '20.00', done: '20.00' },
        validBet: { needed: '4.00', done: '2.00' },
        phone: null,
      },
    ],
  });

  await lose(friend, '2.00');
  await liveApart(inviter, friend);
  await Promise.all([work(), work()]);
  await work();
  expect(await read(inviter)).toMatchObject({
    rewarded: 1,
    earned: '10.00',
    list: [{ state: 'paid' }],
  });
  expect(await balanceOf(inviter)).toBe('10.00');
  expect(await balanceOf(friend)).toBe('21.00');
  const told = async ({ as }: Person) => {
    const inbox = await paying.gateway.call(aurora, getMessages, {
      as,
      query: { type: 'rewards' },
    });
    return inbox.json().value.list.map(({ title }: { title: string }) => title);
  };
  expect(await told(inviter)).toEqual([expect.stringContaining('10')]);
  expect(await told(friend)).toEqual([expect.stringContaining('5')]);
});

it('pays a share of what the friend bets after it, a day once', async () => {
  const inviter = await addInviter();
  const friend = await invite(inviter);
  await paying.gateway.db.owner
    .updateTable('referrals')
    .set({ terms: sql`terms || '{"betShare": "0.01", "betShareDays": 2}'` })
    .where('friend_id', '=', friend.memberId)
    .execute();
  await qualify(friend);
  await liveApart(inviter, friend);
  paying.gateway.passTime(1);
  await work();
  expect(await balanceOf(inviter)).toBe('10.00');
  const enter = (one: Person) => signIn(paying.gateway, aurora, one.account, { password });

  paying.gateway.passTime(DAY_S);
  friend.as = await enter(friend);
  await lose(friend, '3.00');
  await work();
  paying.gateway.passTime(DAY_S);
  await Promise.all([work(), work()]);
  await work();
  friend.as = await enter(friend);
  await lose(friend, '5.00');
  paying.gateway.passTime(2 * DAY_S);
  await work();
  const as = await signIn(paying.gateway, aurora, inviter.account);
  expect(await balanceOf({ ...inviter, as })).toBe('10.03');
  expect(await read({ ...inviter, as })).toMatchObject({
    earned: '10.03',
    list: [{ state: 'paid', reward: '10.03' }],
  });
});

it('counts nothing that comes after the time', async () => {
  const inviter = await addInviter();
  const friend = await invite(inviter);
  await work();
  paying.gateway.passTime(14 * DAY_S);
  const again = {
    ...friend,
    as: await signIn(paying.gateway, aurora, friend.account, { password }),
  };
  await payCard(again, '20.00');
  await work();
  const as = await signIn(paying.gateway, aurora, inviter.account);
  expect(await read({ ...inviter, as })).toMatchObject({
    list: [{ state: 'lapsed', deposit: { done: '0.00' } }],
  });
});

it('lets somebody look where both come from one network, and pays or refuses by the desk', async () => {
  const inviter = await addInviter();
  const friends = [await invite(inviter), await invite(inviter)];
  for (const friend of friends) await qualify(friend);
  await work();
  expect((await read(inviter)).list).toMatchObject([{ state: 'review' }, { state: 'review' }]);
  expect(await balanceOf(inviter)).toBe('0.00');

  const risk = await staffWith(paying.gateway, 'risk');
  const at = { as: risk, brand: aurora.merchantCode };
  const listed = await callDesk(paying.gateway, listDeskReferrals, at);
  expect(listed.json().value.items).toMatchObject([
    { doubts: ['sameNetwork'], validBets: '4.00' },
    { doubts: ['sameNetwork'] },
  ]);
  const decide = (id: string, decision: string) =>
    callDesk(paying.gateway, decideReferral, {
      ...at,
      body: { id, decision, reason: 'One household' },
    });
  const [first, second] = friends as [Person, Person];
  expect((await decide(first.memberId, 'refuse')).json().value.outcome).toBe('done');
  expect(codeOf(await decide(first.memberId, 'pay'))).toBe('orderClosed');
  const asked = (await decide(second.memberId, 'pay')).json().value;
  expect(asked.outcome).toBe('waiting');
  const finance = await staffWith(paying.gateway, 'finance');
  const approved = await callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: asked.caseId, reason: 'Known to us' },
  });
  expect(codeOf(approved)).toBeUndefined();
  expect((await read(inviter)).list.map(({ state }: { state: string }) => state).sort()).toEqual([
    'paid',
    'refused',
  ]);
  expect(await balanceOf(inviter)).toBe('10.00');
});

it('keeps the terms of the day of the registration', async () => {
  const inviter = await addInviter();
  await invite(inviter);
  const marketing = await staffWith(paying.gateway, 'marketing');
  const terms = {
    deposit: '0',
    validBet: '0',
    days: 7,
    needsPhone: true,
    inviterReward: '1.00',
    friendReward: '0',
    turnover: '3',
    mostAMonth: 5,
    betShare: '0',
    betShareDays: 30,
  };
  const asked = await callDesk(paying.gateway, setReferralTerms, {
    as: marketing,
    brand: aurora.merchantCode,
    body: { terms, reason: 'Less of it' },
  });
  const finance = await staffWith(paying.gateway, 'finance');
  await callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: asked.json().value.caseId, reason: 'Agreed' },
  });
  paying.gateway.passTime(1);
  await invite(inviter);
  expect(await read(inviter)).toMatchObject({
    terms: { days: 7, inviterReward: '1.00', needsPhone: true },
    list: [
      { deposit: null, validBet: null, phone: false, reward: '1.00' },
      { deposit: { needed: '20.00' }, phone: null, reward: '10.00' },
    ],
  });
});

it('is given page by page, and to members alone', async () => {
  const inviter = await addInviter();
  for (let left = 3; left > 0; left -= 1) await invite(inviter);
  const page = async (query: Record<string, string>) =>
    (await paying.gateway.call(aurora, getReferrals, { as: inviter.as, query })).json();
  const first = (await page({ pageSize: '2' })).value;
  expect(first.list).toHaveLength(2);
  const rest = (await page({ pageSize: '2', before: first.next })).value;
  expect(rest).toMatchObject({ invited: 3, next: null });
  expect(rest.list).toHaveLength(1);
  expect((await page({ before: '1_nothing' })).code).toBe('queryInvalid');
  const stranger = await addBettor(paying.gateway, aurora, 0n);
  const own = await paying.gateway.call(aurora, getReferrals, { as: stranger.as });
  expect(own.json().value.list).toEqual([]);
});
