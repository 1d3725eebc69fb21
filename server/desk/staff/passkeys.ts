import {
  askPasskeyOptions,
  checkPasskey,
  offerPasskeyOptions,
  readMadePasskey,
} from '../../crypto/passkeys.ts';
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

/** A second factor beside the password: having it is enough. */
const DEMANDS = { isDiscoverable: false, needsVerification: false };

const passkeysOf = (factors: readonly FactorRow[]) =>
  factors
    .filter(({ kind }) => kind === 'passkey')
    .map(({ credential_id, transports }) => ({
      credential_id: credential_id!,
      transports: transports ?? [],
    }));

const keepChallenge = (tx: Tx, { sessionId }: StaffSession, challenge: string, { now }: CallFrom) =>
  changeSession(tx, sessionId, {
    challenge,
    challenge_ends_at: new Date(now.getTime() + CHALLENGE_MS),
  });

/** What the browser needs to make a passkey for somebody. */
export async function offerPasskey(tx: Tx, staff: StaffSession, from: CallFrom): Promise<object> {
  const site = { name: NAME, origin: from.origin };
  const owner = { id: staff.id, account: staff.email, name: staff.name };
  const known = passkeysOf(await listFactors(tx, staff.id));
  const options = await offerPasskeyOptions(site, owner, known, DEMANDS);
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
  const challenge = await takeChallenge(tx, staff.sessionId, from.now);
  return challenge === null ? null : readMadePasskey(from, response, challenge, DEMANDS);
}

/** What the browser needs to ask for one of somebody's passkeys. */
export async function askPasskey(tx: Tx, staff: StaffSession, from: CallFrom): Promise<object> {
  const known = passkeysOf(await listFactors(tx, staff.id));
  const options = await askPasskeyOptions(from, known, DEMANDS);
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
  const challenge = await takeChallenge(tx, staff.sessionId, from.now);
  const { id } = response as { readonly id?: unknown };
  const factor = (await lockFactors(tx, staff.id)).find(
    ({ credential_id }) => credential_id !== null && credential_id === id,
  );
  if (challenge === null || !factor) return false;
  const kept = {
    credential_id: factor.credential_id!,
    transports: [],
    public_key: factor.public_key!,
    counter: factor.counter ?? 0n,
  };
  const counter = await checkPasskey(from, response, { challenge, kept }, DEMANDS);
  if (counter === null) return false;
  await changeFactor(tx, factor.id, { counter, last_used_at: from.now });
  return true;
}
