import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './PanelFault.module.css';

/** Stands in for what did not load (with `onRetry`) or is empty (with the address of the lobby). */
export function PanelFault(props: { onRetry: () => void } | { href: string }) {
  return (
    <div className={styles.fault} role="status">
      {'href' in props ? (
        <>
          <p>
            <Trans id="navPanel.empty" context="In the drop-down, where a provider has no games">
              No games here at the moment.
            </Trans>
          </p>
          <ButtonLink href={props.href} size="small">
            <Trans id="navPanel.toLobby" context="Button: go to the page with all games of a kind">
              Go to the lobby
            </Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <Trans id="navPanel.failed" context="In the drop-down, when the games did not load">
              The games did not load.
            </Trans>
          </p>
          <Button size="small" onClick={props.onRetry}>
            <Trans id="navPanel.retry" context="Button: load the games again">
              Try again
            </Trans>
          </Button>
        </>
      )}
    </div>
  );
}
