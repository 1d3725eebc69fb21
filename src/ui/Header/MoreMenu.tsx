import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import dropDownStyles from '../DropDown/DropDown.module.css';
import { CountBadge } from '../Badge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { moveFocus } from '../keyboard/moveFocus.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './MoreMenu.module.css';

/** The entries for which the row has no room. Its own room is always kept, so that nothing moves when it appears. */
export function MoreMenu({ entries }: { entries: readonly NavEntry[] }) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={styles.more} data-needed={entries.length > 0}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={listId}
        data-active={entries.some((entry) => entry.active)}
      >
        <Trans id="nav.more" context="Button that lists the navigation entries that did not fit">
          More
        </Trans>
        <Icon name="chevronDown" size={16} />
      </button>
      <ul
        ref={list}
        id={listId}
        popover="auto"
        className={`${dropDownStyles.list} ${dropDownStyles.ofHeader} ${styles.list}`}
        onKeyDown={(press) => moveFocus(press, 'vertical')}
        onClick={() => list.current?.hidePopover?.()}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <SiteLink
              href={entry.href}
              className={styles.entry}
              aria-current={entry.active ? 'page' : undefined}
            >
              <Icon name={entry.icon} />
              {entry.label}
              <CountBadge count={entry.count} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
