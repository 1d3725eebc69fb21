import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { AddressCheck } from './addressCheck.ts';
import type { SessionMethod } from '../../db/securityTables.ts';
import type { Member, Sessions, SignedIn, SignInFrom } from './sessions.ts';
import { judgeMember } from './standing.ts';
import type { Tickets } from './tickets.ts';

/** A member whose proof was right. */
export interface ProvenMember {
  readonly member: Member;
  readonly method: SessionMethod;
  readonly remember?: boolean;
  /** The password is one that somebody else may know. */
  readonly mustChange?: boolean;
  /** The address needs no further proof. */
  readonly isAddressProven?: boolean;
}

/** What a sign-in ends with; a refusal is thrown only after the transaction is committed. */
export type SignInOutcome = SignedIn | Problem;

/** Lets a proven member in: by standing and audience, then by address, then with a session and a ticket. */
export type CompleteSignIn = (
  tx: Tx,
  from: SignInFrom,
  proven: ProvenMember,
) => Promise<SignInOutcome>;

/** Makes what ends every sign-in. */
export function createCompletion({
  sessions,
  tickets,
  addressCheck,
}: {
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly addressCheck: AddressCheck;
}): CompleteSignIn {
  return async (tx, from, { member, method, remember = false, mustChange, isAddressProven }) => {
    const { caller, cookies, now } = from;
    const refusal = judgeMember(caller.brand, member, now);
    if (refusal) return refusal;
    const held = isAddressProven
      ? null
      : await addressCheck.hold(tx, from, { member, method, remember });
    if (held) return held;
    if (remember) {
      const owner = { merchantCode: member.merchant_code, memberId: member.id };
      await tickets.issue(tx, owner, { cookies, now });
    }
    return sessions.open(tx, from, { member, method, mustChange });
  };
}

/** The value of an outcome. Throws the refusal. */
export function settle<T>(outcome: T | Problem): T {
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
