import type { Finding } from './desk.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What is wrong with the countries that something is closed to. */
export const checkCountries = (codes: readonly string[]): readonly Finding[] =>
  codes.flatMap((code, index): Finding[] => {
    if (names.of(code) !== undefined) return [];
    const message = `There is no country "${code}".`;
    return [
      { severity: 'error', rule: 'content.country', path: ['closedCountries', index], message },
    ];
  });
