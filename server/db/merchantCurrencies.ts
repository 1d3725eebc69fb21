import { sql, type Selectable } from 'kysely';
import { withTransaction, type Database } from './database.ts';
import type { MerchantCurrenciesTable } from './tables.ts';

/** What a brand says of the rows that are written for it. */
export interface MerchantIdentity {
  readonly brandId: string;
  readonly merchantCode: string;
  readonly currency: { readonly code: string; readonly decimals: number };
  /** Where it keeps its days; this and the market may change at any time. */
  readonly timeZone: string;
  /** The market whose rules hold, by ISO 3166; none where the brand names none. */
  readonly country?: string;
}

/** A value on record that rows were written with; `key` is the brand file's. */
export interface HeldValue {
  readonly key: 'merchantCode' | 'currency.code' | 'currency.decimals';
  readonly value: string | number;
}

/** Whether anybody or any money is kept under a merchant code. */
async function hasRows(db: Database, merchantCode: string): Promise<boolean> {
  const { rows } = await withTransaction(db, { merchantCode }, (tx) =>
    sql<{ found: boolean }>`select exists (
      select 1 from ledger_accounts where merchant_code = ${merchantCode}
    ) or exists (
      select 1 from members where merchant_code = ${merchantCode}
    ) as found`.execute(tx),
  );
  return rows[0]!.found;
}

/** What is on record under a merchant code, and under others that the brand had. */
async function readRecords(db: Database, { brandId, merchantCode }: MerchantIdentity) {
  const rows = await db.owner
    .selectFrom('merchant_currencies')
    .selectAll()
    .where((is) => is.or([is('merchant_code', '=', merchantCode), is('brand_id', '=', brandId)]))
    .orderBy('merchant_code')
    .execute();
  return {
    own: rows.find((row) => row.merchant_code === merchantCode),
    former: rows.filter((row) => row.merchant_code !== merchantCode),
  };
}

/** Whether a record says what a brand says. */
const isSame = (
  own: Selectable<MerchantCurrenciesTable>,
  { brandId, timeZone, country }: MerchantIdentity,
): boolean =>
  own.decimals !== null &&
  own.brand_id === brandId &&
  own.time_zone === timeZone &&
  own.country === (country ?? null);

/**
 * Compares what a brand says with what its merchant's rows were written with. Resolves with the values on record that
 * it contradicts while there are such rows; empty where the brand may be served, and then on record from now on.
 */
export async function admitIdentity(
  db: Database,
  identity: MerchantIdentity,
): Promise<readonly HeldValue[]> {
  const { merchantCode, currency } = identity;
  const { own, former } = await readRecords(db, identity);
  for (const { merchant_code } of former) {
    if (await hasRows(db, merchant_code)) return [{ key: 'merchantCode', value: merchant_code }];
  }
  const held: HeldValue[] = [];
  if (own && own.code !== currency.code) held.push({ key: 'currency.code', value: own.code });
  if (own && own.decimals !== null && own.decimals !== currency.decimals) {
    held.push({ key: 'currency.decimals', value: own.decimals });
  }
  if (held.length > 0 && (await hasRows(db, merchantCode))) return held;
  const isOnRecord = held.length === 0 && own !== undefined && isSame(own, identity);
  if (!isOnRecord || former.length > 0) await recordIdentity(db, identity);
  return [];
}

/** The currency that a merchant's rows are on record with; undefined before the first. */
export async function findRecord(db: Database, merchantCode: string) {
  return db.owner
    .selectFrom('merchant_currencies')
    .select(['code', 'decimals'])
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
}

/** Puts what a brand says on record, whatever was there; no row of members or money changes. */
export async function recordIdentity(db: Database, identity: MerchantIdentity): Promise<void> {
  const { merchantCode, currency, brandId, timeZone, country } = identity;
  const { former } = await readRecords(db, identity);
  const values = {
    code: currency.code,
    decimals: currency.decimals,
    brand_id: brandId,
    time_zone: timeZone,
    country: country ?? null,
  };
  await withTransaction(db, { merchantCode }, (tx) =>
    tx
      .insertInto('merchant_currencies')
      .values({ merchant_code: merchantCode, ...values })
      .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(values))
      .execute(),
  );
  for (const { merchant_code } of former) {
    await withTransaction(db, { merchantCode: merchant_code }, (tx) =>
      tx
        .updateTable('merchant_currencies')
        .set({ brand_id: null })
        .where('merchant_code', '=', merchant_code)
        .execute(),
    );
  }
}
