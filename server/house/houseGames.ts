import { slotGames } from '../../engine/games/slots/slotGames.ts';
import type { SlotGame } from '../../schemas/slotGame.schema.ts';

/** Slots, which a member plays alone. */
export interface HouseSlots {
  readonly kind: 'slot';
  readonly game: SlotGame;
}

/** A table, whose rounds all members of a merchant share. */
export interface HouseTable {
  readonly kind: 'roulette';
  readonly game: { readonly id: string; readonly name: string };
}

/** A game that can be played. */
export type HouseGame = HouseSlots | HouseTable;

/** Games by the code that they are launched by. */
export type HouseGames = ReadonlyMap<string, HouseGame>;

/** The live table. */
export const rouletteTable: HouseTable = {
  kind: 'roulette',
  game: { id: 'roulette', name: 'Roulette' },
};

/** Every game of the house; they are launched by their ids. */
export const houseGames: HouseGames = new Map<string, HouseGame>([
  ...slotGames.map((game) => [game.id, { kind: 'slot', game }] as const),
  [rouletteTable.game.id, rouletteTable],
]);
