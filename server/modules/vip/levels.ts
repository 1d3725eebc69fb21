import {
  standardVip,
  withoutGifts,
  VIP_ABOVE_RANK,
  type VipLevel,
  type VipTerms,
} from '../../../engine/rewards/vip.ts';
import type { WithdrawalTerms } from '../../../engine/payments/paymentTerms.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { KeptVipTerms } from '../../db/vipTables.ts';
import { pickText } from '../localised.ts';
import { vipTerms } from './vip.repository.ts';

/*
 * What levels change, in one place: whoever asks what a member's level allows reads it here.
 */

const text = (minor: bigint | null) => (minor === null ? null : String(minor));
const minor = (kept: string | null) => (kept === null ? null : BigInt(kept));

/** A programme as it is kept. */
export const keepTerms = (terms: VipTerms): KeptVipTerms => ({
  ...terms,
  levels: terms.levels.map(({ monthly, withdrawal, ...level }) => ({
    ...level,
    giftMinor: String(level.giftMinor),
    birthdayMinor: String(level.birthdayMinor),
    monthly: monthly && {
      amountMinor: String(monthly.amountMinor),
      minDepositMinor: String(monthly.minDepositMinor),
      minBetMinor: String(monthly.minBetMinor),
    },
    withdrawal: {
      ...withdrawal,
      daySumMinor: text(withdrawal.daySumMinor),
      maxMinor: text(withdrawal.maxMinor),
    },
  })),
});

/** A programme as it was kept. */
export const readKept = (kept: KeptVipTerms): VipTerms => ({
  ...kept,
  levels: kept.levels.map(({ monthly, withdrawal, ...level }): VipLevel => ({
    ...level,
    giftMinor: BigInt(level.giftMinor),
    birthdayMinor: BigInt(level.birthdayMinor),
    monthly: monthly && {
      amountMinor: BigInt(monthly.amountMinor),
      minDepositMinor: BigInt(monthly.minDepositMinor),
      minBetMinor: BigInt(monthly.minBetMinor),
    },
    withdrawal: {
      ...withdrawal,
      daySumMinor: minor(withdrawal.daySumMinor),
      maxMinor: minor(withdrawal.maxMinor),
    },
  })),
});

/** The programme that holds: the desk's newest, else the levels of the standard one, which give nothing. */
export async function readVipTerms(tx: Tx, { currency }: ResolvedBrand): Promise<VipTerms> {
  const said = await vipTerms.find(tx);
  return said ? readKept(said.terms) : withoutGifts(standardVip(currency));
}

/** A level as its place among those there are; the last one for a level that is gone. */
export const levelOf = ({ levels }: VipTerms, rank: number) => {
  const level = Math.min(rank, levels.length - 1);
  return { level, terms: levels[level]! };
};

/** The name of a level in a language. */
export const nameOf = (level: VipLevel, locale: string, brand: ResolvedBrand): string =>
  pickText(level.names, locale, brand);

/** The rank of a member, and what it is called; a brand without a programme keeps what it calls them by itself. */
export async function readLabel(
  tx: Tx,
  brand: ResolvedBrand,
  {
    rank,
    label,
    locale,
  }: { readonly rank: number; readonly label: string; readonly locale: string },
): Promise<{ readonly labelName: string; readonly rankLevel: number }> {
  if (!brand.features.vip) return { labelName: label, rankLevel: rank };
  const { level, terms } = levelOf(await readVipTerms(tx, brand), rank);
  return { labelName: nameOf(terms, locale, brand), rankLevel: level };
}

/** Whether members of a rank have a support channel of their own. */
export const hasOwnService = (rank: number): boolean => rank > VIP_ABOVE_RANK;

/** How money goes out at a level: what it says of it in place of what holds for everybody. */
export function withLevel(terms: WithdrawalTerms, { withdrawal }: VipLevel): WithdrawalTerms {
  const { dayCount, daySumMinor, maxMinor, freeADay, feeRate } = withdrawal;
  return {
    ...terms,
    ...(dayCount !== null && { dayCount }),
    ...(daySumMinor !== null && { daySumMinor }),
    ...(maxMinor !== null && { maxMinor }),
    ...(freeADay !== null && { freeADay }),
    ...(feeRate !== null && { fee: { ...terms.fee, rate: feeRate } }),
  };
}

/** How money of a member goes out, by the level of that member. */
export async function withdrawalTermsFor(
  tx: Tx,
  brand: ResolvedBrand,
  { terms, memberId }: { readonly terms: WithdrawalTerms; readonly memberId: string },
): Promise<WithdrawalTerms> {
  if (!brand.features.vip) return terms;
  const { club_rank: rank } = await getMember(tx, brand.merchantCode, memberId);
  return withLevel(terms, levelOf(await readVipTerms(tx, brand), rank).terms);
}
