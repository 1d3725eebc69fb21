import type { PermissionId } from '../../../schemas/desk/permissions.ts';
import {
  disableStaff,
  enableStaff,
  inviteStaff,
  renewInvitation,
  setStaffAddresses,
  setStaffRoles,
} from '../../../schemas/desk/staff.ts';
import type { Tx } from '../../db/database.ts';
import { enterDesk, type BrandScope, type MemberScope } from '../../db/deskScope.ts';
import { Problem } from '../../http/problem.ts';
import { createSecret, digestSecret } from '../../modules/session/secrets.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { leaveCases } from '../cases/cases.service.ts';
import { isUuid } from '../cursor.ts';
import { coversMembers, coversScope, type Staff } from '../deskCall.ts';
import { newsOfSessions } from '../deskStream.ts';
import { createSaveRole } from './roleActions.ts';
import { combineRoles, isReadyRole } from './roles.ts';
import { isAddressOrNetwork } from './sessions.ts';
import { deleteFactors, endSessions, replaceRecoveryCodes } from './sessions.repository.ts';
import {
  changeStaff,
  insertInvitation,
  insertStaff,
  listOwnRoles,
  lockHolders,
  lockStaff,
  type StaffRow,
} from './staff.repository.ts';
import { loadActive, membersOf } from './staff.service.ts';

const INVITATION_MS = 72 * 3_600_000;

const noStaff = () => new Problem('notFound', 'There is no such account.');
const changed = () => new Problem('changedMeanwhile', 'It was changed meanwhile.');

const subjectOf = ({ id, name }: Pick<StaffRow, 'id' | 'name'>) => ({
  kind: 'staff',
  id,
  label: name,
});

/** What records say of an account. */
const describe = (row: StaffRow) => {
  const { email, name, state, roles, brands, addresses } = row;
  return { email, name, state, roles, brands, members: membersOf(row), addresses };
};

/** Where a call says nothing of members, somebody is for all of them. */
const EVERY_MEMBER: MemberScope = { lines: null, vipFrom: null };

const toColumns = ({ lines, vipFrom }: MemberScope) => ({
  lines: lines && [...lines],
  vip_from: vipFrom,
});

/** An account within the scope of who asks, locked. Throws Problem notFound, and changedMeanwhile by its version. */
async function requireStaff(
  tx: Tx,
  staff: Staff,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<StaffRow> {
  const row = isUuid(id) ? await lockStaff(tx, id) : undefined;
  if (!row || !coversScope(staff.brands, row.brands)) throw noStaff();
  if (!coversMembers(staff.members, membersOf(row))) throw noStaff();
  if (version !== undefined && row.version !== version) throw changed();
  return row;
}

/** Throws Problem bodyInvalid for roles that there are not, and notFound for brands outside of the scope of who asks. */
async function requireRoles(
  tx: Tx,
  staff: Staff,
  {
    roles,
    brands,
    members = EVERY_MEMBER,
  }: {
    readonly roles: readonly string[];
    readonly brands: BrandScope;
    readonly members?: MemberScope;
  },
  parts: DeskParts,
): Promise<ReadonlySet<PermissionId>> {
  const own = await listOwnRoles(tx);
  const unknown = roles.find((id) => !isReadyRole(id) && !own.some((role) => role.id === id));
  if (unknown !== undefined) throw new Problem('bodyInvalid', 'There is no such role.');
  if (!coversScope(staff.brands, brands)) throw new Problem('notFound', 'There is no such brand.');
  if (!coversMembers(staff.members, members)) {
    throw new Problem('notFound', 'There is no such line.');
  }
  for (const code of brands ?? []) {
    if (!(await parts.brands.find(code, null))) {
      throw new Problem('notFound', 'There is no such brand.');
    }
  }
  return combineRoles(roles, own).permissions;
}

/** What makes others or moves money is given by two persons. */
const isPowerful = (permissions: ReadonlySet<PermissionId>) =>
  [...permissions].some(
    (id) => id.endsWith('.approve') || id === 'staff.edit' || id === 'roles.edit',
  );

/** Throws Problem lastAdministrator where nobody would be left who can appoint others. */
async function requireAdministrator(tx: Tx, without: string): Promise<void> {
  const active = await loadActive(tx);
  const isLeft = active.some(
    ({ id, permissions, brands }) =>
      id !== without && brands === null && permissions.has('staff.edit'),
  );
  if (!isLeft) throw new Problem('lastAdministrator', 'Nobody would be left who appoints others.');
}

async function invite(
  tx: Tx,
  { random }: DeskParts,
  staffId: string,
  { origin, now }: Pick<ActionContext, 'origin' | 'now'>,
): Promise<{ link: string; endsAt: string }> {
  const token = createSecret(random);
  const ends_at = new Date(now.getTime() + INVITATION_MS);
  await insertInvitation(tx, {
    digest: digestSecret(token),
    staff_id: staffId,
    created_at: now,
    ends_at,
  });
  // What stands behind the sign goes to no server, so it is in no log and no referrer.
  return { link: `${origin}/invitation#${token}`, endsAt: ends_at.toISOString() };
}

const inviteAction = (parts: DeskParts): DeskAction<typeof inviteStaff> => ({
  endpoint: inviteStaff,
  async fourEyes(tx, body, { staff }) {
    const permissions = await requireRoles(tx, staff, body as never, parts);
    if (!isPowerful(permissions)) return undefined;
    return {
      subject: { kind: 'staff', id: body.email.toLowerCase(), label: body.name },
      brands: body.brands as BrandScope,
      before: null,
      mayStandAlone: true,
    };
  },
  async perform(tx, body, context) {
    const { staff, approver, now } = context;
    await requireRoles(tx, staff, body as never, parts);
    const id = parts.ids();
    const members = (body.members ?? EVERY_MEMBER) as MemberScope;
    const row = {
      id,
      email: body.email.trim().toLowerCase(),
      name: body.name.trim(),
      password_hash: null,
      roles: [...body.roles],
      brands: body.brands as string[] | null,
      ...toColumns(members),
      created_at: now,
      last_seen_at: null,
    };
    if (!(await insertStaff(tx, row))) {
      throw new Problem('emailInUse', 'There is an account of this address.');
    }
    // Who approves is not who passes the link on: that one makes a fresh one.
    const invitation = await invite(tx, parts, id, context);
    const { email, name, roles, brands } = row;
    return {
      value: { id, link: approver ? null : invitation.link, endsAt: invitation.endsAt },
      subject: subjectOf(row),
      brands,
      before: null,
      after: { email, name, roles, brands, members },
    };
  },
});

const renewAction = (parts: DeskParts): DeskAction<typeof renewInvitation> => ({
  endpoint: renewInvitation,
  async perform(tx, body, context) {
    const row = await requireStaff(tx, context.staff, body);
    if (row.state === 'disabled') throw noStaff();
    if (row.id === context.staff.id) {
      throw new Problem('caseBound', 'Nobody invites themselves.');
    }
    // Whoever accepts it begins anew: password, second factors and sessions of before are worth nothing.
    await changeStaff(tx, row.id, { state: 'invited', password_hash: null });
    await deleteFactors(tx, row.id);
    await replaceRecoveryCodes(tx, row.id, []);
    await endSessions(tx, row.id, { now: context.now });
    return {
      value: await invite(tx, parts, row.id, context),
      subject: subjectOf(row),
      brands: row.brands,
      before: { state: row.state },
      after: { state: 'invited' },
      news: [newsOfSessions(row.id)],
    };
  },
});

const disableAction = (): DeskAction<typeof disableStaff> => ({
  endpoint: disableStaff,
  async perform(tx, body, { staff, now }) {
    await lockHolders(tx);
    const row = await requireStaff(tx, staff, body);
    await requireAdministrator(tx, row.id);
    await changeStaff(tx, row.id, { state: 'disabled' });
    await endSessions(tx, row.id, { now });
    // What they asked for at any brand goes with them, also where who disables them does not see it.
    await enterDesk(tx, null);
    await leaveCases(tx, { staffId: row.id, by: staff.id, now, reason: body.reason });
    await enterDesk(tx, staff.brands);
    return {
      value: null,
      subject: subjectOf(row),
      brands: row.brands,
      before: { state: row.state },
      after: { state: 'disabled' },
      news: [newsOfSessions(row.id), 'cases'],
    };
  },
});

const enableAction = (): DeskAction<typeof enableStaff> => ({
  endpoint: enableStaff,
  async fourEyes(tx, body, { staff }) {
    const row = await requireStaff(tx, staff, body);
    return {
      subject: subjectOf(row),
      brands: row.brands,
      before: describe(row),
      bound: [row.id],
      mayStandAlone: true,
    };
  },
  async perform(tx, body, { staff }) {
    const row = await requireStaff(tx, staff, body);
    if (row.state !== 'disabled') throw changed();
    const state = row.password_hash === null ? 'invited' : 'active';
    await changeStaff(tx, row.id, { state });
    return {
      value: null,
      subject: subjectOf(row),
      brands: row.brands,
      before: { state: row.state },
      after: { state },
    };
  },
});

/** Where a change of roles says nothing of members, they stay as they are. */
const membersAfter = (row: StaffRow, body: { readonly members?: unknown }) =>
  (body.members as MemberScope | undefined) ?? membersOf(row);

const setRolesAction = (parts: DeskParts): DeskAction<typeof setStaffRoles> => ({
  endpoint: setStaffRoles,
  async fourEyes(tx, body, { staff }) {
    const row = await requireStaff(tx, staff, body);
    await requireRoles(tx, staff, { ...body, members: membersAfter(row, body) } as never, parts);
    if (row.id === staff.id) throw new Problem('caseBound', 'Nobody changes their own roles.');
    return {
      subject: subjectOf(row),
      // Who decides has to be in charge of the account as it is and as it will be.
      brands: row.brands && body.brands ? [...new Set([...row.brands, ...body.brands])] : null,
      before: describe(row),
      bound: [row.id],
      mayStandAlone: true,
    };
  },
  async perform(tx, body, { staff }) {
    await lockHolders(tx);
    const row = await requireStaff(tx, staff, body);
    const members = membersAfter(row, body);
    const permissions = await requireRoles(tx, staff, { ...body, members } as never, parts);
    const brands = body.brands as string[] | null;
    if (!permissions.has('staff.edit') || brands !== null) await requireAdministrator(tx, row.id);
    await changeStaff(tx, row.id, { roles: [...body.roles], brands, ...toColumns(members) });
    return {
      value: null,
      subject: subjectOf(row),
      brands: row.brands,
      before: { roles: row.roles, brands: row.brands, members: membersOf(row) },
      after: { roles: body.roles, brands, members },
    };
  },
});

const setAddressesAction = (): DeskAction<typeof setStaffAddresses> => ({
  endpoint: setStaffAddresses,
  async perform(tx, body, { staff }) {
    const row = await requireStaff(tx, staff, body);
    if (!body.addresses.every(isAddressOrNetwork)) {
      throw new Problem('bodyInvalid', 'Field "addresses" has something that is no network.');
    }
    await changeStaff(tx, row.id, { addresses: [...body.addresses] });
    return {
      value: null,
      subject: subjectOf(row),
      brands: row.brands,
      before: { addresses: row.addresses },
      after: { addresses: body.addresses },
      news: [newsOfSessions(row.id)],
    };
  },
});

/** Every change of accounts and roles. */
export const listStaffActions = (parts: DeskParts) =>
  [
    inviteAction(parts),
    renewAction(parts),
    disableAction(),
    enableAction(),
    setRolesAction(parts),
    setAddressesAction(),
    createSaveRole(parts),
  ] as const;
