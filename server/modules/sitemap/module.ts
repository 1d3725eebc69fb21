import { defineModule } from '../../composition/module.ts';
import { createSitemap, type Sitemap } from './sitemap.ts';
import { addSitemapRoutes } from './sitemap.routes.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly sitemap: Sitemap;
  }
}

export const sitemapModule = defineModule({
  name: 'sitemap',
  needs: ['games', 'system'],
  create: ({ games, system }) => createSitemap(games, system),
  routes: (app, { sitemap }) => addSitemapRoutes(app, sitemap),
});
