import { normaliseFieldText } from '../../../engine/fields/fieldRule.ts';
import type { changePassword } from '../../../schemas/api/account.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { findMember, updatePassword } from '../../db/members.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { Problem } from '../../http/problem.ts';
import { tellChanged } from '../notices/tell.ts';
import { admitTry, forgetTries, nameGuarded } from '../session/loginGuard.ts';
import { refusedProblem } from '../session/loginProblems.ts';
import type { MemberFactors } from '../session/memberFactors.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Member, Sessions, SignInFrom } from '../session/sessions.ts';
import { isFreshSignIn } from '../session/standing.ts';
import { readNewPassword, refuseOwnName } from './passwordRule.ts';

/** A signed-in member asks for another password. */
export type PasswordChangeCall = SignInFrom & {
  readonly member: MemberSession;
  readonly body: BodyOf<typeof changePassword>;
};

/** Changes a password; this session goes on under another token, all others end. */
export type ChangePassword = (call: PasswordChangeCall) => Promise<ValueOf<typeof changePassword>>;

const oldPasswordWrong = () => new Problem('oldPasswordWrong', 'The old password is not right.');

/** Makes the change of passwords. */
export function createPasswordChange({
  db,
  sessions,
  passwords,
  factors,
}: {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly factors: Pick<MemberFactors, 'hasAuthenticator' | 'check'>;
}): ChangePassword {
  const inTransaction = <T>({ caller }: PasswordChangeCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  /** Whoever sits at somebody else's screen gets no more tries at the old password and the code than at the door. */
  async function checkOld(
    call: PasswordChangeCall,
    owner: Member,
    hash: string,
    typed: string,
  ): Promise<void> {
    const { caller, member, body, now } = call;
    const { merchantCode } = caller.brand;
    const asksCode = factors.hasAuthenticator(owner);
    const code = body.verificationCode ?? '';
    if (asksCode && code.trim() === '') throw new Problem('codeMissing', 'The code is missing.');
    const name = nameGuarded('change', member.memberId);
    const verdict = await inTransaction(call, (tx) => admitTry(tx, { merchantCode, name, now }));
    if (verdict.kind !== 'admitted') throw refusedProblem(verdict);
    if (!(await passwords.verify(hash, normaliseFieldText(typed) ?? ''))) throw oldPasswordWrong();
    const isShown = await inTransaction(call, async (tx) => {
      if (asksCode && !(await factors.check(tx, owner, code, now))) return false;
      await forgetTries(tx, { merchantCode, name });
      return true;
    });
    if (!isShown) throw new Problem('codeWrong', 'The code is wrong.');
  }

  /** Whether the old password proved just now who changes it; else the sign-in did, and not long ago. */
  async function prove(call: PasswordChangeCall, owner: Member): Promise<boolean> {
    const { password_hash } = owner;
    const { oldPassword } = call.body;
    if (password_hash !== null && oldPassword !== undefined) {
      await checkOld(call, owner, password_hash, oldPassword);
      return true;
    }
    if (isFreshSignIn(call.member, call.now)) return false;
    throw new Problem('signInTooOld', 'The old password is needed, or a sign-in just now.');
  }

  return async (call) => {
    const { caller, member, cookies, body, now } = call;
    const { merchantCode } = caller.brand;
    if (member.memberType === TRIAL_TYPE) {
      throw new Problem('realAccountNeeded', 'A trial account has no password.');
    }
    const newPassword = await readNewPassword(caller.brand, body);
    const before = await inTransaction(call, (tx) => findMember(tx, merchantCode, member.memberId));
    if (!before) throw new Problem('sessionEnded', 'The session has ended.');
    refuseOwnName(newPassword, before);
    const isProved = await prove(call, before);
    const { password_hash } = before;
    if (password_hash !== null && (await passwords.verify(password_hash, newPassword))) {
      throw new Problem('passwordUnchanged', 'This is the password there is.');
    }
    const changes = {
      password_hash: await passwords.hash(newPassword),
      password_changed_at: now,
      password_must_change: false,
    };
    const token = await inTransaction(call, async (tx) => {
      // Somebody else may have changed it meanwhile, and then this session is over as well.
      if (!(await updatePassword(tx, before, changes))) throw oldPasswordWrong();
      await sessions.endOthers(tx, member.memberId, member.sessionId, now);
      await tellChanged(tx, {
        merchantCode,
        memberId: member.memberId,
        kind: 'passwordChanged',
        at: now,
      });
      return sessions.rotate(tx, call, member, { isProved });
    });
    cookies.clear('livery_device');
    return { token };
  };
}
