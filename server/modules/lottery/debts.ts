import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import { readBalances } from '../../ledger/balances.ts';
import { postMany } from '../../ledger/postMany.ts';
import { listMerchantsWithDebts, lockDebts, setCleared, type DebtRow } from './debts.repository.ts';
import { payDebt } from './money.ts';

const PAGE = 50;

/** Makes up for one amount as far as the wallet allows: what a member owes is taken, what a full wallet did not take is paid. */
async function clear(tx: Tx, debt: DebtRow, at: Date): Promise<void> {
  const { merchant_code: merchantCode, member_id: memberId, currency } = debt;
  let amountMinor = debt.amount_minor - debt.cleared_minor;
  if (amountMinor > 0n) {
    const [wallet] = await readBalances(tx, { merchantCode, memberId, currency });
    const { availableMinor } = wallet!;
    if (availableMinor < amountMinor) amountMinor = availableMinor;
  }
  if (amountMinor === 0n) return;
  const [outcome] = await postMany(tx, [payDebt(debt, { amountMinor, at })]);
  // Somebody spent it meanwhile, or the wallet is still full: the next time.
  if (outcome !== 'posted') return;
  await setCleared(tx, debt, { clearedMinor: debt.cleared_minor + amountMinor, at });
}

/** Makes up for whatever corrections and full wallets left open, wherever it can be by now. */
export async function clearDebts(db: Database): Promise<void> {
  for (const merchantCode of await listMerchantsWithDebts(db.owner)) {
    for (let after: DebtRow | undefined; ;) {
      const debts = await withTransaction(db, { merchantCode }, async (tx) => {
        const found = await lockDebts(tx, { merchantCode, after, limit: PAGE });
        const at = await readNow(tx);
        for (const debt of found) await clear(tx, debt, at);
        return found;
      });
      after = debts.at(-1);
      if (debts.length < PAGE) break;
    }
  }
}
