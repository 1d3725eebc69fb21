import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { shownMerchant } from '../../db/shownMerchant.ts';
import type { Tables } from '../../db/tables.ts';

/** The merchant's opening state, or undefined where nobody ever set one. */
export function findSystemStatus(tx: Tx) {
  return tx
    .selectFrom('system_status')
    .select(['status', 'ends_at', 'opens_by_itself', 'restricted_countries', 'blocked_ips'])
    .where('merchant_code', '=', shownMerchant('system_status'))
    .executeTakeFirst();
}

/** The merchant's switches over its brand file. */
export function listFlags(tx: Tx) {
  return tx
    .selectFrom('whitelabel_flags')
    .select(['flag_id', 'is_enabled'])
    .where('merchant_code', '=', shownMerchant('whitelabel_flags'))
    .execute();
}

/** Hosts of the merchant in their order. */
export function listDomainRoutes(tx: Tx) {
  return tx
    .selectFrom('domain_routes')
    .select(['host', 'purpose'])
    .where('merchant_code', '=', shownMerchant('domain_routes'))
    .orderBy('sort')
    .orderBy('host')
    .execute();
}

/** Articles of the help centre in their order. */
export function listHelpArticles(tx: Tx) {
  return tx
    .selectFrom('help_articles')
    .select(['slug', 'category', 'titles', 'bodies', 'about', 'is_draft'])
    .where('merchant_code', '=', shownMerchant('help_articles'))
    .orderBy('sort')
    .orderBy('slug')
    .execute();
}

export async function saveSystemStatus(
  tx: Tx,
  row: Insertable<Tables['system_status']>,
): Promise<void> {
  const { merchant_code: _, ...said } = row;
  await tx
    .insertInto('system_status')
    .values(row)
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(said))
    .execute();
}

/** Leaves the merchant with the platform's own state. */
export async function removeSystemStatus(tx: Tx, merchantCode: string): Promise<void> {
  await tx.deleteFrom('system_status').where('merchant_code', '=', merchantCode).execute();
}
