import type { PermissionId } from '../../../schemas/desk/permissions.ts';
import type { Tx } from '../../db/database.ts';
import type { BrandScope, MemberScope } from '../../db/deskScope.ts';
import { coversScope, type Staff } from '../deskCall.ts';
import { combineRoles } from './roles.ts';
import {
  findStaff,
  listActive,
  listOwnRoles,
  type OwnRole,
  type StaffRow,
} from './staff.repository.ts';

/** Somebody of the staff with what their account may do at this moment. */
export type LoadedStaff = Staff & Pick<StaffRow, 'state'>;

/** The members that an account is for. */
export const membersOf = (row: Pick<StaffRow, 'lines' | 'vip_from'>): MemberScope => ({
  lines: row.lines,
  vipFrom: row.vip_from,
});

/** What an account may do, by the roles as they are now. */
export function describeStaff(row: StaffRow, own: readonly OwnRole[]): LoadedStaff {
  const { id, name, email, roles, brands, state } = row;
  const members = membersOf(row);
  return { id, name, email, roles, brands, members, state, ...combineRoles(roles, own) };
}

/** Somebody of the staff, whatever state their account is in. */
export async function loadStaff(tx: Tx, id: string): Promise<LoadedStaff | undefined> {
  const row = await findStaff(tx, id);
  return row && describeStaff(row, await listOwnRoles(tx));
}

/** Everybody who can sign in, with what they may do. */
export async function loadActive(tx: Tx): Promise<readonly LoadedStaff[]> {
  const own = await listOwnRoles(tx);
  return (await listActive(tx)).map((row) => describeStaff(row, own));
}

/** Whether there is somebody, beside some, who could approve what concerns these brands. */
export async function hasApprover(
  tx: Tx,
  {
    permission,
    brands,
    except,
  }: { permission: PermissionId; brands: BrandScope; except: readonly string[] },
): Promise<boolean> {
  const active = await loadActive(tx);
  return active.some(
    (staff) =>
      !except.includes(staff.id) &&
      staff.permissions.has(permission) &&
      staff.permissions.has('cases.approve') &&
      coversScope(staff.brands, brands),
  );
}
