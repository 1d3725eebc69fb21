import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { MemberSegment, SegmentField } from '../schemas/memberSegment.ts';

/** What of a member decides. */
export interface SegmentFacts {
  readonly locale: string;
  readonly rank: number;
  readonly labels: readonly string[];
  readonly tags: readonly string[];
  /** E.164; null where none is known. */
  readonly phone: string | null;
}

const names = (segment: MemberSegment, fields: readonly SegmentField[]): boolean =>
  fields.some((field) => segment[field] !== undefined);

/** Whether it is about what changes or names members, so that who they are is written down when a message is sent. */
export const isListed = (segment: MemberSegment): boolean =>
  names(segment, ['newDays', 'activeDays', 'inactiveDays', 'isVerified', 'lines', 'accounts']);

/** Whether it is about what nobody has who comes from outside: they are no guests' business. */
export const isOfKnownMembers = (segment: MemberSegment): boolean =>
  names(segment, ['labels', 'tags', 'inactiveDays', 'lines', 'accounts']);

/** What the phone numbers of countries begin with, such as "+34". */
export const diallingCodesOf = (countries: readonly string[]): readonly string[] =>
  countries.flatMap((country) =>
    isSupportedCountry(country) ? [`+${getCountryCallingCode(country)}`] : [],
  );

const overlaps = (wanted: readonly string[] | undefined, own: readonly string[]) =>
  wanted === undefined || own.some((one) => wanted.includes(one));

/** Whether a member is meant, as far as their own facts tell. */
export function isMeant(segment: MemberSegment, member: SegmentFacts): boolean {
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
