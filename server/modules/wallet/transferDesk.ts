import type { Tx } from '../../db/database.ts';
import type { WalletTransferRow } from '../../db/vendorWalletTables.ts';
import { Problem } from '../../http/problem.ts';
import type { Kick } from '../payments/kick.ts';
import { listStuck, lockTransfer, updateTransfer, type RowPlace } from './transfers.repository.ts';

/** Transfers that stay under way for so long are somebody's business. */
const STUCK_MS = 3_600_000;

/** What the staff sees and does of transfers to vendors. */
export interface TransferDesk {
  /** Transfers that have been under way for more than an hour, the oldest first. */
  listStuck(
    tx: Tx,
    of: {
      readonly merchantCode: string;
      readonly now: Date;
      readonly after: RowPlace | undefined;
      readonly limit: number;
    },
  ): Promise<readonly WalletTransferRow[]>;
  /** Has the vendor asked at once. Throws Problem notFound, or orderClosed where the transfer ended. */
  askAgain(
    tx: Tx,
    of: { readonly merchantCode: string; readonly id: string; readonly now: Date },
  ): Promise<WalletTransferRow>;
}

/** Makes it. */
export const createTransferDesk = ({ kick }: { readonly kick: Kick }): TransferDesk => ({
  listStuck: (tx, { now, ...of }) =>
    listStuck(tx, { ...of, before: new Date(now.getTime() - STUCK_MS) }),
  async askAgain(tx, { merchantCode, id, now }) {
    const row = await lockTransfer(tx, merchantCode, id);
    if (!row) throw new Problem('notFound', 'There is no such transfer.');
    if (row.ended_at) throw new Problem('orderClosed', 'The transfer came to its end.');
    const changed = await updateTransfer(tx, row, { ask_at: now });
    kick.soon();
    return changed;
  },
});
