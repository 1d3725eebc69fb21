import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AgentLinksTable } from '../../db/lineTables.ts';
import type { RowPlace } from '../../http/rowPlace.ts';

/** A registration link of an agent. */
export type AgentLink = Selectable<AgentLinksTable>;

/** The rebate point of a member and how deep it stands; where points change locked until the end, so that they do one by one. */
export async function readStanding(
  tx: Tx,
  of: {
    readonly merchantCode: string;
    readonly id: string;
    readonly at: Date;
    readonly isLocked?: boolean;
  },
) {
  const { rows } = await sql<{ point: number | null; depth: number }>`
    select rebate_point as point, (
        select coalesce(max(depth), 0) from member_lines line
         where line.merchant_code = ${of.merchantCode} and line.descendant_id = ${of.id}::uuid and ${of.at} < line.until_at) as depth
      from members where merchant_code = ${of.merchantCode} and id = ${of.id}::uuid
      ${of.isLocked ? sql`for no key update` : sql``}`.execute(tx);
  return rows[0];
}

/** The highest point by name right below a member, and on its open links; null where there is none. */
export async function findHighestBelow(tx: Tx, id: string): Promise<number | null> {
  const { rows } = await sql<{ point: number | null }>`
    select max(rebate_point)::integer as point from members where upline_id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0]!.point;
}

/** Sets the point of a member. */
export async function setPoint(tx: Tx, id: string, rebate_point: number): Promise<void> {
  await tx.updateTable('members').set({ rebate_point }).where('id', '=', id).execute();
}

/** Keeps a link. */
export function insertLink(tx: Tx, link: Insertable<AgentLinksTable>): Promise<AgentLink> {
  return tx.insertInto('agent_links').values(link).returningAll().executeTakeFirstOrThrow();
}

/** Closes a link of an agent; undefined where it has none of that code. */
export function closeLink(tx: Tx, agentId: string, code: string): Promise<AgentLink | undefined> {
  return tx
    .updateTable('agent_links')
    .set({ is_active: false })
    .where('agent_id', '=', agentId)
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirst();
}

/** How many links an agent has. */
export async function countLinks(tx: Tx, agentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_links')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('agent_id', '=', agentId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Links of an agent, the newest first. */
export function listLinks(
  tx: Tx,
  agentId: string,
  { before, limit }: { readonly before: RowPlace | null; readonly limit: number },
): Promise<AgentLink[]> {
  return tx
    .selectFrom('agent_links')
    .selectAll()
    .where('agent_id', '=', agentId)
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(created_at, code) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(limit)
    .execute();
}

/** A member right below an agent today, locked. */
export async function findDirect(tx: Tx, agentId: string, id: string) {
  return tx
    .selectFrom('members')
    .select(['id', 'account', 'rebate_point'])
    .where('id', '=', id)
    .where('upline_id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
