import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';

/** A call of a member about money that comes in or goes out. */
export interface PaymentCall {
  readonly caller: Caller;
  readonly member: MemberSession;
  readonly now: Date;
}

/** Throws Problem realAccountNeeded for a trial, which has no money. */
export function requireRealAccount({ member }: Pick<PaymentCall, 'member'>): void {
  if (member.memberType === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account has no money.');
  }
}
