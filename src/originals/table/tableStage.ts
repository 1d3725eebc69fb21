import type {
  OriginalsJson,
  OriginalsValue,
  OriginalsMessage,
} from '../../../schemas/originalsApi.ts';
import type { GameClock, Motion } from '../parts/pace.ts';
import type { SoundCue } from '../sound/createSound.ts';
import type { WireMoney } from './wireMoney.ts';
import type { Transport } from '../transport/createTransport.ts';
import type { TableLine } from '../transport/createTableLine.ts';
import type { ChipLimits } from './chipValues.ts';
import type { TableState, Note, Said } from './tableState.ts';

/** What the parts of a director share. */
export interface TableStage<Drawn> extends TableOptions<Drawn> {
  readonly limits: ChipLimits;
  readonly chips: readonly number[];
  getState(): TableState<Drawn>;
  patch(change: Partial<TableState<Drawn>>): void;
  /** Shows something for a while. */
  note(note: Note<Drawn>): void;
  say(said: Said<Drawn>): void;
}

/** What a director works with. */
export interface TableOptions<Drawn> {
  /** Reads what came, as the kind's codec wrote it. */
  readonly readDrawn: (outcome: OriginalsJson) => Drawn;
  readonly coming: Coming;
  readonly opened: OriginalsValue<'open'>;
  readonly transport: Transport;
  readonly line: TableLine;
  readonly money: WireMoney;
  readonly clock: TableClock;
  readonly motion: Motion;
  readonly newRequestId: () => string;
  /** Tells the site what happened. */
  readonly tell: (message: OriginalsMessage) => void;
  /** Something happens that can be heard. */
  readonly onSound: (cue: SoundCue) => void;
}

/** How what came is brought to the eye. */
export interface Coming {
  /** How long it takes to come, at most and as a share of what is left of the phase. */
  readonly mostMs: number;
  readonly share: number;
  /** What is heard while it is waited for, and when it lies there. */
  readonly begin?: SoundCue;
  readonly end?: SoundCue;
}

/** The clock of a table. */
export interface TableClock extends GameClock {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}
