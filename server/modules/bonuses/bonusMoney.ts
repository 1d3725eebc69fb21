import { releaseOf } from '../../../engine/rewards/bonuses.ts';
import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import { readBonusMoney } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs, type Transfer } from '../../ledger/transfer.ts';
import { tellEnd, warnAt } from './bonusNews.ts';
import { findNext, updateBonus } from './bonuses.repository.ts';

const HOUR_MS = 3_600_000;
const house = { house: 'bonuses' } as const;

const holderOf = (row: BonusMoneyRow) => ({
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  currency: row.currency,
});

const moveOf = (
  row: BonusMoneyRow,
  move: Pick<Transfer, 'id' | 'kind' | 'legs'>,
  at: Date,
): Transfer => ({
  merchantCode: row.merchant_code,
  currency: row.currency,
  ...(row.title !== null && { reference: row.title }),
  ...move,
  at,
});

const remove = (tx: Tx, row: BonusMoneyRow, amountMinor: bigint, at: Date) =>
  post(
    tx,
    moveOf(
      row,
      {
        id: `bonus removal:${row.id}`,
        kind: 'bonus',
        legs: moveLegs({ bonusOf: row.member_id }, house, amountMinor),
      },
      at,
    ),
  );

/** What is kept of a bonus that is active from now on. */
export function activeFrom(now: Date, terms: BonusMoneyRow['terms']) {
  const expiresAt = new Date(now.getTime() + terms.expiresHours * HOUR_MS);
  return {
    state: 'active',
    activated_at: now,
    expires_at: expiresAt,
    warn_at: warnAt(expiresAt, terms),
  } as const;
}

/** Pays an active bonus out as bonus money. The wallet of its member is locked. */
export async function payOut(tx: Tx, row: BonusMoneyRow, now: Date): Promise<void> {
  await post(
    tx,
    moveOf(
      row,
      {
        id: row.reference,
        kind: 'bonus',
        legs: moveLegs(house, { bonusOf: row.member_id }, row.amount_minor),
      },
      now,
    ),
  );
  if (row.required_minor === 0n) await release(tx, row, now);
}

async function activateNext(tx: Tx, row: BonusMoneyRow, now: Date): Promise<void> {
  const next = await findNext(tx, holderOf(row));
  if (!next) return;
  const active = activeFrom(now, next.terms);
  await updateBonus(tx, next, active);
  await payOut(tx, { ...next, ...active }, now);
}

/** Makes bonus money whose wagering is done the member's, up to the most that its terms allow. The wallet is locked. */
export async function release(tx: Tx, row: BonusMoneyRow, now: Date): Promise<void> {
  const balanceMinor = await readBonusMoney(tx, holderOf(row));
  const { releasedMinor, removedMinor } = releaseOf(balanceMinor, row.cap_minor);
  if (releasedMinor > 0n) {
    const legs = moveLegs({ bonusOf: row.member_id }, { member: row.member_id }, releasedMinor);
    await post(tx, moveOf(row, { id: `bonus release:${row.id}`, kind: 'bonusRelease', legs }, now));
  }
  if (removedMinor > 0n) await remove(tx, row, removedMinor, now);
  await updateBonus(tx, row, {
    state: 'released',
    released_minor: releasedMinor,
    removed_minor: removedMinor,
    ended_at: now,
  });
  await tellEnd(tx, row, { kind: 'bonusReleased', amountMinor: releasedMinor, at: now });
  await activateNext(tx, row, now);
}

/** How a bonus ends without becoming the member's. */
export interface BonusEnd {
  readonly state: 'expired' | 'forfeited' | 'removed' | 'lost';
  readonly now: Date;
  readonly by?: string;
  readonly reason?: string;
}

/** Ends a bonus that is active or waits, and takes what is left of it back. The wallet is locked. */
export async function endBonus(
  tx: Tx,
  row: BonusMoneyRow,
  { state, now, by, reason }: BonusEnd,
): Promise<void> {
  const removed_minor = row.state === 'active' ? await readBonusMoney(tx, holderOf(row)) : 0n;
  if (removed_minor > 0n) await remove(tx, row, removed_minor, now);
  await updateBonus(tx, row, {
    state,
    removed_minor,
    ended_at: now,
    ended_by: by ?? null,
    reason: reason ?? null,
  });
  if (state === 'expired') {
    await tellEnd(tx, row, { kind: 'bonusExpired', amountMinor: removed_minor, at: now });
  }
  if (row.state === 'active') await activateNext(tx, row, now);
}
