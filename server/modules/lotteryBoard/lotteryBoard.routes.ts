import type { FastifyInstance } from 'fastify';
import { statisticsOf } from '../../../engine/lottery/statisticsSummary.ts';
import {
  getLotteryHall,
  getLotteryState,
  getOpenedNumeros,
  getPopularLotteries,
  getVnGameMenu,
  getVnOpenedNumeros,
} from '../../../schemas/api/lotteryGames.ts';
import {
  getDrawProof,
  getLotteryResults,
  getLotteryResultsOfDay,
} from '../../../schemas/api/lotteryIssues.ts';
import { getLotteryStatistics } from '../../../schemas/api/lotteryStatistics.ts';
import { serve } from '../../http/serve.ts';
import type { GamesService } from '../games/games.service.ts';
import type { LotteryBoardService } from './lotteryBoard.service.ts';

/** The calls about lotteries that guests make as well. */
export function addLotteryBoardRoutes(
  app: FastifyInstance,
  {
    lotteryBoard: service,
    games,
  }: {
    readonly lotteryBoard: LotteryBoardService;
    readonly games: Pick<GamesService, 'getLotteries'>;
  },
): void {
  serve(app, getLotteryHall, (call) => service.getHall(call, call.query.feature));
  serve(app, getLotteryState, (call) => service.getState(call, call.query));
  serve(app, getLotteryResults, (call) => service.getResults(call, call.query));
  serve(app, getLotteryResultsOfDay, (call) => service.getDay(call, call.query));
  serve(app, getLotteryStatistics, async (call) => {
    const { lottery, issues } = call.query;
    const { list } = await service.getResults(call, { lottery, pageSize: issues });
    const { family } = service.catalogue.find(lottery)!.lottery;
    const drawn = list.filter(({ draw }) => draw !== null).reverse();
    const { places, dragons } = statisticsOf(
      family,
      drawn.map(({ draw }) => draw),
    );
    return {
      lottery,
      family,
      list: drawn,
      statistics: {
        places: places.map(({ id, omissions }) => ({ id, omissions: [...omissions] })),
        dragons: [...dragons],
      },
    };
  });
  serve(app, getDrawProof, (call) => service.getProof(call, call.query.lottery, call.query.issue));
  serve(app, getVnGameMenu, async (call) => {
    const { serverNow, groups } = await service.getHall(call, 'vnLottery');
    return { serverNow, list: groups.flatMap(({ lotteries }) => lotteries) };
  });
  serve(app, getPopularLotteries, async (call) => {
    const { count } = call.query;
    const [list, popular] = await Promise.all([
      games.getLotteries(call, count),
      service.getPopular(call, count),
    ]);
    return { list: [...list], serverNow: popular.serverNow, lotteries: popular.list };
  });
  serve(app, getVnOpenedNumeros, async (call) => ({
    list: await service.getOpened(call, call.query),
  }));
  serve(app, getOpenedNumeros, async (call) => ({
    list: await service.getOpened(call, call.query),
  }));
}
