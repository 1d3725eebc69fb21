import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeposit } from '../../../schemas/api/deposits.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import { getDeskDeposit, matchDeskDeposit } from '../../../schemas/desk/payments.ts';
import {
  endDeskRefund,
  listDeskRefunds,
  listReceivables,
  refundDeskDeposit,
  settleDepositDispute,
  writeOffReceivable,
} from '../../../schemas/desk/refunds.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances, readSum } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

const CARD = '4242424242424242';
const { merchantCode } = aurora;

let paying: PayingGateway;
let member: SignedInAs;
let memberId: string;
let cashier: TestStaff;
let finance: TestStaff;

beforeAll(async () => {
  paying = await createPayingGateway();
});

afterAll(() => paying.close());

beforeEach(async () => {
  const account = `r${randomUUID().slice(0, 8)}`;
  memberId = await addMember(paying.gateway, aurora, { account, payee_name: 'Demo Member' });
  member = await signIn(paying.gateway, aurora, account);
  cashier = await staffWith(paying.gateway, 'cashier');
  finance = await staffWith(paying.gateway, 'finance');
});

async function deposit(method: string, amount: string): Promise<string> {
  const reply = await paying.gateway.call(aurora, createDeposit, {
    as: member,
    headers: { 'idempotency-key': randomUUID() },
    body: { method, amount },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  await paying.settle();
  return reply.json().value.order;
}

async function payCard(amount: string): Promise<string> {
  const order = await deposit('card', amount);
  paying.simulator.payOnPage(order, { card: CARD, isApproved: true }, null);
  await paying.settle();
  return order;
}

async function match(order: string, amount: string): Promise<void> {
  const body = { order, amount, receipt: randomUUID(), reason: 'Bank statement' };
  const as = { as: cashier, brand: 'AURORA', body };
  const reply = await callDesk(paying.gateway, matchDeskDeposit, as);
  expect(reply.json().value, reply.body).toMatchObject({ outcome: 'done' });
}

const look = async (order: string) => {
  const of = { as: finance, brand: 'AURORA', query: { order } };
  const reply = await callDesk(paying.gateway, getDeskDeposit, of);
  return reply.json().value as DeskValueOf<typeof getDeskDeposit>;
};

const inMerchant = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(paying.gateway.db, { merchantCode }, work);

const balance = async () => {
  const of = { merchantCode, memberId, currency: 'EUR' };
  const [main] = await inMerchant((tx) => readBalances(tx, of));
  return main!.availableMinor;
};

const sumOf = (house: 'deposits' | 'fees' | 'adjustments') =>
  inMerchant((tx) => readSum(tx, { house }, { merchantCode, currency: 'EUR' }));

/** Plays money away: it is the house's. */
const lose = (minor: bigint) =>
  inMerchant((tx) =>
    post(tx, {
      merchantCode,
      id: randomUUID(),
      kind: 'adjustment',
      currency: 'EUR',
      legs: moveLegs({ member: memberId }, { house: 'jackpots' }, minor),
      at: paying.gateway.now(),
    }),
  );

/** Asks for a change, and lets a second person agree to it. */
async function agreed(
  endpoint: Parameters<typeof callDesk>[1],
  body: object,
): Promise<Awaited<ReturnType<typeof callDesk>>> {
  const asked = await callDesk(paying.gateway, endpoint, {
    as: cashier,
    brand: 'AURORA',
    body: { reason: 'As agreed with the member', ...body },
  });
  expect(asked.json().value, asked.body).toMatchObject({ outcome: 'waiting' });
  return callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: asked.json().value.caseId, reason: 'It is right' },
  });
}

const refund = (order: string, amount: string) => agreed(refundDeskDeposit, { order, amount });

const owed = async (state = 'open') => {
  const query = { memberId, state };
  const reply = await callDesk(paying.gateway, listReceivables, {
    as: finance,
    brand: 'AURORA',
    query,
  });
  return reply.json().value.items as DeskValueOf<typeof listReceivables>['items'];
};

it('sends a part back through the provider by two people, and the rest with its fee later', async () => {
  const [deposits, fees] = [await sumOf('deposits'), await sumOf('fees')];
  const order = await payCard('100.00');
  expect(await look(order)).toMatchObject({ refundable: '102.00', refunded: '0.00' });
  await refund(order, '40.00');
  expect(await balance()).toBe(6000n);
  expect((await look(order)).refunds).toMatchObject([{ state: 'created', taken: '40.00' }]);
  paying.gateway.passTime(90);
  await paying.settle();
  paying.gateway.passTime(90);
  await paying.settle();
  expect(paying.simulator.findPage(order)).toMatchObject({ refunded: '40.00', state: 'final' });
  expect(await look(order)).toMatchObject({
    state: 'confirmed',
    refunded: '40.00',
    refundable: '62.00',
    refunds: [{ state: 'done', amount: '40.00' }],
  });
  await refund(order, '62.00');
  paying.gateway.passTime(90);
  await paying.settle();
  paying.gateway.passTime(90);
  await paying.settle();
  expect(await look(order)).toMatchObject({ state: 'refunded', refunded: '102.00' });
  expect(await balance()).toBe(0n);
  // All went back, the fee too.
  expect([await sumOf('deposits'), await sumOf('fees')]).toEqual([deposits, fees]);
});

it('sends nothing back twice, nor more than was paid', async () => {
  const order = await payCard('50.00');
  const asked = await callDesk(paying.gateway, refundDeskDeposit, {
    as: cashier,
    brand: 'AURORA',
    body: { order, amount: '51.01', reason: 'Too much' },
  });
  expect(codeOf(asked)).toBe('amountInvalid');
  await refund(order, '51.00');
  expect(
    codeOf(
      await callDesk(paying.gateway, refundDeskDeposit, {
        as: cashier,
        brand: 'AURORA',
        body: { order, amount: '0.01', reason: 'Once more' },
      }),
    ),
  ).toBe('orderClosed');
});

it('gives the money back where the provider clearly refuses a refund', async () => {
  const order = await payCard('30.00');
  const transfer = await deposit('sepa', '10.00');
  await lose(2500n);
  await refund(order, '20.13');
  expect(await balance()).toBe(0n);
  expect(await owed()).toMatchObject([{ reason: 'refund', open: '15.13', order }]);
  // A later deposit pays the debt in the meantime.
  await match(transfer, '10.00');
  expect(await balance()).toBe(0n);
  expect(await owed()).toMatchObject([{ open: '5.13', paid: '10.00' }]);
  paying.gateway.passTime(90);
  await paying.settle();
  paying.gateway.passTime(90);
  await paying.settle();
  expect(await look(order)).toMatchObject({ refunded: '0.00', refunds: [{ state: 'failed' }] });
  expect(await owed()).toEqual([]);
  expect(await balance()).toBe(1500n);
});

it('lets a provider that is silent leave a refund as it is', async () => {
  const order = await payCard('20.00');
  await refund(order, '5.00');
  paying.setSilent(true);
  await paying.settle();
  paying.gateway.passTime(400);
  await paying.settle();
  expect((await look(order)).refunds).toMatchObject([{ state: 'created' }]);
  paying.setSilent(false);
  paying.gateway.passTime(4000);
  await paying.settle();
  expect(paying.simulator.findPage(order)).toMatchObject({ refunded: '5.00' });
  paying.gateway.passTime(4000);
  await paying.settle();
  finance = await staffWith(paying.gateway, 'finance');
  expect((await look(order)).refunds).toMatchObject([{ state: 'done' }]);
  expect(await balance()).toBe(1500n);
});

it('takes back a part that the provider gave back by itself, once', async () => {
  const order = await payCard('40.00');
  paying.simulator.giveBack(order, '10.00');
  await paying.settle();
  expect(await balance()).toBe(3000n);
  paying.simulator.giveBack(order, '5.50');
  await paying.settle();
  await paying.settle();
  expect(await balance()).toBe(2450n);
  expect(await look(order)).toMatchObject({ state: 'confirmed', refunded: '15.50' });
  paying.simulator.giveBack(order, '25.30');
  await paying.settle();
  expect(await look(order)).toMatchObject({ state: 'refunded', refunded: '40.80' });
  expect(await balance()).toBe(0n);
});

it('lists a refund that is paid by hand until somebody has sent it', async () => {
  const order = await deposit('sepa', '30.00');
  await match(order, '30.00');
  await refund(order, '30.00');
  const list = await callDesk(paying.gateway, listDeskRefunds, { as: cashier, brand: 'AURORA' });
  const { items } = list.json().value as DeskValueOf<typeof listDeskRefunds>;
  const mine = items.find((item) => item.order === order)!;
  expect(mine).toMatchObject({ isByHand: true, state: 'created', amount: '30.00' });
  const end = (over: object) =>
    callDesk(paying.gateway, endDeskRefund, {
      as: cashier,
      brand: 'AURORA',
      body: { refund: mine.id, outcome: 'sent', reason: 'Sent at the bank', ...over },
    });
  expect(codeOf(await end({}))).toBe('bodyInvalid');
  expect((await end({ reference: 'BANK-1' })).json().value).toMatchObject({ outcome: 'done' });
  expect(codeOf(await end({ reference: 'BANK-1' }))).toBe('orderClosed');
  expect(await look(order)).toMatchObject({ state: 'refunded' });
});

it.each([
  ['won', 'confirmed', 4000n],
  ['lost', 'refunded', 0n],
] as const)('ends a dispute that is %s', async (decision, state, left) => {
  const order = await payCard('40.00');
  paying.simulator.decide(order, 'disputed');
  await paying.settle();
  expect(await look(order)).toMatchObject({ state: 'disputed', canSettle: true });
  await agreed(settleDepositDispute, { order, decision });
  expect(await look(order)).toMatchObject({ state });
  expect(await balance()).toBe(left);
});

it('holds money anew where a deposit is disputed a second time', async () => {
  const order = await payCard('40.00');
  for (const left of [4000n, 2500n]) {
    expect(await balance()).toBe(left);
    paying.simulator.decide(order, 'disputed');
    await paying.settle();
    expect(await balance()).toBe(0n);
    paying.simulator.decide(order, 'disputeWon');
    await paying.settle();
    if (left === 4000n) await lose(1500n);
  }
  expect(await balance()).toBe(2500n);
});

it('owes what a lost dispute could not take, until deposits have paid it or two people give it up', async () => {
  const order = await payCard('40.00');
  await lose(3000n);
  paying.simulator.decide(order, 'disputed');
  await paying.settle();
  await agreed(settleDepositDispute, { order, decision: 'lost' });
  expect(await owed()).toMatchObject([{ reason: 'chargeback', amount: '30.00', open: '30.00' }]);
  await payCard('12.00');
  expect(await balance()).toBe(0n);
  const [debt] = await owed();
  expect(debt).toMatchObject({ open: '18.00', paid: '12.00' });
  const [deposits, adjustments] = [await sumOf('deposits'), await sumOf('adjustments')];
  await agreed(writeOffReceivable, { id: debt!.id });
  expect(await owed()).toEqual([]);
  expect(await owed('closed')).toMatchObject([{ writtenOff: '18.00', open: '0.00' }]);
  expect(await sumOf('deposits')).toBe(deposits + 1800n);
  expect(await sumOf('adjustments')).toBe(adjustments - 1800n);
  await payCard('15.00');
  expect(await balance()).toBe(1500n);
});

it('and afterwards the books agree', async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
  expect(faults).toEqual([]);
});
