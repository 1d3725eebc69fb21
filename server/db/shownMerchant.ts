import { sql, type RawBuilder } from 'kysely';

type SharedTable =
  | 'system_status'
  | 'whitelabel_flags'
  | 'announcements'
  | 'banners'
  | 'help_articles'
  | 'domain_routes';

/**
 * The merchant code whose rows of a table the running transaction's merchant is shown: its own where it has any, else
 * '*', the platform's default content. Never a mixture.
 */
export function shownMerchant(table: SharedTable): RawBuilder<string> {
  return sql<string>`(select case when exists (
    select 1 from ${sql.table(table)} where merchant_code = current_merchant()
  ) then current_merchant() else '*' end)`;
}
