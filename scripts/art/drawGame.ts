import { glowWall } from './backdrops.ts';
import { chooseSubject } from './choose.ts';
import { mix, ramp } from './colour.ts';
import { drawDrift } from './drift.ts';
import { familyOf } from './families.ts';
import type { Family, Stand } from './families.ts';
import { drawFrame } from './frames.ts';
import { at, box, circle, group, Ink, oval } from './ink.ts';
import { hashText, randomFrom } from './random.ts';
import type { Random } from './random.ts';
import type { Stage, Subject } from './stage.ts';
import { medallion, pedestal } from './subjects/props.ts';
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

const grounds = ({ ink, room }: Stage, { titleAt, night }: Family): string =>
  (titleAt === 'bottom'
    ? box(
        0,
        370,
        WIDTH,
        270,
        ink.linear([
          [0, room.ink, 0],
          [0.42, room.ink, 0.7 * night],
          [1, room.ink, night],
        ]),
      )
    : box(
        0,
        0,
        WIDTH,
        230,
        ink.linear([
          [0, room.ink, night],
          [0.6, room.ink, 0.6 * night],
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
        [1, room.ink, 0.7 * night],
      ],
      0.5,
      0.46,
      0.8,
    ),
  );

/** The subject as its stand has it, lit as one body. */
const standing = (s: Stage, stand: Stand, draw: Subject, x: number, y: number): string => {
  const { ink, random, accent, room } = s;
  const lit = ink.lit(mix(accent.glow, '#ffffff', 0.4), mix(room.ink, room.deep, 0.4), 0.9);
  const put = (scale: number, dx: number, dy: number, degrees: number) =>
    group(at(x + dx, y + dy, scale, draw(s), degrees), lit);
  switch (stand) {
    case 'macro':
      return put(1.36, 0, 14, random.range(-4, 4));
    case 'pedestal':
      return at(x, y + 146, 1, pedestal(s)) + put(0.98, 0, -12, 0);
    case 'medallion':
      return (
        group(at(x, y - 4, 1.06, medallion(s)), ink.lit(accent.glow, room.ink, 0.7)) +
        put(0.98, 0, -2, 0)
      );
    case 'trio': {
      const behind = (dx: number, degrees: number) =>
        `<g opacity="0.92" ${ink.blur(2.4)}>${at(x + dx, y - 46, 0.66, draw(s), degrees)}</g>`;
      return behind(-150, -18) + behind(150, 18) + put(1.06, 0, 22, random.range(-3, 3));
    }
    case 'lean':
      return put(1.16, 0, 0, random.pick([-9, -7, 7, 9]));
    case 'alone':
      return put(1.13 + random.range(-0.03, 0.05), 0, 0, random.range(-2, 2));
  }
};

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
  const field = { w: WIDTH, h: HEIGHT, x: 240, y: family.titleAt === 'top' ? 396 : 252 };
  const backdrop = random.pick(family.backdrops);
  const stands = family.stands.filter((one) => choice.stands.includes(one));
  const stand = random.pick(stands.length ? stands : (['alone'] as const));
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
      standing(stage, stand, choice.draw, field.x, field.y) +
      drawDrift(stage, family.drift, WIDTH, HEIGHT, field.x, field.y) +
      grounds(stage, family) +
      drawFrame(stage, family.frame) +
      drawTitle(stage, name, family),
  );
};
