import { circle, line, pathOf, shape } from '../ink.ts';
import type { Point } from '../ink.ts';
import { both, symmetric, symmetricPath, tone } from '../stage.ts';
import type { Subject } from '../stage.ts';
import { bull, cobra, dragon, wolf } from './beasts.ts';
import { axe, bolt, hammer, planet, shield, skull, sword } from './objects.ts';
import { football } from './sports.ts';
import { crown, star } from './treasure.ts';
import { eagle, raven, wings } from './winged.ts';

// Esports: a crest whose charge is the title's own.
const crestShapes: readonly (readonly Point[])[] = [
  [
    [0, -178],
    [92, -150],
    [150, -140],
    [142, 20],
    [96, 108],
    [0, 182],
  ],
  [
    [0, -182],
    [150, -96],
    [150, 96],
    [0, 182],
  ],
  [
    [0, -160],
    [60, -178],
    [160, -118],
    [120, 40],
    [60, 96],
    [0, 182],
  ],
];
const crest =
  (charge: Subject, scale = 0.62, y = -6): Subject =>
  (s) => {
    const outline = s.random.pick(crestShapes);
    const inner = outline.map(([x, yy]): Point => [x * 0.9, yy * 0.9]);
    return (
      symmetric(outline, s.ink.metal(s.metal, 60)) +
      symmetric(
        inner,
        s.ink.linear([
          [0, tone(s.key, 2.4)],
          [1, tone(s.key, 0.3)],
        ]),
      ) +
      `<g ${s.ink.clip(symmetricPath(inner))}>${shape(
        [
          [0, -200],
          [200, -200],
          [200, 200],
          [0, 200],
        ],
        '#fff',
        'opacity="0.1"',
      )}${Array.from({ length: 6 }, (_, i) =>
        shape(
          [
            [-200, -120 + i * 70],
            [200, -220 + i * 70],
            [200, -200 + i * 70],
            [-200, -100 + i * 70],
          ],
          s.accent.mid,
          'opacity="0.22"',
        ),
      ).join('')}</g>` +
      line(
        pathOf([...inner, ...[...inner].reverse().map(([x, yy]): Point => [-x, yy])]),
        s.accent.light,
        4,
      ) +
      `<g transform="translate(0 ${y}) scale(${scale})">${charge(s)}</g>`
    );
  };
const mech: Subject = (s) =>
  symmetric(
    [
      [0, -150],
      [50, -140],
      [96, -90],
      [110, 0],
      [84, 60],
      [60, 120],
      [0, 150],
    ],
    s.ink.metal(s.metal, 20),
  ) +
  both(
    shape(
      [
        [10, -20],
        [86, -40],
        [80, -6],
        [20, 14],
      ],
      '#0a0c14',
    ) +
      shape(
        [
          [20, -14],
          [78, -30],
          [74, -14],
          [24, 4],
        ],
        s.accent.light,
      ) +
      shape(
        [
          [110, -60],
          [150, -110],
          [150, 20],
          [112, 30],
        ],
        tone(s.metal, 2),
      ) +
      shape(
        [
          [24, 60],
          [60, 50],
          [50, 100],
          [20, 110],
        ],
        tone(s.metal, 1.4),
      ),
  ) +
  symmetric(
    [
      [0, -150],
      [14, -60],
      [8, 60],
      [0, 70],
    ],
    s.key.mid,
  );
const target: Subject = (s) =>
  circle(0, 0, 130, 'none', `stroke="${s.accent.light}" stroke-width="13"`) +
  circle(0, 0, 76, 'none', `stroke="${s.metal.light}" stroke-width="9"`) +
  line('M0 -176V-60M0 60V176M-176 0H-60M60 0H176', s.metal.glow, 15, 'stroke-linecap="round"') +
  circle(0, 0, 19, s.ink.ball(s.accent));
const peak: Subject = (s) =>
  shape(
    [
      [0, -140],
      [150, 120],
      [-150, 120],
    ],
    tone(s.metal, 1.6),
  ) +
  shape(
    [
      [0, -140],
      [150, 120],
      [20, 120],
      [-14, -20],
    ],
    tone(s.metal, 3),
  ) +
  shape(
    [
      [0, -140],
      [44, -64],
      [16, -40],
      [0, -62],
      [-18, -36],
      [-44, -64],
    ],
    '#fff',
  );
export const crestWolf = crest(wolf, 0.72);
export const crestRaven = crest(raven, 0.72, 0);
export const crestDragon = crest(dragon, 0.7);
export const crestFalcon = crest(eagle, 0.72, 0);
export const crestViper = crest(cobra, 0.72);
export const crestBull = crest(bull, 0.7);
export const crestCrown = crest(crown, 0.68);
export const crestNova = crest(planet, 0.62);
export const crestBlade = crest(sword, 0.72);
export const crestMech = crest(mech, 0.86);
export const crestWings = crest(wings, 0.74);
export const crestShield = crest(shield, 0.6);
export const crestTitan = crest(hammer, 0.68);
export const crestStorm = crest(bolt, 0.72);
export const crestPhantom = crest(skull, 0.72);
export const crestTarget = crest(target, 0.66);
export const crestPeak = crest(peak, 0.78);
export const crestAxe = crest(axe, 0.68);
export const crestStar = crest(star, 0.7);
export const crestBall = crest(football, 0.72);
