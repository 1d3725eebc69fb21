import { parseMinor } from '../../../engine/minorUnits.ts';
import { localMoment, promotionDays } from '../../../engine/rewards/promotions.ts';
import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { sumDeposits, sumValidBets, type Published } from './promotions.repository.ts';

/** An amount of terms in minor units. */
export const minorOf = (amount: string, { currency }: ResolvedBrand): bigint =>
  parseMinor(amount, currency.decimals) ?? 0n;

/** Whether something is to be paid in before it can be had. */
export const asksDeposit = ({ kind, minDeposit }: PromotionTerms): boolean =>
  kind !== 'depositMatch' && Number(minDeposit) > 0;

/** When a promotion begins and ends; one that was ended is over. */
export function boundsOf(
  { terms, state }: Pick<Published, 'terms' | 'state'>,
  { timeZone }: ResolvedBrand,
  now: Date,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const planned = new Date(localMoment(terms.until, timeZone)!);
  return {
    startsAt: new Date(localMoment(terms.from, timeZone)!),
    endsAt: state === 'ended' && planned > now ? now : planned,
  };
}

/** The days and moments of the period of today, within the promotion. */
export function windowOf(
  { period }: PromotionTerms,
  of: {
    readonly brand: ResolvedBrand;
    readonly startsAt: Date;
    readonly endsAt: Date;
    today: string;
  },
) {
  const zone = of.brand.timeZone;
  const days = promotionDays(period, of.today) ?? {
    first: dayIn(zone, of.startsAt.getTime()),
    last: dayIn(zone, of.endsAt.getTime() - 1),
  };
  const later = (day: string) => new Date(localMoment(`${day}T00:00`, zone)!);
  return {
    ...days,
    startsAt: new Date(Math.max(of.startsAt.getTime(), later(days.first).getTime())),
    endsAt: later(addDays(days.last, 1)),
  };
}

/** What a member did in the period, as far as terms ask. */
export async function readDoings(
  tx: Tx,
  terms: PromotionTerms,
  of: { brand: ResolvedBrand; memberId: string; startsAt: Date; endsAt: Date; today: string },
) {
  const { brand } = of;
  const doings = {
    merchantCode: brand.merchantCode,
    memberId: of.memberId,
    currency: brand.currency.code,
    categories: terms.categories,
    ...windowOf(terms, of),
  };
  return {
    // Of a match it is the deposit to come.
    depositedMinor: asksDeposit(terms) ? await sumDeposits(tx, doings) : 0n,
    validMinor: Number(terms.minValidBet) > 0 ? await sumValidBets(tx, doings) : 0n,
  };
}
