import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getContractBills } from '../../../schemas/api/contracts.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import type { ContractKind } from '../../../schemas/contracts.ts';
import {
  aurora as plain,
  createTestGateway,
  sakura as inYen,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import type { KeptContractTerms, KeptTier } from '../../db/contractTables.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { verifyBook } from '../../ledger/books.ts';
import { createContractWork } from './contractWork.ts';

const features = {
  agentCenter: true,
  dailySalary: true,
  hourlySalary: true,
  realtimeSalary: true,
  dividendContract: true,
};
const aurora = {
  ...plain,
  timeZone: 'UTC',
  features: { ...plain.features, ...features },
  agents: { contracts: { activeBet: 1, dividends: 'semimonthly' as const } },
};
/** Where a line stops at an agent who reached nothing. */
const sakura = {
  ...inYen,
  timeZone: 'UTC',
  features: { ...inYen.features, ...features },
  agents: { contracts: { activeBet: 1, dueIndependently: false } },
};

interface Person {
  readonly account: string;
  readonly id: string;
}

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora, sakura] });
  for (const brand of [aurora, sakura]) {
    const { id: brandId, merchantCode, currency } = brand;
    await recordIdentity(gateway.db, { brandId, merchantCode, currency, timeZone: 'UTC' });
  }
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  for (const { merchantCode } of [aurora, sakura]) {
    expect((await verifyBook(gateway.db, { merchantCode })).faults).toEqual([]);
  }
  await gateway.close();
});

async function addPerson(brand: TestBrand, type: number, upline?: Person): Promise<Person> {
  const account = `r${randomUUID().slice(0, 8)}`;
  const of = { account, member_type: type, ...(upline && { upline_id: upline.id }) };
  return { account, id: await addMember(gateway, brand, of) };
}

const tierOf = (more: Partial<KeptTier>): KeptTier => ({
  betMinor: '0',
  lossMinor: '0',
  active: 0,
  rateType: 'P',
  rate: '0',
  fixedMinor: '0',
  lossRate: '0',
  ...more,
});

/** A contract that was accepted and runs from a moment. */
async function addContract(
  brand: TestBrand,
  of: { kind: ContractKind; receiver: Person; payer?: Person; from: string },
  tier: Partial<KeptTier>,
  more: Partial<KeptContractTerms> = {},
): Promise<void> {
  const { merchantCode: merchant_code } = brand;
  const terms = JSON.stringify({ tiers: [tierOf(tier)], carry: 'none', feeRate: '0', ...more });
  const id = randomUUID();
  const accepted_at = gateway.now();
  await withTransaction(gateway.db, brand, async (tx) => {
    const row = { merchant_code, id, kind: of.kind, product_group: 'CONS' as const, terms };
    await tx
      .insertInto('contracts')
      .values({
        ...row,
        payer_id: of.payer?.id ?? null,
        receiver_id: of.receiver.id,
        state: 'active',
        offered_at: accepted_at,
        accepted_at,
        runs_from: new Date(of.from),
        changed_at: accepted_at,
      })
      .execute();
    const version = { version: 1, from_at: new Date(of.from), accepted_at };
    await tx
      .insertInto('contract_terms')
      .values({ merchant_code, contract_id: id, terms, ...version })
      .execute();
  });
}

/** A settled bet, or the difference that a correction makes. Minor units. */
async function bet(
  brand: TestBrand,
  who: Person,
  at: string,
  {
    stake,
    payout = 0,
    version = 0,
    reference = `TEST ${randomUUID()}`,
  }: { stake: number; payout?: number; version?: number; reference?: string },
) {
  const moment = new Date(at);
  await withTransaction(gateway.db, brand, (tx) =>
    tx
      .insertInto('bets')
      .values({
        merchant_code: brand.merchantCode,
        member_id: who.id,
        source: 'round',
        reference,
        version,
        category: 'RNG',
        vendor_code: 'TEST',
        game: 'test',
        currency: brand.currency.code,
        decimals: brand.currency.decimals,
        state: version > 0 ? 'resettled' : 'lost',
        placed_at: moment,
        settled_at: moment,
        at: moment,
        day: at.slice(0, 10),
        stake_minor: BigInt(version > 0 ? 0 : stake),
        bet_minor: BigInt(stake),
        valid_minor: BigInt(stake),
        payout_minor: BigInt(payout),
        is_free: false,
      })
      .execute(),
  );
}

let entries = 0n;

/** What the house gave somebody. */
async function give(who: Person, at: string, type: 'cashback' | 'bonus', minor: bigint) {
  entries += 1n;
  const row = { merchant_code: aurora.merchantCode, entry_id: 1_000_000_000n + entries, type };
  const of = { member_id: who.id, currency: 'EUR', at: new Date(at), day: at.slice(0, 10) };
  await withTransaction(gateway.db, aurora, (tx) =>
    tx
      .insertInto('money_moves')
      .values({ ...row, ...of, amount_minor: minor })
      .execute(),
  );
}

async function workAt(moment: string): Promise<void> {
  gateway.passTime((Date.parse(moment) - gateway.now().getTime()) / 1000);
  await createContractWork({
    db: gateway.db,
    clock: () => gateway.now(),
    findSite: gateway.parts.findSite,
    onError(error) {
      throw error;
    },
  }).work();
}

async function readBills(brand: TestBrand, who: Person, kind: ContractKind) {
  const as = await signIn(gateway, brand, who.account);
  const reply = await gateway.call(brand, getContractBills, { as, query: { kind } });
  return reply.json().value.list as readonly Record<string, unknown>[];
}

async function readBalance(brand: TestBrand, who: Person): Promise<string> {
  const as = await signIn(gateway, brand, who.account);
  return (await gateway.call(brand, getBalance, { as })).json().value.sumBalance;
}

it('a dividend knows its half months, the fee, what the house gave, and a win that goes over', async () => {
  const head = await addPerson(aurora, 41);
  const player = await addPerson(aurora, 2, head);
  const from = '2026-03-01T00:00:00Z';
  await addContract(
    aurora,
    { kind: 'dividend', receiver: head, from },
    { rate: '0.1' },
    { carry: 'previous', feeRate: '0.05' },
  );
  const salary = { betMinor: '40000000', rateType: 'F', fixedMinor: '200000' } as const;
  await addContract(aurora, { kind: 'daily', receiver: head, from }, salary);
  await bet(aurora, player, '2026-03-15T23:59:59Z', { stake: 50_000_000, payout: 46_000_000 });
  await give(player, '2026-03-05T12:00:00Z', 'cashback', 150_000n);
  await give(player, '2026-03-05T12:00:00Z', 'bonus', 250_000n);
  await bet(aurora, player, '2026-03-16T00:00:00Z', { stake: 1_000_000, payout: 3_100_000 });
  await bet(aurora, player, '2026-04-01T00:00:00Z', { stake: 3_100_000 });
  await bet(aurora, player, '2026-04-02T00:00:00Z', { stake: 0, payout: 100_000, version: 1 });

  await workAt('2026-03-16T01:59:59Z');
  expect(await readBills(aurora, head, 'dividend')).toEqual([]);
  await workAt('2026-03-16T02:00:00Z');
  await workAt('2026-04-01T02:00:00Z');
  await workAt('2026-04-16T02:00:00Z');
  const bills = await readBills(aurora, head, 'dividend');
  expect(bills).toMatchObject([
    {
      from: '2026-04-01T00:00:00.000Z',
      until: '2026-04-16T00:00:00.000Z',
      netLoss: '30000.00',
      afterFee: '28500.00',
      carryIn: '-21000.00',
      amount: '750.00',
      figures: { corrected: '-1000.00' },
    },
    { netLoss: '-21000.00', carryOut: '-21000.00', amount: '0.00', status: 'notReached' },
    {
      figures: { cashback: '1500.00', bonus: '2500.00', salaries: '2000.00', corrected: '0.00' },
      netLoss: '34000.00',
      afterFee: '32300.00',
      amount: '3230.00',
      status: 'paid',
    },
  ]);
  // With the salary of one day.
  expect(await readBalance(aurora, head)).toBe('5980.00');
});

it('a bet that is resettled after its bill is in the day of that, and the bill says so', async () => {
  const head = await addPerson(aurora, 41);
  const from = '2026-04-20T00:00:00Z';
  await addContract(aurora, { kind: 'daily', receiver: head, from }, { rate: '0.01' });
  const reference = 'TEST corrected';
  await bet(aurora, head, '2026-04-20T10:00:00Z', { stake: 100_000, reference });
  await workAt('2026-04-21T01:00:00Z');
  await bet(aurora, head, '2026-04-21T10:00:00Z', { stake: 100_000 });
  await bet(aurora, head, '2026-04-21T11:00:00Z', { stake: -40_000, version: 1, reference });
  await workAt('2026-04-22T01:00:00Z');
  expect(await readBills(aurora, head, 'daily')).toMatchObject([
    {
      base: '600.00',
      amount: '6.00',
      figures: { corrected: '-400.00', active: 1 },
      corrects: ['daily:2026-04-20'],
    },
    {
      base: '1000.00',
      amount: '10.00',
      paid: '10.00',
      figures: { corrected: '0.00' },
      corrects: [],
    },
  ]);
});

it('a line stops at an agent who reached nothing, where a brand has it so', async () => {
  const head = await addPerson(sakura, 41);
  const below = await addPerson(sakura, 1, head);
  const last = await addPerson(sakura, 1, below);
  const from = '2026-04-21T00:00:00Z';
  const kind = 'daily';
  await addContract(sakura, { kind, receiver: head, from }, { rate: '0.02', active: 5 });
  await addContract(sakura, { kind, receiver: below, payer: head, from }, { rate: '0.01' });
  await addContract(sakura, { kind, receiver: last, payer: below, from }, { rate: '0.005' });
  await bet(sakura, last, '2026-04-21T12:00:00Z', { stake: 100_000 });
  await workAt('2026-04-22T01:00:00Z');
  const states = await Promise.all(
    [head, below, last].map(async (who) => {
      const [bill] = await readBills(sakura, who, kind);
      return [bill?.['status'], bill?.['paid']];
    }),
  );
  expect(states).toEqual([
    ['notReached', '0'],
    ['cancelled', '0'],
    ['cancelled', '0'],
  ]);
  expect(await readBalance(sakura, below)).toBe('0');
});

it('salaries of an hour and of five minutes are billed when they are due, where anybody played', async () => {
  const head = await addPerson(aurora, 41);
  const below = await addPerson(aurora, 1, head);
  const from = '2026-04-22T12:00:00Z';
  for (const kind of ['hourly', 'realTime'] as const) {
    const tier = { rate: '0.002', lossRate: kind === 'realTime' ? '0.001' : '0' };
    await addContract(aurora, { kind, receiver: head, from }, tier);
    const half = { rate: '0.001', lossRate: tier.lossRate };
    await addContract(aurora, { kind, receiver: below, payer: head, from }, half);
  }
  await bet(aurora, below, '2026-04-22T12:00:00Z', { stake: 30_000, payout: 60_000 });
  await bet(aurora, below, '2026-04-22T12:04:59Z', { stake: 20_000 });
  // The stake came back: it counts in neither sum.
  await bet(aurora, below, '2026-04-22T12:04:59Z', { stake: 5_000, payout: 5_000 });
  await bet(aurora, below, '2026-04-22T12:59:59Z', { stake: 10_000 });
  await workAt('2026-04-22T12:05:59Z');
  expect(await readBills(aurora, below, 'realTime')).toEqual([]);
  await workAt('2026-04-22T12:06:00Z');
  const first = {
    base: '500.00',
    amount: '0.50',
    status: 'paid',
    figures: { won: '300.00', lost: '200.00', active: 1 },
  };
  expect(await readBills(aurora, below, 'realTime')).toMatchObject([first]);
  expect(await readBills(aurora, head, 'realTime')).toMatchObject([
    { ...first, amount: '0.80', paidDown: '0.50' },
  ]);
  await workAt('2026-04-22T13:04:59Z');
  expect(await readBills(aurora, below, 'hourly')).toEqual([]);
  await workAt('2026-04-22T13:05:00Z');
  expect(await readBills(aurora, below, 'hourly')).toMatchObject([
    { base: '650.00', amount: '0.65', status: 'paid' },
  ]);
  // Between them nobody played.
  expect(await readBills(aurora, below, 'realTime')).toMatchObject([
    { base: '100.00', amount: '0.10', period: 'realTime:2026-04-22T12:55Z' },
    first,
  ]);
  expect(await readBalance(aurora, below)).toBe('1.25');
});
