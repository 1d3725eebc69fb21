import { GOLD, ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, pathOf, polar, shape } from '../ink.ts';
import type { Point } from '../ink.ts';
import { both, symmetric, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { starPoints } from './winged.ts';

/** How bright a facet is that faces `degrees`, under a lamp at the upper end side. */
const facing = (degrees: number) => Math.cos(((degrees + 55) * Math.PI) / 180);

const sparkle = (x: number, y: number, r: number) =>
  path(
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
    '#fff',
  );

/** A brilliant seen from above, its outline stretched to the named cut. */
const cutFromAbove = (
  s: Stage,
  m: Ramp,
  sides: number,
  sx: number,
  sy: number,
  turn: number,
): string => {
  const put = (r: number, a: number): Point => {
    const [x, y] = polar(r, a);
    return [x * sx, y * sy];
  };
  const step = 360 / sides;
  const facet = (points: Point[], level: number) =>
    shape(points, tone(m, level), `stroke="${tone(m, level + 0.6)}" stroke-width="1"`);
  const out: string[] = [
    shape(
      Array.from({ length: sides * 2 }, (_, i) => put(160, turn + (i * step) / 2)),
      tone(m, 1),
    ),
  ];
  for (let i = 0; i < sides; i++) {
    const a = turn + i * step;
    const jitter = s.random.range(-0.55, 0.55);
    out.push(
      facet(
        [put(160, a), put(160, a + step / 2), put(122, a + step / 2)],
        2.5 + facing(a + step / 4) * 1.6 + jitter,
      ),
      facet(
        [put(160, a + step / 2), put(160, a + step), put(122, a + step / 2)],
        2.1 + facing(a + (3 * step) / 4) * 1.5 - jitter,
      ),
      facet(
        [put(160, a), put(122, a + step / 2), put(88, a), put(122, a - step / 2)],
        2.8 + facing(a) * 1.9,
      ),
      facet(
        [put(88, a), put(88, a + step), put(122, a + step / 2)],
        3 - facing(a + step / 2) * 1.4 + jitter,
      ),
    );
  }
  const table = Array.from({ length: sides }, (_, i) => put(88, turn + i * step));
  out.push(
    shape(
      table,
      s.ink.linear(
        [
          [0, tone(m, 4.8)],
          [0.45, tone(m, 3.2)],
          [1, tone(m, 1.8)],
        ],
        125,
      ),
    ),
  );
  for (let i = 0; i < sides; i++) {
    out.push(
      shape(
        [put(88, turn + i * step), put(88, turn + (i + 1) * step), [0, 12]],
        tone(m, 2.6 + facing(turn + i * step + 180) * 1.9),
        'opacity="0.55"',
      ),
    );
  }
  return (
    out.join('') +
    shape(
      [put(88, turn), put(88, turn + step), put(40, turn + step * 2)],
      '#fff',
      'opacity="0.35"',
    ) +
    sparkle(70 * sx, -98 * sy, 34) +
    sparkle(-84 * sx, 70 * sy, 14)
  );
};

/** A diamond in profile. */
const cutFromSide = (s: Stage, m: Ramp): string => {
  const xs = [-170, -104, -36, 36, 104, 170];
  const top = [-112, -40, 40, 112];
  const out: string[] = [];
  const f = (points: Point[], level: number) =>
    out.push(
      shape(
        points,
        s.ink.linear(
          [
            [0, tone(m, level + 0.5)],
            [1, tone(m, level - 0.5)],
          ],
          110,
        ),
        `stroke="${tone(m, level + 1)}" stroke-width="1"`,
      ),
    );
  for (let i = 0; i < 5; i++)
    f(
      [
        [xs[i] ?? 0, -40],
        [xs[i + 1] ?? 0, -40],
        [0, 162],
      ],
      1.4 + [0.3, 1.6, 0.6, 2.4, 1.2][i]!,
    );
  for (let i = 0; i < 3; i++)
    f(
      [
        [top[i] ?? 0, -120],
        [top[i + 1] ?? 0, -120],
        [xs[i + 1]! + 68 / 1, -40],
      ],
      [3, 4.6, 4][i]!,
    );
  f(
    [
      [-170, -40],
      [-112, -120],
      [-104, -40],
    ],
    2,
  );
  f(
    [
      [170, -40],
      [112, -120],
      [104, -40],
    ],
    3.4,
  );
  f(
    [
      [-112, -120],
      [-36, -40],
      [-104, -40],
    ],
    3.6,
  );
  f(
    [
      [112, -120],
      [36, -40],
      [104, -40],
    ],
    4.4,
  );
  f(
    [
      [-40, -120],
      [-36, -40],
      [36, -40],
      [40, -120],
    ],
    4.2,
  );
  f(
    [
      [-112, -120],
      [-40, -120],
      [-36, -40],
    ],
    2.6,
  );
  f(
    [
      [112, -120],
      [40, -120],
      [36, -40],
    ],
    3.2,
  );
  return out.join('') + sparkle(104, -104, 36) + sparkle(-60, 10, 16);
};

export const brilliant: Subject = (s) => cutFromAbove(s, s.key, 8, 1, 1, -90);
export const emeraldCut: Subject = (s) => {
  const ring = (w: number, h: number, c: number): Point[] => [
    [-w + c, -h],
    [w - c, -h],
    [w, -h + c],
    [w, h - c],
    [w - c, h],
    [-w + c, h],
    [-w, h - c],
    [-w, -h + c],
  ];
  const sizes = [ring(128, 164, 44), ring(106, 140, 37), ring(84, 116, 30), ring(60, 90, 22)];
  const levels = [3.6, 4.4, 2.2, 3, 1.4, 0.9, 1.6, 2.6];
  const out: string[] = [];
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 8; i++) {
      const a = sizes[r]!;
      const b = sizes[r + 1]!;
      const j = (i + 1) % 8;
      const level = levels[i]! + (r === 1 ? 0.6 : 0) - (r === 2 ? (levels[i]! - 2.5) * 1.4 : 0);
      out.push(
        shape(
          [a[i]!, a[j]!, b[j]!, b[i]!],
          tone(s.key, level),
          `stroke="${tone(s.key, level + 0.7)}" stroke-width="1"`,
        ),
      );
    }
  return (
    out.join('') +
    shape(
      sizes[3]!,
      s.ink.linear(
        [
          [0, tone(s.key, 5)],
          [0.4, tone(s.key, 3.4)],
          [0.42, tone(s.key, 2.4)],
          [1, tone(s.key, 3.6)],
        ],
        120,
      ),
    ) +
    sparkle(92, -124, 36) +
    sparkle(-70, 96, 14)
  );
};
export const diamond: Subject = (s) => cutFromSide(s, s.key);
export const pearl: Subject = (s) => {
  const shell = (flip: number, m: Ramp) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = -90 + (i - 4) * 20;
      const [x, y] = polar(170, a - 10);
      const [x2, y2] = polar(182, a);
      const [x3, y3] = polar(170, a + 10);
      return path(
        `M0 60L${n(x)} ${n((y + 60) * flip)}Q${n(x2 * 1.04)} ${n((y2 + 56) * flip)} ${n(x3)} ${n((y3 + 60) * flip)}Z`,
        s.ink.linear([
          [0, tone(m, 4.6 - (i % 2) * 0.7)],
          [1, tone(m, 2)],
        ]),
      );
    }).join('');
  return (
    shell(1, s.key) +
    path(
      'M-150 70Q0 20 150 70Q140 150 0 156Q-140 150 -150 70Z',
      s.ink.linear([
        [0, tone(s.key, 1)],
        [0.4, tone(s.key, 3.6)],
        [1, tone(s.key, 1.6)],
      ]),
    ) +
    oval(0, 74, 120, 26, tone(s.key, 0.6)) +
    circle(
      0,
      32,
      58,
      s.ink.radial(
        [
          [0, '#fff'],
          [0.4, '#fdf1f4'],
          [0.75, '#d9c3dc'],
          [1, '#7d6c98'],
        ],
        0.5,
        0.5,
        0.6,
        0.64,
        0.26,
      ),
    ) +
    sparkle(26, 4, 20)
  );
};

const coinFace = (s: Stage, m: Ramp, r: number, mark: string): string =>
  circle(0, 0, r, s.ink.metal(m, 60)) +
  circle(
    0,
    0,
    r * 0.88,
    s.ink.linear(
      [
        [0, m.dark],
        [0.5, m.mid],
        [1, m.light],
      ],
      60,
    ),
  ) +
  circle(
    0,
    0,
    r * 0.8,
    s.ink.linear(
      [
        [0, m.light],
        [0.5, m.mid],
        [1, m.dark],
      ],
      60,
    ),
  ) +
  Array.from({ length: 40 }, (_, i) => {
    const [x, y] = polar(r * 0.94, i * 9);
    return circle(x, y, r * 0.022, m.glow, 'opacity="0.8"');
  }).join('') +
  mark;
const stack = (s: Stage, x: number, y: number, count: number, m: Ramp) =>
  Array.from({ length: count }, (_, i) => {
    const top = y - i * 17;
    const dx = x + ((i * 7) % 5) - 2;
    return (
      path(
        `M${dx - 50} ${top}v14a50 15 0 0 0 100 0v-14Z`,
        s.ink.linear(
          [
            [0, m.deep],
            [0.3, m.mid],
            [0.7, m.light],
            [1, m.dark],
          ],
          0,
        ),
      ) +
      oval(
        dx,
        top,
        50,
        15,
        i === count - 1
          ? s.ink.linear(
              [
                [0, m.light],
                [1, m.glow],
              ],
              0,
            )
          : m.dark,
      ) +
      (i === count - 1
        ? oval(dx, top, 36, 10, 'none', `stroke="${m.dark}" stroke-width="2.5"`)
        : '')
    );
  }).join('');

export const coins: Subject = (s) =>
  stack(s, -100, 126, 5, s.metal) +
  stack(s, 106, 132, 7, s.metal) +
  stack(s, 0, 150, 3, s.metal) +
  `<g transform="translate(0 -34)">${coinFace(s, s.metal, 126, shape(starPoints(5, 66, 27), s.ink.metal(s.metal, 120), `stroke="${s.metal.deep}" stroke-width="5" stroke-linejoin="round"`))}</g>` +
  sparkle(84, -110, 32);
export const ancientCoin: Subject = (s) =>
  stack(s, -108, 140, 4, s.metal) +
  stack(s, 108, 140, 4, s.metal) +
  `<g transform="translate(0 -20) rotate(-8)">${coinFace(s, s.metal, 146, box(-40, -40, 80, 80, s.key.ink, `stroke="${s.metal.light}" stroke-width="9"`) + both(line('M60 -34H96M60 -12H104M78 -34V20M62 30Q84 20 100 34', s.metal.deep, 9, 'stroke-linecap="round"')) + line('M-30 -70H30M0 -88V-58M-26 72Q0 56 26 72M0 62V98', s.metal.deep, 9, 'stroke-linecap="round"'))}</g>` +
  sparkle(96, -100, 30);

export const crown: Subject = (s) => {
  const spikes: Point[] = [
    [0, -132],
    [34, -40],
    [86, -112],
    [104, -26],
    [160, -84],
    [136, 84],
  ];
  return (
    symmetric(
      spikes,
      s.ink.metal(s.metal, 20),
      `stroke="${s.metal.deep}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    both(
      shape(
        [
          [0, -132],
          [34, -40],
          [0, 60],
        ],
        '#fff',
        'opacity="0.14"',
      ) +
        shape(
          [
            [86, -112],
            [104, -26],
            [80, 70],
            [60, -10],
          ],
          s.metal.deep,
          'opacity="0.35"',
        ) +
        circle(86, -118, 15, s.ink.ball(s.accent)) +
        circle(160, -90, 14, s.ink.ball(s.key)),
    ) +
    circle(0, -142, 20, s.ink.ball(s.key)) +
    path('M-140 60Q0 106 140 60L134 118Q0 164 -134 118Z', s.ink.metal(s.metal)) +
    line('M-138 66Q0 112 138 66M-134 112Q0 158 134 112', s.metal.glow, 4) +
    both(
      shape(
        [
          [60, 82],
          [82, 100],
          [66, 122],
          [44, 104],
        ],
        s.ink.ball(s.accent),
      ) + circle(108, 90, 12, s.ink.ball(s.key)),
    ) +
    `<g transform="translate(0 108) scale(.16)">${cutFromAbove(s, s.key, 8, 1, 1, -90)}</g>` +
    `<g transform="translate(0 0) scale(.2)">${cutFromAbove(s, s.key, 8, 0.8, 1.1, -90)}</g>` +
    sparkle(70, -66, 22)
  );
};

export const chest: Subject = (s) => {
  const wood = ramp(45, 0.1, -0.08);
  const planks = (y: number, h: number, k: number) =>
    Array.from({ length: k }, (_, i) =>
      line(`M-150 ${n(y + ((i + 1) * h) / (k + 1))}H150`, wood.ink, 3, 'opacity="0.7"'),
    ).join('');
  return (
    path(
      'M-140 -38C-140 -150 140 -150 140 -38L118 -8H-118Z',
      s.ink.linear([
        [0, tone(wood, 2)],
        [1, tone(wood, 0.6)],
      ]),
    ) +
    path('M-122 -40C-116 -116 116 -116 122 -40Z', wood.ink) +
    oval(
      0,
      -24,
      128,
      46,
      s.ink.radial([
        [0, '#fffbe0'],
        [0.5, s.metal.light, 0.8],
        [1, s.metal.mid, 0],
      ]),
    ) +
    Array.from({ length: 26 }, (_, i) => {
      const x = -112 + ((i * 47) % 224);
      const y = -10 - ((i * 29) % 40) * (1 - Math.abs(x) / 150);
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${((i * 53) % 60) - 30}) scale(1 .6)">${circle(0, 0, 25, s.ink.metal(s.metal, 40))}${circle(0, 0, 17, 'none', `stroke="${s.metal.dark}" stroke-width="3"`)}</g>`;
    }).join('') +
    `<g transform="translate(-48 -44) rotate(-14) scale(.24)">${cutFromAbove(s, s.key, 8, 1, 1, -90)}</g><g transform="translate(46 -50) rotate(10) scale(.28)">${cutFromAbove(s, s.accent, 6, 0.85, 1, -90)}</g>` +
    path(
      'M-150 6H150L140 148Q0 160 -140 148Z',
      s.ink.linear([
        [0, tone(wood, 3)],
        [0.5, tone(wood, 2.2)],
        [1, tone(wood, 0.8)],
      ]),
    ) +
    planks(6, 140, 3) +
    box(-154, 0, 308, 22, s.ink.metal(s.metal), 'rx="5"') +
    both(
      path('M92 6H122L116 150L88 152Z', s.ink.metal(s.metal, 0)) +
        [40, 80, 120].map((y) => circle(104, y, 5, s.metal.glow)).join(''),
    ) +
    path(
      'M-32 -6H32V54L0 76L-32 54Z',
      s.ink.metal(s.metal, 120),
      `stroke="${s.metal.deep}" stroke-width="3"`,
    ) +
    circle(0, 24, 10, s.key.ink) +
    shape(
      [
        [-5, 28],
        [5, 28],
        [9, 52],
        [-9, 52],
      ],
      s.key.ink,
    ) +
    sparkle(60, -96, 26) +
    sparkle(-80, -70, 16)
  );
};

const bar7 = (s: Stage, m: Ramp, x: number, y: number, k: number, turn: number): string => {
  const d = 'M-74 -100H84V-58C30 -6 10 48 6 110H-52C-46 40 -16 -14 24 -50H-40L-48 -22H-82Z';
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">` +
    [12, 9, 6, 3]
      .map((o) =>
        path(
          d,
          m.deep,
          `transform="translate(${-o} ${o})" stroke="${m.ink}" stroke-width="10" stroke-linejoin="round"`,
        ),
      )
      .join('') +
    path(d, s.metal.light, `stroke="${s.metal.light}" stroke-width="16" stroke-linejoin="round"`) +
    path(
      d,
      s.ink.linear([
        [0, m.light],
        [0.45, m.mid],
        [0.5, m.dark],
        [1, m.mid],
      ]),
    ) +
    path('M-68 -94H78V-84H-74Z', '#fff', 'opacity="0.6"') +
    '</g>'
  );
};
export const sevens: Subject = (s) =>
  bar7(s, s.accent, -84, 22, 0.86, -14) +
  bar7(s, s.accent, 92, 22, 0.86, 14) +
  bar7(s, s.key, 2, -6, 1.28, 0) +
  sparkle(96, -124, 30);
export const bell: Subject = (s) =>
  circle(0, -134, 22, 'none', `stroke="${s.metal.mid}" stroke-width="14"`) +
  circle(0, 128, 32, s.ink.ball(s.metal)) +
  path(
    'M0 -124C76 -120 84 -56 92 16C98 60 122 78 144 96Q148 118 130 120Q0 148 -130 120Q-148 118 -144 96C-122 78 -98 60 -92 16C-84 -56 -76 -120 0 -124Z',
    s.ink.linear(
      [
        [0, s.metal.deep],
        [0.22, s.metal.mid],
        [0.34, s.metal.dark],
        [0.6, s.metal.light],
        [0.72, s.metal.glow],
        [0.84, s.metal.mid],
        [1, s.metal.dark],
      ],
      0,
    ),
  ) +
  line('M-92 20Q0 46 92 20M-96 40Q0 66 98 40', s.metal.deep, 5, 'opacity="0.7"') +
  path(
    'M-140 98Q0 130 140 98Q148 116 130 122Q0 148 -130 122Q-148 116 -140 98Z',
    s.ink.metal(s.metal),
  ) +
  path(
    'M-60 -112Q-150 -90 -128 -160Q-60 -160 -8 -120Q60 -160 128 -160Q150 -90 60 -112Q0 -96 -60 -112Z',
    s.ink.linear([
      [0, s.key.light],
      [1, s.key.dark],
    ]),
  ) +
  circle(0, -122, 20, s.ink.ball(s.key)) +
  sparkle(56, -30, 26);

export const clover: Subject = (s) =>
  [45, 135, 225, 315]
    .map(
      (a) =>
        `<g transform="rotate(${a})"><path d="M0 -6C-30 -40 -96 -60 -84 -120C-74 -160 -20 -164 0 -122C20 -164 74 -160 84 -120C96 -60 30 -40 0 -6Z" fill="${s.ink.radial(
          [
            [0, s.key.glow],
            [0.3, s.key.light],
            [0.7, s.key.mid],
            [1, s.key.deep],
          ],
          0.5,
          0.4,
          0.7,
          0.5,
          0.2,
        )}"/><path d="M0 -10V-96M0 -40L34 -84M0 -40L-34 -84" stroke="${s.key.glow}" stroke-width="3" fill="none" opacity=".5"/></g>`,
    )
    .join('') +
  line('M4 6C20 70 10 120 -40 168', s.key.dark, 14, 'stroke-linecap="round"') +
  circle(0, 0, 18, s.ink.ball(s.metal)) +
  sparkle(84, -104, 24);
export const horseshoe: Subject = (s) => {
  const d = 'M-66 140C-150 60 -140 -132 0 -132C140 -132 150 60 66 140';
  return (
    line(d, s.metal.ink, 62) +
    line(d, s.ink.metal(s.metal, 40), 52) +
    line(d, s.metal.deep, 16, 'opacity="0.55"') +
    [
      [-106, 70],
      [-118, 0],
      [-92, -66],
      [92, -66],
      [118, 0],
      [106, 70],
    ]
      .map(([x = 0, y = 0]) => box(x - 6, y - 8, 12, 16, s.metal.ink))
      .join('') +
    `<g transform="translate(0 34) scale(.46)">${clover({ ...s, key: ramp(145, 0.18) })}</g>` +
    sparkle(104, -76, 26)
  );
};
export const star: Subject = (s) => {
  const p = starPoints(5, 168, 70);
  return (
    p
      .map((a, i) =>
        shape(
          [a, p[(i + 1) % 10]!, [0, 0]],
          tone(s.metal, i % 2 ? 2.1 + facing(i * 36 - 72) * 0.8 : 3.9 + facing(i * 36 - 90) * 0.9),
        ),
      )
      .join('') +
    line(pathOf(p), s.metal.glow, 3, 'stroke-linejoin="round"') +
    `<g transform="scale(.26)">${cutFromAbove(s, s.key, 8, 1, 1, -90)}</g>` +
    sparkle(52, -92, 26)
  );
};
export const sheriff: Subject = (s) => {
  const p = starPoints(6, 150, 84);
  return (
    p
      .map((a, i) => (i % 2 ? '' : circle(a[0] * 1.06, a[1] * 1.06, 18, s.ink.ball(s.metal))))
      .join('') +
    p
      .map((a, i) => shape([a, p[(i + 1) % 12]!, [0, 0]], tone(s.metal, i % 2 ? 2.2 : 3.8)))
      .join('') +
    circle(0, 0, 60, s.ink.metal(s.metal, 120)) +
    circle(0, 0, 48, s.metal.deep) +
    `<g transform="scale(.28)">${star(s)}</g>`
  );
};
export const chalice: Subject = (s) =>
  path(
    'M-96 -110H96C96 0 54 34 18 44V96C52 102 76 120 80 146H-80C-76 120 -52 102 -18 96V44C-54 34 -96 0 -96 -110Z',
    s.ink.linear(
      [
        [0, s.metal.deep],
        [0.2, s.metal.mid],
        [0.34, s.metal.dark],
        [0.62, s.metal.glow],
        [0.78, s.metal.mid],
        [1, s.metal.deep],
      ],
      0,
    ),
  ) +
  oval(0, -110, 96, 26, s.metal.light) +
  oval(
    0,
    -108,
    84,
    20,
    s.ink.linear([
      [0, s.key.ink],
      [1, s.key.light],
    ]),
  ) +
  oval(0, 146, 80, 16, s.ink.metal(s.metal)) +
  oval(0, 70, 30, 15, s.ink.metal(s.metal)) +
  [-50, 0, 50]
    .map(
      (x) =>
        `<g transform="translate(${x} ${-50 + Math.abs(x) * 0.08}) scale(.17)">${cutFromAbove(s, x ? s.accent : s.key, 8, 0.9, 1.1, -90)}</g>`,
    )
    .join('') +
  both(
    line('M92 -70C160 -80 150 0 74 4', s.metal.mid, 13) +
      line('M92 -70C160 -80 150 0 74 4', s.metal.glow, 3),
  ) +
  sparkle(60, -130, 24);
export const key: Subject = (s) =>
  `<g transform="rotate(32)">` +
  line('M0 -40V150', s.metal.ink, 34) +
  line(
    'M0 -40V150',
    s.ink.span(
      [
        [0, s.metal.dark],
        [0.5, s.metal.glow],
        [1, s.metal.dark],
      ],
      -13,
      0,
      13,
      0,
    ),
    26,
  ) +
  path(
    'M8 78H64V104H44V116H64V146H8Z',
    s.ink.metal(s.metal, 60),
    `stroke="${s.metal.ink}" stroke-width="3"`,
  ) +
  [0, 120, 240]
    .map((a) => {
      const [x, y] = polar(44, a - 90, 0, -92);
      return (
        circle(x, y, 40, 'none', `stroke="${s.metal.ink}" stroke-width="24"`) +
        circle(x, y, 40, 'none', `stroke="${s.metal.mid}" stroke-width="17"`) +
        circle(x, y, 43, 'none', `stroke="${s.metal.glow}" stroke-width="4"`)
      );
    })
    .join('') +
  `<g transform="translate(0 -92) scale(.2)">${cutFromAbove(s, s.key, 8, 1, 1, -90)}</g>` +
  oval(0, -18, 26, 12, s.ink.metal(s.metal)) +
  '</g>';
const die = (
  s: Stage,
  x: number,
  y: number,
  k: number,
  turn: number,
  m: Ramp,
  pips: [number[][], number[][], number[][]],
): string => {
  const spots = (list: number[][], basis: (u: number, v: number) => Point, lit: number) =>
    list
      .map(([u = 0, v = 0]) => {
        const [px, py] = basis(u, v);
        return (
          oval(px, py, 13, lit === 0 ? 8 : 13, '#fff8ec') +
          oval(px + 1, py + 2, 10, lit === 0 ? 6 : 10, tone(s.metal, lit === 0 ? 4.4 : 3.6))
        );
      })
      .join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">` +
    `<g stroke-linejoin="round" stroke-width="14">` +
    shape(
      [
        [0, -110],
        [100, -56],
        [0, 0],
        [-100, -56],
      ],
      s.ink.linear(
        [
          [0, m.light],
          [1, m.mid],
        ],
        30,
      ),
      `stroke="${tone(m, 3.6)}"`,
    ) +
    shape(
      [
        [-100, -56],
        [0, 0],
        [0, 118],
        [-100, 62],
      ],
      s.ink.linear([
        [0, m.dark],
        [1, m.deep],
      ]),
      `stroke="${tone(m, 1.6)}"`,
    ) +
    shape(
      [
        [100, -56],
        [0, 0],
        [0, 118],
        [100, 62],
      ],
      s.ink.linear([
        [0, m.mid],
        [1, m.dark],
      ]),
      `stroke="${tone(m, 2.6)}"`,
    ) +
    '</g>' +
    spots(pips[0], (u, v) => [u * 100 - v * 100, -110 + (u + v) * 54], 0) +
    spots(pips[1], (u, v) => [-100 + u * 100, -56 + u * 56 + v * 118], 1) +
    spots(pips[2], (u, v) => [u * 100, 0 - u * 56 + v * 118], 2) +
    line('M-100 -56L0 0L100 -56M0 0V118', '#fff', 3, 'opacity="0.35"') +
    '</g>'
  );
};
const P1 = [[0.5, 0.5]];
const P2 = [
  [0.25, 0.25],
  [0.75, 0.75],
];
const P3 = [...P1, ...P2];
const P5 = [...P3, [0.25, 0.75], [0.75, 0.25]];
const P4 = [...P2, [0.25, 0.75], [0.75, 0.25]];
const P6 = [...P4, [0.25, 0.5], [0.75, 0.5]];
export const dice: Subject = (s) =>
  die(s, -64, -64, 0.78, -14, s.accent, [P6, P4, P2]) +
  die(s, 52, 48, 1.04, 12, s.key, [P5, P3, P6]);
export const diceThree: Subject = (s) =>
  die(s, -2, -98, 0.66, 4, s.metal === GOLD ? ramp(80, 0.04, 0.08) : s.accent, [P2, P6, P4]) +
  die(s, -88, 48, 0.78, -12, s.key, [P6, P4, P2]) +
  die(s, 86, 54, 0.82, 10, s.accent, [P5, P3, P1]);
export const lotus: Subject = (s) => {
  const petal = (a: number, len: number, w: number, m: Ramp, lv: number) =>
    `<g transform="translate(0 90) rotate(${a})"><path d="M0 0C${-w} ${-len * 0.3} ${-w * 0.9} ${-len * 0.75} 0 ${-len}C${w * 0.9} ${-len * 0.75} ${w} ${-len * 0.3} 0 0Z" fill="${s.ink.linear(
      [
        [0, tone(m, lv + 1)],
        [0.5, tone(m, lv)],
        [1, tone(m, lv - 1.8)],
      ],
    )}"/><path d="M0 -20V${-len * 0.8}" stroke="${tone(m, lv + 1.2)}" stroke-width="2" opacity=".5"/></g>`;
  return (
    both(
      path(
        'M10 116C80 80 150 90 178 128C120 160 60 150 10 130Z',
        s.ink.linear([
          [0, ramp(150, 0.12).mid],
          [1, ramp(150, 0.12).deep],
        ]),
      ),
    ) +
    [-78, 78, -58, 58].map((a) => petal(a, 180, 44, s.key, 2.8)).join('') +
    [-40, 40, -22, 22].map((a) => petal(a, 212, 50, s.key, 3.4)).join('') +
    petal(0, 224, 52, s.key, 4) +
    [-64, 64, -34, 34].map((a) => petal(a, 136, 42, s.key, 3.6)).join('') +
    [-14, 14].map((a) => petal(a, 150, 44, s.key, 4.2)).join('') +
    circle(
      0,
      -146,
      12,
      s.ink.radial([
        [0, '#fff'],
        [1, s.accent.light, 0],
      ]),
    )
  );
};
export const rose: Subject = (s) => {
  const swirl = Array.from({ length: 16 }, (_, i) => {
    const a = i * 137.5;
    const r = 128 - i * 7.4;
    const [x, y] = polar(r * 0.28, a, 0, -34);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(a + 90)})"><path d="M${n(-r * 0.72)} 0C${n(-r * 0.8)} ${n(-r * 0.8)} ${n(r * 0.8)} ${n(-r * 0.8)} ${n(r * 0.72)} 0C${n(r * 0.5)} ${n(r * 0.5)} ${n(-r * 0.5)} ${n(r * 0.5)} ${n(-r * 0.72)} 0Z" fill="${s.ink.linear(
      [
        [0, tone(s.key, 4.2 - (i % 3) * 0.35)],
        [0.22, tone(s.key, 3)],
        [1, tone(s.key, 0.8)],
      ],
    )}" stroke="${tone(s.key, 0.6)}" stroke-width="1.5"/></g>`;
  }).join('');
  return (
    line('M0 60C-6 100 8 140 -8 184', ramp(145, 0.1, -0.1).mid, 12, 'stroke-linecap="round"') +
    both(
      path(
        'M4 130C50 80 120 84 146 104C120 150 60 160 4 136Z',
        s.ink.linear(
          [
            [0, ramp(145, 0.12).mid],
            [1, ramp(145, 0.1).deep],
          ],
          40,
        ),
      ),
    ) +
    swirl
  );
};
