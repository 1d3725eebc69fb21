import type { FastifyInstance } from 'fastify';
import {
  getGameList,
  getGameMenus,
  getGameVendors,
  getHotGames,
  getPopularLotteries,
  getWinners,
} from '../../../schemas/api/games.ts';
import { serve } from '../../http/serve.ts';
import type { GamesService } from './games.service.ts';

/** The calls for the lobby: categories, vendors, games and wins. */
export function addGamesRoutes(app: FastifyInstance, service: GamesService): void {
  serve(app, getGameMenus, async (call) => ({ categories: [...(await service.getMenu(call))] }));
  serve(app, getGameVendors, async (call) => {
    const menu = await service.getMenu(call);
    const lanes = menu.map(({ gameCategory, cards }) => ({ gameCategory, vendors: cards }));
    return { data: { lanes } };
  });
  serve(app, getHotGames, async (call) => {
    const { category, vassalage: vendorCode, limit } = call.query;
    return { list: [...(await service.getHot(call, { category, vendorCode }, limit))] };
  });
  serve(app, getGameList, (call) => {
    const { category, vassalage: vendorCode, gameName: name, pageNo, pageSize } = call.query;
    return service.getPage(call, { category, vendorCode, name, pageNo, pageSize });
  });
  serve(app, getPopularLotteries, async (call) => ({
    list: [...(await service.getLotteries(call, call.query.count))],
  }));
  serve(app, getWinners, async (call) => ({
    list: [...(await service.getWinners(call, call.query.limit))],
  }));
}
