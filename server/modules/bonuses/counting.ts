import { contributionOf, countedOf } from '../../../engine/rewards/bonuses.ts';
import type { BonusMoneyRow, UncountedReason } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import { lockAvailable, readBonusMoney } from '../../ledger/balances.ts';
import { endBonus, release } from './bonusMoney.ts';
import {
  addDone,
  closeStakes,
  findActive,
  findCurrencyOf,
  hasOpenStakes,
  keepCounted,
  listBonuses,
  listPlayed,
  listPlayedThrough,
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

/** What a bet does for its bonus. What it was counted with before goes, so nothing counts twice, and a correction lowers. */
function countBet(row: BonusMoneyRow, bet: PlayedBet) {
  // What is settled after the end counts for nothing; what was counted before may still be corrected.
  const isLate = bet.counted === null ? row.state !== 'active' : bet.reason === 'ended';
  const counted_minor = isLate
    ? 0n
    : countedOf(row.terms, {
        category: bet.category,
        vendor: bet.vendor,
        validMinor: bet.valid,
        stakedMinor: bet.staked,
        bonusMinor: bet.fromBonus,
      });
  return {
    bonus_id: row.id,
    source: bet.source,
    reference: bet.reference,
    member_id: row.member_id,
    category: bet.category,
    game: bet.game,
    at: bet.at,
    bet_minor: bet.bet,
    valid_minor: bet.valid,
    counted_minor,
    reason: isLate ? ('ended' as const) : reasonOf(row, bet, counted_minor),
  };
}

/** Counts bets of members whose wallets are locked. */
export async function countBets(
  tx: Tx,
  merchantCode: string,
  events: readonly BonusEvent[],
): Promise<void> {
  const names = new Map(events.map((event) => [`${event.source} ${event.reference}`, event]));
  const bets = names.size > 0 ? await listPlayed(tx, merchantCode, [...names.values()]) : [];
  if (bets.length === 0) return;
  await closeStakes(tx, merchantCode, bets);
  const bonuses = await listBonuses(tx, merchantCode, [
    ...new Set(bets.map(({ bonusId }) => bonusId)),
  ]);
  const rows = new Map(bonuses.map((row) => [row.id, row]));
  const gained = new Map<bigint, bigint>();
  const counted = bets.map((bet) => {
    const row = countBet(rows.get(bet.bonusId)!, bet);
    const difference = row.counted_minor - (bet.counted ?? 0n);
    gained.set(bet.bonusId, (gained.get(bet.bonusId) ?? 0n) + difference);
    return row;
  });
  await keepCounted(tx, merchantCode, counted);
  await addDone(
    tx,
    merchantCode,
    [...gained].filter(([, difference]) => difference !== 0n),
  );
}

/** Ends the active bonus of a member where it is played or lost; gives what is active then. The wallet is locked. */
export async function endPlayed(
  tx: Tx,
  holder: BonusHolder,
  now: Date,
): Promise<BonusMoneyRow | undefined> {
  const active = await findActive(tx, holder);
  if (!active) return undefined;
  if (active.done_minor >= active.required_minor) {
    await release(tx, active, now);
    return findActive(tx, holder);
  }
  const wallet = { ...holder, currency: active.currency };
  if ((await readBonusMoney(tx, wallet)) === 0n && !(await hasOpenStakes(tx, active))) {
    await endBonus(tx, active, { state: 'lost', now });
    return findActive(tx, holder);
  }
  return active;
}

/** Counts bets of many members, and ends what they played or lost. */
export async function countTogether(
  tx: Tx,
  merchantCode: string,
  { events, now }: { readonly events: readonly BonusEvent[]; readonly now: Date },
): Promise<void> {
  const memberIds = [...new Set(events.map(({ memberId }) => memberId))];
  const kept = await findCurrencyOf(tx, merchantCode, memberIds);
  if (!kept) return;
  await lockAvailable(tx, { merchantCode, currency: kept.currency, memberIds });
  await countBets(tx, merchantCode, events);
  for (const memberId of await listPlayedThrough(tx, merchantCode, memberIds)) {
    await endPlayed(tx, { merchantCode, memberId }, now);
  }
}
