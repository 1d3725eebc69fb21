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
 * The rules of a game without machine, so that the gateway plays with them and the browser recomputes.
 * Chance enters in `draw` alone, which knows no bet; so one draw serves a member alone as well as a table that shares
 * it, and nothing can depend on who has bet how much.
 */
export interface GameModel<
  Bet,
  Outcome,
  Settled extends Settlement = Settlement,
> extends GameReturn {
  /** Reads a bet from outside and never throws. */
  parseBet(input: unknown): BetReading<Bet>;
  /** The outcome of a round, of nothing but its stream. */
  draw(stream: DrawStream): Outcome;
  /** What a bet comes to under an outcome; pure, so that it can be computed again for good. */
  settle(bet: Bet, outcome: Outcome): Settled;
}

/** A bet or an outcome as it is kept and told: an object of JSON, which only its kind reads. */
export type GameJson = Readonly<Record<string, unknown>>;

/** What a game is played for. */
export interface GameMoney {
  readonly currency: string;
  /** How many decimals its amounts have. */
  readonly decimals: number;
}

/** How the bets and outcomes of a model are written as JSON, and read from it. */
export interface GameCodec<Bet, Outcome> {
  /** What the model's `parseBet` takes; what is none comes out as something that it refuses. */
  readBet(json: unknown): unknown;
  writeBet(bet: Bet): GameJson;
  /** Several bets of one member and round as one, in an order that does not depend on theirs. */
  addBets(bets: readonly Bet[]): Bet;
  writeOutcome(outcome: Outcome): GameJson;
  /** A RangeError for what is no outcome. */
  readOutcome(json: unknown): Outcome;
}

/** A game at the money of one session, with bets and outcomes as they are kept and told. */
export interface PlayableGame {
  /** What may be bet, as the game's page is told. */
  readonly limits: GameJson;
  /** Reads a bet beside those that the member has in the round already, which count together; never throws. */
  readBet(json: unknown, standing?: readonly GameJson[]): BetReading<GameJson>;
  /** Sound bets of one member and round as one: the same for the same bets, whatever their order. */
  addBets(bets: readonly GameJson[]): GameJson;
  draw(stream: DrawStream): GameJson;
  /** What a bet pays in minor units; a RangeError for a bet or an outcome that is none. */
  settle(bet: GameJson, outcome: GameJson): number;
}

/** A game as the catalogue lists it. */
export interface GameFacts extends GameReturn {
  readonly id: string;
  readonly name: string;
  readonly category: GameCategory;
  /** How much results differ; for slots. */
  readonly volatility?: 'low' | 'medium' | 'high';
}

/** How a table goes on. */
export interface TablePhases {
  readonly bettingMs: number;
  /** Stakes that are under way by then are known when it is over, or given back. */
  readonly closedMs: number;
  readonly resultMs: number;
  /** How many outcomes the table shows, the newest first. */
  readonly history: number;
}

/** Everything that is known of a kind of game outside of its own folders. */
export interface GameKind {
  /** Name of its folder, here and in src/originals. */
  readonly id: string;
  /** Of a kind whose rounds all members at a table share; null where each round is one member's own. */
  readonly table: TablePhases | null;
  readonly games: readonly GameFacts[];
  /** One of its games at some money; a RangeError for a game of another kind. */
  open(gameId: string, money: GameMoney): PlayableGame;
}

/** Puts a model and its codec together. */
export function createPlayableGame<Bet, Outcome>(
  model: GameModel<Bet, Outcome>,
  codec: GameCodec<Bet, Outcome>,
  limits: GameJson,
): PlayableGame {
  /** A bet that was taken counts as it was taken, whatever the limits are by now. */
  const readTaken = (json: GameJson): Bet => codec.readBet(json) as Bet;
  return {
    limits,
    readBet(json, standing = []) {
      const read = model.parseBet(codec.readBet(json));
      if (read.faults) return read;
      if (standing.length > 0) {
        const all = codec.addBets([...standing.map(readTaken), read.bet]);
        const { faults } = model.parseBet(all);
        if (faults) return { faults };
      }
      return { bet: codec.writeBet(read.bet), stakeMinor: read.stakeMinor };
    },
    addBets: (bets) => codec.writeBet(codec.addBets(bets.map(readTaken))),
    draw: (stream) => codec.writeOutcome(model.draw(stream)),
    settle: (bet, outcome) => model.settle(readTaken(bet), codec.readOutcome(outcome)).returnMinor,
  };
}
