/** Sets of two-digit numbers that are picked at once. */
export const QUICK_SETS = ['odd', 'even', 'high', 'low', 'double'] as const;
export type QuickSet = (typeof QUICK_SETS)[number];

/** The numbers 00 to 99 of a quick set, of a tens digit (`head 3`), a units digit (`tail 3`) or a digit sum (`sum 3`). */
export function quickNumbers(set: QuickSet | `${'head' | 'tail' | 'sum'} ${number}`): string[] {
  const [kind, digit] = set.split(' ');
  const wanted = Number(digit);
  return Array.from({ length: 100 }, (_, value) => value)
    .filter((value) => {
      const tens = Math.floor(value / 10);
      const units = value % 10;
      switch (kind) {
        case 'odd':
          return value % 2 === 1;
        case 'even':
          return value % 2 === 0;
        case 'high':
          return value >= 50;
        case 'low':
          return value < 50;
        case 'double':
          return tens === units;
        case 'head':
          return tens === wanted;
        case 'tail':
          return units === wanted;
        default:
          return (tens + units) % 10 === wanted;
      }
    })
    .map((value) => String(value).padStart(2, '0'));
}

/** A quick set joins what is picked; picked as a whole already, it goes. */
export function mergeSet(picked: readonly string[], numbers: readonly string[]): readonly string[] {
  const own = new Set(picked);
  if (numbers.every((number) => own.has(number))) {
    return picked.filter((number) => !numbers.includes(number));
  }
  return [...new Set([...picked, ...numbers])].sort();
}
