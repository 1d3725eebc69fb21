import { defineModule } from '../../composition/module.ts';
import type { Tx } from '../../db/database.ts';
import { dataIn, type DataOwner } from '../../db/memberData.ts';
import { countRowsOf } from '../../db/memberPage.ts';
import { DAY_MS, HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { createMemberFactors, type MemberFactors } from './memberFactors.ts';
import {
  listAddressesOf,
  listLiveSessions,
  listSessionsOf,
  listSignInsOf,
  readPresence,
} from './memberSessions.repository.ts';
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
      readonly factors: MemberFactors;
      /** What the staff and members themselves see of sign-ins. */
      readonly ofMembers: typeof ofMembers;
    };
  }
}

const ofMembers = {
  listSessions: listSessionsOf,
  listLive: listLiveSessions,
  listSignIns: listSignInsOf,
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
    const factors = createMemberFactors({ ids, random, box: secretBox });
    const service = createSessionService({
      db,
      ids,
      random,
      box: secretBox,
      defaultPassword: options.defaultPassword,
      captchas,
      checkPerson: captchas.checkPerson,
      verification,
      factors,
      codes,
      phoneProofs,
      sessions,
      passwords,
      hashLimits,
    });
    return { ...service, sessions, passwords, factors, ofMembers };
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
    sweepOlder('member_sign_ins', 'at', 366 * DAY_MS),
    sweepOlder('passkey_challenges', 'ends_at', 0),
  ],
  memberData: [
    dataIn('sessions', { secrets: ['token_digest', 'cookie_digest'], isErased: true }),
    dataIn('device_tickets', { secrets: ['digest'], isErased: true }),
    dataIn('address_challenges', { secrets: ['digest'], isErased: true }),
    dataIn('member_addresses', { isErased: true }),
    dataIn('member_sign_ins', { isErased: true }),
    dataIn('member_passkeys', { secrets: ['public_key'], isErased: true }),
    dataIn('passkey_challenges', { secrets: ['digest'], isErased: true }),
    dataIn('member_recovery_codes', { secrets: ['digest'], isErased: true }),
  ],
});
