import {
  argbFromHex,
  argbFromRgb,
  Hct,
  hexFromArgb,
  xyzFromArgb,
} from '@material/material-color-utilities';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Returns `#rrggbb` in lower case; throws a TypeError for anything but an opaque hex colour. */
export function normalizeHex(value: string): string {
  if (!HEX.test(value)) throw new TypeError(`Not a colour: ${JSON.stringify(value).slice(0, 40)}`);
  const digits = value.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((d) => d + d).join('')}`;
}

/** `#rrggbb` of sRGB components from 0 to 1. */
export function hexFromComponents([red, green, blue]: readonly [number, number, number]): string {
  const byte = (component: number) => Math.round(component * 255);
  return hexFromArgb(argbFromRgb(byte(red), byte(green), byte(blue)));
}

/** Red, green and blue of `#rrggbb` from 0 to 1, precise enough to give the same bytes again. */
export function componentsOf(hex: string): readonly [number, number, number] {
  const argb = argbFromHex(hex);
  const share = (shift: number) => Math.round((((argb >> shift) & 255) / 255) * 10_000) / 10_000;
  return [share(16), share(8), share(0)];
}

/** Hue, chroma and tone of a hex colour. */
export function hctOf(hex: string): Hct {
  return Hct.fromInt(argbFromHex(hex));
}

/** The hex colour of a hue (degrees), a chroma (as strong as sRGB allows) and a tone (0 to 100). */
export function hct(hue: number, chroma: number, tone: number): string {
  return hexFromArgb(Hct.from(hue, chroma, Math.min(100, Math.max(0, tone))).toInt());
}

/**
 * White mixed with as much of a colour as takes it down to a tone. Cleaner than `hct` near white,
 * where a low chroma of one hue reads as the opposite one.
 */
export function tintedWhite(hex: string, tone: number): string {
  let [least, most] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const share = (least + most) / 2;
    if (hctOf(mixWithWhite(hex, share)).tone > tone) least = share;
    else most = share;
  }
  return mixWithWhite(hex, least);
}

function mixWithWhite(hex: string, share: number): string {
  const argb = argbFromHex(hex);
  const mix = (channel: number) => Math.round(255 - (255 - channel) * share);
  return hexFromArgb(argbFromRgb(mix((argb >> 16) & 255), mix((argb >> 8) & 255), mix(argb & 255)));
}

/** `rgb(r g b/alpha)` of a hex colour. */
export function withAlpha(hex: string, alpha: number): string {
  const argb = argbFromHex(hex);
  return `rgb(${(argb >> 16) & 255} ${(argb >> 8) & 255} ${argb & 255}/${alpha})`;
}

/** The WCAG 2 contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return ratioOfLuminances(luminance(one), luminance(other));
}

/** White or black, whichever can be read better on a hex colour. */
export function inkOn(hex: string): string {
  const [white, black] = ['#ffffff', '#000000'] as const;
  return contrastRatio(white, hex) >= contrastRatio(black, hex) ? white : black;
}

/** The WCAG 2 contrast ratio of two relative luminances. */
export function ratioOfLuminances(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The relative luminance of a hex colour by WCAG 2, 0 to 1. */
export function luminance(hex: string): number {
  return (xyzFromArgb(argbFromHex(hex))[1] ?? 0) / 100;
}
