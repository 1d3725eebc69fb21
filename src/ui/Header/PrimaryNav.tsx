import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import { moveFocus } from '../keyboard/moveFocus.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { PrimaryNavEntry } from './PrimaryNavEntry.tsx';
import { useDropDown } from './useDropDown.ts';
import { useFittingCount } from './useFittingCount.ts';
import styles from './PrimaryNav.module.css';

interface PrimaryNavProps {
  readonly menu: readonly NavEntry[];
  readonly renderPanel: (entry: NavEntry) => ReactNode;
  /** Icons before the labels. */
  readonly icons?: boolean;
  readonly align?: 'start' | 'center';
}

/**
 * The main navigation: one row that moves what does not fit under "More", and one panel below the header for the entry
 * that the pointer rests on or that the keyboard opens (down arrow or space; escape closes).
 */
export function PrimaryNav({ menu, renderPanel, icons, align = 'start' }: PrimaryNavProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const panelId = useId();
  const fitting = useFittingCount(list, menu.length);
  const dropDown = useDropDown(root);
  const openEntry = menu.find((entry) => entry.id === dropDown.openId);

  const getTrigger = () => root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || !openEntry) return;
    press.stopPropagation();
    getTrigger()?.focus();
    dropDown.close();
  };
  const onBlur = (move: FocusEvent) => {
    const goesTo = move.relatedTarget as Node | null;
    if (goesTo && !root.current?.contains(goesTo)) dropDown.close();
  };

  return (
    <div
      ref={root}
      className={styles.root}
      data-align={align}
      onPointerLeave={dropDown.leave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <nav
        className={styles.nav}
        aria-label={t({
          id: 'nav.primary',
          context: 'Name of the main navigation, read out by screen readers',
          message: 'Main navigation',
        })}
      >
        <ul
          ref={list}
          className={styles.list}
          onKeyDown={(press) => moveFocus(press, 'horizontal')}
        >
          {menu.map((entry, index) => (
            <PrimaryNavEntry
              key={entry.id}
              entry={entry}
              icon={icons}
              hidden={index >= fitting}
              dropDown={dropDown}
              panelId={panelId}
            />
          ))}
        </ul>
        <MoreMenu entries={menu.slice(fitting)} />
      </nav>
      {openEntry && (
        <div
          id={panelId}
          className={styles.panel}
          role="region"
          aria-label={openEntry.label}
          tabIndex={-1}
          onPointerEnter={dropDown.stay}
        >
          <div className={styles.panelBody}>{renderPanel(openEntry)}</div>
        </div>
      )}
    </div>
  );
}
