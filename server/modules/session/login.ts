import { foldAccount } from '../../../engine/fields/accountName.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { login } from '../../../schemas/api/session.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import {
  findMember,
  findMemberByAccount,
  findMemberByVerifiedPhone,
  updatePassword,
} from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { PersonCall } from '../captcha/personCheck.ts';
import { readPhone } from '../verification/phoneNumber.ts';
import { toCodeProblem, type PhoneProofs } from '../verification/phoneProofs.ts';
import type { BoundedQueue } from './boundedQueue.ts';
import {
  settle,
  type CompleteSignIn,
  type ProvenMember,
  type SignInOutcome,
} from './completion.ts';
import { admitTry, forgetTries, getStanding, nameGuarded, type TryVerdict } from './loginGuard.ts';
import { lockedProblem, refusedProblem, wrongProblem } from './loginProblems.ts';
import { isSamePassword, type Passwords } from './passwords.ts';
import type { Member, SignedIn, SignInFrom } from './sessions.ts';
import type { Tickets } from './tickets.ts';

/** A sign-in as it was asked for. */
export type LoginCall = SignInFrom & { readonly body: BodyOf<typeof login> };

/** What the ways to sign in are made from. */
export interface LoginDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  readonly checkPerson: (call: PersonCall) => Promise<void>;
  readonly phoneProofs: PhoneProofs;
  readonly tickets: Tickets;
  readonly complete: CompleteSignIn;
  /** Where sign-ins by password wait for their turn. */
  readonly lane: BoundedQueue;
  /** A password that members were given and must change. */
  readonly defaultPassword?: string;
}

const featureOff = () => new Problem('featureOff', 'This feature is not offered here.');

/** Whether an account is there to be signed in to: trial accounts end. */
const isLive = (member: Member | undefined, now: Date) =>
  member !== undefined && (member.expires_at === null || member.expires_at > now);

/** The member with a new hash of the same password. Where the password changed meanwhile, no session will be opened. */
async function keepHash(tx: Tx, member: Member, password_hash: string | null): Promise<Member> {
  if (password_hash === null) return member;
  await updatePassword(tx, member, { password_hash });
  return { ...member, password_hash };
}

/** Makes the three ways to sign in. */
export function createLogin(deps: LoginDeps): (call: LoginCall) => Promise<SignedIn> {
  const { db, passwords, captchas, checkPerson, phoneProofs, tickets, complete, lane } = deps;
  const inTransaction = <T>({ caller }: LoginCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  /**
   * Lets a proven member in, and forgets the tries of the name; `renewed` is kept in place of the member's hash. Whoever
   * loses such a session signs in again: the try itself is counted for good by now.
   */
  const finish = (call: LoginCall, name: string, proven: ProvenMember, renewed?: string | null) => {
    const { merchantCode } = call.caller.brand;
    return withTransaction(db, { merchantCode, mayBeLost: true }, async (tx) => {
      const member = await keepHash(tx, proven.member, renewed ?? null);
      const outcome = await complete(tx, call, { ...proven, member });
      // After the member's row, in the order in which a reset takes them.
      await forgetTries(tx, { merchantCode, name });
      return outcome;
    });
  };

  async function checkPassword(call: LoginCall, password: string): Promise<SignInOutcome> {
    const { body, caller, now } = call;
    const { merchantCode } = caller.brand;
    const name = foldAccount(body.username);
    const { verdict, member } = await inTransaction(call, async (tx) => ({
      verdict: await admitTry(tx, { merchantCode, name, now }, () =>
        captchas.check(tx, call, body.captcha),
      ),
      member: await findMemberByAccount(tx, merchantCode, name),
    }));
    if (verdict.kind !== 'admitted') return refusedProblem(verdict);
    const known = isLive(member, now) ? member : undefined;
    const isRight = await passwords.verify(known?.password_hash ?? null, password);
    if (!known || !isRight) return wrongProblem(verdict.standing);
    const mustChange =
      deps.defaultPassword !== undefined && isSamePassword(password, deps.defaultPassword);
    const renewed = await passwords.renew(known.password_hash ?? '', password);
    const proven = { member: known, method: 'username', remember: body.remember } as const;
    return finish(call, name, { ...proven, mustChange }, renewed);
  }

  async function byPassword(call: LoginCall): Promise<SignInOutcome> {
    const { password, captchaProof } = call.body;
    if (password === undefined) throw new Problem('bodyInvalid', 'Field "password" is missing.');
    // Before the lane: where the captcha provider is slow, nobody waits for anybody else's answer.
    await checkPerson({ ...call, proof: captchaProof });
    return lane.run(() => checkPassword(call, password));
  }

  async function bySms(call: LoginCall): Promise<SignInOutcome> {
    const { body, caller, features, now } = call;
    const { merchantCode } = caller.brand;
    if (!features.smsLogin) throw featureOff();
    const phone = await readPhone(body.username, body.countryDialingCode ?? '');
    const { password: verificationCode, firebaseIdToken } = body;
    const proof = await phoneProofs.read(call, phone, { verificationCode, firebaseIdToken });
    const name = nameGuarded('sms', phone);
    const { verdict, check, member } = await inTransaction(call, async (tx) => {
      const admitted: TryVerdict = await admitTry(tx, { merchantCode, name, now });
      if (admitted.kind !== 'admitted') return { verdict: admitted };
      return {
        verdict: admitted,
        check: await phoneProofs.use(tx, merchantCode, 'signIn', proof),
        member: await findMemberByVerifiedPhone(tx, merchantCode, phone),
      };
    });
    if (verdict.kind !== 'admitted') return refusedProblem(verdict);
    if (check && check.outcome !== 'good') return toCodeProblem(check.outcome);
    if (!member) return wrongProblem();
    // The number was proven just now, which is one of the proofs that a new address would ask for.
    const proven = { member, method: 'sms', remember: body.remember } as const;
    return finish(call, name, { ...proven, isAddressProven: true });
  }

  async function byDevice(call: LoginCall): Promise<SignInOutcome> {
    const { body, caller, cookies, now } = call;
    const { merchantCode } = caller.brand;
    const name = foldAccount(body.username);
    return inTransaction(call, async (tx) => {
      const standing = await getStanding(tx, { merchantCode, name, now });
      if (standing.isLocked) return lockedProblem(standing);
      const owner = await tickets.use(tx, merchantCode, { cookies, now });
      const member = owner && (await findMember(tx, merchantCode, owner.memberId));
      if (!owner || !member || foldAccount(member.account) !== name) return wrongProblem();
      await tickets.issue(tx, owner, { cookies, now });
      return complete(tx, call, { member, method: 'device' });
    });
  }

  const ways = { username: byPassword, sms: bySms, device: byDevice } as const;
  return async (call) => settle(await ways[call.body.type](call));
}
