import type { GameCategory } from '../../schemas/api/games.ts';
import type { DrawStream } from './fairness/drawStream.ts';
import type { GameFault } from './gameFault.ts';

/** What a game gives back in the long run. */
export interface GameReturn {
  /** Exact return to member in hundredths of a percent of the stake, rounded down. */
  readonly returnBasisPoints: number;
}

/** A bet as it came: either sound, with what it costs, or not, with everything that is wrong. */
export type BetReading<Bet> =
  | { readonly bet: Bet; readonly stakeMinor: number; readonly faults?: undefined }
  | { readonly faults: readonly GameFault[]; readonly bet?: undefined };

/** What a bet came to. */
export interface Settlement {
  /** Everything paid to the member in minor units, a returned stake included; 0 for a loss. */
  readonly returnMinor: number;
}

/**
 * A game of our own: rules without machine, so that the gateway plays with them and the browser recomputes.
 * Chance enters in `draw` alone, which knows no bet; so one draw serves a member alone as well as a table that shares
 * it, and nothing can depend on who has bet how much.
 */
export interface GameModel<Bet, Outcome, Settled extends Settlement> extends GameReturn {
  readonly id: string;
  readonly category: GameCategory;
  /** Whether a round is one member's own, or one that all members at a table share. */
  readonly rounds: 'own' | 'shared';
  /** Reads a bet from outside and never throws. */
  parseBet(input: unknown): BetReading<Bet>;
  /** The outcome of a round, of nothing but its stream. */
  draw(stream: DrawStream): Outcome;
  /** What a bet comes to under an outcome; pure, so that it can be computed again for good. */
  settle(bet: Bet, outcome: Outcome): Settled;
}
