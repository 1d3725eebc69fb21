import type { OriginalsMessage, OriginalsValue } from '../../../schemas/originalsApi.ts';
import type { Formats } from '../../platform/i18n/format.ts';
import type { Browser, Transport } from '../transport/createTransport.ts';
import type { Motion } from './pace.ts';

/** What every game of our own is shown with. */
export interface GameProps {
  /** Name of the game. */
  readonly name: string;
  readonly opened: OriginalsValue<'open'>;
  readonly transport: Transport;
  /** For what a game asks beside the transport. */
  readonly browser: Browser;
  readonly motion: Motion;
  /** In the player's language and the currency that the game was opened with. */
  readonly formats: Formats;
  /** False while the vendor cannot be reached. */
  readonly isLineThere: boolean;
  readonly newRequestId: () => string;
  /** Tells the site what happened. */
  readonly tell: (message: OriginalsMessage) => void;
}
