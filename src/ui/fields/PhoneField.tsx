import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FocusEvent, type Ref } from 'react';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CountryList } from './CountryList.tsx';
import { Field, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import { Flag } from './Flag.tsx';
import styles from './PhoneField.module.css';
import type { InputProps } from './TextField.tsx';
import type { DiallingCountry } from './useCountrySearch.ts';

/** How long the list of countries waits before it closes when the focus leaves it. */
const CLOSE_AFTER_BLUR_MS = 200;

/** A mobile number behind the dialling code of its country, which is chosen from a list that can be searched. */
export function PhoneField(
  props: FieldWords &
    InputProps & {
      countries: readonly DiallingCountry[];
      country: DiallingCountry | undefined;
      onCountry: (country: DiallingCountry) => void;
    },
) {
  const { label, help, fault, isOptional, countries, country, onCountry, ...input } = props;
  const list = useBlurredList();
  const chooser = useRef<HTMLButtonElement>(null);
  const close = () => {
    list.setOpen(false);
    chooser.current?.focus();
  };
  return (
    <Field label={label} help={help} fault={fault} isOptional={isOptional}>
      {(control) => (
        <div className={styles.place} onBlur={list.onBlur} onFocus={list.onFocus}>
          <div className={`${fieldStyles.control} ${styles.control}`}>
            <CountryButton
              ref={chooser}
              country={country}
              isOpen={list.isOpen}
              onPress={() => list.setOpen(!list.isOpen)}
            />
            <input
              inputMode="tel"
              autoComplete="tel-national"
              dir="ltr"
              {...input}
              {...control}
              type="tel"
              className={`${fieldStyles.input} ${styles.number}`}
            />
          </div>
          {list.isOpen && (
            <CountryList
              countries={countries}
              chosen={country}
              onChoose={(chosen) => {
                onCountry(chosen);
                close();
              }}
              onLeave={close}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function CountryButton({
  ref,
  country,
  isOpen,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>;
  country: DiallingCountry | undefined;
  isOpen: boolean;
  onPress: () => void;
}) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const label = t({
    id: 'form.phone.country',
    context: 'Button that opens the list of dialling codes; followed by the chosen country',
    message: 'Country code',
  });
  const name = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country.countryCode);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.chooser}
      aria-expanded={isOpen}
      aria-haspopup="listbox"
      aria-label={country ? `${label}: ${name} ${country.countryDialingCode}` : label}
      onClick={onPress}
    >
      {country && <Flag countryCode={country.countryCode} />}
      <bdi dir="ltr">{country?.countryDialingCode ?? '+'}</bdi>
      <Icon name="chevronDown" size={16} />
    </button>
  );
}

/** A list that closes a moment after the focus has left it, unless it comes back. */
function useBlurredList() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    setOpen,
    onFocus: ({ target }: FocusEvent) => {
      // The number itself is beside the list, not in it.
      if (!target.matches('[type="tel"]')) clearTimeout(timer.current);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const goesTo = relatedTarget as HTMLElement | null;
      if (goesTo && currentTarget.contains(goesTo) && !goesTo.matches('[type="tel"]')) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS);
    },
  };
}
