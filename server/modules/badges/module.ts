import { defineModule } from '../../composition/module.ts';
import { serve } from '../../http/serve.ts';
import { getBadges } from '../../../schemas/api/centre.ts';
import { createBadgesService, type BadgesService } from './badges.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly badges: BadgesService;
  }
}

export const badgesModule = defineModule({
  name: 'badges',
  needs: ['db'],
  create: ({ db }) => createBadgesService({ db }),
  routes: (app, { badges }) => serve(app, getBadges, (call) => badges.read(call)),
});
