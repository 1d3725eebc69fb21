import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { resetPaymentPassword, ResetWay } from '../../../schemas/api/payoutAccounts.ts';
import type { TemplateContent } from '../../../schemas/messageTemplates.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { settle } from '../session/completion.ts';
import { admitTry, forgetTries, nameGuarded } from '../session/loginGuard.ts';
import { refusedProblem } from '../session/loginProblems.ts';
import { maskEmail, maskNumber } from '../session/proofs.ts';
import type { Member } from '../session/sessions.ts';
import { toCodeProblem } from '../verification/phoneProofs.ts';
import type { CodeCall } from '../verification/verification.service.ts';
import { RESET_WAIT_HOURS, waitFrom, type PasswordTools } from './passwordTools.ts';
import {
  deletePasses,
  findGuard,
  lockMemberPayouts,
  putGuard,
  setPasswordHash,
} from './payoutAccounts.repository.ts';

/** Who a letter to a member is written for. */
export type LetterFrom = Pick<Caller, 'brand' | 'locale'>;

/** For who has forgotten the payment password. */
export interface ForgottenPassword {
  /** Sends a code to a verified address. Throws Problem paymentPasswordMissing or noVerifiedAddress. */
  sendCode(call: CodeCall & PaymentCall, way: ResetWay): Promise<{ expiredMinutes: number }>;
  /**
   * Sets another one by such a code; payouts wait for a day, and every verified address is told. Throws Problem
   * codeMissing, codeWrong, codeExpired, fieldsInvalid or paymentPasswordSame.
   */
  reset(call: PaymentCall, wanted: BodyOf<typeof resetPaymentPassword>): Promise<void>;
  /** The house takes it away, so that the member sets another one; false where there is none. */
  clear(tx: Tx, from: LetterFrom, member: Member, now: Date): Promise<boolean>;
}

type Reached = { readonly sms: string } | { readonly mail: string };

/** What of a member is shown to be theirs. */
function listReached(
  member: Pick<Member, 'email' | 'email_verified_at' | 'phone' | 'phone_verified_at'>,
): readonly { readonly way: ResetWay; readonly to: Reached }[] {
  const { email, email_verified_at, phone, phone_verified_at } = member;
  return [
    ...(email && email_verified_at ? [{ way: 'email' as const, to: { mail: email } }] : []),
    ...(phone && phone_verified_at ? [{ way: 'sms' as const, to: { sms: phone } }] : []),
  ];
}

/** Where a code can go, as its owner recognises it. */
export const listResetWays = (member: Parameters<typeof listReached>[0]) =>
  Promise.all(
    listReached(member).map(async ({ way, to }) => ({
      way,
      hint: 'sms' in to ? await maskNumber(to.sms) : maskEmail(to.mail),
    })),
  );

/** Where a code goes, and what it is checked against: once the address is another one, it is void. */
function findWay(member: Member, way: ResetWay) {
  if (member.payment_password_hash === null) {
    throw new Problem('paymentPasswordMissing', 'There is no payment password yet.');
  }
  const found = listReached(member).find((one) => one.way === way);
  if (!found) throw new Problem('noVerifiedAddress', 'There is no such verified address.');
  const { to } = found;
  return { to, subject: `${member.id} ${'sms' in to ? to.sms : to.mail}` };
}

const PURPOSE = 'paymentPassword';

/** Tells every verified address; what cannot be delivered is in the log. */
const createTell =
  ({ verification, providers, renderTemplate }: PasswordTools) =>
  (from: LetterFrom, member: Member, kind: 'Reset' | 'Cleared'): void => {
    const { merchant_code: merchantCode, account } = member;
    const content: TemplateContent = {
      kind: `paymentPassword${kind}`,
      account,
      hours: RESET_WAIT_HOURS,
    };
    for (const { to } of listReached(member)) {
      verification.queue.sendLater(async () => {
        const { subject, text } = await renderTemplate({ ...from, content });
        if ('sms' in to) await providers.sms.send({ merchantCode, to: to.sms, text });
        else await providers.mail.send({ merchantCode, to: to.mail, subject, text });
      });
    }
  };

/** Makes it. */
export function createForgotten(tools: PasswordTools): ForgottenPassword {
  const { db, passwords, verification, inBrand, findMember, readNew, refuseSame } = tools;
  const tell = createTell(tools);

  async function replace(tx: Tx, call: PaymentCall, hash: string): Promise<Member> {
    const { merchantCode } = call.caller.brand;
    const { memberId } = call.member;
    await setPasswordHash(tx, memberId, hash);
    await deletePasses(tx, memberId);
    // Wrong tries so far count on: a new password opens no locked one.
    await putGuard(tx, {
      merchant_code: merchantCode,
      member_id: memberId,
      changed_at: call.now,
      payouts_wait_until: waitFrom(call.now),
      cleared_at: null,
    });
    return getMember(tx, merchantCode, memberId);
  }

  return {
    async sendCode(call, way) {
      requireRealAccount(call);
      const { to, subject } = findWay(await findMember(call), way);
      return verification.orderCode(call, { purpose: PURPOSE, subject, to });
    },
    async reset(call, { way, code, password }) {
      requireRealAccount(call);
      const { merchantCode } = call.caller.brand;
      const { memberId } = call.member;
      findWay(await findMember(call), way);
      const text = await readNew(call.caller.brand, password);
      const name = nameGuarded('paymentReset', memberId);
      const tried = { merchantCode, name, now: call.now };
      const verdict = await inBrand(call, (tx) => admitTry(tx, tried));
      if (verdict.kind !== 'admitted') throw refusedProblem(verdict);
      await refuseSame(call, text, null);
      // Before the code is used up, since the hash may not come to be.
      const hash = await passwords.hash(text);
      // A refusal is thrown once its counting is committed.
      const member = settle(
        await withTransaction(db, { merchantCode }, async (tx): Promise<Member | Problem> => {
          await lockMemberPayouts(tx, memberId);
          const { subject } = findWay(await getMember(tx, merchantCode, memberId), way);
          const of = { merchantCode, purpose: PURPOSE, subject } as const;
          const { outcome } = await verification.codes.check(tx, of, code);
          if (outcome !== 'good') return toCodeProblem(outcome);
          await forgetTries(tx, { merchantCode, name });
          return replace(tx, call, hash);
        }),
      );
      tell(call.caller, member, 'Reset');
    },
    async clear(tx, from, member, now) {
      await lockMemberPayouts(tx, member.id);
      if (member.payment_password_hash === null) return false;
      await setPasswordHash(tx, member.id, null);
      await deletePasses(tx, member.id);
      const guard = await findGuard(tx, member.id);
      await putGuard(tx, {
        merchant_code: member.merchant_code,
        member_id: member.id,
        changed_at: guard?.changed_at ?? null,
        payouts_wait_until: waitFrom(now),
        cleared_at: now,
      });
      tell(from, member, 'Cleared');
      return true;
    },
  };
}
