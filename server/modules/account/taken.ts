import type { RegisterForm } from '../../../engine/fields/registerForms.ts';
import type { ProblemCode } from '../../../schemas/api/problem.ts';
import type { Tx } from '../../db/database.ts';
import { findMemberByAccount, findMemberByPhone, hasProvenEmail } from '../../db/members.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { isReservedName } from './accountName.ts';
import type { Application } from './application.ts';

/** What of a new member another one has already. */
export type Taken = 'account' | 'phone' | 'email' | 'referralCode';

const INDEXES: Readonly<Record<string, Taken>> = {
  members_by_account: 'account',
  members_by_phone: 'phone',
  members_by_referral_code: 'referralCode',
};

const UNIQUE_VIOLATION = '23505';

/** What the database says is taken; undefined where an error says something else. */
export function findTaken(error: unknown): Taken | undefined {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  return code === UNIQUE_VIOLATION && constraint ? INDEXES[constraint] : undefined;
}

/** Whether it was drawn and not chosen, so that another draw helps. */
export function isTakenByChance(taken: Taken, form: RegisterForm): boolean {
  return taken === 'referralCode' || (taken === 'account' && form === 'mobile');
}

const REFUSALS: Readonly<Record<Taken, readonly [code: ProblemCode, sentence: string]>> = {
  account: ['accountTaken', 'This name is taken.'],
  phone: ['phoneTaken', 'This phone number has an account.'],
  email: ['emailTaken', 'This e-mail address has an account.'],
  referralCode: ['unavailable', 'Try again in a moment.'],
};

/** The refusal of what is taken. */
export function toTakenProblem(taken: Taken): Problem {
  const [code, sentence] = REFUSALS[taken];
  return new Problem(code, sentence);
}

/** Said before a password is hashed for nothing; the database says it again. */
export async function refuseTaken(
  tx: Tx,
  { brand }: Caller,
  { filled, phone }: Application,
  hasProof: boolean,
): Promise<void> {
  const { username, email } = filled.texts;
  if (username) {
    const isTaken =
      isReservedName(username, brand) ||
      (await findMemberByAccount(tx, brand.merchantCode, username));
    if (isTaken) throw toTakenProblem('account');
  }
  // Whether a number has an account is told to who has the number, once that is shown.
  const asked = hasProof ? null : phone;
  if (asked && (await findMemberByPhone(tx, brand.merchantCode, asked))) {
    throw toTakenProblem('phone');
  }
  // Who only gave an address, and never showed that it is theirs, keeps nobody else from giving it.
  if (email && (await hasProvenEmail(tx, brand.merchantCode, email))) throw toTakenProblem('email');
}
