import { sql, type Kysely, type Transaction } from 'kysely';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import type { Tables } from '../../db/tables.ts';

/** What one operator proposed of an issue, and nobody confirmed yet. */
export interface Proposal {
  readonly id: bigint;
  readonly verb: 'enter' | 'correct' | 'void';
  readonly lottery: string;
  readonly issue: string;
  /** Null where the issue is to be void. */
  readonly draw: DrawJson | null;
  readonly reason: string | null;
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

/** Proposals that wait for somebody to confirm them, the oldest first: all, or the one of an issue. */
export async function listProposals(
  db: Kysely<Tables>,
  of?: { readonly lottery: string; readonly issue: string },
): Promise<readonly Proposal[]> {
  let query = db
    .selectFrom('lottery_proposals as proposal')
    .innerJoin('lottery_issues as issue', 'issue.id', 'proposal.issue_id')
    .select([
      'proposal.id',
      'proposal.verb',
      'issue.lottery',
      'issue.issue',
      'proposal.draw',
      'proposal.reason',
      'proposal.proposed_by as proposedBy',
      'proposal.proposed_at as proposedAt',
    ])
    .where('proposal.ended_at', 'is', null);
  if (of) query = query.where('issue.lottery', '=', of.lottery).where('issue.issue', '=', of.issue);
  return query.orderBy('proposal.id').execute();
}

/** Writes a proposal in place of the one that waits for the same issue; the issue's row is locked. */
export async function replaceProposal(
  tx: Transaction<Tables>,
  {
    issueId,
    verb,
    draw,
    reason,
    version,
    proposedBy,
  }: Pick<Proposal, 'verb' | 'draw' | 'reason' | 'proposedBy'> & {
    readonly issueId: bigint;
    readonly version: number;
  },
): Promise<void> {
  await tx
    .updateTable('lottery_proposals')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('issue_id', '=', issueId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .insertInto('lottery_proposals')
    .values({
      verb,
      issue_id: issueId,
      draw: draw === null ? null : JSON.stringify(draw),
      reason,
      version,
      proposed_by: proposedBy,
      ended_at: null,
      confirmed_by: null,
    })
    .execute();
}

/** Ends a proposal as confirmed; false where it ended before, or was made of another version of the issue. */
export async function confirmProposal(
  tx: Transaction<Tables>,
  {
    id,
    confirmedBy,
    version,
  }: { readonly id: bigint; readonly confirmedBy: string; readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lottery_proposals')
    .set({ ended_at: sql<Date>`clock_timestamp()`, confirmed_by: confirmedBy })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
