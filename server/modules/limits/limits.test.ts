import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmLimit,
  declineLimits,
  getLimits,
  reviewLimits,
  setLimit,
  takeBreak,
} from '../../../schemas/api/limits.ts';
import { getPlayTime } from '../../../schemas/api/playTime.ts';
import { register } from '../../../schemas/api/account.ts';
import { login } from '../../../schemas/api/session.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import {
  aurora as testBrand,
  createTestGateway,
  hostOf,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { move, payIn } from '../../../tests/support/ledger.ts';
import { addIssue, betOn, placeBet } from '../../../tests/support/lottery.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';

/** A market without figures of its own. */
const aurora = {
  ...testBrand,
  jurisdiction: { minimumAge: 18 },
  registration: {
    ...testBrand.registration,
    fields: { payeeName: { enabled: true }, captcha: { enabled: false } },
  },
};

let gateway: TestGateway;
let account: string;
let memberId: string;
let as: SignedInAs;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora], lottery: { isDriven: true } });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, aurora, { account });
  as = await signIn(gateway, aurora, account);
});

type Sent = typeof setLimit | typeof confirmLimit | typeof declineLimits | typeof takeBreak;
const send = async (endpoint: Sent, body: object) => {
  const reply = await gateway.call(aurora, endpoint, { as, body });
  return { code: reply.json().code as string | undefined, value: reply.json().value };
};
const read = async () => (await gateway.call(aurora, getLimits, { as })).json().value;
const find = (value: { limits: { kind: string; span: string }[] }, kind: string, span: string) =>
  value.limits.find((limit) => limit.kind === kind && limit.span === span);
const set = (kind: string, span: string, amount: string | null) =>
  send(setLimit, { kind, span, amount });
const DAY_S = 86_400;

describe('a limit', () => {
  it('is lower at once, and higher after its time and a yes', async () => {
    const which = { kind: 'deposit', span: 'day' };
    expect(find(await read(), 'deposit', 'day')).toMatchObject({ amount: null, left: null });
    await set('deposit', 'day', '100');
    const { value: asked } = await set('deposit', 'day', '200');
    expect(find(asked, 'deposit', 'day')).toMatchObject({
      amount: '100.00',
      left: '100.00',
      waiting: { amount: '200.00' },
    });
    expect((await send(confirmLimit, which)).code).toBe('notFound');
    gateway.passTime(DAY_S);
    as = await signIn(gateway, aurora, account);
    const { value: raised } = await send(confirmLimit, which);
    expect(find(raised, 'deposit', 'day')).toMatchObject({ amount: '200.00', waiting: null });
    const { value: lowered } = await set('deposit', 'day', '50');
    expect(find(lowered, 'deposit', 'day')).toMatchObject({ amount: '50.00', waiting: null });
  });

  it('of deposits counts what was paid in, and nobody is asked again', async () => {
    expect((await read()).isAsked).toBe(false);
    await set('deposit', 'month', '100');
    await payIn(gateway.db, aurora, memberId, 3_000n);
    const value = await read();
    expect(value.isAsked).toBe(true);
    expect(find(value, 'deposit', 'month')).toMatchObject({ used: '30.00', left: '70.00' });
  });

  it('may be declined', async () => {
    expect((await send(declineLimits, { kind: 'deposit' })).value.isAsked).toBe(true);
  });
});

describe('a limit of stakes', () => {
  const bet = async (issue: string) =>
    (await placeBet(gateway, aurora, { memberId, as }, betOn(issue))).json().code as
      string | undefined;

  it('refuses a bet on a lottery that it leaves no room for', async () => {
    await payIn(gateway.db, aurora, memberId, 10_000n);
    const issue = await addIssue(gateway);
    await set('loss', 'day', '3.00');
    expect(await bet(issue)).toBeUndefined();
    expect(await bet(issue)).toBe('ownLimitReached');
  });

  it('counts what came back against what was lost, and a stake given back against what was staked', async () => {
    const { db } = gateway;
    await payIn(db, aurora, memberId, 10_000n);
    const wallet = { member: memberId };
    const house = { house: 'deposits' } as const;
    await move(db, aurora, { kind: 'bet', from: wallet, to: house, amountMinor: 1_000n });
    await move(db, aurora, { kind: 'win', from: house, to: wallet, amountMinor: 300n });
    await move(db, aurora, { kind: 'refund', from: house, to: wallet, amountMinor: 200n });
    const value = await read();
    expect(find(value, 'loss', 'month')).toMatchObject({ used: '5.00' });
    expect(find(value, 'wager', 'month')).toMatchObject({ used: '8.00' });
    expect(find(value, 'deposit', 'month')).toMatchObject({ used: '100.00' });
  });

  it('refuses the stake of a vendor for good, and lets it be once there is none', async () => {
    await fundMember(gateway, aurora, memberId, 10_000n);
    const game = await findTestGame(gateway);
    const key = await addVendorKey(gateway, aurora, game.vendorCode);
    const code = await launchCode(gateway, aurora, as, account, game);
    const call = (name: 'authenticate' | 'debit', body: object) =>
      callAsVendor(gateway, aurora, name, body, { key });
    const session = (await call('authenticate', { code })).value['session'];
    const debit = (transactionId: string) =>
      call('debit', { session, transactionId, roundId: randomUUID(), amount: '2.00' });
    expect((await debit(randomUUID())).status).toBe(200);
    await set('wager', 'week', '3.00');
    const refused = randomUUID();
    expect(await debit(refused)).toMatchObject({ status: 402, code: 'limitReached' });
    const balance = await gateway.call(aurora, getBalance, { as });
    expect(balance.json().value.sumBalance).toBe('98.00');
  });

  it('lets only one of many at the same moment through', async () => {
    await payIn(gateway.db, aurora, memberId, 10_000n);
    const issue = await addIssue(gateway);
    await set('wager', 'day', '2.00');
    const codes = await Promise.all(Array.from({ length: 6 }, () => bet(issue)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });
});

describe('a break', () => {
  const tryIn = async () => {
    const body = { type: 'username', username: account, password: testPassword };
    return (await gateway.call(aurora, login, { body })).json().code as string | undefined;
  };

  it('ends every session, keeps out until its end and lifts itself', async () => {
    const { value } = await send(takeBreak, { kind: 'timeOut', length: 1 });
    expect(value.isOpenEnded).toBe(false);
    expect((await gateway.call(aurora, getBalance, { as })).json().code).toBe('sessionEnded');
    expect(await tryIn()).toBe('accountPaused');
    gateway.passTime(DAY_S + 1);
    expect(await tryIn()).toBeUndefined();
  });

  it('of self-exclusion does not lift itself', async () => {
    expect((await send(takeBreak, { kind: 'selfExclusion', length: 6 })).value.isOpenEnded).toBe(
      true,
    );
    gateway.passTime(400 * DAY_S);
    expect(await tryIn()).toBe('accountPaused');
  });

  it.each([
    ['timeOut', 6],
    ['selfExclusion', 7],
  ])('of kind %s is not %d long', async (kind, length) => {
    expect((await send(takeBreak, { kind, length })).code).toBe('bodyInvalid');
  });

  it('keeps its member from opening another account', async () => {
    const { merchantCode } = aurora;
    await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .updateTable('members')
        .set({ payee_name: 'Ana Excluded', birthday: '1990-05-17' })
        .where('merchant_code', '=', merchantCode)
        .where('id', '=', memberId)
        .execute(),
    );
    await send(takeBreak, { kind: 'selfExclusion', length: 6 });
    const form = {
      username: `n${randomUUID().slice(0, 8)}`,
      password: 'correct-horse-7',
      payeeName: 'ana excluded',
      birthday: '1990-05-17',
      registerUrl: `https://${hostOf(aurora)}/register`,
      registerMethod: 'WEB',
      agreed: true,
    };
    const reply = await gateway.call(aurora, register, { body: form });
    expect(reply.json()).toMatchObject({ code: 'accountPaused' });
  });
});

// Last, since it moves the clock by a year.
describe('what was set', () => {
  it('is to be looked at again six months after the member last did (RTS 12)', async () => {
    const isDue = async () => {
      as = await signIn(gateway, aurora, account);
      const { now, reviewAt } = await read();
      const time = (await gateway.call(aurora, getPlayTime, { as })).json().value;
      expect(time.isReviewDue).toBe(reviewAt <= now);
      return time.isReviewDue as boolean;
    };
    await set('loss', 'week', '50');
    const { reviewAt } = await read();
    const seconds = (Date.parse(reviewAt) - gateway.now().getTime()) / 1000;
    expect(Math.round(seconds / DAY_S)).toBeGreaterThanOrEqual(181);
    gateway.passTime(seconds - 1);
    expect(await isDue()).toBe(false);
    gateway.passTime(1);
    expect(await isDue()).toBe(true);
    await gateway.call(aurora, reviewLimits, { as });
    expect(await isDue()).toBe(false);
  });
});
