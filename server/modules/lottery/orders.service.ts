import { formatMinor } from '../../../engine/minorUnits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  cancelLotteryOrder,
  getLotteryChases,
  getLotteryOffer,
  getLotteryOrder,
  getLotteryOrders,
  placeLotteryBet,
  stopLotteryChase,
} from '../../../schemas/api/lottery.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem } from '../../http/problem.ts';
import type { CheckedQuery } from '../../http/serve.ts';
import type { LotteriesService } from '../lotteries/lotteries.service.ts';
import type { BetCall, Bets } from './bets.ts';
import { readNow } from './issues.repository.ts';
import { stateOf } from './issueState.ts';
import {
  findOrder,
  listChases,
  listFull,
  listOrders,
  listPayments,
  listReceivables,
  listRecent,
  type ListedChase,
  type ListedOrder,
} from './memberOrders.repository.ts';
import type { LotteryMove } from './money.ts';
import { fixedOdds, hasSeries, mostUnits, oddsOfSeries, type OfferCaller } from './offer.ts';
import { readSlips, type OrderRow } from './orders.repository.ts';
import type { WantedBet } from './readBet.ts';
import { termsOf } from './readBet.ts';
import { createSettler } from './settleOrder.ts';
import { dayOf } from './settlement.ts';
import { pricingOf } from './offer.ts';
import { prizeTable, rebateOf, stakeOf } from '../../../engine/lottery/prices.ts';

type ShownOrder = ValueOf<typeof cancelLotteryOrder>;
type ShownChase = ValueOf<typeof stopLotteryChase>;
type OrderDetail = ValueOf<typeof getLotteryOrder>;

/** A call of a guest or a member. */
export type MaybeMemberCall = OfferCaller & { readonly member?: MemberSession };

/** Orders and chases as their members see them. */
export interface OrdersService {
  getOffer(call: MaybeMemberCall, lottery: string): Promise<ValueOf<typeof getLotteryOffer>>;
  place(tx: Tx, call: BetCall, wanted: WantedBet): Promise<ValueOf<typeof placeLotteryBet>>;
  cancel(tx: Tx, call: BetCall, id: string): Promise<ShownOrder>;
  stop(tx: Tx, call: BetCall, id: string): Promise<ShownChase>;
  list(
    call: BetCall,
    query: CheckedQuery<typeof getLotteryOrders>,
  ): Promise<ValueOf<typeof getLotteryOrders>>;
  getOne(call: BetCall, id: string): Promise<OrderDetail>;
  listChases(
    call: BetCall,
    query: CheckedQuery<typeof getLotteryChases>,
  ): Promise<ValueOf<typeof getLotteryChases>>;
  /** Codes of the lotteries that a member bet on last; none of a guest. */
  listRecent(call: MaybeMemberCall, limit: number): Promise<readonly string[]>;
}

/** What the service works with. */
export interface OrdersServiceDeps {
  readonly db: Database;
  readonly lotteries: LotteriesService;
  readonly bets: Bets;
}

const DAY_MS = 86_400_000;

const ownerOf = ({ caller, member }: BetCall) => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
});

function parseDay(text: string | undefined, plusMs = 0): Date | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) throw new Problem('queryInvalid', 'There is no such day.');
  return new Date(time + plusMs);
}

function showPayment({
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

/** Makes the service of members' orders. */
export function createOrdersService({ db, lotteries, bets }: OrdersServiceDeps): OrdersService {
  const { catalogue, offers } = lotteries;

  function showOrder({ order, issue, plays }: ListedOrder, now: Date): ShownOrder {
    const entry = catalogue.find(order.lottery);
    const write = (minor: bigint) => formatMinor(minor, order.decimals);
    const isWaiting = order.state === 'pending' || order.state === 'planned';
    return {
      order: order.id,
      lottery: order.lottery,
      name: entry?.lottery.name ?? order.lottery,
      family: entry?.family.id ?? '',
      issue: issue.issue,
      state: order.state,
      stake: write(order.stake_minor),
      prize: write(order.prize_minor),
      rebate: write(order.rebate_minor),
      currency: order.currency,
      placedAt: order.placed_at.toISOString(),
      settledAt: order.settled_at?.toISOString() ?? null,
      closeAt: issue.close_at.toISOString(),
      multiple: order.multiple,
      chase: order.chase_id,
      version: order.version,
      canCancel: isWaiting && ['open', 'scheduled'].includes(stateOf(issue, now)),
      plays: [...plays],
      draw: issue.draw,
    };
  }

  function showChase({ chase, plays, ...sums }: ListedChase): ShownChase {
    const write = (minor: bigint) => formatMinor(minor, chase.decimals);
    return {
      chase: chase.id,
      lottery: chase.lottery,
      name: catalogue.find(chase.lottery)?.lottery.name ?? chase.lottery,
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

  async function showItems(
    tx: Tx,
    order: OrderRow,
    issue: ListedOrder['issue'],
  ): Promise<OrderDetail['items']> {
    const slip = (await readSlips(tx, order.merchant_code, [order.slip_id])).get(order.slip_id);
    const entry = catalogue.find(order.lottery);
    if (!slip || !entry) return [];
    const { decimals, multiple } = order;
    const write = (minor: bigint) => formatMinor(minor, decimals);
    const isDrawn = order.version > 0 && issue.draw !== null && order.hits !== null;
    const settleOne = isDrawn
      ? createSettler(entry, issue.draw!, dayOf(entry, issue.draw_at))
      : null;
    return slip.items.map((item, index) => {
      const terms = termsOf(item, multiple, decimals);
      const one = { unitPrice: 10_000n, multiple: 1, decimals: 4 };
      const play = entry.family.plays.find(({ code }) => code === item.play);
      const table = play ? prizeTable(play.prices, pricingOf(item.series, item.odds), one) : {};
      const stakeMinor = stakeOf(item.units, terms).minor ?? 0n;
      const settled = settleOne?.(
        { items: [item], capMinor: slip.capMinor },
        { multiple, decimals, stake_minor: stakeMinor },
      );
      const rebateMinor =
        settled && item.series !== null && item.ceiling !== null
          ? rebateOf(stakeMinor - settled.refundMinor, item.ceiling, item.series)
          : 0n;
      return {
        play: item.play,
        selection: item.selection,
        units: item.units,
        unitPrice: formatMinor(BigInt(item.unitPrice), 4),
        multiple: item.multiple,
        series: item.series,
        odds: Object.entries(table).map(([price, exact]) => ({
          price,
          odds: formatMinor(exact, 4),
        })),
        stake: write(stakeMinor),
        prize: write(settled ? settled.prizeMinor + settled.refundMinor : 0n),
        rebate: write(rebateMinor),
        hits: (order.hits?.[index] ?? []).map(({ price, units, prizeMinor }) => ({
          price,
          units,
          prize: write(BigInt(prizeMinor)),
        })),
      };
    });
  }

  async function showOne(tx: Tx, call: BetCall, id: string): Promise<ListedOrder> {
    const found = await findOrder(tx, ownerOf(call), id);
    if (!found) throw new Problem('notFound', 'There is no such order.');
    return found;
  }

  return {
    async getOffer(call, code) {
      const offer = offers.require(call, code);
      const { lottery, limits, series, unitPrices, plays } = offer;
      const { merchantCode, currency } = call.caller.brand;
      const write = (minor: bigint) => formatMinor(minor, currency.decimals);
      const full = await withTransaction(db, { merchantCode }, (tx) =>
        listFull(tx, { merchantCode, lottery: lottery.id, mostMinor: limits.exposureMinor }),
      );
      return {
        lottery: lottery.id,
        currency: currency.code,
        decimals: currency.decimals,
        series,
        unitPrices: {
          bases: [...unitPrices.bases],
          modes: [...unitPrices.modes],
          free: unitPrices.free,
        },
        limits: {
          minStake: write(limits.minStakeMinor),
          maxStake: write(limits.maxStakeMinor),
          maxUnits: limits.maxUnits,
          maxPerIssue: write(limits.maxPerIssueMinor),
          maxPrizePerOrder: write(limits.maxPrizePerOrderMinor),
          singlePickPrize: write(limits.singlePickPrizeMinor),
          maxMultiple: limits.maxMultiple,
          maxItems: limits.maxItems,
          maxIssues: limits.maxIssues,
        },
        plays: [...plays.values()].map((play) => {
          const withSeries = series !== null && hasSeries(offer, play);
          const best = withSeries ? oddsOfSeries(play, series.max) : fixedOdds(play);
          const lowest = withSeries ? oddsOfSeries(play, series.min) : best;
          return {
            play: play.code,
            group: play.group,
            mode: withSeries ? ('series' as const) : ('fixed' as const),
            factor: play.factor ?? 1,
            maxUnits: mostUnits(play, limits),
            prices: play.prices.map(({ id }) => ({
              price: id,
              odds: best[id]!,
              leastOdds: lowest[id]!,
            })),
          };
        }),
        closed: full.map(({ play, option }) => ({ play, option, state: 'full' as const })),
      };
    },
    async place(tx, call, wanted) {
      const placed = await bets.place(tx, call, wanted);
      const { code: currency, decimals } = call.caller.brand.currency;
      const first = await showOne(tx, call, placed.orders[0]!.id);
      return {
        order: showOrder(first, placed.at),
        chase: placed.chaseId,
        orders: placed.orders.length,
        currency,
        stake: formatMinor(placed.totalMinor, decimals),
        sumBalance: formatMinor(placed.availableMinor, decimals),
        serverNow: placed.at.toISOString(),
      };
    },
    async cancel(tx, call, id) {
      await bets.cancel(tx, call, id);
      return showOrder(await showOne(tx, call, id), await readNow(tx));
    },
    async stop(tx, call, id) {
      await bets.stop(tx, call, id);
      const [chase] = await listChases(tx, ownerOf(call), { id, limit: 1 });
      return showChase(chase!);
    },
    async list(call, { from, until, pageSize, ...filters }) {
      const owner = ownerOf(call);
      const wanted = {
        ...filters,
        from: parseDay(from),
        until: parseDay(until, DAY_MS),
        limit: pageSize + 1,
      };
      return withTransaction(db, owner, async (tx) => {
        const found = await listOrders(tx, owner, wanted);
        const now = await readNow(tx);
        const list = found.slice(0, pageSize);
        return {
          currency: call.caller.brand.currency.code,
          list: list.map((one) => showOrder(one, now)),
          next: found.length > pageSize ? list.at(-1)!.order.id : null,
        };
      });
    },
    async getOne(call, id) {
      const owner = ownerOf(call);
      return withTransaction(db, owner, async (tx) => {
        const found = await showOne(tx, call, id);
        const { order, issue } = found;
        const now = await readNow(tx);
        const { decimals } = order;
        const payments = await listPayments(tx, owner, id);
        const receivables = await listReceivables(tx, owner.merchantCode, id);
        return {
          order: showOrder(found, now),
          items: await showItems(tx, order, issue),
          proof: catalogue.find(order.lottery) ? lotteries.showProof(issue, now) : null,
          payments: [
            ...payments.map((payment) => showPayment({ ...payment, decimals })),
            ...receivables.map(({ amount_minor, created_at }) => ({
              at: created_at.toISOString(),
              kind: 'receivable' as const,
              amount: formatMinor(-amount_minor, decimals),
            })),
          ],
        };
      });
    },
    async listChases(call, { pageSize, ...filters }) {
      const owner = ownerOf(call);
      return withTransaction(db, owner, async (tx) => {
        const found = await listChases(tx, owner, { ...filters, limit: pageSize + 1 });
        const list = found.slice(0, pageSize);
        return {
          currency: call.caller.brand.currency.code,
          list: list.map(showChase),
          next: found.length > pageSize ? list.at(-1)!.chase.id : null,
        };
      });
    },
    async listRecent(call, limit) {
      const { member } = call;
      if (!member) return [];
      const owner = ownerOf({ ...call, member });
      return withTransaction(db, owner, (tx) => listRecent(tx, owner, limit));
    },
  };
}
