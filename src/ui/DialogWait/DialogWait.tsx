import { Trans } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LoadFault } from '../LoadFault/LoadFault.tsx';
import styles from './DialogWait.module.css';

/** Stands in place of a dialog whose scripts are on their way, or did not come. */
export function DialogWait({ onRetry, onClose }: { onRetry?: () => void; onClose?: () => void }) {
  return (
    <div className={styles.scrim}>
      {onRetry ? (
        <div className={styles.fault}>
          <LoadFault onRetry={onRetry}>
            <Trans
              id="dialog.fault"
              context="In place of a dialog, such as log-in, that did not load"
            >
              This did not load. Check your connection.
            </Trans>
          </LoadFault>
          <Button kind="quiet" size="small" onClick={onClose}>
            <Trans id="dialog.close" context="Button that closes a dialog">
              Close
            </Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.wait} role="status">
          <span className={styles.turn}>
            <Icon name="loading" size={24} />
          </span>
          <span className="visuallyHidden">
            <Trans id="dialog.loading" context="Read out while a dialog is on its way">
              Loading
            </Trans>
          </span>
        </div>
      )}
    </div>
  );
}
