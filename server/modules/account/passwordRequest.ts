import { foldAccount, normaliseAccount } from '../../../engine/fields/accountName.ts';
import type { requestPasswordByEmail } from '../../../schemas/api/account.ts';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { RenderTemplate } from '../../../schemas/messageTemplates.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { findMemberByAccount } from '../../db/members.ts';
import { countUse, countUses, type Limit } from '../../throttles/throttles.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { MailSender } from '../../providers/mailSender.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { Member, SignInFrom } from '../session/sessions.ts';
import { LINK_MINUTES, type Codes } from '../verification/codes.ts';
import { digestOf } from '../verification/digest.ts';
import type { SendQueue } from '../verification/sendQueue.ts';

/** Where a letter to a member comes from. */
export type LetterFrom = Pick<SignInFrom['caller'], 'brand' | 'locale' | 'origin'>;

/**
 * Sends a member the link to a new password because somebody of the house asked for it; false where there is no address
 * to send it to.
 */
export type SendPasswordLink = (tx: Tx, from: LetterFrom, member: Member) => Promise<boolean>;

/** Sends the link to a new password, if there is such an account; neither answer nor time tells. */
export type RequestPassword = (
  call: SignInFrom,
  body: BodyOf<typeof requestPasswordByEmail>,
) => Promise<void>;

/** What the request is made from. */
export interface PasswordRequestDeps {
  readonly db: Database;
  readonly codes: Codes;
  readonly captchas: Captchas;
  readonly queue: SendQueue;
  readonly mail: MailSender;
  readonly renderTemplate: RenderTemplate;
}

const HOUR = 3600;
const REST_SECONDS = 300;
/** Who asks more often shows to be a person. */
const WITHOUT_CAPTCHA: Limit = { count: 3, windowSeconds: HOUR };
const PER_VISITOR: Limit = { count: 20, windowSeconds: HOUR, restSeconds: REST_SECONDS };
/** By the name as typed, so that names without an account are counted alike. */
const PER_NAME: Limit = { count: 5, windowSeconds: HOUR, restSeconds: REST_SECONDS };

/** An address written with other capitals leads to the same mailbox. */
const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function canGetLink(member: Member | undefined, email: string): member is Member {
  return (
    member?.status === 'active' &&
    member.member_type !== TRIAL_TYPE &&
    member.email !== null &&
    isSameAddress(member.email, email)
  );
}

/** An id that no member has, the same for a name each time: what is done with somebody's is done with it as well. */
function toNobodysId(name: string): string {
  const digits = digestOf('nobody', name).toString('hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Makes the request, and the way for the house to send a link by itself. */
export function createPasswordRequest(deps: PasswordRequestDeps): {
  readonly requestPassword: RequestPassword;
  readonly sendPasswordLink: SendPasswordLink;
} {
  const { db, codes, captchas, queue, mail, renderTemplate } = deps;

  async function admit(
    tx: Tx,
    call: SignInFrom,
    name: string,
    captcha: string | undefined,
  ): Promise<Problem | null> {
    const { merchantCode } = call.caller.brand;
    const visitor = getVisitorKey(call.caller.ip);
    const use = (bucket: string, limit: Limit) => ({ merchantCode, bucket, limit, now: call.now });
    const free = await countUse(tx, use(`link free ${visitor}`, WITHOUT_CAPTCHA));
    if (free !== null) {
      const outcome = await captchas.check(tx, call, captcha);
      const value = { captcha: true };
      if (outcome === 'missing') {
        return new Problem('captchaRequired', 'The captcha is needed.', { value });
      }
      if (outcome === 'wrong') {
        return new Problem('captchaWrong', 'The captcha was not read right.', { value });
      }
    }
    const digest = digestOf(name).toString('base64url');
    const waitSeconds = await countUses(tx, [
      use(`link visitor ${visitor}`, PER_VISITOR),
      use(`link name ${digest}`, PER_NAME),
    ]);
    return waitSeconds === null
      ? null
      : tooManyRequests('Links were asked for too often.', waitSeconds);
  }

  function write({ brand, locale, origin }: LetterFrom, account: string, secret: string) {
    // What stands behind the sign goes to no server, so it is in no log and no referrer.
    const link = `${origin}/login?reset=1#${secret}`;
    const content = { kind: 'passwordLink', account, link, minutes: LINK_MINUTES } as const;
    return renderTemplate({ locale, brand, content });
  }

  const requestPassword: RequestPassword = async (call, { username, email, captcha }) => {
    const { merchantCode } = call.caller.brand;
    const name = normaliseAccount(username);
    const outcome = await withTransaction(db, { merchantCode }, async (tx) => {
      const refusal = await admit(tx, call, foldAccount(username), captcha);
      if (refusal) return refusal;
      const found = await findMemberByAccount(tx, merchantCode, name);
      const member = canGetLink(found, email) ? found : null;
      const owner = member?.id ?? toNobodysId(foldAccount(username));
      return { member, secret: await codes.issueLink(tx, merchantCode, owner) };
    });
    if (outcome instanceof Problem) throw outcome;
    const { member, secret } = outcome;
    queue.sendLater(async () => {
      // For nobody too: whoever calls next waits as long, and learns nothing from it.
      const letter = await write(call.caller, member?.account ?? name, secret);
      if (member) await mail.send({ merchantCode, to: member.email!, ...letter });
    });
  };

  const sendPasswordLink: SendPasswordLink = async (tx, from, member) => {
    const { email, status, merchant_code: merchantCode } = member;
    if (email === null || status !== 'active' || member.member_type === TRIAL_TYPE) return false;
    const secret = await codes.issueLink(tx, merchantCode, member.id);
    queue.sendLater(async () => {
      await mail.send({ merchantCode, to: email, ...(await write(from, member.account, secret)) });
    });
    return true;
  };

  return { requestPassword, sendPasswordLink };
}
