import { readCode } from '../../../engine/fields/code.ts';
import type { Tx } from '../../db/database.ts';
import type { CodePurpose } from '../../db/tables.ts';
import { markUsedIn } from '../../db/usedNonces.ts';
import type { Caller } from '../../http/caller.ts';
import type { Features } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';
import type { PhoneAuthVerifier, VerifiedPhone } from '../../providers/phoneAuth.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import type { CodeCheck, Codes } from './codes.ts';

/** What a page sends to show that a phone number is somebody's. */
export interface PhoneEvidence {
  readonly verificationCode?: string;
  readonly firebaseIdToken?: string;
}

/** A number (E.164) with what shows that it is somebody's: a code that is to be checked, or the outside service's word. */
export type PhoneProof =
  | { readonly kind: 'code'; readonly phone: string; readonly typed: string }
  | ({ readonly kind: 'vouched'; readonly phone: string } & Omit<VerifiedPhone, 'phoneNumber'>);

/** Proofs that a phone number belongs to who calls: an SMS code, or an ID token of the phone-auth service. */
export interface PhoneProofs {
  /**
   * Reads what the page sent; asks the outside service where that is a token. Throws Problem codeMissing,
   * phoneAuthFailed or unavailable.
   */
  read(
    from: { readonly caller: Caller; readonly features: Features },
    phone: string,
    evidence: PhoneEvidence,
  ): Promise<PhoneProof>;
  /** Uses the proof up. Never throws a refusal: commit the transaction first, because wrong tries must be kept. */
  use(tx: Tx, merchantCode: string, purpose: CodePurpose, proof: PhoneProof): Promise<CodeCheck>;
}

const refuseToken = (cause?: unknown) =>
  new Problem('phoneAuthFailed', 'The phone number was not verified.', { cause });

/** Makes the proofs of phone numbers. */
export function createPhoneProofs({
  codes,
  phoneAuth,
}: {
  readonly codes: Codes;
  readonly phoneAuth: PhoneAuthVerifier;
}): PhoneProofs {
  async function verifyToken({ brand }: Caller, idToken: string): Promise<VerifiedPhone> {
    const { provider, projectId } = brand.phoneAuth;
    if (provider === 'none' || !projectId) throw refuseToken();
    try {
      return await phoneAuth.verifyIdToken({ projectId, idToken });
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      if (error.reason === 'refused') throw refuseToken(error);
      throw new Problem('unavailable', 'Try again in a moment.', { cause: error });
    }
  }
  return {
    async read({ caller, features }, phone, { verificationCode = '', firebaseIdToken }) {
      if (firebaseIdToken === undefined) {
        if (readCode(verificationCode) === '') throw toCodeProblem('missing');
        return { kind: 'code', phone, typed: verificationCode };
      }
      if (!features.phoneAuth) throw refuseToken();
      const { phoneNumber, signInId, endsAt } = await verifyToken(caller, firebaseIdToken);
      if (phoneNumber !== phone) throw refuseToken();
      return { kind: 'vouched', phone, signInId, endsAt };
    },
    async use(tx, merchantCode, purpose, proof) {
      if (proof.kind === 'code') {
        return codes.check(tx, { merchantCode, purpose, subject: proof.phone }, proof.typed);
      }
      const isFirst = await markUsedIn(tx, {
        merchant_code: merchantCode,
        purpose: 'phoneAuth',
        nonce: proof.signInId,
        ends_at: proof.endsAt,
      });
      return isFirst ? { outcome: 'good', memberId: null } : { outcome: 'expired' };
    },
  };
}

/** The refusal of a code. */
export function toCodeProblem(outcome: Exclude<CodeCheck['outcome'], 'good'>): Problem {
  if (outcome === 'missing') return new Problem('codeMissing', 'The code is missing.');
  if (outcome === 'wrong') return new Problem('codeWrong', 'The code is wrong.');
  return new Problem('codeExpired', 'The code is no longer good.');
}
