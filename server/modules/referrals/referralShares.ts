import { shareOf } from '../../../engine/payments/rates.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { areRewardsHeld } from '../../db/rewardedMembers.ts';
import type { BetsService } from '../bets/bets.service.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import { bookReward } from './bookReward.ts';
import { listSharing, lockReferral, readRisk, updateReferral } from './referrals.repository.ts';
import { readKept } from './referralTerms.ts';

const PAGE = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Makes what pays shares of friends' bets: for everybody whose days are over, each by itself. */
export function createSharePay({
  db,
  clock,
  bonuses,
  bets,
  onError,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  readonly bonuses: Pick<BonusEngine, 'grant'>;
  readonly bets: Pick<BetsService, 'sumValid'>;
  readonly onError: (error: unknown) => void;
}): () => Promise<void> {
  /** Pays for the days that are over, once; a day that somebody took a break on brings nothing. */
  async function share(tx: Tx, friendId: string, until: Date, now: Date): Promise<void> {
    const row = await lockReferral(tx, friendId);
    if (!row?.share_until || row.share_until >= until) return;
    const { merchant_code: merchantCode, inviter_id: inviterId, currency } = row;
    const owner = { merchantCode, memberId: friendId, currency };
    const validMinor = await bets.sumValid(tx, owner, until, row.share_until);
    // What is held waits.
    if ((await areRewardsHeld(tx, inviterId)) || (await areRewardsHeld(tx, friendId))) return;
    const risk = await readRisk(tx, { inviterId, friendId, now, since: now });
    const isDue = validMinor > 0n && !risk.isPaused;
    const amountMinor = isDue ? shareOf(validMinor, readKept(row.terms).betShare) : 0n;
    if (amountMinor > 0n) {
      await bookReward(tx, bonuses, row, {
        name: `referral:${friendId}:share:${until.toISOString()}`,
        reference: 'referral share',
        memberId: inviterId,
        amountMinor,
        at: now,
      });
    }
    const share_minor = row.share_minor + amountMinor;
    await updateReferral(tx, friendId, { share_until: until, share_minor });
  }

  return async () => {
    for (let after = NOBODY; ;) {
      const page = await listSharing(db.owner, { now: clock(), after, limit: PAGE });
      for (const { merchant_code: merchantCode, friend_id: friendId, until } of page) {
        await withTransaction(db, { merchantCode }, (tx) =>
          share(tx, friendId, until, clock()),
        ).catch(onError);
      }
      if (page.length < PAGE) return;
      after = page.at(-1)!.friend_id;
    }
  };
}
