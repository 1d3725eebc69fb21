import type { getDepositOptions } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { pickText } from '../localised.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { isFor } from './depositRules.ts';
import { findMethods, showMethod } from './depositViews.ts';

type Groups = ValueOf<typeof getDepositOptions>['groups'];

/** A channel, as far as the offer depends on it. */
interface OfferedChannel {
  readonly method: string;
  /** Left of its day; null where there is no cap. */
  readonly roomMinor: bigint | null;
}

const greater = (one: bigint, other: bigint) => (one > other ? one : other);

/** The groups that have something to offer a member now: methods whose channels have room for the least that they take. */
export function listOffered(
  call: PaymentCall,
  {
    rank,
    open,
    channels,
  }: {
    readonly rank: number;
    readonly open: readonly DepositRow[];
    readonly channels: readonly OfferedChannel[];
  },
): Groups {
  const { brand, locale } = call.caller;
  const offered = findMethods(brand).flatMap((terms) => {
    if (!isFor(terms, call, rank)) return [];
    const rooms = channels
      .filter(({ method }) => method === terms.id)
      .map(({ roomMinor }) => roomMinor ?? terms.maxMinor);
    const room = rooms.reduce(greater, 0n);
    const maxMinor = room < terms.maxMinor ? room : terms.maxMinor;
    if (maxMinor < terms.minMinor) return [];
    const openOrder = open.find(({ method }) => method === terms.id)?.id ?? null;
    const viewer = call.caller;
    return [{ group: terms.group, shown: showMethod(terms, { viewer, maxMinor, openOrder }) }];
  });
  return (brand.payments.deposits?.groups ?? []).flatMap(({ id, icon = 'cash', title }) => {
    const methods = offered.filter(({ group }) => group === id).map(({ shown }) => shown);
    return methods.length === 0
      ? []
      : [{ id, icon, title: pickText(title, locale, brand), methods }];
  });
}
