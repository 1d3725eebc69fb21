import type { Tx } from '../db/database.ts';
import { post } from './post.ts';
import { moveLegs } from './transfer.ts';

/** What somebody begins with. */
export interface Opening {
  readonly merchantCode: string;
  readonly account: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly at: Date;
}

/** Gives a member the money to begin with, once and for ever; false where that was done before. */
export async function giveOpening(
  tx: Tx,
  { merchantCode, account, currency, amountMinor, at }: Opening,
): Promise<boolean> {
  const { id } = await tx
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const transferId = `opening ${id}`;
  const given = await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', transferId)
    .executeTakeFirst();
  // What a later build would give is nothing to those who began with an earlier one.
  if (given) return false;
  const { isNew } = await post(tx, {
    merchantCode,
    id: transferId,
    kind: 'opening',
    currency,
    legs: moveLegs({ house: 'opening' }, { member: id }, amountMinor),
    at,
  });
  return isNew;
}
