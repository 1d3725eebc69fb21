import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { createContentCache, standingReads, type ContentCache } from './modules/contentCache.ts';
import { addContentRoutes } from './modules/content/content.routes.ts';
import { createContentService, type ContentService } from './modules/content/content.service.ts';
import { addGamesRoutes } from './modules/games/games.routes.ts';
import { createGamesService, type GamesService } from './modules/games/games.service.ts';
import { addHelpRoutes } from './modules/system/system.routes.ts';
import { createSystemService, type SystemService } from './modules/system/system.service.ts';

/** What pages are made of: merchants' standing, content and games, as everybody may read them. */
export interface Reads {
  readonly system: SystemService;
  readonly content: ContentService;
  readonly games: GamesService;
  /** Lists that begin, end and grow by the clock. */
  readonly cache: ContentCache;
  /** Forgets what is kept of a merchant, or of everybody for '*'. */
  drop(merchantCode: string): void;
}

/** What reads are made from. */
export interface ReadDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Makes the services behind the calls of guests, with what they keep. */
export function createReads({ db, clock }: ReadDeps): Reads {
  const cache = createContentCache(clock);
  const standing = createContentCache(clock, standingReads);
  return {
    system: createSystemService({ db, cache: standing }),
    content: createContentService({ db, cache, clock }),
    games: createGamesService({ db, cache, clock }),
    cache,
    drop(merchantCode) {
      cache.drop(merchantCode);
      standing.drop(merchantCode);
    },
  };
}

/** The calls that pages are made of. */
export function addReadRoutes(app: FastifyInstance, { system, content, games }: Reads): void {
  addHelpRoutes(app, system);
  addContentRoutes(app, content);
  addGamesRoutes(app, games);
}
