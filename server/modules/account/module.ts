import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { addAccountRoutes } from './account.routes.ts';
import { createAccountService, type AccountService } from './account.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly account: AccountService;
  }
}

export const accountModule = defineModule({
  name: 'account',
  needs: [
    'db',
    'ids',
    'random',
    'providers',
    'renderTemplate',
    'captchas',
    'verification',
    'session',
  ],
  create({ db, ids, random, providers, renderTemplate, captchas, verification, session }) {
    const { codes, phoneProofs, queue } = verification;
    const { sessions, passwords, factors } = session;
    return createAccountService({
      db,
      ids,
      random,
      mail: providers.mail,
      renderTemplate,
      captchas,
      checkPerson: captchas.checkPerson,
      codes,
      phoneProofs,
      queue,
      sessions,
      passwords,
      factors,
    });
  },
  routes: (app, { account }) => addAccountRoutes(app, account),
  memberData: [dataIn('affiliates')],
});
