import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginFreePlay } from '../../../schemas/api/session.ts';
import {
  getBalance,
  getConsolidatedFunds,
  getMerchantWallet,
  getStatement,
  transferBetweenWallets,
} from '../../../schemas/api/wallet.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  sakura as inYen,
  type SignedInAs,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { move as moveMoney, payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';

const sakura = { ...inYen, wallet: { mode: 'transfer' as const } };

let gateway: TestGateway;
let memberId: string;
let as: SignedInAs;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, sakura] });
});

afterAll(() => gateway.close());

async function enter(at: TestBrand) {
  const account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, at, { account });
  as = await signIn(gateway, at, account);
}

const read = async (at: TestBrand, endpoint: typeof getStatement | typeof getBalance, query = {}) =>
  (await gateway.call(at, endpoint, { as, query })).json().value;
const transfer = (at: TestBrand, body: object) =>
  gateway.call(at, transferBetweenWallets, {
    as,
    body: { from: 'MAIN', to: 'LOTT', amount: '10', ...body },
    headers: { 'idempotency-key': randomUUID() },
  });
const sent = async (at: TestBrand, body: object) => {
  const reply = await transfer(at, body);
  return [reply.statusCode, reply.json().code];
};

it('many who ask at the same moment, of two brands, are each told what is theirs, and strangers nothing', async () => {
  const asked: { at: TestBrand; as: SignedInAs }[] = [];
  for (const [place, at] of [aurora, sakura, aurora, sakura, aurora].entries()) {
    await enter(at);
    if (place !== 2) await payIn(gateway.db, at, memberId, BigInt(place + 1) * 100n);
    asked.push({ at, as });
  }
  const [first, second, third] = asked.map((one) => one.as) as [SignedInAs, SignedInAs, SignedInAs];
  const strangers = [
    { at: aurora, as: { ...first, token: 'x'.repeat(43) } },
    { at: aurora, as: { token: first.token, cookie: third.cookie } },
    { at: aurora, as: second },
  ];
  const replies = await Promise.all(
    [...strangers, ...asked].map(({ at, as }) => gateway.call(at, getBalance, { as })),
  );
  expect(replies.map((reply) => reply.json().value?.sumBalance ?? reply.json().code)).toEqual([
    ...['unauthenticated', 'unauthenticated', 'unauthenticated'],
    ...['1.00', '200', '0.00', '400', '5.00'],
  ]);
});

describe('with one wallet for all games', () => {
  beforeEach(() => enter(aurora));

  it('the balance is what the ledger has, in the currency of the brand', async () => {
    expect(await read(aurora, getBalance)).toEqual({ sumBalance: '0.00', currency: 'EUR' });
    await payIn(gateway.db, aurora, memberId, 125_050n);
    expect(await read(aurora, getBalance)).toEqual({ sumBalance: '1250.50', currency: 'EUR' });
  });

  it('guests are told so, and nothing can be moved', async () => {
    const told = await gateway.call(aurora, getMerchantWallet);
    expect(told.json().value).toEqual({ isSingle: true });
    await payIn(gateway.db, aurora, memberId, 5000n);
    expect(await sent(aurora, {})).toEqual([409, 'walletSingle']);
    expect((await gateway.call(aurora, getConsolidatedFunds, { as })).json().value).toEqual({
      currency: 'EUR',
      isSingle: true,
      isAutomatic: true,
      sumBalance: '50.00',
      sumHeld: '0.00',
      sumUnderWay: '0.00',
      playMoney: null,
      wallets: [
        {
          wallet: 'MAIN',
          name: null,
          balance: '50.00',
          held: '0.00',
          underWay: '0.00',
          status: 'open',
        },
      ],
    });
  });

  it('a trial has no money and no wallets, and is told what it plays with for nothing', async () => {
    const body = { os: 'web', platform: 'W', random: 'x'.repeat(32) };
    const trial = await gateway.call(aurora, loginFreePlay, { body });
    if (trial.statusCode !== 200) throw new Error(trial.body);
    as = { token: trial.json().value.token, cookie: keepCookies(trial) };
    expect(await read(aurora, getBalance)).toEqual({
      sumBalance: '0.00',
      currency: 'EUR',
      playMoney: '10000.00',
    });
    expect(await read(aurora, getStatement)).toEqual({ currency: 'EUR', list: [], next: null });
    await enter(aurora);
    expect(await read(aurora, getBalance)).not.toHaveProperty('playMoney');
  });
});

describe('with a wallet a vendor', () => {
  beforeEach(() => enter(sakura));

  it('money goes in and out, and the sum stays', async () => {
    expect((await gateway.call(sakura, getMerchantWallet)).json().value.isSingle).toBe(false);
    await payIn(gateway.db, sakura, memberId, 100n);
    const reply = await transfer(sakura, { amount: '30' });
    expect(reply.json().value).toMatchObject({
      currency: 'JPY',
      sumBalance: '100',
      wallets: [
        { wallet: 'MAIN', balance: '70', held: '0' },
        { wallet: 'LOTT', balance: '30', held: '0' },
      ],
    });
    await transfer(sakura, { from: 'LOTT', to: 'MAIN', amount: '20' });
    const funds = (await gateway.call(sakura, getConsolidatedFunds, { as })).json().value;
    const kept = funds.wallets.filter(({ balance }: { balance: string }) => balance !== '0');
    expect(kept.map(({ balance }: { balance: string }) => balance)).toEqual(['90', '10']);
  });

  it('nothing is moved that is not there, is nothing, or has decimals its currency has not', async () => {
    await payIn(gateway.db, sakura, memberId, 100n);
    expect(await sent(sakura, { amount: '101' })).toEqual([409, 'insufficientFunds']);
    for (const amount of ['0', '-5', '0.5', '10.01']) {
      expect(await sent(sakura, { amount }), amount).toEqual([400, 'amountInvalid']);
    }
    expect((await transfer(sakura, { amount: '10.00' })).statusCode).toBe(200);
  });

  it('wallets are two, of vendors that there are, and one of them is the main one', async () => {
    for (const body of [
      { to: 'MAIN' },
      { to: 'NOBODY' },
      { from: 'NOBODY' },
      { from: 'LOTT', to: 'ELOTT' },
    ]) {
      expect(await sent(sakura, body)).toEqual([400, 'bodyInvalid']);
    }
  });
});

describe('a statement', () => {
  beforeEach(() => enter(aurora));

  it('is read page by page to its end, and agrees with the balance', async () => {
    const wallet = { member: memberId };
    await payIn(gateway.db, aurora, memberId, 1000n);
    for (const amountMinor of [100n, 150n]) {
      const bet = { kind: 'bet' as const, from: wallet, to: { vendor: 'LOTT' }, amountMinor };
      await moveMoney(gateway.db, aurora, bet);
    }
    const first = await read(aurora, getStatement, { pageSize: '2' });
    const lines = first.list.map(({ kind, amount, balanceAfter, wallet: where }: never) => [
      kind,
      amount,
      balanceAfter,
      where,
    ]);
    expect(lines).toEqual([
      ['bet', '-1.50', '7.50', 'MAIN'],
      ['bet', '-1.00', '9.00', 'MAIN'],
    ]);
    const second = await read(aurora, getStatement, { pageSize: '2', before: first.next });
    expect(second.list).toHaveLength(1);
    expect(second).toMatchObject({ next: null, list: [{ kind: 'deposit', amount: '10.00' }] });
    expect((await read(aurora, getBalance)).sumBalance).toBe(first.list[0].balanceAfter);
  });

  it('is cut to a time, and no day is made up', async () => {
    await payIn(gateway.db, aurora, memberId, 1000n);
    const until = await read(aurora, getStatement, { until: '2026-02-01T12:00:00Z' });
    expect(until.list).toEqual([]);
    const from = await read(aurora, getStatement, { from: '2026-02-01T12:00:00Z' });
    expect(from.list).toHaveLength(1);
    const reply = await gateway.call(aurora, getStatement, {
      as,
      query: { from: '2026-19-99T12:00:00Z' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'queryInvalid']);
  });
});
