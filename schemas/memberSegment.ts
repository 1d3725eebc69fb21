/** Which members something is for; what is left out narrows nothing. */
export interface MemberSegment {
  readonly languages?: readonly string[];
  /** The lowest and highest rank of the club. */
  readonly rankFrom?: number;
  readonly rankTo?: number;
  /** Any of these labels, or of the staff's tags. */
  readonly labels?: readonly string[];
  readonly tags?: readonly string[];
  /** Countries of their phone numbers (ISO 3166), as far as the dialling code tells them apart. */
  readonly countries?: readonly string[];
  /** Registered within so many days. */
  readonly newDays?: number;
  /** Signed in within so many days, or not. */
  readonly activeDays?: number;
  readonly inactiveDays?: number;
  /** Whether an e-mail address or a phone number was shown to be theirs. */
  readonly isVerified?: boolean;
  /** Anywhere below these agents, by their accounts. */
  readonly lines?: readonly string[];
  /** Just these accounts. */
  readonly accounts?: readonly string[];
}

/** What segments narrow by. */
export const SEGMENT_FIELDS = [
  'languages',
  'rankFrom',
  'rankTo',
  'labels',
  'tags',
  'countries',
  'newDays',
  'activeDays',
  'inactiveDays',
  'isVerified',
  'lines',
  'accounts',
] as const satisfies readonly (keyof MemberSegment)[];

/** One of them. */
export type SegmentField = (typeof SEGMENT_FIELDS)[number];
