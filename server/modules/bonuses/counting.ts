import { contributionOf, countedOf } from '../../../engine/rewards/bonuses.ts';
import type { BonusMoneyRow, UncountedReason } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import { lockWallet, readBonusMoney } from '../../ledger/balances.ts';
import { endBonus, release } from './bonusMoney.ts';
import {
  closeStake,
  findActive,
  findBonus,
  findCounted,
  findCurrencyOf,
  findPlayed,
  hasOpenStakes,
  keepCounted,
  updateBonus,
  type BonusEvent,
  type BonusHolder,
  type PlayedBet,
} from './bonuses.repository.ts';

function reasonOf(row: BonusMoneyRow, bet: PlayedBet, counted: bigint): UncountedReason | null {
  if (counted > 0n) return null;
  if (bet.isVoid || bet.valid <= 0n) return 'void';
  if (row.model === 'cashFirst' && bet.fromBonus === 0n) return 'cash';
  return contributionOf(row.terms, bet) === '0' ? 'category' : 'void';
}

/** Counts a bet anew: what it was counted with before goes, so nothing counts twice, and a correction lowers. */
async function countBet(tx: Tx, holder: BonusHolder, event: BonusEvent): Promise<void> {
  const { merchantCode } = holder;
  const bet = await findPlayed(tx, merchantCode, event);
  if (!bet || bet.isOpen) return;
  await closeStake(tx, merchantCode, event, bet.game);
  const row = await findBonus(tx, holder, bet.bonusId);
  if (!row) return;
  const before = await findCounted(tx, row, event);
  // What is settled after the end counts for nothing; what was counted before may still be corrected.
  const isLate = before ? before.reason === 'ended' : row.state !== 'active';
  const counted = isLate
    ? 0n
    : countedOf(row.terms, {
        category: bet.category,
        vendor: bet.vendor,
        validMinor: bet.valid,
        stakedMinor: bet.staked,
        bonusMinor: bet.fromBonus,
      });
  await keepCounted(tx, {
    merchant_code: merchantCode,
    bonus_id: row.id,
    source: event.source,
    reference: event.reference,
    member_id: holder.memberId,
    category: bet.category,
    game: bet.game,
    at: bet.at,
    bet_minor: bet.bet,
    valid_minor: bet.valid,
    counted_minor: counted,
    reason: isLate ? 'ended' : reasonOf(row, bet, counted),
  });
  const difference = counted - (before?.counted_minor ?? 0n);
  if (difference === 0n) return;
  const done_minor = row.done_minor + difference;
  await updateBonus(tx, row, { done_minor: done_minor < 0n ? 0n : done_minor });
}

/**
 * Looks at bets of a member that were settled, and at whether that ends the bonus. Gives the bonus that is active then, and
 * leaves the wallet locked.
 */
export async function countBets(
  tx: Tx,
  holder: BonusHolder,
  { events, now }: { readonly events: readonly BonusEvent[]; readonly now: Date },
): Promise<BonusMoneyRow | undefined> {
  const found = await findCurrencyOf(tx, holder);
  if (!found) return undefined;
  const wallet = { ...holder, currency: found.currency };
  await lockWallet(tx, wallet, now);
  const names = new Map(events.map((event) => [`${event.source} ${event.reference}`, event]));
  for (const event of names.values()) await countBet(tx, holder, event);
  const active = await findActive(tx, holder);
  if (!active) return undefined;
  if (active.done_minor >= active.required_minor) {
    await release(tx, active, now);
    return findActive(tx, holder);
  }
  if ((await readBonusMoney(tx, wallet)) === 0n && !(await hasOpenStakes(tx, active))) {
    await endBonus(tx, active, { state: 'lost', now });
    return findActive(tx, holder);
  }
  return active;
}
