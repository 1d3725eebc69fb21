import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';
import { useKeyboardRoom } from './useKeyboardRoom.ts';
import { useModalElement } from './useModalElement.ts';

/** What a dialog is made of. */
export interface DialogProps {
  /** What it is about: its heading and its name. */
  readonly title: ReactNode;
  /** One sentence under the heading. */
  readonly lead?: ReactNode;
  /** Small for one question, medium for a form, wide where a picture or a second column stands beside it. */
  readonly size?: 'small' | 'medium' | 'wide';
  /** A picture beside the form from 900 px on; phones have no room for it. */
  readonly picture?: ReactNode;
  /** Something typed would be lost: a press beside the dialog then does nothing. */
  readonly isDirty?: boolean;
  /** Asked to close by button, Escape or a press beside it; without it the dialog stays until it is answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Asks one thing over the page: a panel on wide screens, a sheet from below on phones. Focus goes to the element with
 * `data-first-focus`, else to the heading, stays inside, and returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const { title, lead, size = 'medium', picture, isDirty = false, onClose } = props;
  const { t } = useLingui();
  const titleId = useId();
  const leadId = useId();
  const element = useModalElement(onClose);
  const pressed = useRef<EventTarget | null>(null);
  useKeyboardRoom(element);

  // A press that began inside, such as one that selects text, is no press beside the dialog.
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const isBeside = target === currentTarget && pressed.current === currentTarget;
    if (isBeside && !isDirty) onClose?.();
  };
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-size={size}
      data-pictured={picture ? '' : undefined}
      aria-labelledby={titleId}
      aria-describedby={lead ? leadId : undefined}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={onClick}
    >
      <div className={styles.panel}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {onClose && (
              <IconButton
                icon="close"
                label={t({
                  id: 'dialog.close',
                  context: 'Button that closes a dialog',
                  message: 'Close',
                })}
                onClick={onClose}
              />
            )}
          </div>
          <div className={styles.body}>
            {lead && (
              <p id={leadId} className={styles.lead}>
                {lead}
              </p>
            )}
            {props.children}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** The row of buttons that ends a dialog's form; it stays in sight while the form scrolls. The main one comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
