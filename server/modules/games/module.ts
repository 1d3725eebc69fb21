import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { addGamesRoutes } from './games.routes.ts';
import { createGamesDesk, type GamesDesk } from './gamesDesk.ts';
import { createGamesService, type GamesService } from './games.service.ts';
import { addMemberGamesRoutes } from './memberGames.routes.ts';
import { deleteWinsOf } from './wins.repository.ts';
import { createMemberGamesService, type MemberGamesService } from './memberGames.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    /** The lobby, what members keep and have played of it, and what merchants say of it. */
    readonly games: GamesService & {
      readonly ofMembers: MemberGamesService;
      readonly desk: GamesDesk;
    };
  }
}

export const gamesModule = defineModule({
  name: 'games',
  needs: ['db', 'clock', 'caches'],
  create: ({ db, clock, caches }) => ({
    ...createGamesService({ db, clock, caches }),
    ofMembers: createMemberGamesService({ db }),
    desk: createGamesDesk({ db, clock }),
  }),
  pageReads: (app, { games }) => addGamesRoutes(app, games),
  routes: (app, { games }) => addMemberGamesRoutes(app, games.ofMembers),
  sweeps: [sweepOlder('winners', 'won_at', 31 * DAY_MS)],
  memberData: [
    { ...dataIn('winners'), erase: deleteWinsOf },
    dataIn('favorite_games', { isErased: true }),
    dataIn('recent_games', { isErased: true }),
  ],
});
