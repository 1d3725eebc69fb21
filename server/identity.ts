import type { FastifyInstance } from 'fastify';
import type { WriteLetter } from '../schemas/letters.ts';
import type { Database } from './db/database.ts';
import { argon2id, type PasswordHasher } from './db/passwordHash.ts';
import { createSecretBox } from './db/secretBox.ts';
import { measureHashes, type Metrics } from './http/metrics.ts';
import type { Keys } from './keys.ts';
import { addAccountRoutes } from './modules/account/account.routes.ts';
import { createAccountService } from './modules/account/account.service.ts';
import { addCaptchaRoutes } from './modules/captcha/captcha.routes.ts';
import { createCaptchas } from './modules/captcha/captchas.ts';
import { checkPerson, type PersonCall } from './modules/captcha/personCheck.ts';
import { addMemberRoutes } from './modules/member/member.routes.ts';
import { createMemberService } from './modules/member/member.service.ts';
import { createPasswords, getHashLimits } from './modules/session/passwords.ts';
import { addSessionRoutes } from './modules/session/session.routes.ts';
import { createSessionService } from './modules/session/session.service.ts';
import type { Sessions } from './modules/session/sessions.ts';
import { createCodes } from './modules/verification/codes.ts';
import { createPhoneProofs } from './modules/verification/phoneProofs.ts';
import { createSendQueue } from './modules/verification/sendQueue.ts';
import { addVerificationRoutes } from './modules/verification/verification.routes.ts';
import { createVerificationService } from './modules/verification/verification.service.ts';
import { addWalletRoutes } from './modules/wallet/wallet.routes.ts';
import { createWalletService } from './modules/wallet/wallet.service.ts';
import type { Providers } from './providers/providers.ts';

/** What accounts are made from. */
export interface IdentityDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly keys: Keys;
  readonly providers: Providers;
  /** Writes messages to one person in words. */
  readonly writeLetter: WriteLetter;
  /** A password that members were given and must change. */
  readonly defaultPassword?: string;
  /** How passwords are hashed; argon2id in Node's own pool without. */
  readonly hasher?: PasswordHasher;
  readonly metrics?: Metrics;
}

/** Messages under way get this long when the gateway closes. */
const DRAIN_MS = 5_000;

/** Puts everything on the application that has to do with who somebody is. */
export function addIdentity(app: FastifyInstance, sessions: Sessions, deps: IdentityDeps): void {
  const { providers, keys, random, metrics } = deps;
  const { sms, mail, captcha, captchaArt, phoneAuth } = providers;
  const plainHasher = deps.hasher ?? argon2id;
  const hasher = metrics ? measureHashes(plainHasher, metrics) : plainHasher;
  const hashLimits = getHashLimits();
  const queue = createSendQueue(app.log);
  app.addHook('onClose', () => queue.drain(DRAIN_MS));
  const captchas = createCaptchas({ ...deps, art: captchaArt });
  const codes = createCodes(deps);
  const parts = {
    ...deps,
    sessions,
    passwords: createPasswords({ hasher, limits: hashLimits, random }),
    captchas,
    checkPerson: (call: PersonCall) => checkPerson(captcha, call),
    codes,
    phoneProofs: createPhoneProofs({ codes, phoneAuth }),
    box: createSecretBox(keys.secret, random, keys.formerSecrets),
    queue,
    sms,
    mail,
  };
  const verification = createVerificationService(parts);
  const session = createSessionService({ ...parts, hashLimits, verification });
  const account = createAccountService(parts);
  addMemberRoutes(app, createMemberService(deps));
  addWalletRoutes(app, createWalletService(deps));
  addCaptchaRoutes(app, captchas, captcha);
  addVerificationRoutes(app, verification);
  addSessionRoutes(app, session);
  addAccountRoutes(app, account);
}
