import { digestRecoveryCode, makeRecoveryCodes } from '../../crypto/recoveryCodes.ts';
import { findStep, makeTotpSecret, writeTotpUri } from '../../crypto/totp.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { DeskParts } from '../area.ts';
import type { CallFrom, StaffSession } from '../deskCall.ts';
import { askPasskey, offerPasskey, readNewPasskey, usePasskey } from './passkeys.ts';
import { isFresh, type DeskSessions } from './sessions.ts';
import {
  changeSession,
  deleteFactors,
  insertFactor,
  listFactors,
  lockFactors,
  readPendingSecret,
  replaceRecoveryCodes,
  useRecoveryCode,
  type FactorRow,
} from './sessions.repository.ts';
import { lockStaff } from './staff.repository.ts';
import { admitDeskTry, forgetDeskTries, keeping, noteSignIn } from './signIn.ts';
import { useTotp } from './totp.ts';

/** A second factor as it is shown. */
export type ShownFactor =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: object }
  | { readonly kind: 'recovery'; readonly code: string };

/** A factor that is added: its proof, and what its owner calls it. */
export type NewFactor = { readonly name: string } & (
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: object }
);

/** As authenticators list it. */
const ISSUER = 'Livery Desk';

const factorWrong = () => new Problem('codeWrong', 'The second factor was not right.');

/** What somebody does with their second factors. */
export interface Factors {
  /** Lets in, or renews that the factor was shown. Throws Problem codeWrong, loginDelayed or accountLocked. */
  show(staff: StaffSession, from: CallFrom, shown: ShownFactor): Promise<void>;
  askPasskey(staff: StaffSession, from: CallFrom): Promise<object>;
  beginTotp(staff: StaffSession, from: CallFrom): Promise<{ secret: string; uri: string }>;
  beginPasskey(staff: StaffSession, from: CallFrom): Promise<object>;
  /** Keeps a new factor; with the first one come recovery codes. Throws Problem codeWrong. */
  add(staff: StaffSession, from: CallFrom, factor: NewFactor): Promise<readonly string[]>;
  list(staff: StaffSession): Promise<readonly FactorRow[]>;
  /** Throws Problem notFound or lastFactor. */
  remove(staff: StaffSession, id: string): Promise<void>;
  renewCodes(staff: StaffSession): Promise<readonly string[]>;
}

async function use(
  { secretBox }: DeskParts,
  tx: Tx,
  { staff, from, shown }: { staff: StaffSession; from: CallFrom; shown: ShownFactor },
): Promise<boolean> {
  const { now } = from;
  switch (shown.kind) {
    case 'totp':
      return useTotp(tx, secretBox, { staffId: staff.id, code: shown.code, now });
    case 'passkey':
      return usePasskey(tx, staff, from, shown.response);
    case 'recovery': {
      const digest = digestRecoveryCode(staff.id, shown.code);
      return useRecoveryCode(tx, staff.id, { digest, now });
    }
  }
}

async function makeCodes(
  { random }: DeskParts,
  tx: Tx,
  staffId: string,
): Promise<readonly string[]> {
  const codes = makeRecoveryCodes(random);
  const digests = codes.map((code) => digestRecoveryCode(staffId, code));
  await replaceRecoveryCodes(tx, staffId, digests);
  return codes;
}

/** Who has a factor shows one before adding another; who has none comes from the invitation or from the password. */
async function requireEnrolling(
  tx: Tx,
  staff: StaffSession,
  { now }: CallFrom,
): Promise<readonly FactorRow[]> {
  await lockStaff(tx, staff.id);
  const factors = await listFactors(tx, staff.id);
  if (factors.length > 0 && staff.factorShownAt === null) {
    throw new Problem('secondFactorNeeded', 'Show a second factor that you have first.');
  }
  if (factors.length > 0 && !isFresh(staff, now)) {
    throw new Problem('secondFactorStale', 'Show your second factor once more.');
  }
  return factors;
}

async function readFactor(
  { secretBox }: DeskParts,
  tx: Tx,
  {
    staff,
    from,
    factor,
    id,
  }: { staff: StaffSession; from: CallFrom; factor: NewFactor; id: string },
) {
  if (factor.kind === 'passkey') return readNewPasskey(tx, staff, from, factor.response);
  const sealed = await readPendingSecret(tx, staff.sessionId);
  const secret = sealed && secretBox.open(sealed, staff.sessionId);
  const step = secret ? findStep(secret, factor.code, from.now) : null;
  if (!secret || step === null) return null;
  await changeSession(tx, staff.sessionId, { pending_secret: null });
  return { secret_sealed: secretBox.seal(secret, id), last_step: step };
}

/** Makes what the desk does with second factors. */
export function createFactors(parts: DeskParts, sessions: DeskSessions): Factors {
  const { ids, random, secretBox } = parts;
  return {
    async show(staff, from, shown) {
      await keeping(parts, async (tx) => {
        const admitted = await admitDeskTry(tx, {
          kind: 'deskFactor',
          what: staff.id,
          now: from.now,
        });
        if ('refusal' in admitted) return admitted.refusal;
        if (!(await use(parts, tx, { staff, from, shown }))) {
          await noteSignIn(tx, staff, from, { result: 'factorWrong', factor: shown.kind });
          return factorWrong();
        }
        await forgetDeskTries(tx, 'deskFactor', staff.id);
        if (staff.factorShownAt === null) {
          await noteSignIn(tx, staff, from, { result: 'signedIn', factor: shown.kind });
        }
        return sessions.prove(tx, staff, from);
      });
    },
    askPasskey: (staff, from) => keeping(parts, (tx) => askPasskey(tx, staff, from)),
    beginTotp: (staff, from) =>
      keeping(parts, async (tx) => {
        await requireEnrolling(tx, staff, from);
        const secret = makeTotpSecret(random);
        const pending_secret = secretBox.seal(secret, staff.sessionId);
        await changeSession(tx, staff.sessionId, { pending_secret });
        return { secret, uri: writeTotpUri(secret, staff.email, ISSUER) };
      }),
    beginPasskey: (staff, from) =>
      keeping(parts, async (tx) => {
        await requireEnrolling(tx, staff, from);
        return offerPasskey(tx, staff, from);
      }),
    add: (staff, from, factor) =>
      keeping(parts, async (tx) => {
        const before = await requireEnrolling(tx, staff, from);
        const id = ids();
        const read = await readFactor(parts, tx, { staff, from, factor, id });
        if (!read) return factorWrong();
        const row = {
          id,
          staff_id: staff.id,
          kind: factor.kind,
          name: factor.name.trim() || factor.kind,
        };
        const isNew = await insertFactor(tx, { ...row, ...read, added_at: from.now } as never);
        if (!isNew) return factorWrong();
        if (staff.factorShownAt === null) {
          await noteSignIn(tx, staff, from, { result: 'signedIn', factor: factor.kind });
        }
        await sessions.prove(tx, staff, from);
        return before.length === 0 ? makeCodes(parts, tx, staff.id) : [];
      }),
    list: (staff) => keeping(parts, (tx) => listFactors(tx, staff.id)),
    remove: (staff, id) =>
      keeping(parts, async (tx) => {
        const factors = await lockFactors(tx, staff.id);
        if (!factors.some((factor) => factor.id === id)) {
          return new Problem('notFound', 'There is no such factor.');
        }
        if (factors.length === 1) return new Problem('lastFactor', 'The last factor stays.');
        await deleteFactors(tx, staff.id, id);
        return undefined;
      }),
    renewCodes: (staff) => keeping(parts, (tx) => makeCodes(parts, tx, staff.id)),
  };
}
