import * as scene from './backdrops.ts';
import type { Backdrop } from './backdrops.ts';
import { COPPER, GOLD, SILVER } from './colour.ts';
import type { Ramp } from './colour.ts';
import type { Drift } from './drift.ts';
import type { LetterLayout } from './lettering.ts';

export type Treatment = 'metal' | 'sticker' | 'neon' | 'slab' | 'engraved' | 'flat';
export type Frame =
  'none' | 'deco' | 'hairline' | 'corners' | 'arch' | 'scroll' | 'sport' | 'bulbs';

/** Alone; large and cropped; on a pedestal; in a medallion; before its like; or leaning. */
export type Stand = 'alone' | 'macro' | 'pedestal' | 'medallion' | 'trio' | 'lean';

/** What makes the games of one vendor look like one hand drew them. */
export interface Family {
  /** Hue sets [room, key, accent], one of which a game is drawn in. */
  palettes: readonly (readonly [room: number, key: number, accent: number])[];
  roomChroma: number;
  /** Lifts the room's tones for the lighter families. */
  roomLift: number;
  metal: Ramp;
  backdrops: readonly Backdrop[];
  frame: Frame;
  letters: LetterLayout;
  treatment: Treatment;
  titleAt: 'bottom' | 'top';
  /** How the subject stands; one is picked per game. */
  stands: readonly Stand[];
  drift: Drift;
  /** How far the ground under the lettering sinks into the dark, 0–1. */
  night: number;
}

const letters = (
  face: LetterLayout['face'],
  warp: LetterLayout['warp'] = 'none',
  upper = true,
  tracking = 0.01,
): LetterLayout => ({ face, warp, upper, tracking });

const family = (
  given: Pick<Family, 'palettes' | 'backdrops' | 'letters' | 'treatment'> & Partial<Family>,
): Family => ({
  roomChroma: 0.13,
  roomLift: 0,
  metal: GOLD,
  frame: 'none',
  titleAt: 'bottom',
  stands: ['alone', 'macro'],
  drift: 'stars',
  night: 0.9,
  ...given,
});

export const FAMILIES: Readonly<Record<string, Family>> = {
  HOUSE: family({
    stands: ['medallion', 'alone', 'macro'],
    drift: 'stars',
    night: 0.9,
    palettes: [
      [255, 210, 85],
      [190, 175, 80],
      [55, 65, 95],
      [345, 350, 85],
      [30, 25, 90],
    ],
    backdrops: [scene.rays, scene.peaks, scene.aurora],
    letters: letters('cinzel', 'arch', true, 0.01),
    treatment: 'metal',
    frame: 'hairline',
    roomChroma: 0.15,
  }),
  AUR: family({
    stands: ['pedestal', 'trio', 'alone', 'medallion'],
    drift: 'coins',
    night: 0.92,
    palettes: [
      [25, 20, 85],
      [160, 155, 90],
      [265, 260, 85],
      [310, 330, 80],
      [60, 60, 95],
    ],
    backdrops: [scene.deco, scene.rays, scene.hall],
    letters: letters('cinzel', 'none', true, 0.02),
    treatment: 'metal',
    frame: 'deco',
    roomChroma: 0.1,
    roomLift: -0.06,
  }),
  PPL: family({
    stands: ['alone', 'medallion', 'macro'],
    drift: 'petals',
    night: 0.85,
    palettes: [
      [22, 30, 85],
      [350, 160, 80],
      [165, 155, 70],
      [275, 25, 75],
    ],
    backdrops: [scene.clouds, scene.scales, scene.clouds],
    letters: letters('yeseva', 'arch', false, 0),
    treatment: 'metal',
    frame: 'scroll',
    roomChroma: 0.17,
  }),
  OBS: family({
    stands: ['pedestal', 'macro', 'alone'],
    drift: 'embers',
    night: 0.95,
    palettes: [
      [290, 55, 60],
      [15, 25, 40],
      [200, 190, 75],
      [265, 280, 190],
    ],
    backdrops: [scene.crypt, scene.dunes, scene.hall],
    letters: letters('metamorphous', 'none', true, 0.01),
    treatment: 'engraved',
    frame: 'corners',
    roomChroma: 0.11,
    roomLift: -0.05,
  }),
  KJN: family({
    stands: ['macro', 'alone', 'lean'],
    drift: 'leaves',
    night: 0.8,
    palettes: [
      [150, 55, 100],
      [50, 45, 80],
      [190, 75, 95],
      [125, 40, 90],
    ],
    backdrops: [scene.jungle, scene.dunes, scene.jungle],
    letters: letters('lilita', 'bulge', true, 0),
    treatment: 'sticker',
    roomChroma: 0.14,
  }),
  NRT: family({
    stands: ['alone', 'macro'],
    drift: 'snow',
    night: 0.85,
    palettes: [
      [240, 235, 190],
      [215, 220, 165],
      [265, 255, 200],
      [195, 230, 60],
    ],
    backdrops: [scene.aurora, scene.peaks],
    letters: letters('marcellus', 'none', true, 0.05),
    treatment: 'metal',
    metal: SILVER,
    frame: 'hairline',
    roomChroma: 0.09,
  }),
  NEO: family({
    stands: ['lean', 'macro', 'alone'],
    drift: 'shards',
    night: 0.9,
    palettes: [
      [300, 340, 200],
      [270, 195, 340],
      [320, 45, 190],
      [245, 310, 150],
    ],
    backdrops: [scene.grid, scene.space, scene.hexes],
    letters: letters('orbitron', 'none', true, 0),
    treatment: 'neon',
    metal: SILVER,
    roomChroma: 0.17,
    roomLift: -0.04,
  }),
  SOL: family({
    stands: ['lean', 'macro', 'trio'],
    drift: 'confetti',
    night: 0.62,
    palettes: [
      [350, 145, 90],
      [195, 25, 75],
      [55, 350, 150],
      [300, 60, 130],
      [165, 15, 70],
    ],
    backdrops: [scene.papel, scene.rays, scene.halftone],
    letters: letters('bungee', 'rise', true, 0),
    treatment: 'slab',
    roomChroma: 0.19,
    roomLift: 0.05,
  }),
  VLV: family({
    stands: ['trio', 'lean', 'alone'],
    drift: 'stars',
    night: 0.72,
    palettes: [
      [15, 20, 85],
      [190, 25, 70],
      [330, 350, 90],
      [265, 20, 65],
      [45, 15, 95],
    ],
    backdrops: [scene.rays, scene.curtain, scene.halftone],
    letters: letters('limelight', 'arch', false, 0),
    treatment: 'sticker',
    frame: 'bulbs',
    roomChroma: 0.16,
  }),
  BRM: family({
    stands: ['alone', 'lean', 'macro'],
    drift: 'fireflies',
    night: 0.85,
    palettes: [
      [175, 60, 85],
      [305, 55, 75],
      [140, 20, 90],
      [255, 350, 70],
    ],
    backdrops: [scene.forest, scene.peaks, scene.forest],
    letters: letters('sansita', 'arch', false, 0),
    treatment: 'sticker',
    frame: 'arch',
    roomChroma: 0.1,
  }),
  SLT: family({
    stands: ['alone', 'macro', 'lean'],
    drift: 'coins',
    night: 0.8,
    palettes: [
      [215, 45, 75],
      [45, 35, 80],
      [185, 25, 70],
      [25, 200, 60],
    ],
    backdrops: [scene.seaHorizon, scene.dunes, scene.seaHorizon],
    letters: letters('rye', 'dip', false, 0),
    treatment: 'slab',
    frame: 'corners',
    roomChroma: 0.1,
  }),
  SLP: family({
    stands: ['alone', 'lean'],
    drift: 'chips',
    night: 0.92,
    palettes: [
      [160, 20, 85],
      [165, 155, 80],
      [155, 330, 85],
    ],
    backdrops: [scene.deco, scene.hall],
    letters: letters('playfair', 'none', false, 0),
    treatment: 'metal',
    frame: 'hairline',
    roomChroma: 0.09,
    roomLift: -0.03,
  }),
  GML: family({
    stands: ['alone', 'medallion'],
    drift: 'stars',
    night: 0.9,
    palettes: [
      [262, 20, 50],
      [255, 245, 55],
      [270, 350, 45],
    ],
    backdrops: [scene.hall, scene.rays, scene.stage],
    letters: letters('marcellus', 'none', true, 0.05),
    treatment: 'metal',
    metal: COPPER,
    frame: 'deco',
    roomChroma: 0.1,
    roomLift: -0.02,
  }),
  NCR: family({
    stands: ['alone', 'medallion'],
    drift: 'petals',
    night: 0.85,
    palettes: [
      [325, 340, 20],
      [305, 280, 350],
      [345, 20, 60],
    ],
    backdrops: [scene.scales, scene.curtain, scene.rays],
    letters: letters('yeseva', 'none', false, 0),
    treatment: 'engraved',
    metal: COPPER,
    frame: 'hairline',
    roomChroma: 0.1,
    roomLift: 0.02,
  }),
  DPW: family({
    stands: ['macro', 'alone'],
    drift: 'bubbles',
    night: 0.85,
    palettes: [
      [245, 85, 190],
      [225, 30, 180],
      [262, 190, 160],
      [210, 340, 170],
    ],
    backdrops: [scene.underwater],
    letters: letters('anton', 'bulge', true, 0.01),
    treatment: 'metal',
    roomChroma: 0.14,
    roomLift: -0.03,
  }),
  CRL: family({
    stands: ['lean', 'alone', 'macro'],
    drift: 'bubbles',
    night: 0.62,
    palettes: [
      [205, 45, 95],
      [190, 20, 90],
      [220, 350, 80],
      [180, 60, 95],
    ],
    backdrops: [scene.underwater],
    letters: letters('lilita', 'arch', false, 0),
    treatment: 'sticker',
    roomChroma: 0.14,
    roomLift: 0.07,
  }),
  RTB: family({
    stands: ['alone', 'lean'],
    drift: 'chips',
    night: 0.88,
    palettes: [
      [20, 25, 80],
      [150, 25, 85],
      [285, 20, 70],
    ],
    backdrops: [scene.rays, scene.curtain, scene.deco],
    letters: letters('slab', 'none', false, 0),
    treatment: 'metal',
    frame: 'hairline',
    roomChroma: 0.12,
    roomLift: -0.02,
  }),
  KSD: family({
    stands: ['alone', 'macro'],
    drift: 'embers',
    night: 0.85,
    palettes: [
      [255, 60, 70],
      [40, 200, 75],
      [170, 65, 85],
    ],
    backdrops: [scene.hall, scene.slashes, scene.hexes],
    letters: letters('cinzel', 'none', true, 0.02),
    treatment: 'engraved',
    frame: 'corners',
    roomChroma: 0.06,
  }),
  DS88: family({
    stands: ['macro', 'lean'],
    drift: 'turf',
    night: 0.85,
    palettes: [
      [262, 145, 195],
      [250, 60, 120],
      [275, 20, 180],
    ],
    backdrops: [scene.stadium],
    letters: letters('saira', 'rise', true, 0),
    treatment: 'flat',
    metal: SILVER,
    frame: 'sport',
    roomChroma: 0.13,
  }),
  TLN: family({
    stands: ['lean', 'macro'],
    drift: 'turf',
    night: 0.85,
    palettes: [
      [150, 85, 120],
      [165, 45, 100],
      [140, 220, 110],
    ],
    backdrops: [scene.stadium],
    letters: letters('anton', 'none', true, 0.01),
    treatment: 'flat',
    metal: SILVER,
    frame: 'sport',
    roomChroma: 0.12,
    roomLift: 0.02,
  }),
  IMES: family({
    stands: ['alone'],
    drift: 'embers',
    night: 0.9,
    palettes: [
      [20, 22, 40],
      [15, 350, 50],
    ],
    backdrops: [scene.slashes, scene.hexes],
    letters: letters('saira', 'rise', true, 0),
    treatment: 'slab',
    metal: SILVER,
    roomChroma: 0.13,
    roomLift: -0.04,
  }),
  SV3: family({
    stands: ['alone'],
    drift: 'shards',
    night: 0.9,
    palettes: [
      [295, 200, 190],
      [280, 300, 195],
    ],
    backdrops: [scene.hexes, scene.slashes],
    letters: letters('orbitron', 'none', true, 0),
    treatment: 'neon',
    metal: SILVER,
    roomChroma: 0.15,
    roomLift: -0.03,
  }),
  AV: family({
    stands: ['alone', 'macro'],
    drift: 'snow',
    night: 0.85,
    palettes: [
      [230, 225, 200],
      [245, 200, 185],
    ],
    backdrops: [scene.slashes, scene.peaks],
    letters: letters('anton', 'rise', true, 0.01),
    treatment: 'flat',
    metal: SILVER,
    roomChroma: 0.1,
    roomLift: 0.02,
  }),
  TF: family({
    stands: ['alone', 'macro'],
    drift: 'embers',
    night: 0.9,
    palettes: [
      [70, 65, 85],
      [55, 50, 75],
    ],
    backdrops: [scene.hexes, scene.slashes],
    letters: letters('bowlby', 'none', true, 0),
    treatment: 'slab',
    metal: GOLD,
    roomChroma: 0.06,
    roomLift: -0.06,
  }),
  LOTT: family({
    stands: ['alone', 'lean'],
    drift: 'confetti',
    night: 0.85,
    palettes: [
      [300, 85, 80],
      [262, 20, 85],
      [350, 195, 80],
      [175, 60, 85],
      [25, 255, 80],
    ],
    backdrops: [scene.rays, scene.stage, scene.halftone],
    letters: letters('righteous', 'none', false, 0),
    treatment: 'metal',
    frame: 'bulbs',
    roomChroma: 0.16,
  }),
  ELOTT: family({
    stands: ['lean', 'alone'],
    drift: 'confetti',
    night: 0.75,
    palettes: [
      [215, 340, 190],
      [340, 195, 60],
      [180, 60, 330],
    ],
    backdrops: [scene.hexes, scene.space, scene.halftone],
    letters: letters('bungee', 'none', true, 0),
    treatment: 'sticker',
    metal: GOLD,
    roomChroma: 0.16,
    roomLift: 0.02,
  }),
  SEA: family({
    stands: ['alone', 'macro'],
    drift: 'stars',
    night: 0.8,
    palettes: [
      [190, 50, 75],
      [30, 190, 85],
      [345, 60, 80],
    ],
    backdrops: [scene.seaHorizon, scene.peaks],
    letters: letters('righteous', 'arch', false, 0),
    treatment: 'sticker',
    roomChroma: 0.13,
  }),
  VN: family({
    stands: ['alone'],
    drift: 'petals',
    night: 0.85,
    palettes: [
      [25, 350, 90],
      [350, 60, 85],
      [165, 350, 85],
    ],
    backdrops: [scene.scales, scene.clouds],
    letters: letters('yeseva', 'none', false, 0),
    treatment: 'metal',
    frame: 'scroll',
    roomChroma: 0.16,
  }),
  GALLO: family({
    stands: ['macro', 'alone'],
    drift: 'embers',
    night: 0.85,
    palettes: [
      [22, 25, 250],
      [260, 25, 85],
      [55, 20, 255],
    ],
    backdrops: [scene.rays, scene.stage],
    letters: letters('slab', 'arch', true, 0),
    treatment: 'metal',
    frame: 'corners',
    roomChroma: 0.15,
    roomLift: -0.02,
  }),
};

const OTHERS = Object.values(FAMILIES);

/** A vendor without a family of its own borrows one, always the same. */
export const familyOf = (vendorId: string, hash: number): Family =>
  FAMILIES[vendorId] ?? OTHERS[hash % OTHERS.length] ?? OTHERS[0]!;
