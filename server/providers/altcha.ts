import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { hkdfSync } from 'node:crypto';
import type { MarkUsed } from '../db/usedNonces.ts';
import type { RandomInt } from './spokenCode.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Rounds of one guess, and guesses until the right one: less than a second of a phone's work. */
const cost = 5_000;
const fewestGuesses = 100;
const mostGuesses = 300;
const lifetimeMs = 10 * 60_000;
const mostPayloadCharacters = 4_096;

/** What self-hosted challenges are made with. */
export interface AltchaDeps {
  /** The platform's, the same in all gateways; each merchant's keys are derived from it. */
  readonly secret: Uint8Array;
  /** What it was before: challenges made under it are good until they end. */
  readonly formerSecrets?: readonly Uint8Array[];
  readonly clock: () => Date;
  readonly randomInt: RandomInt;
  /** Keeps which challenges were used. */
  readonly markUsed: MarkUsed;
}

/** A merchant's keys, so that work done for one is worth nothing to another. */
function deriveKeys(secret: Uint8Array, merchantCode: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `altcha ${purpose} ${merchantCode}`, 32));
  return {
    hmacSignatureSecret: derive('signature').toString('hex'),
    hmacKeySignatureSecret: derive('key').toString('hex'),
  };
}

/** A challenge of the merchant, good for ten minutes and for one use. */
export function createAltchaChallenge(
  { secret, clock, randomInt }: AltchaDeps,
  merchantCode: string,
): Promise<Challenge> {
  return createChallenge({
    algorithm,
    cost,
    counter: fewestGuesses + randomInt(mostGuesses - fewestGuesses + 1),
    deriveKey,
    // The library asks the machine's clock about its own expiry; this one is asked of ours.
    data: { endsAtMs: clock().getTime() + lifetimeMs },
    ...deriveKeys(secret, merchantCode),
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPayload = (value: unknown): value is Payload =>
  isObject(value) &&
  isObject(value['challenge']) &&
  isObject(value['challenge']['parameters']) &&
  typeof value['challenge']['signature'] === 'string' &&
  isObject(value['solution']);

/** The payload as the widget writes it, base64 of JSON; undefined for anything else. What is inside is signed, so only the shape counts. */
function parsePayload(text: string): Payload | undefined {
  if (text.length > mostPayloadCharacters) return undefined;
  let payload: unknown;
  try {
    payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!isPayload(payload)) return undefined;
  return payload;
}

/** Whether a solution belongs to a challenge of this merchant that is neither old nor used. */
export async function verifyAltcha(
  { secret, formerSecrets = [], clock, markUsed }: AltchaDeps,
  merchantCode: string,
  text: string,
): Promise<boolean> {
  const payload = parsePayload(text);
  const { parameters, signature } = payload?.challenge ?? {};
  if (!payload || !parameters || !signature) return false;
  const endsAtMs = parameters.data?.endsAtMs;
  if (typeof endsAtMs !== 'number' || endsAtMs <= clock().getTime()) return false;
  for (const each of [secret, ...formerSecrets]) {
    const { verified } = await verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey,
      ...deriveKeys(each, merchantCode),
    });
    if (verified) return markUsed(merchantCode, signature, new Date(endsAtMs));
  }
  return false;
}
