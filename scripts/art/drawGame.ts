import { glowWall } from './backdrops.ts';
import { chooseSubject } from './choose.ts';
import { mix, ramp } from './colour.ts';
import { familyOf } from './families.ts';
import type { Family } from './families.ts';
import { drawFrame } from './frames.ts';
import { at, box, circle, group, Ink, oval } from './ink.ts';
import { hashText, randomFrom } from './random.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';
import { drawTitle } from './title.ts';

export interface GameArt {
  id: string;
  name: string;
  vendorId: string;
  category: string;
  gameType?: string;
}

const WIDTH = 480;
const HEIGHT = 640;

const hueGap = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The palette whose room stands off best from the subject's own colour, with some chance. */
const pickPalette = (family: Family, hue: number | undefined, random: Random) => {
  const offered = family.palettes.filter(([room]) => hue === undefined || hueGap(room, hue) > 38);
  return random.pick(offered.length ? offered : family.palettes);
};

/** Motes and sparks between the subject and the eye. */
const motes = ({ ink, random, accent }: Stage): string =>
  Array.from({ length: 16 }, () => {
    const r = random.range(3, 13);
    return circle(
      random.range(10, 470),
      random.range(40, 470),
      r,
      ink.radial([
        [0, '#fff', 0.95],
        [0.25, accent.light, 0.6],
        [1, accent.mid, 0],
      ]),
      `opacity="${random.range(0.3, 0.9).toFixed(2)}"`,
    );
  }).join('');

const grounds = ({ ink, room }: Stage, titleAt: Family['titleAt']): string =>
  (titleAt === 'bottom'
    ? box(
        0,
        380,
        WIDTH,
        260,
        ink.linear([
          [0, room.ink, 0],
          [0.42, room.ink, 0.72],
          [1, room.ink, 0.96],
        ]),
      )
    : box(
        0,
        0,
        WIDTH,
        220,
        ink.linear([
          [0, room.ink, 0.94],
          [0.6, room.ink, 0.6],
          [1, room.ink, 0],
        ]),
      )) +
  box(
    0,
    0,
    WIDTH,
    HEIGHT,
    ink.radial(
      [
        [0.6, room.ink, 0],
        [1, room.ink, 0.66],
      ],
      0.5,
      0.46,
      0.78,
    ),
  );

/** One game's picture: room and light, pattern, the lit subject, lettering. */
export const drawGame = ({ id, name, vendorId, category, gameType = '' }: GameArt): string => {
  const hash = hashText(id);
  const random = randomFrom(id);
  const family = familyOf(vendorId, hashText(vendorId));
  const choice = chooseSubject(category, name, gameType, hash);
  const [roomHue, keyHue, accentHue] = pickPalette(family, choice.hue, random);
  const ink = new Ink();
  const stage: Stage = {
    ink,
    random,
    room: ramp(roomHue + random.range(-7, 7), family.roomChroma, family.roomLift),
    key: ramp(choice.hue ?? keyHue, choice.chroma ?? 0.18),
    accent: ramp(accentHue, 0.16, 0.04),
    metal: family.metal,
  };
  const top = family.titleAt === 'top';
  const field = { w: WIDTH, h: HEIGHT, x: 240, y: top ? 390 : 252 };
  const backdrop = random.pick(family.backdrops);
  const scale = 1.13 + random.range(-0.03, 0.05);
  const tilt = random.range(-2.5, 2.5);
  return ink.svg(
    WIDTH,
    HEIGHT,
    glowWall(stage, field) +
      backdrop(stage, field) +
      circle(
        field.x,
        field.y,
        230,
        ink.radial([
          [0, stage.accent.glow, 0.5],
          [0.45, stage.accent.light, 0.24],
          [1, stage.accent.mid, 0],
        ]),
      ) +
      oval(field.x - 8, field.y + 206, 170, 24, stage.room.ink, `opacity="0.5" ${ink.blur(12)}`) +
      group(
        at(field.x, field.y, scale, choice.draw(stage), tilt),
        ink.lit(mix(stage.accent.glow, '#ffffff', 0.4), stage.room.ink),
      ) +
      motes(stage) +
      grounds(stage, family.titleAt) +
      drawFrame(stage, family.frame) +
      drawTitle(stage, name, family),
  );
};
