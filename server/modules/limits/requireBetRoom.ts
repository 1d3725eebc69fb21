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

/** What holds for the stakes of a member. */
type PlayStanding = Awaited<ReturnType<typeof readStanding>>;

/**
 * Throws Problem accountPaused for who takes a break, playCheckDue and playTimeOver for who has played too long without a
 * rest. Of several things that a stake locks, this comes first: another stake of the member may wait for it.
 */
export async function requireOpenPlay(
  tx: Tx,
  who: Pick<WantedStake, 'merchantCode' | 'memberId' | 'now'>,
): Promise<PlayStanding> {
  const { now } = who;
  const standing = await readStanding(tx, who);
  if (standing.paused_until !== null && standing.paused_until > now) {
    throw new Problem('accountPaused', 'The member takes a break.');
  }
  await requirePlayTime(tx, who, standing);
  return standing;
}

/**
 * Throws what `requireOpenPlay` does, where that was not asked yet, and Problem ownLimitReached where a stake is more than a
 * limit of the member's leaves. It belongs into the transaction that takes the stake: others of the same member wait until
 * that ends.
 */
export async function requireBetRoom(
  tx: Tx,
  stake: WantedStake,
  known?: PlayStanding,
): Promise<void> {
  const { stakeMinor, now } = stake;
  const standing = known ?? (await requireOpenPlay(tx, stake));
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
