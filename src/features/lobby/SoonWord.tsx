import { Trans } from '@lingui/react/macro';

/** The one word for a game maker that is on its way. */
export function SoonWord() {
  return (
    <Trans id="lobby.vendors.soon" context="Beside or on a game maker that has not opened yet">
      Soon
    </Trans>
  );
}
