import { createSecret, digestSecret } from '../../modules/session/secrets.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { BrandScope } from '../../db/deskScope.ts';
import { StartError } from '../../startError.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { leaveCases } from '../cases/cases.service.ts';
import { withDesk } from '../deskCall.ts';
import { newsOfSessions } from '../deskStream.ts';
import { isReadyRole } from './roles.ts';
import { deleteFactors, endSessions, replaceRecoveryCodes } from './sessions.repository.ts';
import {
  changeStaff,
  findStaffByEmail,
  insertInvitation,
  insertStaff,
  listOwnRoles,
  listStaff,
  type StaffRow,
} from './staff.repository.ts';

/** What the command line works with. */
export interface CommandLineDeps {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly now: Date;
  /** Where the desk is, such as https://desk.example.com. */
  readonly origin: string;
}

/** Somebody to invite. */
export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly brands: BrandScope;
}

const INVITATION_MS = 72 * 3_600_000;
const ALL = { merchantCode: null, scope: null } as const;

const audit = (
  tx: Tx,
  { now }: CommandLineDeps,
  {
    action,
    row,
    before,
    after,
  }: {
    action: string;
    row: Pick<StaffRow, 'id' | 'name' | 'brands'>;
    before: unknown;
    after: unknown;
  },
) =>
  writeAudit(tx, {
    staff: null,
    from: { ip: null, userAgent: null },
    at: now,
    merchantCode: null,
    brands: row.brands,
    action,
    subject: { kind: 'staff', id: row.id, label: row.name },
    reason: 'by the command line',
    caseId: null,
    before,
    after,
  });

async function makeLink(
  tx: Tx,
  { random, now, origin }: CommandLineDeps,
  staffId: string,
): Promise<string> {
  const token = createSecret(random);
  const ends_at = new Date(now.getTime() + INVITATION_MS);
  const digest = digestSecret(token);
  await insertInvitation(tx, { digest, staff_id: staffId, created_at: now, ends_at });
  return `${origin}/invitation#${token}`;
}

async function requireAccount(tx: Tx, email: string): Promise<StaffRow> {
  const row = await findStaffByEmail(tx, email);
  if (!row) throw new StartError(`There is no account of ${email}.`);
  return row;
}

/** Invites somebody, such as the first administrator; gives the link. Throws StartError with one sentence. */
export function inviteByCommandLine(deps: CommandLineDeps, invited: Invited): Promise<string> {
  const { email, name, roles, brands } = invited;
  return withDesk(deps.db, ALL, async (tx) => {
    const own = await listOwnRoles(tx);
    const unknown = roles.find((id) => !isReadyRole(id) && !own.some((role) => role.id === id));
    if (unknown !== undefined) throw new StartError(`There is no role "${unknown}".`);
    const row = {
      id: deps.ids(),
      email: email.toLowerCase(),
      name,
      password_hash: null,
      roles: [...roles],
      brands: brands && [...brands],
      created_at: deps.now,
      last_seen_at: null,
    };
    if (!(await insertStaff(tx, row))) throw new StartError(`There is an account of ${email}.`);
    const link = await makeLink(tx, deps, row.id);
    await audit(tx, deps, { action: 'staff.invite', row, before: null, after: invited });
    return link;
  });
}

/** Every account, by name. */
export function listByCommandLine({ db }: CommandLineDeps): Promise<readonly StaffRow[]> {
  return withDesk(db, ALL, (tx) => listStaff(tx, { scope: null }, { after: null, limit: 10_000 }));
}

/** Ends all sessions of an account and lets it sign in no more; what it asked for is withdrawn. Throws StartError. */
export async function disableByCommandLine(deps: CommandLineDeps, email: string): Promise<void> {
  const { db, now } = deps;
  const id = await withDesk(db, ALL, async (tx) => {
    const row = await requireAccount(tx, email);
    await changeStaff(tx, row.id, { state: 'disabled' });
    await endSessions(tx, row.id, { now });
    await leaveCases(tx, { staffId: row.id, by: null, now, reason: 'by the command line' });
    const [before, after] = [{ state: row.state }, { state: 'disabled' }];
    await audit(tx, deps, { action: 'staff.disable', row, before, after });
    return row.id;
  });
  db.deskNotifier.notify(newsOfSessions(id));
}

/** Takes all second factors of an account and ends its sessions; gives the link by which it begins anew. Throws StartError. */
export async function resetByCommandLine(deps: CommandLineDeps, email: string): Promise<string> {
  const { db, now } = deps;
  const { id, link } = await withDesk(db, ALL, async (tx) => {
    const row = await requireAccount(tx, email);
    await changeStaff(tx, row.id, { state: 'invited', password_hash: null });
    await deleteFactors(tx, row.id);
    await replaceRecoveryCodes(tx, row.id, []);
    await endSessions(tx, row.id, { now });
    const made = await makeLink(tx, deps, row.id);
    const [before, after] = [{ state: row.state }, { state: 'invited' }];
    await audit(tx, deps, { action: 'staff.renewInvitation', row, before, after });
    return { id: row.id, link: made };
  });
  db.deskNotifier.notify(newsOfSessions(id));
  return link;
}
