import type { Tx } from '../../db/database.ts';
import { lobbyGames, readGame, type Stretch } from './games.repository.ts';
import type { Lobby, LobbyNow } from './lobby.ts';

/** A game that a member opened. */
export interface Played {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly gameId: string;
  readonly playedAt: Date;
}

/** Whether a lobby shows a game. */
export async function hasGame(tx: Tx, lobby: Lobby, gameId: string): Promise<boolean> {
  const row = await lobbyGames(tx, lobby)
    .select('games.id')
    .where('games.id', '=', gameId)
    .executeTakeFirst();
  return row !== undefined;
}

const favorites = (tx: Tx, memberId: string, lobby: Lobby) =>
  lobbyGames(tx, lobby)
    .innerJoin('favorite_games', 'favorite_games.game_id', 'games.id')
    .where('favorite_games.member_id', '=', memberId)
    .orderBy('favorite_games.added_at', 'desc')
    .orderBy('games.id');

/** Ids of the games that a member keeps, the latest first. */
export async function listFavoriteIds(tx: Tx, memberId: string, lobby: Lobby): Promise<string[]> {
  const rows = await favorites(tx, memberId, lobby).select('games.id').execute();
  return rows.map(({ id }) => id);
}

/** The games that a member keeps, the latest first. */
export function listFavorites(tx: Tx, memberId: string, lobby: LobbyNow, stretch: Stretch) {
  return favorites(tx, memberId, lobby)
    .select(readGame(lobby))
    .limit(stretch.limit)
    .offset(stretch.offset ?? 0)
    .execute();
}

/** Keeps a game; one that is kept already stays where it is. */
export async function addFavorite(
  tx: Tx,
  favorite: Omit<Played, 'playedAt'> & { readonly addedAt: Date },
): Promise<void> {
  const { merchantCode, memberId, gameId, addedAt } = favorite;
  await tx
    .insertInto('favorite_games')
    .values({
      merchant_code: merchantCode,
      member_id: memberId,
      game_id: gameId,
      added_at: addedAt,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doNothing())
    .execute();
}

/** Lets a game go. */
export async function removeFavorite(tx: Tx, memberId: string, gameId: string): Promise<void> {
  await tx
    .deleteFrom('favorite_games')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .execute();
}

/** The games that a member opened last, the latest first. */
export function listRecent(tx: Tx, memberId: string, lobby: LobbyNow, limit: number) {
  return lobbyGames(tx, lobby)
    .innerJoin('recent_games', 'recent_games.game_id', 'games.id')
    .where('recent_games.member_id', '=', memberId)
    .select(readGame(lobby))
    .orderBy('recent_games.played_at', 'desc')
    .orderBy('games.id')
    .limit(limit)
    .execute();
}

/** Puts a game in front of those that a member has opened. */
export async function upsertRecent(tx: Tx, played: Played): Promise<void> {
  await tx
    .insertInto('recent_games')
    .values({
      merchant_code: played.merchantCode,
      member_id: played.memberId,
      game_id: played.gameId,
      played_at: played.playedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'game_id'])
        .doUpdateSet((row) => ({ played_at: row.ref('excluded.played_at') })),
    )
    .execute();
}

/** Forgets the games that a member opened before the last `kept`. */
export async function trimRecent(tx: Tx, memberId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('recent_games')
    .where('member_id', '=', memberId)
    .where('game_id', 'in', (query) =>
      query
        .selectFrom('recent_games')
        .select('game_id')
        .where('member_id', '=', memberId)
        .orderBy('played_at', 'desc')
        .orderBy('game_id')
        .offset(kept),
    )
    .execute();
}
