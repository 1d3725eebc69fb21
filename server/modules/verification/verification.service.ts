import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { sendRegistrationCode, sendSignInCode } from '../../../schemas/api/verification.ts';
import type { RenderTemplate } from '../../../schemas/messageTemplates.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { findMemberByVerifiedPhone } from '../../db/members.ts';
import type { CodePurpose } from '../../db/tables.ts';
import { countUse, countUses, type Limit } from '../../throttles/throttles.ts';
import type { Caller } from '../../http/caller.ts';
import type { Features } from '../../http/gateway.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { MailSender } from '../../providers/mailSender.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import type { SmsSender } from '../../providers/smsSender.ts';
import type { PersonCall } from '../captcha/personCheck.ts';
import type { Codes } from './codes.ts';
import { digestOf } from './digest.ts';
import { REST_SECONDS, toMessageProblem, tooManyCodes } from './messageProblem.ts';
import { readPhone } from './phoneNumber.ts';
import type { SendQueue } from './sendQueue.ts';

/** Who asks for a code. */
export interface CodeCall {
  readonly caller: Caller;
  readonly features: Features;
  readonly now: Date;
}

/** A code to be sent. */
export interface CodeOrder {
  readonly purpose: CodePurpose;
  /** What the code is checked against later: the number itself, or a challenge. */
  readonly subject: string;
  /** Null where nobody gets it, which the one who asked must not learn. */
  readonly to: { readonly sms: string } | { readonly mail: string } | null;
}

type CodeSent = ValueOf<typeof sendSignInCode>;

/** Sends codes. */
export interface VerificationService {
  /** The same answer for any number, in the same time; a code goes only to a member's. */
  sendSignInCode(call: CodeCall, body: BodyOf<typeof sendSignInCode>): Promise<CodeSent>;
  /** Sends to any number; whether there is an account already is not told here. */
  sendRegistrationCode(
    call: CodeCall,
    body: BodyOf<typeof sendRegistrationCode>,
  ): Promise<CodeSent>;
  /**
   * Sends a code after the reply, whose answer tells neither whether it was sent nor to whom. Throws Problem
   * tooManyRequests or tooManyCodes.
   */
  orderCode(call: CodeCall, order: CodeOrder): Promise<CodeSent>;
}

/** What the service is made from. */
export interface VerificationDeps {
  readonly db: Database;
  readonly codes: Codes;
  readonly queue: SendQueue;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly renderTemplate: RenderTemplate;
  /** Asks the captcha provider where the brand wants it. Throws Problem captchaRequired, captchaWrong or captchaUnavailable. */
  readonly checkPerson: (call: PersonCall) => Promise<void>;
}

const HOUR = 3600;
/** One at a time, from whatever page or tab. */
const VISITOR_GAP: Limit = { count: 1, windowSeconds: 1 };
const VISITOR_HOUR: Limit = { count: 30, windowSeconds: HOUR, restSeconds: REST_SECONDS };
const SUBJECT_HOUR: Limit = { count: 5, windowSeconds: HOUR, restSeconds: REST_SECONDS };
/** Nobody's phone rings all day because somebody else wants it to. */
const SUBJECT_DAY: Limit = { count: 20, windowSeconds: 24 * HOUR };

/** What the reservation of a code came to; a refusal is thrown only when its counting is committed. */
type Reserved = { readonly code: string | null; readonly minutes: number } | { refusal: Problem };

async function countVisitor(tx: Tx, { caller, now }: CodeCall): Promise<Problem | null> {
  const { merchantCode } = caller.brand;
  const visitor = getVisitorKey(caller.ip);
  const gap = { merchantCode, bucket: `codes gap ${visitor}`, limit: VISITOR_GAP, now };
  const waitGap = await countUse(tx, gap);
  if (waitGap !== null) return tooManyRequests('One code a second is enough.', waitGap);
  const hour = { merchantCode, bucket: `codes visitor ${visitor}`, limit: VISITOR_HOUR, now };
  const waitHour = await countUse(tx, hour);
  return waitHour === null ? null : tooManyCodes(waitHour);
}

function countSubject(tx: Tx, { caller, now }: CodeCall, target: string): Promise<number | null> {
  const { merchantCode } = caller.brand;
  const name = digestOf(target).toString('base64url');
  return countUses(tx, [
    { merchantCode, bucket: `codes day ${name}`, limit: SUBJECT_DAY, now },
    { merchantCode, bucket: `codes hour ${name}`, limit: SUBJECT_HOUR, now },
  ]);
}

/** Makes the service. */
export function createVerificationService(deps: VerificationDeps): VerificationService {
  const { db, codes, queue, sms, mail, renderTemplate, checkPerson } = deps;

  async function reserve(
    call: CodeCall,
    { purpose, subject }: Omit<CodeOrder, 'to'>,
    target: string,
  ): Promise<{ code: string | null; minutes: number }> {
    const { merchantCode } = call.caller.brand;
    const of = { merchantCode, purpose, subject };
    const reserved = await withTransaction(db, { merchantCode }, async (tx): Promise<Reserved> => {
      const refusal = await countVisitor(tx, call);
      if (refusal) return { refusal };
      const issued = await codes.issue(tx, of);
      if (issued.code === null) return issued;
      const waitSeconds = await countSubject(tx, call, target);
      if (waitSeconds === null) return issued;
      await codes.withdraw(tx, of);
      return { refusal: tooManyCodes(waitSeconds) };
    });
    if ('refusal' in reserved) throw reserved.refusal;
    return reserved;
  }

  /** Written for nobody too: whoever calls next waits as long, and learns nothing from it. */
  async function send(
    { brand, locale, host }: Caller,
    to: CodeOrder['to'],
    { code, minutes }: { readonly code: string; readonly minutes: number },
  ): Promise<void> {
    const content = { kind: 'code', code, minutes, host } as const;
    const { subject, text } = await renderTemplate({ locale, brand, content });
    const { merchantCode } = brand;
    if (to === null) return;
    if ('sms' in to) await sms.send({ merchantCode, to: to.sms, text });
    else await mail.send({ merchantCode, to: to.mail, subject, text });
  }

  async function orderCode(call: CodeCall, order: CodeOrder): Promise<CodeSent> {
    const { to } = order;
    const target = to === null ? order.subject : 'sms' in to ? to.sms : to.mail;
    const { code, minutes } = await reserve(call, order, target);
    queue.sendLater(async () => {
      if (code !== null) await send(call.caller, to, { code, minutes });
    });
    return { expiredMinutes: minutes };
  }

  return {
    orderCode,
    async sendSignInCode(call, { mobileNum, countryDialingCode, captchaProof }) {
      const { caller, features } = call;
      if (!features.smsLogin && !features.phoneRecovery) {
        throw new Problem('featureOff', 'This feature is not offered here.');
      }
      const phone = await readPhone(mobileNum, countryDialingCode);
      await checkPerson({ ...call, proof: captchaProof });
      const { merchantCode } = caller.brand;
      const owner = await withTransaction(db, { merchantCode }, (tx) =>
        findMemberByVerifiedPhone(tx, merchantCode, phone),
      );
      const member = owner?.status === 'active' ? owner : null;
      const to = member ? { sms: phone } : null;
      return orderCode(call, { purpose: 'signIn', subject: phone, to });
    },
    async sendRegistrationCode(call, { mobileNo, countryDialingCode, captchaProof }) {
      const phone = await readPhone(mobileNo, countryDialingCode);
      await checkPerson({ ...call, proof: captchaProof });
      const order = { purpose: 'register', subject: phone } as const;
      const { code, minutes } = await reserve(call, order, phone);
      if (code === null) return { expiredMinutes: minutes };
      const { merchantCode } = call.caller.brand;
      try {
        await queue.sendNow(() => send(call.caller, { sms: phone }, { code, minutes }));
      } catch (error) {
        await withTransaction(db, { merchantCode }, (tx) =>
          codes.withdraw(tx, { merchantCode, ...order }),
        );
        throw error instanceof ProviderFault ? toMessageProblem(error) : error;
      }
      return { expiredMinutes: minutes };
    },
  };
}
