import type { BannerSeed } from '../../server/seed/banners.ts';
import * as scene from './backdrops.ts';
import type { Backdrop } from './backdrops.ts';
import { GOLD, SILVER } from './colour.ts';
import type { Ramp } from './colour.ts';
import type { Drift } from './drift.ts';
import type { Subject } from './stage.ts';
import * as objects from './subjects/objects.ts';
import * as places from './subjects/places.ts';
import { phone } from './subjects/props.ts';
import * as table from './subjects/table.ts';
import * as treasure from './subjects/treasure.ts';
import * as winged from './subjects/winged.ts';

/** A subject of the group: place from the focus, scale, turn; far ones are soft. */
export interface Part {
  draw: Subject;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  /** Hue of its own colour, or the brand's. */
  hue?: number | 'brand' | 'accent';
  chroma?: number;
  depth?: 'far' | 'mid' | 'near';
}

/** What a picture shows; its colours come from the brand. */
export interface Scene {
  metal: Ramp;
  backdrop: Backdrop;
  drift: Drift;
  parts: readonly Part[];
}

const roulette = (others: readonly Part[]): readonly Part[] => [
  { draw: table.roulette, x: -20, y: 20, scale: 1.75 },
  ...others,
  { draw: treasure.coins, x: -320, y: 160, scale: 0.8, depth: 'mid' },
];

const onPhone = (beside: Part): readonly Part[] => [
  beside,
  { draw: phone, x: 20, y: 10, scale: 1.28, turn: 9, hue: 'brand' },
  { draw: treasure.coins, x: -260, y: 170, scale: 0.7 },
];

/** Every brand has a motif of its own: Aurora emeralds, Lotus the flower and lanterns, Majlis the falcon, Sakura the blossom. */
export const SCENES: Readonly<Record<BannerSeed['id'], Scene>> = {
  'aurora-hero': {
    metal: GOLD,
    backdrop: scene.deco,
    drift: 'coins',
    parts: [
      { draw: treasure.bell, x: -270, y: -70, scale: 0.76, turn: -14, hue: 75, depth: 'far' },
      { draw: treasure.brilliant, x: 280, y: -90, scale: 0.64, turn: 12, hue: 190, depth: 'far' },
      { draw: treasure.emeraldCut, x: 0, y: -10, scale: 1.6, hue: 158, chroma: 0.17 },
      { draw: treasure.coins, x: -290, y: 150, scale: 0.82 },
      { draw: treasure.sevens, x: 300, y: 140, scale: 0.74, hue: 75, chroma: 0.15 },
    ],
  },
  'aurora-table': {
    metal: GOLD,
    backdrop: scene.hall,
    drift: 'chips',
    parts: roulette([
      { draw: treasure.emeraldCut, x: 310, y: 130, scale: 0.6, turn: 10, hue: 158, chroma: 0.17 },
    ]),
  },
  'aurora-fair': {
    metal: GOLD,
    backdrop: scene.rays,
    drift: 'stars',
    parts: [
      { draw: treasure.key, x: -280, y: -40, scale: 0.8, turn: -18, depth: 'far' },
      { draw: objects.compass, x: 0, y: 0, scale: 1.55, hue: 158, chroma: 0.14 },
      { draw: treasure.dice, x: 300, y: 140, scale: 0.74, hue: 158, chroma: 0.15 },
    ],
  },
  'aurora-login': {
    metal: GOLD,
    backdrop: scene.hall,
    drift: 'fireflies',
    parts: [
      { draw: objects.candle, x: -270, y: 20, scale: 0.8, hue: 75, depth: 'far' },
      { draw: treasure.chalice, x: 0, y: -10, scale: 1.4, hue: 158, chroma: 0.16 },
      { draw: treasure.emeraldCut, x: 280, y: 120, scale: 0.66, turn: 10, hue: 158, chroma: 0.17 },
    ],
  },
  'aurora-phone': {
    metal: GOLD,
    backdrop: scene.hexes,
    drift: 'shards',
    parts: onPhone({
      draw: treasure.emeraldCut,
      x: 300,
      y: 110,
      scale: 0.7,
      turn: 10,
      hue: 158,
      chroma: 0.17,
      depth: 'mid',
    }),
  },
  'lotus-hero': {
    metal: GOLD,
    backdrop: scene.clouds,
    drift: 'confetti',
    parts: [
      { draw: objects.lantern, x: -280, y: -110, scale: 0.72, hue: 28, chroma: 0.21, depth: 'far' },
      { draw: objects.lantern, x: 290, y: -130, scale: 0.62, hue: 28, chroma: 0.21, depth: 'far' },
      { draw: treasure.lotus, x: 0, y: 10, scale: 1.75, hue: 355, chroma: 0.19 },
      { draw: treasure.ancientCoin, x: 300, y: 150, scale: 0.7, depth: 'mid' },
      { draw: treasure.coins, x: -300, y: 160, scale: 0.8 },
    ],
  },
  'lotus-table': {
    metal: GOLD,
    backdrop: scene.papel,
    drift: 'petals',
    parts: roulette([
      { draw: objects.lantern, x: 300, y: -120, scale: 0.7, hue: 28, chroma: 0.21, depth: 'far' },
      { draw: treasure.lotus, x: 320, y: 170, scale: 0.6, hue: 355, chroma: 0.19 },
    ]),
  },
  'lotus-fair': {
    metal: GOLD,
    backdrop: scene.scales,
    drift: 'coins',
    parts: [
      { draw: objects.fan, x: -270, y: -60, scale: 0.8, turn: -12, hue: 20, depth: 'far' },
      { draw: treasure.ancientCoin, x: 0, y: -10, scale: 1.6 },
      { draw: treasure.diceThree, x: 290, y: 140, scale: 0.78, hue: 25, chroma: 0.2 },
    ],
  },
  'lotus-login': {
    metal: GOLD,
    backdrop: scene.seaHorizon,
    drift: 'fireflies',
    parts: [
      { draw: places.pagoda, x: 150, y: -40, scale: 1.1, hue: 25, chroma: 0.18, depth: 'mid' },
      { draw: objects.lantern, x: -160, y: -40, scale: 0.9, hue: 28, chroma: 0.21 },
      { draw: treasure.lotus, x: -20, y: 200, scale: 0.86, hue: 355, chroma: 0.18 },
    ],
  },
  'lotus-phone': {
    metal: GOLD,
    backdrop: scene.clouds,
    drift: 'confetti',
    parts: onPhone({ draw: treasure.lotus, x: 300, y: 140, scale: 0.72, hue: 355, depth: 'mid' }),
  },
  'majlis-hero': {
    metal: GOLD,
    backdrop: scene.dunes,
    drift: 'stars',
    parts: [
      { draw: places.sunDisc, x: -260, y: -110, scale: 0.6, hue: 70, depth: 'far' },
      { draw: winged.eagle, x: 0, y: 0, scale: 1.36, hue: 62, chroma: 0.1 },
      { draw: treasure.chalice, x: 300, y: 120, scale: 0.78, hue: 255, chroma: 0.14 },
      { draw: treasure.coins, x: -300, y: 160, scale: 0.8 },
    ],
  },
  'majlis-table': {
    metal: GOLD,
    backdrop: scene.curtain,
    drift: 'chips',
    parts: roulette([
      { draw: treasure.chalice, x: 310, y: 110, scale: 0.8, hue: 255, chroma: 0.14 },
    ]),
  },
  'majlis-fair': {
    metal: GOLD,
    backdrop: scene.stars,
    drift: 'embers',
    parts: [
      { draw: objects.compass, x: -280, y: 120, scale: 0.74, hue: 255, depth: 'mid' },
      { draw: objects.hourglass, x: 0, y: -10, scale: 1.5, hue: 70, chroma: 0.12 },
      { draw: treasure.key, x: 290, y: -20, scale: 0.78, turn: 14, depth: 'far' },
    ],
  },
  'majlis-login': {
    metal: GOLD,
    backdrop: scene.dunes,
    drift: 'fireflies',
    parts: [
      { draw: places.castle, x: 200, y: -50, scale: 0.9, hue: 70, chroma: 0.08, depth: 'far' },
      { draw: winged.eagle, x: -60, y: -30, scale: 1.15, hue: 62, chroma: 0.1 },
      { draw: objects.candle, x: 220, y: 160, scale: 0.66, hue: 70 },
    ],
  },
  'majlis-phone': {
    metal: GOLD,
    backdrop: scene.grid,
    drift: 'stars',
    parts: onPhone({ draw: winged.eagle, x: 300, y: 60, scale: 0.8, hue: 62, depth: 'mid' }),
  },
  'sakura-hero': {
    metal: SILVER,
    backdrop: scene.peaks,
    drift: 'petals',
    parts: [
      { draw: winged.crane, x: -280, y: -110, scale: 0.66, turn: -8, hue: 250, depth: 'far' },
      { draw: objects.flower, x: 0, y: -10, scale: 1.6, hue: 355, chroma: 0.15 },
      { draw: objects.fan, x: 300, y: 140, scale: 0.72, turn: 10, hue: 265, chroma: 0.1 },
      { draw: treasure.pearl, x: -290, y: 160, scale: 0.6, hue: 350, depth: 'mid' },
    ],
  },
  'sakura-table': {
    metal: SILVER,
    backdrop: scene.clouds,
    drift: 'petals',
    parts: roulette([
      { draw: objects.flower, x: 310, y: 130, scale: 0.66, hue: 355, chroma: 0.15 },
    ]),
  },
  'sakura-fair': {
    metal: SILVER,
    backdrop: scene.papel,
    drift: 'petals',
    parts: [
      { draw: winged.koi, x: -280, y: 120, scale: 0.7, turn: -10, hue: 25, depth: 'mid' },
      { draw: table.goStones, x: 0, y: 0, scale: 1.55, hue: 75, chroma: 0.09 },
      { draw: objects.flower, x: 300, y: -100, scale: 0.6, hue: 355, depth: 'far' },
    ],
  },
  'sakura-login': {
    metal: SILVER,
    backdrop: scene.seaHorizon,
    drift: 'petals',
    parts: [
      { draw: places.torii, x: 20, y: -20, scale: 1.25, hue: 22, chroma: 0.17 },
      { draw: objects.flower, x: -230, y: 150, scale: 0.72, hue: 355, chroma: 0.15 },
      { draw: objects.flower, x: 250, y: 190, scale: 0.5, hue: 355, chroma: 0.13 },
    ],
  },
  'sakura-phone': {
    metal: SILVER,
    backdrop: scene.clouds,
    drift: 'petals',
    parts: onPhone({ draw: objects.flower, x: 300, y: 120, scale: 0.7, hue: 355, depth: 'mid' }),
  },
};
