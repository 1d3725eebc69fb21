import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { createSecretBox } from './db/secretBox.ts';
import type { Keys } from './keys.ts';
import type { ContentCache } from './modules/contentCache.ts';
import type { GamesService } from './modules/games/games.service.ts';
import { addLaunchRoutes } from './modules/play/launch.routes.ts';
import { createLaunchService, type LaunchDeps } from './modules/play/launch.service.ts';
import { addVendorRoutes } from './modules/play/vendor.routes.ts';
import { createVendorService } from './modules/play/vendor.service.ts';
import { createVendorKeys } from './modules/play/vendorKeys.ts';

/** What launches and vendors are made from. */
export interface PlayDeps extends Pick<LaunchDeps, 'hasVendorWallets' | 'recordPlayed'> {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly keys: Keys;
  readonly cache: ContentCache;
  readonly games: GamesService;
}

/** Puts everything on the application that has to do with games that vendors serve. */
export async function addPlay(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { db, random, keys: secrets, cache } = deps;
  const box = createSecretBox(secrets.secret, random, secrets.formerSecrets);
  const keys = createVendorKeys({ db, box, cache });
  const launches = createLaunchService({ ...deps, sessions: app.gateway.sessions, keys });
  addLaunchRoutes(app, launches);
  const service = createVendorService({ ...deps, secret: secrets.secret });
  await addVendorRoutes(app, { service, keys });
}
