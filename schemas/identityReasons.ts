/** Why a provider of identity checks refuses something, or leaves it to somebody of the house. */
export const IDENTITY_REASONS = [
  'blurred',
  'incomplete',
  /** The document does not hold any more. */
  'ended',
  'unsupported',
  /** It looks changed, or is no original. */
  'forged',
  /** It shows somebody else than the file, or than the face. */
  'otherPerson',
  'underAge',
  'other',
] as const;

/** Why a provider refuses something. */
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** Why somebody of the house has to look at what a provider approved. */
export const IDENTITY_DOUBTS = [
  /** The answer is about another member. */
  'member',
  'name',
  /** There is no name on file, or none was read: nothing says who it is. */
  'nameUnknown',
  'birthday',
  'accounts',
  /** Another member showed the same document. */
  'sameDocument',
  /** What the member typed is not what was read. */
  'number',
  /** The brand wants two people to look at everything. */
  'always',
] as const;

/** Why somebody of the house has to look at it. */
export type IdentityDoubt = (typeof IDENTITY_DOUBTS)[number];
