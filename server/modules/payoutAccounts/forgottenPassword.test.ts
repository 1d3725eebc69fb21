import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  getPaymentPassword,
  provePaymentPassword,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { getWithdrawalQuote } from '../../../schemas/api/withdrawals.ts';
import { clearMemberPaymentPassword } from '../../../schemas/desk/members.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction } from '../../db/database.ts';
import { callDesk, codeOf, staffWith } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

const pin = '246810';
const other = '735291';
const DAY = 24 * 3600;

let paying: PayingGateway;
let member: SignedInAs;
let memberId: string;
let name: string;
let phone: string;

beforeAll(async () => {
  paying = await createPayingGateway();
});

afterAll(() => paying.close());

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A member whose addresses are both verified, with a payment password. */
beforeEach(async () => {
  // Nobody asks for two codes within a second.
  paying.gateway.passTime(2);
  name = `m${randomUUID().slice(0, 8)}`;
  phone = `+34612${String(parseInt(name.slice(1, 6), 16) % 1_000_000).padStart(6, '0')}`;
  memberId = await addMember(paying.gateway, aurora, {
    account: name,
    email: `${name}@example.com`,
    email_verified_at: paying.gateway.now(),
    phone,
    phone_verified_at: paying.gateway.now(),
  });
  member = await signIn(paying.gateway, aurora, name);
  const body = { password: pin, loginPassword: testPassword };
  expect(codeOf(await call(aurora, setPaymentPassword, { as: member, body }))).toBeUndefined();
});

const sendCode = (way: 'email' | 'sms' = 'email') =>
  call(aurora, sendPaymentPasswordCode, { as: member, body: { way } });

const messagesTo = (address: string) =>
  paying.gateway.providers.outbox!.list('AURORA').filter(({ to }) => to === address);

async function readCodeOf(address = `${name}@example.com`): Promise<string> {
  await nextTurn();
  return messagesTo(address).find(({ text }) => /^\d{6}$/.test(text))!.text;
}

const reset = (code: string, { way = 'email', password = other } = {}) =>
  call(aurora, resetPaymentPassword, { as: member, body: { way, code, password } });

const prove = async (password: string) =>
  codeOf(await call(aurora, provePaymentPassword, { as: member, body: { password } }));

const state = async () =>
  (await call(aurora, getPaymentPassword, { as: member })).json().value as {
    isSet: boolean;
    lockedUntil: string | null;
    waitsUntil: string | null;
    resetWays: { way: string; hint: string }[];
  };

const blocks = async () => {
  const reply = await call(aurora, getWithdrawalQuote, { as: member, query: {} });
  return (reply.json().value.blocks as { block: string }[]).map(({ block }) => block);
};

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

it('is replaced by a code once; payouts wait a day, and every address is told', async () => {
  expect((await state()).resetWays.map(({ way }) => way)).toEqual(['email', 'sms']);
  expect((await sendCode()).statusCode).toBe(200);
  const code = await readCodeOf();
  expect(codeOf(await reset(wrongCode(code)))).toBe('codeWrong');
  expect(await prove(pin)).toBeUndefined();
  const done = await reset(code);
  expect(done.statusCode, done.body).toBe(200);
  expect(codeOf(await reset(code, { password: '918273' }))).toBe('codeExpired');
  expect(await prove(pin)).toBe('paymentPasswordWrong');
  expect(await prove(other)).toBeUndefined();

  await nextTurn();
  for (const address of [`${name}@example.com`, phone]) {
    expect(messagesTo(address).filter(({ text }) => text === name)).toHaveLength(1);
  }
  expect(await blocks()).toContain('passwordReset');
  paying.gateway.passTime(DAY - 1);
  member = await signIn(paying.gateway, aurora, name);
  expect(await blocks()).toContain('passwordReset');
  paying.gateway.passTime(1);
  expect(await blocks()).not.toContain('passwordReset');
});

it('takes a code of the mobile number, and none that is too old or was sent elsewhere', async () => {
  await sendCode('sms');
  const code = await readCodeOf(phone);
  expect(codeOf(await reset(code, { way: 'email' }))).toBe('codeWrong');
  paying.gateway.passTime(3 * 60);
  expect(codeOf(await reset(code, { way: 'sms' }))).toBe('codeExpired');
  await sendCode('sms');
  expect(codeOf(await reset(await readCodeOf(phone), { way: 'sms' }))).toBeUndefined();
});

it('is void once the address is another one', async () => {
  await sendCode();
  const code = await readCodeOf();
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .updateTable('members')
      .set({ email: `other-${name}@example.com` })
      .where('id', '=', memberId)
      .execute(),
  );
  expect(codeOf(await reset(code))).toBe('codeWrong');
});

it('lets few of many tries at once through, and one right one once', async () => {
  await sendCode();
  const code = await readCodeOf();
  const right = await Promise.all([reset(code), reset(code), reset(code)]);
  expect(right.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);

  paying.gateway.passTime(3 * 60);
  await sendCode();
  const next = await readCodeOf();
  const wrong = await Promise.all(Array.from({ length: 12 }, () => reset(wrongCode(next))));
  expect(wrong.map(codeOf)).not.toContain(undefined);
  expect(wrong.filter((reply) => codeOf(reply) === 'codeWrong').length).toBeLessThanOrEqual(5);
  expect(codeOf(await reset(next))).not.toBeUndefined();
});

it('opens no password that wrong tries have locked, and voids what the old one had opened', async () => {
  for (let i = 0; i < 4; i += 1) await prove('000000');
  await sendCode();
  expect(codeOf(await reset(await readCodeOf()))).toBeUndefined();
  expect(await prove('000000')).toBe('paymentPasswordLocked');
  paying.gateway.passTime(3 * 60);
  await sendCode();
  expect(codeOf(await reset(await readCodeOf(), { password: '918273' }))).toBeUndefined();
  expect(await prove('918273')).toBe('paymentPasswordLocked');
  expect((await state()).lockedUntil).not.toBeNull();
});

it('is neither that of the account nor against the rule, and then the code stays good', async () => {
  await sendCode();
  const code = await readCodeOf();
  expect(codeOf(await reset(code, { password: '1' }))).toBe('fieldsInvalid');
  expect(codeOf(await reset(code))).toBeUndefined();
});

it('is asked of customer service by who has no verified address, who sets another one', async () => {
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .updateTable('members')
      .set({ email_verified_at: null, phone_verified_at: null })
      .where('id', '=', memberId)
      .execute(),
  );
  expect((await state()).resetWays).toEqual([]);
  expect(codeOf(await sendCode())).toBe('noVerifiedAddress');
  expect(codeOf(await reset('000000'))).toBe('noVerifiedAddress');

  const support = await staffWith(paying.gateway, 'support');
  const clear = () =>
    callDesk(paying.gateway, clearMemberPaymentPassword, {
      as: support,
      brand: 'AURORA',
      body: { memberId, reason: 'Showed the passport in the chat' },
    });
  const cleared = await clear();
  expect(cleared.statusCode, cleared.body).toBe(200);
  expect(codeOf(await clear())).toBe('changedMeanwhile');
  expect(await state()).toMatchObject({ isSet: false });

  paying.gateway.passTime(DAY * 2);
  member = await signIn(paying.gateway, aurora, name);
  const body = { password: other, loginPassword: testPassword };
  expect(codeOf(await call(aurora, setPaymentPassword, { as: member, body }))).toBeUndefined();
  expect(await blocks()).toContain('passwordReset');
  paying.gateway.passTime(DAY);
  member = await signIn(paying.gateway, aurora, name);
  expect(await blocks()).not.toContain('passwordReset');
});

it('is nothing that a trial account has', async () => {
  const trial = `t${randomUUID().slice(0, 8)}`;
  await addMember(paying.gateway, aurora, { account: trial, member_type: TRIAL_TYPE });
  member = await signIn(paying.gateway, aurora, trial);
  expect(codeOf(await sendCode())).toBe('realAccountNeeded');
  expect(codeOf(await reset('000000'))).toBe('realAccountNeeded');
});
