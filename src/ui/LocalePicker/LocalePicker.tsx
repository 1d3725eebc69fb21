import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { getLocale, type LocaleTag } from '../../../locales/locales.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useLocale } from '../../platform/i18n/LocaleContext.tsx';
import dropDownStyles from '../DropDown/DropDown.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../keyboard/moveFocus.ts';
import styles from './LocalePicker.module.css';

/** The languages that the brand offers, each by its own name; nothing where there is only one. */
export function LocalePicker() {
  const { offered } = useBrand().languages;
  const { tag, choose } = useLocale();
  const { t } = useLingui();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  if (offered.length < 2) return null;

  const pick = async (chosen: LocaleTag) => {
    setMissing(false);
    try {
      if (chosen !== tag) await choose(chosen);
      list.current?.hidePopover?.();
    } catch {
      setMissing(true);
    }
  };
  const label = t({
    id: 'locale.choose',
    context: 'Button that opens the list of languages; followed by the current one',
    message: 'Language',
  });
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={listId}
        aria-label={`${label}: ${getLocale(tag).nativeName}`}
      >
        <Icon name="globe" />
        <span lang={tag}>{getLocale(tag).nativeName}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      <div
        ref={list}
        id={listId}
        popover="auto"
        role="group"
        aria-label={label}
        className={`${dropDownStyles.list} ${styles.list}`}
        onKeyDown={(press) => moveFocus(press, 'vertical')}
        onToggle={(change) => {
          if (change.newState !== 'open') return;
          change.currentTarget.querySelector<HTMLElement>('[aria-current]')?.focus();
        }}
      >
        {offered.map((option) => {
          const { nativeName, dir } = getLocale(option);
          return (
            <button
              key={option}
              type="button"
              className={styles.option}
              aria-current={option === tag || undefined}
              onClick={() => void pick(option)}
            >
              <span lang={option} dir={dir} className={styles.optionName}>
                {nativeName}
              </span>
              {option === tag && <Icon name="check" />}
            </button>
          );
        })}
        {isMissing && (
          <p role="alert" className={styles.missing}>
            <Trans
              id="locale.missing"
              context="Below the list of languages, after the chosen one could not be loaded"
            >
              This language did not load. Check your connection.
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
