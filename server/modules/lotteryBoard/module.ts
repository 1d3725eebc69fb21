import { defineModule } from '../../composition/module.ts';
import { productCatalogue } from '../lottery/catalogue.ts';
import { createOffers } from '../lottery/offer.ts';
import { addLotteryBoardRoutes } from './lotteryBoard.routes.ts';
import { createLotteryBoardService, type LotteryBoardService } from './lotteryBoard.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly lotteryBoard: LotteryBoardService;
  }
}

export const lotteryBoardModule = defineModule({
  name: 'lotteryBoard',
  needs: ['db', 'clock', 'games'],
  create: ({ db, clock }) =>
    createLotteryBoardService({
      db,
      clock,
      catalogue: productCatalogue,
      offers: createOffers(productCatalogue),
    }),
  listeners: { lotteries: ({ lotteryBoard }) => lotteryBoard.drop() },
  pageReads: (app, { lotteryBoard, games }) => addLotteryBoardRoutes(app, { lotteryBoard, games }),
});
