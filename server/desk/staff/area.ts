import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import { READY_ROLES } from '../../../schemas/desk/roles.ts';
import {
  getStaff,
  listRoles,
  listStaff as listEndpoint,
  listStaffSignIns,
  suggestStaff,
} from '../../../schemas/desk/staff.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { Area, Desk } from '../area.ts';
import { COUNTED, isUuid, readCursor, readNumberCursor, toPage, writeCursor } from '../cursor.ts';
import { coversScope, inCall, type Staff } from '../deskCall.ts';
import { listFactors, listSessions } from './sessions.repository.ts';
import {
  countSignIns,
  countStaff,
  findStaff,
  listActive,
  listOwnRoles,
  listSignIns,
  listStaff,
  type StaffRow,
} from './staff.repository.ts';
import { listStaffActions } from './staffActions.ts';

type StaffItem = DeskValueOf<typeof listEndpoint>['items'][number];

const SUGGESTED = 10;

const describe = (row: StaffRow): StaffItem => ({
  id: row.id,
  name: row.name,
  email: row.email,
  state: row.state,
  roles: row.roles,
  brands: row.brands,
  members: { lines: row.lines, vipFrom: row.vip_from },
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

async function requireSeen(tx: Tx, staff: Staff, id: string): Promise<StaffRow> {
  const row = isUuid(id) ? await findStaff(tx, id) : undefined;
  if (!row || !coversScope(staff.brands, row.brands)) {
    throw new Problem('notFound', 'There is no such account.');
  }
  return row;
}

function mountLists({ parts: { db }, serve }: Desk): void {
  serve(listEndpoint, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, ...filters } = call.query;
      const wanted = { ...filters, scope: call.staff.brands };
      const cursor = readCursor(after, 2);
      if (cursor && !isUuid(cursor[1]!)) {
        throw new Problem('queryInvalid', 'Field "after" is of no page.');
      }
      const page = { after: cursor as [string, string] | null, limit: limit + 1 };
      const rows = await listStaff(tx, wanted, page);
      return toPage(rows, {
        limit,
        count: await countStaff(tx, wanted),
        toItem: describe,
        cursorOf: ({ name, id }) => writeCursor(name.toLowerCase(), id),
      });
    }),
  );
  serve(suggestStaff, (call) =>
    inCall(db, call, async (tx) => {
      const wanted = { scope: call.staff.brands, q: call.query.q };
      const rows = await listStaff(tx, wanted, { after: null, limit: SUGGESTED });
      return { items: rows.map(({ id, name }) => ({ id, name })) };
    }),
  );
  serve(listStaffSignIns, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, id } = call.query;
      const { id: staffId } = await requireSeen(tx, call.staff, id);
      const page = { beforeId: readNumberCursor(after), limit: limit + 1 };
      const rows = await listSignIns(tx, staffId, page);
      return toPage(rows, {
        limit,
        count: await countSignIns(tx, staffId, COUNTED),
        toItem: (row) => ({
          id: String(row.id),
          at: row.at.toISOString(),
          result: row.result,
          factor: row.factor,
          ip: row.ip,
          userAgent: row.user_agent,
          isNewDevice: row.is_new_device,
        }),
        cursorOf: (row) => writeCursor(String(row.id)),
      });
    }),
  );
}

function mountOne({ parts: { db }, serve }: Desk): void {
  serve(getStaff, (call) =>
    inCall(db, call, async (tx) => {
      const row = await requireSeen(tx, call.staff, call.query.id);
      const factors = await listFactors(tx, row.id);
      const sessions = await listSessions(tx, row.id, call.now);
      return {
        ...describe(row),
        addresses: row.addresses,
        factors: factors.map(({ kind, name, added_at, last_used_at }) => ({
          kind,
          name,
          addedAt: added_at.toISOString(),
          lastUsedAt: last_used_at?.toISOString() ?? null,
        })),
        sessions: sessions
          .filter(({ factor_shown_at }) => factor_shown_at !== null)
          .map(({ ip, user_agent, created_at, last_seen_at }) => ({
            ip,
            userAgent: user_agent,
            startedAt: created_at.toISOString(),
            lastSeenAt: last_seen_at.toISOString(),
          })),
        version: row.version,
      };
    }),
  );
  serve(listRoles, (call) =>
    inCall(db, call, async (tx) => {
      const active = (await listActive(tx)).filter(({ brands }) =>
        coversScope(call.staff.brands, brands),
      );
      const countHolders = (id: string) => active.filter(({ roles }) => roles.includes(id)).length;
      const ready = READY_ROLES.map((role) => ({ ...role, name: null, isReady: true, version: 0 }));
      const own = (await listOwnRoles(tx)).map((role) => ({ ...role, isReady: false }));
      return {
        items: [...ready, ...own].map((role) => ({
          ...role,
          permissions: [...role.permissions],
          limits: [...role.limits],
          holders: countHolders(role.id),
        })),
      };
    }),
  );
}

/** Accounts of the staff and their roles. */
export const staffArea: Area = {
  name: 'staff',
  mount(desk) {
    mountLists(desk);
    mountOne(desk);
    for (const action of listStaffActions(desk.parts)) desk.serveAction(action as never);
  },
};
