import type { Insertable } from 'kysely';
import type { RegisterForm } from '../../../engine/fields/registerForms.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { insertMember } from '../../db/members.ts';
import type { MembersTable } from '../../db/tables.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { PersonCall } from '../captcha/personCheck.ts';
import { settle } from '../session/completion.ts';
import { refuseExcluded } from '../limits/refuseExcluded.ts';
import type { Passwords } from '../session/passwords.ts';
import type { Sessions, SignedIn } from '../session/sessions.ts';
import { toCodeProblem, type PhoneProof, type PhoneProofs } from '../verification/phoneProofs.ts';
import { freePhone, useAgentLink } from './account.repository.ts';
import { createReferralCode, deriveAccount } from './accountName.ts';
import { readApplication, type Application, type RegistrationCall } from './application.ts';
import { readInviters, type LinkTerms } from './inviters.ts';
import { makeMember, type NamelessMember } from './newMember.ts';
import type { FilledForm } from './registrationForm.ts';
import { findTaken, isTakenByChance, refuseTaken, toTakenProblem } from './taken.ts';

/** Opens an account by one of the forms and signs it in. */
export type Register = (form: RegisterForm, call: RegistrationCall) => Promise<SignedIn>;

/** Hears of an account as it is opened, in the transaction that opens it. */
export type RegistrationListener = (
  tx: Tx,
  call: RegistrationCall,
  member: Pick<MembersTable, 'id' | 'referred_by'>,
) => Promise<void>;

/** What registration is made from. */
export interface RegistrationDeps {
  readonly db: Database;
  readonly ids: () => string;
  readonly random: (size: number) => Buffer;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly captchas: Captchas;
  readonly checkPerson: (call: PersonCall) => Promise<void>;
  readonly phoneProofs: PhoneProofs;
  /** Who hears of each account as it is opened, in its transaction. */
  readonly listeners: readonly RegistrationListener[];
}

/** What an account is opened on. */
interface Admission {
  readonly proof: PhoneProof | null;
  readonly link: LinkTerms | null;
}

/** A whole office may register, and nobody makes accounts all day. */
const PER_VISITOR: Limit = { count: 100, windowSeconds: 3600 };
const MOST_TRIES = 4;

async function countVisitor(tx: Tx, { caller, now }: RegistrationCall): Promise<Problem | null> {
  const { merchantCode } = caller.brand;
  const bucket = `register ${getVisitorKey(caller.ip)}`;
  const waitSeconds = await countUse(tx, { merchantCode, bucket, limit: PER_VISITOR, now });
  return waitSeconds === null
    ? null
    : tooManyRequests('Too many registrations from this address.', waitSeconds);
}

const captchaWrong = () =>
  new Problem('captchaWrong', 'The captcha was not read right.', { value: { captcha: true } });

/** Makes registration. */
export function createRegistration(deps: RegistrationDeps): Register {
  const { db, random, sessions, captchas, checkPerson, phoneProofs, listeners } = deps;
  const inTransaction = <T>({ caller }: RegistrationCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  const asksCaptcha = ({ shown, texts }: FilledForm) => shown.has('captcha') && !!texts.captcha;

  /** A captcha that was read right is used up only when the account is opened: nobody solves another for a taken name. */
  async function checkCaptcha(call: RegistrationCall, filled: FilledForm): Promise<void> {
    if (!asksCaptcha(filled)) return;
    const { captcha } = filled.texts;
    const outcome = await inTransaction(call, (tx) => captchas.hold(tx, call, captcha));
    if (outcome !== 'passed') throw captchaWrong();
  }

  function readProof(call: RegistrationCall, { filled, phone }: Application) {
    if (!phone || !filled.shown.has('verificationCode')) return null;
    return phoneProofs.read(call, phone, call.body);
  }

  /** In one transaction, so that a code is not used up where the account could not be made. */
  function open(
    call: RegistrationCall,
    member: Insertable<MembersTable>,
    filled: FilledForm,
    { proof, link }: Admission,
  ): Promise<SignedIn | Problem> {
    const { merchant_code } = member;
    return inTransaction(call, async (tx) => {
      if (proof) {
        const { outcome } = await phoneProofs.use(tx, merchant_code, 'register', proof);
        if (outcome !== 'good') return toCodeProblem(outcome);
        // Somebody may have given it who never showed that it is theirs.
        await freePhone(tx, merchant_code, proof.phone);
      }
      // Of any number of forms with one captcha at the same time only one gets through.
      if (asksCaptcha(filled) && !(await captchas.useHeld(tx, call))) throw captchaWrong();
      const refusal = await refuseExcluded(tx, member);
      if (refusal) return refusal;
      const verified = proof ? { phone_verified_at: call.now } : {};
      if (link && !(await useAgentLink(tx, merchant_code, link.code))) {
        return new Problem('affiliateCodeWrong', 'The link is used up.');
      }
      const kept = await insertMember(tx, { ...member, ...verified });
      for (const hear of listeners) await hear(tx, call, kept);
      return sessions.open(tx, call, { member: kept, method: 'register' });
    });
  }

  /** Codes and names that are drawn may be taken by chance: those are drawn again. */
  async function openWithNames(
    call: RegistrationCall,
    { form, filled }: Application,
    rest: NamelessMember,
    admission: Admission,
  ): Promise<SignedIn> {
    for (let left = MOST_TRIES; ; left -= 1) {
      const account = filled.texts.username ?? deriveAccount(random);
      const member = { ...rest, account, referral_code: createReferralCode(random) };
      try {
        return settle(await open(call, member, filled, admission));
      } catch (error) {
        const taken = findTaken(error);
        if (!taken) throw error;
        if (!isTakenByChance(taken, form) || left === 1) throw toTakenProblem(taken);
      }
    }
  }

  return async (form, call) => {
    const application = await readApplication(form, call);
    const { filled } = application;
    const refusal = await inTransaction(call, (tx) => countVisitor(tx, call));
    if (refusal) throw refusal;
    const { link, ...inviters } = await inTransaction(call, (tx) =>
      readInviters(tx, call, call.body),
    );
    await checkCaptcha(call, filled);
    await checkPerson({ ...call, proof: call.body.captchaProof });
    const proof = await readProof(call, application);
    await inTransaction(call, (tx) => refuseTaken(tx, call.caller, application, proof !== null));
    const member = { ...(await makeMember(deps, call, application)), ...inviters };
    const { member_type = member.member_type, rebate_point = null } = link ?? {};
    const placed = { ...member, member_type, rebate_point };
    return openWithNames(call, application, placed, { proof, link });
  };
}
