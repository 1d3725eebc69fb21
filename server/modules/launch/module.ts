import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { hasSingleWallet } from '../wallet/walletCall.ts';
import { addLaunchRoutes } from './launch.routes.ts';
import { createLaunchService, type LaunchService } from './launch.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly launch: LaunchService;
  }
}

export const launchModule = defineModule({
  name: 'launch',
  needs: ['db', 'random', 'session', 'games', 'play', 'originals', 'wallet'],
  create({ db, random, session, games, play, originals, wallet }) {
    return createLaunchService({
      db,
      random,
      sessions: session.sessions,
      games,
      async canCall(merchantCode, vendorCode, now) {
        const { keys } = play;
        // Our own vendor gets its key of a merchant when a game of it is first launched there.
        if (vendorCode === originals.vendorCode) await originals.ready(merchantCode, now);
        return keys.hasAny(merchantCode, vendorCode, now);
      },
      hasVendorWallets: ({ brand }) => !hasSingleWallet(brand),
      follow: wallet.follow,
      recordPlayed: games.ofMembers.recordPlayed,
      sumRounds: play.sumRounds,
    });
  },
  routes: (app, { launch }) => addLaunchRoutes(app, launch),
  sweeps: [sweepOlder('launch_intents', 'ends_at', HOUR_MS)],
  memberData: [dataIn('launch_intents', { secrets: ['digest'], isErased: true })],
});
