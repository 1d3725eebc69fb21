import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { DeskBodyOf, TypedDeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import type { PermissionId } from '../../schemas/desk/permissions.ts';
import type { MoneyLimit } from '../../schemas/desk/roles.ts';
import type { LiveBrand } from '../brands/brandStore.ts';
import { defaultContentCode, withTransaction, type Database, type Tx } from '../db/database.ts';
import { enterDesk, narrowMembers, type BrandScope, type MemberScope } from '../db/deskScope.ts';
import type { Cookies } from '../http/cookies.ts';

/** Somebody of the staff as a call knows them. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<PermissionId>;
  readonly limits: readonly MoneyLimit[];
  readonly brands: BrandScope;
  readonly members: MemberScope;
}

/** Somebody of the staff in a session of theirs. */
export interface StaffSession extends Staff {
  readonly sessionId: string;
  /** When the second factor was shown last; null while it is missing. */
  readonly factorShownAt: Date | null;
  readonly idleEndsAt: Date;
  readonly endsAt: Date;
}

/** Where a call comes from. */
export interface CallFrom {
  readonly ip: string;
  /** What the browser says it is; at most 400 characters. */
  readonly userAgent: string;
  /** Scheme, host and port of the desk as it was reached. */
  readonly origin: string;
  readonly cookies: Cookies;
  readonly now: Date;
}

type StaffPart<E> = E extends { readonly permission: 'anybody' }
  ? { readonly staff: StaffSession | undefined }
  : { readonly staff: StaffSession };

type BrandPart<E> = E extends { readonly scope: 'brand' }
  ? { readonly live: LiveBrand }
  : { readonly live?: undefined };

/** The query as a handler reads it: checked, with defaults filled in. */
type CheckedQuery<E> = E extends { readonly query: infer Q extends JSONSchema }
  ? FromSchema<Q>
  : Record<string, never>;

/** A call that passed every gate of the desk. */
export type DeskCall<E extends TypedDeskEndpoint> = CallFrom &
  StaffPart<E> &
  BrandPart<E> & {
    readonly query: CheckedQuery<E>;
    readonly body: DeskBodyOf<E>;
  };

/** Whose rows a transaction of the desk is about. */
export interface DeskTransaction {
  /** The merchant of a call about one brand; null for none. */
  readonly merchantCode: string | null;
  readonly scope: BrandScope;
  /** Which members it sees; without it all of the merchant. */
  readonly members?: MemberScope;
}

/** Runs `work` in one transaction that sees the merchant's rows, and of the desk's what the scope covers. */
export function withDesk<T>(
  db: Database,
  { merchantCode, scope, members }: DeskTransaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return withTransaction(db, { merchantCode: merchantCode ?? defaultContentCode }, async (tx) => {
    await enterDesk(tx, scope);
    if (members) await narrowMembers(tx, members);
    return work(tx);
  });
}

/** Runs `work` in the scope of a call: its brand, and what lies in the brands of who calls. */
export function inCall<T>(
  db: Database,
  { staff, live }: { readonly staff: Staff; readonly live?: LiveBrand | undefined },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const merchantCode = live?.brand.merchantCode ?? null;
  return withDesk(db, { merchantCode, scope: staff.brands, members: staff.members }, work);
}

/** Whether somebody who is for some members may let another be for these. */
export function coversMembers(own: MemberScope, other: MemberScope): boolean {
  const coversLines =
    own.lines === null ||
    (other.lines !== null && other.lines.every((id) => own.lines!.includes(id)));
  const coversRanks =
    own.vipFrom === null || (other.vipFrom !== null && other.vipFrom >= own.vipFrom);
  return coversLines && coversRanks;
}

/** Whether a scope takes in all of another one. */
export function coversScope(scope: BrandScope, other: BrandScope): boolean {
  if (scope === null) return true;
  return other !== null && other.every((code) => scope.includes(code));
}
