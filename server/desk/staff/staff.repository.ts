import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Role } from '../../../schemas/desk/roles.ts';
import type { PermissionId } from '../../../schemas/desk/permissions.ts';
import type { Tx } from '../../db/database.ts';
import type { BrandScope } from '../../db/deskScope.ts';
import type { DeskSignInsTable, DeskStaffTable } from '../../db/deskTables.ts';

/** An account of the staff as it is kept. */
export type StaffRow = Selectable<DeskStaffTable>;

export function findStaff(tx: Tx, id: string): Promise<StaffRow | undefined> {
  return tx.selectFrom('desk_staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An account that nobody else changes until the transaction ends. */
export function lockStaff(tx: Tx, id: string): Promise<StaffRow | undefined> {
  return tx
    .selectFrom('desk_staff')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findStaffByEmail(tx: Tx, email: string): Promise<StaffRow | undefined> {
  return tx
    .selectFrom('desk_staff')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Keeps a new account; false where the address is somebody's already. */
export async function insertStaff(tx: Tx, row: Insertable<DeskStaffTable>): Promise<boolean> {
  const done = await tx
    .insertInto('desk_staff')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Changes an account, and counts its version on. */
export async function changeStaff(
  tx: Tx,
  id: string,
  changes: Updateable<DeskStaffTable>,
): Promise<void> {
  await tx
    .updateTable('desk_staff')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** That somebody is there counts as no change of the account. */
export async function touchStaff(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('desk_staff').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** All accounts that can sign in; there are never many. */
export function listActive(tx: Tx): Promise<StaffRow[]> {
  return tx.selectFrom('desk_staff').selectAll().where('state', '=', 'active').execute();
}

/** Keeps others from changing who holds which role until the transaction ends. */
export async function lockHolders(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('desk staff', 0))`.execute(tx);
}

/** Which accounts are asked for. */
export interface StaffWanted {
  readonly scope: BrandScope;
  readonly q?: string | undefined;
  readonly state?: StaffRow['state'] | undefined;
  readonly role?: string | undefined;
}

const wantedStaff = (tx: Tx, { scope, q, state, role }: StaffWanted) =>
  tx
    .selectFrom('desk_staff')
    .$if(scope !== null, (query) =>
      query.where(sql<boolean>`brands is not null and brands <@ ${[...scope!]}::text[]`),
    )
    .$if(q !== undefined, (query) =>
      query.where(
        sql<boolean>`position(lower(${q}) in lower(name)) > 0 or position(lower(${q}) in lower(email)) > 0`,
      ),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(role !== undefined, (query) => query.where(sql<boolean>`${role} = any(roles)`));

/** Accounts by name, after one of them. */
export function listStaff(
  tx: Tx,
  wanted: StaffWanted,
  { after, limit }: { readonly after: readonly [string, string] | null; readonly limit: number },
): Promise<StaffRow[]> {
  return wantedStaff(tx, wanted)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (${after![0]}, ${after![1]}::uuid)`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countStaff(tx: Tx, wanted: StaffWanted): Promise<number> {
  const { count } = await wantedStaff(tx, wanted)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The operator's own roles. */
export interface OwnRole extends Role {
  readonly name: string;
  readonly version: number;
}

export async function listOwnRoles(tx: Tx): Promise<OwnRole[]> {
  const rows = await tx.selectFrom('desk_roles').selectAll().orderBy('name').execute();
  return rows.map(({ permissions, ...role }) => ({
    ...role,
    permissions: permissions as PermissionId[],
  }));
}

/** Keeps a role as it is to be; false where it is no longer of that version. */
export async function saveRole(tx: Tx, { version, ...role }: OwnRole, now: Date): Promise<boolean> {
  const row = {
    ...role,
    permissions: [...role.permissions],
    limits: JSON.stringify(role.limits),
    changed_at: now,
  };
  if (version === 0) {
    await tx.insertInto('desk_roles').values(row).execute();
    return true;
  }
  const done = await tx
    .updateTable('desk_roles')
    .set({ ...row, version: version + 1 })
    .where('id', '=', role.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function insertSignIn(tx: Tx, row: Insertable<DeskSignInsTable>): Promise<void> {
  await tx.insertInto('desk_sign_ins').values(row).execute();
}

/** Whether somebody has signed in by this browser, from this address, since a moment. */
export async function isKnownDevice(
  tx: Tx,
  {
    staffId,
    ip,
    userAgent,
    since,
  }: { staffId: string; ip: string; userAgent: string; since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('desk_sign_ins')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('result', '=', 'signedIn')
    .where('ip', '=', ip)
    .where('user_agent', '=', userAgent)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sign-ins of an account, the newest first. */
export function listSignIns(
  tx: Tx,
  staffId: string,
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
) {
  return tx
    .selectFrom('desk_sign_ins')
    .selectAll()
    .where('staff_id', '=', staffId)
    .$if(beforeId !== null, (q) => q.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countSignIns(tx: Tx, staffId: string, most: number): Promise<number> {
  const some = tx
    .selectFrom('desk_sign_ins')
    .select('id')
    .where('staff_id', '=', staffId)
    .limit(most);
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the digest of an invitation; the ones before are good no more. */
export async function insertInvitation(
  tx: Tx,
  row: { digest: Buffer; staff_id: string; created_at: Date; ends_at: Date },
): Promise<void> {
  await tx.deleteFrom('desk_invitations').where('staff_id', '=', row.staff_id).execute();
  await tx.insertInto('desk_invitations').values(row).execute();
}

/** An invitation that is good, with its account; locked, so that it is used once. */
export function lockInvitation(tx: Tx, digest: Buffer, now: Date) {
  return tx
    .selectFrom('desk_invitations')
    .innerJoin('desk_staff', 'desk_staff.id', 'staff_id')
    .select(['staff_id', 'ends_at', 'email', 'name', 'state', 'addresses'])
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .forUpdate('desk_invitations')
    .executeTakeFirst();
}

export async function useInvitation(tx: Tx, digest: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('desk_invitations')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .execute();
}
