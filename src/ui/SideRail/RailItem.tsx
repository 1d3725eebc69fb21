import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { DrawnIconName } from '../Icon/icons.ts';
import styles from './SideRail.module.css';

/**
 * A button of the rail with its pop-out. The style sheet shows it on hover and focus, so it works before any script;
 * a touch gives the button the focus, escape takes it away.
 */
export function RailItem(props: {
  icon: DrawnIconName;
  title: ReactNode;
  /** Called when the pop-out is about to show, to load what it needs. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  const { icon, title, onOpen, children } = props;
  const titleId = useId();
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key === 'Escape') (document.activeElement as HTMLElement | null)?.blur();
  };
  return (
    <div className={styles.item} onPointerEnter={onOpen} onFocus={onOpen} onKeyDown={onKeyDown}>
      <button type="button" className={styles.button} aria-labelledby={titleId}>
        <Icon name={icon} />
      </button>
      <div className={styles.popOut} role="group" aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
