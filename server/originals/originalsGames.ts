import { slotGames } from '../../engine/games/slots/slotGames.ts';
import type { SlotGame } from '../../schemas/slotGame.schema.ts';

/** Slots, which a member plays alone. */
export interface OriginalsSlots {
  readonly kind: 'slot';
  readonly game: SlotGame;
}

/** A table, whose rounds all members of a merchant share. */
export interface OriginalsTable {
  readonly kind: 'roulette';
  readonly game: { readonly id: string; readonly name: string };
}

/** A game that can be played. */
export type OriginalsGame = OriginalsSlots | OriginalsTable;

/** Games by the code that they are launched by. */
export type OriginalsGames = ReadonlyMap<string, OriginalsGame>;

/** The live table. */
export const rouletteTable: OriginalsTable = {
  kind: 'roulette',
  game: { id: 'roulette', name: 'Roulette' },
};

/** Every game of our own; they are launched by their ids. */
export const originalsGames: OriginalsGames = new Map<string, OriginalsGame>([
  ...slotGames.map((game) => [game.id, { kind: 'slot', game }] as const),
  [rouletteTable.game.id, rouletteTable],
]);
