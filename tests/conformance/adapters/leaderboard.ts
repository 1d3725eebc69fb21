import { compareScores } from '../../../engine/rewards/missions.ts';
import { minorOf } from '../amounts.ts';

/** Who stands where: name, score and the time at which it was reached. */
export function run({
  scores,
}: {
  readonly scores: readonly (readonly [name: string, score: string, at: string])[];
}) {
  const rows = scores.map(([id, score, at]) => ({ id, value: minorOf(score), at }));
  return { rank: rows.sort(compareScores).map(({ id }) => id) };
}
