import { randomUUID } from 'node:crypto';
import { HDKey } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeposit, getDeposit } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { listUnmatchedPayments } from '../../../schemas/desk/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { verifyBook } from '../../ledger/books.ts';
import { startChain, type DemoChain } from '../../paymentSimulator/chain.ts';
import { CHAIN_TOKEN, findNode } from '../../paymentSimulator/nodeProgram.ts';
import { callDesk, staffWith } from '../../../tests/support/desk.ts';
import type { SignedInAs, TestBrand } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  testPayments,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

type Order = ValueOf<typeof getDeposit>;

const CHANNEL = 'pc_chain';
const xpub = HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/44'/60'/0'").publicExtendedKey;

const brand: TestBrand = {
  ...payingAurora,
  payments: {
    ...testPayments,
    deposits: {
      ...testPayments.deposits,
      groups: [{ id: 'crypto', title: { en: 'Coins' } }],
      methods: [
        {
          id: 'usdt',
          group: 'crypto',
          type: 'crypto',
          title: { en: 'USDT' },
          min: 5,
          max: 2000,
          expiryMinutes: 60,
          allowsOtherAmounts: true,
        },
      ],
    },
  },
};

let chain: DemoChain;
let paying: PayingGateway;
let member: SignedInAs;

/** Sets what a coin is worth, and keeps the channel. */
const putChannel = (rate: string) =>
  withTransaction(paying.gateway.db, brand, (tx) =>
    paying.gateway.parts.payments.service.putChannel(
      tx,
      {
        merchant_code: brand.merchantCode,
        id: CHANNEL,
        direction: 'in',
        method: 'usdt',
        provider: 'evm',
        name: CHANNEL,
        daily_cap_minor: null,
        weight: 1,
        state: 'active',
        failed_at: null,
        created_at: paying.gateway.now(),
        changed_at: paying.gateway.now(),
        settings: JSON.stringify({
          baseUrl: chain.url,
          network: 'Test',
          asset: 'USDT',
          token: CHAIN_TOKEN,
          rate,
          confirmations: '3',
          dust: '1',
        }),
      },
      { apiKey: xpub },
    ),
  );

beforeAll(async () => {
  chain = await startChain(findNode()!, 0);
  paying = await createPayingGateway(brand);
  await putChannel('0.5');
}, 60_000);

afterAll(async () => {
  await paying.close();
  await chain.stop();
});

async function newMember(): Promise<SignedInAs> {
  const account = `m${randomUUID().slice(0, 8)}`;
  await addMember(paying.gateway, brand, { account, payee_name: 'Demo Member' });
  return signIn(paying.gateway, brand, account);
}

beforeEach(async () => {
  member = await newMember();
});

async function look(order: string, as = member): Promise<Order> {
  const reply = await paying.gateway.call(brand, getDeposit, { as, query: { order } });
  return reply.json().value;
}

const work = () => paying.gateway.parts.payments.work();

async function ask(amount: string, as = member): Promise<Order> {
  const reply = await paying.gateway.call(brand, createDeposit, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'usdt', amount },
  });
  await work();
  await work();
  return look(reply.json().value.order, as);
}

function coinsOf({ instructions }: Order) {
  if (instructions?.kind !== 'crypto') throw new Error('That is paid by no coin.');
  return instructions;
}

async function mine(blocks: number): Promise<void> {
  await chain.mine(blocks);
  await work();
}

async function unmatched() {
  const cashier = await staffWith(paying.gateway, 'cashier');
  const reply = await callDesk(paying.gateway, listUnmatchedPayments, {
    as: cashier,
    brand: 'AURORA',
  });
  return reply.json().value.items as { payer: string; amount: string; reason: string }[];
}

it('counts confirmations, and credits once there are enough', async () => {
  const asked = await ask('20.00');
  const { address, amount, needed, uri } = coinsOf(asked);
  expect({ amount, needed }).toEqual({ amount: '40', needed: 3 });
  expect(uri).toContain(`/transfer?address=${address}&uint256=40000000000000000000`);
  await chain.pay(address, amount);
  await mine(1);
  const seen = await look(asked.order);
  expect(seen).toMatchObject({ state: 'paid', credited: null });
  expect(coinsOf(seen).confirmations).toBe(1);
  await mine(1);
  expect(coinsOf(await look(asked.order)).confirmations).toBe(2);
  await mine(1);
  expect(await look(asked.order)).toMatchObject({ state: 'confirmed', credited: '20.00' });
  await mine(5);
  const done = await look(asked.order);
  expect(done.timeline.map(({ event }) => event)).toEqual(['created', 'ready', 'seen', 'final']);
});

it('asks for no more decimals than somebody would type, and credits exactly what was asked for', async () => {
  await putChannel('0.92');
  const asked = await ask('20.00');
  expect(coinsOf(asked).amount).toBe('21.739131');
  await chain.pay(coinsOf(asked).address, '21.739131');
  await mine(3);
  expect(await look(asked.order)).toMatchObject({ state: 'confirmed', credited: '20.00' });
  await putChannel('0.5');
});

it('gives every member an address of their own, and keeps it', async () => {
  const other = await newMember();
  const [mine1, theirs] = [await ask('10.00'), await ask('10.00', other)];
  const address = coinsOf(mine1).address;
  expect(coinsOf(theirs).address).not.toBe(address);
  await chain.pay(coinsOf(theirs).address, '20');
  await mine(3);
  expect(await look(theirs.order, other)).toMatchObject({ state: 'confirmed' });
  expect(await look(mine1.order)).toMatchObject({ state: 'pending' });
  await chain.pay(address, '20');
  await mine(3);
  expect(coinsOf(await ask('10.00')).address).toBe(address);
});

it('holds the money where a credited payment leaves the chain, until it is back', async () => {
  const asked = await ask('30.00');
  const { address } = coinsOf(asked);
  await chain.pay(address, '60');
  await mine(3);
  expect(await look(asked.order)).toMatchObject({ state: 'confirmed' });
  await chain.takeBack(3);
  await mine(1);
  expect(await look(asked.order)).toMatchObject({ state: 'disputed' });
  await chain.pay(address, '60');
  await mine(3);
  const back = await look(asked.order);
  expect(back).toMatchObject({ state: 'confirmed', credited: '30.00' });
});

it('lets somebody look at another coin, and at money that nobody waits for', async () => {
  const asked = await ask('25.00');
  const { address } = coinsOf(asked);
  await chain.pay(address, '0.5');
  await mine(3);
  expect(await look(asked.order)).toMatchObject({ state: 'pending' });
  expect((await unmatched())[0]).toMatchObject({ amount: '0.25', reason: 'dust' });
  const other = await chain.deployOther();
  await chain.pay(address, '50', other);
  await mine(3);
  expect(await look(asked.order)).toMatchObject({
    state: 'underReview',
    reviewReason: 'currency',
  });
});

it('uses the rate that was told within its time, and that of the day afterwards', async () => {
  const asked = await ask('10.00');
  await putChannel('0.25');
  const { address } = coinsOf(asked);
  paying.gateway.passTime(14 * 60);
  await chain.pay(address, '20');
  await mine(3);
  expect(await look(asked.order)).toMatchObject({ state: 'confirmed', credited: '10.00' });
  const next = await ask('10.00');
  expect(coinsOf(next).amount).toBe('40');
  await putChannel('0.5');
  paying.gateway.passTime(16 * 60);
  await chain.pay(address, '40');
  await mine(3);
  expect(await look(next.order)).toMatchObject({ state: 'confirmed', credited: '20.00' });
});

it('credits nothing twice where two payments come for one order', async () => {
  const asked = await ask('10.00');
  const { address } = coinsOf(asked);
  await chain.pay(address, '20');
  await chain.pay(address, '22');
  await mine(3);
  expect(await look(asked.order)).toMatchObject({ state: 'confirmed' });
  expect((await unmatched())[0]).toMatchObject({ reason: 'paidTwice' });
});

it('reads nothing that is known as gone where its chain is another one now', async () => {
  const asked = await ask('10.00');
  await chain.pay(coinsOf(asked).address, '20');
  await mine(3);
  await chain.stop();
  await work();
  chain = await startChain(findNode()!, 0);
  await putChannel('0.5');
  await work();
  await work();
  expect(await look(asked.order)).toMatchObject({ state: 'confirmed' });
  const next = await ask('10.00');
  await chain.pay(coinsOf(next).address, '20');
  await mine(3);
  expect(await look(next.order)).toMatchObject({ state: 'confirmed' });
});

it('and afterwards the books agree', async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: brand.merchantCode });
  expect(faults).toEqual([]);
});
