import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** Ids of entries up to which nothing new can come once every transaction up to `transaction` is over. */
export interface Boundary {
  readonly throughId: bigint;
  readonly transaction: string;
}

/** A batch of entries, bound to the one before. */
export interface Seal {
  readonly number: bigint;
  readonly afterId: bigint;
  readonly throughId: bigint;
  readonly entryCount: bigint;
  readonly digest: Buffer;
  readonly mac: Buffer;
}

/** What some entries come to. */
export interface Batch {
  readonly entryCount: bigint;
  readonly throughId: bigint | null;
  readonly digest: Buffer | null;
}

const KEY_BYTES = 32;
const LARGEST_BATCH = 20_000;

/** The key of seals, made of a secret of the gateway: who has only the database cannot seal. */
export function deriveSealKey(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'ledger seals', KEY_BYTES));
}

/**
 * Looks how far entries are written. Their ids are given out in order and committed in any, but a transaction has its
 * own id before it asks for that of an entry: so when all transactions up to this one are over, so are the entries.
 */
export async function takeBoundary(db: Pick<Database, 'kysely'>): Promise<Boundary> {
  const last = await sql<{ id: bigint }>`
    select case when is_called then last_value else 0 end as id from ledger_entries_id_seq`.execute(
    db.kysely,
  );
  // Asked second, so that whoever took one of these ids came before.
  const current = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
    db.kysely,
  );
  return { throughId: last.rows[0]!.id, transaction: current.rows[0]!.id };
}

/** Whether all entries up to a boundary are there to stay, or will never be. */
export async function isSettled(
  db: Pick<Database, 'kysely'>,
  { transaction }: Boundary,
): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) > ${transaction}::xid8 as settled`.execute(
    db.kysely,
  );
  return rows[0]!.settled;
}

/**
 * Makes a finder of the newest id up to which all entries are there to stay; it gives null where none is known to be. Mostly what
 * is written now is settled at once; where a transaction takes long, what was written at the time before.
 */
export function createSettledFinder(db: Pick<Database, 'kysely'>): () => Promise<bigint | null> {
  let pending: Boundary | undefined;
  return async () => {
    const earlier = pending;
    pending = await takeBoundary(db);
    for (const boundary of [pending, earlier]) {
      if (boundary && (await isSettled(db, boundary))) return boundary.throughId;
    }
    return null;
  };
}

/** What the entries beyond one id and up to another come to, with all that is said of them elsewhere. */
export async function readBatch(
  tx: Tx,
  {
    merchantCode,
    afterId,
    throughId,
    limit,
  }: {
    readonly merchantCode: string;
    readonly afterId: bigint;
    readonly throughId: bigint;
    readonly limit?: number;
  },
): Promise<Batch> {
  const { rows } = await sql<Batch>`
    select count(*) as "entryCount", max(id) as "throughId",
           sha256(convert_to(string_agg(line, E'\n' order by id), 'UTF8')) as digest
      from (
        select entry.id, json_build_array(
                 entry.id, entry.transfer_id, account.id, account.code, account.currency, entry.currency,
                 entry.amount_minor, entry.balance_after_minor,
                 (extract(epoch from entry.created_at) * 1000000)::bigint,
                 transfer.kind, transfer.reference, transfer.currency, encode(transfer.digest, 'hex'),
                 (extract(epoch from transfer.created_at) * 1000000)::bigint)::text as line
          from ledger_entries entry
          left join ledger_accounts account on account.id = entry.account_id
          left join ledger_transfers transfer
            on transfer.merchant_code = entry.merchant_code and transfer.id = entry.transfer_id
         where entry.merchant_code = ${merchantCode}
           and entry.id > ${afterId} and entry.id <= ${throughId}
         order by entry.id limit ${limit ?? null}
      ) lines`.execute(tx);
  return rows[0]!;
}

/** The code of a seal: HMAC-SHA256 over what it says, its merchant and the code before it. */
export function macOf(
  key: Buffer,
  merchantCode: string,
  seal: Omit<Seal, 'mac'>,
  previousMac: Buffer | null,
): Buffer {
  const said = [
    merchantCode,
    String(seal.number),
    String(seal.afterId),
    String(seal.throughId),
    String(seal.entryCount),
    seal.digest.toString('hex'),
    previousMac?.toString('hex') ?? '',
  ];
  return createHmac('sha256', key).update(JSON.stringify(said)).digest();
}

/** The newest seal of a merchant. */
export async function findLastSeal(tx: Tx, merchantCode: string): Promise<Seal | undefined> {
  const row = await tx
    .selectFrom('ledger_seals')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toSeal(row);
}

/** The seal of a number. */
export async function findSeal(
  tx: Tx,
  merchantCode: string,
  number: bigint,
): Promise<Seal | undefined> {
  const row = await tx
    .selectFrom('ledger_seals')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toSeal(row);
}

/** A seal as its row has it. */
export function toSeal(row: {
  readonly number: bigint;
  readonly after_id: bigint;
  readonly through_id: bigint;
  readonly entry_count: bigint;
  readonly digest: Buffer;
  readonly mac: Buffer;
}): Seal {
  const { number, after_id, through_id, entry_count, digest, mac } = row;
  return {
    number,
    afterId: after_id,
    throughId: through_id,
    entryCount: entry_count,
    digest,
    mac,
  };
}

/**
 * Seals a merchant's entries up to a boundary that is settled, in as many batches as it takes; gives how many were
 * made. Gateways take turns: who finds another at it leaves it to that one.
 */
export async function sealEntries(
  tx: Tx,
  {
    merchantCode,
    throughId,
    key,
    at,
  }: {
    readonly merchantCode: string;
    readonly throughId: bigint;
    readonly key: Buffer;
    readonly at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('ledger seals'), hashtext(${merchantCode})) as mine`.execute(
    tx,
  );
  if (!rows[0]!.mine) return 0;
  let last = await findLastSeal(tx, merchantCode);
  for (let made = 0; ; made += 1) {
    const afterId = last?.throughId ?? 0n;
    if (afterId >= throughId) return made;
    const batch = await readBatch(tx, { merchantCode, afterId, throughId, limit: LARGEST_BATCH });
    if (batch.throughId === null || batch.digest === null) return made;
    const { entryCount, digest } = batch;
    const number = (last?.number ?? 0n) + 1n;
    const unsigned = { number, afterId, throughId: batch.throughId, entryCount, digest };
    const mac = macOf(key, merchantCode, unsigned, last?.mac ?? null);
    last = { ...unsigned, mac };
    await tx
      .insertInto('ledger_seals')
      .values({
        merchant_code: merchantCode,
        number,
        after_id: afterId,
        through_id: batch.throughId,
        entry_count: entryCount,
        digest,
        mac,
        sealed_at: at,
      })
      .execute();
  }
}
