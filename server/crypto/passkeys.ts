import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** A site that passkeys belong to. */
export interface PasskeySite {
  readonly name: string;
  readonly origin: string;
}

/** Whose passkey is made. */
export interface PasskeyOwner {
  readonly id: string;
  /** As the device lists it. */
  readonly account: string;
  readonly name: string;
}

/** A passkey as a browser is told of it. */
export interface KnownPasskey {
  readonly credential_id: string;
  readonly transports: readonly string[];
}

/** A passkey as it is kept. */
export interface KeptPasskey extends KnownPasskey {
  readonly public_key: Buffer;
  readonly counter: bigint;
}

/** Whether a passkey stays findable by the device without a name, and whether it has to ask who holds the device. */
export interface PasskeyDemands {
  readonly isDiscoverable: boolean;
  readonly needsVerification: boolean;
}

/** Host of a site: what its passkeys are bound to. */
export const passkeyHost = ({ origin }: Pick<PasskeySite, 'origin'>): string =>
  new URL(origin).hostname;

const toDescriptors = (known: readonly KnownPasskey[]) =>
  known.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports as AuthenticatorTransportFuture[],
  }));

/** What a browser makes a passkey by, the challenge inside. */
export const offerPasskeyOptions = (
  site: PasskeySite,
  owner: PasskeyOwner,
  known: readonly KnownPasskey[],
  { isDiscoverable, needsVerification }: PasskeyDemands,
) =>
  generateRegistrationOptions({
    rpName: site.name,
    rpID: passkeyHost(site),
    userName: owner.account,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.id),
    attestationType: 'none',
    excludeCredentials: toDescriptors(known),
    authenticatorSelection: {
      residentKey: isDiscoverable ? 'required' : 'discouraged',
      userVerification: needsVerification ? 'required' : 'preferred',
    },
  });

/** What a browser signs; without `known` it offers whatever passkeys of the site it has. */
export const askPasskeyOptions = (
  site: Pick<PasskeySite, 'origin'>,
  known: readonly KnownPasskey[] | null,
  { needsVerification }: Pick<PasskeyDemands, 'needsVerification'>,
) =>
  generateAuthenticationOptions({
    rpID: passkeyHost(site),
    ...(known && { allowCredentials: toDescriptors(known) }),
    userVerification: needsVerification ? 'required' : 'preferred',
  });

/** The challenge that an answer says it was made for; null where it cannot be read. */
export function readPasskeyChallenge(response: object): string | null {
  try {
    const { clientDataJSON } = (response as AuthenticationResponseJSON).response;
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** A passkey that a browser made for a challenge, as it is kept; null where it is not what was asked for. */
export async function readMadePasskey(
  site: Pick<PasskeySite, 'origin'>,
  response: object,
  challenge: string,
  { needsVerification }: Pick<PasskeyDemands, 'needsVerification'>,
): Promise<(Omit<KeptPasskey, 'transports'> & { transports: string[] }) | null> {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: passkeyHost(site),
    requireUserVerification: needsVerification,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter: BigInt(counter),
    transports: [...transports],
  };
}

/** The counter after a browser showed a passkey for a challenge; null where it did not. */
export async function checkPasskey(
  site: Pick<PasskeySite, 'origin'>,
  response: object,
  { challenge, kept }: { readonly challenge: string; readonly kept: KeptPasskey },
  { needsVerification }: Pick<PasskeyDemands, 'needsVerification'>,
): Promise<bigint | null> {
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: passkeyHost(site),
    credential: {
      id: kept.credential_id,
      publicKey: new Uint8Array(kept.public_key),
      counter: Number(kept.counter),
    },
    requireUserVerification: needsVerification,
  }).catch(() => null);
  return verified?.verified ? BigInt(verified.authenticationInfo.newCounter) : null;
}
