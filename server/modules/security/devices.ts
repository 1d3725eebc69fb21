import Bowser from 'bowser';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  endMySessions,
  listMySessions,
  listMySignIns,
} from '../../../schemas/api/security.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { FactorCall } from '../session/memberFactors.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Parts } from '../../composition/module.ts';

/** Where members are signed in, and were. */
export interface Devices {
  list(call: FactorCall): Promise<ValueOf<typeof listMySessions>>;
  /** Throws Problem notFound. */
  end(
    call: FactorCall,
    body: BodyOf<typeof endMySessions>,
  ): Promise<ValueOf<typeof listMySessions>>;
  listSignIns(
    call: FactorCall,
    page: { readonly limit: number; readonly before?: string | undefined },
  ): Promise<ValueOf<typeof listMySignIns>>;
}

/** What the session module tells of sessions. */
type SessionReads = Pick<Parts['session']['ofMembers'], 'listLive' | 'listSignIns'>;

interface Seen {
  readonly ip: string;
  readonly country: string | null;
  readonly user_agent: string;
  readonly method: string;
}

/** A device as its owner knows it again. */
function describeDevice({ ip, country, user_agent, method }: Seen) {
  const { browser, os, platform } = Bowser.parse(user_agent || ' ');
  const isPhone = platform.type === 'mobile' || platform.type === 'tablet';
  return { ip, country, method, isPhone, browser: browser.name || null, system: os.name || null };
}

/** Makes what members see and do of their devices. */
export function createDevices({
  db,
  sessions,
  reads,
}: {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly reads: SessionReads;
}): Devices {
  async function list(tx: Tx, { caller, member, now }: FactorCall) {
    const { merchantCode } = caller.brand;
    const rows = await reads.listLive(tx, { merchantCode, memberId: member.memberId, now });
    const described = rows.map((row) => ({
      id: row.id,
      isThis: row.id === member.sessionId,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      ...describeDevice(row),
    }));
    return { sessions: described.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) };
  }
  return {
    list: (call) => withTransaction(db, call.caller.brand, (tx) => list(tx, call)),
    end: (call, { id }) =>
      withTransaction(db, call.caller.brand, async (tx) => {
        const { member, now } = call;
        if (id === undefined) {
          await sessions.endOthers(tx, member.memberId, member.sessionId, now);
        } else if (!(await sessions.endOf(tx, member.memberId, { sessionId: id, now }))) {
          throw new Problem('notFound', 'There is no such session.');
        }
        return list(tx, call);
      }),
    async listSignIns({ caller, member }, { limit, before }) {
      const { merchantCode } = caller.brand;
      const [ms, id] = before?.split('_') ?? [];
      const page = {
        merchantCode,
        memberId: member.memberId,
        before: ms !== undefined && id !== undefined ? ([new Date(Number(ms)), id] as const) : null,
        limit: limit + 1,
      };
      const rows = await withTransaction(db, { merchantCode }, (tx) => reads.listSignIns(tx, page));
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        signIns: shown.map((row) => ({
          id: row.id,
          at: row.at.toISOString(),
          ...describeDevice(row),
        })),
        next: last ? `${last.at.getTime()}_${last.id}` : null,
      };
    },
  };
}
