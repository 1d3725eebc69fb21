import { compareIdentity } from '../../../engine/identity/compare.ts';
import { hasReachedAge } from '../../../engine/fields/age.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import type { IdentityDoubt, IdentityReason } from '../../../schemas/identityReasons.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { FoundCheck } from '../../providers/identity/provider.ts';

/** What a provider's answer is held against. */
export interface JudgedAgainst {
  readonly brand: ResolvedBrand;
  readonly now: Date;
  readonly memberId: string;
  readonly payeeName: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
  /** Holders of the payout accounts. */
  readonly holders: readonly string[];
  /** Other members who showed the same document. */
  readonly sameDocument: number;
  /** What the member typed of the document, where they did: whether it is what was read. */
  readonly isTyped: boolean;
  /** Whether somebody looks at everything, whatever the provider says. */
  readonly isAlways: boolean;
}

/** What becomes of a check: what the provider says, unless its own findings speak against it. */
export interface Judgement {
  readonly state: 'approved' | 'refused' | 'review';
  readonly reasons: readonly IdentityReason[];
  readonly doubts: readonly IdentityDoubt[];
}

/** Why somebody has to look at what the provider found. */
function doubtsOf(found: FoundCheck, against: JudgedAgainst): readonly IdentityDoubt[] {
  const { payeeName, birthday, holders, memberId, sameDocument, isTyped, isAlways } = against;
  const read = found.read ?? { name: null, birthday: null };
  const results = new Map(
    compareIdentity(read, { payeeName, birthday, holders }).map(
      ({ what, result }) => [what, result] as const,
    ),
  );
  const name = results.get('name') ?? 'unknown';
  const accounts = results.get('accounts') ?? 'unknown';
  return [
    ...(found.member === memberId ? [] : (['member'] as const)),
    // A part of a name is many people's.
    ...(name === 'differs' || name === 'partly' ? (['name'] as const) : []),
    ...(name === 'unknown' ? (['nameUnknown'] as const) : []),
    ...(results.get('birthday') === 'differs' ? (['birthday'] as const) : []),
    ...(accounts === 'differs' ? (['accounts'] as const) : []),
    ...(sameDocument > 0 ? (['sameDocument'] as const) : []),
    ...(isTyped ? [] : (['number'] as const)),
    ...(isAlways ? (['always'] as const) : []),
  ];
}

/** Judges a provider's final answer. Nobody is approved by one that names somebody else, is too young or has run out. */
export function judge(found: FoundCheck, against: JudgedAgainst): Judgement {
  const { brand, now } = against;
  const { read } = found;
  const reasons = [...new Set(found.reasons)];
  if (found.member !== against.memberId) {
    // Whatever it says is of somebody else, a refusal as well.
    return { state: 'review', reasons: [], doubts: ['member'] };
  }
  const moment = { atMs: now.getTime(), timeZone: brand.timeZone };
  const isTooYoung =
    typeof read?.birthday === 'string' &&
    !hasReachedAge(read.birthday, brand.jurisdiction.minimumAge, moment);
  const isOver =
    typeof read?.expiresOn === 'string' && read.expiresOn < dayIn(brand.timeZone, now.getTime());
  const own = [
    ...(isTooYoung ? (['underAge'] as const) : []),
    ...(isOver ? (['ended'] as const) : []),
  ];
  const all = [...new Set([...own, ...reasons])];
  if (found.state === 'refused' || own.length > 0) {
    return { state: 'refused', reasons: all.length > 0 ? all : ['other'], doubts: [] };
  }
  const doubts = doubtsOf(found, against);
  if (found.state === 'review' || doubts.length > 0)
    return { state: 'review', reasons: all, doubts };
  return { state: 'approved', reasons: [], doubts: [] };
}
