import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { addPaymentProof } from '../../../schemas/api/payments.ts';
import {
  addPayoutAccount,
  changePaymentPassword,
  getPaymentPassword,
  getPayoutAccounts,
  provePaymentPassword,
  removePayoutAccount,
  setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { getConsolidatedFunds } from '../../../schemas/api/wallet.ts';
import {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  getWithdrawal,
  getWithdrawalQuote,
  requestWithdrawal,
} from '../../../schemas/api/withdrawals.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  approveDeskWithdrawal,
  getDeskWithdrawal,
  listDeskWithdrawals,
  payDeskWithdrawal,
  putPaymentChannel,
  rejectDeskWithdrawal,
  settleDeskReceipt,
} from '../../../schemas/desk/payments.ts';
import { verifyBook } from '../../ledger/books.ts';
import { withTransaction } from '../../db/database.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  houseIban,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

type Order = ValueOf<typeof getWithdrawal>;
type Quote = ValueOf<typeof getWithdrawalQuote>;

const pin = '246810';
/** One pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let paying: PayingGateway;
let member: SignedInAs;
let memberId: string;
let account: string;
let cashier: TestStaff;
let finance: TestStaff;

beforeAll(async () => {
  paying = await createPayingGateway();
});

afterAll(() => paying.close());

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);

async function prove(): Promise<string> {
  const reply = await call(aurora, provePaymentPassword, { as: member, body: { password: pin } });
  return reply.json().value.pass;
}

/** A member with money, a password and an account that has waited long enough. */
beforeEach(async () => {
  const name = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(paying.gateway, aurora, { account: name, payee_name: 'Demo Member' });
  await paying.fund(memberId, 200_000n);
  member = await signIn(paying.gateway, aurora, name);
  const set = await call(aurora, setPaymentPassword, {
    as: member,
    body: { password: pin, loginPassword: testPassword },
  });
  expect(set.statusCode, set.body).toBe(200);
  const added = await call(aurora, addPayoutAccount, {
    as: member,
    body: {
      type: 'bank',
      number: 'ES91 2100 0418 4502 0005 1332',
      bank: 'Banco',
      pass: await prove(),
    },
  });
  account = added.json().value.accounts[0].id;
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx.updateTable('payout_accounts').set({ usable_at: paying.gateway.now() }).execute(),
  );
  cashier = await staffWith(paying.gateway, 'risk');
  finance = await staffWith(paying.gateway, 'finance');
});

async function quote(amount: string): Promise<Quote> {
  const reply = await call(aurora, getWithdrawalQuote, { as: member, query: { amount } });
  return reply.json().value;
}

async function ask(amount: string, over: Record<string, string> = {}) {
  return call(aurora, requestWithdrawal, {
    as: member,
    headers: { 'idempotency-key': randomUUID() },
    body: { account, amount, arrives: amount, pass: await prove(), ...over },
  });
}

async function request(amount: string): Promise<Order> {
  const reply = await ask(amount);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().value;
}

async function look(order: string): Promise<Order> {
  return (await call(aurora, getWithdrawal, { as: member, query: { order } })).json().value;
}

const funds = async () => {
  const { sumBalance, sumHeld } = (await call(aurora, getConsolidatedFunds, { as: member })).json()
    .value;
  return [sumBalance, sumHeld];
};

const atDesk = (endpoint: Parameters<typeof callDesk>[1], body: object, as = cashier) =>
  callDesk(paying.gateway, endpoint, {
    as,
    brand: 'AURORA',
    body: { reason: 'Looked at', ...body },
  });

async function pay(amount: string): Promise<Order> {
  const { order } = await request(amount);
  const reply = await atDesk(approveDeskWithdrawal, { order });
  if (reply.json().value?.outcome !== 'done') throw new Error(reply.body);
  await paying.settle();
  return look(order);
}

it('is asked for, approved by one person, paid by the provider, and received by itself', async () => {
  const { order, state } = await request('100.00');
  // Nothing was ever paid in, which somebody has to look at.
  expect(state).toBe('review');
  expect(await funds()).toEqual(['1900.00', '100.00']);
  const list = await callDesk(paying.gateway, listDeskWithdrawals, {
    as: cashier,
    brand: 'AURORA',
    query: { state: 'toDecide' },
  });
  expect(list.json().value.items[0]).toMatchObject({ order, approvalsNeeded: 1 });
  await atDesk(approveDeskWithdrawal, { order });
  await paying.settle();
  expect(await look(order)).toMatchObject({ state: 'awaitingReceipt', canConfirm: true });
  expect(await funds()).toEqual(['1900.00', '0.00']);
  paying.gateway.passTime(30 * 60 - 1);
  await paying.settle();
  const shown = () =>
    callDesk(paying.gateway, getDeskWithdrawal, {
      as: cashier,
      brand: 'AURORA',
      query: { order },
    });
  expect((await shown()).json().value?.state ?? 'awaitingReceipt').toBe('awaitingReceipt');
  paying.gateway.passTime(1);
  await paying.settle();
  cashier = await staffWith(paying.gateway, 'risk');
  expect((await shown()).json().value).toMatchObject({ state: 'received', received: '100.00' });
});

it('wants two people from an amount on, and the second is another one', async () => {
  const { order } = await request('1000.00');
  const asked = await atDesk(approveDeskWithdrawal, { order });
  expect(asked.json().value).toMatchObject({ outcome: 'waiting' });
  const approve = (as: TestStaff) =>
    callDesk(paying.gateway, approveCase, { as, body: { id: asked.json().value.caseId } });
  expect(codeOf(await approve(cashier))).toBe('caseBound');
  expect((await approve(finance)).statusCode).toBe(200);
  expect(await look(order)).toMatchObject({ state: 'approved' });
});

it('is decided once, however many decide at once', async () => {
  const { order } = await request('60.00');
  const replies = await Promise.all([
    atDesk(approveDeskWithdrawal, { order }, cashier),
    atDesk(approveDeskWithdrawal, { order }, finance),
    atDesk(rejectDeskWithdrawal, { order }, finance),
  ]);
  expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
});

it('gives the money back where it is refused, with the reason', async () => {
  const { order } = await request('60.00');
  await atDesk(rejectDeskWithdrawal, { order, reason: 'The account is somebody else’s' });
  expect(await look(order)).toMatchObject({
    state: 'rejected',
    reason: 'The account is somebody else’s',
  });
  expect(await funds()).toEqual(['2000.00', '0.00']);
});

it('stays under way while the provider is silent, and is paid once', async () => {
  const { order } = await request('70.00');
  await atDesk(approveDeskWithdrawal, { order });
  paying.setSilent(true);
  await paying.gateway.parts.payments.work();
  expect(await look(order)).toMatchObject({ state: 'paying' });
  expect(codeOf(await atDesk(payDeskWithdrawal, { order, reference: 'by hand' }))).toBe(
    'orderClosed',
  );
  paying.setSilent(false);
  paying.gateway.passTime(61);
  await paying.settle();
  expect(await look(order)).toMatchObject({ state: 'awaitingReceipt' });
  expect(await funds()).toEqual(['1930.00', '0.00']);
});

it('takes the word of the member on what came, and settles the rest by two people', async () => {
  const { order } = await pay('100.00');
  const say = (body: object) =>
    call(aurora, confirmWithdrawalReceipt, { as: member, body: { order, proofs: [], ...body } });
  expect(codeOf(await say({ outcome: 'partial', received: '100.01' }))).toBe('amountInvalid');
  expect(codeOf(await say({ outcome: 'none' }))).toBe('proofNeeded');
  const partly = await say({ outcome: 'partial', received: '64.00' });
  expect(partly.json().value).toMatchObject({
    state: 'partiallyReceived',
    received: '64.00',
    remaining: '36.00',
  });
  const settle = await atDesk(settleDeskReceipt, { order, decision: 'refundRemaining' });
  expect(settle.json().value).toMatchObject({ outcome: 'waiting' });
  const id = settle.json().value.caseId;
  await callDesk(paying.gateway, approveCase, { as: finance, body: { id } });
  expect(await look(order)).toMatchObject({ state: 'remainingRefunded' });
  expect(await funds()).toEqual(['1936.00', '0.00']);
});

it('takes a picture that nothing came, and gives nothing back where the receipt is forced', async () => {
  const { order } = await pay('50.00');
  const proof = await call(aurora, addPaymentProof, { as: member, body: { order, picture } });
  expect(proof.statusCode, proof.body).toBe(200);
  const said = await call(aurora, confirmWithdrawalReceipt, {
    as: member,
    body: { order, outcome: 'none', proofs: [proof.json().value.proof] },
  });
  expect(said.json().value).toMatchObject({ state: 'notReceived', remaining: '50.00' });
  const settle = await atDesk(settleDeskReceipt, { order, decision: 'forceReceipt' });
  const id = settle.json().value.caseId;
  await callDesk(paying.gateway, approveCase, { as: finance, body: { id } });
  expect(await look(order)).toMatchObject({ state: 'received', receivedBy: 'forced' });
  expect(await funds()).toEqual(['1950.00', '0.00']);
});

it('keeps back what was paid in and not played', async () => {
  const { gateway } = paying;
  await withTransaction(gateway.db, aurora, (tx) =>
    gateway.parts.turnover.add(tx, {
      merchantCode: aurora.merchantCode,
      memberId,
      source: 'deposit',
      reference: `D${randomUUID().slice(0, 8)}`,
      creditedMinor: 5000n,
      multiplier: '1',
      at: gateway.now(),
    }),
  );
  const { blocks, turnover } = await quote('50.00');
  expect(blocks).toEqual([{ block: 'turnover', left: '50.00', until: null }]);
  expect(turnover).toMatchObject({ required: '50.00', done: '0.00', left: '50.00' });
  expect(codeOf(await ask('50.00'))).toBe('withdrawalBlocked');
});

it('refuses what is beyond limits, another quote, and a pass that was used', async () => {
  expect(codeOf(await ask('19.99'))).toBe('paymentLimit');
  expect(codeOf(await ask('2000.01'))).toBe('paymentLimit');
  expect(codeOf(await ask('50.00', { arrives: '49.00' }))).toBe('quoteChanged');
  const pass = await prove();
  expect((await ask('50.00', { pass })).statusCode).toBe(200);
  expect(codeOf(await ask('50.00', { pass }))).toBe('paymentPassEnded');
});

it('lets two requests at once spend the money once', async () => {
  const [one, other] = [await prove(), await prove()];
  const replies = await Promise.all([
    ask('1500.00', { pass: one }),
    ask('1500.00', { pass: other }),
  ]);
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
  expect(await funds()).toEqual(['500.00', '1500.00']);
});

it('is not taken back by members, where the merchant does not let them', async () => {
  const { order, canCancel } = await request('40.00');
  expect(canCancel).toBe(false);
  expect(codeOf(await call(aurora, cancelWithdrawal, { as: member, body: { order } }))).toBe(
    'orderClosed',
  );
});

it('locks the payment password after five wrong ones, also where they come at once', async () => {
  const wrong = () =>
    call(aurora, provePaymentPassword, { as: member, body: { password: '000000' } });
  const replies = await Promise.all([wrong(), wrong(), wrong(), wrong(), wrong(), wrong()]);
  expect(replies.map(codeOf).filter((code) => code === 'paymentPasswordWrong')).toHaveLength(4);
  const right = await call(aurora, provePaymentPassword, { as: member, body: { password: pin } });
  expect(codeOf(right)).toBe('paymentPasswordLocked');
  const state = await call(aurora, getPaymentPassword, { as: member });
  expect(state.json().value.lockedUntil).not.toBeNull();
});

it('changes the payment password for who knows the one before, and for nobody else', async () => {
  const change = (oldPassword: string, password: string) =>
    call(aurora, changePaymentPassword, { as: member, body: { oldPassword, password } });
  const provedBy = async (password: string) =>
    codeOf(await call(aurora, provePaymentPassword, { as: member, body: { password } }));
  expect(codeOf(await change('000000', '735291'))).toBe('paymentPasswordWrong');
  expect(codeOf(await change(pin, pin))).toBe('paymentPasswordSame');
  expect(codeOf(await change(pin, '735291'))).toBeUndefined();
  expect(await provedBy(pin)).toBe('paymentPasswordWrong');
  expect(await provedBy('735291')).toBeUndefined();
});

it('takes no payment password that is that of the account', async () => {
  const name = `m${randomUUID().slice(0, 8)}`;
  await addMember(paying.gateway, aurora, { account: name });
  const other = await signIn(paying.gateway, aurora, name);
  const set = (password: string, loginPassword: string) =>
    call(aurora, setPaymentPassword, { as: other, body: { password, loginPassword } });
  expect(codeOf(await set(testPassword, testPassword))).toBe('fieldsInvalid');
  expect(codeOf(await set(pin, 'wrong'))).toBe('oldPasswordWrong');
  expect(codeOf(await set(pin, testPassword))).toBeUndefined();
});

it('checks accounts, makes new ones wait, and keeps one that money is on its way to', async () => {
  const add = async (number: string, holder?: string) =>
    call(aurora, addPayoutAccount, {
      as: member,
      body: { type: 'bank', number, pass: await prove(), ...(holder && { holder }) },
    });
  expect(codeOf(await add('ES9121000418450200051333'))).toBe('payoutAccountInvalid');
  expect(codeOf(await add('DE89370400440532013000', 'Somebody Else'))).toBe('payoutAccountInvalid');
  expect(codeOf(await add(houseIban))).toBe('payoutAccountsFull');
  const added = await add('DE89370400440532013000', 'DEMO MEMBER');
  const accounts = added.json().value.accounts as { id: string; isUsable: boolean }[];
  const fresh = accounts.find(({ isUsable }) => !isUsable)!;
  expect(fresh).toMatchObject({ number: '••••3000', isUsable: false });
  expect(codeOf(await ask('50.00', { account: fresh.id }))).toBe('withdrawalBlocked');
  await request('50.00');
  const remove = async (id: string) =>
    call(aurora, removePayoutAccount, { as: member, body: { id, pass: await prove() } });
  expect(codeOf(await remove(account))).toBe('payoutAccountBusy');
  expect((await remove(fresh.id)).json().value.accounts).toHaveLength(1);
});

it('says who else has the same account, and wants somebody to look', async () => {
  const { order } = await request('30.00');
  const shown = await callDesk(paying.gateway, getDeskWithdrawal, {
    as: cashier,
    brand: 'AURORA',
    query: { order },
  });
  const { checks, number, next } = shown.json().value;
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'samePayoutAccount', result: 'red' }),
  );
  expect(number).toBe('ES9121000418450200051332');
  expect(next).toEqual(['approve', 'reject']);
  const accounts = await call(aurora, getPayoutAccounts, { as: member });
  expect(accounts.body).not.toContain('0005133');
});

it('is paid by hand where no channel pays out', async () => {
  const { order } = await request('80.00');
  const channel = {
    id: 'pc_payouts',
    direction: 'out',
    method: 'bank',
    provider: 'hostedPage',
    name: 'Payouts',
    settings: {},
    weight: 1,
    state: 'paused',
  };
  const administrator = await staffWith(paying.gateway, 'administrator');
  const paused = await atDesk(putPaymentChannel, channel, administrator);
  const id = paused.json().value.caseId;
  if (id !== null) await callDesk(paying.gateway, approveCase, { as: finance, body: { id } });
  await atDesk(approveDeskWithdrawal, { order });
  await paying.settle();
  expect(await look(order)).toMatchObject({ state: 'approved' });
  const paid = await atDesk(payDeskWithdrawal, { order, reference: 'SEPA 4711' });
  expect(paid.json().value).toMatchObject({ value: { state: 'awaitingReceipt' } });
  expect(await funds()).toEqual(['1920.00', '0.00']);
});

it('and afterwards the books agree', async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
});
