import type { GameCategory } from '../../schemas/api/games.ts';
import { getGameList, getGameMenus, getHotGames } from '../../schemas/api/games.ts';
import {
  getFavoriteGames,
  getRecentGames,
  setFavoriteGame,
} from '../../schemas/api/memberGames.ts';
import { GAMES } from '../../server/seed/catalogue.ts';
import type { Transport } from '../../src/platform/http/http.ts';
import type { Game } from './builders.ts';
import { seedCategories, seedGames } from './builders/seedGames.ts';
import { seedTransport } from './seedTransport.ts';

const SEEDS = new Map(GAMES.map((seed) => [seed.id, seed]));

/** Games of a category with everything that a lobby orders and narrows them by. */
export const lobbySeed = (category: GameCategory): Game[] =>
  seedGames(1000, category).map((game) => {
    const { volatility, rtpBasisPoints, releasedOn } = SEEDS.get(game.id)!;
    return { ...game, volatility, rtp: rtpBasisPoints / 100, releasedOn };
  });

/** As many slots as are asked for, each with the picture of one that there is. */
export function manyGames(count: number): Game[] {
  const seeds = lobbySeed('RNG');
  return Array.from({ length: count }, (_, at) => {
    const seed = seeds[at % seeds.length]!;
    const round = Math.floor(at / seeds.length) + 1;
    if (round === 1) return seed;
    const showIcon = `/art/games/${seed.id}-240.webp`;
    return { ...seed, id: `${seed.id}-${round}`, gameName: `${seed.gameName} ${round}`, showIcon };
  });
}

/** What a lobby is answered with. */
export interface LobbyAnswers {
  readonly games: readonly Game[];
  readonly favorites?: readonly string[];
  readonly recent?: readonly string[];
  /** Codes of vendors that have not opened. */
  readonly soon?: readonly string[];
  /** Games outside of this lobby that are hot. */
  readonly hot?: readonly Game[];
}

const hotOf = (hot: readonly Game[], query: string | undefined) => {
  const wanted = new URLSearchParams(query).get('status');
  return { list: hot.filter(({ status }) => wanted === null || status === wanted) };
};

/** A gateway with one lobby: pages of its games, and a member's own, of which changes are kept. */
export function lobbyTransport(answers: LobbyAnswers): Transport {
  const { games, recent = [], soon = [] } = answers;
  let favorites = [...(answers.favorites ?? [])];
  const categories = seedCategories().map((category) => ({
    ...category,
    cards: category.cards.map((card) =>
      soon.includes(card.vassalage) ? { ...card, status: 'soon' } : card,
    ),
  }));

  const page = (query: URLSearchParams) => {
    const vendor = query.get('vassalage');
    const fitting = games.filter(
      ({ vassalage, status }) =>
        (vendor === null || vassalage === vendor) &&
        (query.get('playable') !== 'true' || status === 'normal'),
    );
    const size = Number(query.get('pageSize') ?? 24);
    const pageNum = Number(query.get('pageNo') ?? 1);
    return {
      games: fitting.slice((pageNum - 1) * size, pageNum * size),
      pageNum,
      totalPages: Math.ceil(fitting.length / size),
      total: fitting.length,
    };
  };
  const wish = (body = '{}') => {
    const { gameId, isFavorite } = JSON.parse(body) as { gameId: string; isFavorite: boolean };
    const others = favorites.filter((id) => id !== gameId);
    favorites = isFavorite ? [gameId, ...others] : others;
    return { isFavorite };
  };
  const ok = (value: unknown) => ({ status: 200, body: { success: true, value, message: '' } });
  return async (request) => {
    const [path = '', query] = request.url.split('?');
    switch (path) {
      case getGameList.path:
        return ok(page(new URLSearchParams(query)));
      case getGameMenus.path:
        return ok({ categories });
      case getFavoriteGames.path:
        return ok({ gameIds: favorites });
      case getRecentGames.path:
        return ok({ list: games.filter(({ id }) => recent.includes(id)) });
      case setFavoriteGame.path:
        return ok(wish(request.body));
      case getHotGames.path:
        return answers.hot ? ok(hotOf(answers.hot, query)) : seedTransport(request);
      default:
        return seedTransport(request);
    }
  };
}
