/** A colour as OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

/** Six tones of one material, from its deepest shadow to its highlight, as hex. */
export interface Ramp {
  ink: string;
  deep: string;
  dark: string;
  mid: string;
  light: string;
  glow: string;
}

const clamp01 = (x: number) => Math.min(1, Math.max(0, x));

const linearFrom = ({ l, c, h }: Lch): [number, number, number] => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
};

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** Chroma is reduced until the colour fits sRGB, so that a hue never breaks. */
export const hex = (l: number, c: number, h: number): string => {
  let chroma = c;
  let rgb = linearFrom({ l, c: chroma, h });
  while (chroma > 0.004 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    chroma *= 0.94;
    rgb = linearFrom({ l, c: chroma, h });
  }
  return `#${rgb
    .map((v) =>
      Math.round(encode(clamp01(v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const channels = (colour: string) =>
  [1, 3, 5].map((at) => decode(parseInt(colour.slice(at, at + 2), 16) / 255));

/** A hex colour as OKLCH. */
export const lchOf = (colour: string): Lch => {
  const [r = 0, g = 0, b = 0] = channels(colour);
  const l3 = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m3 = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s3 = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l3 - 2.428592205 * m3 + 0.4505937099 * s3;
  const bb = 0.0259040371 * l3 + 0.7827717662 * m3 - 0.808675766 * s3;
  return {
    l: 0.2104542553 * l3 + 0.793617785 * m3 - 0.0040720468 * s3,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
};

/** Mixes in linear light, as paint under a lamp does. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return `#${channels(from)
    .map((v, i) =>
      Math.round(encode(clamp01(v + ((target[i] ?? 0) - v) * share)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** Turns a hue towards another by a share of the shorter way round. */
const turn = (from: number, to: number, share: number) =>
  from + (((((to - from) % 360) + 540) % 360) - 180) * share;

/** A material: shadows lean towards violet-blue, lights towards yellow, as under a warm lamp. */
export const ramp = (h: number, c = 0.16, lift = 0): Ramp => ({
  ink: hex(0.13 + lift * 0.3, c * 0.38, turn(h, 285, 0.22)),
  deep: hex(0.24 + lift * 0.5, c * 0.66, turn(h, 285, 0.16)),
  dark: hex(0.4 + lift * 0.8, c * 0.92, turn(h, 285, 0.08)),
  mid: hex(0.6 + lift, c, h),
  light: hex(0.78 + lift * 0.7, c * 0.84, turn(h, 95, 0.14)),
  glow: hex(0.94 + lift * 0.2, c * 0.36, turn(h, 95, 0.24)),
});

export const GOLD: Ramp = {
  ink: '#241003',
  deep: '#4f2706',
  dark: '#94550f',
  mid: '#dd9c2b',
  light: '#fbd56b',
  glow: '#fff6cf',
};
export const SILVER: Ramp = {
  ink: '#0d131c',
  deep: '#28323f',
  dark: '#5d6b7c',
  mid: '#9fb0c1',
  light: '#d5e0ea',
  glow: '#fafdff',
};
export const COPPER: Ramp = {
  ink: '#220b09',
  deep: '#4e1d17',
  dark: '#95442f',
  mid: '#d8825d',
  light: '#f6bd98',
  glow: '#fff0e2',
};
