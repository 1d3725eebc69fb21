import { baccaratKind } from './baccarat/baccaratKind.ts';
import type { GameFacts, GameKind } from './gameModel.ts';
import { rouletteKind } from './roulette/rouletteKind.ts';
import { slotKind } from './slots/slotKind.ts';

/** Every kind of game of our own. */
export const GAME_KINDS: readonly GameKind[] = [slotKind, rouletteKind, baccaratKind];

/** A game of our own with its kind. */
export interface KnownGame {
  readonly kind: GameKind;
  readonly game: GameFacts;
}

/** Every game of our own by its id. */
export const KNOWN_GAMES: ReadonlyMap<string, KnownGame> = new Map(
  GAME_KINDS.flatMap((kind) => kind.games.map((game) => [game.id, { kind, game }] as const)),
);
