import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/database.ts';
import { seedDemo } from './seedDemo.ts';
import { readBalances } from '../ledger/balances.ts';
import { demoMerchants } from './content/demo.ts';
import { seedMoney } from './seedMoney.ts';

const now = new Date('2026-11-21T20:00:00Z');

it('gives every demo member money to begin with, once, also when two gateways start at once', async () => {
  const database = await createTestDatabase();
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-seed-'));
  try {
    await seedDemo(database, { dataDirectory, now, secret: randomBytes(32) });
    await Promise.all([seedMoney(database, now), seedMoney(database, now)]);
    await seedMoney(database, new Date(now.getTime() + 86_400_000));
    for (const { merchantCode, currency, openingBalance } of demoMerchants) {
      const found = await withTransaction(database, { merchantCode }, async (tx) => {
        const members = await tx.selectFrom('members').select('id').execute();
        return Promise.all(
          members.map(({ id: memberId }) =>
            readBalances(tx, { merchantCode, memberId, currency: currency.code }),
          ),
        );
      });
      expect(found.map(([main]) => main?.availableMinor)).toEqual(
        [1, 2].map(() => BigInt(openingBalance) * 10n ** BigInt(currency.decimals)),
      );
    }
  } finally {
    await database.close();
    await rm(dataDirectory, { recursive: true });
  }
});
