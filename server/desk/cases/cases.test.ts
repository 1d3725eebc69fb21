import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approveCase,
  countCases,
  getCase,
  letGoCase,
  listCases,
  rejectCase,
  takeCase,
  withdrawCase,
} from '../../../schemas/desk/cases.ts';
import { adjustMember, getMember } from '../../../schemas/desk/members.ts';
import {
  disableStaff,
  inviteStaff,
  listStaff,
  saveRole,
  setStaffRoles,
} from '../../../schemas/desk/staff.ts';
import { listAudit } from '../../../schemas/desk/audit.ts';
import {
  addStaff,
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { aurora, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';

let gateway: TestGateway;
let cashier: TestStaff;
let finance: TestStaff;
let memberId: string;

beforeAll(async () => {
  gateway = await createTestDesk();
  cashier = await staffWith(gateway, 'cashier');
  finance = await staffWith(gateway, 'finance');
  memberId = await addMember(gateway, aurora, { account: 'case_member' });
});

afterAll(() => gateway.close());

async function askFor(as: TestStaff, amount = '100.00'): Promise<string> {
  const reply = await callDesk(gateway, adjustMember, {
    as,
    brand: 'AURORA',
    body: { memberId, direction: 'credit', amount, requestId: randomUUID(), reason: 'goodwill' },
  });
  return reply.json().value.caseId as string;
}

const act = (as: TestStaff, endpoint: Parameters<typeof callDesk>[1], id: string, more = {}) =>
  callDesk(gateway, endpoint, { as, body: { id, ...more } });

async function balance(): Promise<string> {
  const reply = await callDesk(gateway, getMember, {
    as: finance,
    brand: 'AURORA',
    query: { memberId },
  });
  return reply.json().value.wallets[0].balance;
}

describe('a case', () => {
  it('is approved by neither who asked nor who lacks the permission', async () => {
    const both = await staffWith(gateway, ['cashier', 'finance']);
    const own = await askFor(both, '600.00');
    expect(codeOf(await act(both, approveCase, own))).toBe('caseBound');
    expect(codeOf(await act(cashier, approveCase, own))).toBe('permissionMissing');
    const support = await staffWith(gateway, 'support');
    const seen = await callDesk(gateway, getCase, { as: support, query: { id: own } });
    expect(codeOf(seen)).toBe('notFound');
  });

  it('is decided once, of however many who try at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => staffWith(gateway, 'finance')));
    const before = Number(await balance());
    const id = await askFor(cashier);
    const replies = await Promise.all([
      ...others.map((as) => act(as, approveCase, id)),
      act(finance, rejectCase, id, { reason: 'not now' }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.map(codeOf).filter((code) => code === 'caseClosed')).toHaveLength(3);
    const { state } = (await callDesk(gateway, getCase, { as: finance, query: { id } })).json()
      .value;
    expect(Number(await balance()) - before).toBe(state === 'approved' ? 100 : 0);
  });

  it('is kept for who took it for 15 minutes', async () => {
    const other = await staffWith(gateway, 'finance');
    const id = await askFor(cashier);
    expect((await act(finance, takeCase, id)).json().value.takenBy.id).toBe(finance.id);
    expect(codeOf(await act(other, approveCase, id))).toBe('caseTaken');
    expect(codeOf(await act(other, letGoCase, id))).toBe('caseTaken');
    gateway.passTime(15 * 60 + 1);
    expect((await act(other, takeCase, id)).statusCode).toBe(200);
    const rejected = await act(other, rejectCase, id, { reason: 'no ground' });
    expect(rejected.json().value).toMatchObject({ state: 'rejected', decisionReason: 'no ground' });
    expect(codeOf(await act(other, approveCase, id))).toBe('secondFactorStale');
  });

  it('is withdrawn by who asked, and listed and counted for whom it is', async () => {
    const fresh = await staffWith(gateway, 'finance');
    const id = await askFor(cashier, '77.00');
    const counts = (await callDesk(gateway, countCases, { as: fresh })).json().value;
    expect(counts.forMe).toBe(counts.waiting);
    expect(counts.groups[0]).toMatchObject({ action: 'members.adjust', currency: 'EUR' });
    const mine = (await callDesk(gateway, countCases, { as: cashier })).json().value;
    expect(mine.forMe).toBe(0);
    expect(codeOf(await act(fresh, withdrawCase, id))).toBe('notFound');
    expect((await act(cashier, withdrawCase, id)).json().value.state).toBe('withdrawn');
    const decided = await callDesk(gateway, listCases, {
      as: cashier,
      query: { state: 'decided', mine: 'true' },
    });
    expect(decided.json().value.items[0]).toMatchObject({
      id,
      state: 'withdrawn',
      obstacle: 'closed',
    });
  });

  it('of a brand is nowhere for staff of another one', async () => {
    const id = await askFor(cashier);
    const foreign = await staffWith(gateway, 'finance', ['SAKURA']);
    expect((await callDesk(gateway, listCases, { as: foreign })).json().value.items).toEqual([]);
    expect((await callDesk(gateway, countCases, { as: foreign })).json().value.waiting).toBe(0);
    for (const endpoint of [takeCase, approveCase, rejectCase, withdrawCase]) {
      const more = endpoint === rejectCase ? { reason: 'none of mine' } : {};
      expect(codeOf(await act(foreign, endpoint, id, more)), endpoint.id).toBe('notFound');
    }
  });

  it('goes with whoever asked for it, when that account is disabled', async () => {
    const leaver = await staffWith(gateway, 'cashier');
    const admin = await staffWith(gateway, 'administrator');
    const approver = await staffWith(gateway, 'finance');
    const id = await askFor(leaver);
    await callDesk(gateway, disableStaff, { as: admin, body: { id: leaver.id, reason: 'left' } });
    const seen = await callDesk(gateway, getCase, { as: approver, query: { id } });
    expect(seen.json().value.state).toBe('withdrawn');
    expect(codeOf(await act(approver, approveCase, id))).toBe('caseClosed');
  });

  it('leaves a record of who asked and of who approved', async () => {
    const approver = await staffWith(gateway, 'finance');
    const auditor = await staffWith(gateway, 'auditor');
    const id = await askFor(cashier);
    await act(approver, approveCase, id);
    const records = await callDesk(gateway, listAudit, { as: auditor, query: { caseId: id } });
    expect(records.json().value.items).toMatchObject([
      { action: 'members.adjust', staff: { id: approver.id }, reason: 'goodwill' },
      { action: 'members.adjust', staff: { id: cashier.id }, reason: 'goodwill' },
    ]);
  });
});

describe('accounts and roles', () => {
  it('change at once where there is one administrator, and by two where there are more', async () => {
    const other = await createTestDesk();
    try {
      const only = await staffWith(other, 'administrator');
      const target = await addStaff(other, { roles: ['support'] });
      const change = (as: TestStaff, version: number, roles: string[]) =>
        callDesk(other, setStaffRoles, {
          as,
          body: { id: target.id, version, roles, brands: null, reason: 'new duties' },
        });
      expect((await change(only, 1, ['cashier'])).json().value.outcome).toBe('done');
      const second = await staffWith(other, 'administrator');
      const waiting = (await change(only, 2, ['finance'])).json().value;
      expect(waiting.outcome).toBe('waiting');
      const approved = await callDesk(other, approveCase, {
        as: second,
        body: { id: waiting.caseId },
      });
      expect(approved.json().value.state).toBe('approved');
      expect(codeOf(await change(only, 2, ['support']))).toBe('changedMeanwhile');
      const self = await callDesk(other, setStaffRoles, {
        as: only,
        body: { id: only.id, version: 1, roles: ['finance'], brands: null, reason: 'more power' },
      });
      expect(codeOf(self)).toBe('caseBound');
    } finally {
      await other.close();
    }
  });

  it('never leave the desk without an administrator', async () => {
    const other = await createTestDesk();
    try {
      const only = await staffWith(other, 'administrator');
      const gone = await callDesk(other, disableStaff, {
        as: only,
        body: { id: only.id, reason: 'bye' },
      });
      expect(codeOf(gone)).toBe('lastAdministrator');
    } finally {
      await other.close();
    }
  });

  it('give nobody brands or roles that there are not, or that are not theirs to give', async () => {
    const own = await staffWith(gateway, 'administrator', ['AURORA']);
    const invite = (body: object) =>
      callDesk(gateway, inviteStaff, {
        as: own,
        body: {
          email: `${randomUUID()}@staff.test`,
          name: 'X',
          roles: ['support'],
          brands: ['AURORA'],
          ...body,
        },
      });
    expect((await invite({})).statusCode).toBe(200);
    expect(codeOf(await invite({ brands: null }))).toBe('notFound');
    expect(codeOf(await invite({ brands: ['SAKURA'] }))).toBe('notFound');
    expect(codeOf(await invite({ roles: ['emperor'] }))).toBe('bodyInvalid');
    const listed = await callDesk(gateway, listStaff, { as: own });
    for (const { brands } of listed.json().value.items) expect(brands).toEqual(['AURORA']);
    const role = { name: 'Mine', permissions: ['members.view'], limits: [], reason: 'for us' };
    expect(codeOf(await callDesk(gateway, saveRole, { as: own, body: role }))).toBe(
      'permissionMissing',
    );
  });
});
