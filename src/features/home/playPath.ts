/** Where a game is played. */
export const getPlayPath = (gameId: string): string => `/game?game=${encodeURIComponent(gameId)}`;
