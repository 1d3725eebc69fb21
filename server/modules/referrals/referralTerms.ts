import { referralTermsOf, type ReferralTerms } from '../../../engine/rewards/referral.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { KeptReferralTerms } from '../../db/referralTables.ts';
import { findTerms } from './referrals.repository.ts';

/** Terms as they are kept. */
export const keepTerms = (terms: ReferralTerms): KeptReferralTerms => ({
  ...terms,
  depositMinor: String(terms.depositMinor),
  validBetMinor: String(terms.validBetMinor),
  inviterMinor: String(terms.inviterMinor),
  friendMinor: String(terms.friendMinor),
});

/** Terms as they were kept. */
export const readKept = (kept: KeptReferralTerms): ReferralTerms => ({
  ...kept,
  depositMinor: BigInt(kept.depositMinor),
  validBetMinor: BigInt(kept.validBetMinor),
  inviterMinor: BigInt(kept.inviterMinor),
  friendMinor: BigInt(kept.friendMinor),
  betShare: kept.betShare ?? '0',
  betShareDays: kept.betShareDays ?? 0,
});

/** Under which terms friends are invited now: what the desk said last, or what the brand file says; null where nobody is rewarded. */
export async function readTerms(tx: Tx, brand: ResolvedBrand): Promise<ReferralTerms | null> {
  const said = await findTerms(tx);
  if (said) return said.terms && readKept(said.terms);
  return brand.referral && referralTermsOf(brand.referral, brand.currency.decimals);
}
