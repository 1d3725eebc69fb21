import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '../../../schemas/api/session.ts';
import { getAudit, listAudit } from '../../../schemas/desk/audit.ts';
import { approveCase, getCase } from '../../../schemas/desk/cases.ts';
import {
  addMemberNote,
  adjustMember,
  eraseMember,
  exportMember,
  getMember,
  listMemberNotes,
  listMembers,
  resetMemberTrial,
  revealMember,
  setMemberDetail,
  setMemberTags,
} from '../../../schemas/desk/members.ts';
import { modules } from '../../modules.ts';
import { withTransaction } from '../../db/database.ts';
import { ledgerMemberData } from '../../ledger/memberData.ts';
import { deskMemberData } from '../memberData.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestDeskCall,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { aurora, type TestBrand, type TestGateway } from '../../../tests/support/gateway.ts';
import { addBettor, addIssue, betOn, placeBet } from '../../../tests/support/lottery.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import { fundMember } from '../../../tests/support/vendors.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';

const betting: TestBrand = {
  ...aurora,
  id: 'betting',
  merchantCode: 'BETTING',
  features: { ...aurora.features, lottery: true, elott: true, vnLottery: true, seaLottery: true },
};

const all = [
  ...modules.flatMap(({ memberData = [] }) => memberData),
  ...ledgerMemberData,
  ...deskMemberData,
];
const reason = 'asked by letter';

let gateway: TestGateway;
let support: TestStaff;
let compliance: TestStaff;
let cashier: TestStaff;

beforeAll(async () => {
  gateway = await createTestDesk({ testBrands: [aurora, betting] });
  support = await staffWith(gateway, 'support');
  compliance = await staffWith(gateway, 'compliance');
  cashier = await staffWith(gateway, 'cashier');
});

afterAll(() => gateway.close());

const call = (endpoint: DeskEndpoint, options: TestDeskCall) =>
  callDesk(gateway, endpoint, { brand: 'AURORA', ...options });

const ask = (memberId: string, more: Partial<TestDeskCall> = {}) =>
  call(eraseMember, { as: support, body: { memberId, reason }, ...more });

const approve = (id: string) => callDesk(gateway, approveCase, { as: compliance, body: { id } });

describe('what is kept of members', () => {
  it('is named by whoever keeps it: every table with the id of a member', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'member_id'`.execute(gateway.db.kysely);
    const named = new Set(all.map(({ name }) => name));
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('tells no secret: no hash, digest or sealed text is in an export', async () => {
    const { rows } = await sql<{ at: string }>`
      select table_name || '.' || column_name as at from information_schema.columns
       where table_schema = 'public' and table_name = any(${all.map(({ name }) => name)}::text[])
         and (column_name ~ '(digest|hash|sealed|secret)$')`.execute(gateway.db.kysely);
    const memberId = await addMember(gateway, aurora, { account: 'no_secrets' });
    await signIn(gateway, aurora, 'no_secrets');
    const file = await call(exportMember, { as: compliance, body: { memberId, reason } });
    const told = JSON.parse(file.body) as Record<string, Record<string, unknown>[]>;
    const columns = Object.entries(told).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : []).flatMap((row) =>
        Object.keys(row).map((column) => `${name}.${column}`),
      ),
    );
    expect(columns).toContain('sessions.ip');
    // The hash of a seed is shown to its member before it is played with.
    const secrets = rows.map(({ at }) => at).filter((at) => !at.endsWith('server_seed_hash'));
    expect(columns.filter((column) => secrets.includes(column))).toEqual([]);
  });
});

describe('an export', () => {
  it('holds what is kept of one member, of nobody else, and leaves a record', async () => {
    const memberId = await addMember(gateway, aurora, {
      account: 'exported',
      email: 'exported@example.com',
    });
    const other = await addMember(gateway, aurora, { account: 'not_exported' });
    await fundMember(gateway, aurora, memberId, 1250n);
    for (const [id, text] of [
      [memberId, 'called twice'],
      [other, 'never called'],
    ] as const) {
      await call(addMemberNote, { as: support, body: { memberId: id, text } });
    }
    const file = await call(exportMember, { as: compliance, body: { memberId, reason } });
    expect(file.headers['content-disposition']).toContain('AURORA exported.json');
    const told = file.json();
    expect(told.members).toMatchObject([{ account: 'exported', email: 'exported@example.com' }]);
    expect(told.member_notes).toMatchObject([{ text: 'called twice' }]);
    expect(told.ledger_entries).toMatchObject([{ amount_minor: 1250 }]);
    expect(file.body).not.toContain(other);
    const records = await call(listAudit, {
      as: compliance,
      query: { action: 'members.export', subjectId: memberId },
    });
    expect(records.json().value.items).toMatchObject([{ reason, subject: { label: 'exported' } }]);
  });

  it('wants its permission, a reason and a member of the brand', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'kept_in' });
    const body = { memberId, reason };
    expect(codeOf(await call(exportMember, { as: support, body }))).toBe('permissionMissing');
    const bare = await call(exportMember, { as: compliance, body: { memberId } });
    expect(bare.statusCode).toBe(400);
    const foreign = await call(exportMember, { as: compliance, brand: 'BETTING', body });
    expect(codeOf(foreign)).toBe('notFound');
  });
});

describe('an erasure', () => {
  it('takes a second person, after which nothing personal is left and nothing signs in', async () => {
    const personal = { email: 'gone@example.com', phone: '+34600999888', payee_name: 'Gone Girl' };
    const memberId = await addMember(gateway, aurora, {
      account: 'gone_girl',
      nickname: 'Gogo',
      ...personal,
    });
    const session = await signIn(gateway, aurora, 'gone_girl');
    await call(addMemberNote, { as: support, body: { memberId, text: 'is called Gone Girl' } });
    await call(setMemberTags, { as: support, body: { memberId, tags: ['likes letters'] } });
    const asked = await ask(memberId);
    expect(asked.json().value.outcome).toBe('waiting');
    const { caseId } = asked.json().value;
    expect((await approve(caseId)).json().value.state).toBe('approved');

    const body = { type: 'username', username: 'gone_girl', password: testPassword };
    expect((await gateway.call(aurora, login, { body })).statusCode).toBe(401);
    expect(
      await call(getMember, { as: support, query: { memberId } }).then((r) => r.json()),
    ).toMatchObject({
      value: {
        status: 'closed',
        email: null,
        phone: null,
        payeeName: null,
        nickname: '',
        tags: [],
      },
    });
    const notes = await call(listMemberNotes, { as: support, query: { memberId } });
    expect(notes.json().value.items).toEqual([]);
    const dump = await withTransaction(gateway.db, aurora, async (tx) => {
      const texts = [];
      for (const { select, erase } of all) {
        const owner = { merchantCode: 'AURORA', memberId };
        const { rows } = await select(owner).execute(tx);
        if (erase) expect(rows).toEqual([]);
        texts.push(...rows.map(({ line }) => line));
      }
      return texts.join('\n');
    });
    for (const text of ['gone_girl', 'Gogo', 'Gone', ...Object.values(personal)]) {
      expect(dump, text).not.toContain(text);
    }
    expect(session.token).not.toBe('');
    // Address and number are free again, and so is the name.
    await addMember(gateway, aurora, { account: 'gone_girl', ...personal });
  });

  it('leaves the audit as it was, which from then on shows another name', async () => {
    const memberId = await addMember(gateway, aurora, {
      account: 'renamed',
      email: 'r@example.com',
    });
    await call(revealMember, { as: support, body: { memberId, field: 'email', reason } });
    const { caseId } = (await ask(memberId)).json().value;
    await approve(caseId);
    const records = await call(listAudit, { as: compliance, query: { subjectId: memberId } });
    const { items } = records.json().value;
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'members.erase',
      'members.erase',
      'members.reveal',
    ]);
    const left = `erased-${memberId.replaceAll('-', '').slice(0, 12)}`;
    for (const { id, subject } of items) {
      expect(subject.label).toBe(left);
      const one = await call(getAudit, { as: compliance, query: { id } });
      expect(one.json().value.subject.label).toBe(left);
    }
    const shown = await callDesk(gateway, getCase, { as: compliance, query: { id: caseId } });
    expect(shown.json().value.subject.label).toBe(left);
    expect(codeOf(await ask(memberId))).toBe('memberErased');
  });

  it('is refused while there is money, a bet or another case', async () => {
    const rich = await addMember(gateway, aurora, { account: 'still_rich' });
    await fundMember(gateway, aurora, rich, 1n);
    const money = await ask(rich);
    expect([codeOf(money), money.json().value]).toEqual(['memberNotSettled', { open: ['money'] }]);

    const issue = await addIssue(gateway);
    const bettor = await addBettor(gateway, betting);
    await placeBet(gateway, betting, bettor, betOn(issue));
    const bets = await ask(bettor.memberId, { brand: 'BETTING' });
    expect(bets.json().value.open).toContain('bets');

    const claimed = await addMember(gateway, aurora, { account: 'has_case' });
    const adjust = {
      memberId: claimed,
      direction: 'credit',
      amount: '60.00',
      requestId: 'a-request-of-tests-1',
      reason,
    };
    await call(adjustMember, { as: cashier, body: adjust });
    expect((await ask(claimed)).json().value).toEqual({ open: ['cases'] });
  });

  it('looks again as it is approved', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'won_meanwhile' });
    const { caseId } = (await ask(memberId)).json().value;
    expect(codeOf(await ask(memberId))).toBe('memberNotSettled');
    await fundMember(gateway, aurora, memberId, 500n);
    expect(codeOf(await approve(caseId))).toBe('memberNotSettled');
    const found = await call(listMembers, { as: support, query: { q: 'won_meanwhile' } });
    expect(found.json().value.items).toHaveLength(1);
  });
});

describe('a trial', () => {
  it('is filled up again by the desk, whatever is left of it', async () => {
    const memberId = await addMember(gateway, aurora, { account: 'plays_for_fun' });
    const left = () =>
      withTransaction(gateway.db, aurora, (tx) =>
        tx
          .selectFrom('play_wallets')
          .select('balance_minor')
          .where('member_id', '=', memberId)
          .execute(),
      );
    const reset = () => call(resetMemberTrial, { as: support, body: { memberId, reason } });
    const { balance } = (await reset()).json().value.value;
    const [full] = await left();
    await withTransaction(gateway.db, aurora, (tx) =>
      tx
        .updateTable('play_wallets')
        .set({ balance_minor: 7n })
        .where('member_id', '=', memberId)
        .execute(),
    );
    expect((await reset()).json().value.value).toEqual({ balance });
    expect(await left()).toEqual([full]);
    const records = await call(listAudit, {
      as: compliance,
      query: { action: 'members.resetTrial', subjectId: memberId },
    });
    const one = await call(getAudit, {
      as: compliance,
      query: { id: records.json().value.items[0].id },
    });
    expect(one.json().value).toMatchObject({
      before: { playMoney: '0.07' },
      after: { playMoney: balance },
    });
  });
});

describe('a personal detail', () => {
  it('is changed by two persons, fixed ones too, and no record tells its text', async () => {
    const memberId = await addMember(gateway, aurora, {
      account: 'renamed',
      payee_name: 'Ana Ruis',
    });
    const change = (body: object) =>
      call(setMemberDetail, { as: support, body: { memberId, reason, ...body } });
    const asked = await change({ field: 'fullName', text: 'Ana Ruiz' });
    const { caseId } = asked.json().value;
    expect((await approve(caseId)).statusCode).toBe(200);
    const row = await withTransaction(gateway.db, aurora, (tx) =>
      tx.selectFrom('members').select('payee_name').where('id', '=', memberId).executeTakeFirst(),
    );
    expect(row).toEqual({ payee_name: 'Ana Ruiz' });
    expect((await change({ field: 'address', text: '<b>x</b>' })).statusCode).toBe(400);
  });
});
