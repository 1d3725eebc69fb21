import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getBalance, getStatement, transferBetweenWallets } from '../../schemas/api/wallet.ts';
import {
  aurora as single,
  createTestGateway,
  testNow,
  type SignedInAs,
  type TestGateway,
} from '../../tests/support/gateway.ts';
import { addMember, signIn } from '../../tests/support/members.ts';
import { withTransaction } from '../db/database.ts';
import { post } from '../ledger/post.ts';
import { moveLegs } from '../ledger/transfer.ts';

const aurora = { ...single, wallet: { mode: 'transfer' as const } };
const other = { ...aurora, id: 'other', merchantCode: 'OTHER' };

let gateway: TestGateway;
let memberId: string;
let as: SignedInAs;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, other] });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  const account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, aurora, { account });
  as = await signIn(gateway, aurora, account);
  await withTransaction(gateway.db, aurora, (tx) =>
    post(tx, {
      merchantCode: aurora.merchantCode,
      id: randomUUID(),
      kind: 'deposit',
      currency: 'EUR',
      legs: moveLegs({ house: 'deposits' }, { member: memberId }, 500n),
      at: testNow,
    }),
  );
});

const body = { from: 'MAIN', to: 'LOTT', amount: '1.00' };
const move = (key: string, overrides: object = {}) =>
  gateway.call(aurora, transferBetweenWallets, {
    as,
    body: { ...body, ...overrides },
    headers: { 'idempotency-key': key },
  });
const countMoves = async () => {
  const reply = await gateway.call(aurora, getStatement, { as, query: { pageSize: '100' } });
  const list = reply.json().value.list as { kind: string }[];
  return list.filter(({ kind }) => kind === 'walletTransfer').length / 2;
};

it('has one effect for fifty calls of one key at the same moment, and the very same reply', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => move('key-in-parallel')));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await countMoves()).toBe(1);
});

it('gives the same reply later, whatever happened in between, and in whatever order fields come', async () => {
  const first = await move('key-of-one-day');
  await move('another-key-then');
  gateway.passTime(600);
  const again = await gateway.call(aurora, transferBetweenWallets, {
    as,
    body: { amount: '1.00', to: 'LOTT', from: 'MAIN' },
    headers: { 'idempotency-key': 'key-of-one-day' },
  });
  expect(again.body).toBe(first.body);
  expect(await countMoves()).toBe(2);
});

it('refuses another body under a key that came before', async () => {
  await move('key-with-one-body');
  const reply = await move('key-with-one-body', { amount: '2.00' });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotencyKeyReused']);
  expect(await countMoves()).toBe(1);
});

it('remembers a refusal, and undoes all that was done before it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => move('key-too-expensive', { amount: '5.01' })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 409));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  await withTransaction(gateway.db, aurora, (tx) =>
    post(tx, {
      merchantCode: aurora.merchantCode,
      id: randomUUID(),
      kind: 'deposit',
      currency: 'EUR',
      legs: moveLegs({ house: 'deposits' }, { member: memberId }, 500n),
      at: testNow,
    }),
  );
  expect((await move('key-too-expensive', { amount: '5.01' })).body).toBe(replies[0]!.body);
  expect((await move('key-for-a-new-try', { amount: '5.01' })).statusCode).toBe(200);
});

it('is demanded, and is a word of its own', async () => {
  for (const key of ['', 'short', 'with a space', 'x'.repeat(201), 'ünïcödé-key']) {
    const reply = await move(key);
    expect([reply.statusCode, reply.json().code], key).toEqual([400, 'badRequest']);
  }
  const without = await gateway.call(aurora, transferBetweenWallets, { as, body });
  expect([without.statusCode, without.json().code]).toEqual([400, 'badRequest']);
  expect(await countMoves()).toBe(0);
});

it("is one member's and one merchant's own", async () => {
  await move('key-of-everybody');
  const account = `n${randomUUID().slice(0, 8)}`;
  await addMember(gateway, aurora, { account });
  const mine = as;
  as = await signIn(gateway, aurora, account);
  const reply = await move('key-of-everybody', { amount: '3.00' });
  expect(reply.json().code).toBe('insufficientFunds');
  as = mine;
  const balance = await gateway.call(aurora, getBalance, { as });
  expect(balance.json().value.sumBalance).toBe('5.00');
  await addMember(gateway, other, { account });
  const there = await signIn(gateway, other, account);
  const elsewhere = await gateway.call(other, transferBetweenWallets, {
    as: there,
    body: { ...body, amount: '4.00' },
    headers: { 'idempotency-key': 'key-of-everybody' },
  });
  expect(elsewhere.json().code).toBe('insufficientFunds');
});
