import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runLedgerCommand } from '../../../scripts/ledger/run.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { aurora, sakura, testNow } from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import { addMember } from '../../../tests/support/members.ts';
import { connectDatabase, withTransaction } from '../../db/database.ts';
import { readBalances } from '../../ledger/balances.ts';
import { hold } from '../../ledger/holds.ts';
import { deriveSealKey } from '../../ledger/seals.ts';
import type { LedgerFault } from '../../ledger/verify.ts';
import { createBooks, type Books } from './books.service.ts';

const sealKey = deriveSealKey(randomBytes(32));

let db: TestDatabase;
let memberId: string;
let now: Date;
let registry: Registry;
let faults: LedgerFault[];
let books: Books;

beforeEach(async () => {
  db = await createTestDatabase();
  now = testNow;
  registry = new Registry();
  faults = [];
  memberId = await addMember({ db }, aurora, { account: 'maria' });
  await payIn(db, aurora, memberId, 1000n);
  await payIn(db, sakura, await addMember({ db }, sakura, { account: 'hana' }), 1000n);
  books = createBooks({
    db,
    clock: () => now,
    sealKeys: [sealKey],
    registry,
    compareSums: async () => [],
    onFault: (fault) => faults.push(fault),
  });
});

afterEach(() => db.close());

/** Other databases of the server are busy too: what is written now is settled in a moment, and not always at once. */
const lookUntilSealed = () =>
  vi.waitFor(async () => {
    await books.look();
    const seals = await db.owner.selectFrom('ledger_seals').select('merchant_code').execute();
    expect(seals.map(({ merchant_code }) => merchant_code).sort()).toEqual(['AURORA', 'SAKURA']);
  }, 10_000);

const gauge = async (name: string) =>
  Number((await registry.getSingleMetric(name)?.get())?.values[0]?.value);

const spoil = () =>
  db.owner
    .updateTable('ledger_accounts')
    .set({ balance_minor: 5n })
    .where('member_id', '=', memberId)
    .execute();

const runCommand = async (...args: string[]) => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const open = async () => connectDatabase(db.url, { poolSize: 2 });
  const code = await runLedgerCommand(args, { open, sealKeys: [sealKey], write, complain: write });
  return { code, text: lines.join('\n') };
};

it('finds nothing in books that agree, and seals them', async () => {
  await lookUntilSealed();
  expect(faults).toEqual([]);
  expect(await gauge('ledger_faults')).toBe(0);
  expect(await gauge('ledger_checked_timestamp_seconds')).toBe(testNow.getTime() / 1000);
});

it('tells of what is wrong at every look, until it is not', async () => {
  await lookUntilSealed();
  await spoil();
  await payIn(db, aurora, memberId, 1n);
  await books.look();
  await books.look();
  // The second looks at everything, since the first found something in what was new.
  expect(faults.map(({ merchantCode, kind }) => [merchantCode, kind])).toEqual([
    ['AURORA', 'balanceBroken'],
    ['AURORA', 'balanceWrong'],
    ['AURORA', 'balanceBroken'],
  ]);
  expect(await gauge('ledger_faults')).toBe(2);
  expect(await books.readVerdict()).toMatchObject({
    checkedAt: testNow,
    wholeAt: testNow,
    faults: [{ kind: 'balanceWrong' }, { kind: 'balanceBroken' }],
  });
});

it('remembers the newest seal, also where all that it held was taken out of the database', async () => {
  await lookUntilSealed();
  await db.owner.transaction().execute(async (tx) => {
    const tables = ['ledger_entries', 'ledger_transfers', 'ledger_seals'] as const;
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await tx.deleteFrom(table).where('merchant_code', '=', 'AURORA').execute();
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    }
    await tx
      .updateTable('ledger_accounts')
      .set({ balance_minor: 0n })
      .where('member_id', '=', memberId)
      .execute();
  });
  await books.look();
  expect(faults.map(({ merchantCode, kind }) => [merchantCode, kind])).toEqual([
    ['AURORA', 'sealMissing'],
  ]);
});

it('frees holds whose time is over', async () => {
  const { merchantCode } = aurora;
  await withTransaction(db, aurora, (tx) =>
    hold(tx, {
      merchantCode,
      id: 'payout',
      kind: 'withdrawal',
      currency: 'EUR',
      wallet: { member: memberId },
      amountMinor: 400n,
      at: testNow,
      endsAt: new Date(testNow.getTime() + 60_000),
    }),
  );
  const heldMinor = async () => {
    const balances = await withTransaction(db, aurora, (tx) =>
      readBalances(tx, { merchantCode, memberId, currency: 'EUR' }),
    );
    return balances[0]!.heldMinor;
  };
  await books.look();
  expect(await heldMinor()).toBe(400n);
  now = new Date(testNow.getTime() + 60_000);
  await books.look();
  expect(await heldMinor()).toBe(0n);
});

it('has a command that says the same, with an exit code', async () => {
  await lookUntilSealed();
  const sound = await runCommand('verify');
  expect(sound.code).toBe(0);
  expect(sound.text).toMatch(/^AURORA: 2 entries, 1 seals, the newest 1 \([0-9a-f]{16}\): agrees/);
  await spoil();
  const spoilt = await runCommand('verify', '--merchant', 'AURORA');
  expect(spoilt.code).toBe(1);
  expect(spoilt.text).toContain('AURORA: 2 entries, 1 seals');
  expect(spoilt.text).toContain(`balanceWrong: member/${memberId} has 5 EUR`);
  expect((await runCommand('verify', '--merchant', 'SAKURA')).code).toBe(0);
});

it('has a command that is told what it cannot do', async () => {
  expect(await runCommand('verify', '--merchant', 'NOBODY')).toMatchObject({
    code: 2,
    text: expect.stringContaining('There are: AURORA, SAKURA.') as string,
  });
  for (const args of [[], ['mend'], ['verify', '--all']]) {
    expect((await runCommand(...args)).code).toBe(2);
  }
});
