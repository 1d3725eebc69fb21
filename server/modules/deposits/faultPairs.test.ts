import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeposit, getDeposit } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import { SIMULATED_FAULTS, type SimulatedFault } from '../../paymentSimulator/simulator.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { aloneAndInPairs, drawFrom, shuffle } from '../../../tests/support/draws.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

// What a provider can do wrong, alone and in pairs, in orders drawn from a seed. `npm run faults -- payments` plays more seeds.

const SEEDS = Number(process.env['PAYMENT_SEEDS'] ?? '1');
const FIRST = Number(process.env['PAYMENT_FIRST_SEED'] ?? '1');
const { merchantCode } = aurora;

const COMBINATIONS = aloneAndInPairs(SIMULATED_FAULTS);

/** What the provider does to a payment that was credited, and what is left of 30.00 in the wallet then. */
const AFTERWARDS = ['nothing', 'part', 'whole', 'disputed', 'won', 'lost'] as const;

interface Try {
  readonly faults: readonly SimulatedFault[];
  readonly afterwards: (typeof AFTERWARDS)[number];
  readonly memberId: string;
  readonly account: string;
  readonly order: string;
  /** The payment's name at the provider. */
  payment: string;
}

let paying: PayingGateway;

beforeAll(async () => {
  paying = await createPayingGateway();
});

afterAll(() => paying.close());

const signInAgain = (account: string): Promise<SignedInAs> =>
  signIn(paying.gateway, aurora, account);

const look = async ({ account, order }: Try): Promise<ValueOf<typeof getDeposit>> => {
  const as = await signInAgain(account);
  return (await paying.gateway.call(aurora, getDeposit, { as, query: { order } })).json().value;
};

async function begin(
  faults: readonly SimulatedFault[],
  afterwards: Try['afterwards'],
): Promise<Try> {
  const account = `f${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(paying.gateway, aurora, { account });
  const reply = await paying.gateway.call(aurora, createDeposit, {
    as: await signInAgain(account),
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'epc', amount: '30.00' },
  });
  const { order } = reply.json().value;
  return { faults, afterwards, memberId, account, order, payment: '' };
}

async function pay(of: Try): Promise<void> {
  const { instructions } = await look(of);
  const { code } = instructions as { code: string };
  of.payment = paying.simulator.payCode(code, 'Demo Member', of.faults)!.receipt;
}

/** Minor units that a plain model of the rules credits, and the state that it leaves. */
function expectedOf({ faults, afterwards }: Try): { state: string; minor: bigint } {
  if (faults.includes('refundFirst')) return { state: 'refunded', minor: 0n };
  if (faults.includes('otherCurrency')) return { state: 'underReview', minor: 0n };
  const credited = faults.includes('wrongAmount') ? 3100n : 3000n;
  switch (afterwards) {
    case 'part':
      return { state: 'confirmed', minor: credited - 725n };
    case 'whole':
    case 'lost':
      return { state: 'refunded', minor: 0n };
    case 'disputed':
      return { state: 'disputed', minor: 0n };
    default:
      return { state: 'confirmed', minor: credited };
  }
}

function disturb({ afterwards, payment }: Try): void {
  const { simulator } = paying;
  if (afterwards === 'part') simulator.giveBack(payment, '7.25');
  if (afterwards === 'whole') simulator.decide(payment, 'refunded');
  if (['disputed', 'won', 'lost'].includes(afterwards)) simulator.decide(payment, 'disputed');
}

const available = async (memberId: string): Promise<bigint> => {
  const of = { merchantCode, memberId, currency: 'EUR' };
  const [main] = await withTransaction(paying.gateway.db, { merchantCode }, (tx) =>
    readBalances(tx, of),
  );
  return main!.availableMinor;
};

it.each(Array.from({ length: SEEDS }, (_, at) => FIRST + at))(
  'every fault, alone and in pairs, leaves the ledger as a model has it: seed %i',
  async (seed) => {
    const draw = drawFrom(seed);
    const tries: Try[] = [];
    for (const faults of shuffle(COMBINATIONS, draw)) {
      tries.push(await begin(faults, AFTERWARDS[draw(AFTERWARDS.length)]!));
    }
    await paying.settle();
    for (const one of shuffle(tries, draw)) {
      await pay(one);
      if (draw(4) === 0) await paying.settle();
    }
    // Everything that was late or lost is asked for.
    for (const seconds of [100, 200, 600]) {
      paying.setSilent(draw(3) === 0);
      await paying.settle();
      paying.setSilent(false);
      paying.gateway.passTime(seconds);
      await paying.settle();
    }
    const settled = tries.filter(
      ({ faults }) => !faults.includes('refundFirst') && !faults.includes('otherCurrency'),
    );
    for (const one of shuffle(settled, draw)) {
      disturb(one);
      if (draw(4) === 0) await paying.settle();
    }
    await paying.settle();
    for (const { afterwards, payment } of shuffle(settled, draw)) {
      if (afterwards === 'won') paying.simulator.decide(payment, 'disputeWon');
      if (afterwards === 'lost') paying.simulator.decide(payment, 'disputeLost');
    }
    await paying.settle();
    for (const one of tries) {
      const name = `${one.faults.join(' + ')}, then ${one.afterwards}`;
      const { state } = await look(one);
      expect({ name, state, minor: await available(one.memberId) }).toEqual({
        name,
        ...expectedOf(one),
      });
    }
    const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
    expect(faults).toEqual([]);
  },
  120_000,
);
