import { sql, type Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

/** Keeps a picture; one that is there already stays as it is. */
export async function addUpload(tx: Tx, row: Insertable<Tables['uploads']>): Promise<void> {
  await tx
    .insertInto('uploads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_code', 'id']).doNothing())
    .execute();
}

/** The bytes of a picture of the transaction's merchant. */
export function findUpload(tx: Tx, id: string) {
  return tx.selectFrom('uploads').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
}

/** Which of these pictures the merchant has. */
export async function findKnownUploads(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.selectFrom('uploads').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

const FACTS = ['id', 'type', 'width', 'height', 'name', 'added_by', 'added_at'] as const;
const size = sql<number>`octet_length(bytes)`.as('size');

/** One picture of the merchant, without its bytes. */
export function findUploadFacts(tx: Tx, id: string) {
  return tx
    .selectFrom('uploads')
    .select(FACTS)
    .select(size)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Pictures of the merchant from the newest on, after one of them. */
export function listUploads(
  tx: Tx,
  { limit, after }: { readonly limit: number; readonly after?: { at: Date; id: string } },
) {
  return tx
    .selectFrom('uploads')
    .select(FACTS)
    .select(size)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(added_at, id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUploads(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
