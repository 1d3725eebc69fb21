import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import { enterDesk } from '../../db/deskScope.ts';
import type { MemberData } from '../../db/memberData.ts';
import type { DeskAuditTable } from '../../db/deskTables.ts';
import { writeCanonical } from './canonicalJson.ts';

/** A record as it is kept. */
export type AuditRow = Selectable<DeskAuditTable>;

/** What a record says; its place in the chain is found as it is written. */
export type NewRecord = Omit<AuditRow, 'id' | 'hash' | 'previous_hash'>;

/** The hash of a record: of the one before it and of everything that it says. */
function hashRecord(record: NewRecord & Pick<AuditRow, 'id' | 'previous_hash'>): Buffer {
  const { previous_hash, id, at, ...rest } = record;
  const text = writeCanonical({ ...rest, id: String(id), at: at.toISOString() });
  return createHash('sha256').update(previous_hash).update(text).digest();
}

/**
 * Writes a record after the last one, and gives its number. Others wait until the transaction ends, so it comes last in
 * a transaction.
 */
export async function insertRecord(tx: Tx, record: NewRecord): Promise<bigint> {
  const { rows } = await sql<{ id: bigint; hash: Buffer }>`select * from desk_audit_lock()`.execute(
    tx,
  );
  const head = rows[0]!;
  const whole = { ...record, id: head.id + 1n, previous_hash: head.hash };
  await tx
    .insertInto('desk_audit')
    .values({
      ...whole,
      before: JSON.stringify(record.before ?? null),
      after: JSON.stringify(record.after ?? null),
      hash: hashRecord(whole),
    })
    .execute();
  return whole.id;
}

/** Which records are asked for. */
export interface RecordsWanted {
  readonly staffId?: string | undefined;
  /** Of one call; of all that begin so where it ends with a dot. */
  readonly action?: string | undefined;
  readonly merchantCode?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly caseId?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

const found = (tx: Tx, wanted: RecordsWanted) => {
  const { staffId, action, merchantCode, subjectKind, subjectId, caseId, from, until } = wanted;
  const isArea = action?.endsWith('.');
  return tx
    .selectFrom('desk_audit')
    .$if(staffId !== undefined, (q) => q.where('staff_id', '=', staffId!))
    .$if(action !== undefined, (q) =>
      isArea ? q.where('action', 'like', `${action}%`) : q.where('action', '=', action!),
    )
    .$if(merchantCode !== undefined, (q) => q.where('merchant_code', '=', merchantCode!))
    .$if(subjectKind !== undefined, (q) => q.where('subject_kind', '=', subjectKind!))
    .$if(subjectId !== undefined, (q) => q.where('subject_id', '=', subjectId!))
    .$if(caseId !== undefined, (q) => q.where('case_id', '=', caseId!))
    .$if(from !== undefined, (q) => q.where('at', '>=', from!))
    .$if(until !== undefined, (q) => q.where('at', '<', until!));
};

/** What a subject is called to readers: members whose data went by the name that is left of them. */
const shownLabel = sql<string>`coalesce(
  (select label from desk_erasures where member_id::text = subject_id and subject_kind = 'member'),
  subject_label)`.as('subject_label');

/** Records, the newest first. */
export function listRecords(
  tx: Tx,
  wanted: RecordsWanted,
  { beforeId, limit }: { readonly beforeId: bigint | null; readonly limit: number },
): Promise<AuditRow[]> {
  return found(tx, wanted)
    .selectAll()
    .select(shownLabel)
    .$if(beforeId !== null, (q) => q.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many there are, up to `most`. */
export async function countRecords(tx: Tx, wanted: RecordsWanted, most: number): Promise<number> {
  const { count } = await tx
    .selectFrom(found(tx, wanted).select('id').limit(most).as('some'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One record that the transaction may see. */
export function findRecord(tx: Tx, id: bigint): Promise<AuditRow | undefined> {
  return tx
    .selectFrom('desk_audit')
    .selectAll()
    .select(shownLabel)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who changed a subject since a moment, by the ids of the staff; reads do not count. */
export async function listChangers(
  tx: Tx,
  subject: { readonly kind: string; readonly id: string },
  since: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('desk_audit')
    .select('staff_id')
    .distinct()
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('at', '>=', since)
    .where('action', 'not in', ['members.reveal', 'identity.open'])
    .where('staff_id', 'is not', null)
    .execute();
  return rows.map(({ staff_id }) => staff_id!);
}

/** Records about a member, as they are told to the member. */
export const auditMemberData: MemberData = {
  name: 'desk_audit',
  select: ({ merchantCode, memberId }) => sql`
    select jsonb_build_object('at', at, 'action', action, 'reason', reason, 'before', before, 'after', after)::text as line
      from desk_audit
     where subject_kind = 'member' and subject_id = ${memberId} and merchant_code = ${merchantCode}
     order by id`,
};

/** What was found when the whole chain was looked at. */
export interface ChainVerdict {
  readonly records: number;
  /** Hash of the newest one; whoever keeps it elsewhere finds a chain that was made anew. */
  readonly head: string;
  /** Sentences; empty where nothing is wrong. */
  readonly faults: readonly string[];
}

const BATCH = 1000;

/** Walks the chain of the audit from its beginning, as it stands at one moment. */
export async function verifyChain(db: Pick<Database, 'kysely'>): Promise<ChainVerdict> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await enterDesk(tx, null);
      await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
      const faults: string[] = [];
      let last: { id: bigint; hash: Buffer } = { id: 0n, hash: Buffer.alloc(32) };
      for (;;) {
        const rows = await tx
          .selectFrom('desk_audit')
          .selectAll()
          .where('id', '>', last.id)
          .orderBy('id')
          .limit(BATCH)
          .execute();
        for (const { hash, ...row } of rows) {
          if (row.id !== last.id + 1n) faults.push(`Record ${last.id + 1n} is missing.`);
          else if (!row.previous_hash.equals(last.hash)) {
            faults.push(`Record ${row.id} does not follow the one before it.`);
          }
          if (!hashRecord(row).equals(hash)) faults.push(`Record ${row.id} was changed.`);
          last = { id: row.id, hash };
        }
        if (rows.length < BATCH) break;
      }
      const head = await tx
        .selectFrom('desk_audit_head')
        .select(['id', 'hash'])
        .executeTakeFirstOrThrow();
      if (head.id !== last.id || !head.hash.equals(last.hash)) {
        faults.push(`The newest record is ${last.id}, and should be ${head.id}.`);
      }
      return { records: Number(last.id), head: last.hash.toString('hex'), faults };
    });
}
