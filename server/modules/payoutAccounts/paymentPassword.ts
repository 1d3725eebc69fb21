import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { createForgotten, type ForgottenPassword } from './forgottenPassword.ts';
import { createPasswordTools, type PasswordDeps, type PasswordTools } from './passwordTools.ts';
import { insertPass, usePass } from './payoutAccounts.repository.ts';

/** The password that guards money on its way out. */
export interface PaymentPassword extends ForgottenPassword {
  /** Throws Problem paymentPasswordMissing where there is one already, oldPasswordWrong, fieldsInvalid or paymentPasswordSame. */
  set(call: PaymentCall, password: string, loginPassword: string | undefined): Promise<void>;
  change(call: PaymentCall, oldPassword: string, password: string): Promise<void>;
  /** Gives what opens one change. Throws Problem paymentPasswordMissing, paymentPasswordWrong or paymentPasswordLocked. */
  prove(call: PaymentCall, password: string): Promise<{ pass: string; endsAt: string }>;
  /** Uses a pass up. Throws Problem paymentPassEnded. */
  spend(tx: Tx, call: PaymentCall, pass: string): Promise<void>;
}
const PASS_MS = 5 * 60_000;
const PASS_BYTES = 32;

const digestOf = (pass: string) => createHash('sha256').update(pass).digest();

const createSetting = ({
  findMember,
  readNew,
  keep,
  check,
  checkLogin,
  refuseSame,
}: PasswordTools): Pick<PaymentPassword, 'set' | 'change'> => ({
  async set(call, password, loginPassword) {
    requireRealAccount(call);
    const member = await findMember(call);
    if (member.payment_password_hash !== null) {
      throw new Problem('paymentPasswordMissing', 'There is a payment password already.');
    }
    const text = await readNew(call.caller.brand, password);
    const { password_hash: loginHash } = member;
    if (loginHash !== null) await checkLogin(call, loginHash, loginPassword ?? '');
    await refuseSame(call, text, null);
    await keep(call, text, true);
  },
  async change(call, oldPassword, password) {
    requireRealAccount(call);
    const text = await readNew(call.caller.brand, password);
    const former = await check(call, oldPassword);
    await refuseSame(call, text, former);
    await keep(call, text, false);
  },
});

const createProof = ({
  random,
  inBrand,
  check,
}: PasswordTools): Pick<PaymentPassword, 'prove' | 'spend'> => ({
  async prove(call, password) {
    requireRealAccount(call);
    await check(call, password);
    const pass = random(PASS_BYTES).toString('base64url');
    const endsAt = new Date(call.now.getTime() + PASS_MS);
    await inBrand(call, (tx) =>
      insertPass(tx, {
        merchant_code: call.caller.brand.merchantCode,
        digest: digestOf(pass),
        member_id: call.member.memberId,
        session_id: call.member.sessionId,
        ends_at: endsAt,
        used_at: null,
      }),
    );
    return { pass, endsAt: endsAt.toISOString() };
  },
  async spend(tx, { member, now }, pass) {
    const { memberId, sessionId } = member;
    const digest = digestOf(pass);
    if (await usePass(tx, { digest, memberId, sessionId, now })) return;
    throw new Problem('paymentPassEnded', 'The payment password has to be typed again.');
  },
});

/** Makes it. */
export function createPaymentPassword(deps: PasswordDeps): PaymentPassword {
  const tools = createPasswordTools(deps);
  return { ...createSetting(tools), ...createForgotten(tools), ...createProof(tools) };
}
