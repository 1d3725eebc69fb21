import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { MissionRow } from '../../db/missionTables.ts';
import type { Tables } from '../../db/tables.ts';

const withVersion = (tx: Tx) =>
  tx
    .selectFrom('missions')
    .leftJoin('mission_versions as kept', (join) =>
      join
        .onRef('kept.merchant_code', '=', 'missions.merchant_code')
        .onRef('kept.mission_id', '=', 'missions.id')
        .onRef('kept.version', '=', 'missions.version'),
    )
    .selectAll('missions')
    .select(['kept.terms', 'kept.created_at as published_at']);

/** Missions of the desk in a state, in their order. */
export const listOfDesk = (
  tx: Tx,
  {
    state,
    after,
    limit,
  }: {
    state: MissionRow['state'] | undefined;
    after: { readonly place: number; readonly id: string } | null;
    limit: number;
  },
) =>
  withVersion(tx)
    .$if(state !== undefined, (query) => query.where('missions.state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(missions.place, missions.id) > (${after!.place}, ${after!.id}::uuid)`,
      ),
    )
    .orderBy('missions.place')
    .orderBy('missions.id')
    .limit(limit)
    .execute();

/** A mission as the desk has it, with what holds. */
export type DeskMission = Awaited<ReturnType<typeof listOfDesk>>[number];

/** One of them, locked until the transaction ends. */
export const lockMission = (tx: Tx, id: string): Promise<DeskMission | undefined> =>
  withVersion(tx).where('missions.id', '=', id).forUpdate('missions').executeTakeFirst();

/** How many members began, reached and claimed each, and what was paid. */
export async function sumEntries(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    begun: string;
    reached: string;
    claimed: string;
    paid: string;
  }>`
    select mission_id as id, count(*)::text as begun, count(reached_at)::text as reached,
           count(claimed_at)::text as claimed,
           coalesce(sum(reward_minor) filter (where state = 'claimed'), 0)::text as paid
      from mission_entries where mission_id = any(${[...ids]}::uuid[]) group by mission_id`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes a new one. */
export async function insertMission(tx: Tx, row: Insertable<Tables['missions']>): Promise<void> {
  await tx.insertInto('missions').values(row).execute();
}

/** Changes one. */
export async function updateMission(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['missions']>,
): Promise<void> {
  await tx.updateTable('missions').set(changes).where('id', '=', id).execute();
}

/** Keeps what is published. */
export async function insertVersion(
  tx: Tx,
  row: Insertable<Tables['mission_versions']>,
): Promise<void> {
  await tx.insertInto('mission_versions').values(row).execute();
}
