import { sql, type Insertable, type Selectable } from 'kysely';
import { notifyAfterCommit, type Database, type Tx } from '../../db/database.ts';
import { kept } from '../../db/keptStatements.ts';
import { createBatchLoader } from '../../db/batchLoader.ts';
import type { MembersTable, SessionsTable } from '../../db/tables.ts';

/** A session with its member's standing. */
export type FoundSession = Pick<
  Selectable<SessionsTable>,
  | 'id'
  | 'member_id'
  | 'cookie_digest'
  | 'method'
  | 'proved_at'
  | 'last_seen_at'
  | 'idle_ends_at'
  | 'ends_at'
  | 'ended_at'
> &
  Pick<Selectable<MembersTable>, 'account' | 'member_type' | 'status' | 'expires_at'>;

/** Whose token it is said to be. */
export interface ShownToken {
  readonly merchantCode: string;
  readonly digest: Buffer;
}

/** Finds the session of a token: every call of a member begins with it. */
export type FindSession = (shown: ShownToken) => Promise<FoundSession | undefined>;

/** Makes the finder of a database's sessions; those that are asked for at once are looked up together. */
export const createSessionFinder = ({ kysely }: Pick<Database, 'kysely'>): FindSession =>
  createBatchLoader({
    groupOf: ({ merchantCode }) => merchantCode,
    async loadAll(shown) {
      const digests = shown.map(({ digest }) => digest);
      const { rows } = await sql<FoundSession & { readonly place: number }>`${kept}
        select * from sessions_of_tokens(${shown[0].merchantCode}, ${digests})`.execute(kysely);
      const found = new Map(rows.map((row) => [row.place, row]));
      return shown.map((_, at) => found.get(at + 1));
    },
  });

/** Those of some sessions that are over, by whatever made them end. */
export async function listOver(
  tx: Tx,
  merchantCode: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::uuid[]) as asked (id)
     where not exists (
       select from sessions join members on members.id = sessions.member_id
        where sessions.id = asked.id and sessions.merchant_code = ${merchantCode}
          and ended_at is null and idle_ends_at > ${now} and ends_at > ${now}
          and members.status = 'active' and (expires_at is null or expires_at > ${now}))`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Writes down that a session was used, and until when it may rest. */
export async function touchSession(
  tx: Tx,
  id: string,
  times: { readonly last_seen_at: Date; readonly idle_ends_at: Date },
): Promise<void> {
  await tx.updateTable('sessions').set(times).where('id', '=', id).execute();
}

/** How much is kept of a member's sign-ins. */
export interface KeptSignIns {
  /** Sessions at a time. */
  readonly sessions: number;
  readonly addresses: number;
}

/** When a network was last seen is known to the day. */
const DAY_MS = 86_400_000;

type NewSession = Insertable<SessionsTable>;

const sessionsOf = (
  db: Pick<Tx, 'selectFrom'>,
  { merchant_code, member_id, created_at }: NewSession,
) =>
  db
    .selectFrom('sessions')
    .where('merchant_code', '=', merchant_code)
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', new Date(created_at));

async function endOldest(tx: Tx, session: NewSession, most: number): Promise<void> {
  notifyAfterCommit(tx);
  const beyond = sessionsOf(tx, session)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(most);
  await tx
    .updateTable('sessions')
    .set({ ended_at: session.created_at })
    .where('id', 'in', beyond)
    .execute();
}

async function forgetNetworks(
  tx: Tx,
  { merchant_code, member_id }: NewSession,
  most: number,
): Promise<void> {
  await tx
    .deleteFrom('member_addresses')
    .where('merchant_code', '=', merchant_code)
    .where('member_id', '=', member_id)
    .where('ip', 'in', (eb) =>
      eb
        .selectFrom('member_addresses')
        .select('ip')
        .where('merchant_code', '=', merchant_code)
        .where('member_id', '=', member_id)
        .orderBy('last_seen_at', 'desc')
        .orderBy('ip')
        .offset(most),
    )
    .execute();
}

/**
 * Keeps a new session, and the network it begins from. Of the member's sessions the oldest end, and those networks are
 * forgotten that were not used for longest, where there are more than `most`. Lock the member first, else two sign-ins
 * at a time do not know of each other.
 */
export async function keepSession(
  tx: Tx,
  session: NewSession,
  {
    network,
    country,
    most,
  }: {
    readonly network: string;
    readonly country: string | null;
    readonly most: KeptSignIns;
  },
): Promise<{ readonly isNewPlace: boolean }> {
  const { merchant_code, member_id, created_at: now } = session;
  const { others, is_new, places } = await tx
    .with('met', (db) =>
      db
        .insertInto('member_addresses')
        .values({ merchant_code, member_id, ip: network, first_seen_at: now, last_seen_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['merchant_code', 'member_id', 'ip'])
            .doUpdateSet({ last_seen_at: now })
            .where('member_addresses.last_seen_at', '<', new Date(+new Date(now) - DAY_MS)),
        )
        .returning(sql<boolean>`xmax = 0`.as('is_new')),
    )
    .with('noted', (db) =>
      db.insertInto('member_sign_ins').values({
        merchant_code,
        member_id,
        id: session.id,
        at: now,
        method: session.method,
        ip: session.ip,
        country,
        user_agent: session.user_agent ?? '',
      }),
    )
    .insertInto('sessions')
    .values(session)
    .returning((eb) => [
      sessionsOf(tx, session)
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .as('others'),
      eb.selectFrom('met').select('is_new').as('is_new'),
      eb
        .selectFrom('member_addresses')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .where('merchant_code', '=', merchant_code)
        .where('member_id', '=', member_id)
        .as('places'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(others) >= most.sessions) await endOldest(tx, session, most.sessions);
  if (is_new) await forgetNetworks(tx, session, most.addresses);
  // The first place of all is where the account was opened.
  return { isNewPlace: !!is_new && Number(places) > 0 };
}

/** Gives a session another token and cookie; the ones before are worth nothing at once. */
export async function replaceSecrets(
  tx: Tx,
  id: string,
  digests: Pick<SessionsTable, 'token_digest' | 'cookie_digest'> & { readonly proved_at?: Date },
): Promise<void> {
  await tx.updateTable('sessions').set(digests).where('id', '=', id).execute();
}

export async function endSession(tx: Tx, id: string, now: Date): Promise<void> {
  notifyAfterCommit(tx);
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a member but one, or only one; gives how many there were. */
export async function endSessionsOf(
  tx: Tx,
  {
    memberId,
    exceptId,
    onlyId,
    now,
  }: { memberId: string; exceptId: string | null; onlyId?: string | undefined; now: Date },
): Promise<number> {
  notifyAfterCommit(tx);
  const done = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId!))
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/** Voids every "remember me" of a member. */
export async function revokeTicketsOf(tx: Tx, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('device_tickets')
    .set({ revoked_at: now })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Writes down what a sign-in tells about the member; `first_login_at` only the first time. False where the member is
 * no longer as `member` says: the password was changed or the account closed since it was read.
 */
export async function recordSignIn(
  tx: Tx,
  {
    member,
    mustChange,
    now,
  }: {
    readonly member: Pick<
      Selectable<MembersTable>,
      'id' | 'password_hash' | 'status' | 'sign_in_frozen_until'
    >;
    readonly mustChange: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const recorded = await tx
    .updateTable('members')
    .set((eb) => ({
      first_login_at: eb.fn.coalesce('first_login_at', eb.val(now)),
      ...(mustChange ? { password_must_change: true } : {}),
    }))
    .where('id', '=', member.id)
    .where('password_hash', 'is not distinct from', member.password_hash)
    .where('status', '=', member.status)
    .where('sign_in_frozen_until', 'is not distinct from', member.sign_in_frozen_until)
    .executeTakeFirst();
  return recorded.numUpdatedRows === 1n;
}
