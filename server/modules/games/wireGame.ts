import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getGameList, getHotGames } from '../../../schemas/api/games.ts';
import type { listGames } from './games.repository.ts';

/** A game as lists carry it. */
export type Game = ValueOf<typeof getHotGames>['list'][number];

/** One page of games as it goes out. */
export type GamePage = ValueOf<typeof getGameList>;

/** A game as the catalogue has it. */
export type GameRow = Awaited<ReturnType<typeof listGames>>[number];

/** A game for a short list. What has not opened is neither tried nor liked by anybody, and pays no jackpot. */
export function toGame(row: GameRow): Game {
  const hasOpened = row.status !== 'soon';
  return {
    id: row.id,
    vassalage: row.vendor_code,
    vendorName: row.vendor_name,
    gameName: row.name,
    nodeName: row.code,
    showIcon: null,
    supportPlay: hasOpened && row.support_play === 0 ? 0 : 1,
    gameType: row.game_type,
    category: row.lobby_category,
    isHot: hasOpened && row.is_hot,
    isNew: hasOpened && row.is_new,
    hasJackpot: hasOpened && row.has_jackpot,
    status: row.status,
    color: row.art_color ?? 'transparent',
  };
}

/** A game with what lists are narrowed and ordered by. */
export function toDetailedGame(row: GameRow): Game {
  return {
    ...toGame(row),
    ...(row.volatility === null ? {} : { volatility: row.volatility }),
    ...(row.rtp_bp === null ? {} : { rtp: row.rtp_bp / 100 }),
    ...(row.released_on === null ? {} : { releasedOn: row.released_on }),
  };
}

/** A page of games that are `total` altogether. */
export function toGamePage(
  rows: readonly GameRow[],
  total: number,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): GamePage {
  return {
    games: rows.map(toDetailedGame),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
