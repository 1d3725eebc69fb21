import type { Database } from '../../db/database.ts';
import { withSnapshot } from '../../ledger/books.ts';
import type { LedgerFault } from '../../ledger/verify.ts';
import { findDifferences } from './differences.repository.ts';

/** Accounts of the house of which reports say something else than the entries that they count. */
export async function findReportFaults(
  db: Pick<Database, 'kysely'>,
  merchantCode: string,
): Promise<readonly LedgerFault[]> {
  const differences = await withSnapshot(db, merchantCode, (tx) =>
    findDifferences(tx, merchantCode),
  );
  return differences.map(({ account, currency, entriesMinor, sumsMinor }) => ({
    kind: 'sumWrong',
    merchantCode,
    subject: account,
    message: `is reported with ${sumsMinor} ${currency}, its entries sum to ${entriesMinor}`,
  }));
}
