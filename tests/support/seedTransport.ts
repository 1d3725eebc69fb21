import type { GameCategory } from '../../schemas/api/games.ts';
import { getPopularLotteries } from '../../schemas/api/lotteryGames.ts';
import { getAnnouncements, getBanners } from '../../schemas/api/content.ts';
import type { TypedEndpoint, ValueOf } from '../../schemas/api/endpoint.ts';
import { getGameList, getGameMenus, getHotGames, getWinners } from '../../schemas/api/games.ts';
import type { HttpRequest, Transport } from '../../src/platform/http/http.ts';
import { winner } from './builders.ts';
import { seedAnnouncements, seedBanners } from './builders/seedBanners.ts';
import { seedCategories, seedGames } from './builders/seedGames.ts';
import { fixtureTransport } from './fixtureTransport.ts';

type Query = URLSearchParams;
type Answer = readonly [path: string, value: (query: Query, language: string) => unknown];

const answer = <E extends TypedEndpoint>(
  endpoint: E,
  value: (query: Query, language: string) => ValueOf<E>,
): Answer => [endpoint.path, value];

const categoryOf = (query: Query) => (query.get('category') ?? undefined) as GameCategory;
const ofVendor = (query: Query) => {
  const vassalage = query.get('vassalage');
  return (game: { vassalage: string }) => vassalage === null || game.vassalage === vassalage;
};
const gamesOf = (query: Query, count: number) =>
  seedGames(1000, categoryOf(query)).filter(ofVendor(query)).slice(0, count);

const ANSWERS: ReadonlyMap<string, Answer[1]> = new Map([
  answer(getAnnouncements, (_, language) => ({ list: seedAnnouncements(language) })),
  answer(getBanners, (_, language) => ({ list: seedBanners(language) })),
  answer(getGameMenus, () => ({ categories: seedCategories() })),
  answer(getHotGames, (query) => ({ list: gamesOf(query, Number(query.get('limit') ?? 12)) })),
  answer(getPopularLotteries, (query) => ({
    list: seedGames(Number(query.get('count') ?? 20), 'LOTT'),
    lotteries: [],
    serverNow: '2026-02-01T10:00:00.000Z',
  })),
  answer(getWinners, (query) => ({
    list: seedGames(Number(query.get('limit') ?? 12)).map((game, at) =>
      winner({ id: `win-${at}`, game, amount: `${(at + 1) * 137}.50` }),
    ),
  })),
  answer(getGameList, (query) => {
    const games = gamesOf(query, 24);
    return { games, pageNum: 1, totalPages: 1, total: games.length };
  }),
]);

/** Answers with the games, vendors, banners and notices of the demo, in the language of the call; else as the samples do. */
export const seedTransport: Transport = async (request: HttpRequest) => {
  const [path = '', query] = request.url.split('?');
  const value = ANSWERS.get(path)?.(new URLSearchParams(query), request.headers['language'] ?? '');
  if (value === undefined) return fixtureTransport(request);
  return { status: 200, body: { success: true, value, message: '' } };
};

/** Never answers: what shows is what shows while it loads. */
export const silentTransport: Transport = () => new Promise(() => undefined);

/** Refuses every call as a gateway in trouble does. */
export const failingTransport: Transport = async () => ({
  status: 500,
  body: { success: false, value: null, message: '', code: 'internal' },
});
