import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DataOwner } from '../../db/memberData.ts';
import { countRowsOf } from '../../db/memberPage.ts';
import type { Tables } from '../../db/tables.ts';

/** Notes of the staff about a member, the newest first. */
export function listNotes(
  tx: Tx,
  { merchantCode, memberId }: DataOwner,
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
) {
  return tx
    .selectFrom('member_notes')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(beforeId !== null, (q) => q.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many notes a member has, up to `most`. */
export const countNotes = (tx: Tx, owner: DataOwner, most: number): Promise<number> =>
  countRowsOf(tx, 'member_notes', owner, most);

export async function insertNote(
  tx: Tx,
  note: Omit<Insertable<Tables['member_notes']>, 'id'>,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('member_notes')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An adjustment by the page's name of it. */
export function findAdjustment(tx: Tx, merchantCode: string, requestId: string) {
  return tx
    .selectFrom('member_adjustments')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertAdjustment(
  tx: Tx,
  row: Omit<Insertable<Tables['member_adjustments']>, 'id'>,
): Promise<void> {
  await tx.insertInto('member_adjustments').values(row).execute();
}

/** Adjustments of a merchant, or of one member, the newest first. */
export function listAdjustments(
  tx: Tx,
  {
    merchantCode,
    memberId,
    from,
    until,
  }: {
    merchantCode: string;
    memberId?: string | undefined;
    from?: Date | undefined;
    until?: Date | undefined;
  },
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
) {
  return tx
    .selectFrom('member_adjustments')
    .innerJoin('members', 'members.id', 'member_id')
    .selectAll('member_adjustments')
    .select('members.account')
    .where('member_adjustments.merchant_code', '=', merchantCode)
    .$if(memberId !== undefined, (q) => q.where('member_id', '=', memberId!))
    .$if(from !== undefined, (q) => q.where('at', '>=', from!))
    .$if(until !== undefined, (q) => q.where('at', '<', until!))
    .$if(beforeId !== null, (q) => q.where('member_adjustments.id', '<', beforeId!))
    .orderBy('member_adjustments.id', 'desc')
    .limit(limit)
    .execute();
}

/** Keeps what records of the audit call a member whose data went. */
export async function insertErasure(
  tx: Tx,
  row: Insertable<Tables['desk_erasures']>,
): Promise<void> {
  await tx.insertInto('desk_erasures').values(row).execute();
}
