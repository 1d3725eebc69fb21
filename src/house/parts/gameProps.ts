import type { LocaleTag } from '../../../locales/locales.ts';
import type { HouseMessage, HouseValue } from '../../../schemas/houseApi.ts';
import type { Browser, Transport } from '../transport/createTransport.ts';
import type { Motion } from './pace.ts';

/** What every game of the house is shown with. */
export interface GameProps {
  /** Name of the game. */
  readonly name: string;
  readonly opened: HouseValue<'open'>;
  readonly transport: Transport;
  /** For what a game asks beside the transport. */
  readonly browser: Browser;
  readonly motion: Motion;
  readonly language: LocaleTag;
  /** False while the vendor cannot be reached. */
  readonly isLineThere: boolean;
  readonly newRequestId: () => string;
  /** Tells the site what happened. */
  readonly tell: (message: HouseMessage) => void;
}
