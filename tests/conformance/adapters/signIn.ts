import { nextStreak } from '../../../engine/rewards/promotions.ts';

/** Which day of the round each sign-in is, and what it pays. */
export function run({
  days,
  rewards,
}: {
  readonly days: readonly string[];
  readonly rewards: readonly string[];
}) {
  const streak: number[] = [];
  let last: { readonly day: string; readonly streak: number } | null = null;
  for (const one of days) {
    const day = `2026-${one}`;
    last = { day, streak: nextStreak(last, day, rewards.length) };
    streak.push(last.streak);
  }
  return { streak, paid: streak.map((place) => rewards[place - 1]) };
}
