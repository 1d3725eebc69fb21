import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, polar, shape } from '../ink.ts';
import type { Point } from '../ink.ts';
import { both, symmetric, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { dragon, tiger } from './beasts.ts';
import { diceThree } from './treasure.ts';
import { starPoints } from './winged.ts';

const RED = ramp(22, 0.22, -0.02);
const PITCH = ramp(270, 0.03, -0.14);
const SUITS = {
  heart: 'M0 34C-14 20 -40 4 -38 -18C-36 -38 -10 -40 0 -20C10 -40 36 -38 38 -18C40 4 14 20 0 34Z',
  diamond: 'M0 -40L30 0L0 40L-30 0Z',
  spade:
    'M0 -38C12 -20 38 -8 38 12C38 30 16 32 6 18L14 38H-14L-6 18C-16 32 -38 30 -38 12C-38 -8 -12 -20 0 -38Z',
  club: 'M0 -40A18 18 0 0 1 16 -13A18 18 0 1 1 6 16L14 38H-14L-6 16A18 18 0 1 1 -16 -13A18 18 0 0 1 0 -40Z',
} as const;
type Suit = keyof typeof SUITS;
const LETTER: Record<string, string> = {
  A: 'M-13 18L0 -18L13 18M-8 6H8',
  K: 'M-10 -18V18M11 -18L-9 2L12 18',
  Q: 'M0 -18A12 18 0 1 1 0 18A12 18 0 1 1 0 -18M4 8L13 20',
  J: 'M8 -18V8Q8 18 -2 18Q-11 18 -11 8',
  '9': 'M10 -8A10 10 0 1 1 10 -9V4Q9 18 -8 17',
};

export const playingCard = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  mark: string,
  suit: Suit,
): string => {
  const colour = suit === 'heart' || suit === 'diamond' ? RED : PITCH;
  const fill = s.ink.linear([
    [0, colour.light],
    [0.4, colour.mid],
    [1, colour.deep],
  ]);
  const corner =
    line(
      LETTER[mark] ?? '',
      colour.mid,
      7,
      'transform="translate(-58 -92)" stroke-linecap="round" stroke-linejoin="round"',
    ) + path(SUITS[suit], colour.mid, 'transform="translate(-58 -48) scale(.4)"');
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${k})">` +
    box(-80, -118, 172, 248, '#000', `rx="16" opacity="0.35" ${s.ink.blur(7)}`) +
    box(
      -84,
      -124,
      168,
      248,
      s.ink.linear(
        [
          [0, '#ffffff'],
          [0.55, '#fbf7f0'],
          [1, '#d7cdc6'],
        ],
        60,
      ),
      'rx="15"',
    ) +
    box(-84, -124, 168, 248, 'none', `rx="15" stroke="${s.metal.mid}" stroke-width="2.5"`) +
    corner +
    `<g transform="rotate(180)">${corner}</g>` +
    path(SUITS[suit], fill, 'transform="scale(1.5)"') +
    '</g>'
  );
};

export const chip = (s: Stage, x: number, y: number, k: number, m: Ramp, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">` +
  circle(3, 7, 60, '#000', 'opacity="0.4"') +
  circle(
    0,
    0,
    60,
    s.ink.radial(
      [
        [0, m.light],
        [0.7, m.mid],
        [1, m.dark],
      ],
      0.5,
      0.5,
      0.6,
      0.64,
      0.28,
    ),
  ) +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<g transform="rotate(${i * 60 + turn})">${box(-11, -60, 22, 16, '#fffaf2', 'rx="2"')}</g>`,
  ).join('') +
  circle(0, 0, 43, tone(m, 1.6)) +
  circle(
    0,
    0,
    40,
    s.ink.radial(
      [
        [0, m.light],
        [1, m.dark],
      ],
      0.5,
      0.5,
      0.6,
      0.64,
      0.28,
    ),
  ) +
  circle(0, 0, 43, 'none', `stroke="${s.metal.light}" stroke-width="3" stroke-dasharray="5 4"`) +
  shape(starPoints(4, 24, 9), s.metal.light) +
  '</g>';

export const chipStack = (
  s: Stage,
  x: number,
  y: number,
  count: number,
  k: number,
  m: Ramp,
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">` +
  Array.from({ length: count }, (_, i) => {
    const yy = -i * 15;
    const dx = [0, 3, -2, 2, -3][i % 5] ?? 0;
    return (
      path(
        `M${dx - 54} ${yy}v12a54 18 0 0 0 108 0v-12Z`,
        s.ink.linear(
          [
            [0, m.deep],
            [0.4, m.mid],
            [0.7, m.light],
            [1, m.dark],
          ],
          0,
        ),
      ) +
      [-38, -4, 30]
        .map((sx) => box(dx + sx, yy + 13 - Math.abs(sx) * 0.1, 13, 11, '#fffaf2', 'opacity="0.9"'))
        .join('') +
      oval(dx, yy, 54, 18, tone(m, 2.6)) +
      (i === count - 1
        ? oval(
            dx,
            yy,
            54,
            18,
            s.ink.linear(
              [
                [0, m.mid],
                [1, m.light],
              ],
              0,
            ),
          ) +
          oval(
            dx,
            yy,
            37,
            12,
            'none',
            `stroke="#fffaf2" stroke-width="3.5" stroke-dasharray="9 6"`,
          ) +
          oval(dx, yy, 27, 8.5, tone(m, 2))
        : '')
    );
  }).join('') +
  '</g>';

export const roulette: Subject = (s) => {
  const out: string[] = [
    `<g transform="scale(1 .8)">`,
    circle(
      0,
      10,
      178,
      s.ink.radial([
        [0.8, '#3a1a0c'],
        [0.9, '#9a5424'],
        [0.96, '#d98c45'],
        [1, '#4a200e'],
      ]),
    ),
    circle(0, 4, 152, s.ink.metal(s.metal, 60)),
  ];
  for (let i = 0; i < 37; i++) {
    const a = (i * 360) / 37;
    const w = 360 / 37;
    out.push(
      shape(
        [polar(146, a), polar(146, a + w), polar(92, a + w), polar(92, a)],
        i === 0 ? ramp(150, 0.16).mid : i % 2 ? tone(RED, 2.4) : '#17131b',
        `stroke="${s.metal.light}" stroke-width="1.4"`,
      ),
    );
  }
  out.push(
    circle(0, 0, 116, 'none', `stroke="${s.metal.light}" stroke-width="2"`),
    circle(
      0,
      0,
      92,
      s.ink.radial(
        [
          [0, '#c77a3c'],
          [0.6, '#6f3214'],
          [1, '#2a0f06'],
        ],
        0.5,
        0.5,
        0.6,
        0.6,
        0.25,
      ),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      line(
        `M0 0L${polar(88, i * 45)
          .map(n)
          .join(' ')}`,
        '#2a0f06',
        2,
        'opacity="0.5"',
      ),
    ),
    circle(0, 0, 58, 'none', `stroke="${s.metal.mid}" stroke-width="4"`),
    '</g>',
  );
  [0, 90, 180, 270].forEach((a) => {
    const [x, y] = polar(56, a + 20);
    out.push(
      line(`M0 -14L${n(x)} ${n(y * 0.8 - 10)}`, s.metal.mid, 10, 'stroke-linecap="round"'),
      circle(x, y * 0.8 - 12, 10, s.ink.ball(s.metal)),
    );
  });
  const [bx, by] = polar(128, -48);
  return (
    out.join('') +
    circle(0, -14, 30, s.ink.ball(s.metal)) +
    circle(0, -42, 17, s.ink.ball(s.metal)) +
    circle(
      bx,
      by * 0.8,
      13,
      s.ink.radial(
        [
          [0, '#fff'],
          [0.6, '#e9eef5'],
          [1, '#7d879a'],
        ],
        0.5,
        0.5,
        0.55,
        0.66,
        0.3,
      ),
    )
  );
};
export const baccarat: Subject = (s) =>
  playingCard(s, -70, 0, 1.08, -14, '9', s.random.pick(['heart', 'diamond'] as const)) +
  playingCard(s, 62, 6, 1.08, 10, 'K', s.random.pick(['spade', 'club'] as const)) +
  chipStack(s, -98, 168, 3, 0.62, s.key) +
  chipStack(s, 112, 170, 4, 0.66, s.accent);
export const baccaratSqueeze: Subject = (s) =>
  [-34, -12, 12, 34]
    .map((a, i) =>
      playingCard(
        s,
        a * 2.4,
        Math.abs(a) * 0.9 - 14,
        0.9,
        a * 0.72,
        ['A', 'J', 'Q', 'K'][i] ?? 'A',
        (['spade', 'heart', 'club', 'diamond'] as const)[i] ?? 'spade',
      ),
    )
    .join('') +
  chip(s, -70, 138, 0.8, s.key, 12) +
  chip(s, 16, 152, 0.9, s.accent, 30) +
  chip(s, 96, 140, 0.74, RED, 4);
export const blackjack: Subject = (s) =>
  playingCard(s, -50, -8, 1.16, -12, 'A', 'spade') +
  playingCard(
    s,
    68,
    2,
    1.16,
    12,
    s.random.pick(['J', 'K', 'Q']),
    s.random.pick(['heart', 'diamond'] as const),
  ) +
  chip(s, -108, 128, 0.85, s.key, 10) +
  chip(s, 4, 152, 0.8, s.accent, 34);
export const poker: Subject = (s) =>
  chipStack(s, -124, 122, 7, 0.72, s.accent) +
  chipStack(s, 126, 122, 9, 0.72, s.key) +
  [-26, -9, 9, 26]
    .map((a, i) =>
      playingCard(
        s,
        a * 2.7,
        Math.abs(a) * 0.7 - 44,
        0.84,
        a,
        ['A', 'K', 'Q', 'J'][i] ?? 'A',
        s.random.pick(['spade', 'heart'] as const),
      ),
    )
    .join('') +
  chipStack(s, -42, 168, 4, 0.74, RED) +
  chipStack(s, 54, 172, 3, 0.74, s.accent);
export const dragonTiger: Subject = (s) =>
  `<g transform="translate(-86 -16) scale(.68)">${dragon({ ...s, key: ramp(25, 0.2), accent: ramp(60, 0.18) })}</g><g transform="translate(90 12) scale(.68)">${tiger({ ...s, key: ramp(62, 0.17) })}</g>` +
  playingCard(s, -50, 132, 0.42, -12, 'A', 'heart') +
  playingCard(s, 40, 136, 0.42, 10, 'K', 'spade');
export const sicBo: Subject = (s) =>
  `<g transform="translate(0 -34) scale(.82)">${diceThree({ ...s, key: RED, accent: ramp(85, 0.03, 0.1) })}</g>` +
  path(
    'M-132 60C-150 -180 150 -180 132 60Z',
    s.ink.linear(
      [
        [0, '#fff', 0.4],
        [0.25, '#fff', 0.06],
        [0.7, '#fff', 0.04],
        [1, '#fff', 0.34],
      ],
      0,
    ),
  ) +
  line('M-104 -50C-92 -104 -60 -124 -34 -132', '#fff', 9, 'stroke-linecap="round" opacity="0.75"') +
  circle(0, -138, 15, s.ink.ball(s.metal)) +
  path('M-156 62Q0 96 156 62L140 118Q0 160 -140 118Z', s.ink.metal(s.metal)) +
  oval(0, 64, 156, 26, 'none', `stroke="${s.metal.glow}" stroke-width="4"`);
export const xocDia: Subject = (s) =>
  oval(0, 96, 166, 58, s.ink.metal(s.metal)) +
  oval(
    0,
    88,
    146,
    46,
    s.ink.radial([
      [0, '#fffdf6'],
      [1, '#bfae9a'],
    ]),
  ) +
  [
    [-64, 88, RED],
    [0, 104, null],
    [58, 84, RED],
    [-6, 74, null],
  ]
    .map(([x, y, m]) =>
      oval(
        x as number,
        y as number,
        28,
        13,
        m ? RED.mid : '#fffaf0',
        `stroke="${RED.deep}" stroke-width="3"`,
      ),
    )
    .join('') +
  `<g transform="translate(30 -62) rotate(14)">${path(
    'M-124 60C-132 -60 -60 -110 0 -110C60 -110 132 -60 124 60Q0 96 -124 60Z',
    s.ink.linear(
      [
        [0, s.key.deep],
        [0.55, s.key.mid],
        [0.72, s.key.glow],
        [1, s.key.dark],
      ],
      0,
    ),
  )}${line('M-122 44Q0 80 122 44M-110 10Q0 44 110 10', s.metal.light, 5)}${circle(0, -114, 16, s.ink.ball(s.metal))}</g>`;
export const wheel: Subject = (s) => {
  const hues = [20, 85, 250, 150, 300, 50];
  return (
    circle(0, 0, 176, s.ink.metal(s.metal, 60)) +
    Array.from({ length: 18 }, (_, i) => {
      const m = ramp(hues[i % 6] ?? 0, 0.18, -0.02);
      const a = i * 20;
      return (
        shape(
          [[0, 0], polar(152, a), polar(154, a + 10), polar(152, a + 20)],
          s.ink.radial([
            [0, m.deep],
            [1, m.mid],
          ]),
          `stroke="${s.metal.light}" stroke-width="2"`,
        ) + circle(...(polar(118, a + 10) as [number, number]), 9, '#fff', 'opacity="0.85"')
      );
    }).join('') +
    Array.from({ length: 24 }, (_, i) => {
      const [x, y] = polar(164, i * 15);
      return circle(x, y, 6, i % 2 ? '#fff' : s.metal.glow);
    }).join('') +
    circle(0, 0, 52, s.ink.metal(s.metal, 60)) +
    circle(0, 0, 40, s.ink.ball(s.key)) +
    shape(starPoints(5, 26, 11), s.metal.light) +
    shape(
      [
        [-22, -192],
        [22, -192],
        [0, -138],
      ],
      s.ink.linear([
        [0, '#fff'],
        [1, s.metal.mid],
      ]),
      `stroke="${s.metal.ink}" stroke-width="4"`,
    )
  );
};
export const fanTan: Subject = (s) =>
  chipStack(s, -90, 130, 8, 0.86, s.key) +
  chipStack(s, 92, 130, 6, 0.86, s.accent) +
  chipStack(s, 0, 160, 11, 0.9, RED) +
  circle(0, -96, 56, s.ink.metal(s.metal, 60)) +
  circle(0, -96, 42, 'none', `stroke="${s.metal.dark}" stroke-width="4"`) +
  box(-16, -112, 32, 32, s.room.ink, `stroke="${s.metal.light}" stroke-width="5"`);

// Chess and board pieces are lathe-turned: one outline, light across it.
const turned = (s: Stage, points: readonly Point[], m: Ramp) =>
  symmetric(
    points,
    s.ink.linear(
      [
        [0, tone(m, 0.6)],
        [0.25, tone(m, 1.8)],
        [0.62, tone(m, 3.6)],
        [0.76, tone(m, 4.8)],
        [0.88, tone(m, 3)],
        [1, tone(m, 1.4)],
      ],
      0,
    ),
    `stroke="${tone(m, 0.6)}" stroke-width="2" stroke-linejoin="round"`,
  );
const BASE: Point[] = [
  [22, 60],
  [30, 96],
  [58, 112],
  [50, 122],
  [76, 150],
  [76, 172],
  [0, 172],
];
const IVORY = ramp(80, 0.05, 0.08);
const EBONY = ramp(270, 0.03, -0.1);
const king = (s: Stage, m: Ramp) =>
  turned(
    s,
    [
      [0, -176],
      [10, -176],
      [10, -160],
      [26, -160],
      [26, -142],
      [10, -142],
      [8, -122],
      [42, -112],
      [52, -70],
      [30, -36],
      [42, -26],
      [24, -12],
      ...BASE,
    ],
    m,
  );
const rookPiece = (s: Stage, m: Ramp) =>
  turned(
    s,
    [
      [0, -90],
      [18, -90],
      [18, -112],
      [36, -112],
      [36, -90],
      [46, -112],
      [58, -112],
      [54, -58],
      [34, -44],
      [44, -30],
      [28, -16],
      ...BASE,
    ],
    m,
  );
const knightPiece = (s: Stage, m: Ramp) =>
  path(
    'M-62 120C-70 60 -20 30 -14 0C-50 10 -70 34 -96 30C-112 20 -108 0 -92 -14C-80 -50 -60 -92 -24 -110L-16 -142L8 -112C70 -96 92 -20 70 60C62 92 66 106 70 120Z',
    s.ink.linear(
      [
        [0, tone(m, 1.4)],
        [0.55, tone(m, 3.4)],
        [0.8, tone(m, 4.6)],
        [1, tone(m, 2)],
      ],
      0,
    ),
    `stroke="${tone(m, 0.6)}" stroke-width="3"`,
  ) +
  line(
    'M14 -100C56 -80 72 -20 56 50M-8 -96C40 -70 50 -20 36 40',
    tone(m, 1),
    6,
    'opacity="0.6" stroke-linecap="round"',
  ) +
  circle(-42, -60, 7, tone(m, 0.2)) +
  line('M-92 8Q-82 14 -76 8', tone(m, 0.4), 5) +
  path(
    'M-74 120H78L88 150V172H-84V150Z',
    s.ink.linear(
      [
        [0, tone(m, 0.8)],
        [0.7, tone(m, 4.4)],
        [1, tone(m, 1.4)],
      ],
      0,
    ),
  );
const versus = (left: string, right: string, k = 0.86) =>
  `<g transform="translate(-84 18) scale(${k})">${left}</g><g transform="translate(84 18) scale(${-k} ${k})">${right}</g>`;
export const chess: Subject = (s) => versus(king(s, IVORY), king(s, EBONY), 0.98);
export const knights: Subject = (s) =>
  versus(
    `<g transform="scale(-1 1)">${knightPiece(s, EBONY)}</g>`,
    `<g transform="scale(-1 1)">${knightPiece(s, IVORY)}</g>`,
    0.95,
  );
export const rooks: Subject = (s) => versus(rookPiece(s, IVORY), rookPiece(s, EBONY), 1.05);
export const kings: Subject = (s) =>
  playingCard(s, -96, 12, 0.92, -16, 'K', 'heart') +
  playingCard(s, 96, 12, 0.92, 16, 'K', 'diamond') +
  playingCard(s, 0, -16, 1.08, 0, 'K', 'spade');
export const cardsDuel: Subject = (s) =>
  [-40, -26, -12]
    .map((a, i) =>
      playingCard(
        s,
        -104 + i * 26,
        10 - i * 10,
        0.82,
        a + 8,
        ['A', '9', 'J'][i] ?? 'A',
        (['club', 'heart', 'spade'] as const)[i] ?? 'club',
      ),
    )
    .join('') +
  [40, 26, 12]
    .map((a, i) =>
      playingCard(
        s,
        104 - i * 26,
        26 - i * 10,
        0.82,
        a - 8,
        ['Q', 'K', 'A'][i] ?? 'A',
        (['diamond', 'spade', 'heart'] as const)[i] ?? 'heart',
      ),
    )
    .join('') +
  chipStack(s, 0, 168, 4, 0.7, s.key);
const tile = (s: Stage, x: number, y: number, k: number, turn: number, face: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${path('M-58 -66L-44 -82H74V78L58 94Z', ramp(150, 0.13, -0.06).dark)}${box(
    -62,
    -76,
    124,
    168,
    s.ink.linear([
      [0, '#d9cdb8'],
      [1, '#9d8e78'],
    ]),
    'rx="14"',
  )}${box(
    -62,
    -82,
    124,
    166,
    s.ink.linear(
      [
        [0, '#ffffff'],
        [1, '#f0e6d4'],
      ],
      60,
    ),
    'rx="14"',
  )}${face}</g>`;
export const mahjong: Subject = (s) => {
  const dots = [0, 120, 240]
    .map((a, i) => {
      const [x, y] = polar(34, a - 90);
      return (
        circle(x, y, 22, [RED.mid, ramp(150, 0.15).dark, ramp(255, 0.16).dark][i] ?? '') +
        circle(x, y, 12, '#fff') +
        circle(x, y, 6, RED.mid)
      );
    })
    .join('');
  const bamboo = [-26, 0, 26]
    .map(
      (x) =>
        box(x - 7, -52, 14, 46, ramp(150, 0.15).dark, 'rx="6"') +
        box(x - 7, 4, 14, 46, x ? ramp(150, 0.15).dark : RED.mid, 'rx="6"'),
    )
    .join('');
  const zhong = line(
    'M-34 -24H34V18H-34ZM0 -56V58',
    RED.mid,
    13,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
  return (
    tile(s, -104, 34, 0.92, -14, bamboo) +
    tile(s, 104, 34, 0.92, 12, dots) +
    tile(s, -4, -12, 1.2, 0, zhong)
  );
};
export const dominoes: Subject = (s) => {
  const half = (y: number, pips: number[][]) =>
    pips
      .map(
        ([u = 0, v = 0]) =>
          circle(u * 26, y + v * 26, 10, '#fff8ea') +
          circle(u * 26 + 1, y + v * 26 + 1, 8, s.accent.light),
      )
      .join('');
  const piece = (x: number, y: number, a: number, p: number[][], q: number[][]) =>
    `<g transform="translate(${x} ${y}) rotate(${a})">${box(-54, -106, 116, 224, '#000', `rx="16" opacity="0.4"`)}${box(
      -58,
      -114,
      116,
      224,
      s.ink.linear(
        [
          [0, tone(EBONY, 2.4)],
          [0.5, tone(EBONY, 1.2)],
          [1, tone(EBONY, 0.4)],
        ],
        60,
      ),
      `rx="15" stroke="${tone(EBONY, 3.4)}" stroke-width="3"`,
    )}${line('M-44 -2H44', s.metal.mid, 5)}${circle(0, -2, 7, s.ink.ball(s.metal))}${half(-58, p)}${half(54, q)}</g>`;
  return (
    piece(
      -76,
      10,
      -18,
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [0, 0],
      ],
      [
        [-1, -1],
        [0, 0],
        [1, 1],
      ],
    ) +
    piece(
      82,
      6,
      14,
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, 0],
        [1, 0],
      ],
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ],
    )
  );
};
const disc3 = (s: Stage, x: number, y: number, k: number, m: Ramp, mark = '') =>
  `<g transform="translate(${x} ${y}) scale(${k})">${path(
    'M-84 0V26A84 46 0 0 0 84 26V0Z',
    s.ink.linear(
      [
        [0, tone(m, 0.6)],
        [0.6, tone(m, 2.4)],
        [1, tone(m, 1)],
      ],
      0,
    ),
  )}${oval(
    0,
    0,
    84,
    46,
    s.ink.linear(
      [
        [0, tone(m, 4.4)],
        [1, tone(m, 2.4)],
      ],
      100,
    ),
  )}${oval(0, 0, 62, 33, 'none', `stroke="${tone(m, 1.4)}" stroke-width="5"`)}${oval(0, 0, 44, 23, 'none', `stroke="${tone(m, 4.8)}" stroke-width="3"`)}${mark}</g>`;
export const checkers: Subject = (s) =>
  disc3(s, -74, 110, 0.95, RED) +
  disc3(s, -74, 70, 0.95, RED) +
  disc3(s, 88, 118, 0.95, EBONY) +
  disc3(
    s,
    10,
    -10,
    1.25,
    IVORY,
    `<g transform="translate(0 -8) scale(.3 .2)">${shape(starPoints(5, 120, 50), s.metal.dark)}</g>`,
  ) +
  disc3(s, 10, -64, 1.25, IVORY);
export const goStones: Subject = (s) => {
  const stone = (x: number, y: number, r: number, dark: boolean) =>
    circle(x - 5, y + 9, r, '#000', 'opacity="0.4"') +
    circle(
      x,
      y,
      r,
      dark
        ? s.ink.radial(
            [
              [0, '#8b8f9e'],
              [0.3, '#3a3d4a'],
              [1, '#07080c'],
            ],
            0.5,
            0.5,
            0.6,
            0.66,
            0.28,
          )
        : s.ink.radial(
            [
              [0, '#fff'],
              [0.6, '#f3efe8'],
              [1, '#9c96a0'],
            ],
            0.5,
            0.5,
            0.6,
            0.66,
            0.28,
          ),
    );
  const wood = s.ink.linear(
    [
      [0, '#f0c274'],
      [1, '#9c6127'],
    ],
    60,
  );
  return (
    box(-160, -150, 320, 310, wood, 'rx="10"') +
    [-2, -1, 0, 1, 2]
      .map((i) =>
        line(`M${i * 64} -140V150M-150 ${i * 64 + 4}H150`, '#4a2a0c', 3, 'opacity="0.75"'),
      )
      .join('') +
    (
      [
        [-64, -60, 1],
        [0, -60, 0],
        [64, -60, 1],
        [-64, 4, 0],
        [0, 4, 1],
        [64, 4, 0],
        [0, 68, 1],
        [-64, 68, 0],
        [64, 68, 1],
      ] as const
    )
      .map(([x, y, d]) => stone(x, y, 30, d === 1))
      .join('')
  );
};
export const backgammon: Subject = (s) =>
  box(-170, -150, 340, 310, '#3a1a0c', 'rx="14"') +
  box(
    -154,
    -134,
    308,
    278,
    s.ink.linear(
      [
        [0, '#b9813f'],
        [1, '#6e3d17'],
      ],
      60,
    ),
  ) +
  Array.from({ length: 6 }, (_, i) => {
    const x = -154 + i * 51.3;
    return (
      shape(
        [
          [x, -134],
          [x + 51, -134],
          [x + 25, -16],
        ],
        i % 2 ? tone(RED, 2) : '#efe0bd',
      ) +
      shape(
        [
          [x, 144],
          [x + 51, 144],
          [x + 25, 26],
        ],
        i % 2 ? '#efe0bd' : tone(RED, 2),
      )
    );
  }).join('') +
  (
    [
      [-128, -108, 0],
      [-128, -64, 0],
      [-26, 116, 1],
      [-26, 72, 1],
      [76, -108, 1],
      [128, 116, 0],
      [128, 72, 0],
    ] as const
  )
    .map(
      ([x, y, d]) =>
        circle(x, y, 24, d ? '#15121a' : '#fff6e6') +
        circle(x, y, 15, 'none', `stroke="${d ? '#5b5766' : '#c9ad84'}" stroke-width="4"`),
    )
    .join('') +
  `<g transform="translate(14 6) scale(.36)">${diceThree({ ...s, key: RED, accent: IVORY })}</g>`;
export const ludo: Subject = (s) => {
  const pawn = (x: number, y: number, k: number, hue: number) => {
    const m = ramp(hue, 0.2);
    return `<g transform="translate(${x} ${y}) scale(${k})">${turned(
      s,
      [
        [0, -40],
        [20, -30],
        [30, 30],
        [64, 90],
        [64, 112],
        [0, 124],
      ],
      m,
    )}${circle(0, -70, 46, s.ink.ball(m))}</g>`;
  };
  return (
    pawn(-92, -30, 0.9, 145) +
    pawn(92, -30, 0.9, 255) +
    pawn(-56, 60, 1.02, 20) +
    pawn(64, 66, 1.02, 90) +
    `<g transform="translate(0 -118) scale(.34)">${diceThree(s)}</g>`
  );
};
export const carrom: Subject = (s) =>
  box(-166, -156, 332, 322, '#3a1a0c', 'rx="18"') +
  box(
    -144,
    -134,
    288,
    278,
    s.ink.linear(
      [
        [0, '#f6d79b'],
        [1, '#b97f3e'],
      ],
      60,
    ),
    'rx="6"',
  ) +
  both(circle(124, -114, 20, '#120806') + circle(124, 124, 20, '#120806')) +
  circle(0, 5, 74, 'none', `stroke="${RED.dark}" stroke-width="4"`) +
  Array.from({ length: 6 }, (_, i) =>
    circle(
      ...(polar(44, i * 60, 0, 5) as [number, number]),
      22,
      i % 2 ? '#17131b' : '#fff8ea',
      'stroke="#6b4a24" stroke-width="3"',
    ),
  ).join('') +
  circle(0, 5, 22, RED.mid, 'stroke="#5a0f14" stroke-width="3"') +
  circle(58, 104, 30, s.ink.ball(s.accent)) +
  line('M48 82L22 44', '#fff', 4, 'stroke-dasharray="4 8"');
