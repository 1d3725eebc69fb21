import type { Skin } from './skin.ts';

const SKINS = import.meta.glob<{ skin: Skin }>('./*/skin.ts');

/** The skin of a game by its engine id, each in a file of its own; undefined for a game that has none here. */
export async function loadSkin(gameId: string): Promise<Skin | undefined> {
  return (await SKINS[`./${gameId}/skin.ts`]?.())?.skin;
}
