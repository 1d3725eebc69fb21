import { parseMinor } from '../../../engine/minorUnits.ts';
import type { getDepositOptions } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { DepositOffer, DepositOffers } from '../bonuses/depositOffers.ts';
import { showTerms } from '../bonuses/memberBonuses.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { limit } from './depositRules.ts';

/** Whom bonuses are offered to. */
export const offeredTo = ({ caller, member, now }: PaymentCall) => ({
  brand: caller.brand,
  locale: caller.locale,
  memberId: member.memberId,
  now,
});

/** A bonus of deposits, as it travels. */
export function showOffer(
  { id, title, rate, minMinor, maxMinor, terms }: DepositOffer,
  decimals: number,
): ValueOf<typeof getDepositOptions>['bonuses'][number] {
  const { maxBet, maxRelease } = terms;
  const cap = maxRelease !== null && 'amount' in maxRelease ? maxRelease.amount : null;
  return {
    id,
    title,
    rate,
    min: toWireAmount(minMinor, decimals),
    max: maxMinor === null ? null : toWireAmount(maxMinor, decimals),
    terms: showTerms({
      terms,
      decimals,
      max_bet_minor: maxBet === null ? null : parseMinor(maxBet, decimals),
      cap_minor: cap === null ? null : parseMinor(cap, decimals),
    }),
    maxReleaseTimes: maxRelease !== null && 'times' in maxRelease ? maxRelease.times : null,
  };
}

/** The bonus that a member chose. Throws Problem notFound, or paymentLimit where less than its least deposit arrives. */
export async function chooseOffer(
  offers: Pick<DepositOffers, 'list'>,
  tx: Tx,
  call: PaymentCall,
  { id, arrivesMinor }: { readonly id: string; readonly arrivesMinor: bigint },
): Promise<DepositOffer> {
  const offer = (await offers.list(tx, offeredTo(call))).find((one) => one.id === id);
  if (!offer) throw new Problem('notFound', 'That bonus is not offered.');
  if (arrivesMinor < offer.minMinor) {
    const { decimals } = call.caller.brand.currency;
    throw limit('min', toWireAmount(offer.minMinor, decimals), 'The bonus wants a larger deposit.');
  }
  return offer;
}
