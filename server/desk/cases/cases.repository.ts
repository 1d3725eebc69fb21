import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DeskCasesTable } from '../../db/deskTables.ts';

/** A case as it is kept. */
export type CaseRow = Selectable<DeskCasesTable>;

/** A case with the names of those it is about. */
export interface CaseWithNames extends CaseRow {
  readonly asked_by_name: string;
  readonly taken_by_name: string | null;
  readonly decided_by_name: string | null;
}

const withNames = (tx: Tx) =>
  tx
    .selectFrom('desk_cases')
    .innerJoin('desk_staff as asker', 'asker.id', 'asked_by')
    .leftJoin('desk_staff as taker', 'taker.id', 'taken_by')
    .leftJoin('desk_staff as decider', 'decider.id', 'decided_by')
    .selectAll('desk_cases')
    .select([
      'asker.name as asked_by_name',
      'taker.name as taken_by_name',
      'decider.name as decided_by_name',
    ]);

export async function insertCase(tx: Tx, row: Insertable<DeskCasesTable>): Promise<void> {
  await tx.insertInto('desk_cases').values(row).execute();
}

export function findCase(tx: Tx, id: string): Promise<CaseWithNames | undefined> {
  return withNames(tx).where('desk_cases.id', '=', id).executeTakeFirst();
}

/** A case that nobody else decides until the transaction ends. */
export function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  return tx
    .selectFrom('desk_cases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeCase(
  tx: Tx,
  id: string,
  changes: Partial<Omit<CaseRow, 'result'>> & { readonly result?: string | null },
): Promise<void> {
  await tx
    .updateTable('desk_cases')
    .set(changes as never)
    .where('id', '=', id)
    .execute();
}

/** Which cases are asked for. */
export interface CasesWanted {
  readonly isWaiting: boolean;
  /** Only of these calls, and those of `askedBy`; null for all. */
  readonly actions: readonly string[] | null;
  readonly askedBy: string;
  readonly onlyOwn?: boolean;
  readonly action?: string | undefined;
  readonly merchantCode?: string | undefined;
}

/** Cases, those that wait from the oldest on, those that were decided from the newest on. */
export function listCases(
  tx: Tx,
  wanted: CasesWanted,
  { after, limit }: { readonly after: bigint | null; readonly limit: number },
): Promise<CaseWithNames[]> {
  const { isWaiting, actions, askedBy, onlyOwn = false, action, merchantCode } = wanted;
  return withNames(tx)
    .where('desk_cases.state', isWaiting ? '=' : '<>', 'waiting')
    .$if(actions !== null && !onlyOwn, (q) =>
      q.where((eb) => eb.or([eb('asked_by', '=', askedBy), eb('action', 'in', [...actions!, ''])])),
    )
    .$if(onlyOwn, (q) => q.where('asked_by', '=', askedBy))
    .$if(action !== undefined, (q) => q.where('action', '=', action!))
    .$if(merchantCode !== undefined, (q) => q.where('merchant_code', '=', merchantCode!))
    .$if(after !== null, (q) => q.where('number', isWaiting ? '>' : '<', after!))
    .orderBy('number', isWaiting ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

/** How many cases a list has, up to `most`. */
export async function countCases(tx: Tx, wanted: CasesWanted, most: number): Promise<number> {
  const { isWaiting, actions, askedBy, onlyOwn = false, action, merchantCode } = wanted;
  const some = tx
    .selectFrom('desk_cases')
    .select('id')
    .where('state', isWaiting ? '=' : '<>', 'waiting')
    .$if(actions !== null && !onlyOwn, (q) =>
      q.where((eb) => eb.or([eb('asked_by', '=', askedBy), eb('action', 'in', [...actions!, ''])])),
    )
    .$if(onlyOwn, (q) => q.where('asked_by', '=', askedBy))
    .$if(action !== undefined, (q) => q.where('action', '=', action!))
    .$if(merchantCode !== undefined, (q) => q.where('merchant_code', '=', merchantCode!))
    .limit(most);
  const { count } = await tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What waits of one call in one currency; the sum in minor units. */
export interface CaseGroup {
  readonly action: string;
  readonly currency: string | null;
  readonly decimals: number | null;
  readonly count: number;
  readonly of_others: number;
  readonly sum_minor: bigint | null;
  readonly oldest_at: Date;
}

/** What waits and may be seen, by call and currency, the oldest first. */
export async function groupWaiting(
  tx: Tx,
  { actions, askedBy }: Pick<CasesWanted, 'actions' | 'askedBy'>,
): Promise<CaseGroup[]> {
  const { rows } = await sql<CaseGroup>`
    select action, currency, decimals, count(*)::int as count,
           (count(*) filter (where asked_by <> ${askedBy}::uuid and not ${askedBy}::uuid = any(bound)))::int as of_others,
           sum(amount_minor)::bigint as sum_minor, min(asked_at) as oldest_at
      from desk_cases
     where state = 'waiting'
       and (${actions === null} or asked_by = ${askedBy}::uuid or action = any(${[...(actions ?? [])]}::text[]))
     group by action, currency, decimals
     order by min(asked_at)`.execute(tx);
  return rows;
}

/** Withdraws what somebody asked for and lets go what they took; gives the ids of those cases. */
export async function leaveCases(
  tx: Tx,
  { staffId, by, now, reason }: { staffId: string; by: string | null; now: Date; reason: string },
): Promise<string[]> {
  const withdrawn = await tx
    .updateTable('desk_cases')
    .set({ state: 'withdrawn', decided_by: by, decided_at: now, decision_reason: reason })
    .where('asked_by', '=', staffId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute();
  const freed = await tx
    .updateTable('desk_cases')
    .set({ taken_by: null, taken_until: null })
    .where('taken_by', '=', staffId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute();
  return [...withdrawn, ...freed].map(({ id }) => id);
}

/** Whether a case about something waits, beside those of one call. */
export async function hasWaitingAbout(
  tx: Tx,
  { kind, id, except }: { readonly kind: string; readonly id: string; readonly except?: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('desk_cases')
    .select('id')
    .where('state', '=', 'waiting')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .$if(except !== undefined, (q) => q.where('action', '<>', except!))
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives what cases are about another name. */
export async function renameSubject(
  tx: Tx,
  { kind, id, label }: { readonly kind: string; readonly id: string; readonly label: string },
): Promise<void> {
  await tx
    .updateTable('desk_cases')
    .set({ subject_label: label })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}
