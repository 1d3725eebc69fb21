import { defineModule } from '../../composition/module.ts';
import { addContentRoutes } from './content.routes.ts';
import { createContentDesk, type ContentDesk } from './contentDesk.ts';
import { createContentService, type ContentService } from './content.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly content: ContentService & { readonly desk: ContentDesk };
  }
}

export const contentModule = defineModule({
  name: 'content',
  needs: ['db', 'clock', 'caches', 'games'],
  create: ({ db, clock, caches, games }) => ({
    ...createContentService({ db, clock, cache: caches.passing, games }),
    desk: createContentDesk({ db, clock }),
  }),
  pageReads: (app, { content }) => addContentRoutes(app, content),
});
