const STEP = 5;

/** Points that can be chosen, the highest first: each half percent, and what is kept. */
export function listPoints(most: number, kept?: number): readonly number[] {
  const steps = Array.from({ length: Math.floor(most / STEP) + 1 }, (_, at) => at * STEP);
  const all = new Set([...steps, most, ...(kept !== undefined && kept <= most ? [kept] : [])]);
  return [...all].sort((one, other) => other - one);
}

/** A point as people read it, in percent. */
export const formatPoint = (
  formats: { number: (value: number) => string },
  point: number,
): string => `${formats.number(point / 10)} %`;
