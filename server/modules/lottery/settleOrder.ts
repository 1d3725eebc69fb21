import { paidParts, type PaidPart } from '../../../engine/lottery/halfPay.ts';
import type { DrawJson, Hit } from '../../../engine/lottery/lotteryModel.ts';
import {
  payoutOf,
  prizeTable,
  rebateOf,
  stakeOf,
  type PrizeTable,
  type Terms,
} from '../../../engine/lottery/prices.ts';
import type { KeptHit, OrderState, Slip } from '../../db/lotteryTables.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { OrderRow } from './orders.repository.ts';
import { halfIn } from './halfNumbers.ts';
import { pricingOf } from './offer.ts';
import { termsOf } from './readBet.ts';

/** What an order comes to by a result. */
export interface Settled {
  readonly state: OrderState;
  readonly prizeMinor: bigint;
  readonly rebateMinor: bigint;
  readonly refundMinor: bigint;
  /** What the series leaves to those above the member. */
  readonly uplineMinor: bigint;
  /** Item by item; null where the draw is void. */
  readonly hits: readonly (readonly KeptHit[])[] | null;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Where a result is from: the day of its draw where its lottery is at home, and its issue, if there is one. */
export interface SettledBy {
  readonly day: string;
  readonly issue: string | null;
}

/** What winning units of a part of a selection bring; at the price `R` what is returned of their stake. */
function payHit(
  hit: Hit,
  {
    table,
    terms,
    part,
  }: { readonly table: PrizeTable; readonly terms: Terms; readonly part: PaidPart },
) {
  const { prize, refund } = payoutOf([hit], table, terms);
  return { ...hit, paid: hit.price === 'R' ? refund : prize / part.divisor };
}

/** Hits of one price together, whichever part they are of. */
function sumHits(hits: readonly ReturnType<typeof payHit>[]): readonly KeptHit[] {
  const sums = new Map<string, { units: number; paid: bigint }>();
  for (const { price, units, paid } of hits) {
    const sum = sums.get(price) ?? { units: 0, paid: 0n };
    sums.set(price, { units: sum.units + units, paid: sum.paid + paid });
  }
  return [...sums].map(([price, { units, paid }]) => ({ price, units, prizeMinor: String(paid) }));
}

/** Settles orders by a result; read once for all orders of an issue. */
export function createSettler(
  { family, plays }: CatalogueEntry,
  json: DrawJson,
  { day, issue }: SettledBy,
): (slip: Slip, order: Pick<OrderRow, 'multiple' | 'decimals' | 'stake_minor'>) => Settled {
  const draw = family.readDraw(json, day);
  return (slip, { multiple, decimals, stake_minor: stakeMinor }) => {
    let prizeMinor = 0n;
    let rebateMinor = 0n;
    let refundMinor = 0n;
    let uplineMinor = 0n;
    const hits = slip.items.map((item): readonly KeptHit[] => {
      const play = plays.get(item.play) ?? family.plays.find(({ code }) => code === item.play);
      if (!play) throw new Error(`There is no play "${item.play}" to settle by.`);
      const terms = termsOf(item, multiple, decimals);
      const table = prizeTable(play.prices, pricingOf(item.series, item.odds), terms);
      const found = paidParts(play, item.selection, halfIn(item, issue)).flatMap((part) =>
        play.settle(part.selection, draw).map((hit) => payHit(hit, { table, terms, part })),
      );
      const prize = found.reduce((sum, hit) => sum + (hit.price === 'R' ? 0n : hit.paid), 0n);
      const refund = payoutOf(
        found.filter(({ price }) => price === 'R'),
        table,
        terms,
      ).refund;
      const cap = item.capMinor === null ? prize : BigInt(item.capMinor);
      prizeMinor += least(prize, cap);
      refundMinor += refund;
      if (item.series !== null && item.ceiling !== null) {
        const stake = (stakeOf(item.units, terms).minor ?? 0n) - refund;
        rebateMinor += rebateOf(stake, item.ceiling, item.series);
        uplineMinor += rebateOf(stake, item.uplines ?? item.ceiling, item.ceiling);
      }
      return sumHits(found);
    });
    prizeMinor = least(prizeMinor, BigInt(slip.capMinor));
    const state = prizeMinor > 0n ? 'won' : refundMinor >= stakeMinor ? 'pushed' : 'lost';
    return { state, prizeMinor, rebateMinor, refundMinor, uplineMinor, hits };
  };
}

/** What an order comes to where there is no draw. */
export const settleVoid = ({ stake_minor }: Pick<OrderRow, 'stake_minor'>): Settled => ({
  state: 'refunded',
  prizeMinor: 0n,
  rebateMinor: 0n,
  refundMinor: stake_minor,
  uplineMinor: 0n,
  hits: null,
});
