import { defineModule } from '../../composition/module.ts';
import type { Tx } from '../../db/database.ts';
import { dataIn, type DataOwner } from '../../db/memberData.ts';
import { countRowsOf } from '../../db/memberPage.ts';
import { DAY_MS, HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { listAddressesOf, listSessionsOf, readPresence } from './memberSessions.repository.ts';
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
      /** What the staff sees of sign-ins. */
      readonly ofMembers: typeof ofMembers;
    };
  }
}

const ofMembers = {
  listSessions: listSessionsOf,
  countSessions: (tx: Tx, owner: DataOwner, most: number) =>
    countRowsOf(tx, 'sessions', owner, most),
  listAddresses: listAddressesOf,
  countAddresses: (tx: Tx, owner: DataOwner, most: number) =>
    countRowsOf(tx, 'member_addresses', owner, most),
  readPresence,
} as const;

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
    return { ...service, sessions, passwords, ofMembers };
  },
  routes: (app, { session }) => addSessionRoutes(app, session),
  sweeps: [
    // Sessions that have ended are still known for a day, so that a page can say so.
    sweepOlder('sessions', 'ends_at', DAY_MS),
    // Trial accounts, and with them all that was played with them.
    sweepOlder('members', 'expires_at', DAY_MS),
    sweepOlder('login_failures', 'last_tried_at', HOUR_MS),
    sweepOlder('device_tickets', 'ends_at', HOUR_MS),
    sweepOlder('address_challenges', 'ends_at', HOUR_MS),
    // A year, and a day for leap years: by the database's own calendar it is over by then.
    sweepOlder('member_addresses', 'last_seen_at', 366 * DAY_MS),
  ],
  memberData: [
    dataIn('sessions', { secrets: ['token_digest', 'cookie_digest'], isErased: true }),
    dataIn('device_tickets', { secrets: ['digest'], isErased: true }),
    dataIn('address_challenges', { secrets: ['digest'], isErased: true }),
    dataIn('member_addresses', { isErased: true }),
  ],
});
