import { hasReachedAge } from '../../../engine/fields/age.ts';
import { formatIsoDate, parseAmericanDate, parseIsoDate } from '../../../engine/fields/calendar.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

type Jurisdiction = ResolvedBrand['jurisdiction'];

/** Node 20 has the older of the two names. */
type LocaleWithZones = Intl.Locale & {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
};

/** All time zones of a country; UTC where none is known. */
export function listTimeZones(country: string | undefined): readonly string[] {
  if (country === undefined) return ['UTC'];
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length > 0 ? zones : ['UTC'];
}

/** Nobody was ever older. */
const OLDEST_YEARS = 125;

/** A day of birth as it is kept (yyyy-MM-dd); null for what is no day on which somebody alive was born. */
export function readBirthday(text: string, now: Date): string | null {
  const date = parseIsoDate(text) ?? parseAmericanDate(text);
  if (!date) return null;
  const birthday = formatIsoDate(date);
  const moment = { atMs: now.getTime(), timeZone: 'Pacific/Kiritimati' };
  const isPossible =
    hasReachedAge(birthday, 0, moment) && !hasReachedAge(birthday, OLDEST_YEARS, moment);
  return isPossible ? birthday : null;
}

/**
 * Whether somebody born on a day is old enough for a brand: in every time zone of the brand's country, so that a
 * birthday counts from its latest midnight there; by UTC where the brand names no country.
 */
export function isOldEnough(birthday: string, { country, minimumAge }: Jurisdiction, now: Date) {
  return listTimeZones(country).every((timeZone) =>
    hasReachedAge(birthday, minimumAge, { atMs: now.getTime(), timeZone }),
  );
}
