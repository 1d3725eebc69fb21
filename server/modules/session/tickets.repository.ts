import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DeviceTicketsTable } from '../../db/tables.ts';

export async function insertTicket(
  tx: Tx,
  ticket: Omit<Insertable<DeviceTicketsTable>, 'used_at' | 'revoked_at'>,
): Promise<void> {
  await tx
    .insertInto('device_tickets')
    .values({ ...ticket, used_at: null, revoked_at: null })
    .execute();
}

/** Uses a ticket up, of any number at the same time only for one; undefined where it is not good. */
export function takeTicket(tx: Tx, merchantCode: string, digest: Buffer, now: Date) {
  return tx
    .updateTable('device_tickets')
    .set({ used_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(['member_id', 'family_id'])
    .executeTakeFirst();
}

export function findTicket(tx: Tx, merchantCode: string, digest: Buffer) {
  return tx
    .selectFrom('device_tickets')
    .select(['family_id', 'used_at'])
    .where('merchant_code', '=', merchantCode)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

export async function revokeFamily(
  tx: Tx,
  merchantCode: string,
  familyId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('device_tickets')
    .set({ revoked_at: now })
    .where('merchant_code', '=', merchantCode)
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}
