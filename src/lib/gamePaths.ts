import type { GameCategory } from '../../schemas/api/games.ts';

/** The page that plays a game, or tries it with play money. */
export function getPlayPath(gameId: string, trial = false): string {
  return `/game?game=${encodeURIComponent(gameId)}${trial ? '&trial=1' : ''}`;
}

/** The slot lobby of one vendor. */
export function getVendorPath(vassalage: string): string {
  return `/rng?page=${encodeURIComponent(vassalage)}`;
}

/** Whether a vendor of the category has no games to choose from: pressing it plays its only product. */
export function opensAtOnce(category: GameCategory): boolean {
  return category === 'SPORTS' || category === 'ESPORTS';
}
