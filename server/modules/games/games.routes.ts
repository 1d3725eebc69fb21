import type { FastifyInstance } from 'fastify';
import {
  getGame,
  getGameList,
  getGameMenus,
  getGameVendors,
  getHotGames,
  getVendorGameTypes,
  getWinners,
} from '../../../schemas/api/games.ts';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import type { GameFeature } from './games.repository.ts';
import type { GamesService } from './games.service.ts';

/** The contract's pattern has let nothing but features through; named twice they are meant once. */
const readFeatures = (text = '') =>
  [...new Set(text.split(',').filter((name) => name !== ''))] as GameFeature[];

/** The calls for the lobby: categories, vendors, games and wins. */
export function addGamesRoutes(app: FastifyInstance, service: GamesService): void {
  serve(app, getGameMenus, async (call) => ({ categories: [...(await service.getMenu(call))] }));
  serve(app, getGameVendors, async (call) => {
    const menu = await service.getMenu(call);
    const lanes = menu.map(({ gameCategory, cards }) => ({ gameCategory, vendors: cards }));
    return { data: { lanes } };
  });
  serve(app, getHotGames, async (call) => {
    const { category, vassalage: vendorCode, status, limit } = call.query;
    return { list: [...(await service.getHot(call, { category, vendorCode, status }, limit))] };
  });
  serve(app, getGame, async (call) => {
    const game = await service.findOne(call, call.query.gameId);
    if (!game) throw new Problem('notFound', 'There is no such game here.');
    return game;
  });
  serve(app, getGameList, (call) => {
    const { vassalage, gameName, features, playable, sort, ...asIs } = call.query;
    return service.getPage(call, {
      ...asIs,
      vendorCode: vassalage,
      name: gameName,
      features: readFeatures(features),
      isPlayable: playable,
      order: sort,
    });
  });
  serve(app, getVendorGameTypes, async (call) => {
    const { category, vassalage: vendorCode } = call.query;
    return { list: [...(await service.getTypes(call, { category, vendorCode }))] };
  });
  serve(app, getWinners, async (call) => ({
    list: [...(await service.getWinners(call, call.query))],
  }));
}
