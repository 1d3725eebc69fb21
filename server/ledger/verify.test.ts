import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { aurora, testNow, type TestBrand } from '../../tests/support/gateway.ts';
import { move, payIn } from '../../tests/support/ledger.ts';
import { addMember } from '../../tests/support/members.ts';
import { withTransaction } from '../db/database.ts';
import { listBooks, verifyBook } from './books.ts';
import { hold } from './holds.ts';
import { deriveSealKey, isSettled, sealEntries, takeBoundary } from './seals.ts';

const sealKey = deriveSealKey(randomBytes(32));
const games = { vendor: 'LOTT' };

let db: TestDatabase;
let at: TestBrand;
let memberId: string;
let count = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

const seal = async (key = sealKey) => {
  const { throughId } = await takeBoundary(db);
  const { merchantCode } = at;
  return withTransaction(db, at, (tx) =>
    sealEntries(tx, { merchantCode, throughId, key, at: testNow }),
  );
};

const bet = (amountMinor: bigint) =>
  move(db, at, { kind: 'bet', from: { member: memberId }, to: games, amountMinor });

// Each test has books of its own, which it may spoil.
beforeEach(async () => {
  count += 1;
  at = { ...aurora, merchantCode: `BOOK${count}` };
  memberId = await addMember({ db }, at, { account: 'maria' });
  await payIn(db, at, memberId, 1000n);
  await bet(100n);
  await seal();
  await bet(50n);
  await seal();
  await withTransaction(db, at, (tx) =>
    hold(tx, {
      merchantCode: at.merchantCode,
      id: 'payout',
      kind: 'withdrawal',
      currency: 'EUR',
      wallet: { member: memberId },
      amountMinor: 30n,
      at: testNow,
      endsAt: new Date(testNow.getTime() + 60_000),
    }),
  );
});

const verify = (sinceId?: bigint) =>
  verifyBook(db, { merchantCode: at.merchantCode, sealKeys: [sealKey, randomBytes(32)], sinceId });
const kinds = async (sinceId?: bigint) => (await verify(sinceId)).faults.map(({ kind }) => kind);

/** What somebody does who owns the database and knows its rules. */
const tamper = (...statements: readonly string[]) =>
  db.owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.merchant', ${at.merchantCode}, true)`.execute(tx);
    const tables = ['ledger_entries', 'ledger_transfers', 'ledger_seals', 'ledger_accounts'];
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    }
    for (const statement of statements) {
      await sql.raw(statement.replaceAll('$M', `'${at.merchantCode}'`)).execute(tx);
    }
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    }
  });

const bets = `merchant_code = $M and transfer_id in (select id from ledger_transfers where merchant_code = $M and kind = 'bet')`;

describe('books that nobody touched', () => {
  it('have no fault, in all and since any of their entries', async () => {
    const { entries, seals, faults } = await verify();
    expect([entries, seals, faults]).toEqual([6n, 2, []]);
    const { throughId } = await takeBoundary(db);
    for (const back of [1n, 2n, 3n, 5n]) expect(await kinds(throughId - back)).toEqual([]);
  });

  it('are listed to their checker', async () => {
    expect(await listBooks(db.owner)).toContain(at.merchantCode);
  });

  it('are sealed without a gap in batches of any size, and once', async () => {
    expect(await seal()).toBe(0);
    await bet(1n);
    const [first, second] = await Promise.all([seal(), seal()]);
    expect(first + second).toBe(1);
    expect(await kinds()).toEqual([]);
  });
});

describe('tampering by the owner of the database is found:', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'an amount',
      [
        `update ledger_entries set amount_minor = amount_minor + 1 where ${bets} and amount_minor > 0`,
      ],
      ['transferNotZero', 'transferNotZero', 'bookNotZero', 'sealWrong', 'sealWrong'],
    ],
    [
      'an amount with its balance and its counterpart',
      [
        `update ledger_entries set amount_minor = 2000, balance_after_minor = 2000 where merchant_code = $M and amount_minor = 1000`,
        `update ledger_entries set amount_minor = -2000 where merchant_code = $M and amount_minor = -1000`,
        `update ledger_entries set balance_after_minor = balance_after_minor + 1000 where ${bets} and amount_minor < 0`,
        `update ledger_accounts set balance_minor = balance_minor + 1000 where merchant_code = $M and member_id is not null`,
      ],
      ['sealWrong', 'sealWrong'],
    ],
    [
      'a balance alone',
      [
        `update ledger_accounts set balance_minor = 99999 where merchant_code = $M and member_id is not null`,
      ],
      ['balanceWrong'],
    ],
    [
      'a balance on the way',
      [
        `update ledger_entries set balance_after_minor = 901 where merchant_code = $M and balance_after_minor = 900`,
      ],
      ['balanceBroken', 'balanceBroken', 'sealWrong'],
    ],
    [
      'a removed transfer',
      [
        `delete from ledger_entries where merchant_code = $M and amount_minor in (50, -50)`,
        `delete from ledger_transfers t where merchant_code = $M and not exists (select from ledger_entries e where e.transfer_id = t.id)`,
        `update ledger_accounts set balance_minor = balance_minor + 50 where merchant_code = $M and member_id is not null`,
      ],
      ['sealWrong'],
    ],
    [
      'entries without their transfer',
      [`delete from ledger_transfers where merchant_code = $M and kind = 'deposit'`],
      ['entryAstray', 'entryAstray', 'sealWrong'],
    ],
    [
      'a transfer without entries',
      [
        `insert into ledger_transfers values ($M, 'ghost', 'bet', null, 'EUR', decode(repeat('00', 32), 'hex'), now())`,
      ],
      ['transferIncomplete'],
    ],
    [
      'another reference',
      [
        `update ledger_transfers set reference = 'gift' where merchant_code = $M and kind = 'deposit'`,
      ],
      ['sealWrong'],
    ],
    [
      'somebody else’s wallet',
      [
        `update ledger_accounts set vendor_code = 'LOTT' where merchant_code = $M and member_id is not null`,
      ],
      ['sealWrong', 'sealWrong'],
    ],
    [
      'money on hold that is none',
      [
        `update ledger_accounts set held_minor = 0 where merchant_code = $M and member_id is not null`,
      ],
      ['heldWrong'],
    ],
    [
      'a removed seal',
      [`delete from ledger_seals where merchant_code = $M and number = 1`],
      ['sealWrong'],
    ],
  ])('%s', async (_name, statements, expected) => {
    await tamper(...statements);
    expect([...(await kinds())].sort()).toEqual([...expected].sort());
  });

  it('new seals over changed entries, since the key is not in the database', async () => {
    await tamper(
      `update ledger_transfers set reference = 'gift' where merchant_code = $M and kind = 'deposit'`,
      `delete from ledger_seals where merchant_code = $M`,
    );
    await seal(deriveSealKey(randomBytes(32)));
    const { faults } = await verify();
    expect(faults.map(({ message }) => message)).toEqual([
      'was made with no secret that this gateway knows',
    ]);
  });
});

describe('a boundary', () => {
  it('is settled only when every transaction is over that may still write below it', async () => {
    let goOn = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    let isWritten = () => undefined as void;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const slow = withTransaction(db, at, async (tx) => {
      await sql`select ledger_post(${at.merchantCode}, 'slow', 'bet', null, 'EUR', ${randomBytes(32)}, now(),
        ${[memberId, null]}::uuid[], ${[null, 'LOTT']}::text[], ${['wallet', 'games']}::text[],
        ${['-5', '5']}::bigint[])`.execute(tx);
      isWritten();
      await waiting;
    });
    await written;
    const boundary = await takeBoundary(db);
    expect(await isSettled(db, boundary)).toBe(false);
    goOn();
    await slow;
    // Other databases of the server are busy too.
    await vi.waitFor(async () => expect(await isSettled(db, boundary)).toBe(true), 10_000);
    expect(await seal()).toBe(1);
    expect(await kinds()).toEqual([]);
  });
});
