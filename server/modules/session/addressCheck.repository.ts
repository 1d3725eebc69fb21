import type { Tx } from '../../db/database.ts';
import type { AddressChallengesTable, MembersTable } from '../../db/tables.ts';

/** The networks a member has signed in from. */
export async function listNetworks(
  tx: Tx,
  merchantCode: string,
  memberId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('member_addresses')
    .select('ip')
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ ip }) => ip);
}

type NewChallenge = Pick<
  AddressChallengesTable,
  'merchant_code' | 'digest' | 'member_id' | 'ip' | 'method' | 'created_at' | 'ends_at'
> & { readonly remember: boolean };

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx
    .insertInto('address_challenges')
    .values({ ...challenge, used_at: null })
    .execute();
}

/** A challenge, locked until the transaction ends. */
export function lockChallenge(tx: Tx, merchantCode: string, digest: Buffer) {
  return tx
    .selectFrom('address_challenges')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('digest', '=', digest)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateChallenge(
  tx: Tx,
  { merchant_code, digest }: Pick<NewChallenge, 'merchant_code' | 'digest'>,
  change: { readonly failures: number } | { readonly used_at: Date },
): Promise<void> {
  await tx
    .updateTable('address_challenges')
    .set(change)
    .where('merchant_code', '=', merchant_code)
    .where('digest', '=', digest)
    .execute();
}

/** Keeps the secret of a member's authenticator in another sealing, unless it was bound anew since it was read. */
export async function replaceTotpSecret(
  tx: Tx,
  { id, merchant_code, totp_secret }: Pick<MembersTable, 'id' | 'merchant_code' | 'totp_secret'>,
  renewed: string,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ totp_secret: renewed })
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .where('totp_secret', '=', totp_secret)
    .execute();
}
