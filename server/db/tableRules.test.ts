import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { aurora, testNow } from '../../tests/support/gateway.ts';
import { addMember } from '../../tests/support/members.ts';
import { withTransaction } from './database.ts';

type Row = Readonly<Record<string, unknown>>;

const checkViolation = '23514';
const digest = Buffer.alloc(32);
const shortDigest = Buffer.alloc(31);
const nobody = '00000000-0000-4000-8000-000000000000';

let db: TestDatabase;
let member: string;

beforeAll(async () => {
  db = await createTestDatabase();
  member = await addMember({ db }, aurora, { account: 'rules' });
});

afterAll(() => db.close());

/** Code and message that PostgreSQL refuses a row with; empty where it takes it. Nothing stays written. */
async function refusalOf(table: string, row: Row): Promise<string> {
  const whole: Row = { merchant_code: aurora.merchantCode, ...row };
  const columns = sql.join(Object.keys(whole).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(whole));
  const undone = new Error('undone');
  try {
    return await withTransaction(db, aurora, async (tx) => {
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(tx);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return '';
    const { code, message } = error as { readonly code: string; readonly message: string };
    return `${code} ${message}`;
  }
}

const transfer = {
  id: 't',
  kind: 'bet',
  reference: 'r',
  currency: 'EUR',
  digest,
  created_at: testNow,
};
const hold = { ...transfer, account_id: 0, amount_minor: 1, ends_at: new Date(+testNow + 1) };
const entry = {
  transfer_id: 't',
  account_id: 0,
  currency: 'EUR',
  amount_minor: 5,
  balance_after_minor: 0,
  created_at: testNow,
};
const account = { purpose: 'bonuses', currency: 'EUR', opened_at: testNow };
const event = { kind: 'balance', member_id: nobody };
const nonce = { purpose: 'vendor', nonce: 'n', ends_at: testNow };
const round = {
  vendor_code: 'HOUSE',
  id: 'r-1_2.3:4',
  play_session_id: nobody,
  member_id: nobody,
  game_id: 'g',
  mode: 'real',
  currency: 'EUR',
  decimals: 2,
  opened_at: testNow,
};
const transaction = {
  vendor_code: 'HOUSE',
  id: 't-1_2.3:4',
  round_id: 'r',
  member_id: nobody,
  kind: 'debit',
  state: 'done',
  digest,
  created_at: testNow,
};

describe.each<{ table: string; sound: Row; odd: readonly Row[] }>([
  {
    table: 'ledger_transfers',
    sound: transfer,
    odd: [
      { id: '' },
      { id: 'x'.repeat(201) },
      { kind: 'b' },
      { kind: 'Bet' },
      { kind: 'be t' },
      { kind: 'bet\n' },
      { kind: 'b'.repeat(33) },
      { reference: '' },
      { reference: 'x'.repeat(201) },
      { digest: shortDigest },
    ],
  },
  {
    table: 'ledger_holds',
    sound: hold,
    odd: [
      { id: '' },
      { kind: 'Bet' },
      { reference: '' },
      { digest: shortDigest },
      { amount_minor: 0 },
    ],
  },
  {
    table: 'ledger_accounts',
    sound: account,
    odd: [
      { merchant_code: '*' },
      { purpose: 'b' },
      { purpose: 'Bonuses' },
      { purpose: 'b'.repeat(33) },
      { currency: 'eur' },
      { currency: 'EU' },
      { purpose: 'wallet' },
      { balance_minor: 0 },
      { held_minor: 1 },
    ],
  },
  {
    table: 'live_events',
    sound: event,
    odd: [
      { kind: 'other' },
      { content: '[]' },
      { member_id: null },
      { kind: 'winner' },
      { kind: 'banners' },
    ],
  },
  {
    table: 'used_nonces',
    sound: nonce,
    odd: [{ purpose: 'other' }, { nonce: '' }, { nonce: 'x'.repeat(201) }],
  },
  {
    table: 'play_rounds',
    sound: round,
    odd: [
      { id: '' },
      { id: 'a b' },
      { id: 'é' },
      { id: 'r\n' },
      { id: 'x'.repeat(65) },
      { state: 'other' },
      { state: 'settled' },
      { closed_at: testNow },
      { staked_minor: -1 },
      { paid_minor: -1 },
    ],
  },
  {
    table: 'play_transactions',
    sound: transaction,
    odd: [
      { id: '' },
      { id: 'a/b' },
      { id: 'x'.repeat(65) },
      { kind: 'other' },
      { state: 'other' },
      { state: 'cancelled' },
      { digest: null },
      { digest: shortDigest },
      { amount_minor: -1 },
    ],
  },
])('$table', ({ table, sound, odd }) => {
  it('takes a sound row, as far as the row alone can tell', async () => {
    expect(await refusalOf(table, sound)).not.toContain(checkViolation);
  });

  for (const change of odd) {
    const [[name, value]] = Object.entries(change) as [[string, unknown]];
    it(`refuses ${name} ${JSON.stringify(value).slice(0, 40)}`, async () => {
      expect(await refusalOf(table, { ...sound, ...change })).toContain(checkViolation);
    });
  }
});

it('ledger_entries refuses what moves nothing or leaves less than nothing, before it looks further', async () => {
  // One entry alone does not sum to zero, which would be said after this.
  for (const odd of [{ amount_minor: 0 }, { balance_after_minor: -1 }]) {
    const refusal = await refusalOf('ledger_entries', { ...entry, ...odd });
    expect(refusal).toContain(checkViolation);
    expect(refusal).toContain('minor_units');
  }
});

it('ledger_accounts knows an account of a member by its purpose, too', async () => {
  const wallet = { ...account, member_id: member, balance_minor: 0 };
  expect(await refusalOf('ledger_accounts', { ...wallet, purpose: 'wallet' })).toBe('');
  expect(await refusalOf('ledger_accounts', wallet)).toContain(checkViolation);
});

it('ledger_accounts stay somebody’s even where their owner writes to them', async () => {
  const { merchantCode } = aurora;
  const houses = await withTransaction(db, aurora, (tx) =>
    tx
      .insertInto('ledger_accounts')
      .values({ ...account, merchant_code: merchantCode })
      .returning('id')
      .execute(),
  );
  const [{ id }] = houses as [{ id: bigint }];
  for (const odd of [
    "merchant_code = '*'",
    "purpose = 'Bonuses'",
    "currency = 'eur'",
    "purpose = 'wallet'",
  ]) {
    const attempt = sql`update ledger_accounts set ${sql.raw(odd)} where id = ${id}`;
    await expect(attempt.execute(db.owner), odd).rejects.toMatchObject({ code: checkViolation });
  }
});
