import type { OriginalsFaultCode, OriginalsTablePhase } from '../../../schemas/originalsApi.ts';
import type { Laid, LayFault } from './laying.ts';

/** How far what came has been shown: it is waited for, comes, lies there, and has been looked at. */
export type Shown = 'rest' | 'waiting' | 'coming' | 'come' | 'told';

/** What a round came to for this player; money in minor units. */
export interface Outcome<Drawn> {
  readonly tableRound: string;
  readonly drawn: Drawn;
  readonly stake: number;
  readonly paid: number;
}

/** What the outcome of a round was made of. */
export interface Proof {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly roundIds: readonly string[];
}

/** Something that the player has to know; shown for a while. */
export type Note<Drawn> =
  | { readonly kind: LayFault | 'returned' | 'tooLate' | 'refused' | 'unsure' }
  | { readonly kind: 'missed'; readonly outcome: Outcome<Drawn> };

/** What a screen reader is told as it happens. */
export type Said<Drawn> =
  | { readonly kind: 'laid'; readonly spot: string; readonly minor: number }
  | {
      readonly kind:
        'undone' | 'cleared' | 'sum' | 'open' | 'soon' | 'closed' | 'notNow' | 'placed';
    }
  | { readonly kind: 'result'; readonly outcome: Outcome<Drawn> };

/** Everything that the screen of a table shows; money in minor units. */
export interface TableState<Drawn> {
  /** `joining`: the table has told nothing yet. */
  readonly phase: 'joining' | OriginalsTablePhase;
  readonly tableRound: string;
  /** When the phase ends, by the clock of the page. */
  readonly endsAtMs: number;
  /** How long the phase was when it was first heard of. */
  readonly phaseMs: number;
  readonly serverSeedHash: string;
  readonly players: number;
  /** Newest first; what came in this round is among them once it lies there. */
  readonly history: readonly Drawn[];
  /** What came in this round, as soon as the page knows it. */
  readonly drawn: Drawn | null;
  readonly shown: Shown;
  /** How long what came takes to come. */
  readonly comingMs: number;
  /** On the cloth, but not bet. */
  readonly laid: Laid;
  /** What was laid before each step, to go back to. */
  readonly past: readonly Laid[];
  /** On its way to the table. */
  readonly placing: Laid;
  /** Bet in this round, as the table says. */
  readonly standing: Laid;
  /** Bet in the round before, to be repeated. */
  readonly last: Laid;
  /** Index of the chip in hand. */
  readonly chip: number;
  readonly balance: number;
  /** What this round came to, once what came lies there. */
  readonly outcome?: Outcome<Drawn> | undefined;
  /** How the last outcome came about. */
  readonly proof?: Proof | undefined;
  readonly note?: Note<Drawn> | undefined;
  /** A new object each time. */
  readonly said?: Said<Drawn> | undefined;
  /** Whether the table can be heard. */
  readonly isHeard: boolean;
  /** Why nothing more can be played. */
  readonly ended?: OriginalsFaultCode | undefined;
}
