import { formatMinor } from '../../../engine/minorUnits.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getLotteryChases } from '../../../schemas/api/lotteryChases.ts';
import type { getLotteryOffer } from '../../../schemas/api/lotteryGames.ts';
import type {
  getLotteryOrders,
  placeLotteryBet,
  placeLotteryBets,
} from '../../../schemas/api/lotteryOrders.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem } from '../../http/problem.ts';
import type { CheckedQuery } from '../../http/serve.ts';
import type { LotteryBoardService } from '../lotteryBoard/lotteryBoard.service.ts';
import { showProof } from '../lotteryBoard/results.ts';
import type { BetCall, Bets } from './bets.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import {
  findOrders,
  listChases,
  listFull,
  listOrders,
  listPayments,
  listReceivables,
  listRecent,
  type ListedOrder,
} from './memberOrders.repository.ts';
import type { InstantSeeds } from './instantSeeds.ts';
import { offerTo } from './memberOffer.ts';
import type { OfferCaller } from './offer.ts';
import { showOffer } from './offerView.ts';
import {
  showChase,
  showItems,
  showOrder,
  showPayment,
  showPlaced,
  type OrderDetail,
  type ShownChase,
  type ShownOrder,
} from './orderViews.ts';
import { findOpenIssue, readSlips } from './orders.repository.ts';
import type { WantedBet } from './readBet.ts';

/** A call of a guest or a member. */
export type MaybeMemberCall = OfferCaller & { readonly member?: MemberSession };

/** Orders and chases as their members see them. */
export interface OrdersService {
  getOffer(call: MaybeMemberCall, lottery: string): Promise<ValueOf<typeof getLotteryOffer>>;
  place(tx: Tx, call: BetCall, wanted: WantedBet): Promise<ValueOf<typeof placeLotteryBet>>;
  placeAll(
    tx: Tx,
    call: BetCall,
    wanted: BodyOf<typeof placeLotteryBets>,
  ): Promise<ValueOf<typeof placeLotteryBets>>;
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
  /** Codes of the lotteryBoard that a member bet on last; none of a guest. */
  listRecent(call: MaybeMemberCall, limit: number): Promise<readonly string[]>;
}

/** What the service works with. */
export interface OrdersServiceDeps {
  readonly db: Database;
  readonly lotteryBoard: LotteryBoardService;
  readonly bets: Bets;
  readonly seeds: InstantSeeds;
}

const DAY_MS = 86_400_000;

/** Whose orders a call is about. */
export const ownerOf = ({ caller, member }: BetCall) => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
});

function parseDay(text: string | undefined, plusMs = 0): Date | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) throw new Problem('queryInvalid', 'There is no such day.');
  return new Date(time + plusMs);
}

type Reads = Pick<OrdersService, 'list' | 'getOne' | 'listChases' | 'listRecent'>;

async function findOwn(tx: Tx, call: BetCall, id: string): Promise<ListedOrder> {
  const [found] = await findOrders(tx, ownerOf(call), [id]);
  if (!found) throw new Problem('notFound', 'There is no such order.');
  return found;
}

function createReads({ db, lotteryBoard: { catalogue }, seeds }: OrdersServiceDeps): Reads {
  return {
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
          list: list.map((one) => showOrder(catalogue, one, now)),
          next: found.length > pageSize ? list.at(-1)!.order.id : null,
        };
      });
    },
    async getOne(call, id) {
      const owner = ownerOf(call);
      return withTransaction(db, owner, async (tx) => {
        const found = await findOwn(tx, call, id);
        const { order, issue, play } = found;
        const now = await readNow(tx);
        const { decimals } = order;
        const entry = catalogue.find(order.lottery);
        const slip = (await readSlips(tx, owner.merchantCode, [order.slip_id])).get(order.slip_id);
        const payments = await listPayments(tx, owner, id);
        const receivables = await listReceivables(tx, owner.merchantCode, id);
        return {
          order: showOrder(catalogue, found, now),
          items: entry && slip ? showItems(entry, { slip, listed: found }) : [],
          proof: entry && issue ? showProof(catalogue, issue, now) : null,
          instant: play && {
            serverSeedHash: play.server_seed_hash,
            serverSeed: seeds.reveal(play),
            clientSeed: play.client_seed!,
            nonce: play.nonce,
            drawAt: order.placed_at.toISOString(),
          },
          payments: [
            ...payments.map((payment) => showPayment({ ...payment, decimals })),
            ...receivables.map(({ amount_minor, cleared_minor, created_at }) => ({
              at: created_at.toISOString(),
              kind: 'receivable' as const,
              amount: formatMinor(cleared_minor - amount_minor, decimals),
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
          list: list.map((chase) => showChase(catalogue, chase)),
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

/** Makes the service of members' orders. */
export function createOrdersService(deps: OrdersServiceDeps): OrdersService {
  const {
    db,
    bets,
    lotteryBoard: { catalogue, offers },
  } = deps;
  return {
    ...createReads(deps),
    async getOffer(call, code) {
      const offer = offers.require(call, code);
      const { merchantCode, currency } = call.caller.brand;
      const { member } = call;
      return withTransaction(db, { merchantCode }, async (tx) => {
        const { exposureMinor: mostMinor } = offer.limits;
        const full = await listFull(tx, { merchantCode, lottery: code, mostMinor });
        const own = member ? await offerTo(tx, offer, ownerOf({ ...call, member })) : offer;
        const hasOwn = own.halfPay.some(({ issue }) => issue !== undefined);
        const openIssue = hasOwn ? (await findOpenIssue(tx, code))?.issue : undefined;
        return showOffer(own, { currency, full, openIssue });
      });
    },
    async place(tx, call, wanted) {
      const placed = await bets.place(tx, call, wanted);
      const { code: currency, decimals } = call.caller.brand.currency;
      return {
        order: showPlaced(catalogue, placed),
        chase: placed.chaseId,
        orders: placed.orders.length,
        currency,
        stake: formatMinor(placed.totalMinor, decimals),
        sumBalance: formatMinor(placed.availableMinor, decimals),
        serverNow: placed.at.toISOString(),
      };
    },
    async placeAll(tx, call, { bets: wanted }) {
      const placed = await bets.placeAll(
        tx,
        call,
        wanted.map(({ issue, ...bet }) => ({ ...bet, issues: [{ issue, multiple: 1 }] })),
      );
      const { code: currency, decimals } = call.caller.brand.currency;
      const total = placed.reduce((sum, { totalMinor }) => sum + totalMinor, 0n);
      // Each was paid for out of what the one before it left.
      const left = placed.reduce(
        (least, { availableMinor }) => (availableMinor < least ? availableMinor : least),
        placed[0]!.availableMinor,
      );
      return {
        orders: placed.map((bet) => showPlaced(catalogue, bet)),
        currency,
        stake: formatMinor(total, decimals),
        sumBalance: formatMinor(left, decimals),
        serverNow: placed[0]!.at.toISOString(),
      };
    },
    async cancel(tx, call, id) {
      await bets.cancel(tx, call, id);
      return showOrder(catalogue, await findOwn(tx, call, id), await readNow(tx));
    },
    async stop(tx, call, id) {
      await bets.stop(tx, call, id);
      const [chase] = await listChases(tx, ownerOf(call), { id, limit: 1 });
      return showChase(catalogue, chase!);
    },
  };
}
