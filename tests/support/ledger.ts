import { randomUUID } from 'node:crypto';
import { withTransaction, type Database } from '../../server/db/database.ts';
import type { AccountRef } from '../../server/ledger/accounts.ts';
import { post } from '../../server/ledger/post.ts';
import { moveLegs, type TransferKind } from '../../server/ledger/transfer.ts';
import { testNow, type TestBrand } from './gateway.ts';

/** Money that a test moves. */
export interface Moved {
  readonly kind?: TransferKind;
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly amountMinor: bigint;
  readonly id?: string;
}

/** Moves money between accounts of a test brand, in a transaction of its own. */
export function move(
  db: Database,
  at: TestBrand,
  { kind = 'adjustment', from, to, amountMinor, id = randomUUID() }: Moved,
) {
  const { merchantCode, currency } = at;
  return withTransaction(db, at, (tx) =>
    post(tx, {
      merchantCode,
      id,
      kind,
      currency: currency.code,
      legs: moveLegs(from, to, amountMinor),
      at: testNow,
    }),
  );
}

/** Pays money into the main wallet of a member. */
export function payIn(db: Database, at: TestBrand, memberId: string, amountMinor: bigint) {
  return move(db, at, {
    kind: 'deposit',
    from: { house: 'deposits' },
    to: { member: memberId },
    amountMinor,
  });
}
