import type { Updateable } from 'kysely';
import { foldAccount } from '../../../engine/fields/accountName.ts';
import type {
  checkPasswordLink,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../../../schemas/api/account.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import {
  findMember,
  findMemberByVerifiedPhone,
  proveEmail,
  updatePassword,
} from '../../db/members.ts';
import type { MembersTable } from '../../db/tables.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { tooManyRequests, type Problem } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { tellChanged } from '../notices/tell.ts';
import { settle } from '../session/completion.ts';
import { admitTry, forgetTries, nameGuarded } from '../session/loginGuard.ts';
import { refusedProblem } from '../session/loginProblems.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Member, Sessions, SignedIn, SignInFrom } from '../session/sessions.ts';
import { judgeMember } from '../session/standing.ts';
import type { Codes } from '../verification/codes.ts';
import { readPhone } from '../verification/phoneNumber.ts';
import { toCodeProblem, type PhoneProofs } from '../verification/phoneProofs.ts';
import { readNewPassword, refuseOwnName } from './passwordRule.ts';

/** Sets new passwords for members who forgot theirs. */
export interface PasswordReset {
  /** By the secret of an e-mailed link; ends all sessions. Throws Problem codeWrong or codeExpired. */
  byEmail(call: SignInFrom, body: BodyOf<typeof setPasswordByEmail>): Promise<void>;
  /** Whether an e-mailed link is still good. Throws Problem codeWrong, codeExpired or tooManyRequests. */
  checkLink(call: SignInFrom, body: BodyOf<typeof checkPasswordLink>): Promise<void>;
  /** By a proof of the phone; signs in, ends all other sessions, and payouts wait for a check. */
  byPhone(call: SignInFrom, body: BodyOf<typeof setPasswordByPhone>): Promise<SignedIn>;
}

/** What resets are made from. */
export interface PasswordResetDeps {
  readonly db: Database;
  readonly codes: Codes;
  readonly phoneProofs: PhoneProofs;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
}

/** A hash is made for each, so that a right code is not used up where the hash cannot be made. */
const PER_VISITOR: Limit = { count: 40, windowSeconds: 3600 };

async function countVisitor(tx: Tx, { caller, now }: SignInFrom): Promise<Problem | null> {
  const { merchantCode } = caller.brand;
  const bucket = `reset ${getVisitorKey(caller.ip)}`;
  const waitSeconds = await countUse(tx, { merchantCode, bucket, limit: PER_VISITOR, now });
  return waitSeconds === null
    ? null
    : tooManyRequests('Too many new passwords from this address.', waitSeconds);
}

/** The new password opens the account at once, also where too many wrong ones had locked it. */
async function replacePassword(
  sessions: PasswordResetDeps['sessions'],
  tx: Tx,
  { now }: SignInFrom,
  member: Member,
  changes: Updateable<MembersTable>,
): Promise<Member | undefined> {
  const { merchant_code, account } = member;
  const changed = await updatePassword(tx, member, changes);
  await sessions.endOthers(tx, member.id, null, now);
  if (changed) {
    await tellChanged(tx, {
      merchantCode: merchant_code,
      memberId: member.id,
      kind: 'passwordChanged',
      at: now,
    });
  }
  await forgetTries(tx, { merchantCode: merchant_code, name: foldAccount(account) });
  return changed;
}

/** Makes the resets. */
export function createPasswordReset(deps: PasswordResetDeps): PasswordReset {
  const { db, codes, phoneProofs, sessions, passwords } = deps;
  /** A refusal is thrown when the transaction is committed, so that wrong tries are kept. */
  const inTransaction = async <T>({ caller }: SignInFrom, work: (tx: Tx) => Promise<T | Problem>) =>
    settle(await withTransaction(db, { merchantCode: caller.brand.merchantCode }, work));

  async function makeChanges(call: SignInFrom, newPassword: string) {
    const text = await readNewPassword(call.caller.brand, { newPassword });
    await inTransaction(call, (tx) => countVisitor(tx, call));
    return {
      password_hash: await passwords.hash(text),
      password_changed_at: call.now,
      password_must_change: false,
    };
  }

  return {
    async byEmail(call, { secret, newPassword }) {
      const { merchantCode } = call.caller.brand;
      const changes = await makeChanges(call, newPassword);
      await inTransaction(call, async (tx): Promise<Problem | null> => {
        const check = await codes.useLink(tx, merchantCode, secret);
        if (check.outcome !== 'good') return toCodeProblem(check.outcome);
        const member = check.memberId && (await findMember(tx, merchantCode, check.memberId));
        if (!member || member.status !== 'active') return toCodeProblem('expired');
        // Thrown inside of the transaction, so that the link stays good for a better one.
        refuseOwnName(newPassword, member);
        // Only who reads the mail has the link. Before the member's own row is held, since others' may be needed.
        await proveEmail(tx, member, call.now);
        const changed = await replacePassword(sessions, tx, call, member, changes);
        return changed ? null : toCodeProblem('expired');
      });
      call.cookies.clear('livery_device');
    },
    async checkLink(call, { secret }) {
      const { merchantCode } = call.caller.brand;
      await inTransaction(call, (tx) => countVisitor(tx, call));
      await inTransaction(call, async (tx): Promise<Problem | null> => {
        const check = await codes.checkLink(tx, merchantCode, secret);
        if (check.outcome !== 'good') return toCodeProblem(check.outcome);
        const member = check.memberId && (await findMember(tx, merchantCode, check.memberId));
        return member && member.status === 'active' ? null : toCodeProblem('expired');
      });
    },
    async byPhone(call, { newPassword, mobileNum, countryDialingCode, ...evidence }) {
      const { caller, now } = call;
      const { merchantCode } = caller.brand;
      const phone = await readPhone(mobileNum, countryDialingCode);
      const proof = await phoneProofs.read(call, phone, evidence);
      const changes = await makeChanges(call, newPassword);
      const name = nameGuarded('sms', phone);
      const signedIn = await inTransaction<SignedIn>(call, async (tx) => {
        const verdict = await admitTry(tx, { merchantCode, name, now });
        if (verdict.kind !== 'admitted') return refusedProblem(verdict);
        const { outcome } = await phoneProofs.use(tx, merchantCode, 'signIn', proof);
        if (outcome !== 'good') return toCodeProblem(outcome);
        const member = await findMemberByVerifiedPhone(tx, merchantCode, phone);
        if (!member) return toCodeProblem('wrong');
        const refusal = judgeMember(caller.brand, member, now);
        if (refusal) return refusal;
        // Thrown inside of the transaction, so that the proof stays good for a better one.
        refuseOwnName(newPassword, member);
        const changed = await replacePassword(sessions, tx, call, member, {
          ...changes,
          payout_locked_at: now,
        });
        if (!changed) return toCodeProblem('expired');
        await forgetTries(tx, { merchantCode, name });
        return sessions.open(tx, call, { member: changed, method: 'reset' });
      });
      call.cookies.clear('livery_device');
      return signedIn;
    },
  };
}
