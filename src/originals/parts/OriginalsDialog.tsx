import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './OriginalsDialog.module.css';

/** A panel over the game, a sheet from below on phones, closed by its button, Escape or a press beside it. */
export function OriginalsDialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, onClose, children } = props;
  const { t } = useLingui();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t({
              id: 'originals.dialog.close',
              context: 'Button that closes a panel over a game, read to screen readers',
              message: 'Close',
            })}
            onClick={onClose}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </header>
        {/* Scrolls by itself, so it has to be reachable by keyboard. */}
        <div className={styles.body} tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
