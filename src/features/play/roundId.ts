import { ORIGINALS_VENDOR } from '../../../schemas/originalsApi.ts';

const ROUND_ID = /^[A-Za-z0-9_-]{22}$/;

/** Whether something is the id of a round of our own games. */
export const isRoundId = (id: unknown): id is string => typeof id === 'string' && ROUND_ID.test(id);

/** The round of our own games that a movement of money was about; null for any other movement. */
export function readOwnRound(reference: string | null): string | null {
  const [vendor, id, ...rest] = reference?.split(' ') ?? [];
  return vendor === ORIGINALS_VENDOR && rest.length === 0 && isRoundId(id) ? id : null;
}

/** Where a round is computed again. */
export const writeCheckPath = (fairnessPath: string, roundId: string): string =>
  `${fairnessPath}?round=${roundId}`;
