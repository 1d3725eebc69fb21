import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Terms of a merchant as a desk wrote them. */
export interface KeptTerms<Kept> {
  readonly version: number;
  readonly terms: Kept;
  readonly created_at: Date;
  readonly created_by: string;
}

/** Which version of terms there is, and who wrote it. */
export type TermsVersion = Pick<KeptTerms<unknown>, 'version' | 'created_at' | 'created_by'>;

/** Terms that a desk writes, a row a version, of which the newest holds. */
export interface TermsTable<Kept> {
  /** The newest, or a version of them; undefined where there is none. */
  find(tx: Tx, version?: number): Promise<KeptTerms<Kept> | undefined>;
  /** The newest first. */
  listVersions(tx: Tx): Promise<readonly TermsVersion[]>;
  /** Has terms hold in place of a version; false where another one holds. */
  publish(
    tx: Tx,
    merchantCode: string,
    said: {
      readonly terms: Kept;
      readonly over: number;
      readonly by: string;
      readonly at: Date;
    },
  ): Promise<boolean>;
}

const MOST_VERSIONS = 50;

/** Makes the access to a table of terms. */
export function createTermsTable<Kept>(name: 'vip_terms' | 'point_terms'): TermsTable<Kept> {
  const table = sql.table(name);
  const find: TermsTable<Kept>['find'] = async (tx, version) => {
    const which = version === undefined ? sql`true` : sql`version = ${version}`;
    const { rows } = await sql<KeptTerms<Kept>>`
      select version, terms, created_at, created_by from ${table}
       where merchant_code = current_merchant() and ${which} order by version desc limit 1`.execute(
      tx,
    );
    return rows[0];
  };
  return {
    find,
    async listVersions(tx) {
      const { rows } = await sql<TermsVersion>`
        select version, created_at, created_by from ${table}
         where merchant_code = current_merchant() order by version desc limit ${MOST_VERSIONS}`.execute(
        tx,
      );
      return rows;
    },
    async publish(tx, merchantCode, { terms, over, by, at }) {
      const { rows } = await sql`
        insert into ${table} (merchant_code, version, terms, created_at, created_by)
        select ${merchantCode}, ${over + 1}, ${JSON.stringify(terms)}::jsonb, ${at}, ${by}
         where ${over} = (select coalesce(max(version), 0) from ${table} where merchant_code = ${merchantCode})
        on conflict do nothing
        returning version`.execute(tx);
      return rows.length === 1;
    },
  };
}
