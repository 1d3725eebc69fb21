import { sql } from 'kysely';
import type { DemoMerchant } from './content/contentSeed.ts';
import type { Database, Tx } from '../db/database.ts';
import type { SecretBox } from '../crypto/secretBox.ts';

/** Key of the demo members' authenticators, base32: everybody may know it, so that the flow can be tried by hand. */
export const demoTotpKey = 'LIVERYDEMOLIVERYDEMOLIVERYDEMOLI';

/** Good at every demo merchant; the agent's. */
const affiliateCode = 'WELCOME';

/** Numbers that Australia keeps for films and books: they are well-formed, and nobody has them. */
const phones = { member: '+61491570156', agent: '+61491570157' } as const;

/** An address kept for documents, which nobody has. */
const elsewhere = '192.0.2.1';

/** Gives a demo member what sign-ins, recovery and proofs are tried with, as long as nobody gave them anything. */
export async function seedIdentity(
  tx: Tx,
  { merchantCode }: DemoMerchant,
  { account, kind }: { readonly account: string; readonly kind: keyof typeof phones },
  { box, now }: { readonly box: SecretBox; readonly now: Date },
): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('account', '=', account)
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .where('referral_code', 'is', null)
    .executeTakeFirst();
  if (!member) return;
  await tx
    .updateTable('members')
    .set({
      email: `${account}@example.com`,
      phone: phones[kind],
      phone_verified_at: now,
      payee_name: kind === 'agent' ? 'Demo Agent' : 'Demo Member',
      totp_secret: box.seal(demoTotpKey, member.id),
      referral_code: account.toUpperCase(),
    })
    .where('id', '=', member.id)
    .execute();
  if (kind === 'agent') await seedAddress(tx, merchantCode, member.id, now);
}

/** Where the check of addresses is on, its first sign-in from anywhere needs a proof then. */
async function seedAddress(
  tx: Tx,
  merchant_code: string,
  member_id: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('member_addresses')
    .values({
      merchant_code,
      member_id,
      ip: elsewhere,
      first_seen_at: now,
      last_seen_at: now,
    })
    .execute();
}

/** Gives a demo merchant its affiliate code, which only the owner may write. */
export async function seedAffiliate(
  database: Database,
  { merchantCode, members }: DemoMerchant,
): Promise<void> {
  const agent = members.find(({ kind }) => kind === 'agent')?.account ?? '';
  await database.owner.transaction().execute(async (tx) => {
    await sql`select set_config('app.merchant', ${merchantCode}, true)`.execute(tx);
    await tx
      .insertInto('affiliates')
      .columns(['merchant_code', 'code', 'member_id'])
      .expression((eb) =>
        eb
          .selectFrom('members')
          .select((of) => ['merchant_code', of.val(affiliateCode).as('code'), 'id as member_id'])
          .where('merchant_code', '=', merchantCode)
          .where('account', '=', agent),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
