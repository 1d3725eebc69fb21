import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import { readBonusMoney } from '../../ledger/balances.ts';
import { findBonus, listGranted, type BonusHolder } from './bonuses.repository.ts';
import type { BonusEngine } from './bonuses.service.ts';

/** Bonus money of members, for a desk. */
export interface BonusDesk {
  /** The newest first. */
  list(
    tx: Tx,
    holder: BonusHolder,
    page: { readonly beforeId: bigint | null; readonly limit: number },
  ): Promise<readonly BonusMoneyRow[]>;
  /** A bonus that has not ended, and what of it would be taken back now; undefined for none. */
  findOpen(
    tx: Tx,
    holder: BonusHolder,
    id: bigint,
  ): Promise<{ readonly row: BonusMoneyRow; readonly leftMinor: bigint } | undefined>;
  /** Ends it; gives it as it is then, undefined where it has ended before. */
  remove(
    tx: Tx,
    holder: BonusHolder,
    of: { readonly id: bigint; readonly now: Date; readonly by: string; readonly reason: string },
  ): Promise<BonusMoneyRow | undefined>;
}

/** Makes it. */
export const createBonusDesk = (engine: Pick<BonusEngine, 'remove'>): BonusDesk => ({
  list: listGranted,
  async findOpen(tx, holder, id) {
    const row = await findBonus(tx, holder, id);
    if (!row || row.ended_at !== null) return undefined;
    const owner = { ...holder, currency: row.currency };
    const leftMinor = row.state === 'active' ? await readBonusMoney(tx, owner) : row.amount_minor;
    return { row, leftMinor };
  },
  async remove(tx, holder, of) {
    return (await engine.remove(tx, holder, of)) ? findBonus(tx, holder, of.id) : undefined;
  },
});
