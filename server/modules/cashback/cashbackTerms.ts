import { cashbackTermsOf, type CashbackTerms } from '../../../engine/rewards/cashbackTerms.ts';
import type { IsoDay } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { KeptCashbackTerms } from '../../db/cashbackTables.ts';
import { findTerms } from './cashback.repository.ts';

/** Terms as they are kept. */
export const keepTerms = (terms: CashbackTerms): KeptCashbackTerms => ({
  ...terms,
  minMinor: String(terms.minMinor),
  capMinor: terms.capMinor === null ? null : String(terms.capMinor),
});

/** Terms as they were kept. */
export const readKept = (kept: KeptCashbackTerms): CashbackTerms => ({
  ...kept,
  minMinor: BigInt(kept.minMinor),
  capMinor: kept.capMinor === null ? null : BigInt(kept.capMinor),
});

/** What a day gives back: what the desk says of it, or what the brand file says; null where nothing is. */
export async function readTerms(
  tx: Tx,
  brand: ResolvedBrand,
  day: IsoDay,
): Promise<CashbackTerms | null> {
  if (!brand.features.manualRebate) return null;
  const said = await findTerms(tx, day);
  if (said) return said.terms && readKept(said.terms);
  return brand.cashback && cashbackTermsOf(brand.cashback, brand.currency.decimals);
}
