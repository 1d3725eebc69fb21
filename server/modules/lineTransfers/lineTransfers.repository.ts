import { sql } from 'kysely';
import { notifyAfterCommit, type Tx } from '../../db/database.ts';
import type { RowPlace } from '../../http/rowPlace.ts';
import type { LineTransferRow } from '../../db/lineTables.ts';

/** A transfer with the account of the other. */
export type NamedTransfer = LineTransferRow & { readonly other: string };

/** Waits for whoever else sends money of the same member: what was sent today counts. */
export async function lockSender(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line ${memberId}`}, 0))`.execute(tx);
}

/** Whether a member stands below an agent at a moment, at most so deep. */
export async function isBelow(
  tx: Tx,
  {
    merchantCode,
    agentId,
    memberId,
    depth,
    now,
  }: { merchantCode: string; agentId: string; memberId: string; depth: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('member_lines')
    .select('depth')
    .where('merchant_code', '=', merchantCode)
    .where('descendant_id', '=', memberId)
    .where('ancestor_id', '=', agentId)
    .where('depth', '>', 0)
    .where('depth', '<=', depth)
    .where('from_at', '<=', now)
    .where('until_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a transfer. */
export async function insertLineTransfer(tx: Tx, row: LineTransferRow): Promise<void> {
  await tx.insertInto('line_transfers').values(row).execute();
  notifyAfterCommit(tx);
}

/** What a member sent and got, the newest first. */
export async function listLineTransfers(
  tx: Tx,
  {
    memberId,
    before,
    limit,
  }: {
    memberId: string;
    before: RowPlace | null;
    limit: number;
  },
): Promise<readonly NamedTransfer[]> {
  const part = (own: 'from_id' | 'to_id', other: 'from_id' | 'to_id') =>
    tx
      .selectFrom('line_transfers')
      .innerJoin('members', 'members.id', `line_transfers.${other}`)
      .selectAll('line_transfers')
      .select('members.account as other')
      .where(`line_transfers.${own}`, '=', memberId)
      .$if(before !== null, (q) =>
        q.where(
          sql<boolean>`(line_transfers.created_at, line_transfers.id) < (${before!.at}, ${before!.id})`,
        ),
      )
      .orderBy('line_transfers.created_at', 'desc')
      .orderBy('line_transfers.id', 'desc')
      .limit(limit);
  const sent = await part('from_id', 'to_id').execute();
  const got = await part('to_id', 'from_id').execute();
  return [...sent, ...got]
    .sort(
      (one, other) =>
        other.created_at.getTime() - one.created_at.getTime() || (one.id < other.id ? 1 : -1),
    )
    .slice(0, limit);
}

/** What a member sent on the day of a moment, and when that day ends. */
export async function readSentToday(
  tx: Tx,
  { memberId, timeZone, now }: { memberId: string; timeZone: string; now: Date },
): Promise<{ readonly count: number; readonly sumMinor: bigint; readonly endsAt: Date }> {
  const { rows } = await sql<{ count: string; sum: string; ends_at: Date }>`
    select count(*)::text as count, coalesce(sum(amount_minor), 0)::text as sum,
           (date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} as ends_at
      from line_transfers
     where from_id = ${memberId}
       and created_at >= date_trunc('day', ${now}::timestamptz, ${timeZone})`.execute(tx);
  const { count, sum, ends_at: endsAt } = rows[0]!;
  return { count: Number(count), sumMinor: BigInt(sum), endsAt };
}
