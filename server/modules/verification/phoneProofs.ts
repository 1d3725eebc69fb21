import type { Tx } from '../../db/database.ts';
import type { CodePurpose } from '../../db/tables.ts';
import type { MarkUsed } from '../../db/usedNonces.ts';
import type { Caller } from '../../http/caller.ts';
import type { Features } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';
import type { PhoneAuthVerifier } from '../../providers/phoneAuth.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import type { CodeCheck, Codes } from './codes.ts';
import { digestOf } from './digest.ts';

/** What a page sends to show that a phone number is somebody's. */
export interface PhoneEvidence {
  readonly verificationCode?: string;
  readonly firebaseIdToken?: string;
}

/** A number (E.164) with what shows that it is somebody's: a code that is to be checked, or the outside service's word. */
export interface PhoneProof {
  readonly phone: string;
  /** Null where the outside service vouched for the number. */
  readonly typed: string | null;
}

/** Proofs that a phone number belongs to who calls: an SMS code, or an ID token of the phone-auth service. */
export interface PhoneProofs {
  /**
   * Reads what the page sent; asks the outside service where that is a token. Throws Problem codeMissing,
   * phoneAuthFailed or unavailable.
   */
  read(
    from: { readonly caller: Caller; readonly features: Features; readonly now: Date },
    phone: string,
    evidence: PhoneEvidence,
  ): Promise<PhoneProof>;
  /** Uses the proof up. Never throws a refusal: commit the transaction first, because wrong tries must be kept. */
  use(tx: Tx, merchantCode: string, purpose: CodePurpose, proof: PhoneProof): Promise<CodeCheck>;
}

/** ID tokens live for an hour; a little more for clocks that differ. */
const TOKEN_MS = 70 * 60_000;

const refuseToken = (cause?: unknown) =>
  new Problem('phoneAuthFailed', 'The phone number was not verified.', { cause });

/** Makes the proofs of phone numbers. */
export function createPhoneProofs({
  codes,
  phoneAuth,
  markTokenUsed,
}: {
  readonly codes: Codes;
  readonly phoneAuth: PhoneAuthVerifier;
  readonly markTokenUsed: MarkUsed;
}): PhoneProofs {
  async function getVouchedNumber({ brand }: Caller, idToken: string): Promise<string> {
    const { provider, projectId } = brand.phoneAuth;
    if (provider === 'none' || !projectId) throw refuseToken();
    try {
      return (await phoneAuth.verifyIdToken({ projectId, idToken })).phoneNumber;
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      if (error.reason === 'refused') throw refuseToken(error);
      throw new Problem('unavailable', 'Try again in a moment.', { cause: error });
    }
  }
  return {
    async read({ caller, features, now }, phone, { verificationCode = '', firebaseIdToken }) {
      if (firebaseIdToken === undefined) {
        if (verificationCode.trim() === '') throw toCodeProblem('missing');
        return { phone, typed: verificationCode };
      }
      if (!features.phoneAuth) throw refuseToken();
      if ((await getVouchedNumber(caller, firebaseIdToken)) !== phone) throw refuseToken();
      const nonce = digestOf(firebaseIdToken).toString('hex');
      const endsAt = new Date(now.getTime() + TOKEN_MS);
      const isFirst = await markTokenUsed(caller.brand.merchantCode, nonce, endsAt);
      if (!isFirst) throw refuseToken();
      return { phone, typed: null };
    },
    async use(tx, merchantCode, purpose, { phone, typed }) {
      if (typed === null) return { outcome: 'good', memberId: null };
      return codes.check(tx, { merchantCode, purpose, subject: phone }, typed);
    },
  };
}

/** The refusal of a code. */
export function toCodeProblem(outcome: Exclude<CodeCheck['outcome'], 'good'>): Problem {
  if (outcome === 'missing') return new Problem('codeMissing', 'The code is missing.');
  if (outcome === 'wrong') return new Problem('codeWrong', 'The code is wrong.');
  return new Problem('codeExpired', 'The code is no longer good.');
}
