import { doubtsOf, missingOf, shareEndsAt } from '../../../engine/rewards/referral.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { ReferralRow } from '../../db/referralTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BetsService } from '../bets/bets.service.ts';
import { tell } from '../notices/tell.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import {
  listOpen,
  lockReferral,
  readFriend,
  readRisk,
  updateReferral,
} from './referrals.repository.ts';
import { bookReward } from './bookReward.ts';
import { createSharePay } from './referralShares.ts';
import { readKept } from './referralTerms.ts';

/** Takes friends on: counts what they did, and rewards them and who invited them. */
export interface ReferralWork {
  /** Looks at everybody who is waited for and pays shares of bets; one that fails stops no other. */
  work(): Promise<void>;
  /** Pays both, once, and writes that down; `by` names who decided it, if somebody did. */
  reward(
    tx: Tx,
    row: ReferralRow,
    decided: { readonly at: Date; readonly by: string | null },
  ): Promise<void>;
}

const PAGE = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const startOfMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

async function pay(
  tx: Tx,
  bonuses: Pick<BonusEngine, 'grant'>,
  row: ReferralRow,
  {
    role,
    memberId,
    amountMinor,
    at,
  }: { role: 'inviter' | 'friend'; memberId: string; amountMinor: bigint; at: Date },
): Promise<void> {
  if (amountMinor === 0n) return;
  const { merchant_code: merchantCode, friend_id: friendId, currency, decimals } = row;
  const name = `referral:${friendId}:${role}`;
  const reference = `referral ${role}`;
  await bookReward(tx, bonuses, row, { name, reference, memberId, amountMinor, at });
  await tell(tx, {
    merchantCode,
    memberId,
    kind: `${role}Rewarded`,
    name,
    values: { amount: { money: toWireAmount(amountMinor, decimals), currency } },
    at,
  });
}

const createReward =
  (bonuses: Pick<BonusEngine, 'grant'>): ReferralWork['reward'] =>
  async (tx, row, { at, by }) => {
    const { inviterMinor, friendMinor } = readKept(row.terms);
    await pay(tx, bonuses, row, {
      role: 'inviter',
      memberId: row.inviter_id,
      amountMinor: inviterMinor,
      at,
    });
    await pay(tx, bonuses, row, {
      role: 'friend',
      memberId: row.friend_id,
      amountMinor: friendMinor,
      at,
    });
    const share_ends_at = shareEndsAt(at, readKept(row.terms));
    await updateReferral(tx, row.friend_id, {
      state: 'paid',
      decided_at: at,
      decided_by: by,
      ...(share_ends_at && { share_until: at, share_ends_at }),
    });
  };

/** Makes the work. */
export function createReferralWork({
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
}): ReferralWork {
  const reward = createReward(bonuses);

  async function takeOn(tx: Tx, friendId: string, now: Date): Promise<void> {
    const row = await lockReferral(tx, friendId);
    if (row?.state !== 'open') return;
    const { currency, inviter_id: inviterId, ends_at: endsAt } = row;
    const terms = readKept(row.terms);
    const { hasPhone, depositedMinor } = await readFriend(tx, {
      friendId,
      currency,
      until: endsAt,
    });
    const validMinor = await bets.sumValid(
      tx,
      { merchantCode: row.merchant_code, memberId: friendId, currency },
      endsAt,
    );
    const counted = {
      has_phone: hasPhone,
      deposited_minor: depositedMinor,
      valid_minor: validMinor,
    };
    const missing = missingOf(terms, { hasPhone, depositedMinor, validMinor });
    if (missing.length > 0) {
      const isOver = now >= endsAt;
      const isNews =
        isOver ||
        hasPhone !== row.has_phone ||
        depositedMinor !== row.deposited_minor ||
        validMinor !== row.valid_minor;
      if (!isNews) return;
      const end = isOver ? ({ state: 'lapsed', decided_at: now } as const) : {};
      await updateReferral(tx, friendId, { ...counted, ...end });
      return;
    }
    const since = startOfMonth(now);
    const doubts = doubtsOf(terms, await readRisk(tx, { inviterId, friendId, now, since }));
    const qualified = { ...counted, qualified_at: now, doubts: [...doubts] };
    if (doubts.length > 0) {
      await updateReferral(tx, friendId, { ...qualified, state: 'review' });
      return;
    }
    await updateReferral(tx, friendId, qualified);
    await reward(tx, row, { at: now, by: null });
  }

  const payShares = createSharePay({ db, clock, bonuses, bets, onError });

  async function lookAtOpen(): Promise<void> {
    for (let after = NOBODY; ;) {
      const page = await listOpen(db.owner, { after, limit: PAGE });
      for (const { merchant_code: merchantCode, friend_id: friendId } of page) {
        await withTransaction(db, { merchantCode }, (tx) => takeOn(tx, friendId, clock())).catch(
          onError,
        );
      }
      if (page.length < PAGE) return;
      after = page.at(-1)!.friend_id;
    }
  }

  return {
    reward,
    async work() {
      await lookAtOpen();
      await payShares();
    },
  };
}
