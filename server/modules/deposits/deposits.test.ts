import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  getDeposit,
  getDepositOptions,
  getDeposits,
} from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import {
  decideDeskDeposit,
  linkUnmatchedPayment,
  listUnmatchedPayments,
  matchDeskDeposit,
} from '../../../schemas/desk/payments.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import type { SimulatedFault } from '../../paymentSimulator/simulator.ts';
import { signStandard } from '../../providers/payments/signatures.ts';
import { verifyBook } from '../../ledger/books.ts';
import { readSum } from '../../ledger/balances.ts';
import { withTransaction } from '../../db/database.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  houseIban,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

type Order = ValueOf<typeof getDeposit>;

let paying: PayingGateway;
let member: SignedInAs;
let memberId: string;
let account: string;
let cashier: TestStaff;
let finance: TestStaff;

beforeAll(async () => {
  paying = await createPayingGateway();
  cashier = await staffWith(paying.gateway, 'cashier');
  finance = await staffWith(paying.gateway, 'finance');
});

afterAll(() => paying.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(paying.gateway, aurora, { account, payee_name: 'Demo Member' });
  member = await signIn(paying.gateway, aurora, account);
});

const ask = async (method: string, amount: string, key: string = randomUUID()) =>
  paying.gateway.call(aurora, createDeposit, {
    as: member,
    headers: { 'idempotency-key': key },
    body: { method, amount },
  });

async function order(method: string, amount: string): Promise<Order> {
  const reply = await ask(method, amount);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  await paying.gateway.parts.payments.work();
  return look(reply.json().value.order);
}

async function look(name: string): Promise<Order> {
  const reply = await paying.gateway.call(aurora, getDeposit, {
    as: member,
    query: { order: name },
  });
  return reply.json().value;
}

const balance = async () =>
  (await paying.gateway.call(aurora, getBalance, { as: member })).json().value.sumBalance;

const codeIn = (of: Order) => {
  if (of.instructions?.kind !== 'qr') throw new Error('That shows no code.');
  return of.instructions.code;
};

async function payCode(of: Order, fault: SimulatedFault | null = null): Promise<Order> {
  paying.simulator.payCode(codeIn(of), 'Demo Member', fault);
  await paying.settle();
  return look(of.order);
}

async function payCard(of: Order, card: string, fault: SimulatedFault | null = null) {
  paying.simulator.payOnPage(of.order, { card, isApproved: false }, fault);
  await paying.settle();
  return look(of.order);
}

it('offers what has a channel, and nothing else', async () => {
  const reply = await paying.gateway.call(aurora, getDepositOptions, { as: member });
  const { groups, ordersLeft, dayLeft } = reply.json().value as ValueOf<typeof getDepositOptions>;
  expect(groups.map(({ id, methods }) => [id, methods.map((one) => one.id)])).toEqual([
    ['bank', ['sepa']],
    ['qr', ['epc']],
    ['card', ['card']],
  ]);
  expect({ ordersLeft, dayLeft }).toEqual({ ordersLeft: 3, dayLeft: null });
});

it('credits a code that is paid, with the turnover it asks for', async () => {
  const waiting = await order('epc', '50.00');
  expect(waiting).toMatchObject({ state: 'pending', toPay: '50.00', arrives: '50.00' });
  expect(codeIn(waiting)).toContain(houseIban);
  const paid = await payCode(waiting);
  expect(paid).toMatchObject({ state: 'confirmed', credited: '50.00', instructions: null });
  expect(paid.timeline.map(({ event }) => event)).toEqual(['created', 'ready', 'final']);
  expect(await balance()).toBe('50.00');
  const { gateway } = paying;
  const owner = { merchantCode: aurora.merchantCode, memberId, currency: 'EUR', decimals: 2 };
  const rows = await withTransaction(gateway.db, aurora, (tx) =>
    gateway.parts.turnover.settle(tx, owner, gateway.now()),
  );
  expect(rows.map((row) => [row.reference, row.required_minor])).toEqual([[paid.order, 5000n]]);
});

it('lets the member pay the fee of a card, which goes to the house', async () => {
  const fees = () =>
    withTransaction(paying.gateway.db, aurora, (tx) =>
      readSum(tx, { house: 'fees' }, { merchantCode: aurora.merchantCode, currency: 'EUR' }),
    );
  const before = await fees();
  const waiting = await order('card', '100.00');
  expect(waiting).toMatchObject({ toPay: '102.00', fee: '2.00', arrives: '100.00' });
  expect(waiting.instructions).toMatchObject({ kind: 'hosted' });
  expect(paying.simulator.findPage(waiting.order)?.returnUrl).toMatch(
    new RegExp(`^https?://[^/]+/member/deposit\\?order=${waiting.order}$`),
  );
  expect(await payCard(waiting, '4242424242424242')).toMatchObject({ credited: '100.00' });
  expect(await balance()).toBe('100.00');
  expect((await fees()) - before).toBe(200n);
});

it('credits more than was asked for as it was paid, within the limits of the method', async () => {
  const waiting = await order('epc', '30.00');
  expect(await payCode(waiting, 'wrongAmount')).toMatchObject({
    state: 'confirmed',
    credited: '31.00',
  });
  expect(await balance()).toBe('31.00');
});

it('fails where a card is refused, and lets the member try again', async () => {
  const waiting = await order('card', '20.00');
  expect(await payCard(waiting, '4000000000000002')).toMatchObject({ state: 'failed' });
  expect((await order('card', '20.00')).state).toBe('pending');
  expect(await balance()).toBe('0.00');
});

it.each<[SimulatedFault, Order['state'], string]>([
  ['twice', 'confirmed', '30.00'],
  ['swapped', 'confirmed', '30.00'],
  ['otherCurrency', 'underReview', '0.00'],
  ['refundFirst', 'refunded', '0.00'],
  ['badSignature', 'pending', '0.00'],
  ['lost', 'pending', '0.00'],
  ['late', 'pending', '0.00'],
])('survives what a provider does wrong: %s', async (fault, state, money) => {
  const waiting = await order('epc', '30.00');
  expect((await payCode(waiting, fault)).state).toBe(state);
  expect(await balance()).toBe(money);
  if (state !== 'pending') return;
  // Whoever says nothing, or nothing that can be believed, is asked.
  paying.gateway.passTime(120);
  await paying.settle();
  expect((await look(waiting.order)).state).toBe('confirmed');
  expect(await balance()).toBe('30.00');
});

it('takes what a member has back when the provider does, and owes the rest', async () => {
  const waiting = await order('card', '40.00');
  await payCard(waiting, '4242424242424242');
  await paying.fund(memberId, 1000n);
  paying.simulator.decide(waiting.order, 'disputed');
  await paying.settle();
  expect(await look(waiting.order)).toMatchObject({ state: 'disputed' });
  expect(await balance()).toBe('10.00');
  paying.simulator.decide(waiting.order, 'disputeLost');
  await paying.settle();
  expect(await look(waiting.order)).toMatchObject({ state: 'refunded' });
  expect(await balance()).toBe('10.00');
});

it('takes a payment in the late window, and none after it', async () => {
  const bank = await order('sepa', '25.00');
  paying.gateway.passTime(61 * 60);
  await paying.settle();
  member = await signIn(paying.gateway, aurora, account);
  expect(await look(bank.order)).toMatchObject({ state: 'expired' });
  const body = { order: bank.order, amount: '25.00', receipt: randomUUID(), reason: 'Statement' };
  cashier = await staffWith(paying.gateway, 'cashier');
  const again = await callDesk(paying.gateway, matchDeskDeposit, {
    as: cashier,
    brand: 'AURORA',
    body,
  });
  expect(again.json().value).toMatchObject({ outcome: 'done', value: { state: 'confirmed' } });
  expect(await look(bank.order)).toMatchObject({ isLate: true, credited: '25.00' });
});

it('shows a transfer with its reference, takes the word of the member, and waits for the desk', async () => {
  cashier = await staffWith(paying.gateway, 'cashier');
  const waiting = await order('sepa', '30.00');
  expect(waiting.instructions).toMatchObject({ kind: 'bank', account: houseIban });
  const claim = await paying.gateway.call(aurora, claimDeposit, {
    as: member,
    body: { order: waiting.order, proofs: [], payerName: 'Demo Member' },
  });
  expect(claim.json().value).toMatchObject({ state: 'pending', canClaim: false, canCancel: false });
  const receipt = randomUUID();
  const match = (amount: string) =>
    callDesk(paying.gateway, matchDeskDeposit, {
      as: cashier,
      brand: 'AURORA',
      body: { order: waiting.order, amount, receipt, reason: 'Bank statement' },
    });
  // Two clerks at once, and one of them twice: it is credited once.
  const replies = await Promise.all([match('30.00'), match('30.00'), match('30.00')]);
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
  expect(await balance()).toBe('30.00');
});

it('wants a second person for a payment above what the first may move alone', async () => {
  cashier = await staffWith(paying.gateway, 'cashier');
  const waiting = await order('sepa', '800.00');
  const reply = await callDesk(paying.gateway, matchDeskDeposit, {
    as: cashier,
    brand: 'AURORA',
    body: { order: waiting.order, amount: '800.00', receipt: randomUUID(), reason: 'Statement' },
  });
  expect(reply.json().value).toMatchObject({ outcome: 'waiting' });
  expect(await balance()).toBe('0.00');
  finance = await staffWith(paying.gateway, 'finance');
  const approval = await callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: reply.json().value.caseId, reason: 'Seen on the statement' },
  });
  expect(approval.statusCode, approval.body).toBe(200);
  expect(await balance()).toBe('800.00');
});

it('credits of a review what somebody decides, never more than was paid', async () => {
  const waiting = await order('epc', '30.00');
  const instructions = waiting.instructions as { readonly reference: string };
  paying.simulator.transfer(houseIban, {
    amount: '29.00',
    currency: 'EUR',
    reference: `for ${instructions.reference}`,
    payer: 'Demo Member',
  });
  await paying.settle();
  expect(await look(waiting.order)).toMatchObject({
    state: 'underReview',
    reviewReason: 'amountBelow',
    paidAmount: '29.00',
  });
  cashier = await staffWith(paying.gateway, 'cashier');
  const decide = (amount: string) =>
    callDesk(paying.gateway, decideDeskDeposit, {
      as: cashier,
      brand: 'AURORA',
      body: {
        order: waiting.order,
        decision: 'confirm',
        amount,
        reason: 'The member explained it',
      },
    });
  expect(codeOf(await decide('29.01'))).toBe('amountInvalid');
  expect((await decide('29.00')).json().value).toMatchObject({ outcome: 'done' });
  expect(await balance()).toBe('29.00');
  expect(codeOf(await decide('29.00'))).toBe('orderClosed');
});

it('keeps a payment that nobody asked for until two people have given it to an order', async () => {
  const waiting = await order('epc', '45.00');
  paying.simulator.transfer(houseIban, {
    amount: '45.00',
    currency: 'EUR',
    reference: 'dinner',
    payer: 'Somebody',
  });
  await paying.settle();
  cashier = await staffWith(paying.gateway, 'cashier');
  finance = await staffWith(paying.gateway, 'finance');
  const list = await callDesk(paying.gateway, listUnmatchedPayments, {
    as: cashier,
    brand: 'AURORA',
  });
  const [first] = list.json().value.items;
  expect(first).toMatchObject({ amount: '45.00', payer: 'Somebody', reference: 'dinner' });
  const link = await callDesk(paying.gateway, linkUnmatchedPayment, {
    as: cashier,
    brand: 'AURORA',
    body: { id: first.id, order: waiting.order, reason: 'The member sent the receipt' },
  });
  expect(link.json().value).toMatchObject({ outcome: 'waiting' });
  await callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: link.json().value.caseId, reason: 'It is the same' },
  });
  expect(await look(waiting.order)).toMatchObject({ state: 'confirmed', credited: '45.00' });
});

it('asks once for one key, keeps to limits, and takes back what nobody paid', async () => {
  const key = randomUUID();
  const [one, other] = await Promise.all([ask('epc', '10.00', key), ask('epc', '10.00', key)]);
  expect(one.json()).toEqual(other.json());
  expect(codeOf(await ask('epc', '10.00'))).toBe('paymentLimit');
  expect(codeOf(await ask('card', '9.99'))).toBe('paymentLimit');
  expect(codeOf(await ask('card', '10.001'))).toBe('amountInvalid');
  expect(codeOf(await ask('nothing', '10.00'))).toBe('paymentMethodClosed');
  const cancelled = await paying.gateway.call(aurora, cancelDeposit, {
    as: member,
    body: { order: one.json().value.order },
  });
  expect(cancelled.json().value).toMatchObject({ state: 'failed', canCancel: false });
  const list = await paying.gateway.call(aurora, getDeposits, { as: member });
  expect(list.json().value.list).toHaveLength(1);
});

it('believes no webhook that is unsigned, forged, of another body or too old', async () => {
  const now = Math.floor(paying.gateway.now().getTime() / 1000);
  const body = '{"id":"e","type":"receipt.final","at":"","data":{"receipt":"r"}}';
  const secret = Buffer.from('a secret of a provider of tests!').toString('base64');
  const signed = (at: number, of = body, key = secret) => ({
    'content-type': 'application/json',
    'webhook-id': 'e1',
    'webhook-timestamp': String(at),
    'webhook-signature': signStandard(key, 'e1', String(at), Buffer.from(of)),
  });
  const status = (headers: Record<string, string>, of = body, channel = 'pc_simulated') =>
    paying.deliver(channel, headers, of);
  expect(await status({ 'content-type': 'application/json' })).toBe(401);
  expect(await status(signed(now, body, 'Zm9yZ2Vk'))).toBe(401);
  expect(await status(signed(now), body.replace('r"', 'x"'))).toBe(401);
  expect(await status(signed(now - 301))).toBe(401);
  expect(await status(signed(now + 301))).toBe(401);
  expect(await status(signed(now), body, 'pc_nobody')).toBe(401);
  expect(await status(signed(now - 299))).toBe(200);
  expect(await status(signed(now))).toBe(200);
});

it('does nothing while a provider is silent, and everything once it answers', async () => {
  paying.setSilent(true);
  const reply = await ask('card', '15.00');
  const name = reply.json().value.order;
  await paying.gateway.parts.payments.work();
  expect(await look(name)).toMatchObject({ state: 'created', instructions: null });
  paying.setSilent(false);
  paying.gateway.passTime(20);
  await paying.settle();
  expect(await look(name)).toMatchObject({ state: 'pending' });
});

it('and afterwards the books agree', async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
});
