import { useMemo, useState, type KeyboardEvent } from 'react';
import { matchesWords } from '../../lib/matchesWords.ts';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';

/** A country and what one dials to call it. */
export interface DiallingCountry {
  /** ISO 3166-1 code of two letters. */
  readonly countryCode: string;
  /** With its plus sign: `+34`. */
  readonly countryDialingCode: string;
}

interface NamedCountry extends DiallingCountry {
  readonly name: string;
}

/** How many countries a page of the keyboard is. */
const PAGE = 6;

/** Countries by their names in the visitor's language, in its order. */
function useNamedCountries(countries: readonly DiallingCountry[]): readonly NamedCountry[] {
  const { tag } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const order = new Intl.Collator(tag);
    return countries
      .map((country) => ({
        ...country,
        name: names.of(country.countryCode) ?? country.countryCode,
      }))
      .sort((one, other) => order.compare(one.name, other.name));
  }, [countries, tag]);
}

/** Countries that a typed query finds, and the one that the keyboard has walked to. */
export function useCountrySearch(options: {
  countries: readonly DiallingCountry[];
  chosen: DiallingCountry | undefined;
  onChoose: (country: DiallingCountry) => void;
  onLeave: () => void;
}) {
  const { chosen, onChoose, onLeave } = options;
  const named = useNamedCountries(options.countries);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      named.findIndex(({ countryCode }) => countryCode === chosen?.countryCode),
    ),
  );
  const found = useMemo(
    () =>
      named.filter(({ name, countryCode, countryDialingCode }) =>
        matchesWords([name, countryCode, countryDialingCode], query),
      ),
    [named, query],
  );

  const search = (typed: string) => {
    setQuery(typed);
    setActive(0);
  };
  const onKeyDown = (press: KeyboardEvent) => {
    const last = found.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + PAGE, last),
      PageUp: Math.max(active - PAGE, 0),
    };
    const target = steps[press.key];
    const taken = found[active];
    if (target !== undefined) setActive(target);
    else if (press.key === 'Escape') onLeave();
    else if (press.key !== 'Enter') return;
    else if (taken) onChoose(taken);
    // Neither the form nor the dialog around it hears of keys that the list has used.
    press.preventDefault();
    press.stopPropagation();
  };
  return { query, search, found, active, onKeyDown };
}
