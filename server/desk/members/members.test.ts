import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '../../../schemas/api/session.ts';
import { getLotteryChases } from '../../../schemas/api/lotteryChases.ts';
import { getLotteryOrders } from '../../../schemas/api/lotteryOrders.ts';
import { getBalance, getConsolidatedFunds } from '../../../schemas/api/wallet.ts';
import { getAudit, listAudit } from '../../../schemas/desk/audit.ts';
import { approveCase, listCases } from '../../../schemas/desk/cases.ts';
import {
  addMemberNote,
  adjustMember,
  endMemberSessions,
  freezeMember,
  getMember,
  listAdjustments,
  listMemberMovements,
  listMemberNotes,
  listMemberSessions,
  listMembers,
  revealMember,
  setMemberTags,
  startMemberReset,
  suggestMembers,
  unfreezeMember,
} from '../../../schemas/desk/members.ts';
import { READY_ROLES } from '../../../schemas/desk/roles.ts';
import { withTransaction } from '../../db/database.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestDeskCall,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import {
  aurora,
  sakura,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
} from '../../../tests/support/vendors.ts';
import { addBettor, addIssue, betOn, endIssue, placeBet } from '../../../tests/support/lottery.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';

/** A merchant that sells lotteries. */
const betting: TestBrand = {
  ...aurora,
  id: 'betting',
  merchantCode: 'BETTING',
  features: { ...aurora.features, lottery: true, elott: true, vnLottery: true, seaLottery: true },
};

let gateway: TestGateway;
let support: TestStaff;
let cashier: TestStaff;
let finance: TestStaff;
let auditor: TestStaff;

beforeAll(async () => {
  gateway = await createTestDesk({ testBrands: [aurora, sakura, betting] });
  support = await staffWith(gateway, 'support');
  cashier = await staffWith(gateway, 'cashier');
  finance = await staffWith(gateway, 'finance');
  auditor = await staffWith(gateway, 'auditor');
});

afterAll(() => gateway.close());

const call = (endpoint: DeskEndpoint, options: TestDeskCall) =>
  callDesk(gateway, endpoint, { brand: 'AURORA', ...options });

const accountsOf = (reply: { json(): { value: { items: { account: string }[] } } }) =>
  reply.json().value.items.map(({ account }) => account);

const balanceOf = async (memberId: string) => {
  const reply = await call(getMember, { as: support, query: { memberId } });
  return reply.json().value.wallets[0].balance as string;
};

const adjust = (as: TestStaff, memberId: string, body: object) =>
  call(adjustMember, {
    as,
    body: { memberId, requestId: randomUUID(), reason: 'goodwill', direction: 'credit', ...body },
  });

describe('finding members', () => {
  it('takes what a member would quote, and names each page by its last row', async () => {
    const more = { email: 'Rosa@example.com', phone: '+34600111222', referral_code: 'ABCDEFGH' };
    const rosa = await addMember(gateway, aurora, { account: 'rosa_find', ...more });
    await addMember(gateway, aurora, { account: 'rosalind_find' });
    for (const q of ['rosa@EXAMPLE.com', '+34600111222', '34 600 111 222', 'ABCDEFGH', rosa]) {
      expect(accountsOf(await call(listMembers, { as: support, query: { q } })), q).toEqual([
        'rosa_find',
      ]);
    }
    expect(accountsOf(await call(listMembers, { as: support, query: { q: 'ROSA' } }))).toEqual([
      'rosa_find',
      'rosalind_find',
    ]);
    expect(accountsOf(await call(suggestMembers, { as: support, query: { q: 'rosal' } }))).toEqual([
      'rosalind_find',
    ]);
    const first = await call(listMembers, { as: support, query: { q: 'rosa', limit: '1' } });
    const { next, total } = first.json().value;
    expect(total).toEqual({ count: 2, isEstimate: false });
    const second = await call(listMembers, {
      as: support,
      query: { q: 'rosa', limit: '1', after: next },
    });
    expect(accountsOf(second)).toEqual(['rosalind_find']);
    expect(second.json().value.next).toBeNull();
  });

  it('takes signs that mean something to the database as what they are', async () => {
    for (const q of ['%', '_', 'ros%', "' or 1=1 --", '\\']) {
      expect(accountsOf(await call(listMembers, { as: support, query: { q } })), q).toEqual([]);
    }
    for (const after of ['x', 'W10', Buffer.from('["a","b"]').toString('base64url')]) {
      const reply = await call(listMembers, { as: support, query: { after } });
      expect(codeOf(reply), after).toBe('queryInvalid');
    }
  });

  it('visits every member once, in both orders', async () => {
    for (const [sort, order] of [
      ['createdAt', 'desc'],
      ['createdAt', 'asc'],
      ['account', 'asc'],
      ['account', 'desc'],
    ] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const query: Record<string, string> = {
          sort,
          order,
          limit: '2',
          ...(after ? { after } : {}),
        };
        const reply = await call(listMembers, { as: support, query });
        seen.push(...accountsOf(reply));
        after = reply.json().value.next;
      } while (after);
      const all = await withTransaction(gateway.db, aurora, (tx) =>
        tx.selectFrom('members').select('account').execute(),
      );
      expect(new Set(seen).size, `${sort} ${order}`).toBe(seen.length);
      expect(seen.length).toBe(all.length);
    }
  });
});

describe('what staff see of a member', () => {
  // ASVS 5: 14.2.6 (no more personal data than is needed), 16.2.1 (a record of who looked).
  it('is masked until it is revealed with a reason, which leaves a record without what was seen', async () => {
    const memberId = await addMember(gateway, aurora, {
      account: 'masked_one',
      email: 'masked@example.com',
      phone: '+34600999888',
      payee_name: 'Maria Ejemplo',
      birthday: '1990-02-03',
      register_ip: '203.0.113.77',
    });
    const page = await call(getMember, { as: support, query: { memberId } });
    for (const secret of ['masked@example.com', '600999888', 'Ejemplo', '1990-', '113.77']) {
      expect(page.body).not.toContain(secret);
    }
    const reason = 'called about a payment';
    const shown = await call(revealMember, {
      as: support,
      body: { memberId, field: 'phone', reason },
    });
    expect(shown.json().value.value).toEqual({ text: '+34600999888' });
    const without = await call(revealMember, { as: support, body: { memberId, field: 'phone' } });
    expect(codeOf(without)).toBe('bodyInvalid');
    expect(
      codeOf(await call(revealMember, { as: finance, body: { memberId, field: 'phone', reason } })),
    ).toBe('permissionMissing');
    const records = await callDesk(gateway, listAudit, {
      as: auditor,
      query: { action: 'members.reveal' },
    });
    const [record] = records.json().value.items;
    expect(record).toMatchObject({
      staff: { id: support.id },
      merchantCode: 'AURORA',
      subject: { kind: 'member', id: memberId, label: 'masked_one' },
      reason,
    });
    const whole = await callDesk(gateway, getAudit, { as: auditor, query: { id: record.id } });
    expect(whole.json().value.after).toEqual({ field: 'phone' });
    expect(whole.body).not.toContain('600999888');
  });

  it('has notes and tags as they were written', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'noted' });
    const text = '<img src=x onerror=alert(1)> ask "why"';
    await call(addMemberNote, { as: support, body: { memberId, text } });
    const notes = await call(listMemberNotes, { as: support, query: { memberId } });
    expect(notes.json().value.items).toMatchObject([{ text, by: { id: support.id } }]);
    const tags = ['VIP watch', 'años'];
    expect((await call(setMemberTags, { as: support, body: { memberId, tags } })).statusCode).toBe(
      200,
    );
    expect(accountsOf(await call(listMembers, { as: support, query: { tag: 'años' } }))).toEqual([
      'noted',
    ]);
    const odd = await call(setMemberTags, { as: support, body: { memberId, tags: ['<b>'] } });
    expect(codeOf(odd)).toBe('bodyInvalid');
  });
});

describe('freezing', () => {
  const freeze = (memberId: string, what: string, more: object = {}) =>
    call(freezeMember, { as: support, body: { memberId, what, reason: 'checks', ...more } });

  it('of sign-in ends all sessions and lets nobody in until it is lifted or ends', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'frozen_in' });
    const before = await signIn(gateway, aurora, 'frozen_in');
    expect((await freeze(memberId, 'signIn')).json().value.outcome).toBe('done');
    const tryIn = () =>
      gateway.call(aurora, login, {
        body: { type: 'username', username: 'frozen_in', password: testPassword },
      });
    expect(codeOf(await tryIn())).toBe('accountFrozen');
    expect(codeOf(await gateway.call(aurora, getBalance, { as: before }))).toBe('sessionEnded');
    const page = await call(getMember, { as: support, query: { memberId } });
    expect(page.json().value).toMatchObject({
      frozen: ['signIn'],
      freezes: [{ what: 'signIn', by: { id: support.id }, reason: 'checks', until: null }],
      liveSessions: 0,
    });
    const body = { memberId, what: 'signIn', reason: 'all fine' };
    await call(unfreezeMember, { as: support, body });
    expect((await tryIn()).statusCode).toBe(200);
    expect(codeOf(await call(unfreezeMember, { as: support, body }))).toBe('changedMeanwhile');

    const until = new Date(gateway.now().getTime() + 3_600_000).toISOString();
    await freeze(memberId, 'signIn', { until });
    expect(codeOf(await tryIn())).toBe('accountFrozen');
    gateway.passTime(3_601);
    expect((await tryIn()).statusCode).toBe(200);
    const passed = await call(freezeMember, {
      as: (support = await staffWith(gateway, 'support')),
      body: { memberId, what: 'play', until, reason: 'too late' },
    });
    expect(codeOf(passed)).toBe('bodyInvalid');
    cashier = await staffWith(gateway, 'cashier');
    finance = await staffWith(gateway, 'finance');
    auditor = await staffWith(gateway, 'auditor');
  });

  it('of play ends what is played and lets nothing be staked, and leaves the member signed in', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'frozen_play' });
    const member = await signIn(gateway, aurora, 'frozen_play');
    await fundMember(gateway, aurora, memberId, 10_000n);
    const game = await findTestGame(gateway);
    const key = await addVendorKey(gateway, aurora, game.vendorCode);
    const code = await launchCode(gateway, aurora, member, 'frozen_play', game);
    const unused = await launchCode(gateway, aurora, member, 'frozen_play', game);
    const vendor = (what: 'authenticate' | 'debit' | 'credit', body: object) =>
      callAsVendor(gateway, aurora, what, body, { key });
    const { session } = (await vendor('authenticate', { code })).value;
    const round = { session, roundId: 'freeze-1' };
    const staked = await vendor('debit', { ...round, transactionId: 'freeze-d1', amount: '10.00' });
    expect(staked.status).toBe(200);
    await freeze(memberId, 'play');
    const more = await vendor('debit', {
      session,
      roundId: 'freeze-2',
      transactionId: 'freeze-d2',
      amount: '10.00',
    });
    expect(more.code).toBe('sessionEnded');
    expect((await vendor('authenticate', { code: unused })).code).toBe('codeInvalid');
    await expect(launchCode(gateway, aurora, member, 'frozen_play', game)).rejects.toThrow(
      'playFrozen',
    );
    const paid = await vendor('credit', { ...round, transactionId: 'freeze-c1', amount: '25.00' });
    expect([paid.status, paid.value['balance']]).toEqual([200, '115.00']);
    expect((await gateway.call(aurora, getBalance, { as: member })).statusCode).toBe(200);
    expect(accountsOf(await call(listMembers, { as: support, query: { frozen: 'play' } }))).toEqual(
      ['frozen_play'],
    );
  });

  it('of play takes no bet on a lottery', async () => {
    const issue = await addIssue(gateway);
    const bettor = await addBettor(gateway, betting);
    expect((await placeBet(gateway, betting, bettor, betOn(issue))).statusCode).toBe(200);
    const body = { memberId: bettor.memberId, what: 'play', reason: 'checks' };
    await call(freezeMember, { as: support, brand: betting.merchantCode, body });
    expect(codeOf(await placeBet(gateway, betting, bettor, betOn(issue)))).toBe('playFrozen');
  });

  it('of play stops chases: draws that take bets are skipped and their money is free, one that is sealed stays', async () => {
    const bettor = await addBettor(gateway, betting);
    const names = await Promise.all(
      [60_000, 120_000, 180_000].map((closesIn) => addIssue(gateway, 'SSC1M', { closesIn })),
    );
    const chase = betOn(names[0]!, {
      issues: names.map((issue) => ({ issue, multiple: 1 })),
      stake: '6.00',
    });
    expect((await placeBet(gateway, betting, bettor, chase)).statusCode).toBe(200);
    await endIssue(gateway, names[0]!, { isDue: false });
    const body = { memberId: bettor.memberId, what: 'play', reason: 'checks' };
    await call(freezeMember, { as: support, brand: betting.merchantCode, body });
    const read = async (endpoint: typeof getLotteryOrders | typeof getLotteryChases) =>
      (await gateway.call(betting, endpoint, { as: bettor.as })).json().value.list;
    expect(await read(getLotteryChases)).toMatchObject([
      { state: 'stopped', left: 1, stake: '2.00', held: '0.00' },
    ]);
    expect(await read(getLotteryOrders)).toMatchObject([
      { issue: names[2], state: 'cancelledBySystem' },
      { issue: names[1], state: 'cancelledBySystem' },
      { issue: names[0], state: 'pending' },
    ]);
    const funds = await gateway.call(betting, getConsolidatedFunds, { as: bettor.as });
    expect(funds.json().value).toMatchObject({ sumBalance: '998.00', sumHeld: '0.00' });
  });
});

describe('sessions and passwords', () => {
  it('ends one session of a member, and no session of somebody else', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'two_places' });
    await signIn(gateway, aurora, 'two_places');
    await signIn(gateway, aurora, 'two_places');
    const listed = await call(listMemberSessions, { as: support, query: { memberId } });
    const [one] = listed.json().value.items;
    const other = await addMember(gateway, aurora, { account: 'someone_else' });
    const reason = 'lost phone';
    const foreign = await call(endMemberSessions, {
      as: support,
      body: { memberId: other, sessionId: one.id, reason },
    });
    expect(codeOf(foreign)).toBe('notFound');
    const ended = await call(endMemberSessions, {
      as: support,
      body: { memberId, sessionId: one.id, reason },
    });
    expect(ended.json().value.value).toEqual({ ended: 1 });
    const all = await call(endMemberSessions, { as: support, body: { memberId, reason } });
    expect(all.json().value.value).toEqual({ ended: 1 });
  });

  it('sends the link to a new password to the member alone', async () => {
    const memberId = await addMember(gateway, aurora, {
      account: 'forgot',
      email: 'forgot@example.com',
    });
    const sent = await call(startMemberReset, {
      as: support,
      body: { memberId, reason: 'asked by chat' },
    });
    expect(sent.json().value.value).toEqual({ sentTo: 'f•••@example.com' });
    const bare = await addMember(gateway, aurora, { account: 'no_mail' });
    const none = await call(startMemberReset, {
      as: support,
      body: { memberId: bare, reason: 'asked' },
    });
    expect(codeOf(none)).toBe('notFound');
  });
});

describe('an adjustment', () => {
  const limits = READY_ROLES.find(({ id }) => id === 'cashier')!.limits.find(
    ({ currency }) => currency === 'EUR',
  )!;

  it('within what a role may do alone is posted at once, and once for a form sent twice', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'adjusted' });
    const requestId = randomUUID();
    const body = { amount: limits.alone, requestId };
    for (let time = 0; time < 2; time += 1) {
      expect((await adjust(cashier, memberId, body)).json().value.outcome).toBe('done');
    }
    expect(await balanceOf(memberId)).toBe('50.00');
    const other = await adjust(cashier, memberId, { ...body, amount: '1.00' });
    expect(codeOf(other)).toBe('transferConflict');
    const made = await call(listAdjustments, { as: cashier, query: { memberId } });
    expect(made.json().value.items).toMatchObject([
      { amount: '50.00', currency: 'EUR', askedBy: { id: cashier.id }, approvedBy: null },
    ]);
    const moved = await call(listMemberMovements, { as: support, query: { memberId } });
    expect(moved.json().value.items).toMatchObject([{ kind: 'adjustment', amount: '50.00' }]);
  });

  it('takes no wallet below zero', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'poor' });
    const reply = await adjust(cashier, memberId, { amount: '10.00', direction: 'debit' });
    expect(codeOf(reply)).toBe('insufficientFunds');
    expect(await balanceOf(memberId)).toBe('0.00');
  });

  it('above it waits for somebody else, who moves exactly what was asked', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'waiting_for' });
    const asked = await adjust(cashier, memberId, { amount: '50.01' });
    const { outcome, caseId } = asked.json().value;
    expect(outcome).toBe('waiting');
    expect(await balanceOf(memberId)).toBe('0.00');
    const inbox = await callDesk(gateway, listCases, { as: finance });
    expect(inbox.json().value.items).toContainEqual(
      expect.objectContaining({
        id: caseId,
        action: 'members.adjust',
        amount: { amount: '50.01', currency: 'EUR' },
        obstacle: null,
      }),
    );
    const approved = await callDesk(gateway, approveCase, { as: finance, body: { id: caseId } });
    expect(approved.json().value).toMatchObject({
      state: 'approved',
      decidedBy: { id: finance.id },
    });
    expect(await balanceOf(memberId)).toBe('50.01');
  });

  it('is refused beyond what any role of the account may ask for, and in amounts that are none', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'too_much' });
    const much = await adjust(cashier, memberId, { amount: '5000.01' });
    expect(codeOf(much)).toBe('limitExceeded');
    expect(much.json().value).toEqual({ most: '5000.00', currency: 'EUR' });
    for (const amount of ['0', '0.001', '-5', '1e3', '1,00']) {
      expect((await adjust(cashier, memberId, { amount })).statusCode, amount).toBe(400);
    }
  });

  it('is approved by nobody who touched the member in the last day', async () => {
    const both = await staffWith(gateway, ['finance', 'support']);
    const memberId = await addMember(gateway, aurora, { account: 'touched' });
    await call(freezeMember, { as: both, body: { memberId, what: 'play', reason: 'odd bets' } });
    const { caseId } = (await adjust(cashier, memberId, { amount: '60' })).json().value;
    expect(codeOf(await callDesk(gateway, approveCase, { as: both, body: { id: caseId } }))).toBe(
      'caseBound',
    );
    expect(
      (await callDesk(gateway, approveCase, { as: finance, body: { id: caseId } })).statusCode,
    ).toBe(200);
  });
});

describe('another brand', () => {
  // ASVS 5: 8.2.2 (objects of others), 8.3.1 (the gateway decides).
  it('lends nobody its members, by any call or id', async () => {
    const memberId = await addMember(gateway, sakura, {
      account: 'foreign_one',
      email: 'f@example.jp',
    });
    const own = await staffWith(gateway, ['support', 'cashier', 'auditor'], ['AURORA']);
    const reason = 'curious';
    for (const [endpoint, options] of [
      [getMember, { query: { memberId } }],
      [listMemberSessions, { query: { memberId } }],
      [listMemberMovements, { query: { memberId } }],
      [listMemberNotes, { query: { memberId } }],
      [revealMember, { body: { memberId, field: 'email', reason } }],
      [freezeMember, { body: { memberId, what: 'play', reason } }],
      [addMemberNote, { body: { memberId, text: 'x' } }],
    ] as const) {
      for (const brand of ['AURORA', 'SAKURA', 'NOWHERE', '']) {
        const reply = await callDesk(gateway, endpoint, { as: own, brand, ...options });
        expect([reply.statusCode, codeOf(reply)], `${endpoint.id} ${brand}`).toEqual([
          404,
          'notFound',
        ]);
      }
    }
    const found = await call(listMembers, { as: own, query: { q: 'f@example.jp' } });
    expect(found.json().value).toEqual({
      items: [],
      next: null,
      total: { count: 0, isEstimate: false },
    });
    const suggested = await call(suggestMembers, { as: own, query: { q: 'foreign' } });
    expect(suggested.json().value.items).toEqual([]);
    const [there, nowhere] = await Promise.all(
      ['SAKURA', 'NOWHERE'].map((brand) => callDesk(gateway, listMembers, { as: own, brand })),
    );
    expect(there!.body).toBe(nowhere!.body);
  });
});
