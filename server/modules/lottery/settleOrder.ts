import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { payoutOf, prizeTable, rebateOf, stakeOf } from '../../../engine/lottery/prices.ts';
import type { KeptHit, OrderState, Slip } from '../../db/lotteryTables.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { OrderRow } from './orders.repository.ts';
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

/** Settles orders by a result; read once for all orders of an issue. */
export function createSettler(
  { family, plays }: CatalogueEntry,
  json: DrawJson,
  day: string,
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
      const found = play.settle(item.selection, draw);
      const { prize, refund } = payoutOf(found, table, terms);
      const cap = item.capMinor === null ? prize : BigInt(item.capMinor);
      prizeMinor += least(prize, cap);
      refundMinor += refund;
      if (item.series !== null && item.ceiling !== null) {
        const stake = (stakeOf(item.units, terms).minor ?? 0n) - refund;
        rebateMinor += rebateOf(stake, item.ceiling, item.series);
        uplineMinor += rebateOf(stake, item.uplines ?? item.ceiling, item.ceiling);
      }
      return found.map((hit) => ({
        ...hit,
        prizeMinor: String(
          hit.price === 'R'
            ? payoutOf([hit], table, terms).refund
            : payoutOf([hit], table, terms).prize,
        ),
      }));
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
