import { createDrawStream, type RoundSeeds } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed, joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';
import { KNOWN_GAMES, type KnownGame } from '../../../engine/games/gameKinds.ts';
import type { GameJson, GameMoney } from '../../../engine/games/gameModel.ts';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';

/** What the seeds say of a round. */
export interface Drawn {
  readonly computedHash: string;
  /** Name of the kind's folder, whose Outcome shows it. */
  readonly kind: string;
  readonly gameId: string;
  readonly outcome: GameJson;
}

/** A round computed again, beside what was told of it. */
export interface Verification {
  readonly drawn: Drawn;
  readonly isCommitted: boolean;
  /** Whether all at a table share the round. */
  readonly isShared: boolean;
  /** Whether the client seed is what those of all who bet come to; always so where one plays alone. */
  readonly isOfAllSeeds: boolean;
  readonly isSameOutcome: boolean;
  /** What it pays by the rules of the game, as a decimal amount. */
  readonly computedPay: string;
  readonly isSamePay: boolean;
}

/** Games that a round can be of, by the id and name that their rules give them. */
export const VERIFIED_GAMES: readonly { readonly id: string; readonly name: string }[] = [
  ...KNOWN_GAMES.values(),
].map(({ game: { id, name } }) => ({ id, name }));

/** Nothing that is drawn depends on it. */
const ANY_MONEY: GameMoney = { currency: 'EUR', decimals: 2 };

function requireGame(gameId: string): KnownGame {
  const found = KNOWN_GAMES.get(gameId);
  if (!found) throw new RangeError(`No game "${gameId}" is known here.`);
  return found;
}

/** Draws a round of nothing but its seeds; a RangeError for seeds that are none or a game that nobody knows. */
export function drawRound(gameId: string, seeds: RoundSeeds): Drawn {
  const computedHash = hashServerSeed(seeds.serverSeed);
  const { kind } = requireGame(gameId);
  const outcome = kind.open(gameId, ANY_MONEY).draw(createDrawStream(seeds));
  return { computedHash, kind: kind.id, gameId, outcome };
}

/** The same values under the same names, whatever their order. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) && isAlike((one as GameJson)[name], (other as GameJson)[name]),
    )
  );
}

/** Computes a round again whose seed is revealed, and holds what was told of it against that. */
export function verifyRound(round: OriginalsRound, serverSeed: string): Verification {
  const { gameId, clientSeed, nonce, currency, decimals } = round;
  const { kind } = requireGame(gameId);
  const drawn = drawRound(gameId, { serverSeed, clientSeed, nonce });
  const isShared = kind.table !== null;
  const pay = BigInt(kind.open(gameId, { currency, decimals }).settle(round.bet, drawn.outcome));
  return {
    drawn,
    isCommitted: drawn.computedHash === round.serverSeedHash,
    isShared,
    isOfAllSeeds: !isShared || joinClientSeeds(round.clientSeeds ?? []) === clientSeed,
    isSameOutcome: isAlike(drawn.outcome, round.outcome),
    computedPay: formatMinor(pay, decimals),
    isSamePay: parseMinor(round.paid, decimals) === pay,
  };
}
