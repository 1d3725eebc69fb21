import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Flag } from './Flag.tsx';
import styles from './PhoneField.module.css';
import { useCountrySearch, type DiallingCountry } from './useCountrySearch.ts';

/** Dialling codes to choose from: typing narrows the list, arrows walk it, Enter takes, Escape leaves. */
export function CountryList(props: {
  countries: readonly DiallingCountry[];
  chosen: DiallingCountry | undefined;
  onChoose: (country: DiallingCountry) => void;
  onLeave: () => void;
}) {
  const { chosen, onChoose } = props;
  const { t } = useLingui();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const { query, search, found, active, onKeyDown } = useCountrySearch(props);

  useLayoutEffect(() => {
    popup.current?.showPopover?.();
    popup.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    popup.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, found]);

  const label = t({
    id: 'form.phone.search',
    context: 'Search field above the list of dialling codes',
    message: 'Country or code',
  });
  return (
    <div ref={popup} popover="manual" className={styles.popup}>
      <div className={styles.search}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-activedescendant={found[active] && `${id}${found[active].countryCode}`}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul id={`${id}list`} role="listbox" aria-label={label} className={styles.list}>
        {found.map((country, at) => (
          <li
            key={country.countryCode}
            id={`${id}${country.countryCode}`}
            role="option"
            aria-selected={country.countryCode === chosen?.countryCode}
            data-active={at === active || undefined}
            className={styles.option}
            // The focus stays in the search, or the list would close before the press is done.
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <Flag countryCode={country.countryCode} />
            <span className={styles.name}>{country.name}</span>
            <bdi dir="ltr" className={styles.code}>
              {country.countryDialingCode}
            </bdi>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          <Trans id="form.phone.none" context="In place of the list when a search finds no country">
            No country by that name
          </Trans>
        </p>
      )}
    </div>
  );
}
