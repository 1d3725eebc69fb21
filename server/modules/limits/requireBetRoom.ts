import { limitRoom, LIMIT_WINDOWS } from '../../../engine/payments/limits.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { lockLimits, readStanding, type LimitRow } from './limits.repository.ts';
import { requirePlayTime } from './requirePlayTime.ts';
import { readUsage } from './usage.ts';

/** A stake that somebody is about to place. */
export interface WantedStake {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly now: Date;
}

/** The stake of an order, by its row. */
export const stakeOf = (
  row: { readonly merchant_code: string; readonly member_id: string; readonly currency: string },
  stakeMinor: bigint,
  now: Date,
): WantedStake => ({
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  currency: row.currency,
  stakeMinor,
  now,
});

const STAKE_KINDS = ['loss', 'wager'] as const;

/** The amounts of limits of one kind, span by span. */
export const amountsOf = (rows: readonly LimitRow[], kind: LimitRow['kind']) =>
  Object.fromEntries(
    LIMIT_WINDOWS.flatMap((span) => {
      const amount = rows.find((row) => row.kind === kind && row.span === span)?.amount_minor;
      return amount === null || amount === undefined ? [] : [[span, amount] as const];
    }),
  );

/**
 * Throws Problem accountPaused for who takes a break, playCheckDue and playTimeOver for who has played too long without a
 * rest, and ownLimitReached where a stake is more than a limit of the member's leaves. It belongs into the transaction that takes the stake: others of the same member wait until that ends.
 */
export async function requireBetRoom(tx: Tx, stake: WantedStake): Promise<void> {
  const { stakeMinor, now } = stake;
  const standing = await readStanding(tx, stake);
  if (standing.paused_until !== null && standing.paused_until > now) {
    throw new Problem('accountPaused', 'The member takes a break.');
  }
  await requirePlayTime(tx, stake, standing);
  if (!standing.bets_limited) return;
  const rows = await lockLimits(tx, stake, STAKE_KINDS);
  if (rows.length === 0) return;
  const usage = await readUsage(tx, stake, { now, zone: standing.time_zone ?? 'UTC' });
  for (const kind of STAKE_KINDS) {
    const room = limitRoom(amountsOf(rows, kind), usage[kind]);
    if (room && stakeMinor > room.roomMinor) {
      throw new Problem('ownLimitReached', 'A limit of the member leaves no room.', {
        value: { kind, span: room.window, left: String(room.roomMinor) },
      });
    }
  }
}
