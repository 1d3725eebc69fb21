import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { addHelpRoutes, addSystemRoutes } from './system.routes.ts';
import { createSystemService, type SystemService } from './system.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly system: SystemService;
  }
}

/** Eight characters of base64url. */
const PATH_KEY_BYTES = 6;

export const systemModule = defineModule({
  name: 'system',
  needs: ['db', 'clock', 'caches', 'games'],
  create: ({ db, clock, caches, games }) =>
    createSystemService({ db, clock, cache: caches.standing, games }),
  pageReads: (app, { system }) => addHelpRoutes(app, system),
  routes: (app, { system, random, sealBox }) =>
    addSystemRoutes(app, system, {
      box: sealBox,
      createPathKey: () => random(PATH_KEY_BYTES).toString('base64url'),
    }),
  sweeps: [
    // What guards every call: counters, replies that are given again, and bodies that were opened.
    sweepOlder('throttles', 'window_ends_at', 0),
    sweepOlder('idempotency_keys', 'ends_at', 0),
    sweepOlder('used_nonces', 'ends_at', HOUR_MS),
  ],
  memberData: [
    // Gone within a day by itself, and until then what makes a repeated call harmless.
    dataIn('idempotency_keys', { secrets: ['body_digest'] }),
  ],
});
