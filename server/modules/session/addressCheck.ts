import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import type { proveAddress } from '../../../schemas/api/session.ts';
import type { Tx } from '../../db/database.ts';
import { findMember, proveEmail } from '../../db/members.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { SessionMethod } from '../../db/securityTables.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import type { Codes } from '../verification/codes.ts';
import type { CodeOrder } from '../verification/verification.service.ts';
import {
  insertChallenge,
  listNetworks,
  lockChallenge,
  updateChallenge,
} from './addressCheck.repository.ts';
import { checkSecondFactor, isSameName, listProofs } from './proofs.ts';
import { createSecret, digestSecret, type Random } from './secrets.ts';
import type { Member, SignInFrom } from './sessions.ts';

/** A sign-in that was right but for its address. */
export interface HeldSignIn {
  readonly member: Member;
  readonly method: SessionMethod;
  readonly remember: boolean;
}

type Place = Pick<SignInFrom, 'caller' | 'now'>;

/** The second proof that sign-ins from a new network need, where the brand has that on. */
export interface AddressCheck {
  /** The refusal of a sign-in from a new network, with the challenge that lets it go on; null where none is needed. */
  hold(
    tx: Tx,
    from: Place & Pick<SignInFrom, 'features'>,
    signIn: HeldSignIn,
  ): Promise<Problem | null>;
  /** What is to be sent for a proof by SMS or e-mail. */
  order(
    tx: Tx,
    from: Place,
    challenge: string,
    proof: 'sms' | 'email',
  ): Promise<CodeOrder | Problem>;
  /** Checks a proof. Never throws a refusal: commit the transaction first, because wrong tries must be kept. */
  prove(tx: Tx, from: Place, answer: BodyOf<typeof proveAddress>): Promise<HeldSignIn | Problem>;
}

const LIFETIME_MS = 10 * 60_000;
const MOST_FAILURES = 5;
/** Whoever knows the password can begin again, and still not guess without end. */
const PER_MEMBER: Limit = { count: 10, windowSeconds: 1800 };

const expired = () => new Problem('proofExpired', 'The sign-in waited too long. Begin again.');
const wrong = () => new Problem('proofWrong', 'The proof is not right.');

interface Deps {
  readonly codes: Codes;
  readonly box: SecretBox;
  readonly random: Random;
}

type Challenge = NonNullable<Awaited<ReturnType<typeof lockChallenge>>>;

const isOpen = (challenge: Challenge, { caller, now }: Place) =>
  challenge.used_at === null &&
  challenge.ends_at > now &&
  challenge.failures < MOST_FAILURES &&
  challenge.ip === getVisitorKey(caller.ip);

/** Each way has a code of its own: one that came by SMS shows nothing of a mailbox. */
const toSubject = (challenge: string, proof: 'sms' | 'email') =>
  ({ purpose: 'address', subject: `${proof} ${challenge}` }) as const;

async function findOpen(
  tx: Tx,
  from: Place,
  secret: string,
): Promise<{ challenge: Challenge; member: Member } | null> {
  const { merchantCode } = from.caller.brand;
  const challenge = await lockChallenge(tx, merchantCode, digestSecret(secret));
  if (!challenge || !isOpen(challenge, from)) return null;
  const member = await findMember(tx, merchantCode, challenge.member_id);
  return member ? { challenge, member } : null;
}

/** Makes the check. */
export function createAddressCheck({ codes, box, random }: Deps): AddressCheck {
  async function isRight(
    tx: Tx,
    member: Member,
    { challenge, proof, answer }: BodyOf<typeof proveAddress>,
    now: Date,
  ): Promise<boolean> {
    const has = (await listProofs(member, box)).some(({ kind }) => kind === proof);
    if (!has) return false;
    if (proof === 'totp') return checkSecondFactor(tx, { member, box, now }, answer);
    if (proof === 'bankName') return isSameName(answer, member.payee_name ?? '');
    const of = { merchantCode: member.merchant_code, ...toSubject(challenge, proof) };
    return (await codes.check(tx, of, answer)).outcome === 'good';
  }

  return {
    async hold(tx, { caller, features, now }, { member, method, remember }) {
      // Who has bound an authenticator is asked for it wherever the house itself asks nobody.
      const isOwnWish = !features.addressCheck;
      if (isOwnWish && member.totp_secret === null) return null;
      const { merchantCode } = caller.brand;
      const network = getVisitorKey(caller.ip);
      const known = await listNetworks(tx, merchantCode, member.id);
      if (known.length === 0 || known.includes(network)) return null;
      const every = await listProofs(member, box);
      const proofs = isOwnWish ? every.filter(({ kind }) => kind === 'totp') : every;
      if (proofs.length === 0) {
        if (isOwnWish) return null;
        return new Problem('addressUnprovable', 'Nothing is known to prove this address with.');
      }
      const challenge = createSecret(random);
      await insertChallenge(tx, {
        merchant_code: merchantCode,
        digest: digestSecret(challenge),
        member_id: member.id,
        ip: network,
        method,
        remember,
        created_at: now,
        ends_at: new Date(now.getTime() + LIFETIME_MS),
      });
      return new Problem('addressUnregistered', 'This address is new: one more proof is needed.', {
        value: { challenge, proofs },
      });
    },
    async order(tx, from, challenge, proof) {
      const found = await findOpen(tx, from, challenge);
      if (!found) return expired();
      const { phone, phone_verified_at, email } = found.member;
      const of = toSubject(challenge, proof);
      if (proof === 'sms' && phone && phone_verified_at) return { ...of, to: { sms: phone } };
      return proof === 'email' && email ? { ...of, to: { mail: email } } : wrong();
    },
    async prove(tx, from, body) {
      const { now } = from;
      const found = await findOpen(tx, from, body.challenge);
      if (!found) return expired();
      const { challenge, member } = found;
      const { merchant_code: merchantCode } = challenge;
      const bucket = `address proof ${member.id}`;
      const waitSeconds = await countUse(tx, { merchantCode, bucket, limit: PER_MEMBER, now });
      if (waitSeconds !== null) return tooManyRequests('Too many wrong proofs.', waitSeconds);
      if (!(await isRight(tx, member, body, now))) {
        await updateChallenge(tx, challenge, { failures: challenge.failures + 1 });
        return wrong();
      }
      await updateChallenge(tx, challenge, { used_at: now });
      if (body.proof === 'email') await proveEmail(tx, member, now);
      return { member, method: challenge.method, remember: challenge.remember };
    },
  };
}
