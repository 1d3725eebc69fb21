import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withPlatformTransaction, withTransaction, type Tx } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await withTransaction(database, { merchantCode: '*' }, (tx) => addFlag(tx, '*', 'SHARED'));
  await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) => addFlag(tx, 'ALPHA', 'OWN'));
  await withTransaction(database, { merchantCode: 'BETA' }, (tx) => addFlag(tx, 'BETA', 'OWN'));
});

afterAll(() => database.close());

function addFlag(tx: Tx, merchantCode: string, flagId: string) {
  return tx
    .insertInto('whitelabel_flags')
    .values({ merchant_code: merchantCode, flag_id: flagId, is_enabled: true })
    .execute();
}

async function merchantsSeenBy(merchantCode: string): Promise<string[]> {
  return withTransaction(database, { merchantCode }, async (tx) => {
    const { rows } = await sql<{ merchant_code: string }>`
      select merchant_code from whitelabel_flags order by merchant_code`.execute(tx);
    return rows.map((row) => row.merchant_code);
  });
}

describe('a merchant, with any SQL at all,', () => {
  it("reads its own rows and the platform's default content, and no other merchant's", async () => {
    expect(await merchantsSeenBy('ALPHA')).toEqual(['*', 'ALPHA']);
    expect(await merchantsSeenBy('BETA')).toEqual(['*', 'BETA']);
  });

  it('sees only the default content when it has none of its own', async () => {
    expect(await merchantsSeenBy('GAMMA')).toEqual(['*']);
  });

  it("cannot insert a row in another merchant's name or into the default content", async () => {
    for (const victim of ['BETA', '*']) {
      const attempt = withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
        addFlag(tx, victim, 'FORGED'),
      );
      await expect(attempt).rejects.toThrow(/row-level security/);
    }
  });

  it("changes and deletes nothing of another merchant's or of the default content", async () => {
    const counts = await withTransaction(database, { merchantCode: 'ALPHA' }, async (tx) => {
      const changed = await sql`
        update whitelabel_flags set is_enabled = false where merchant_code <> 'ALPHA'`.execute(tx);
      const deleted = await sql`
        delete from whitelabel_flags where merchant_code <> 'ALPHA'`.execute(tx);
      return [changed.numAffectedRows, deleted.numAffectedRows];
    });
    expect(counts).toEqual([0n, 0n]);
  });

  it('cannot hand its row over to another merchant', async () => {
    const attempt = withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      sql`update whitelabel_flags set merchant_code = 'BETA', flag_id = 'MOVED'`.execute(tx),
    );
    await expect(attempt).rejects.toThrow(/row-level security/);
  });

  it('cannot switch row level security off or drop a policy', async () => {
    for (const attack of [
      'alter table whitelabel_flags disable row level security',
      'drop policy tenant_read on whitelabel_flags',
      'truncate whitelabel_flags',
      "update games set name = 'Mine'",
      'insert into schema_migrations values (1, 1)',
    ]) {
      const attempt = withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
        sql.raw(attack).execute(tx),
      );
      await expect(attempt, attack).rejects.toThrow(/must be owner|permission denied/);
    }
  });
});

describe('a transaction', () => {
  it('leaves no merchant behind on its connection', async () => {
    await merchantsSeenBy('ALPHA');
    const merchants = await withPlatformTransaction(database, async (tx) => {
      const rows = await tx.selectFrom('whitelabel_flags').select('merchant_code').execute();
      return rows.map((row) => row.merchant_code);
    });
    expect(merchants).toEqual(['*']);
  });

  it('undoes everything when its work throws', async () => {
    const work = withTransaction(database, { merchantCode: 'ALPHA' }, async (tx) => {
      await addFlag(tx, 'ALPHA', 'DOOMED');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    const rows = await withTransaction(database, { merchantCode: 'ALPHA' }, (tx) =>
      tx.selectFrom('whitelabel_flags').selectAll().where('flag_id', '=', 'DOOMED').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('is refused for something that is no merchant code', async () => {
    for (const merchantCode of ['', 'A B', "A'; drop table games; --", '*A']) {
      const attempt = withTransaction(database, { merchantCode }, async () => 'ran');
      await expect(attempt).rejects.toThrow('is not a merchant code');
    }
  });

  it('gives 64-bit amounts as bigint and dates as text', async () => {
    const row = await withPlatformTransaction(database, async (tx) => {
      const { rows } = await sql`
        select 9007199254740993::bigint as amount, date '2026-02-28' as day`.execute(tx);
      return rows[0];
    });
    expect(row).toEqual({ amount: 9007199254740993n, day: '2026-02-28' });
  });
});

describe('every table with a merchant_code', () => {
  it('forces row level security, for its owner too', async () => {
    const { rows } = await sql<{ relname: string; is_forced: boolean }>`
      select relname, relrowsecurity and relforcerowsecurity as is_forced
        from pg_class join pg_attribute on attrelid = pg_class.oid
       where attname = 'merchant_code' and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
      database.owner,
    );
    expect(rows.length).toBeGreaterThan(7);
    expect(rows.filter((row) => !row.is_forced)).toEqual([]);
  });
});
