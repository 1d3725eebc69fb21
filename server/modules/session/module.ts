import { defineModule } from '../../composition/module.ts';
import { createPasswords, getHashLimits, type Passwords } from './passwords.ts';
import { addSessionRoutes } from './session.routes.ts';
import { createSessionService, type SessionService } from './session.service.ts';
import { createSessions, type Sessions } from './sessions.ts';

declare module '../../composition/module.ts' {
  interface ModuleOptions {
    /** A password that members were given and must change. */
    readonly defaultPassword?: string;
  }
  interface Parts {
    readonly session: SessionService & {
      readonly sessions: Sessions;
      readonly passwords: Passwords;
    };
  }
}

export const sessionModule = defineModule({
  name: 'session',
  needs: ['db', 'ids', 'random', 'secretBox', 'hasher', 'options', 'captchas', 'verification'],
  create({ db, ids, random, secretBox, hasher, options, captchas, verification }) {
    const { codes, phoneProofs } = verification;
    const sessions = createSessions({ db, ids, random });
    const hashLimits = getHashLimits();
    const passwords = createPasswords({ hasher, limits: hashLimits, random });
    const service = createSessionService({
      db,
      ids,
      random,
      box: secretBox,
      defaultPassword: options.defaultPassword,
      captchas,
      checkPerson: captchas.checkPerson,
      verification,
      codes,
      phoneProofs,
      sessions,
      passwords,
      hashLimits,
    });
    return { ...service, sessions, passwords };
  },
  routes: (app, { session }) => addSessionRoutes(app, session),
});
