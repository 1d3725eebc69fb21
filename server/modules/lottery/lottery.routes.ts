import type { FastifyInstance } from 'fastify';
import {
  changeLotterySeeds,
  getLotterySeeds,
  playInstantLottery,
} from '../../../schemas/api/instantLottery.ts';
import { getLotteryChases, stopLotteryChase } from '../../../schemas/api/lotteryChases.ts';
import {
  getLotteryOffer,
  getRecentLotteries,
  getVnRecentGames,
} from '../../../schemas/api/lotteryGames.ts';
import {
  cancelLotteryOrder,
  getLotteryOrder,
  getLotteryOrders,
  placeLotteryBet,
  placeLotteryBets,
} from '../../../schemas/api/lotteryOrders.ts';
import { serve } from '../../http/serve.ts';
import type { LotteryBoardService } from '../lotteryBoard/lotteryBoard.service.ts';
import type { InstantService } from './instant.service.ts';
import type { OrdersService } from './orders.service.ts';

const RECENT = 20;

/** The calls of members about their bets. */
export function addLotteryRoutes(
  app: FastifyInstance,
  {
    orders,
    instant,
    lotteryBoard,
  }: {
    readonly orders: OrdersService;
    readonly instant: InstantService;
    readonly lotteryBoard: LotteryBoardService;
  },
): void {
  serve(app, getLotteryOffer, (call) => orders.getOffer(call, call.query.lottery));
  serve(app, placeLotteryBet, ({ tx, body, ...call }) => orders.place(tx, call, body));
  serve(app, placeLotteryBets, ({ tx, body, ...call }) => orders.placeAll(tx, call, body));
  serve(app, cancelLotteryOrder, ({ tx, body, ...call }) => orders.cancel(tx, call, body.order));
  serve(app, getLotteryOrders, ({ query, ...call }) => orders.list(call, query));
  serve(app, getLotteryOrder, ({ query, ...call }) => orders.getOne(call, query.order));
  serve(app, getLotteryChases, ({ query, ...call }) => orders.listChases(call, query));
  serve(app, stopLotteryChase, ({ tx, body, ...call }) => orders.stop(tx, call, body.chase));
  serve(app, playInstantLottery, ({ tx, body, ...call }) => instant.play(tx, call, body));
  serve(app, getLotterySeeds, (call) => instant.getSeeds(call));
  serve(app, changeLotterySeeds, ({ tx, body, ...call }) => instant.changeSeeds(tx, call, body));
  serve(app, getRecentLotteries, async (call) =>
    lotteryBoard.getCards(call, await orders.listRecent(call, RECENT)),
  );
  serve(app, getVnRecentGames, async (call) => {
    const recent = await orders.listRecent(call, RECENT);
    const { serverNow, list } = await lotteryBoard.getCards(call, recent);
    return { serverNow, list: list.filter(({ feature }) => feature === 'vnLottery') };
  });
}
