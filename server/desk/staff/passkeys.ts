import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Tx } from '../../db/database.ts';
import type { CallFrom, StaffSession } from '../deskCall.ts';
import {
  changeFactor,
  changeSession,
  listFactors,
  lockFactors,
  takeChallenge,
  type FactorRow,
} from './sessions.repository.ts';

const CHALLENGE_MS = 5 * 60_000;
const NAME = 'Livery Desk';

const hostOf = ({ origin }: CallFrom) => new URL(origin).hostname;

const passkeysOf = (factors: readonly FactorRow[]) =>
  factors
    .filter(({ kind }) => kind === 'passkey')
    .map(({ credential_id, transports }) => ({
      id: credential_id!,
      transports: transports as AuthenticatorTransportFuture[],
    }));

const keepChallenge = (tx: Tx, { sessionId }: StaffSession, challenge: string, { now }: CallFrom) =>
  changeSession(tx, sessionId, {
    challenge,
    challenge_ends_at: new Date(now.getTime() + CHALLENGE_MS),
  });

/** What the browser needs to make a passkey for somebody. */
export async function offerPasskey(tx: Tx, staff: StaffSession, from: CallFrom): Promise<object> {
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: hostOf(from),
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new TextEncoder().encode(staff.id),
    attestationType: 'none',
    excludeCredentials: passkeysOf(await listFactors(tx, staff.id)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await keepChallenge(tx, staff, options.challenge, from);
  return options;
}

/** The passkey that a browser made, as it is kept; null where it is not what was asked for. */
export async function readNewPasskey(
  tx: Tx,
  staff: StaffSession,
  from: CallFrom,
  response: object,
) {
  const expectedChallenge = await takeChallenge(tx, staff.sessionId, from.now);
  if (expectedChallenge === null) return null;
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: from.origin,
    expectedRPID: hostOf(from),
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter: BigInt(counter),
    transports: [...transports] as string[],
  };
}

/** What the browser needs to ask for one of somebody's passkeys. */
export async function askPasskey(tx: Tx, staff: StaffSession, from: CallFrom): Promise<object> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(from),
    allowCredentials: passkeysOf(await listFactors(tx, staff.id)),
    userVerification: 'preferred',
  });
  await keepChallenge(tx, staff, options.challenge, from);
  return options;
}

/** Whether the browser showed one of somebody's passkeys, for the challenge that was asked last. */
export async function usePasskey(
  tx: Tx,
  staff: StaffSession,
  from: CallFrom,
  response: object,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(tx, staff.sessionId, from.now);
  const shown = response as AuthenticationResponseJSON;
  const factor = (await lockFactors(tx, staff.id)).find(
    ({ credential_id }) => credential_id !== null && credential_id === shown.id,
  );
  if (expectedChallenge === null || !factor) return false;
  const verified = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge,
    expectedOrigin: from.origin,
    expectedRPID: hostOf(from),
    credential: {
      id: factor.credential_id!,
      publicKey: new Uint8Array(factor.public_key!),
      counter: Number(factor.counter ?? 0n),
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await changeFactor(tx, factor.id, { counter: BigInt(newCounter), last_used_at: from.now });
  return true;
}
