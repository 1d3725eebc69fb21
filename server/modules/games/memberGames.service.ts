import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Admitted } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';
import { openLobby, type LobbyNow } from './lobby.ts';
import {
  addFavorite,
  hasGame,
  listFavoriteIds,
  listFavorites,
  listRecent,
  removeFavorite,
  trimRecent,
  upsertRecent,
  type Played,
} from './memberGames.repository.ts';
import { toDetailedGame, toGamePage, type Game, type GamePage } from './wireGame.ts';

/** How many games a member has played last are remembered. */
const RECENT_MAX = 60;

/** A call of somebody who is signed in. */
type MemberCall = Admitted & { readonly member: MemberSession };

/** The games that members keep and have played. Of what a merchant does not offer any more nothing shows. */
export interface MemberGamesService {
  getFavoriteIds(call: MemberCall): Promise<readonly string[]>;
  getFavoritePage(
    call: MemberCall,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<GamePage>;
  /** Keeps a game or lets it go. Throws Problem notFound for a game that the merchant does not offer. */
  setFavorite(
    call: MemberCall,
    change: { readonly gameId: string; readonly isFavorite: boolean },
  ): Promise<{ isFavorite: boolean }>;
  getRecent(call: MemberCall, limit: number): Promise<readonly Game[]>;
  /** Remembers that a member has opened a game; part of the launch's own transaction. */
  recordPlayed(tx: Tx, played: Played): Promise<void>;
}

/** Makes the service over a database. */
export function createMemberGamesService({ db }: { readonly db: Database }): MemberGamesService {
  const read = <T>(
    { caller, features, member, now }: MemberCall,
    work: (tx: Tx, memberId: string, lobby: LobbyNow) => Promise<T>,
  ) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, (tx) =>
      work(tx, member.memberId, { ...openLobby({ ...caller, features }), now }),
    );

  return {
    getFavoriteIds: (call) => read(call, listFavoriteIds),
    getFavoritePage: (call, page) =>
      read(call, async (tx, memberId, lobby) => {
        const ids = await listFavoriteIds(tx, memberId, lobby);
        const { pageNo, pageSize } = page;
        const stretch = { limit: pageSize, offset: (pageNo - 1) * pageSize };
        return toGamePage(await listFavorites(tx, memberId, lobby, stretch), ids.length, page);
      }),
    setFavorite: (call, { gameId, isFavorite }) =>
      read(call, async (tx, memberId, lobby) => {
        if (isFavorite) {
          if (!(await hasGame(tx, lobby, gameId))) {
            throw new Problem('notFound', 'There is no such game here.');
          }
          const { merchantCode } = call.caller.brand;
          await addFavorite(tx, { merchantCode, memberId, gameId, addedAt: call.now });
        } else await removeFavorite(tx, memberId, gameId);
        return { isFavorite };
      }),
    getRecent: (call, limit) =>
      read(call, async (tx, memberId, lobby) =>
        (await listRecent(tx, memberId, lobby, limit)).map(toDetailedGame),
      ),
    async recordPlayed(tx, played) {
      await upsertRecent(tx, played);
      await trimRecent(tx, played.memberId, RECENT_MAX);
    },
  };
}
