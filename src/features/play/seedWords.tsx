import { Trans } from '@lingui/react/macro';

/** The seed that is secret until it is revealed. */
export const ServerSeed = () => (
  <Trans id="fairness.serverSeed" context="The secret seed of the house, revealed after rounds">
    Server seed
  </Trans>
);

/** What the house was bound to before the round. */
export const ShownHash = () => (
  <Trans id="fairness.shownHash" context="The hash of the seed that was shown before the round">
    Hash shown before
  </Trans>
);

/** What the browser makes of the seed. */
export const ComputedHash = () => (
  <Trans id="fairness.computedHash" context="The hash that the browser computes of the seed">
    Hash computed here
  </Trans>
);

/** The seed of the player. */
export const ClientSeed = () => (
  <Trans id="fairness.clientSeed" context="The seed that the player or their browser chose">
    Client seed
  </Trans>
);

/** Which round of two seeds it was. */
export const Nonce = () => (
  <Trans id="fairness.nonce" context="Number of a round among those played with the same seeds">
    Round of these seeds
  </Trans>
);
