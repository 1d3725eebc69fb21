import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Whom a message to many is for; what is left out narrows nothing. */
export interface NoticeSegment {
  readonly languages?: readonly string[];
  /** The lowest and highest rank of the club. */
  readonly rankFrom?: number;
  readonly rankTo?: number;
  /** Any of these labels, or of the staff's tags. */
  readonly labels?: readonly string[];
  readonly tags?: readonly string[];
  /** Countries of their phone numbers (ISO 3166), as far as the dialling code tells them apart. */
  readonly countries?: readonly string[];
  /** Signed in within so many days, or not, as it was when the message was sent. */
  readonly activeDays?: number;
  readonly inactiveDays?: number;
  /** Whether an e-mail address or a phone number was shown to be theirs. */
  readonly isVerified?: boolean;
  /** Anywhere below these agents, by their accounts. */
  readonly lines?: readonly string[];
  /** Just these accounts. */
  readonly accounts?: readonly string[];
}

/** What of a member decides. */
export interface SegmentFacts {
  readonly locale: string;
  readonly rank: number;
  readonly labels: readonly string[];
  readonly tags: readonly string[];
  /** E.164; null where none is known. */
  readonly phone: string | null;
}

/** Whether it is about what changes or names members, so that who they are is written down when it is sent. */
export const isListed = (segment: NoticeSegment): boolean =>
  [
    segment.activeDays,
    segment.inactiveDays,
    segment.isVerified,
    segment.lines,
    segment.accounts,
  ].some((one) => one !== undefined);

/** What the phone numbers of countries begin with, such as "+34". */
export const diallingCodesOf = (countries: readonly string[]): readonly string[] =>
  countries.flatMap((country) =>
    isSupportedCountry(country) ? [`+${getCountryCallingCode(country)}`] : [],
  );

const overlaps = (wanted: readonly string[] | undefined, own: readonly string[]) =>
  wanted === undefined || own.some((one) => wanted.includes(one));

/** Whether a member is meant, as far as their own facts tell. */
export function isMeant(segment: NoticeSegment, member: SegmentFacts): boolean {
  const { languages, rankFrom = 0, rankTo = Infinity, labels, tags, countries } = segment;
  return (
    (languages === undefined || languages.includes(member.locale)) &&
    member.rank >= rankFrom &&
    member.rank <= rankTo &&
    overlaps(labels, member.labels) &&
    overlaps(tags, member.tags) &&
    (countries === undefined ||
      diallingCodesOf(countries).some((code) => member.phone?.startsWith(code)))
  );
}
