/** Terms of Lanczos' approximation of the gamma function (g = 7, n = 9). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

function logGamma(above: number): number {
  const x = above - 1;
  const base = x + 7.5;
  const sum = LANCZOS.slice(1).reduce(
    (total, term, at) => total + term / (x + at + 1),
    LANCZOS[0]!,
  );
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(base) - base + Math.log(sum);
}

/** How likely a chi-square of so many degrees of freedom is to be at least this large. */
export function chiSquareTail(statistic: number, degrees: number): number {
  const [shape, x] = [degrees / 2, statistic / 2];
  if (x <= 0) return 1;
  if (x === Infinity) return 0;
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  return x < shape + 1 ? 1 - scale * sumSeries(shape, x) : scale * continueFraction(shape, x);
}

function sumSeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; Math.abs(term) > 1e-15 * sum; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum;
}

/** Lentz's method; from here the series would be slow. */
function continueFraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = 1e300;
  let d = 1 / b;
  let product = d;
  let change = 0;
  for (let step = 1; Math.abs(change - 1) > 1e-15 && step < 10_000; step += 1) {
    const a = step * (shape - step);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    change = c * d;
    product *= change;
  }
  return product;
}
