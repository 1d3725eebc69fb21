import { nearestName } from '../../nearestName.ts';
import { isTimeZone, TIME_ZONES } from '../timeZones.ts';
import type { Rule } from '../rule.ts';

const zoneExists: Rule = ({ timeZone }, report) => {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  const meant = nearestName(timeZone, TIME_ZONES);
  report('timeZone.unknown', ['timeZone'], `There is no time zone "${timeZone}".`, {
    suggestion: meant
      ? `Did you mean "${meant}"?`
      : 'Write a continent and a city, such as "Europe/Madrid", or "UTC".',
  });
};

/** Days begin where the merchant is. */
export const timeZoneRules: readonly Rule[] = [zoneExists];
