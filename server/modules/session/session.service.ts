import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { proveAddress, sendAddressCode } from '../../../schemas/api/session.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import type { Codes } from '../verification/codes.ts';
import { createAddressCheck } from './addressCheck.ts';
import { createBoundedQueue, type QueueLimits } from './boundedQueue.ts';
import { createCompletion, settle } from './completion.ts';
import { createFreePlay } from './freePlay.ts';
import { createLogin, type LoginCall, type LoginDeps } from './login.ts';
import type { Random } from './secrets.ts';
import type { Sessions, SignedIn, SignInFrom } from './sessions.ts';
import { createTickets } from './tickets.ts';

/** Everything that begins and ends sessions. */
export interface SessionService {
  login(call: LoginCall): Promise<SignedIn>;
  loginFreePlay(call: SignInFrom): Promise<SignedIn>;
  logout(call: SignInFrom & { member: MemberSession }, everywhere: boolean): Promise<void>;
  sendAddressCode(
    call: SignInFrom,
    body: BodyOf<typeof sendAddressCode>,
  ): Promise<ValueOf<typeof sendAddressCode>>;
  proveAddress(call: SignInFrom, body: BodyOf<typeof proveAddress>): Promise<SignedIn>;
}

/** What the service is made from. */
export interface SessionDeps extends Omit<LoginDeps, 'tickets' | 'complete' | 'lane'> {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: Random;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly verification: VerificationService;
  readonly box: SecretBox;
  /** How many hashes are made at a time. */
  readonly hashLimits: QueueLimits;
}

/** Sign-ins under way for each hash that can be made: while one is hashed, the next is read from the database. */
const SIGN_INS_PER_HASH = 2;
/** Twice as long as a full line takes on a machine with nothing else to do; who waits longer has gone by then. */
const LONGEST_WAIT_MS = 5_000;

/** Makes the service. */
export function createSessionService(deps: SessionDeps): SessionService {
  const { db, sessions, codes, verification, box, random, hashLimits } = deps;
  const addressCheck = createAddressCheck({ codes, box, random });
  const tickets = createTickets(deps);
  const complete = createCompletion({ sessions, tickets, addressCheck });
  const lane = createBoundedQueue({
    running: hashLimits.running * SIGN_INS_PER_HASH,
    waiting: hashLimits.waiting,
    waitMs: LONGEST_WAIT_MS,
  });
  return {
    login: createLogin({ ...deps, tickets, complete, lane }),
    loginFreePlay: createFreePlay(deps),
    async logout({ caller, cookies, member, now }, everywhere) {
      await withTransaction(db, caller.brand, async (tx) => {
        await sessions.end(tx, member, now);
        if (everywhere) await sessions.endOthers(tx, member.memberId, null, now);
      });
      cookies.clear('livery_session');
      cookies.clear('livery_captcha');
      if (everywhere) cookies.clear('livery_device');
    },
    async sendAddressCode(call, { challenge, proof }) {
      const order = await withTransaction(db, call.caller.brand, (tx) =>
        addressCheck.order(tx, call, challenge, proof),
      );
      return verification.orderCode(call, settle(order));
    },
    async proveAddress(call, body) {
      const outcome = await withTransaction(db, call.caller.brand, async (tx) => {
        const held = await addressCheck.prove(tx, call, body);
        if (held instanceof Error) return held;
        // One that began with a code by SMS stays one: its password is not asked for.
        const method = held.method === 'sms' ? 'sms' : 'address';
        return complete(tx, call, { ...held, method, isAddressProven: true });
      });
      return settle(outcome);
    },
  };
}
