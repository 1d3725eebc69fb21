import { withTransaction, type Database } from '../db/database.ts';
import { takeSeedLock } from './seedLock.ts';
import { giveOpening } from '../ledger/openingBalance.ts';
import { demoMerchants } from './content/demo.ts';

/** Gives the demo members, who must be there, the money that they begin with; a second start gives nothing. */
export async function seedMoney(database: Database, now: Date): Promise<void> {
  for (const { merchantCode, currency, openingBalance, members } of demoMerchants) {
    const amountMinor = BigInt(openingBalance) * 10n ** BigInt(currency.decimals);
    await withTransaction(database, { merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      for (const { account } of members) {
        await giveOpening(tx, {
          merchantCode,
          account,
          currency: currency.code,
          amountMinor,
          at: now,
        });
      }
    });
  }
}
