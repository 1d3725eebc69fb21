import { defineModule } from '../../composition/module.ts';
import { listLinked } from './linkedAccounts.repository.ts';

/** Which accounts may be the same person's. */
export interface LinkedAccountsService {
  readonly list: typeof listLinked;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly linkedAccounts: LinkedAccountsService;
  }
}

export const linkedAccountsModule = defineModule({
  name: 'linkedAccounts',
  needs: [],
  create: () => ({ list: listLinked }),
});
