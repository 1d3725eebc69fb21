import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { SpinBook } from '../freeSpins/freeSpins.service.ts';
import { keepRoundWin } from './keepRoundWin.ts';
import { houseWallet, WALLETS } from './playerWallets.ts';
import { afterTimeOut } from './roundRules.ts';
import {
  findRound,
  listOverdueRounds,
  lockRound,
  saveRound,
  type VendorScope,
} from './rounds.repository.ts';

/** Hours after which a round that its vendor left open is closed, and its stakes are returned. */
export const OVERDUE_HOURS = 24;

const HOUR_MS = 3_600_000;

/** When a round must have been opened to be overdue now. */
export const getOverdueMoment = (now: Date): Date =>
  new Date(now.getTime() - OVERDUE_HOURS * HOUR_MS);

/** Closes one round; false where its vendor closed it meanwhile. */
async function closeRound(
  tx: Tx,
  scope: VendorScope,
  {
    roundId,
    now,
    freeSpins,
  }: { readonly roundId: string; readonly now: Date; readonly freeSpins: SpinBook },
): Promise<boolean> {
  await lockRound(tx, scope, roundId);
  const round = await findRound(tx, scope, roundId);
  if (round?.state !== 'open') return false;
  const after = afterTimeOut(round);
  if (after.returnedMinor > 0n) {
    const wallet = round.free_spins_id === null ? WALLETS[round.mode] : houseWallet;
    await wallet.give(tx, {
      ...scope,
      memberId: round.member_id,
      currency: round.currency,
      hasVendorWallet: round.has_vendor_wallet,
      kind: 'refund',
      amountMinor: after.returnedMinor,
      transferId: `play return ${scope.vendorCode} ${roundId}`,
      reference: `${scope.vendorCode} ${roundId}`,
      at: now,
    });
  }
  const kept = { ...after.round, closed_at: now };
  await saveRound(tx, kept);
  await keepRoundWin(tx, kept, now);
  if (round.free_spins_id !== null) {
    const spin = { merchantCode: scope.merchantCode, id: round.free_spins_id, now };
    await (after.returnedMinor > 0n ? freeSpins.giveBack(tx, spin) : freeSpins.close(tx, spin));
  }
  return true;
}

/** Closes up to `limit` overdue rounds of a merchant, each in a transaction of its own; gives how many there were. */
export async function closeOverdueRounds(
  db: Database,
  {
    merchantCode,
    now,
    limit,
    freeSpins,
  }: { merchantCode: string; now: Date; limit: number; freeSpins: SpinBook },
): Promise<number> {
  const overdue = await withTransaction(db, { merchantCode }, (tx) =>
    listOverdueRounds(tx, merchantCode, getOverdueMoment(now), limit),
  );
  let closed = 0;
  for (const { vendor_code: vendorCode, id: roundId } of overdue) {
    const isClosed = await withTransaction(db, { merchantCode }, (tx) =>
      closeRound(tx, { merchantCode, vendorCode }, { roundId, now, freeSpins }),
    );
    if (isClosed) closed += 1;
  }
  return closed;
}
