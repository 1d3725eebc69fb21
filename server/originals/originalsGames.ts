import { KNOWN_GAMES, type KnownGame } from '../../engine/games/gameKinds.ts';
import type { GameJson, GameMoney, PlayableGame } from '../../engine/games/gameModel.ts';
import { OriginalsFault } from './originalsFault.ts';

/** Games by the code that they are launched by. */
export type OriginalsGames = ReadonlyMap<string, KnownGame>;

/** Every game of our own; they are launched by their ids. */
export const originalsGames: OriginalsGames = KNOWN_GAMES;

/** The game of a code. Throws OriginalsFault notFound. */
export function requireGame(games: OriginalsGames, code: string): KnownGame {
  const found = games.get(code);
  if (!found) throw new OriginalsFault('notFound', 'There is no such game.');
  return found;
}

/** Games as they were opened: what a game returns may be computed then. */
const opened = new WeakMap<KnownGame, Map<string, PlayableGame>>();

/** A game at some money. */
export function openAt(found: KnownGame, { currency, decimals }: GameMoney): PlayableGame {
  const ofGame = opened.get(found) ?? new Map<string, PlayableGame>();
  opened.set(found, ofGame);
  const name = `${currency} ${decimals}`;
  const game = ofGame.get(name) ?? found.kind.open(found.game.id, { currency, decimals });
  ofGame.set(name, game);
  return game;
}

/** Reads a bet beside those that the member has in the round already. Throws OriginalsFault badRequest. */
export function readBet(
  game: PlayableGame,
  json: GameJson,
  standing?: readonly GameJson[],
): { readonly bet: GameJson; readonly stakeMinor: number } {
  const read = game.readBet(json, standing);
  if (read.faults) throw new OriginalsFault('badRequest', read.faults[0]!.message);
  return read;
}

/** Whether two sound bets are the same, whatever the order of their parts and however amounts are written. */
export const isSameBet = (game: PlayableGame, one: GameJson, other: GameJson): boolean =>
  JSON.stringify(game.addBets([one])) === JSON.stringify(game.addBets([other]));
