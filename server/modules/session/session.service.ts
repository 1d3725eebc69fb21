import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { proveAddress, sendAddressCode } from '../../../schemas/api/session.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { findMember } from '../../db/members.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import type { Codes } from '../verification/codes.ts';
import { createAddressCheck } from './addressCheck.ts';
import { createBoundedQueue, type QueueLimits } from './boundedQueue.ts';
import { createCompletion, settle } from './completion.ts';
import { createFreePlay } from './freePlay.ts';
import { createLogin, type LoginCall, type LoginDeps } from './login.ts';
import type { MemberFactors } from './memberFactors.ts';
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
  /** What a browser signs to sign in by a passkey. Throws Problem tooManyRequests. */
  askPasskey(call: SignInFrom): Promise<object>;
  /** Throws Problem passkeyWrong, or why the member does not get in. */
  signInByPasskey(call: SignInFrom, response: object): Promise<SignedIn>;
}

/** What the service is made from. */
export interface SessionDeps extends Omit<LoginDeps, 'tickets' | 'complete' | 'lane'> {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: Random;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly verification: VerificationService;
  readonly factors: MemberFactors;
  readonly box: SecretBox;
  /** How many hashes are made at a time. */
  readonly hashLimits: QueueLimits;
}

/** Challenges of passkeys that one address may ask for: pages ask for one as the form to sign in opens. */
const PASSKEY_CHALLENGES: Limit = { count: 60, windowSeconds: 600 };

/** Sign-ins under way for each hash that can be made: while one is hashed, the next is read from the database. */
const SIGN_INS_PER_HASH = 2;
/** Twice as long as a full line takes on a machine with nothing else to do; who waits longer has gone by then. */
const LONGEST_WAIT_MS = 5_000;

/** Makes the service. */
export function createSessionService(deps: SessionDeps): SessionService {
  const { db, sessions, codes, verification, factors, box, random, hashLimits } = deps;
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
    async askPasskey({ caller, now }) {
      const { merchantCode } = caller.brand;
      const bucket = `passkey ${getVisitorKey(caller.ip)}`;
      const asked = await withTransaction(db, { merchantCode }, async (tx) => {
        const use = { merchantCode, bucket, limit: PASSKEY_CHALLENGES, now };
        const waitSeconds = await countUse(tx, use);
        return waitSeconds === null
          ? factors.askPasskey(tx, caller, now)
          : tooManyRequests('Sign-ins were begun too often.', waitSeconds);
      });
      return settle<object>(asked);
    },
    async signInByPasskey(call, response) {
      const { caller, now } = call;
      const { merchantCode } = caller.brand;
      const outcome = await withTransaction(db, { merchantCode }, async (tx) => {
        const owner = await factors.usePasskey(tx, caller, { response, now });
        const member = owner === null ? undefined : await findMember(tx, merchantCode, owner);
        if (!member) return new Problem('passkeyWrong', 'This passkey opens no account here.');
        // The device itself asked who holds it, and answers no other site than this one.
        return complete(tx, call, { member, method: 'passkey', isAddressProven: true });
      });
      return settle(outcome);
    },
  };
}
