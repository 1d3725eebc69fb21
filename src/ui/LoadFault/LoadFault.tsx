import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './LoadFault.module.css';

/** Says quietly that one part of a page could not be loaded, and offers to try again. */
export function LoadFault({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="status" className={styles.fault}>
      <p className={styles.words}>{children}</p>
      <Button size="small" onClick={onRetry}>
        <Trans id="fault.retry" context="Button: load a part of the page again after it failed">
          Try again
        </Trans>
      </Button>
    </div>
  );
}
