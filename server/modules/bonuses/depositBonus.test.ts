import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getBonusMoney } from '../../../schemas/api/bonuses.ts';
import { createDeposit, getDeposit, getDepositOptions } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { requestWithdrawal } from '../../../schemas/api/withdrawals.ts';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import { codeOf } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  openPayouts,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';
import type { VendorKey } from '../play/vendorKeys.ts';
import type { DepositOffer } from './depositOffers.ts';

type Order = ValueOf<typeof getDeposit>;

const terms: WageredTerms = {
  pays: 'bonus',
  version: 1,
  model: 'cashFirst',
  multiplier: '1',
  base: 'bonus',
  contribution: {},
  vendors: {},
  maxBet: '10.00',
  maxRelease: { times: '1' },
  expiresHours: 72,
};

let paying: PayingGateway;
let game: TestGame;
let key: VendorKey;
let offer: DepositOffer;
let stands: boolean;
let account: string;
let memberId: string;
let as: SignedInAs;

const call: PayingGateway['gateway']['call'] = (...args) => paying.gateway.call(...args);

beforeAll(async () => {
  paying = await createPayingGateway();
  game = await findTestGame(paying.gateway);
  key = await addVendorKey(paying.gateway, aurora, game.vendorCode);
  paying.gateway.parts.bonuses.depositOffers.add({
    list: async () => [offer],
    holds: async (_tx, of) => stands && of.offer.id === offer.id,
  });
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

beforeEach(async () => {
  stands = true;
  offer = {
    id: randomUUID(),
    title: 'Welcome',
    rate: '1',
    minMinor: 2_000n,
    maxMinor: 5_000n,
    periodKey: 'once',
    terms,
  };
  account = `d${randomUUID().slice(0, 8)}`;
  memberId = await addMember(paying.gateway, aurora, { account, payee_name: 'Demo Member' });
  as = await signIn(paying.gateway, aurora, account);
});

const ask = (method: string, amount: string, bonus?: string) =>
  call(aurora, createDeposit, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { method, amount, ...(bonus !== undefined && { bonus }) },
  });
async function order(method: string, amount: string, bonus?: string): Promise<Order> {
  const reply = await ask(method, amount, bonus);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  await paying.gateway.parts.payments.work();
  return look(reply.json().value.order);
}
const look = async (name: string): Promise<Order> =>
  (await call(aurora, getDeposit, { as, query: { order: name } })).json().value;
async function pay(of: Order): Promise<Order> {
  if (of.instructions?.kind === 'qr') {
    paying.simulator.payCode(of.instructions.code, 'Demo Member', null);
  } else {
    paying.simulator.payOnPage(of.order, { card: '4242424242424242', isApproved: false }, null);
  }
  // Told twice at once.
  await Promise.all([paying.settle(), paying.settle()]);
  return look(of.order);
}
const money = async (): Promise<ValueOf<typeof getBonusMoney>> =>
  (await call(aurora, getBonusMoney, { as })).json().value;
const notices = () =>
  withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .selectFrom('notices')
      .select(['kind', 'content'])
      .where('member_id', '=', memberId)
      .where('kind', '=', 'depositBonusRefused')
      .execute(),
  );

async function openGame() {
  const code = await launchCode(paying.gateway, aurora, as, account, game, {});
  const opened = await callAsVendor(paying.gateway, aurora, 'authenticate', { code }, { key });
  const session = opened.value['session'] as string;
  const send = (name: 'debit' | 'credit' | 'endRound', body: object) =>
    callAsVendor(
      paying.gateway,
      aurora,
      name,
      { session, transactionId: randomUUID(), ...body },
      { key },
    );
  return async (amount: string, won = '0.00') => {
    const roundId = randomUUID();
    const staked = await send('debit', { roundId, amount });
    if (staked.status !== 200) return staked;
    if (won !== '0.00') await send('credit', { roundId, amount: won });
    return send('endRound', { roundId });
  };
}

async function withdraw(amount: string) {
  const { account: to, prove } = await openPayouts(paying, aurora, as);
  return call(aurora, requestWithdrawal, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { account: to, amount, arrives: amount, pass: await prove() },
  });
}

it('is chosen for a deposit, given once, played in a slot, released and withdrawn', async () => {
  const options = (await call(aurora, getDepositOptions, { as })).json().value;
  expect(options.bonuses).toMatchObject([
    { id: offer.id, rate: '1', min: '20.00', max: '50.00', maxReleaseTimes: '1' },
  ]);
  const waiting = await order('epc', '60.00', offer.id);
  expect(waiting.bonus).toEqual({ title: 'Welcome', brings: '50.00', given: null, refused: null });
  const paid = await pay(waiting);
  expect(paid).toMatchObject({ state: 'confirmed', bonus: { given: '50.00', refused: null } });
  expect(await money()).toMatchObject({
    balance: '50.00',
    list: [{ state: 'active', amount: '50.00', required: '50.00', done: '0.00' }],
  });
  expect((await call(aurora, getDepositOptions, { as })).json().value.bonuses).toEqual([]);

  const play = await openGame();
  await play('60.00');
  expect(await play('10.01')).toMatchObject({ status: 402, code: 'stakeAboveLimit' });
  for (let round = 0; round < 5; round += 1) await play('10.00', '12.00');
  await paying.gateway.parts.bonuses.work();
  const [done] = (await money()).list;
  expect(done).toMatchObject({ state: 'released', released: '50.00', removed: '10.00' });
  expect((await call(aurora, getBalance, { as })).json().value.sumBalance).toBe('50.00');
  const asked = await withdraw('50.00');
  expect(asked.statusCode, asked.body).toBe(200);
});

it('comes with one of two deposits, and the other says why it has none', async () => {
  const first = await order('epc', '30.00', offer.id);
  const second = await order('card', '40.00', offer.id);
  expect((await pay(second)).bonus).toMatchObject({ given: '40.00' });
  expect((await pay(first)).bonus).toMatchObject({ given: null, refused: 'had' });
  expect((await money()).list).toHaveLength(1);
  expect(await notices()).toMatchObject([
    {
      kind: 'depositBonusRefused',
      content: { bonus: { text: 'Welcome' }, reason: { word: 'bonusHad' } },
    },
  ]);
});

it('is told where it ended before the deposit came, and asked of nobody who pays in too little', async () => {
  expect(codeOf(await ask('epc', '19.99', offer.id))).toBe('paymentLimit');
  expect(codeOf(await ask('epc', '30.00', 'another'))).toBe('notFound');
  const waiting = await order('epc', '30.00', offer.id);
  stands = false;
  expect(await pay(waiting)).toMatchObject({
    state: 'confirmed',
    credited: '30.00',
    bonus: { given: null, refused: 'over' },
  });
  expect(await notices()).toHaveLength(1);
  const plain = await pay(await order('epc', '30.00'));
  expect(plain.bonus).toBeNull();
});
