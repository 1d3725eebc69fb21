import type { GameCategory } from '../../schemas/api/games.ts';

/** The page that plays a game, or tries it with play money. */
export function getPlayPath(gameId: string, trial = false): string {
  return `/game?game=${encodeURIComponent(gameId)}${trial ? '&trial=1' : ''}`;
}

/**
 * What a press on "Try free" leaves in the history beside the address: whoever pressed goes straight into the game. The
 * address alone must not do so, since it could be put into any page of somebody else's.
 */
export const TRY_PRESSED = { tryPressed: true } as const;

/** Whether "Try free" was pressed to come here. */
export function isTryPressed(state: unknown): boolean {
  return (state as Partial<typeof TRY_PRESSED> | null)?.tryPressed === true;
}

/** The slot lobby of one vendor. */
export function getVendorPath(vassalage: string): string {
  return `/rng?page=${encodeURIComponent(vassalage)}`;
}

/** Whether a vendor of the category has no games to choose from: pressing it plays its only product. */
export function opensAtOnce(category: GameCategory): boolean {
  return category === 'SPORTS' || category === 'ESPORTS';
}
