import { glowWall } from './backdrops.ts';
import { mix, ramp } from './colour.ts';
import { familyOf } from './families.ts';
import { at, box, circle, group, Ink } from './ink.ts';
import { hashText, randomFrom } from './random.ts';
import type { Stage, Subject } from './stage.ts';
import * as balls from './subjects/balls.ts';
import * as crests from './subjects/crests.ts';
import * as sports from './subjects/sports.ts';
import { tiger } from './subjects/beasts.ts';
import { cherry } from './subjects/fruit.ts';
import { compass, lantern, mushroom, planet, rune } from './subjects/objects.ts';
import { drawShip } from './subjects/balls.ts';
import { pyramid, sunDisc } from './subjects/places.ts';
import { clownfish, manta } from './subjects/sea.ts';
import { baccarat, knights, kings, roulette, wheel } from './subjects/table.ts';
import { crown, dice, lotus, pearl } from './subjects/treasure.ts';
import { rooster } from './subjects/winged.ts';
import { drawWordmark } from './title.ts';

const EMBLEMS: Readonly<Record<string, readonly [draw: Subject, hue?: number]>> = {
  AUR: [crown, 18],
  PPL: [lantern, 25],
  OBS: [pyramid, 70],
  KJN: [tiger, 58],
  NRT: [rune],
  NEO: [planet, 195],
  SOL: [sunDisc],
  VLV: [cherry],
  BRM: [mushroom],
  SLT: [compass, 25],
  SLP: [roulette],
  GML: [wheel],
  NCR: [pearl, 340],
  DPW: [manta, 245],
  CRL: [clownfish],
  RTB: [kings],
  KSD: [knights],
  DS88: [sports.football],
  TLN: [sports.racing, 25],
  IMES: [crests.crestTarget],
  SV3: [crests.crestStorm],
  AV: [crests.crestPeak],
  TF: [crests.crestMech],
  LOTT: [balls.drum5],
  ELOTT: [dice, 340],
  SEA: [drawShip, 25],
  VN: [lotus, 350],
  GALLO: [rooster, 25],
};

/** A vendor's card, 320 × 200: its emblem above its name in its own lettering. */
export const drawVendor = ({ id, name }: { id: string; name: string }): string => {
  const family = familyOf(id, hashText(id));
  const random = randomFrom(`vendor:${id}`);
  const [roomHue, keyHue, accentHue] = family.palettes[0] ?? [260, 20, 80];
  const [draw, hue] = EMBLEMS[id] ?? [baccarat];
  const ink = new Ink();
  const stage: Stage = {
    ink,
    random,
    room: ramp(roomHue, family.roomChroma, family.roomLift),
    key: ramp(hue ?? keyHue, 0.18),
    accent: ramp(accentHue, 0.16, 0.04),
    metal: family.metal,
  };
  const field = { w: 320, h: 200, x: 160, y: 74 };
  return ink.svg(
    320,
    200,
    glowWall(stage, field) +
      `<g opacity="0.6">${family.backdrops[0]?.(stage, field) ?? ''}</g>` +
      circle(
        160,
        74,
        100,
        ink.radial([
          [0, stage.accent.glow, 0.5],
          [0.5, stage.accent.light, 0.2],
          [1, stage.accent.mid, 0],
        ]),
      ) +
      group(
        at(160, 72, 0.36, draw(stage)),
        ink.lit(mix(stage.accent.glow, '#ffffff', 0.4), stage.room.ink, 0.4),
      ) +
      box(
        0,
        90,
        320,
        110,
        ink.linear([
          [0, stage.room.ink, 0],
          [0.4, stage.room.ink, 0.75],
          [1, stage.room.ink, 0.95],
        ]),
      ) +
      drawWordmark(stage, name, family, { x: 24, y: 132, width: 272, height: 48 }),
  );
};
