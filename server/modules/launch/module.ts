import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { hasSingleWallet } from '../wallet/wallet.service.ts';
import { addLaunchRoutes } from './launch.routes.ts';
import { createLaunchService, type LaunchService } from './launch.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly launch: LaunchService;
  }
}

export const launchModule = defineModule({
  name: 'launch',
  needs: ['db', 'random', 'session', 'games', 'caches', 'play', 'originals'],
  create({ db, random, session, games, caches, play, originals }) {
    return createLaunchService({
      db,
      random,
      sessions: session.sessions,
      games,
      async canCall(merchantCode, vendorCode, now) {
        const { keys } = play;
        if (vendorCode !== originals.vendorCode) return keys.hasAny(merchantCode, vendorCode, now);
        // Our own vendor gets its key of a merchant when a game of it is first launched there.
        await originals.ensureKey(merchantCode, async (id) => {
          if (await keys.find(merchantCode, id, now)) return true;
          // Another gateway may have made it a moment ago.
          caches.passing.drop(merchantCode);
          return (await keys.find(merchantCode, id, now)) !== null;
        });
        if (await keys.hasAny(merchantCode, vendorCode, now)) return true;
        caches.passing.drop(merchantCode);
        return keys.hasAny(merchantCode, vendorCode, now);
      },
      hasVendorWallets: ({ brand }) => !hasSingleWallet(brand),
      recordPlayed: games.ofMembers.recordPlayed,
      sumRounds: play.sumRounds,
    });
  },
  routes: (app, { launch }) => addLaunchRoutes(app, launch),
  sweeps: [sweepOlder('launch_intents', 'ends_at', HOUR_MS)],
  memberData: [dataIn('launch_intents', { secrets: ['digest'], isErased: true })],
});
