import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Has moves and registrations of a merchant wait for each other. */
export async function lockLines(tx: Tx, merchantCode: string): Promise<void> {
  await sql`select lock_lines(${merchantCode}, true)`.execute(tx);
}

/** How deep a team is below a member, what is planned included; 0 for nobody. */
export async function readTeamDepth(tx: Tx, merchantCode: string, memberId: string) {
  const { depth } = await tx
    .selectFrom('member_lines')
    .select(({ fn }) => fn.max('depth').as('depth'))
    .where('merchant_code', '=', merchantCode)
    .where('ancestor_id', '=', memberId)
    .where(sql<boolean>`until_at = 'infinity'`)
    .executeTakeFirstOrThrow();
  return depth ?? 0;
}

/** Who stands above a member in the end, what is planned included, with how far up. */
export const listAbove = (tx: Tx, merchantCode: string, memberId: string) =>
  tx
    .selectFrom('member_lines')
    .select(['ancestor_id as id', 'depth'])
    .where('merchant_code', '=', merchantCode)
    .where('descendant_id', '=', memberId)
    .where(sql<boolean>`until_at = 'infinity'`)
    .execute();

/** Gives a member another upline, or none, from a moment on; the team comes along. */
export async function setUpline(
  tx: Tx,
  {
    merchantCode,
    memberId,
    uplineId,
    from,
  }: { merchantCode: string; memberId: string; uplineId: string | null; from: Date },
): Promise<void> {
  await sql`select set_config('app.line_moves_at', ${from.toISOString()}, true)`.execute(tx);
  await tx
    .updateTable('members')
    .set({ upline_id: uplineId })
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', memberId)
    .execute();
}
