import { normaliseFieldText } from '../../../engine/fields/fieldRule.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { closeMyAccount } from '../../../schemas/api/security.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount } from '../payments/memberCall.ts';
import { admitTry, forgetTries, nameGuarded } from '../session/loginGuard.ts';
import { refusedProblem } from '../session/loginProblems.ts';
import type { FactorCall, MemberFactors } from '../session/memberFactors.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Member } from '../session/sessions.ts';
import { isFreshSignIn } from '../session/standing.ts';

/** What somebody shows to be the owner of an account. */
export type OwnerProof = BodyOf<typeof closeMyAccount>['proof'];

/**
 * Lets nobody but the owner change an account: by the password where there is one, else by a sign-in of the last minutes,
 * and by a code of the authenticator where one is bound. Throws Problem realAccountNeeded, signInTooOld, oldPasswordWrong,
 * codeMissing, codeWrong, loginDelayed or accountLocked.
 */
export type ProveOwner = (call: FactorCall, proof: OwnerProof) => Promise<Member>;

/** Makes the check of owners. */
export function createOwnerProof({
  db,
  passwords,
  factors,
}: {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly factors: MemberFactors;
}): ProveOwner {
  return async (call, { password, code = '' }) => {
    requireRealAccount(call);
    const { caller, now } = call;
    const { merchantCode } = caller.brand;
    const { memberId } = call.member;
    const member = await withTransaction(db, { merchantCode }, (tx) =>
      getMember(tx, merchantCode, memberId),
    );
    const { password_hash: hash } = member;
    const asksCode = factors.hasAuthenticator(member);
    if (hash === null && !isFreshSignIn(call.member, now)) {
      throw new Problem('signInTooOld', 'A sign-in just now is needed.');
    }
    if (hash === null && !asksCode) return member;
    if (asksCode && code.trim() === '') throw new Problem('codeMissing', 'The code is missing.');
    // Whoever sits at somebody else's screen gets no more tries than at the door.
    const name = nameGuarded('change', memberId);
    const verdict = await withTransaction(db, { merchantCode }, (tx) =>
      admitTry(tx, { merchantCode, name, now }),
    );
    if (verdict.kind !== 'admitted') throw refusedProblem(verdict);
    const typed = normaliseFieldText(password ?? '') ?? '';
    if (hash !== null && !(await passwords.verify(hash, typed))) {
      throw new Problem('oldPasswordWrong', 'The password is not right.');
    }
    const isShown = await withTransaction(db, { merchantCode }, async (tx) => {
      if (asksCode && !(await factors.check(tx, member, code, now))) return false;
      await forgetTries(tx, { merchantCode, name });
      return true;
    });
    if (!isShown) throw new Problem('codeWrong', 'The code is wrong.');
    return member;
  };
}
