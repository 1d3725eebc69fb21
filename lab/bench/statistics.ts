/** The middle of some numbers. Throws where there are none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle]!;
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2;
}

/** The number that a share of ascending numbers is not above. Throws where there are none. */
export function percentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) throw new Error('There is no percentile of nothing.');
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}
