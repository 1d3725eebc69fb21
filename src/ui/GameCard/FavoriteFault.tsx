import { Trans } from '@lingui/react/macro';
import styles from './FavoriteFault.module.css';

/** Said after a press on a heart that was not kept. */
export function FavoriteFault({ className = '' }: { className?: string }) {
  return (
    <p role="alert" className={`${styles.fault} ${className}`}>
      <Trans id="lobby.favorite.failed" context="After a press on a heart that was not kept">
        That could not be saved. Please try again.
      </Trans>
    </p>
  );
}
