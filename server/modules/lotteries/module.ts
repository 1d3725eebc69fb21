import { defineModule } from '../../composition/module.ts';
import { productCatalogue } from '../lottery/catalogue.ts';
import { createOffers } from '../lottery/offer.ts';
import { addLotteriesRoutes } from './lotteries.routes.ts';
import { createLotteriesService, type LotteriesService } from './lotteries.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly lotteries: LotteriesService;
  }
}

export const lotteriesModule = defineModule({
  name: 'lotteries',
  needs: ['db', 'clock', 'games'],
  create: ({ db, clock }) =>
    createLotteriesService({
      db,
      clock,
      catalogue: productCatalogue,
      offers: createOffers(productCatalogue),
    }),
  listeners: { lotteries: ({ lotteries }) => lotteries.drop() },
  pageReads: (app, { lotteries, games }) => addLotteriesRoutes(app, { lotteries, games }),
});
