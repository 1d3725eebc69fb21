import type { Look } from './look.ts';

const LOOKS = import.meta.glob<{ look: Look }>('./*/look.ts');

/** The look of a game by its engine id, each in a file of its own; undefined for a game that has none here. */
export async function loadLook(gameId: string): Promise<Look | undefined> {
  return (await LOOKS[`./${gameId}/look.ts`]?.())?.look;
}
