import * as scene from './backdrops.ts';
import type { Backdrop, Field } from './backdrops.ts';
import { GOLD, SILVER, mix, ramp } from './colour.ts';
import type { Ramp } from './colour.ts';
import { drawDrift } from './drift.ts';
import type { Drift } from './drift.ts';
import { at, box, circle, group, Ink, oval } from './ink.ts';
import { randomFrom } from './random.ts';
import type { Stage, Subject } from './stage.ts';
import * as balls from './subjects/balls.ts';
import * as sports from './subjects/sports.ts';
import * as beasts from './subjects/beasts.ts';
import * as fruit from './subjects/fruit.ts';
import * as objects from './subjects/objects.ts';
import * as places from './subjects/places.ts';
import { gift, pedestal, phone } from './subjects/props.ts';
import * as sea from './subjects/sea.ts';
import * as table from './subjects/table.ts';
import * as treasure from './subjects/treasure.ts';

export interface BannerArt {
  id: string;
  motif: string;
}

/** A subject of the group: place from the focus, scale, turn; far ones are soft. */
interface Part {
  draw: Subject;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  hue?: number;
  chroma?: number;
  depth?: 'far' | 'mid' | 'near';
}

interface Motif {
  room: readonly [hue: number, chroma: number, lift: number];
  accent: number;
  metal: Ramp;
  backdrop: Backdrop;
  drift: Drift;
  parts: readonly Part[];
}

const MOTIFS: Readonly<Record<string, Motif>> = {
  welcome: {
    room: [285, 0.15, -0.02],
    accent: 60,
    metal: GOLD,
    backdrop: scene.rays,
    drift: 'stars',
    parts: [
      {
        draw: treasure.emeraldCut,
        x: -250,
        y: -70,
        scale: 0.62,
        turn: -18,
        hue: 158,
        chroma: 0.17,
        depth: 'far',
      },
      {
        draw: treasure.brilliant,
        x: 260,
        y: -90,
        scale: 0.62,
        turn: 12,
        hue: 258,
        chroma: 0.2,
        depth: 'far',
      },
      { draw: pedestal, x: 0, y: 150, scale: 1.45 },
      { draw: treasure.crown, x: 0, y: -62, scale: 1.28, hue: 18, chroma: 0.22 },
      { draw: treasure.coins, x: 285, y: 150, scale: 0.8, depth: 'mid' },
      { draw: treasure.dice, x: -270, y: 150, scale: 0.72, hue: 20, chroma: 0.21, depth: 'mid' },
    ],
  },
  slots: {
    room: [350, 0.17, 0],
    accent: 75,
    metal: GOLD,
    backdrop: scene.halftone,
    drift: 'coins',
    parts: [
      {
        draw: treasure.bell,
        x: -255,
        y: -70,
        scale: 0.78,
        turn: -14,
        hue: 20,
        chroma: 0.2,
        depth: 'far',
      },
      {
        draw: treasure.diamond,
        x: 265,
        y: -80,
        scale: 0.74,
        turn: 12,
        hue: 225,
        chroma: 0.08,
        depth: 'far',
      },
      { draw: treasure.sevens, x: 0, y: -10, scale: 1.55, hue: 22, chroma: 0.23 },
      { draw: fruit.cherry, x: -270, y: 130, scale: 0.82, turn: -8 },
      { draw: fruit.lemon, x: 275, y: 150, scale: 0.72, turn: 10 },
    ],
  },
  live: {
    room: [160, 0.1, -0.03],
    accent: 85,
    metal: GOLD,
    backdrop: scene.hall,
    drift: 'chips',
    parts: [
      { draw: table.baccaratSqueeze, x: 240, y: -90, scale: 0.86, turn: 14, depth: 'far' },
      { draw: table.roulette, x: -40, y: 40, scale: 1.7 },
      { draw: table.blackjack, x: 300, y: 120, scale: 0.86, turn: 6, hue: 20, chroma: 0.2 },
      { draw: table.fanTan, x: -330, y: 150, scale: 0.7, hue: 255, chroma: 0.16, depth: 'mid' },
    ],
  },
  lottery: {
    room: [262, 0.16, 0],
    accent: 85,
    metal: GOLD,
    backdrop: scene.stage,
    drift: 'confetti',
    parts: [
      { draw: balls.ticket, x: 280, y: -110, scale: 0.7, turn: 16, hue: 350, depth: 'far' },
      { draw: balls.drum5, x: 0, y: -20, scale: 1.5 },
      { draw: balls.rowFive, x: -290, y: 120, scale: 0.72, depth: 'mid' },
      { draw: balls.pyramidBalls, x: 300, y: 140, scale: 0.76 },
    ],
  },
  sports: {
    room: [250, 0.13, -0.01],
    accent: 145,
    metal: SILVER,
    backdrop: scene.stadium,
    drift: 'turf',
    parts: [
      { draw: sports.basketball, x: 270, y: -110, scale: 0.86, turn: 12, depth: 'far' },
      { draw: sports.tennis, x: -280, y: -100, scale: 0.72, turn: -10, hue: 255, depth: 'far' },
      { draw: sports.football, x: 0, y: 20, scale: 1.6, turn: -6 },
      { draw: sports.boxing, x: 300, y: 150, scale: 0.78, hue: 22, chroma: 0.22 },
    ],
  },
  fish: {
    room: [225, 0.14, 0.02],
    accent: 190,
    metal: GOLD,
    backdrop: scene.underwater,
    drift: 'bubbles',
    parts: [
      { draw: sea.jellyfish, x: -260, y: -90, scale: 0.76, hue: 330, chroma: 0.17, depth: 'far' },
      {
        draw: sea.manta,
        x: 290,
        y: -140,
        scale: 0.6,
        turn: 16,
        hue: 255,
        chroma: 0.12,
        depth: 'far',
      },
      { draw: sea.shark, x: 10, y: -10, scale: 1.65, turn: -5, hue: 75, chroma: 0.14 },
      { draw: sea.turtle, x: 300, y: 150, scale: 0.72, hue: 60, chroma: 0.11 },
      { draw: sea.clownfish, x: -270, y: 160, scale: 0.6, turn: 8, depth: 'mid' },
    ],
  },
  jackpot: {
    room: [25, 0.15, -0.03],
    accent: 80,
    metal: GOLD,
    backdrop: scene.deco,
    drift: 'coins',
    parts: [
      {
        draw: treasure.brilliant,
        x: -265,
        y: -60,
        scale: 0.66,
        turn: -10,
        hue: 18,
        chroma: 0.22,
        depth: 'far',
      },
      {
        draw: treasure.emeraldCut,
        x: 275,
        y: -70,
        scale: 0.66,
        turn: 12,
        hue: 158,
        chroma: 0.17,
        depth: 'far',
      },
      { draw: treasure.chest, x: 0, y: -10, scale: 1.65, hue: 18, chroma: 0.22 },
      { draw: treasure.coins, x: -300, y: 150, scale: 0.8 },
      { draw: treasure.ancientCoin, x: 310, y: 150, scale: 0.72, depth: 'mid' },
    ],
  },
  vip: {
    room: [265, 0.07, -0.07],
    accent: 80,
    metal: GOLD,
    backdrop: scene.deco,
    drift: 'embers',
    parts: [
      { draw: beasts.lion, x: 0, y: -70, scale: 1.5, hue: 72, chroma: 0.13, depth: 'mid' },
      { draw: treasure.chalice, x: -290, y: 90, scale: 0.86, hue: 18, depth: 'far' },
      { draw: treasure.diamond, x: 290, y: 110, scale: 0.84, turn: 10, hue: 225, chroma: 0.06 },
      { draw: treasure.crown, x: 0, y: 190, scale: 0.72, hue: 18, chroma: 0.22 },
    ],
  },
  app: {
    room: [275, 0.16, 0.02],
    accent: 195,
    metal: SILVER,
    backdrop: scene.hexes,
    drift: 'shards',
    parts: [
      {
        draw: objects.rocket,
        x: -280,
        y: -60,
        scale: 0.8,
        turn: -10,
        hue: 340,
        chroma: 0.2,
        depth: 'far',
      },
      { draw: phone, x: 20, y: 10, scale: 1.28, turn: 9, hue: 330 },
      { draw: table.cardsDuel, x: 300, y: 150, scale: 0.66, turn: 8, depth: 'mid' },
      { draw: treasure.coins, x: -260, y: 170, scale: 0.7 },
    ],
  },
  promo: {
    room: [15, 0.18, 0.01],
    accent: 70,
    metal: GOLD,
    backdrop: scene.rays,
    drift: 'confetti',
    parts: [
      { draw: treasure.star, x: -260, y: -110, scale: 0.6, turn: -14, hue: 330, depth: 'far' },
      { draw: treasure.clover, x: 285, y: -100, scale: 0.58, turn: 14, hue: 148, depth: 'far' },
      { draw: gift, x: 0, y: 20, scale: 1.5, hue: 275, chroma: 0.17 },
      { draw: treasure.coins, x: 290, y: 160, scale: 0.78 },
      { draw: treasure.horseshoe, x: -280, y: 150, scale: 0.66, turn: -12, depth: 'mid' },
    ],
  },
  login: {
    room: [270, 0.13, -0.03],
    accent: 55,
    metal: GOLD,
    backdrop: scene.seaHorizon,
    drift: 'fireflies',
    parts: [
      { draw: places.city, x: -210, y: -10, scale: 0.86, hue: 285, chroma: 0.12, depth: 'far' },
      { draw: places.pagoda, x: 190, y: -30, scale: 1.05, hue: 25, chroma: 0.18, depth: 'mid' },
      { draw: objects.lantern, x: -30, y: -10, scale: 1.0, hue: 28, chroma: 0.21 },
      { draw: objects.lantern, x: 330, y: -170, scale: 0.5, hue: 28, chroma: 0.21, depth: 'far' },
      { draw: treasure.lotus, x: -40, y: 210, scale: 0.8, hue: 350, chroma: 0.17 },
    ],
  },
};

const SOFT = { far: 3.2, mid: 0, near: 0 } as const;

const drawParts = (
  base: Stage,
  parts: readonly Part[],
  { x, y }: Field,
  k: number,
  spread: number,
): string =>
  parts
    .map(({ draw, x: dx, y: dy, scale, turn = 0, hue, chroma = 0.18, depth = 'near' }) => {
      const s: Stage = hue === undefined ? base : { ...base, key: ramp(hue, chroma) };
      const body = at(x + dx * k * spread, y + dy * k, scale * k, draw(s), turn);
      const lit = group(
        body,
        s.ink.lit(mix(s.accent.glow, '#ffffff', 0.4), mix(s.room.ink, s.room.deep, 0.4), 0.9),
      );
      return depth === 'far' ? `<g opacity="0.9" ${s.ink.blur(SOFT.far)}>${lit}</g>` : lit;
    })
    .join('');

/** A promotion leads with another of the group than the hero of the same motif does. */
const recast = (parts: readonly Part[]): readonly Part[] => {
  const [lead, other] = parts.filter(({ depth, draw }) => depth === undefined && draw !== pedestal);
  if (!lead || !other) return parts;
  const as = (role: Part, cast: Part): Part => ({
    ...cast,
    x: role.x,
    y: role.y,
    scale: role.scale,
  });
  return parts.map((part) =>
    part === lead ? as(lead, other) : part === other ? as(other, lead) : part,
  );
};
const RECAST_MOTIFS = new Set(['slots', 'live', 'lottery', 'sports', 'fish', 'jackpot']);

const drawDirection = (
  { id, motif }: BannerArt,
  field: Field,
  k: number,
  quiet: 'start' | 'foot',
): string => {
  const plan = MOTIFS[motif] ?? MOTIFS.welcome!;
  const random = randomFrom(`${id}:${motif}:${quiet}`);
  const ink = new Ink();
  const isRecast = id.startsWith('promo') && RECAST_MOTIFS.has(motif);
  const parts = isRecast ? recast(plan.parts) : plan.parts;
  const [baseHue, chroma, lift] = plan.room;
  const hue = baseHue + (isRecast ? 34 : 0);
  const s: Stage = {
    ink,
    random,
    room: ramp(hue + random.range(-9, 9), chroma, lift),
    key: ramp(20, 0.2),
    accent: ramp(plan.accent, 0.16, 0.04),
    metal: plan.metal,
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
      plan.backdrop(s, field) +
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
      drawParts(s, parts, field, k, quiet === 'start' ? 1 : 0.8) +
      drawDrift(s, plan.drift, quiet === 'start' ? w * 0.5 : w, h * 0.92, x, y, 20) +
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
