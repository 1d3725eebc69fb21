import * as scene from './backdrops.ts';
import type { Field } from './backdrops.ts';
import { SCENES, type Part } from './bannerScenes.ts';
import type { BrandPalette } from './brandPalette.ts';
import { mix, ramp } from './colour.ts';
import { drawDrift } from './drift.ts';
import { at, box, circle, group, Ink, oval } from './ink.ts';
import { randomFrom } from './random.ts';
import type { Stage } from './stage.ts';
import type { BannerSeed } from '../../server/seed/banners.ts';

/** A banner's picture, and the colours of the brand that it belongs to. */
export interface BannerArt {
  id: BannerSeed['id'];
  palette: BrandPalette;
}

const SOFT = { far: 3.2, mid: 0, near: 0 } as const;

const drawParts = (
  base: Stage,
  palette: BrandPalette,
  parts: readonly Part[],
  { x, y }: Field,
  k: number,
  spread: number,
): string =>
  parts
    .map(({ draw, x: dx, y: dy, scale, turn = 0, hue, chroma = 0.18, depth = 'near' }) => {
      const own = hue === 'brand' ? palette.brand : hue === 'accent' ? palette.accent : hue;
      const s: Stage = own === undefined ? base : { ...base, key: ramp(own, chroma) };
      const body = at(x + dx * k * spread, y + dy * k, scale * k, draw(s), turn);
      const lit = group(
        body,
        s.ink.lit(mix(s.accent.glow, '#ffffff', 0.4), mix(s.room.ink, s.room.deep, 0.4), 0.9),
      );
      return depth === 'far' ? `<g opacity="0.9" ${s.ink.blur(SOFT.far)}>${lit}</g>` : lit;
    })
    .join('');

const drawDirection = (
  { id, palette }: BannerArt,
  field: Field,
  k: number,
  quiet: 'start' | 'foot',
): string => {
  const { parts, backdrop, drift, metal } = SCENES[id];
  const random = randomFrom(`${id}:${quiet}`);
  const ink = new Ink();
  const s: Stage = {
    ink,
    random,
    room: ramp(palette.room.hue, palette.room.chroma, -0.02),
    key: ramp(palette.brand, 0.18),
    accent: ramp(palette.brand, 0.15, 0.04),
    metal,
  };
  const { w, h, x, y } = field;
  const calm =
    quiet === 'start'
      ? box(
          0,
          0,
          w * 0.62,
          h,
          ink.linear(
            [
              [0, s.room.ink, 0.9],
              [0.5, s.room.ink, 0.66],
              [1, s.room.ink, 0],
            ],
            0,
          ),
        )
      : box(
          0,
          h * 0.5,
          w,
          h * 0.5,
          ink.linear([
            [0, s.room.ink, 0],
            [0.45, s.room.ink, 0.75],
            [1, s.room.ink, 0.96],
          ]),
        );
  return ink.svg(
    w,
    h,
    scene.glowWall(s, field) +
      backdrop(s, field) +
      calm +
      circle(
        x,
        y,
        420 * k,
        ink.radial([
          [0, s.accent.glow, 0.55],
          [0.45, s.accent.light, 0.25],
          [1, s.accent.mid, 0],
        ]),
      ) +
      oval(x, y + 262 * k, 420 * k, 44 * k, s.room.ink, `opacity="0.55" ${ink.blur(18)}`) +
      drawParts(s, palette, parts, field, k, quiet === 'start' ? 1 : 0.8) +
      drawDrift(s, drift, quiet === 'start' ? w * 0.5 : w, h * 0.92, x, y, 20) +
      (quiet === 'foot' ? calm : '') +
      box(
        0,
        h * 0.8,
        w,
        h * 0.2,
        ink.linear([
          [0, s.room.ink, 0],
          [1, s.room.ink, 0.5],
        ]),
      ),
  );
};

/** A banner in both art directions, wordless: wide is quiet at its start, tall at its foot. */
export const drawBanner = (banner: BannerArt): { wide: string; tall: string } => ({
  wide: drawDirection(banner, { w: 1600, h: 640, x: 1130, y: 320 }, 1.02, 'start'),
  tall: drawDirection(banner, { w: 800, h: 960, x: 400, y: 340 }, 0.96, 'foot'),
});
