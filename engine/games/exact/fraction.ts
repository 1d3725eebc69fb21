/** An exact rational number in lowest terms, its denominator above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** A fraction in lowest terms; a RangeError where the denominator is not above 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const bottom = BigInt(under);
  if (bottom <= 0n) throw new RangeError('A denominator is above 0.');
  const top = BigInt(over);
  const divisor = commonDivisor(top, bottom);
  return { over: top / divisor, under: bottom / divisor };
}

/** The sum of fractions. */
export function add(...terms: readonly Fraction[]): Fraction {
  return terms.reduce((sum, { over, under }) =>
    fraction(sum.over * under + over * sum.under, sum.under * under),
  );
}

/** The product of fractions. */
export function multiply(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((product, { over, under }) =>
    fraction(product.over * over, product.under * under),
  );
}

/** One fraction less another. */
export function subtract(from: Fraction, what: Fraction): Fraction {
  return add(from, { over: -what.over, under: what.under });
}

/** Whole ten-thousandths of a fraction from 0, rounded down, so that nothing is promised that is not paid. */
export function toBasisPoints({ over, under }: Fraction): number {
  return Number((over * 10_000n) / under);
}

/** Whole hundredths of a fraction's square root, rounded down; a RangeError below 0. */
export function rootInHundredths({ over, under }: Fraction): number {
  if (over < 0n) throw new RangeError('A root is of 0 or more.');
  return Number(wholeRoot((over * 10_000n) / under));
}

function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
