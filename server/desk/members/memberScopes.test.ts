import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../schemas/desk/audit.ts';
import { getCase, listCases } from '../../../schemas/desk/cases.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import {
  addMemberNote,
  adjustMember,
  getMember,
  listAdjustments,
  listMembers,
  suggestMembers,
} from '../../../schemas/desk/members.ts';
import { getDeskDeposit, listDeskDeposits } from '../../../schemas/desk/payments.ts';
import { inviteStaff, setStaffRoles, getStaff } from '../../../schemas/desk/staff.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestDeskCall,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { aurora, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import type { MemberScope } from '../../db/deskScope.ts';

const ORDERS = { below: 'D00000000001A', other: 'D00000000002A' } as const;

let gateway: TestGateway;
let ids: Readonly<Record<'agent' | 'below' | 'deep' | 'other', string>>;
/** For the line of one agent. */
let lined: TestStaff;
/** For members of a rank. */
let vip: TestStaff;
let unbounded: TestStaff;

/** Together they may do everything about members. */
const ROLES = ['administrator', 'compliance', 'finance', 'auditor'];

async function boundTo({ lines, vipFrom }: MemberScope): Promise<TestStaff> {
  const staff = await staffWith(gateway, ROLES, ['AURORA']);
  await gateway.db.owner
    .updateTable('desk_staff')
    .set({ lines: lines && [...lines], vip_from: vipFrom })
    .where('id', '=', staff.id)
    .execute();
  return staff;
}

const call = (as: TestStaff, endpoint: DeskEndpoint, options: TestDeskCall = {}) =>
  callDesk(gateway, endpoint, { brand: 'AURORA', as, ...options });

async function itemsOf<T>(as: TestStaff, endpoint: DeskEndpoint, query = {}): Promise<T[]> {
  const reply = await call(as, endpoint, { query });
  expect([reply.statusCode, codeOf(reply)], endpoint.id).toEqual([200, undefined]);
  return reply.json().value.items;
}

const accountsSeen = async (as: TestStaff, endpoint: DeskEndpoint, query = {}) =>
  (await itemsOf<{ account: string }>(as, endpoint, query)).map(({ account }) => account).sort();

/** An order of somebody's that waits for the desk. */
const addDeposit = (memberId: string, id: string, reference: string) =>
  sql`insert into deposit_orders (merchant_code, id, member_id, method, method_type, channel_id, state, review_reason,
      currency, decimals, amount_minor, fee_minor, to_pay_minor, arrives_minor, reference, terms, created_at, expires_at, late_until)
    values ('AURORA', ${id}, ${memberId}, 'bank', 'bank', 'pc_test', 'underReview', 'late', 'EUR', 2, 100, 0, 100, 100,
      ${reference}, '{}', now(), now(), now())`.execute(gateway.db.owner);

beforeAll(async () => {
  gateway = await createTestDesk();
  const agent = await addMember(gateway, aurora, { account: 'scope_agent' });
  const below = await addMember(gateway, aurora, { account: 'scope_below', upline_id: agent });
  const deep = await addMember(gateway, aurora, {
    account: 'scope_deep',
    upline_id: below,
    club_rank: 7,
  });
  const other = await addMember(gateway, aurora, {
    account: 'scope_other',
    email: 'other@example.com',
    club_rank: 6,
  });
  ids = { agent, below, deep, other };
  lined = await boundTo({ lines: [agent], vipFrom: null });
  vip = await boundTo({ lines: null, vipFrom: 6 });
  unbounded = await staffWith(gateway, ROLES, ['AURORA']);
  await sql`insert into payment_channels (merchant_code, id, direction, method, provider, name, created_at, changed_at)
    values ('AURORA', 'pc_test', 'in', 'bank', 'manual', 'Bank', now(), now())`.execute(
    gateway.db.owner,
  );
  await addDeposit(below, ORDERS.below, 'ABCDEFG2');
  await addDeposit(other, ORDERS.other, 'ABCDEFG3');
});

afterAll(() => gateway.close());

/** A value that every field of calls about members takes. */
const VALUES: Readonly<Record<string, unknown>> = {
  reason: 'curious',
  text: 'x',
  upline: null,
  tags: ['x'],
  what: 'play',
  need: 'document',
  field: 'email',
  direction: 'credit',
  amount: '1.00',
  requestId: randomUUID(),
  sessionId: randomUUID(),
  points: 1,
  level: 1,
  withGifts: false,
  bonus: '1',
  freeSpins: randomUUID(),
};

/** Calls that are about one member, by what they must say beside it. */
const callsAboutOne = () =>
  [...gateway.desk!.served.values()].flatMap((endpoint: DeskEndpoint) => {
    const schema = (endpoint.method === 'GET' ? endpoint.query : endpoint.body) as
      { required?: string[]; properties?: object } | undefined;
    if (!schema?.required?.includes('memberId')) return [];
    const said = (schema.properties ?? {}) as Record<string, { enum?: readonly unknown[] }>;
    const more = schema.required
      .filter((key) => key !== 'memberId')
      .map((key) => [key, said[key]?.enum?.[0] ?? VALUES[key]]);
    return [[endpoint, Object.fromEntries(more) as object] as const];
  });

// ASVS 5: 8.2.2 (objects of others), 8.2.3 (fields of others), 8.3.1 (the gateway decides).
describe('staff of one line', () => {
  it('find the agent and everybody below, and nobody else, by list, search, count and suggestion', async () => {
    const own = ['scope_agent', 'scope_below', 'scope_deep'];
    expect(await accountsSeen(lined, listMembers)).toEqual(own);
    expect(await accountsSeen(lined, listMembers, { q: 'scope' })).toEqual(own);
    expect(await accountsSeen(lined, suggestMembers, { q: 'scope' })).toEqual(own);
    for (const q of ['other@example.com', ids.other, 'scope_other', ORDERS.other]) {
      expect(await accountsSeen(lined, listMembers, { q }), q).toEqual([]);
    }
    const { total } = (await call(lined, listMembers)).json().value;
    expect(total.count).toBe(3);
    expect(await accountsSeen(unbounded, listMembers, { q: 'scope' })).toHaveLength(4);
  });

  it('make no call about anybody else, and read everything of their own', async () => {
    const calls = callsAboutOne();
    expect(calls.length).toBeGreaterThan(15);
    for (const [endpoint, more] of calls) {
      const ask = (memberId: string) => {
        const said = { memberId, ...more };
        const options = endpoint.method === 'GET' ? { query: said } : { body: said };
        return call(lined, endpoint, options as TestDeskCall);
      };
      const refused = await ask(ids.other);
      expect([refused.statusCode, codeOf(refused)], endpoint.id).toEqual([404, 'notFound']);
      if (endpoint.method !== 'GET') continue;
      expect((await ask(ids.deep)).statusCode, endpoint.id).toBe(200);
    }
  });

  it('see no orders, adjustments, cases or records of anybody else', async () => {
    const reason = 'goodwill';
    const adjust = (memberId: string) =>
      call(unbounded, adjustMember, {
        body: { memberId, requestId: randomUUID(), reason, direction: 'credit', amount: '1.00' },
      });
    for (const memberId of [ids.below, ids.other]) {
      expect(codeOf(await adjust(memberId))).toBeUndefined();
      const note = { body: { memberId, text: 'seen' } };
      expect(codeOf(await call(unbounded, addMemberNote, note))).toBeUndefined();
    }
    const orders = await itemsOf<{ order: string }>(lined, listDeskDeposits);
    expect(orders.map(({ order }) => order)).toEqual([ORDERS.below]);
    const foreign = await call(lined, getDeskDeposit, { query: { order: ORDERS.other } });
    expect(codeOf(foreign)).toBe('notFound');
    const adjusted = JSON.stringify(await itemsOf(lined, listAdjustments));
    expect([adjusted.includes(ids.below), adjusted.includes(ids.other)]).toEqual([true, false]);
    for (const endpoint of [listAudit, listCases]) {
      const told = JSON.stringify(await itemsOf(lined, endpoint, { limit: '100' }));
      expect(told.includes(ids.other), endpoint.id).toBe(false);
      expect(told.includes('scope_other'), endpoint.id).toBe(false);
    }
    expect(JSON.stringify(await itemsOf(lined, listAudit, { limit: '100' }))).toContain(ids.below);
  });

  it('do not see a case about anybody else, by its id either', async () => {
    const asked = await sql<{ id: string }>`
      insert into desk_cases (id, action, merchant_code, brands, subject_kind, subject_id, subject_label, input, asked_by, asked_at)
      values (gen_random_uuid(), 'members.adjust', 'AURORA', '{AURORA}', 'member', ${ids.other}, 'scope_other', '{}', ${unbounded.id}, now())
      returning id`.execute(gateway.db.owner);
    const query = { id: asked.rows[0]!.id };
    expect(codeOf(await call(lined, getCase, { query }))).toBe('notFound');
    expect((await call(unbounded, getCase, { query })).statusCode).toBe(200);
  });

  it('cannot let others see more than they do', async () => {
    const invite = (members: object | undefined) =>
      call(lined, inviteStaff, {
        body: {
          email: `${randomUUID()}@example.com`,
          name: 'New',
          roles: ['support'],
          brands: ['AURORA'],
          ...(members && { members }),
        },
      });
    expect(codeOf(await invite(undefined))).toBe('notFound');
    expect(codeOf(await invite({ lines: [ids.other], vipFrom: null }))).toBe('notFound');
    expect(codeOf(await invite({ lines: [ids.agent], vipFrom: 3 }))).toBeUndefined();
    const wider = await call(lined, getStaff, { query: { id: unbounded.id } });
    const { version } = wider.json().value ?? { version: 1 };
    const body = {
      id: unbounded.id,
      version,
      roles: ['support'],
      brands: ['AURORA'],
      reason: 'more',
    };
    expect(codeOf(await call(lined, setStaffRoles, { body }))).toBe('notFound');
  });
});

describe('staff of a rank', () => {
  it('find members of that rank and above alone', async () => {
    expect(await accountsSeen(vip, listMembers)).toEqual(['scope_deep', 'scope_other']);
    const reply = await call(vip, getMember, { query: { memberId: ids.below } });
    expect(codeOf(reply)).toBe('notFound');
  });
});
