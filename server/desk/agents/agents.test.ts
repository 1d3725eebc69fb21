import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getContracts, processDailySalary } from '../../../schemas/api/contracts.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  holdBill,
  listDeskBills,
  listDeskContracts,
  listDeskDebts,
  offerHouseContract,
  simulateHouse,
  takeOverBill,
} from '../../../schemas/desk/contracts.ts';
import { listLine, openLine } from '../../../schemas/desk/lines.ts';
import { listLinkedMembers } from '../../../schemas/desk/members.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import { AGENT_TYPE, LINE_HEAD_TYPE, MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { callDesk, codeOf, createTestDesk, staffWith } from '../../../tests/support/desk.ts';
import { aurora as plain, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';

const aurora = {
  ...plain,
  timeZone: 'UTC',
  features: { ...plain.features, agentCenter: true, dailySalary: true },
  agents: { contracts: { activeBet: 1 } },
};
const brand = aurora.merchantCode;
const DAY = 86_400;
const reason = 'As agreed';

interface Person {
  readonly account: string;
  readonly id: string;
}

let gateway: TestGateway;
let head: Person;
let agent: Person;
let player: Person;

beforeAll(async () => {
  gateway = await createTestDesk({ testBrands: [aurora] });
  await recordIdentity(gateway.db, {
    brandId: aurora.id,
    merchantCode: brand,
    currency: aurora.currency,
    timeZone: 'UTC',
  });
  // Jobs find a site by the address of the gateway.
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => gateway.close());

async function add(member_type: number, upline?: Person): Promise<Person> {
  const account = `d${randomUUID().slice(0, 9)}`;
  const own = { account, member_type, ...(upline && { upline_id: upline.id }) };
  return { account, id: await addMember(gateway, aurora, own) };
}

beforeEach(async () => {
  head = await add(LINE_HEAD_TYPE);
  agent = await add(AGENT_TYPE, head);
  player = await add(MEMBER_TYPE, agent);
});

const call = async (
  role: string,
  endpoint: DeskEndpoint,
  more: { body?: unknown; query?: Record<string, string> },
) => callDesk(gateway, endpoint, { as: await staffWith(gateway, role), brand, ...more });

const terms = (rate: string, activeMember = 0) => ({
  tiers: [
    {
      minimumBet: '0',
      netLoss: '0',
      activeMember,
      rateType: 'P',
      rate,
      lossRate: '0',
    },
  ],
  carry: 'none',
  feeRate: '0',
});

const offer = (account: string, rate = '0.01', active = 0) => ({
  kind: 'daily',
  group: 'CONS',
  account,
  terms: terms(rate, active),
});

/** What an agent does with its contract of daily salaries, or with one that it names. */
async function answer(who: Person, body: object): Promise<void> {
  const as = await signIn(gateway, aurora, who.account);
  const known = await gateway.call(aurora, getContracts, { as, query: { kind: 'daily' } });
  const id = 'receiver' in body ? {} : { id: known.json().value.own[0].id };
  const done = await gateway.call(aurora, processDailySalary, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: { ...id, ...body },
  });
  expect(done.json().code, done.body).toBeUndefined();
}

const contractsOf = async ({ account }: Person) =>
  (await call('auditor', listDeskContracts, { query: { account } })).json().value.items;

/** Terms of the house that two people agree on and the head accepts. */
async function agree(who: Person, rate: string, active = 0): Promise<void> {
  const [known] = await contractsOf(who);
  const body = { ...offer(who.account, rate, active), ...(known && { id: known.id }), reason };
  const asked = await call('risk', offerHouseContract, { body });
  const { outcome, caseId } = asked.json().value;
  expect(outcome, asked.body).toBe('waiting');
  expect((await contractsOf(who)).length).toBe(known ? 1 : 0);
  const approved = await call('finance', approveCase, { body: { id: caseId, reason } });
  expect(approved.statusCode, approved.body).toBe(200);
  await answer(who, { status: 'A' });
}

const freeze = (who: Person, at: Date | null) =>
  gateway.db.owner
    .updateTable('members')
    .set({ payout_locked_at: at })
    .where('id', '=', who.id)
    .execute();

/** A lost bet that counts wholly, settled now. */
async function bet(who: Person, minor: bigint): Promise<void> {
  const at = gateway.now();
  await gateway.db.owner
    .insertInto('bets')
    .values({
      merchant_code: brand,
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
    .execute();
}

it('shows a member between the head of its line and those right below, with what their teams came to', async () => {
  const now = gateway.now();
  const day = (member: Person, upline_id: string, bet_minor: bigint, ago: number) => ({
    merchant_code: brand,
    member_id: member.id,
    currency: aurora.currency.code,
    day: new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10),
    category: 'SLOT',
    bet_minor,
    payout_minor: 100n,
    upline_id,
  });
  await gateway.db.owner
    .insertInto('team_days')
    .values([
      day(agent, head.id, 1000n, 0),
      day(agent, head.id, 500n, 29),
      day(agent, head.id, 7777n, 30),
      day(player, agent.id, 900n, 2),
    ])
    .execute();

  const opened = await call('auditor', openLine, { query: { account: player.account } });
  expect(opened.json().value, opened.body).toMatchObject({
    account: player.account,
    team: 0,
    path: [
      { id: head.id, account: head.account },
      { id: agent.id, account: agent.account },
    ],
    sums: { bet: '9.00', payout: '1.00', net: '-8.00' },
    movesAt: null,
  });
  const below = await call('finance', listLine, { query: { memberId: head.id } });
  expect(below.json().value).toMatchObject({
    items: [
      { account: agent.account, team: 1, contracts: 0, sums: { bet: '15.00', net: '-13.00' } },
    ],
    next: null,
    total: { count: 1 },
  });
  expect(codeOf(await call('risk', openLine, { query: { account: 'nobody' } }))).toBe('notFound');
  expect(codeOf(await call('content', openLine, { query: { account: head.account } }))).toBe(
    'permissionMissing',
  );
});

it('pages those right below by their accounts', async () => {
  await Promise.all([add(MEMBER_TYPE, agent), add(MEMBER_TYPE, agent)]);
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: Record<string, string> = {
      memberId: agent.id,
      limit: '2',
      ...(after && { after }),
    };
    const reply = await call('risk', listLine, { query });
    const value = reply.json().value as { items: Person[]; next: string | null };
    seen.push(...value.items.map(({ account }) => account));
    after = value.next;
  }
  expect(seen).toHaveLength(3);
  expect(seen).toEqual([...seen].sort());
});

it('offers terms of the house that a second person approves and the head of the line accepts', async () => {
  const refused = await call('finance', offerHouseContract, {
    body: { ...offer(head.account), reason },
  });
  expect(codeOf(refused)).toBe('permissionMissing');
  await agree(head, '0.012');
  expect(await contractsOf(head)).toMatchObject([
    { receiver: head.account, payer: null, status: 'A' },
  ]);
  const opened = await call('auditor', openLine, { query: { account: head.account } });
  expect(opened.json().value.contracts).toBe(1);
});

it('tries terms of the house on the last month for who reads, and offers nothing by it', async () => {
  const tried = await call('auditor', simulateHouse, { body: offer(head.account) });
  expect(tried.json().value, tried.body).toMatchObject({ total: '0.00', ends: [] });
  expect(await contractsOf(head)).toEqual([]);
});

it('names who may be one person in two places of a line, and why', async () => {
  const stranger = await add(MEMBER_TYPE);
  const came = [player, head, stranger];
  await gateway.db.owner
    .insertInto('member_addresses')
    .values(
      came.map(({ id }) => ({
        merchant_code: brand,
        member_id: id,
        ip: `2001:db8::${player.id.slice(0, 4)}`,
        first_seen_at: gateway.now(),
        last_seen_at: gateway.now(),
      })),
    )
    .execute();
  const linked = await call('risk', listLinkedMembers, { query: { memberId: player.id } });
  const { list } = linked.json().value as { list: readonly { account: string }[] };
  expect(list.toSorted((one, other) => one.account.localeCompare(other.account))).toEqual(
    [
      { id: head.id, account: head.account, reasons: ['address'], isInLine: true },
      { id: stranger.id, account: stranger.account, reasons: ['address'], isInLine: false },
    ].toSorted((one, other) => one.account.localeCompare(other.account)),
  );
  const none = await call('risk', listLinkedMembers, { query: { memberId: agent.id } });
  expect(none.json().value.list).toEqual([]);
  const query = { memberId: randomUUID() };
  expect(codeOf(await call('risk', listLinkedMembers, { query }))).toBe('notFound');
});

it('holds a bill and lets it go, and takes over what is owed of it with two people', async () => {
  await agree(head, '0.012');
  await answer(head, {
    status: 'P',
    receiver: agent.account,
    group: 'CONS',
    terms: terms('0.008'),
  });
  await answer(agent, { status: 'A' });
  // The house asks for more from then on than the head reaches; those below are due all the same.
  await agree(head, '0.012', 100);
  gateway.passTime(DAY);
  await bet(agent, 100_000n);
  await freeze(agent, gateway.now());
  gateway.passTime(DAY + 7200);
  await gateway.parts.contracts.work.work();

  const billOf = async () =>
    (await call('finance', listDeskBills, { query: { account: agent.account } })).json().value
      .items[0];
  const held = await billOf();
  expect(held).toMatchObject({ status: 'held', amount: '8.00', owed: '0.00' });
  const body = { id: held.id, reason };
  expect(codeOf(await call('finance', holdBill, { body: { ...body, isHeld: false } }))).toBe(
    'permissionMissing',
  );
  const released = await call('risk', holdBill, { body: { ...body, isHeld: false } });
  expect(released.statusCode, released.body).toBe(200);
  const again = await call('risk', holdBill, { body: { ...body, isHeld: false } });
  expect(codeOf(again)).toBe('contractClosed');

  await freeze(agent, null);
  await gateway.parts.contracts.work.work();
  expect(await billOf()).toMatchObject({ status: 'insufficient', paid: '0.00', owed: '8.00' });
  const debts = async () =>
    (await call('auditor', listDeskDebts, {}))
      .json()
      .value.items.filter(({ debtor }: { debtor: string }) => debtor === head.account);
  expect(await debts()).toMatchObject([{ creditor: agent.account, left: '8.00' }]);

  const { value } = (await call('risk', takeOverBill, { body })).json();
  expect(value.outcome).toBe('waiting');
  const approved = await call('finance', approveCase, { body: { id: value.caseId, reason } });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await billOf()).toMatchObject({ status: 'paid', paid: '8.00', owed: '0.00' });
  expect(await debts()).toMatchObject([{ creditor: null, left: '8.00' }]);
  expect(codeOf(await call('risk', takeOverBill, { body: { id: '987654321', reason } }))).toBe(
    'notFound',
  );
  expect(codeOf(await call('content', listDeskDebts, {}))).toBe('permissionMissing');
});
