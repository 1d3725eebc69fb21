import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getContractBills,
  getContracts,
  processDailySalary,
  simulateContract,
} from '../../../schemas/api/contracts.ts';
import { getAccountRecord } from '../../../schemas/api/accountRecord.ts';
import { getMessages } from '../../../schemas/api/inbox.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { getWithdrawalQuote } from '../../../schemas/api/withdrawals.ts';
import {
  aurora as plain,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { verifyBook } from '../../ledger/books.ts';
import { createContractWork } from './contractWork.ts';

const aurora = {
  ...plain,
  timeZone: 'UTC',
  features: { ...plain.features, agentCenter: true, dailySalary: true },
  agents: { contracts: { activeBet: 1 } },
};
const DAY = 86_400;

interface Person {
  readonly account: string;
  readonly id: string;
  as: SignedInAs;
}

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
  await recordIdentity(gateway.db, {
    brandId: aurora.id,
    merchantCode: aurora.merchantCode,
    currency: aurora.currency,
    timeZone: 'UTC',
  });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

async function addPerson(type: number, upline: Person | null): Promise<Person> {
  const account = `c${randomUUID().slice(0, 8)}`;
  const id = await addMember(gateway, aurora, {
    account,
    member_type: type,
    ...(upline && { upline_id: upline.id }),
  });
  return { account, id, as: await signIn(gateway, aurora, account) };
}

const signInAgain = async (...people: readonly Person[]) => {
  for (const person of people) person.as = await signIn(gateway, aurora, person.account);
};

const termsOf = (rate: string, more: object = {}) => ({
  tiers: [
    {
      minimumBet: '0',
      netLoss: '0',
      activeMember: 0,
      rateType: 'P' as const,
      rate,
      lossRate: '0',
      ...more,
    },
  ],
  carry: 'none' as const,
  feeRate: '0',
});

async function process(who: Person, body: object) {
  const reply = await gateway.call(aurora, processDailySalary, {
    as: who.as,
    headers: { 'idempotency-key': randomUUID() },
    body,
  });
  const { code, value } = reply.json();
  return { code: code as string | undefined, value };
}

const read = async (who: Person) =>
  (await gateway.call(aurora, getContracts, { as: who.as, query: { kind: 'daily' } })).json().value;

const balanceOf = async (who: Person) =>
  (await gateway.call(aurora, getBalance, { as: who.as })).json().value.sumBalance as string;

/** The terms of the house for the head of a line, accepted. */
async function contractHead(head: Person, rate: string, more: object = {}): Promise<void> {
  const tiers = termsOf(rate, more).tiers.map((tier) => ({
    betMinor: 0n,
    lossMinor: 0n,
    active: tier.activeMember,
    rateType: 'P' as const,
    rate,
    fixedMinor: 0n,
    lossRate: '0',
  }));
  const [known] = (await read(head)).own;
  const { id } = await withTransaction(gateway.db, aurora, (tx) =>
    gateway.parts.contracts.desk.offer(
      tx,
      aurora,
      {
        kind: 'daily',
        group: 'CONS',
        account: head.account,
        ...(known && { id: known.id }),
        terms: { tiers, carry: 'none', feeRate: '0' },
      },
      gateway.now(),
    ),
  );
  expect((await process(head, { status: 'A', id })).code).toBeUndefined();
}

async function contract(upline: Person, below: Person, rate: string, more: object = {}) {
  const offer = { status: 'P', receiver: below.account, group: 'CONS', terms: termsOf(rate, more) };
  const { code, value } = await process(upline, offer);
  if (code) return { code, value };
  return process(below, { status: 'A', id: value.contract.id });
}

/** A bet that counts wholly, settled now. */
async function bet(who: Person, amount: string) {
  const minor = BigInt(amount.replace('.', ''));
  const at = gateway.now();
  await withTransaction(gateway.db, aurora, (tx) =>
    tx
      .insertInto('bets')
      .values({
        merchant_code: aurora.merchantCode,
        member_id: who.id,
        source: 'round',
        reference: `TEST ${randomUUID()}`,
        category: 'RNG',
        vendor_code: 'TEST',
        game: 'test',
        currency: 'EUR',
        decimals: 2,
        state: 'lost',
        placed_at: at,
        settled_at: at,
        at,
        day: at.toISOString().slice(0, 10),
        stake_minor: minor,
        bet_minor: minor,
        valid_minor: minor,
        payout_minor: 0n,
        is_free: false,
      })
      .execute(),
  );
}

const BETS = [1000, 12345.67, 0, 8888.88, 500.05, 3333.33, 2222.22];
const work = () => gateway.parts.contracts.work.work();

interface Line {
  readonly head: Person;
  readonly B: Person;
  readonly C: Person;
  readonly all: readonly Person[];
}

let line: Line;

async function addLine(): Promise<Line> {
  const head = await addPerson(41, null);
  const A1 = await addPerson(2, head);
  const B = await addPerson(1, head);
  const B1 = await addPerson(2, B);
  const C = await addPerson(1, B);
  const C1 = await addPerson(2, C);
  const C2 = await addPerson(2, C);
  return { head, B, C, all: [head, A1, B, B1, C, C1, C2] };
}

async function play() {
  // Contracts run from the next midnight on.
  gateway.passTime(DAY);
  for (const [place, who] of line.all.entries()) {
    const amount = BETS[place]!;
    if (amount > 0) await bet(who, amount.toFixed(2));
  }
  gateway.passTime(DAY);
  await signInAgain(line.head, line.B, line.C);
}

const balances = async () => Promise.all([line.head, line.B, line.C].map((who) => balanceOf(who)));

describe('daily salaries of a line', () => {
  beforeEach(async () => {
    line = await addLine();
  });

  it('are paid from the top down, once, however often and by how many they are worked', async () => {
    const { head, B, C } = line;
    await contractHead(head, '0.012');
    expect(await contract(head, B, '0.013')).toMatchObject({
      code: 'contractTermsRefused',
      value: { rule: 'rateAboveUpline', tier: 1, value: '0.012' },
    });
    expect((await contract(head, B, '0.008')).code).toBeUndefined();
    expect((await contract(B, C, '0.005')).code).toBeUndefined();
    await play();
    await Promise.all([work(), work()]);
    await work();
    expect(await balances()).toEqual(['219.93', '89.28', '30.27']);
    const bills = await gateway.call(aurora, getContractBills, {
      as: B.as,
      query: { kind: 'daily' },
    });
    expect(bills.json().value.list).toMatchObject([
      {
        status: 'paid',
        other: head.account,
        base: '14944.48',
        amount: '119.55',
        paid: '119.55',
        paidDown: '30.27',
        figures: { valid: '14944.48', active: 4 },
        tier: { place: 1, rate: '0.008' },
      },
    ]);
    const record = await gateway.call(aurora, getAccountRecord, {
      as: B.as,
      query: { group: 'rewards' },
    });
    expect(
      record
        .json()
        .value.list.map(({ type, amount }: { type: string; amount: string }) => [type, amount]),
    ).toEqual([
      ['salary', '-30.27'],
      ['salary', '119.55'],
    ]);
    const inbox = await gateway.call(aurora, getMessages, { as: B.as });
    expect(JSON.stringify(inbox.json().value)).toContain('119.55');
  });

  it('end up the same wherever the work is cut off', async () => {
    const { head, B, C } = line;
    await contractHead(head, '0.012');
    await contract(head, B, '0.008');
    await contract(B, C, '0.005');
    await play();
    for (let step = 1; step < 12; step += 1) {
      let calls = 0;
      const cut = createContractWork({
        db: gateway.db,
        findSite: gateway.parts.findSite,
        onError: () => undefined,
        clock: () => {
          calls += 1;
          if (calls === step) throw new Error('cut off');
          return gateway.now();
        },
      });
      await cut.work();
    }
    expect(await balances()).toEqual(['219.93', '89.28', '30.27']);
  });

  it('leave a debt where the agent above has not enough, which comes first from then on', async () => {
    const { head, B, C } = line;
    await contractHead(head, '0.012');
    await contract(head, B, '0.008');
    await contract(B, C, '0.005');
    // The house asks for more from then on than the head reaches; those below are due all the same.
    await contractHead(head, '0.012', { activeMember: 100 });
    await payIn(gateway.db, aurora, head.id, 10_000n);
    await play();
    await work();
    expect(await balances()).toEqual(['0.00', '69.73', '30.27']);
    expect((await read(head)).owes).toMatchObject([{ account: B.account, left: '19.55' }]);
    expect((await read(B)).owed).toMatchObject([{ account: head.account, left: '19.55' }]);
    expect((await read(head)).canOffer).toBe('owing');
    const quote = await gateway.call(aurora, getWithdrawalQuote, { as: head.as });
    expect(quote.json().value.blocks).toContainEqual({
      block: 'owes',
      left: '19.55',
      until: null,
    });
    await payIn(gateway.db, aurora, head.id, 1_000n);
    await gateway.parts.contracts.work.workDebts();
    expect(await balances()).toEqual(['0.00', '79.73', '30.27']);
    await payIn(gateway.db, aurora, head.id, 1_000n);
    await gateway.parts.contracts.work.workDebts();
    expect(await balances()).toEqual(['0.45', '89.28', '30.27']);
    expect((await read(head)).owes).toEqual([]);
  });

  it('go to who is frozen only once the house lets them go', async () => {
    const { head, B } = line;
    await contractHead(head, '0.012');
    await contract(head, B, '0.008');
    await play();
    const freeze = (at: Date | null) =>
      withTransaction(gateway.db, aurora, (tx) =>
        tx.updateTable('members').set({ payout_locked_at: at }).where('id', '=', B.id).execute(),
      );
    await freeze(gateway.now());
    await work();
    expect(await balanceOf(B)).toBe('0.00');
    const [held] = (
      await gateway.call(aurora, getContractBills, { as: B.as, query: { kind: 'daily' } })
    ).json().value.list;
    expect(held).toMatchObject({ status: 'held', amount: '119.55', paid: '0.00' });
    await withTransaction(gateway.db, aurora, (tx) =>
      gateway.parts.contracts.desk.holdBill(tx, aurora, held.id, false),
    );
    await work();
    expect(await balanceOf(B)).toBe('119.55');
  });

  it('come from the house where their payer is frozen, who owes it from then on', async () => {
    const { head, B } = line;
    await contractHead(head, '0.012');
    await contract(head, B, '0.008');
    await play();
    const freeze = (at: Date | null) =>
      withTransaction(gateway.db, aurora, (tx) =>
        tx.updateTable('members').set({ payout_locked_at: at }).where('id', '=', head.id).execute(),
      );
    await freeze(gateway.now());
    await work();
    const billOf = async (who: Person) =>
      (
        await gateway.call(aurora, getContractBills, { as: who.as, query: { kind: 'daily' } })
      ).json().value.list[0];
    const bill = await billOf(B);
    expect(bill).toMatchObject({ status: 'insufficient', paid: '0.00' });
    const { desk } = gateway.parts.contracts;
    const takeOver = () =>
      withTransaction(gateway.db, aurora, (tx) =>
        desk.takeOver(tx, aurora, bill.id, gateway.now()),
      );
    await takeOver();
    await expect(takeOver()).rejects.toMatchObject({ code: 'contractClosed' });
    expect(await balanceOf(B)).toBe('119.55');
    expect(await billOf(B)).toMatchObject({ status: 'paid', paid: '119.55' });
    expect((await read(B)).owed).toEqual([]);
    expect((await read(head)).owes).toMatchObject([{ account: null, left: '119.55' }]);
    await freeze(null);
    const own = await billOf(head);
    await withTransaction(gateway.db, aurora, (tx) => desk.holdBill(tx, aurora, own.id, false));
    await work();
    expect(await balances()).toEqual(['219.93', '119.55', '0.00']);
    expect((await read(head)).owes).toEqual([]);
  });
});

describe('lower terms', () => {
  it('end contracts below that reach higher, after a yes that names whose', async () => {
    line = await addLine();
    const { head, B, C } = line;
    await contractHead(head, '0.012');
    const { value } = await contract(head, B, '0.008');
    await contract(B, C, '0.005');
    const { id } = value.contract;
    const change = { status: 'E', id, terms: termsOf('0.004') };
    expect((await process(head, change)).value.contract.status).toBe('E');
    expect((await process(C, { status: 'A', id })).code).toBe('notFound');
    const trial = await gateway.call(aurora, simulateContract, {
      as: B.as,
      body: { kind: 'daily', group: 'CONS', terms: termsOf('0.004') },
    });
    expect(trial.json().value).toMatchObject({
      total: '0.00',
      fault: null,
      ends: [{ receiver: C.account, isDirect: true }],
    });
    expect(await process(B, { status: 'A', id })).toMatchObject({
      code: 'contractLowers',
      value: { ends: [{ receiver: C.account }] },
    });
    expect((await read(C)).own).toMatchObject([{ status: 'A' }]);
    const done = await process(B, { status: 'A', id, downlineHigherRate: 'Y' });
    expect(done.value).toMatchObject({
      contract: { status: 'A', terms: { tiers: [{ rate: '0.004' }] } },
      ended: [{ receiver: C.account }],
    });
    expect((await read(C)).own).toEqual([]);
  });
});

describe('offers', () => {
  it('are for own downlines alone, lapse after seven days, and come once', async () => {
    line = await addLine();
    const { head, B, C } = line;
    await contractHead(head, '0.012');
    const offer = (receiver: Person) => ({
      status: 'P',
      receiver: receiver.account,
      group: 'CONS',
      terms: termsOf('0.005'),
    });
    expect((await process(head, offer(C))).code).toBe('notFound');
    expect((await process(B, offer(C))).code).toBe('contractTermsRefused');
    const made = await process(head, offer(B));
    expect(made.value.contract).toMatchObject({ status: 'P', steps: ['W'] });
    expect((await process(head, { ...offer(B), group: 'RNG' })).code).toBe('contractTaken');
    gateway.passTime(7 * DAY);
    await signInAgain(head, B);
    const { id } = made.value.contract;
    expect((await process(B, { status: 'A', id })).code).toBe('contractClosed');
    await work();
    expect((await read(B)).own).toEqual([]);
    expect((await process(head, offer(B))).code).toBeUndefined();
  });
});
