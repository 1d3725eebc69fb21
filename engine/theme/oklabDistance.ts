import { argbFromHex, linearized } from '@material/material-color-utilities';

/** Euclidean distance of two hex colours in OKLab; 0.02 is about the least a person notices. */
export function oklabDistance(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(hex: string): [number, number, number] {
  const argb = argbFromHex(hex);
  const [r, g, b] = [16, 8, 0].map((shift) => linearized((argb >> shift) & 255) / 100) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
