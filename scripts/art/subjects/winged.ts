import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { circle, line, n, oval, path, polar, shape } from '../ink.ts';
import type { Point } from '../ink.ts';
import { both, symmetric, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';

/** A single leaf-shaped feather from (x, y) outwards. */
const feather = (
  s: Stage,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  m: Ramp,
  step: number,
) => {
  const d = `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.8)} ${n(-width)} ${n(length)} 0C${n(length * 0.8)} ${n(width * 0.7)} ${n(length * 0.25)} ${n(width * 0.7)} 0 0Z`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${path(
    d,
    s.ink.linear(
      [
        [0, tone(m, step - 1.6)],
        [0.55, tone(m, step)],
        [1, tone(m, step + 0.9)],
      ],
      0,
    ),
  )}${line(`M${n(length * 0.1)} 0H${n(length * 0.92)}`, tone(m, step + 1), 1.4, 'opacity="0.6"')}</g>`;
};

const wing = (s: Stage, m: Ramp, tips: Ramp): string => {
  const layer = (
    count: number,
    from: number,
    to: number,
    length: number,
    width: number,
    x: number,
    y: number,
    tint: Ramp,
    step: number,
  ) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      return feather(
        s,
        x + t * -10,
        y + t * 34,
        length * (1 - 0.3 * t),
        width,
        from + (to - from) * t,
        tint,
        step - t * 0.6,
      );
    })
      .reverse()
      .join('');
  return (
    layer(7, -82, 30, 178, 29, 30, -26, tips, 2.4) +
    layer(6, -76, 26, 128, 26, 28, -20, m, 2.8) +
    layer(5, -70, 18, 84, 22, 24, -16, tips, 3.4) +
    layer(4, -62, 8, 52, 19, 20, -14, m, 4)
  );
};

const birdHead = (s: Stage, m: Ramp, beak: Ramp, crest: Ramp): string =>
  [-46, -22, 0, 22, 46]
    .map((a) => feather(s, 0, -112, 52 - Math.abs(a) * 0.3, 8, -90 + a, crest, 3.6))
    .join('') +
  path(
    'M-34 -60C-44 -112 -22 -132 0 -132C22 -132 44 -112 34 -60C30 -30 -30 -30 -34 -60Z',
    s.ink.linear(
      [
        [0, tone(m, 2)],
        [0.7, tone(m, 4)],
        [1, tone(m, 3)],
      ],
      0,
    ),
  ) +
  both(
    shape(
      [
        [8, -96],
        [32, -106],
        [26, -86],
      ],
      '#0c0608',
    ) + circle(21, -95, 4.5, s.accent.glow),
  ) +
  symmetric(
    [
      [0, -96],
      [15, -84],
      [0, -44],
    ],
    tone(beak, 2),
  ) +
  shape(
    [
      [0, -96],
      [15, -84],
      [0, -44],
    ],
    tone(beak, 4),
  );

const body = (s: Stage, m: Ramp): string =>
  path(
    'M-46 -64C-60 20 -30 70 0 84C30 70 60 20 46 -64Z',
    s.ink.linear(
      [
        [0, tone(m, 1.4)],
        [0.65, tone(m, 3.6)],
        [1, tone(m, 2.2)],
      ],
      0,
    ),
  ) +
  [0, 1, 2, 3, 4]
    .map((row) =>
      Array.from(
        { length: 4 - (row > 2 ? row - 2 : 0) },
        (_, i, all = 4 - (row > 2 ? row - 2 : 0)) =>
          path(
            `M${n((i - all / 2) * 22)} ${-40 + row * 22}q11 30 22 0Z`,
            tone(m, 4 - row * 0.4),
            'opacity="0.6"',
          ),
      ).join(''),
    )
    .join('');

const displayed = (s: Stage, m: Ramp, tips: Ramp, tail: Ramp, beak: Ramp, crest: Ramp): string =>
  [-40, -20, 0, 20, 40]
    .map((a) => feather(s, 0, 60, 126 - Math.abs(a), 17, 90 + a, tail, 3))
    .join('') +
  both(wing(s, m, tips)) +
  body(s, m) +
  birdHead(s, m, beak, crest);

export const phoenix: Subject = (s) => displayed(s, s.key, s.accent, s.accent, s.metal, s.accent);
export const raven: Subject = (s) => {
  const dark = ramp(265, 0.05, -0.12);
  return displayed(s, dark, ramp(265, 0.08, -0.08), dark, ramp(260, 0.02, -0.1), dark);
};
export const macaw: Subject = (s) =>
  displayed(
    s,
    ramp(25, 0.22),
    ramp(250, 0.18),
    ramp(90, 0.17, 0.1),
    ramp(60, 0.03, -0.1),
    ramp(25, 0.22),
  );
export const eagle: Subject = (s) =>
  displayed(s, ramp(85, 0.03, 0.14), s.key, s.key, s.metal, ramp(85, 0.03, 0.14));

export const wings: Subject = (s) =>
  both(wing(s, ramp(230, 0.03, 0.12), s.key)) +
  symmetric(
    [
      [-1, -130],
      [12, -104],
      [12, 96],
      [0, 150],
    ],
    s.ink.metal(s.metal),
  ) +
  symmetric(
    [
      [0, -96],
      [62, -78],
      [54, -62],
      [0, -70],
    ],
    s.ink.metal(s.metal),
  ) +
  circle(0, -84, 17, s.ink.ball(s.accent)) +
  circle(0, -140, 15, s.ink.ball(s.metal));

/** A fighting cock in profile, facing the inline end. */
export const rooster: Subject = (s) => {
  const tail = [-172, -158, -142, -128, -114, -100]
    .map((a, i) =>
      feather(
        s,
        -58,
        10,
        150 - Math.abs(i - 2.5) * 14,
        17,
        a,
        i % 2 ? s.accent : s.key,
        2.4 + (i % 2) * 0.4,
      ),
    )
    .join('');
  const hackle = Array.from({ length: 9 }, (_, i) =>
    feather(s, 40 - i * 4, -70 + i * 8, 76, 10, 74 + i * 9, s.metal, 3.2),
  ).join('');
  return (
    tail +
    line(
      'M-14 100L-22 150L-52 160M-22 150L4 164M-22 150L-30 172M34 96L34 148L4 160M34 148L64 162M34 148L30 172',
      tone(s.metal, 2.6),
      10,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    path(
      'M-96 10C-90 84 -30 122 22 110C76 98 92 40 78 -30C70 -70 40 -86 26 -60C-4 -6 -60 -20 -96 10Z',
      s.ink.radial(
        [
          [0, tone(s.key, 4)],
          [0.6, tone(s.key, 2.6)],
          [1, tone(s.key, 0.8)],
        ],
        0.5,
        0.5,
        0.65,
        0.7,
        0.2,
      ),
    ) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        feather(
          s,
          34 - i * 8,
          14 + i * 11,
          112 - i * 8,
          18,
          164 + i * 5,
          i % 2 ? s.accent : s.key,
          2.8,
        ),
      )
      .join('') +
    hackle +
    path(
      'M30 -62C24 -112 46 -140 74 -136C104 -130 106 -92 88 -66C74 -48 40 -44 30 -62Z',
      s.ink.linear(
        [
          [0, tone(s.metal, 2.6)],
          [1, tone(s.metal, 4)],
        ],
        0,
      ),
    ) +
    path(
      'M44 -128C36 -158 52 -160 58 -146C58 -172 78 -174 80 -150C88 -170 106 -160 98 -126C84 -140 60 -142 44 -128Z',
      s.ink.linear([
        [0, ramp(22, 0.24).light],
        [1, ramp(22, 0.24).dark],
      ]),
    ) +
    path(
      'M84 -84C104 -74 104 -40 90 -34C76 -36 72 -66 84 -84Z',
      s.ink.linear([
        [0, ramp(22, 0.24).mid],
        [1, ramp(22, 0.24).dark],
      ]),
    ) +
    shape(
      [
        [96, -110],
        [136, -92],
        [96, -84],
      ],
      s.ink.metal(ramp(75, 0.15, 0.08)),
    ) +
    circle(78, -104, 9, '#fff3c4') +
    circle(80, -104, 5, '#130708')
  );
};

/** Two cocks squared up under their banners. */
export const twoRoosters: Subject = (s) => {
  const other: Stage = { ...s, key: s.accent, accent: s.key };
  const banner = (m: Ramp) =>
    path(
      'M22 -186H164V96L93 58L22 96Z',
      s.ink.linear(
        [
          [0, tone(m, 3)],
          [0.5, tone(m, 2)],
          [1, tone(m, 0.8)],
        ],
        70,
      ),
    ) +
    line('M34 -186V70L93 40L152 70V-186', s.metal.light, 4, 'opacity="0.8"') +
    line('M10 -186H176', s.ink.metal(s.metal), 12, 'stroke-linecap="round"') +
    line('M10 -187H176', s.metal.light, 7, 'stroke-linecap="round"') +
    shape(
      starPoints(8, 30, 14).map(([x, y]): Point => [x + 93, y - 132]),
      s.metal.light,
    );
  return (
    `<g transform="scale(-1 1)">${banner(s.key)}</g>${banner(other.key)}` +
    `<g transform="translate(-96 34) scale(.68)">${rooster(s)}</g>` +
    `<g transform="translate(96 34) scale(-.68 .68)">${rooster(other)}</g>`
  );
};

export const butterfly: Subject = (s) => {
  const upper = 'M8 -20C40 -130 140 -160 172 -120C190 -80 150 -6 14 14Z';
  const lower = 'M12 6C100 10 146 60 124 116C104 160 40 130 8 40Z';
  return (
    both(
      path(
        lower,
        s.ink.radial(
          [
            [0, s.accent.glow],
            [0.4, s.accent.mid],
            [1, s.accent.deep],
          ],
          0.2,
          0.1,
          1,
        ),
      ) +
        path(
          upper,
          s.ink.radial(
            [
              [0, s.key.glow],
              [0.4, s.key.light],
              [0.75, s.key.mid],
              [1, s.key.deep],
            ],
            0.1,
            0.9,
            1.1,
          ),
        ) +
        line(
          'M14 -10C60 -60 110 -100 158 -118M14 -4C70 -36 120 -60 166 -82M14 4C80 -10 120 -20 150 -36M14 14C60 40 90 70 108 128M14 14C70 30 100 50 124 84',
          s.key.ink,
          3,
          'opacity="0.55"',
        ) +
        line(upper, s.key.ink, 8) +
        line(lower, s.accent.ink, 7) +
        [0, 1, 2, 3]
          .map((i) => circle(164 - i * 8, -118 + i * 27, 5 - i * 0.6, s.key.glow))
          .join('') +
        circle(96, 92, 15, s.metal.light) +
        circle(96, 92, 8, s.accent.ink) +
        line('M3 -50C14 -90 34 -108 52 -112', s.key.ink, 4, 'stroke-linecap="round"') +
        circle(53, -112, 6, s.metal.light),
    ) +
    oval(
      0,
      6,
      11,
      64,
      s.ink.linear(
        [
          [0, s.metal.dark],
          [0.6, s.metal.light],
          [1, s.metal.dark],
        ],
        0,
      ),
    ) +
    circle(0, -54, 13, s.ink.ball(s.metal))
  );
};

export const scarab: Subject = (s) =>
  both(
    [0, 1, 2, 3, 4, 5]
      .map((i) => feather(s, 40, 0, 146 - i * 11, 15, -38 + i * 15, i % 2 ? s.accent : s.metal, 3))
      .join('') +
      line(
        'M60 70L108 96L100 140M50 100L82 134L66 168',
        s.metal.mid,
        10,
        'stroke-linejoin="round" stroke-linecap="round"',
      ),
  ) +
  oval(0, 60, 78, 102, s.ink.ball(s.metal)) +
  both(
    path(
      'M3 -24C50 -22 74 20 70 66C64 120 34 148 3 154Z',
      s.ink.radial(
        [
          [0, s.key.glow],
          [0.3, s.key.light],
          [0.65, s.key.mid],
          [1, s.key.deep],
        ],
        0.5,
        0.5,
        0.75,
        0.62,
        0.2,
      ),
    ),
  ) +
  line('M0 -26V152', s.metal.light, 5) +
  path('M-64 -26C-60 -66 60 -66 64 -26Q0 -6 -64 -26Z', s.ink.metal(s.metal)) +
  path(
    'M-36 -56C-34 -86 34 -86 36 -56Z',
    s.ink.linear([
      [0, s.key.light],
      [1, s.key.dark],
    ]),
  ) +
  both(line('M24 -70C44 -92 40 -112 22 -122', s.metal.light, 9, 'stroke-linecap="round"')) +
  circle(0, -130, 34, s.ink.ball(ramp(35, 0.2, 0.04))) +
  [0, 1, 2]
    .map((i) =>
      line(
        `M-56 ${46 + i * 30}Q0 ${62 + i * 30} 56 ${46 + i * 30}`,
        s.metal.light,
        3,
        'opacity="0.55"',
      ),
    )
    .join('');

const koiFish = (s: Stage, m: Ramp): string =>
  path('M-6 150C-58 176 -88 170 -110 150C-70 148 -46 132 -22 104Z', tone(m, 4), 'opacity="0.85"') +
  path('M-2 140C-10 186 4 200 30 196C14 176 16 150 14 110Z', tone(m, 3.2), 'opacity="0.85"') +
  path(
    'M50 -40C96 -40 116 -16 120 16C96 6 66 6 48 0ZM-34 -10C-80 10 -90 40 -80 70C-66 48 -44 34 -26 26Z',
    tone(m, 4.4),
    'opacity="0.8"',
  ) +
  path(
    'M20 -130C70 -112 66 -20 40 40C24 84 6 120 -14 132C-36 90 -60 -10 -30 -80C-18 -112 0 -132 20 -130Z',
    s.ink.radial(
      [
        [0, '#ffffff'],
        [0.6, '#fbe9da'],
        [1, '#b98e86'],
      ],
      0.5,
      0.5,
      0.65,
      0.65,
      0.3,
    ),
  ) +
  path(
    'M20 -130C52 -122 62 -84 58 -50C30 -40 2 -60 -16 -98C-6 -120 8 -132 20 -130ZM40 -4C10 -14 -22 0 -40 16C-36 44 -28 66 -22 86C4 80 38 50 46 20Z',
    s.ink.linear(
      [
        [0, m.light],
        [0.5, m.mid],
        [1, m.dark],
      ],
      100,
    ),
  ) +
  Array.from({ length: 16 }, (_, i) => {
    const x = -16 + (i % 4) * 17;
    const y = -26 + Math.floor(i / 4) * 22 + (i % 2) * 10;
    return line(`M${x} ${y}q8 9 16 0`, '#7d3b34', 1.6, 'opacity="0.35"');
  }).join('') +
  circle(42, -104, 7, '#14080a') +
  circle(44, -106, 2.5, '#fff') +
  circle(-6, -108, 6, '#14080a') +
  line(
    'M46 -122C64 -136 70 -150 66 -160M14 -130C4 -142 -10 -148 -18 -146',
    '#fff2e0',
    3,
    'stroke-linecap="round"',
  );

export const koi: Subject = (s) =>
  `<g transform="translate(-66 -14) rotate(14) scale(.82)">${koiFish(s, s.key)}</g><g transform="translate(70 24) rotate(192) scale(.82)">${koiFish(s, s.accent)}</g>`;

export const crane: Subject = (s) => {
  const white = ramp(85, 0.02, 0.13);
  return (
    circle(
      36,
      -44,
      112,
      s.ink.radial([
        [0, ramp(25, 0.2, 0.06).light],
        [1, ramp(25, 0.22).dark],
      ]),
    ) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        feather(
          s,
          -10,
          10,
          168 - i * 12,
          17,
          -142 + i * 17,
          i < 3 ? ramp(265, 0.04, -0.1) : white,
          3.4,
        ),
      )
      .join('') +
    [0, 1, 2, 3, 4]
      .map((i) => feather(s, -2, 14, 96 - i * 7, 15, -134 + i * 19, white, 4.2))
      .join('') +
    path(
      'M-64 60C-40 20 20 -6 60 24C40 70 -20 92 -64 60Z',
      s.ink.linear([
        [0, white.glow],
        [1, tone(white, 2.6)],
      ]),
    ) +
    line(
      'M50 26C96 12 96 -44 78 -76C68 -96 84 -118 106 -112',
      tone(white, 3.6),
      20,
      'stroke-linecap="round"',
    ) +
    line('M54 22C98 6 98 -44 80 -78', '#fff', 7, 'stroke-linecap="round" opacity="0.8"') +
    line('M72 -58C74 -68 72 -72 70 -78', '#1b1620', 16, 'stroke-linecap="round"') +
    shape(
      [
        [112, -122],
        [170, -106],
        [112, -103],
      ],
      tone(s.metal, 3),
    ) +
    circle(100, -114, 13, tone(white, 4)) +
    path('M90 -124Q102 -134 112 -122L100 -116Z', ramp(25, 0.23).mid) +
    circle(104, -113, 3, '#111') +
    line('M-20 76L-44 150M10 76L-6 160', '#2a2028', 6, 'stroke-linecap="round"') +
    [0, 1, 2, 3]
      .map((i) => feather(s, -50, 56, 62 - i * 6, 11, 130 + i * 16, ramp(265, 0.04, -0.1), 2.6))
      .join('')
  );
};

const starPoints = (count: number, outer: number, inner: number, turn = -90): Point[] =>
  Array.from({ length: count * 2 }, (_, i) =>
    polar(i % 2 ? inner : outer, turn + (i * 180) / count),
  );
export { feather, starPoints };
