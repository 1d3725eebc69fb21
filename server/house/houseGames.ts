import { slotGames } from '../../engine/games/slots/slotGames.ts';
import type { SlotGame } from '../../schemas/slotGame.schema.ts';

/** A game that can be played. */
export interface HouseGame {
  readonly kind: 'slot';
  readonly game: SlotGame;
}

/** Games by the code that they are launched by. */
export type HouseGames = ReadonlyMap<string, HouseGame>;

/** Every game of the house; they are launched by their ids. */
export const houseGames: HouseGames = new Map(
  slotGames.map((game) => [game.id, { kind: 'slot', game }]),
);
