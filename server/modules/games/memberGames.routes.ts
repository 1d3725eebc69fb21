import type { FastifyInstance } from 'fastify';
import {
  getFavoriteGames,
  getFavoriteGamesList,
  getRecentGames,
  setFavoriteGame,
} from '../../../schemas/api/memberGames.ts';
import { serve } from '../../http/serve.ts';
import type { MemberGamesService } from './memberGames.service.ts';

/** The calls about the games that a member keeps and has played. */
export function addMemberGamesRoutes(app: FastifyInstance, service: MemberGamesService): void {
  serve(app, getFavoriteGames, async (call) => ({
    gameIds: [...(await service.getFavoriteIds(call))],
  }));
  serve(app, getFavoriteGamesList, (call) => service.getFavoritePage(call, call.query));
  serve(app, setFavoriteGame, (call) => service.setFavorite(call, call.body));
  serve(app, getRecentGames, async (call) => ({
    list: [...(await service.getRecent(call, call.query.limit))],
  }));
}
