import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { NavEntry } from '../../platform/screens/navEntry.ts';
import { CountBadge } from '../Badge/CountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import type { DropDown } from './useDropDown.ts';
import styles from './PrimaryNav.module.css';

interface PrimaryNavEntryProps {
  readonly entry: NavEntry;
  readonly icon?: boolean;
  /** Out of the row that shows, so out of reach of the keyboard too. */
  readonly hidden: boolean;
  readonly dropDown: DropDown;
  readonly panelId: string;
}

/** Moves the focus into the panel once it is there; its content may still be loading. */
function focusPanel(panelId: string) {
  requestAnimationFrame(() => {
    const panel = document.getElementById(panelId);
    (panel?.querySelector<HTMLElement>('a[href], button') ?? panel)?.focus();
  });
}

/** One entry of the main navigation: a link, whose panel opens by pointer, down arrow, space or a first touch. */
export function PrimaryNavEntry({ entry, icon, hidden, dropDown, panelId }: PrimaryNavEntryProps) {
  const pointer = useRef<string>(undefined);
  const drops = entry.category !== undefined || entry.lotteries !== undefined;
  const isOpen = dropDown.openId === entry.id;

  const onKeyDown = (press: KeyboardEvent) => {
    if (!drops || (press.key !== 'ArrowDown' && press.key !== ' ')) return;
    press.preventDefault();
    dropDown.open(entry.id);
    focusPanel(panelId);
  };
  const onClick = (press: MouseEvent) => {
    const firstTouch = pointer.current === 'touch' && drops && !isOpen;
    pointer.current = undefined;
    if (!firstTouch) return;
    press.preventDefault();
    dropDown.open(entry.id);
  };

  return (
    <li
      className={styles.item}
      inert={hidden}
      onPointerEnter={(press) => dropDown.hover(press, drops ? entry.id : null)}
    >
      <SiteLink
        href={entry.href}
        className={styles.entry}
        aria-current={entry.active ? 'page' : undefined}
        aria-expanded={drops ? isOpen : undefined}
        aria-controls={isOpen ? panelId : undefined}
        onPointerDown={(press) => (pointer.current = press.pointerType)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {icon && (
          <span className={styles.icon}>
            <Icon name={entry.icon} />
          </span>
        )}
        <span className={styles.label}>{entry.label}</span>
        <CountBadge count={entry.count} />
      </SiteLink>
    </li>
  );
}
