import { numbersOf } from '../../../engine/lottery/halfPay.ts';
import { prizeTable, stakeOf } from '../../../engine/lottery/prices.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { stopLotteryChase } from '../../../schemas/api/lotteryChases.ts';
import type { cancelLotteryOrder, getLotteryOrder } from '../../../schemas/api/lotteryOrders.ts';
import type { KeptHit, Slip, SlipItem } from '../../db/lotteryTables.ts';
import type { PlacedBet } from './bets.ts';
import type { CatalogueEntry, LotteryCatalogue } from './catalogue.ts';
import { halfIn } from './halfNumbers.ts';
import { stateOf } from './issueState.ts';
import type { ListedChase, ListedOrder } from './memberOrders.repository.ts';
import type { LotteryMove } from './money.ts';
import { pricingOf } from './offer.ts';
import { termsOf } from './readBet.ts';
import { createSettler } from './settleOrder.ts';
import { dayOf } from './settlement.ts';

/** An order as it travels. */
export type ShownOrder = ValueOf<typeof cancelLotteryOrder>;
/** A chase as it travels. */
export type ShownChase = ValueOf<typeof stopLotteryChase>;
/** One order with everything about it. */
export type OrderDetail = ValueOf<typeof getLotteryOrder>;

/** What came of an order's draw, if anything. */
const drawOf = ({ issue, play }: Pick<ListedOrder, 'issue' | 'play'>) =>
  issue ? issue.draw : (play?.draw ?? null);

const canCancel = (
  { state }: ListedOrder['order'],
  issue: ListedOrder['issue'],
  now: Date,
): boolean =>
  (state === 'pending' || state === 'planned') &&
  issue !== null &&
  ['open', 'scheduled'].includes(stateOf(issue, now));

/** An order as lists carry it. */
export function showOrder(
  { find }: LotteryCatalogue,
  { order, issue, play, plays }: ListedOrder,
  now: Date,
): ShownOrder {
  const entry = find(order.lottery);
  const write = (minor: bigint) => formatMinor(minor, order.decimals);
  return {
    order: order.id,
    lottery: order.lottery,
    name: entry?.lottery.name ?? order.lottery,
    family: entry?.family.id ?? '',
    issue: issue?.issue ?? order.id,
    state: order.state,
    stake: write(order.stake_minor),
    prize: write(order.prize_minor),
    rebate: write(order.rebate_minor),
    currency: order.currency,
    placedAt: order.placed_at.toISOString(),
    settledAt: order.settled_at?.toISOString() ?? null,
    closeAt: (issue?.close_at ?? order.placed_at).toISOString(),
    multiple: order.multiple,
    chase: order.chase_id,
    version: order.version,
    canCancel: canCancel(order, issue, now),
    plays: [...plays],
    draw: drawOf({ issue, play }),
  };
}

/** The first order of a bet as lists carry it, by what was just written. */
export function showPlaced(
  { find }: LotteryCatalogue,
  { orders: [order], entered: [issue], slip, chaseId, at }: PlacedBet,
): ShownOrder {
  const { id, lottery, currency, decimals, stake_minor, multiple } = order!;
  const entry = find(lottery);
  const none = formatMinor(0n, decimals);
  return {
    order: id,
    lottery,
    name: entry?.lottery.name ?? lottery,
    family: entry?.family.id ?? '',
    issue: issue!.issue,
    state: 'pending',
    stake: formatMinor(BigInt(stake_minor), decimals),
    prize: none,
    rebate: none,
    currency,
    placedAt: at.toISOString(),
    settledAt: null,
    closeAt: issue!.close_at.toISOString(),
    multiple,
    chase: chaseId,
    version: 0,
    // Bets are taken, so it can be taken back.
    canCancel: true,
    plays: [...new Set(slip.items.map(({ play }) => play))],
    draw: null,
  };
}

/** A chase as lists carry it. */
export function showChase(
  { find }: LotteryCatalogue,
  { chase, plays, ...sums }: ListedChase,
): ShownChase {
  const write = (minor: bigint) => formatMinor(minor, chase.decimals);
  return {
    chase: chase.id,
    lottery: chase.lottery,
    name: find(chase.lottery)?.lottery.name ?? chase.lottery,
    state: chase.state,
    currency: chase.currency,
    placedAt: chase.placed_at.toISOString(),
    issues: chase.issues,
    done: sums.done,
    left: sums.left,
    firstIssue: chase.first_issue,
    lastIssue: chase.last_issue,
    stop: chase.stop_on,
    ...(chase.stop_profit_minor !== null && { stopProfit: write(chase.stop_profit_minor) }),
    stake: write(sums.stakedMinor),
    held: write(sums.heldMinor),
    prize: write(sums.prizeMinor),
    plays: [...plays],
  };
}

type ShownItem = OrderDetail['items'][number];

/** Prices of one unit of price 1, as they were frozen in an item. */
function showOdds({ family }: CatalogueEntry, item: SlipItem): ShownItem['odds'] {
  const play = family.plays.find(({ code }) => code === item.play);
  const one = { unitPrice: 10_000n, multiple: 1, decimals: 4 };
  if (!play) return [];
  const { each } = prizeTable(play.prices, pricingOf(item.series, item.odds), one);
  return Object.entries(each).map(([price, exact]) => ({ price, odds: formatMinor(exact, 4) }));
}

/** Numbers of an item that pay half. */
function showHalf({ family }: CatalogueEntry, item: SlipItem, issue: string | null): string[] {
  const half = halfIn(item, issue);
  const play = family.plays.find(({ code }) => code === item.play);
  return half === undefined || !play ? [] : [...numbersOf(play, half)];
}

/** Winning units of one item. */
export const showHits = (hits: readonly KeptHit[], decimals: number): ShownItem['hits'] =>
  hits.map(({ price, units, prizeMinor }) => ({
    price,
    units,
    prize: formatMinor(BigInt(prizeMinor), decimals),
  }));

/** The items of an order, with what each came to. */
export function showItems(
  entry: CatalogueEntry,
  { slip, listed: { order, issue, play } }: { readonly slip: Slip; readonly listed: ListedOrder },
): ShownItem[] {
  const { decimals, multiple } = order;
  const write = (minor: bigint) => formatMinor(minor, decimals);
  const draw = drawOf({ issue, play });
  const day = dayOf(entry, issue?.draw_at ?? order.placed_at);
  const by = { day, issue: issue?.issue ?? null };
  const settleOne = draw !== null && order.hits ? createSettler(entry, draw, by) : null;
  return slip.items.map((item, index) => {
    const stakeMinor = stakeOf(item.units, termsOf(item, multiple, decimals)).minor ?? 0n;
    const of = { multiple, decimals, stake_minor: stakeMinor };
    const settled = settleOne?.({ items: [item], capMinor: slip.capMinor }, of);
    return {
      play: item.play,
      selection: item.selection,
      units: item.units,
      unitPrice: formatMinor(BigInt(item.unitPrice), 4),
      multiple: item.multiple,
      series: item.series,
      odds: showOdds(entry, item),
      half: showHalf(entry, item, by.issue),
      stake: write(stakeMinor),
      prize: write(settled ? settled.prizeMinor + settled.refundMinor : 0n),
      rebate: write(settled?.rebateMinor ?? 0n),
      hits: showHits(order.hits?.[index] ?? [], decimals),
    };
  });
}

/** A movement of the wallet that belongs to an order. */
export function showPayment({
  id,
  amount_minor,
  created_at,
  decimals,
}: {
  readonly id: string;
  readonly amount_minor: bigint;
  readonly created_at: Date;
  readonly decimals: number;
}): OrderDetail['payments'][number] {
  return {
    at: created_at.toISOString(),
    kind: id.split(' ')[1] as LotteryMove,
    amount: formatMinor(amount_minor, decimals),
  };
}
