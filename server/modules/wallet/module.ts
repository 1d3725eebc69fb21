import { defineModule } from '../../composition/module.ts';
import { addWalletRoutes } from './wallet.routes.ts';
import { createWalletService, type WalletService } from './wallet.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly wallet: WalletService;
  }
}

export const walletModule = defineModule({
  name: 'wallet',
  needs: ['db', 'ids'],
  create: ({ db, ids }) => createWalletService({ db, ids }),
  routes: (app, { wallet }) => addWalletRoutes(app, wallet),
});
