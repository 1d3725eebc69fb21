import {
  allowsSum,
  identityTermsOf,
  missingFor,
  reachedLevel,
  type IdentityLevel,
  type IdentityTerms,
} from '../../../engine/identity/levels.ts';
import type { IdentityNeed } from '../../../schemas/identity.schema.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { IdentityCheckRow } from '../../db/identityTables.ts';
import { listMembers, type getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { listChecksOf } from './identityChecks.repository.ts';

/** Whose identity it is, and by whose terms. */
export interface IdentityOwner {
  readonly brand: ResolvedBrand;
  readonly memberId: string;
  readonly now: Date;
}

/** What a member has shown, and which level that is. */
export interface IdentityStanding {
  readonly terms: IdentityTerms;
  readonly shown: ReadonlySet<IdentityNeed>;
  readonly reached: number;
  /** Null where the brand has no levels: then everything is allowed. */
  readonly level: IdentityLevel | null;
  readonly checks: readonly IdentityCheckRow[];
  readonly member: Awaited<ReturnType<typeof getMember>>;
  /** What is missing for something that a level allows; nothing where this one does. */
  missing(allows: (level: IdentityLevel) => boolean): readonly IdentityNeed[];
}

/** Whether what was approved still holds, whether the job has seen it or not. */
export const holds = ({ state, expires_at: until }: IdentityCheckRow, now: Date): boolean =>
  state === 'approved' && (until === null || until > now);

/** Reads how members stand. */
export async function readStandings(
  tx: Tx,
  {
    brand,
    memberIds,
    now,
  }: Pick<IdentityOwner, 'brand' | 'now'> & { readonly memberIds: readonly string[] },
): Promise<ReadonlyMap<string, IdentityStanding>> {
  if (memberIds.length === 0) return new Map();
  const terms = identityTermsOf(brand.identityChecks, brand.currency);
  const members = await listMembers(tx, brand.merchantCode, memberIds);
  const checks = terms.levels.length === 0 ? [] : await listChecksOf(tx, memberIds);
  const own = new Map<string, IdentityCheckRow[]>(memberIds.map((id) => [id, []]));
  for (const check of checks) own.get(check.member_id)!.push(check);
  return new Map(
    members.map((member) => [
      member.id,
      standingOf(terms, { member, checks: own.get(member.id)!, now }),
    ]),
  );
}

function standingOf(
  terms: IdentityTerms,
  { member, checks, now }: Pick<IdentityStanding, 'member' | 'checks'> & { readonly now: Date },
): IdentityStanding {
  const shown = new Set<IdentityNeed>(
    checks.filter((check) => holds(check, now)).map(({ need }) => need),
  );
  if (member.email_verified_at) shown.add('email');
  if (member.phone_verified_at) shown.add('phone');
  const reached = reachedLevel(terms.levels, shown);
  const level = terms.levels[reached] ?? null;
  return {
    terms,
    shown,
    reached,
    level,
    checks,
    member,
    missing: (allows) =>
      level === null || allows(level) ? [] : missingFor(terms.levels, shown, allows),
  };
}

/** Reads how a member stands. */
export async function readStanding(
  tx: Tx,
  { memberId, ...of }: IdentityOwner,
): Promise<IdentityStanding> {
  return (await readStandings(tx, { ...of, memberIds: [memberId] })).get(memberId)!;
}

/** What a member has to show before so much is paid out to them in all. */
export async function missingForPayout(
  tx: Tx,
  owner: IdentityOwner,
  sumMinor: bigint,
): Promise<readonly IdentityNeed[]> {
  const standing = await readStanding(tx, owner);
  return standing.missing(({ withdrawalMinor }) => allowsSum(withdrawalMinor, sumMinor));
}

/** Throws Problem identityNeeded where a member has to show something before they play for money. */
export async function requirePlayLevel(tx: Tx, owner: IdentityOwner): Promise<void> {
  if (owner.brand.identityChecks === null) return;
  const needs = (await readStanding(tx, owner)).missing(({ mayPlay }) => mayPlay);
  if (needs.length === 0) return;
  throw new Problem('identityNeeded', 'Who the member is has to be known before they play.', {
    value: { needs: [...needs], left: null },
  });
}

/** Throws Problem identityNeeded where a member has to show something before so much is paid in, in all. */
export async function requireDepositLevel(
  tx: Tx,
  owner: IdentityOwner,
  { doneMinor, amountMinor }: { readonly doneMinor: bigint; readonly amountMinor: bigint },
): Promise<void> {
  if (owner.brand.identityChecks === null) return;
  const { level, missing } = await readStanding(tx, owner);
  const needs = missing(({ depositMinor }) => allowsSum(depositMinor, doneMinor + amountMinor));
  if (needs.length === 0) return;
  const room = (level?.depositMinor ?? 0n) - doneMinor;
  const { decimals } = owner.brand.currency;
  throw new Problem(
    'identityNeeded',
    'Who the member is has to be known before so much comes in.',
    {
      value: { needs: [...needs], left: toWireAmount(room < 0n ? 0n : room, decimals) },
    },
  );
}
