import { defineModule } from '../../composition/module.ts';
import { HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { addCaptchaRoutes } from './captcha.routes.ts';
import { createCaptchas, type Captchas } from './captchas.ts';
import { checkPerson, type PersonCall } from './personCheck.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly captchas: Captchas & {
      /** Asks the captcha provider where the brand wants it; see `checkPerson`. */
      checkPerson(call: PersonCall): Promise<void>;
    };
  }
}

export const captchaModule = defineModule({
  name: 'captchas',
  needs: ['db', 'ids', 'providers'],
  create: ({ db, ids, providers }) => ({
    ...createCaptchas({ db, ids, art: providers.captchaArt }),
    checkPerson: (call) => checkPerson(providers.captcha, call),
  }),
  routes: (app, { captchas, providers }) => addCaptchaRoutes(app, captchas, providers.captcha),
  sweeps: [sweepOlder('captchas', 'ends_at', HOUR_MS)],
});
