import { Trans } from '@lingui/react/macro';
import type { OriginalsFaultCode } from '../../../schemas/originalsApi.ts';
import styles from './EndedPanel.module.css';

/** Says that nothing more can be played on this page, and what to do. */
export function EndedPanel({ code }: { readonly code: OriginalsFaultCode }) {
  return (
    <div className={styles.ended} role="alert">
      <h2>
        {code === 'codeInvalid' ? (
          <Trans
            id="originals.ended.code"
            context="Title where the address of a game was used before"
          >
            This page was opened before
          </Trans>
        ) : code === 'sessionEnded' ? (
          <Trans id="originals.ended.session" context="Title where the play session is over">
            This session is over
          </Trans>
        ) : (
          <Trans id="originals.ended.other" context="Title where a game cannot be opened">
            The game cannot be opened
          </Trans>
        )}
      </h2>
      <p>
        <Trans id="originals.ended.next" context="Under the title where nothing more can be played">
          Open the game anew from the lobby. A round that was under way is finished and shown there.
        </Trans>
      </p>
    </div>
  );
}
