import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchantCode } from '../../lab/faults/books.ts';
import { runLedgerModel } from '../../lab/faults/ledgerModel.ts';
import { placeParallelBets } from '../../lab/faults/parallelBets.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { verifyBook } from './books.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

it.each([1, 2, 3])(
  'of 200 bets of 10 at once on a wallet of 500, exactly 50 stand (seed %d)',
  async (seed) => {
    expect(await placeParallelBets(db, seed)).toEqual({
      stood: 50,
      refused: { insufficientFunds: 150 },
      balanceMinor: 0n,
    });
  },
);

it.each([1, 2, 3, 4, 5])(
  'the ledger is what a plain model of it is, whatever messages do (seed %d)',
  async (seed) => {
    await runLedgerModel(db, seed, 120);
  },
);

it('and afterwards the books agree', async () => {
  const { entries, faults } = await verifyBook(db, { merchantCode });
  expect(entries).toBeGreaterThan(300n);
  expect(faults).toEqual([]);
});
