import type { Tx } from '../../db/database.ts';
import type { VendorScope } from './rounds.repository.ts';

/** What a vendor calls some members, by their ids. */
export async function listAliases(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('member_aliases')
    .select(['member_id', 'alias'])
    .where('merchant_code', '=', merchantCode)
    .where('vendor_code', '=', vendorCode)
    .where('member_id', 'in', [...memberIds])
    .execute();
  return new Map(rows.map(({ member_id, alias }) => [member_id, alias]));
}

/** Keeps what a vendor calls members from now on; who has a name keeps it. */
export async function insertAliases(
  tx: Tx,
  { merchantCode, vendorCode }: VendorScope,
  made: readonly { readonly memberId: string; readonly alias: string }[],
): Promise<void> {
  await tx
    .insertInto('member_aliases')
    .values(
      made.map(({ memberId, alias }) => ({
        merchant_code: merchantCode,
        vendor_code: vendorCode,
        member_id: memberId,
        alias,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'vendor_code', 'member_id']).doNothing(),
    )
    .execute();
}
