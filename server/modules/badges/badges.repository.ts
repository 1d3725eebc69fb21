import { notifyAfterCommit, type Tx } from '../../db/database.ts';

/** Whose badges. */
export interface BadgeOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** Has the open pages of members ask anew once the transaction is committed. */
export async function tellBadges(
  tx: Tx,
  merchantCode: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .insertInto('live_events')
    .values(
      memberIds.map((memberId) => ({
        merchant_code: merchantCode,
        kind: 'badges' as const,
        member_id: memberId,
      })),
    )
    .execute();
  notifyAfterCommit(tx);
}
