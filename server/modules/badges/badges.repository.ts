import { notifyAfterCommit, type Tx } from '../../db/database.ts';

/** Whose badges. */
export interface BadgeOwner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** Has the open pages of a member ask anew once the transaction is committed. */
export async function tellBadges(tx: Tx, { merchantCode, memberId }: BadgeOwner): Promise<void> {
  await tx
    .insertInto('live_events')
    .values({ merchant_code: merchantCode, kind: 'badges', member_id: memberId })
    .execute();
  notifyAfterCommit(tx);
}
