import { errors, importX509, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import { createHash } from 'node:crypto';
import { createCertificates, type Certificates } from './googleCertificates.ts';
import type { Fetch } from './httpCall.ts';
import { ProviderFault } from './providerFault.ts';

/** An ID token and the project that must have made it, which is `phoneAuth.projectId` of the brand. */
export interface PhoneAuthRequest {
  readonly projectId: string;
  readonly idToken: string;
}

/** What an ID token vouches for. */
export interface VerifiedPhone {
  /** E.164. */
  readonly phoneNumber: string;
  /** Names the sign-in, so that it can be used once; 64 characters. */
  readonly signInId: string;
  /** When that sign-in is too old to be used. */
  readonly endsAt: Date;
}

/** Checks what an outside phone sign-in vouches for. */
export interface PhoneAuthVerifier {
  /** Throws ProviderFault: `refused` for a token that is not good, anything else where that cannot be told. */
  verifyIdToken(request: PhoneAuthRequest): Promise<VerifiedPhone>;
}

/** What ID tokens are checked with. */
export interface PhoneAuthDeps {
  readonly fetch: Fetch;
  readonly clock: () => Date;
  /** Whether tokens come from Firebase's emulator, which signs nothing; demo only. */
  readonly isEmulated: boolean;
  readonly timeoutMs?: number;
}

/** A token lives for an hour and more are made from one sign-in, so the sign-in itself must be fresh. */
const freshSeconds = 10 * 60;
const clockDriftSeconds = 60;
const mostTokenCharacters = 4_096;

const refuse = (detail: string, cause?: unknown) =>
  new ProviderFault('phoneAuth', 'refused', detail, cause);

async function importCertificate(pem: string): Promise<CryptoKey> {
  try {
    return await importX509(pem, 'RS256');
  } catch (error) {
    throw new ProviderFault('phoneAuth', 'unreachable', 'a certificate cannot be read', error);
  }
}

async function readClaims(
  { projectId, idToken }: PhoneAuthRequest,
  certificates: Certificates,
  { clock, isEmulated }: PhoneAuthDeps,
): Promise<JWTPayload> {
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: clock(),
    clockTolerance: clockDriftSeconds,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
  };
  if (isEmulated) return UnsecuredJWT.decode(idToken, options).payload;
  const { payload } = await jwtVerify(
    idToken,
    async ({ kid }) => importCertificate(await certificates.get(kid)),
    { ...options, algorithms: ['RS256'] },
  );
  return payload;
}

interface Firebase {
  readonly sign_in_provider?: unknown;
}

function readPhone(claims: JWTPayload, now: Date): VerifiedPhone {
  const { sub, iat = 0, auth_time: signedInAt, phone_number: phoneNumber } = claims;
  const { sign_in_provider: way } = (claims.firebase ?? {}) as Firebase;
  const nowSeconds = now.getTime() / 1_000;
  if (!sub) throw refuse('no subject');
  if (typeof signedInAt !== 'number' || signedInAt > nowSeconds + clockDriftSeconds) {
    throw refuse('signed in later than now');
  }
  if (iat > nowSeconds + clockDriftSeconds) throw refuse('made later than now');
  const endsAt = new Date((signedInAt + freshSeconds) * 1_000);
  if (endsAt <= now) throw refuse('signed in too long ago');
  // An account may keep a number that it proved long ago and sign in by other means.
  if (way !== 'phone') throw refuse('not signed in by phone');
  if (typeof phoneNumber !== 'string' || !/^\+[1-9]\d{6,14}$/.test(phoneNumber)) {
    throw refuse('no phone number');
  }
  const signInId = createHash('sha256')
    .update(`${String(claims.aud)} ${sub} ${signedInAt}`)
    .digest('hex');
  return { phoneNumber, signInId, endsAt };
}

/** Checks Firebase's ID tokens against Google's public certificates. */
export function createPhoneAuthVerifier(deps: PhoneAuthDeps): PhoneAuthVerifier {
  const certificates = createCertificates(deps);
  return {
    async verifyIdToken(request) {
      if (request.idToken.length > mostTokenCharacters) throw refuse('too long');
      try {
        const claims = await readClaims(request, certificates, deps);
        return readPhone(claims, deps.clock());
      } catch (error) {
        if (error instanceof ProviderFault) throw error;
        if (error instanceof errors.JOSEError) throw refuse(error.code);
        throw error;
      }
    },
  };
}
