import type { DeskBodyOf, DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { getSession, signIn } from '../../../schemas/desk/session.ts';
import { defaultContentCode, withTransaction, type Tx } from '../../db/database.ts';
import type { DeskSignInsTable } from '../../db/deskTables.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { admitTry, forgetTries, nameGuarded } from '../../modules/session/loginGuard.ts';
import { refusedProblem, wrongProblem } from '../../modules/session/loginProblems.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import type { DeskParts } from '../area.ts';
import type { CallFrom, StaffSession } from '../deskCall.ts';
import { isAllowedAddress, type DeskSessions } from './sessions.ts';
import { countRecoveryCodes, listFactors } from './sessions.repository.ts';
import { listLimits } from './roles.ts';
import {
  findStaffByEmail,
  insertSignIn,
  isKnownDevice,
  listOwnRoles,
  type StaffRow,
} from './staff.repository.ts';

type SessionValue = DeskValueOf<typeof getSession>;

/** The desk's own rows of guards and throttles are nobody's merchant. */
const DESK = { merchantCode: defaultContentCode } as const;
/** Of one address at all accounts together. */
const PER_ADDRESS: Limit = { count: 60, windowSeconds: 900 };
/** A browser that was not seen for so long is a new one. */
const DEVICE_MS = 90 * 86_400_000;

/** Writes down what came of a try to sign in. */
export async function noteSignIn(
  tx: Tx,
  { id }: Pick<StaffRow, 'id'>,
  { ip, userAgent, now }: CallFrom,
  { result, factor = null }: Pick<DeskSignInsTable, 'result'> & { readonly factor?: string | null },
): Promise<void> {
  const since = new Date(now.getTime() - DEVICE_MS);
  const isKnown = await isKnownDevice(tx, { staffId: id, ip, userAgent, since });
  await insertSignIn(tx, {
    staff_id: id,
    at: now,
    result,
    factor,
    ip,
    user_agent: userAgent,
    is_new_device: result === 'signedIn' && !isKnown,
  });
}

/** Admits one more try at something that is guarded, or gives the refusal. Commit it whatever it is. */
export async function admitDeskTry(
  tx: Tx,
  { kind, what, now }: { kind: 'desk' | 'deskFactor'; what: string; now: Date },
): Promise<{ readonly refusal: Problem } | { readonly wrong: Problem }> {
  const verdict = await admitTry(tx, { ...DESK, name: nameGuarded(kind, what), now });
  if (verdict.kind !== 'admitted') return { refusal: refusedProblem(verdict) };
  return { wrong: wrongProblem(verdict.standing) };
}

/** Forgets the tries at something, because one succeeded. */
export const forgetDeskTries = (tx: Tx, kind: 'desk' | 'deskFactor', what: string): Promise<void> =>
  forgetTries(tx, { ...DESK, name: nameGuarded(kind, what) });

/** Runs `work` in a transaction that is kept whatever comes of it; a Problem that it gives is thrown afterwards. */
export async function keeping<T>(
  { db }: Pick<DeskParts, 'db'>,
  work: (tx: Tx) => Promise<T | Problem>,
): Promise<T> {
  const outcome = await withTransaction(db, DESK, work);
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** Signs in by password, the first of two steps; gives the id of the session. The same answer for accounts that there are and that there are not. */
export async function signInByPassword(
  parts: DeskParts,
  sessions: DeskSessions,
  from: CallFrom,
  { email, password }: DeskBodyOf<typeof signIn>,
): Promise<string> {
  const { passwords } = parts.site.session;
  const { now, ip } = from;
  const what = email.trim().toLowerCase();
  const { staff, wrong } = await keeping(parts, async (tx) => {
    const bucket = `desk address ${getVisitorKey(ip)}`;
    const waitSeconds = await countUse(tx, { ...DESK, bucket, limit: PER_ADDRESS, now });
    if (waitSeconds !== null) return tooManyRequests('Too many tries here.', waitSeconds);
    const admitted = await admitDeskTry(tx, { kind: 'desk', what, now });
    if ('refusal' in admitted) return admitted.refusal;
    return { staff: await findStaffByEmail(tx, what), wrong: admitted.wrong };
  });
  const isRight = await passwords.verify(staff?.password_hash ?? null, password);
  return keeping(parts, async (tx) => {
    if (!staff || !isRight) {
      if (staff) await noteSignIn(tx, staff, from, { result: 'passwordWrong' });
      return wrong;
    }
    if (staff.state !== 'active') {
      await noteSignIn(tx, staff, from, { result: 'disabled' });
      return wrong;
    }
    if (!isAllowedAddress(staff.addresses, ip)) {
      await noteSignIn(tx, staff, from, { result: 'addressRefused' });
      return new Problem('addressNotAllowed', 'This account is not used from this address.');
    }
    await forgetDeskTries(tx, 'desk', what);
    return sessions.open(tx, staff, from);
  });
}

const SIGNED_OUT = {
  state: 'signedOut',
  factors: [],
  staff: null,
  permissions: [],
  allBrands: false,
  brands: [],
  limits: [],
  factorShownAt: null,
  idleEndsAt: null,
  endsAt: null,
} as const;

/** What the page learns of who is at the desk; nothing but the way in before the second factor was shown. */
export async function describeSession(
  { db, brands }: Pick<DeskParts, 'db' | 'brands'>,
  staff: StaffSession | undefined,
  now: Date,
): Promise<SessionValue> {
  const serverTime = now.toISOString();
  if (!staff) return { ...SIGNED_OUT, serverTime } as unknown as SessionValue;
  const { own, factors, codes } = await withTransaction(db, DESK, async (tx) => ({
    own: await listOwnRoles(tx),
    factors: await listFactors(tx, staff.id),
    codes: await countRecoveryCodes(tx, staff.id),
  }));
  const kinds: SessionValue['factors'] = [...new Set(factors.map(({ kind }) => kind))];
  if (codes > 0 && kinds.length > 0) kinds.push('recovery');
  const common = { ...SIGNED_OUT, serverTime, factors: kinds };
  if (staff.factorShownAt === null) {
    const state = kinds.length > 0 ? 'needsSecondFactor' : 'needsEnrolment';
    return { ...common, state } as unknown as SessionValue;
  }
  const live = await brands.list(staff.brands);
  return {
    state: 'signedIn',
    factors: kinds,
    staff: {
      id: staff.id,
      name: staff.name,
      email: staff.email,
      roles: staff.roles.map((id) => ({
        id,
        name: own.find((role) => role.id === id)?.name ?? null,
      })),
      recoveryCodesLeft: codes,
    },
    permissions: [...staff.permissions],
    allBrands: staff.brands === null,
    brands: live.map(({ brand, hosts }) => ({
      merchantCode: brand.merchantCode,
      name: brand.name,
      currency: brand.currency.code,
      decimals: brand.currency.decimals,
      locales: [
        brand.languages.default,
        ...brand.languages.offered.filter((tag) => tag !== brand.languages.default),
      ],
      host: hosts[0] ?? '',
    })),
    limits: [...listLimits(staff.limits)],
    factorShownAt: staff.factorShownAt.toISOString(),
    idleEndsAt: staff.idleEndsAt.toISOString(),
    endsAt: staff.endsAt.toISOString(),
    serverTime,
  };
}
