import { normaliseFieldText, prepareField } from '../../../engine/fields/fieldRule.ts';
import { readField } from '../../../engine/fields/readField.ts';
import { DEFAULT_REGISTER_RULES } from '../../../schemas/registration.ts';
import type { FieldRule } from '../../../schemas/fields.ts';
import type { RenderTemplate } from '../../../schemas/messageTemplates.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Parts } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { tellChanged } from '../notices/tell.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { admitTry, forgetTries, nameGuarded } from '../session/loginGuard.ts';
import { refusedProblem } from '../session/loginProblems.ts';
import type { Passwords } from '../session/passwords.ts';
import {
  countTry,
  findGuard,
  lockMemberPayouts,
  putGuard,
  setPasswordHash,
} from './payoutAccounts.repository.ts';

const MOST_FAILURES = 5;
const LOCK_MS = 24 * 3_600_000;

/** How long money waits after somebody replaced a password that they did not know. */
export const RESET_WAIT_HOURS = 24;

/** The end of that. */
export const waitFrom = (now: Date) => new Date(now.getTime() + RESET_WAIT_HOURS * 3_600_000);

/** What a payment password must look like at a brand. */
export const paymentPasswordRule = ({ registration }: ResolvedBrand): FieldRule => ({
  ...DEFAULT_REGISTER_RULES.paymentPassword,
  ...registration.fields?.paymentPassword,
  enabled: true,
  required: true,
});

/** What it is made from. */
export interface PasswordDeps {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
  readonly passwords: Passwords;
  readonly verification: Parts['verification'];
  readonly providers: Pick<Parts['providers'], 'sms' | 'mail'>;
  readonly renderTemplate: RenderTemplate;
}

/** What reads and keeps a password. */
function createBasics(tools: PasswordDeps) {
  const { db, passwords } = tools;
  const inBrand = <T>({ caller }: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  const findMember = (call: PaymentCall) =>
    inBrand(call, (tx) => getMember(tx, call.caller.brand.merchantCode, call.member.memberId));

  async function readNew(brand: ResolvedBrand, typed: string): Promise<string> {
    const text = readField('paymentPassword', typed);
    const field = await prepareField(paymentPasswordRule(brand));
    const fault = field.check(text);
    if (!fault) return text;
    throw new Problem('fieldsInvalid', 'The payment password is not as it is asked for.', {
      value: { fields: { password: fault } },
    });
  }

  async function keep(call: PaymentCall, text: string, isFirst: boolean): Promise<void> {
    const hash = await passwords.hash(text);
    const { merchantCode } = call.caller.brand;
    const { memberId } = call.member;
    await inBrand(call, async (tx) => {
      await lockMemberPayouts(tx, memberId);
      const before = await getMember(tx, merchantCode, memberId);
      if (isFirst && before.payment_password_hash !== null) {
        throw new Problem('paymentPasswordMissing', 'There is a payment password already.');
      }
      const guard = await findGuard(tx, memberId);
      await setPasswordHash(tx, memberId, hash);
      // Tries so far count on: a new password opens no locked one.
      await putGuard(tx, {
        merchant_code: merchantCode,
        member_id: memberId,
        changed_at: call.now,
        ...(guard?.cleared_at && {
          cleared_at: null,
          payouts_wait_until: waitFrom(call.now),
        }),
      });
      if (!isFirst)
        await tellChanged(tx, {
          merchantCode,
          memberId,
          kind: 'paymentPasswordChanged',
          at: call.now,
        });
    });
  }

  return { ...tools, inBrand, findMember, readNew, keep };
}

type Tools0 = ReturnType<typeof createBasics>;

/** What checks one. */
function createTools(tools: Tools0) {
  const { passwords, inBrand, findMember } = tools;
  /** Counts first and checks then: of many tries at once, no more than five reach the hash. */
  async function check(call: PaymentCall, typed: string): Promise<string> {
    const { merchantCode } = call.caller.brand;
    const { memberId } = call.member;
    const { payment_password_hash: hash } = await findMember(call);
    if (hash === null) {
      throw new Problem('paymentPasswordMissing', 'There is no payment password yet.');
    }
    const locked = (until: Date) =>
      new Problem('paymentPasswordLocked', 'The payment password is locked.', {
        value: { until: until.toISOString() },
      });
    const failures = await inBrand(call, async (tx) => {
      const guard = await findGuard(tx, memberId);
      const until = guard?.locked_until ?? null;
      if (until !== null && until > call.now) throw locked(until);
      const common = { merchant_code: merchantCode, member_id: memberId };
      if (until !== null) {
        await putGuard(tx, {
          ...common,
          failures: 0,
          locked_until: null,
          changed_at: guard!.changed_at,
        });
      }
      const count = await countTry(tx, { merchantCode, memberId });
      if (count >= MOST_FAILURES) {
        const end = new Date(call.now.getTime() + LOCK_MS);
        const changed_at = guard?.changed_at ?? null;
        await putGuard(tx, { ...common, failures: count, locked_until: end, changed_at });
      }
      return count;
    });
    if (failures > MOST_FAILURES) throw locked(new Date(call.now.getTime() + LOCK_MS));
    const text = readField('paymentPassword', typed);
    if (!(await passwords.verify(hash, text))) {
      if (failures === MOST_FAILURES) throw locked(new Date(call.now.getTime() + LOCK_MS));
      throw new Problem('paymentPasswordWrong', 'The payment password is another one.', {
        value: { triesLeft: MOST_FAILURES - failures },
      });
    }
    await inBrand(call, async (tx) => {
      const guard = await findGuard(tx, memberId);
      const common = { merchant_code: merchantCode, member_id: memberId, failures: 0 };
      await putGuard(tx, { ...common, locked_until: null, changed_at: guard?.changed_at ?? null });
    });
    return hash;
  }

  /** Whoever sits at somebody else's screen gets no more tries at the password of the account than at the door. */
  async function checkLogin(call: PaymentCall, hash: string, typed: string): Promise<void> {
    const { merchantCode } = call.caller.brand;
    const name = nameGuarded('change', call.member.memberId);
    const now = call.now;
    const verdict = await inBrand(call, (tx) => admitTry(tx, { merchantCode, name, now }));
    if (verdict.kind !== 'admitted') throw refusedProblem(verdict);
    if (!(await passwords.verify(hash, normaliseFieldText(typed) ?? ''))) {
      throw new Problem('oldPasswordWrong', 'The password of the account is another one.');
    }
    await inBrand(call, (tx) => forgetTries(tx, { merchantCode, name }));
  }

  async function refuseSame(call: PaymentCall, text: string, formerHash: string | null) {
    const { password_hash: loginHash } = await findMember(call);
    for (const hash of [loginHash, formerHash]) {
      if (hash === null || !(await passwords.verify(hash, text))) continue;
      throw new Problem('paymentPasswordSame', 'The payment password is another one.');
    }
  }

  return { ...tools, check, checkLogin, refuseSame };
}
/** What sets, checks and replaces a payment password. */
export const createPasswordTools = (deps: PasswordDeps) => createTools(createBasics(deps));

/** The same. */
export type PasswordTools = ReturnType<typeof createPasswordTools>;
