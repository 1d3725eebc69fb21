import type { Caller } from '../../http/caller.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Access } from '../../http/gateway.ts';
import type { GamesService } from '../games/games.service.ts';
import { readOpenSubjects } from '../openSubjects.ts';

/** What search engines are told of a site. */
export interface Sitemap {
  /** The pages that guests find at the caller's host, as XML of sitemaps.org. */
  compose(caller: Caller): Promise<string>;
}

/**
 * Makes the sitemap of sites. A page has one address whatever its language, which the visitor's browser chooses, so each
 * stands there once.
 */
export function createSitemap(
  games: Pick<GamesService, 'getMenu'>,
  access: Pick<Access, 'getFeatures'>,
): Sitemap {
  return {
    async compose(caller) {
      const features = await access.getFeatures(caller);
      const { screens } = await readOpenSubjects(games, { caller, features });
      const addresses = screens
        .filter(({ needs, parameter }) => needs === undefined && parameter === undefined)
        .filter(({ id }) => !features.loginToHome || id === 'login')
        .map(({ path }) => new URL(path, caller.origin).href);
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`),
        '</urlset>',
        '',
      ].join('\n');
    },
  };
}
