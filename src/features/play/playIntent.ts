import { readSession, writeSession } from '../../platform/storage/storage.ts';

/** Which game somebody wants to play, and for what. Neither an address nor a code of a launch is ever kept. */
export interface PlayIntent {
  readonly gameId: string;
  /** For play money. */
  readonly isTrial: boolean;
}

const KEY = 'livery.game';
const GAME_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = 120;

const isGameId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= LONGEST && GAME_ID.test(id);

/** The game that an address names, or else the one that was played last in this tab; null for none. */
export function readIntent(query: string): PlayIntent | null {
  const asked = new URLSearchParams(query);
  const gameId = asked.get('game');
  if (gameId === null) return readKept();
  return isGameId(gameId) ? { gameId, isTrial: asked.get('trial') === '1' } : null;
}

/** Keeps the game for as long as the tab is open. */
export function keepIntent({ gameId, isTrial }: PlayIntent): void {
  writeSession(KEY, JSON.stringify({ gameId, isTrial }));
}

function readKept(): PlayIntent | null {
  try {
    const kept = JSON.parse(readSession(KEY) ?? 'null') as Partial<PlayIntent> | null;
    return isGameId(kept?.gameId) ? { gameId: kept.gameId, isTrial: kept.isTrial === true } : null;
  } catch {
    return null;
  }
}
