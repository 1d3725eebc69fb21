import type { FastifyInstance } from 'fastify';
import { ORIGINALS_VENDOR } from '../schemas/originalsApi.ts';
import { withTransaction, type Database } from './db/database.ts';
import { listLivePlay } from './db/livePlay.ts';
import { createSecretBox } from './db/secretBox.ts';
import { addOriginalsVendor, type OriginalsOptions } from './originalsVendor.ts';
import type { OriginalsKeys } from './originals/originalsKeys.ts';
import type { Metrics } from './http/metrics.ts';
import type { Keys } from './keys.ts';
import type { ContentCache } from './modules/contentCache.ts';
import type { GamesService } from './modules/games/games.service.ts';
import { addLaunchRoutes } from './modules/play/launch.routes.ts';
import { createLaunchService, type LaunchDeps } from './modules/play/launch.service.ts';
import { addVendorRoutes } from './modules/play/vendor.routes.ts';
import { createVendorService } from './modules/play/vendor.service.ts';
import { digestSecret } from './modules/session/secrets.ts';
import { createVendorKey, createVendorKeys, type VendorKeys } from './modules/play/vendorKeys.ts';

/** What launches and vendors are made from. */
export interface PlayDeps extends Pick<LaunchDeps, 'hasVendorWallets' | 'recordPlayed'> {
  readonly db: Database;
  readonly ids: () => string;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Buffer;
  readonly keys: Keys;
  readonly cache: ContentCache;
  readonly games: GamesService;
  readonly metrics: Metrics;
  readonly originals?: OriginalsOptions;
}

/** Our own vendor gets its key of a merchant when a game of it is first launched there. */
function withOriginalsKeys(
  keys: VendorKeys,
  originalsKeys: OriginalsKeys,
  { cache, clock }: Pick<PlayDeps, 'cache' | 'clock'>,
): VendorKeys {
  return {
    ...keys,
    async hasAny(merchantCode, vendorCode, now) {
      if (vendorCode !== ORIGINALS_VENDOR) return keys.hasAny(merchantCode, vendorCode, now);
      await originalsKeys.ensure(merchantCode, async (id) => {
        if (await keys.find(merchantCode, id, clock())) return true;
        // Another gateway may have made it a moment ago.
        cache.drop(merchantCode);
        return (await keys.find(merchantCode, id, clock())) !== null;
      });
      if (await keys.hasAny(merchantCode, vendorCode, now)) return true;
      cache.drop(merchantCode);
      return keys.hasAny(merchantCode, vendorCode, now);
    },
  };
}

/** Puts everything on the application that has to do with games that vendors serve. */
export async function addPlay(app: FastifyInstance, deps: PlayDeps): Promise<void> {
  const { db, ids, clock, random, keys: secrets, cache } = deps;
  const box = createSecretBox(secrets.secret, random, secrets.formerSecrets);
  const keys = createVendorKeys({ db, box, cache });
  const originalsKeys = await addOriginalsVendor(app, {
    ...deps.originals,
    metrics: deps.metrics,
    db,
    box,
    ids,
    clock,
    random,
    async listLive(merchantCode, walletSessions) {
      const byDigest = new Map(
        walletSessions.map((session) => [digestSecret(session).toString('hex'), session]),
      );
      const digests = walletSessions.map(digestSecret);
      const live = await withTransaction(db, { merchantCode }, (tx) =>
        listLivePlay(tx, ORIGINALS_VENDOR, { digests, now: clock() }),
      );
      return new Set(live.map((digest) => byDigest.get(digest.toString('hex'))!));
    },
    async askForKey(tx, merchantCode) {
      const wanted = { merchantCode, vendorCode: ORIGINALS_VENDOR, now: clock() };
      const key = await createVendorKey(tx, { box, random }, wanted);
      if (!key) throw new Error(`The catalogue has no vendor "${ORIGINALS_VENDOR}".`);
      return key;
    },
  });
  const launches = createLaunchService({
    ...deps,
    sessions: app.gateway.sessions,
    keys: withOriginalsKeys(keys, originalsKeys, deps),
  });
  addLaunchRoutes(app, launches);
  const service = createVendorService({ ...deps, secret: secrets.secret });
  await addVendorRoutes(app, { service, keys });
}
