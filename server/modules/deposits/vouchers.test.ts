import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeposit, getDeposits, redeemVoucher } from '../../../schemas/api/deposits.ts';
import { setLimit } from '../../../schemas/api/limits.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  createVouchers,
  exportVouchers,
  findVoucher,
  listVoucherBatches,
  voidVouchers,
} from '../../../schemas/desk/vouchers.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  channelOf,
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

let paying: PayingGateway;
let cashier: TestStaff;
let finance: TestStaff;
let member: SignedInAs;

const { merchantCode } = aurora;
const reason = 'For the summer campaign';
const DAY_MS = 86_400_000;
const inDays = (days: number) =>
  new Date(paying.gateway.now().getTime() + days * DAY_MS).toISOString();

beforeAll(async () => {
  paying = await createPayingGateway();
  cashier = await staffWith(paying.gateway, 'cashier');
  finance = await staffWith(paying.gateway, 'finance');
  await withTransaction(paying.gateway.db, { merchantCode }, (tx) =>
    paying.gateway.parts.payments.service.putChannel(
      tx,
      channelOf('pc_codes', { method: 'code', provider: 'voucher', settings: {} }),
      null,
    ),
  );
});

afterAll(async () => {
  expect((await verifyBook(paying.gateway.db, { merchantCode })).faults).toEqual([]);
  await paying.close();
});

const enter = async () => {
  const account = `v${randomUUID().slice(0, 8)}`;
  await addMember(paying.gateway, aurora, { account });
  return signIn(paying.gateway, aurora, account);
};

beforeEach(async () => {
  member = await enter();
});

const desk = (endpoint: Parameters<typeof callDesk>[1], body: object, as = cashier) =>
  callDesk(paying.gateway, endpoint, { as, brand: 'AURORA', body });

async function readCodes(id: string): Promise<readonly string[]> {
  const file = await desk(exportVouchers, { id, reason });
  expect(file.statusCode, file.body).toBe(200);
  const [, ...lines] = file.body.trim().split('\r\n');
  return lines.map((line) => line.split(',')[1]!);
}

async function make(over: { amount?: string; count?: number; endsAt?: string } = {}) {
  const body = { name: 'Summer', amount: '20.00', count: 2, endsAt: inDays(30), reason, ...over };
  const reply = await desk(createVouchers, body);
  expect(reply.statusCode, reply.body).toBe(200);
  const { id } = reply.json().value.value as { id: string };
  return { id, codes: await readCodes(id) };
}

const redeem = (code: string, as = member, key: string = randomUUID()) =>
  paying.gateway.call(aurora, redeemVoucher, {
    as,
    headers: { 'idempotency-key': key },
    body: { method: 'code', code },
  });

const balance = async (as = member) =>
  (await paying.gateway.call(aurora, getBalance, { as })).json().value.sumBalance;

it('credits a code once, however it is typed and however often it is sent', async () => {
  const { codes } = await make();
  const key = randomUUID();
  const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
  const [one, other] = await Promise.all([redeem(typed, member, key), redeem(typed, member, key)]);
  expect(one.json()).toEqual(other.json());
  expect(one.json().value).toMatchObject({
    type: 'voucher',
    state: 'confirmed',
    amount: '20.00',
    credited: '20.00',
    instructions: null,
  });
  expect(await balance()).toBe('20.00');
  const again = await redeem(codes[0]!);
  expect(again.json()).toMatchObject({
    code: 'voucherUsed',
    value: { order: one.json().value.order },
  });
  const { list } = (await paying.gateway.call(aurora, getDeposits, { as: member })).json().value;
  expect(list).toHaveLength(1);
});

it('credits a code that two members send at once to one of them', async () => {
  const { codes } = await make();
  const rival = await enter();
  const replies = await Promise.all([redeem(codes[0]!), redeem(codes[0]!, rival)]);
  expect(replies.map((reply) => codeOf(reply) ?? 'ok').sort()).toEqual(['ok', 'voucherUsed']);
  const lost = replies.find((reply) => codeOf(reply) === 'voucherUsed')!;
  expect(lost.json().value).toEqual({ order: null });
  expect(Number(await balance()) + Number(await balance(rival))).toBe(20);
});

it('refuses what is no code, over, called back or asked for as a payment', async () => {
  expect(codeOf(await redeem('hello'))).toBe('voucherUnknown');
  expect(codeOf(await redeem('2222-2222-2222-2222'))).toBe('voucherUnknown');
  const { id, codes } = await make();
  const used = await redeem(codes[0]!);
  expect(used.statusCode).toBe(200);
  expect((await desk(voidVouchers, { id, reason })).statusCode).toBe(200);
  expect(codeOf(await redeem(codes[1]!))).toBe('voucherOver');
  expect(codeOf(await desk(voidVouchers, { id, reason }))).toBe('orderClosed');
  const asked = await paying.gateway.call(aurora, createDeposit, {
    as: member,
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'code', amount: '20.00' },
  });
  expect(codeOf(asked)).toBe('paymentMethodClosed');
  const { codes: short } = await make({ endsAt: inDays(60_000 / DAY_MS) });
  paying.gateway.passTime(61);
  expect(codeOf(await redeem(short[0]!))).toBe('voucherOver');
  expect(await balance()).toBe('20.00');
});

it('keeps to the limit that a member set, and leaves the code good', async () => {
  const { codes } = await make();
  const set = await paying.gateway.call(aurora, setLimit, {
    as: member,
    body: { kind: 'deposit', span: 'day', amount: '10.00' },
  });
  expect(set.statusCode, set.body).toBe(200);
  expect(codeOf(await redeem(codes[0]!))).toBe('ownLimitReached');
  expect(await balance()).toBe('0.00');
  expect((await desk(findVoucher, { code: codes[0]! })).json().value).toMatchObject({
    name: 'Summer',
    place: 1,
    amount: '20.00',
    state: 'active',
    order: null,
  });
});

it('makes codes of more than one person moves alone once a second person agrees', async () => {
  const reply = await desk(createVouchers, {
    name: 'Large',
    amount: '100.00',
    count: 20,
    endsAt: inDays(30),
    reason,
  });
  expect(reply.json().value).toMatchObject({ outcome: 'waiting' });
  const list = async () =>
    (await callDesk(paying.gateway, listVoucherBatches, { as: cashier, brand: 'AURORA' })).json()
      .value.items as readonly object[];
  expect(await list()).not.toContainEqual(expect.objectContaining({ name: 'Large' }));
  const approval = await callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: reply.json().value.caseId, reason: 'Agreed' },
  });
  expect(approval.statusCode, approval.body).toBe(200);
  expect(await list()).toContainEqual(
    expect.objectContaining({ name: 'Large', count: 20, redeemed: 0, state: 'active' }),
  );
});

it('refuses to make what is worth nothing, or is over already', async () => {
  const body = { name: 'None', amount: '0.00', count: 1, endsAt: inDays(1), reason };
  expect(codeOf(await desk(createVouchers, body))).toBe('amountInvalid');
  const past = { ...body, amount: '1.00', endsAt: inDays(-1) };
  expect(codeOf(await desk(createVouchers, past))).toBe('bodyInvalid');
});
