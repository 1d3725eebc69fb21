import { prepareField } from '../../../engine/fields/fieldRule.ts';
import { checkRegisterField, readField } from '../../../engine/fields/readField.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  CONTACT_KINDS,
  removeContact,
  sendContactCode,
  setContact,
} from '../../../schemas/api/security.ts';
import { DEFAULT_REGISTER_RULES } from '../../../schemas/registration.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { findMemberByPhone, hasProvenEmail, proveEmail } from '../../db/members.ts';
import type { Caller } from '../../http/caller.ts';
import type { Features } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';
import { tellChanged } from '../notices/tell.ts';
import { requireRealAccount } from '../payments/memberCall.ts';
import type { FactorCall } from '../session/memberFactors.ts';
import type { Member } from '../session/sessions.ts';
import type { Codes } from '../verification/codes.ts';
import { readPhone } from '../verification/phoneNumber.ts';
import { toCodeProblem } from '../verification/phoneProofs.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import type { ProveOwner } from './ownerProof.ts';
import { changeOwnMember, freeUnprovenPhone, lockOwnMember } from './security.repository.ts';
import type { TellOwner } from './tellOwner.ts';

/** One of the two ways to reach a member. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A call about an account, with what the merchant has on. */
export type SecurityCall = FactorCall & { readonly features: Features };

/** How long nothing is paid out after an account is reached by something else. */
const REST_MS = 24 * 3_600_000;

/** When payouts go on after a change that somebody else may have made. */
export const restAfter = (now: Date): Date => new Date(now.getTime() + REST_MS);

/** Addresses and numbers that members are reached by. */
export interface Contacts {
  sendCode(
    call: SecurityCall,
    body: BodyOf<typeof sendContactCode>,
  ): Promise<ValueOf<typeof sendContactCode>>;
  /** Throws Problem codeMissing, codeWrong, codeExpired, emailTaken or phoneTaken, and what `ProveOwner` does. */
  set(call: SecurityCall, body: BodyOf<typeof setContact>): Promise<void>;
  /** Throws Problem recoveryNeeded where the account could not be got back without it. */
  remove(call: SecurityCall, body: BodyOf<typeof removeContact>): Promise<void>;
}

/** Which of both could go without leaving the account no way back. */
export function listRemovable(member: Member, features: Features): readonly ContactKind[] {
  const { email, email_verified_at, phone, phone_verified_at, password_hash } = member;
  const bringsBack = {
    email: email !== null && email_verified_at !== null,
    phone: phone_verified_at !== null && (features.phoneRecovery || features.smsLogin),
  };
  const kinds: ContactKind[] = [];
  if (email !== null && bringsBack.phone) kinds.push('email');
  if (phone !== null && bringsBack.email && password_hash !== null) kinds.push('phone');
  return kinds;
}

async function readEmailOf({ brand }: Caller, typed: string): Promise<string> {
  const text = readField('email', typed);
  const rule = {
    ...DEFAULT_REGISTER_RULES.email,
    ...brand.registration.fields?.email,
    enabled: true,
    required: true,
  };
  const fault = checkRegisterField('email', rule, text, (await prepareField(rule)).check);
  if (fault === null) return text;
  throw new Problem('fieldsInvalid', 'This is no e-mail address.', {
    value: { fields: { email: fault } },
  });
}

type Target = Pick<BodyOf<typeof setContact>, 'email' | 'mobileNum' | 'countryDialingCode'> & {
  readonly kind: ContactKind;
};

const readTarget = ({ caller }: SecurityCall, { kind, email, ...phone }: Target) =>
  kind === 'email'
    ? readEmailOf(caller, email ?? '')
    : readPhone(phone.mobileNum ?? '', phone.countryDialingCode ?? '');

/** A code shows one address or number to be one member's. */
const subjectOf = ({ member }: SecurityCall, kind: ContactKind, target: string) =>
  ({ purpose: 'contact', subject: `${kind} ${member.memberId} ${target.toLowerCase()}` }) as const;

async function bind(
  tx: Tx,
  member: Member,
  { kind, target, now }: { kind: ContactKind; target: string; now: Date },
): Promise<Problem | null> {
  const { merchant_code: merchantCode, id } = member;
  if (kind === 'email') {
    if (member.email?.toLowerCase() !== target.toLowerCase()) {
      if (await hasProvenEmail(tx, merchantCode, target)) {
        return new Problem('emailTaken', 'This e-mail address has an account.');
      }
    }
    await changeOwnMember(tx, member, { email: target, email_verified_at: null });
    await proveEmail(tx, { id, merchant_code: merchantCode, email: target }, now);
    return null;
  }
  await freeUnprovenPhone(tx, member, target);
  const owner = await findMemberByPhone(tx, merchantCode, target);
  if (owner && owner.id !== id) {
    return new Problem('phoneTaken', 'This phone number has an account.');
  }
  await changeOwnMember(tx, member, { phone: target, phone_verified_at: now });
  return null;
}

/** What the member is told on the site, and where the account is reached from now on. */
const toldOf = (
  { merchant_code: merchantCode, id: memberId }: Member,
  kind: ContactKind,
  at: Date,
) => ({ merchantCode, memberId, kind: `${kind}Changed`, at }) as const;

/** Makes the keeping of addresses and numbers. */
export function createContacts({
  db,
  codes,
  verification,
  proveOwner,
  tellOwner,
}: {
  readonly db: Database;
  readonly codes: Codes;
  readonly verification: Pick<VerificationService, 'orderCode'>;
  readonly proveOwner: ProveOwner;
  readonly tellOwner: TellOwner;
}): Contacts {
  return {
    async sendCode(call, body) {
      requireRealAccount(call);
      const target = await readTarget(call, body);
      const to = body.kind === 'email' ? { mail: target } : { sms: target };
      return verification.orderCode(call, { ...subjectOf(call, body.kind, target), to });
    },
    async set(call, body) {
      const { caller, member: session, now } = call;
      const { merchantCode } = caller.brand;
      const { kind, verificationCode, proof } = body;
      const target = await readTarget(call, body);
      await proveOwner(call, proof);
      const outcome = await withTransaction(db, { merchantCode }, async (tx) => {
        const of = { merchantCode, ...subjectOf(call, kind, target) };
        const check = await codes.check(tx, of, verificationCode);
        if (check.outcome !== 'good') return toCodeProblem(check.outcome);
        const before = await lockOwnMember(tx, merchantCode, session.memberId);
        const refusal = await bind(tx, before, { kind, target, now });
        if (refusal) return refusal;
        const former = kind === 'email' ? before.email : before.phone;
        const isOther = former !== null && former.toLowerCase() !== target.toLowerCase();
        if (isOther) {
          await changeOwnMember(tx, before, { payout_rests_until: restAfter(now) });
          await tellChanged(tx, toldOf(before, kind, now));
        }
        return { before, isOther };
      });
      if (outcome instanceof Problem) throw outcome;
      // The message goes where the account is reached now; who was reached by the former hears of it there.
      tellOwner(call, outcome.before, kind, outcome.isOther ? kind : undefined);
    },
    async remove(call, { kind, proof }) {
      const { caller, member: session, now } = call;
      const { merchantCode } = caller.brand;
      await proveOwner(call, proof);
      const before = await withTransaction(db, { merchantCode }, async (tx) => {
        const member = await lockOwnMember(tx, merchantCode, session.memberId);
        if (!listRemovable(member, call.features).includes(kind)) {
          throw new Problem('recoveryNeeded', 'The account could not be got back without it.');
        }
        await changeOwnMember(tx, member, {
          ...(kind === 'email'
            ? { email: null, email_verified_at: null }
            : { phone: null, phone_verified_at: null }),
          payout_rests_until: restAfter(now),
        });
        await tellChanged(tx, toldOf(member, kind, now));
        return member;
      });
      tellOwner(call, before, kind, kind);
    },
  };
}
