import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, path, polar, shape } from '../ink.ts';
import { setTitle } from '../lettering.ts';
import { both, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { lantern, rocket } from './objects.ts';
import { city, pagoda, palmIsle, ship, torii } from './places.ts';
import { gloss, racing } from './sports.ts';
import { lotus, star } from './treasure.ts';
import { starPoints } from './winged.ts';

// Lottery balls and the drums that mix them.
export const numberBall = (
  s: Stage,
  x: number,
  y: number,
  r: number,
  m: Ramp,
  label: string,
): string => {
  const t = setTitle(
    label,
    { x: -r * 0.36, y: -r * 0.3, width: r * 0.72, height: r * 0.6 },
    { face: 'saira', upper: true, tracking: 0, warp: 'none' },
  );
  return `<g transform="translate(${n(x)} ${n(y)})">${circle(-r * 0.08, r * 0.16, r, '#000', 'opacity="0.28"')}${circle(
    0,
    0,
    r,
    s.ink.radial(
      [
        [0, tone(m, 4.8)],
        [0.3, tone(m, 3.7)],
        [0.7, tone(m, 2.8)],
        [1, tone(m, 1.2)],
      ],
      0.5,
      0.5,
      0.58,
      0.66,
      0.26,
    ),
  )}${circle(
    0,
    0,
    r * 0.56,
    s.ink.radial([
      [0, '#fff'],
      [1, '#ece4dc'],
    ]),
  )}${path(t.d, '#1b1420')}${gloss(r)}</g>`;
};
const HUES = [22, 85, 250, 150, 310, 55, 200];
const balls = (s: Stage, spots: readonly (readonly [number, number, number])[], max: number) =>
  spots
    .map(([x, y, r], i) =>
      numberBall(
        s,
        x,
        y,
        r,
        ramp(HUES[(i + s.random.int(0, 6)) % 7] ?? 0, 0.19, 0.02),
        String(s.random.int(1, max)),
      ),
    )
    .join('');
export const drum5: Subject = (s) =>
  both(path('M120 60L160 176H110L96 110Z', s.ink.metal(s.metal))) +
  circle(
    0,
    -6,
    160,
    s.ink.radial([
      [0, s.room.light, 0.35],
      [0.8, '#fff', 0.08],
      [1, '#fff', 0.5],
    ]),
  ) +
  balls(
    s,
    [
      [-74, 70, 44],
      [6, 92, 46],
      [82, 62, 44],
      [-36, 4, 46],
      [52, -10, 44],
      [-92, -20, 38],
      [-10, -84, 42],
      [84, -82, 36],
    ],
    45,
  ) +
  circle(0, -6, 160, 'none', `stroke="${s.metal.mid}" stroke-width="13"`) +
  circle(0, -6, 160, 'none', `stroke="${s.metal.glow}" stroke-width="3"`) +
  line('M-118 -76C-98 -112 -70 -130 -40 -138', '#fff', 11, 'stroke-linecap="round" opacity="0.7"') +
  box(-34, 148, 68, 30, s.ink.metal(s.metal), 'rx="8"');
export const pyramidBalls: Subject = (s) =>
  balls(
    s,
    [
      [-108, 96, 54],
      [0, 96, 54],
      [108, 96, 54],
      [-54, 4, 54],
      [54, 4, 54],
      [0, -88, 56],
    ],
    49,
  );
export const rowFive: Subject = (s) =>
  balls(
    s,
    [
      [-70, -96, 60],
      [76, -84, 58],
      [-108, 42, 56],
      [4, 26, 70],
      [110, 52, 56],
      [-36, 132, 46],
      [58, 138, 44],
    ],
    11,
  );
export const digitReels: Subject = (s) =>
  box(-172, -86, 344, 188, s.ink.metal(s.metal), 'rx="26"') +
  box(-158, -72, 316, 160, s.room.ink, 'rx="17"') +
  [-104, 0, 104]
    .map((x) => {
      const d = setTitle(
        String(s.random.int(0, 9)),
        { x: x - 30, y: -46, width: 60, height: 108 },
        { face: 'saira', upper: true, tracking: 0, warp: 'none' },
      );
      return (
        box(
          x - 48,
          -66,
          96,
          148,
          s.ink.linear([
            [0, '#7b7280'],
            [0.3, '#fffaf4'],
            [0.6, '#ffffff'],
            [1, '#6d6474'],
          ]),
          'rx="9"',
        ) + path(d.d, ramp(22, 0.22, -0.04).dark)
      );
    })
    .join('') +
  balls(
    s,
    [
      [-96, 148, 40],
      [0, 156, 44],
      [96, 148, 40],
    ],
    9,
  ) +
  both(circle(150, -110, 18, s.ink.ball(s.accent))) +
  circle(0, -118, 24, s.ink.ball(s.key));
export const podium: Subject = (s) =>
  [
    [0, -40, 3.6, '1'],
    [-112, 10, 2.8, '2'],
    [112, 34, 2.4, '3'],
  ]
    .map(([x, y, step, label]) => {
      const t = setTitle(
        label as string,
        { x: (x as number) - 26, y: (y as number) + 34, width: 52, height: 66 },
        { face: 'saira', upper: true, tracking: 0, warp: 'none' },
      );
      return (
        path(
          `M${(x as number) - 56} ${y}H${(x as number) + 56}V170H${(x as number) - 56}Z`,
          s.ink.linear(
            [
              [0, tone(s.metal, (step as number) - 1.6)],
              [0.6, tone(s.metal, step as number)],
              [1, tone(s.metal, (step as number) - 1)],
            ],
            0,
          ),
        ) +
        box((x as number) - 60, (y as number) - 10, 120, 20, s.metal.light, 'rx="4"') +
        path(t.d, s.metal.deep)
      );
    })
    .join('') +
  `<g transform="translate(0 -104) scale(.44)">${racing(s)}</g>` +
  `<g transform="translate(-112 -26) scale(.28)">${racing({ ...s, key: s.accent })}</g>`;
export const airship: Subject = (s) =>
  path('M120 -40L180 -100V40L120 0Z', s.key.deep) +
  path(
    'M-176 -40C-130 -124 60 -130 150 -34C60 50 -130 50 -176 -40Z',
    s.ink.linear([
      [0, tone(s.key, 4.4)],
      [0.4, s.key.mid],
      [1, s.key.deep],
    ]),
  ) +
  line('M-172 -30Q0 0 148 -28M-160 -64Q0 -70 120 -58', s.metal.light, 6) +
  box(-60, 44, 110, 46, s.ink.metal(s.metal), 'rx="20"') +
  [-40, -12, 16].map((x) => circle(x + 4, 64, 9, '#fff6c8')).join('') +
  numberBall(s, -20, -36, 40, ramp(85, 0.16, 0.08), String(s.random.int(1, 10)));

export const keno: Subject = (s) =>
  Array.from({ length: 5 }, (_, r) =>
    Array.from({ length: 5 }, (_, c) => {
      const on = s.random.chance(0.36);
      const x = -150 + c * 62;
      const y = -150 + r * 62;
      return (
        box(
          x,
          y,
          52,
          52,
          on
            ? s.ink.linear([
                [0, s.key.light],
                [1, s.key.dark],
              ])
            : tone(s.room, 2.2),
          `rx="11" ${on ? '' : 'opacity="0.75"'}`,
        ) + (on ? circle(x + 26, y + 26, 15, s.accent.glow) : '')
      );
    }).join(''),
  ).join('') + numberBall(s, 92, 92, 72, s.key, String(s.random.int(1, 60)));
export const plinko: Subject = (s) =>
  Array.from({ length: 6 }, (_, r) =>
    Array.from({ length: r + 3 }, (_, c) =>
      circle((c - (r + 2) / 2) * 44, -140 + r * 44, 8, s.ink.ball(s.metal)),
    ).join(''),
  ).join('') +
  Array.from({ length: 7 }, (_, i) =>
    box(
      -166 + i * 48,
      124,
      42,
      46,
      s.ink.linear([
        [0, ramp([20, 55, 90, 150, 90, 55, 20][i] ?? 0, 0.19).light],
        [1, ramp([20, 55, 90, 150, 90, 55, 20][i] ?? 0, 0.19).dark],
      ]),
      'rx="8"',
    ),
  ).join('') +
  line(
    'M0 -180L22 -122L-22 -78L22 -34L66 10L44 60',
    s.accent.glow,
    5,
    'stroke-dasharray="3 10" stroke-linecap="round"',
  ) +
  numberBall(s, 44, 76, 34, s.key, '7');
export const tower: Subject = (s) =>
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        box(
          -110 + i * 12,
          120 - i * 52,
          220 - i * 24,
          46,
          s.ink.linear(
            [
              [0, tone(ramp(HUES[i] ?? 0, 0.17), 1.6)],
              [0.6, tone(ramp(HUES[i] ?? 0, 0.17), 3.4)],
              [1, tone(ramp(HUES[i] ?? 0, 0.17), 2)],
            ],
            0,
          ),
          'rx="9"',
        ) +
        shape(
          [
            [0, 132 - i * 52],
            [16, 154 - i * 52],
            [-16, 154 - i * 52],
          ],
          '#fff',
          'opacity="0.85"',
        ),
    )
    .join('') + `<g transform="translate(0 -160) scale(.26)">${star(s)}</g>`;
export const ticket: Subject = (s) =>
  `<g transform="rotate(-10)">${box(
    -160,
    -96,
    320,
    200,
    s.ink.linear(
      [
        [0, s.accent.glow],
        [1, s.accent.mid],
      ],
      60,
    ),
    'rx="18"',
  )}${box(-144, -80, 288, 168, 'none', `rx="10" stroke="${s.key.mid}" stroke-width="5" stroke-dasharray="10 7"`)}${[-88, 0, 88].map((x) => circle(x, 4, 38, s.ink.metal(x === 88 ? SILVERY : s.metal, 60))).join('')}${shape(starPoints(5, 24, 10), s.key.dark, 'transform="translate(-88 4)"')}${shape(starPoints(5, 24, 10), s.key.dark, 'transform="translate(0 4)"')}</g>` +
  `<g transform="translate(96 96) rotate(20)">${circle(0, 0, 48, s.ink.metal(s.metal, 60))}${circle(0, 0, 36, 'none', `stroke="${s.metal.dark}" stroke-width="4"`)}</g>`;
const SILVERY = ramp(240, 0.02, 0.06);
export const bingo: Subject = (s) =>
  `<g transform="rotate(-8)">${box(-136, -140, 250, 290, '#fffaf0', 'rx="16"')}${box(
    -136,
    -140,
    250,
    56,
    s.ink.linear([
      [0, s.key.light],
      [1, s.key.dark],
    ]),
    'rx="16"',
  )}${Array.from({ length: 16 }, (_, i) => {
    const x = -122 + (i % 4) * 58;
    const y = -70 + Math.floor(i / 4) * 53;
    return (
      box(x, y, 50, 45, (i * 7) % 5 < 2 ? s.accent.light : '#efe4d4', 'rx="8"') +
      ((i * 7) % 5 < 2 ? circle(x + 25, y + 22, 16, s.key.mid, 'opacity="0.85"') : '')
    );
  }).join('')}</g>` +
  numberBall(s, 104, 96, 64, s.key, String(s.random.int(1, 75))) +
  numberBall(s, 128, -60, 42, s.accent, String(s.random.int(1, 75)));
export const comet: Subject = (s) =>
  path(
    'M-190 176C-120 120 -40 20 60 -76L120 -130C100 -60 60 20 -190 176Z',
    s.ink.span(
      [
        [0, s.key.mid, 0],
        [0.6, s.key.light, 0.8],
        [1, '#fff'],
      ],
      -190,
      176,
      100,
      -110,
    ),
  ) +
  line(
    'M-170 130C-60 110 20 30 90 -96',
    s.accent.light,
    8,
    'opacity="0.7" stroke-linecap="round"',
  ) +
  `<g transform="translate(74 -84) scale(.72)">${rocket(s)}</g>`;
export const mines: Subject = (s) =>
  Array.from({ length: 9 }, (_, i) => {
    const x = -164 + (i % 3) * 112;
    const y = -164 + Math.floor(i / 3) * 112;
    return (
      box(
        x,
        y,
        102,
        102,
        s.ink.linear([
          [0, tone(s.room, 3)],
          [1, tone(s.room, 1.6)],
        ]),
        'rx="16"',
      ) +
      (i === 4
        ? circle(
            x + 51,
            y + 54,
            32,
            s.ink.radial(
              [
                [0, '#6a7082'],
                [1, '#0c0e14'],
              ],
              0.5,
              0.5,
              0.6,
              0.66,
              0.3,
            ),
          ) +
          [0, 45, 90, 135, 180, 225, 270, 315]
            .map((a) =>
              line(
                `M${polar(30, a, x + 51, y + 54)
                  .map(n)
                  .join(' ')}L${polar(41, a, x + 51, y + 54)
                  .map(n)
                  .join(' ')}`,
                '#1b1e28',
                8,
                'stroke-linecap="round"',
              ),
            )
            .join('') +
          circle(x + 62, y + 42, 7, ramp(25, 0.22).light)
        : shape(
            [
              [x + 51, y + 18],
              [x + 84, y + 46],
              [x + 51, y + 88],
              [x + 18, y + 46],
            ],
            s.ink.linear(
              [
                [0, ramp(HUES[i % 7] ?? 0, 0.18).glow],
                [0.5, ramp(HUES[i % 7] ?? 0, 0.18).mid],
                [1, ramp(HUES[i % 7] ?? 0, 0.18).deep],
              ],
              120,
            ),
          ))
    );
  }).join('');
export const ladder: Subject = (s) =>
  both(
    line('M56 176L84 -176', s.metal.deep, 24, 'stroke-linecap="round"') +
      line('M56 176L84 -176', s.metal.light, 13, 'stroke-linecap="round"'),
  ) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        line(
          `M${-60 - i * 4} ${132 - i * 54}H${60 + i * 4}`,
          s.ink.metal(s.metal),
          14,
          'stroke-linecap="round"',
        ) + box(-60 - i * 4, 125 - i * 54, 120 + i * 8, 14, s.ink.metal(s.metal), 'rx="6"'),
    )
    .join('') +
  numberBall(s, 0, -70, 52, s.key, '8') +
  numberBall(s, -112, 118, 42, s.accent, '3');

// Regional draws: a place, with the drawn balls before it.
const place =
  (scenery: Subject, max: number, k = 0.86): Subject =>
  (s) =>
    `<g transform="translate(0 -34) scale(${k})">${scenery(s)}</g>` +
    balls(
      s,
      [
        [-116, 126, 44],
        [-4, 142, 50],
        [110, 126, 44],
      ],
      max,
    );
export const drawTorii = place(torii, 99);
export const drawPagoda = place(pagoda, 99);
export const drawCity = place(city, 99);
export const drawShip = place(ship, 99);
export const drawIsle = place(palmIsle, 99);
export const drawLotus = place(lotus, 99, 0.8);
export const drawLantern = place(lantern, 99, 0.82);
