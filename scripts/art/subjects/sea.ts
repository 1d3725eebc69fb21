import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { circle, line, n, oval, path, polar, shape } from '../ink.ts';
import { both, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { dragon } from './beasts.ts';
import { starPoints } from './winged.ts';

const PEAR = ramp(230, 0.05, 0.08);
const eyeAt = (x: number, y: number, r: number) =>
  circle(x, y, r, '#fff') +
  circle(x + r * 0.2, y, r * 0.62, '#0d0d16') +
  circle(x + r * 0.4, y - r * 0.3, r * 0.24, '#fff');
const skin = (s: Stage, m: Ramp, belly = 4.6) =>
  s.ink.linear(
    [
      [0, tone(m, 1.6)],
      [0.4, tone(m, 2.8)],
      [0.62, tone(m, 3.6)],
      [0.68, tone(m, belly)],
      [1, tone(m, belly - 0.6)],
    ],
    96,
  );
const small = (s: Stage, x: number, y: number, k: number, m: Ramp) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${path('M40 0L84 -30Q74 0 84 30Z', tone(m, 2.6))}${path('M-60 0C-30 -40 30 -38 50 0C30 38 -30 40 -60 0Z', skin(s, m))}${path('M-10 -30Q10 -56 34 -24Z', tone(m, 2))}${eyeAt(-36, -6, 8)}</g>`;
const school = (s: Stage) =>
  small(s, -150, -120, 0.4, s.accent) +
  small(s, -110, -148, 0.3, s.accent) +
  small(s, 140, 130, 0.42, s.accent) +
  small(s, 158, 96, 0.3, s.accent);

export const shark: Subject = (s) =>
  school(s) +
  path(
    'M116 -10C150 -60 168 -86 186 -96C178 -50 180 -20 168 4C176 34 184 70 182 96C156 70 136 40 112 22Z',
    skin(s, s.key, 2.4),
  ) +
  path(
    'M-20 -62C0 -120 30 -150 64 -158C54 -120 58 -84 70 -54Z',
    s.ink.linear([
      [0, tone(s.key, 3.4)],
      [1, tone(s.key, 1.6)],
    ]),
  ) +
  path(
    'M-178 6C-150 -50 -70 -80 10 -70C70 -62 110 -34 136 0C110 34 70 60 0 70C-60 80 -120 74 -140 48C-120 44 -110 40 -104 34C-130 36 -160 30 -178 6Z',
    skin(s, s.key),
  ) +
  path('M-20 50C-10 90 -40 130 -70 146C-74 110 -66 80 -56 52Z', tone(s.key, 2.2)) +
  path('M-160 22C-130 40 -110 38 -92 26C-100 50 -124 54 -142 48Z', '#4a0f1c') +
  Array.from({ length: 6 }, (_, i) =>
    shape(
      [
        [-152 + i * 10, 27 + i],
        [-142 + i * 10, 29 + i],
        [-147 + i * 10, 39],
      ],
      '#fff',
    ),
  ).join('') +
  eyeAt(-116, -14, 9) +
  line('M-124 -30L-102 -26', tone(s.key, 0.6), 6, 'stroke-linecap="round"') +
  [0, 1, 2]
    .map((i) =>
      line(`M${-52 + i * 14} -16Q${-62 + i * 14} 6 ${-52 + i * 14} 28`, tone(s.key, 1), 4),
    )
    .join('');
export const whale: Subject = (s) =>
  school(s) +
  path(
    'M110 10C140 -10 146 -60 130 -96C156 -92 172 -76 176 -56C186 -70 196 -76 200 -74C196 -20 176 30 130 50Z',
    skin(s, s.key, 2.6),
  ) +
  path(
    'M-176 10C-176 -70 -80 -104 0 -90C80 -78 120 -30 146 20C110 80 20 112 -70 100C-140 92 -176 60 -176 10Z',
    skin(s, s.key),
  ) +
  Array.from({ length: 7 }, (_, i) =>
    line(
      `M${-160 + i * 8} ${44 + i * 7}C${-110 + i * 14} ${64 + i * 6} ${-60 + i * 16} ${70 + i * 5} ${-10 + i * 10} ${64 + i * 4}`,
      tone(s.key, 2.4),
      3,
    ),
  ).join('') +
  path('M-30 50C-40 100 -10 140 20 150C30 110 24 80 20 50Z', tone(s.key, 1.8)) +
  eyeAt(-108, 6, 10) +
  line('M-176 24C-140 40 -110 36 -84 30', tone(s.key, 0.8), 5) +
  line(
    'M-60 -100C-60 -140 -92 -150 -108 -140M-60 -100C-58 -150 -30 -160 -12 -146',
    s.accent.glow,
    8,
    'stroke-linecap="round" opacity="0.85"',
  );
export const manta: Subject = (s) =>
  school(s) +
  path(
    'M0 -70C40 -96 70 -84 176 20C120 4 70 20 44 70C30 100 14 116 0 120C-14 116 -30 100 -44 70C-70 20 -120 4 -176 20C-70 -84 -40 -96 0 -70Z',
    s.ink.linear([
      [0, tone(s.key, 3.4)],
      [0.5, tone(s.key, 2)],
      [1, tone(s.key, 0.9)],
    ]),
  ) +
  line('M0 116C10 150 -8 170 4 198', tone(s.key, 2.4), 5, 'stroke-linecap="round"') +
  both(
    path('M14 -74C20 -110 34 -124 50 -120C46 -104 42 -90 40 -76Z', tone(s.key, 2.4)) +
      circle(38, -62, 6, '#fff') +
      circle(38, -62, 3, '#101018') +
      line('M30 -50C80 -50 120 -16 150 8', s.accent.light, 3, 'opacity="0.7"') +
      [
        [50, -20, 9],
        [80, -10, 6],
        [40, 16, 7],
        [66, 14, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, s.accent.glow, 'opacity="0.75"'))
        .join(''),
  ) +
  [0, 1, 2]
    .map((i) =>
      both(
        line(`M${10 + i * 2} ${-24 + i * 16}L${28 - i * 2} ${-18 + i * 16}`, tone(s.key, 0.4), 4),
      ),
    )
    .join('');
export const angler: Subject = (s) =>
  line('M-20 -96C-30 -170 -110 -176 -128 -116', tone(s.key, 3), 8, 'stroke-linecap="round"') +
  circle(
    -130,
    -104,
    80,
    s.ink.radial([
      [0, '#fff'],
      [0.15, s.accent.glow],
      [0.4, s.accent.light, 0.6],
      [1, s.accent.mid, 0],
    ]),
  ) +
  circle(-130, -104, 15, '#fff') +
  path(
    'M100 0C140 -40 170 -60 184 -60C172 -10 174 30 186 74C160 64 130 40 104 26Z',
    tone(s.key, 1.8),
  ) +
  path(
    'M-150 -20C-110 -110 10 -124 80 -64C120 -24 126 10 116 40C80 130 -60 150 -130 90C-96 92 -60 80 -40 56C-80 50 -130 30 -150 -20Z',
    s.ink.radial(
      [
        [0, tone(s.key, 3.8)],
        [0.5, tone(s.key, 2)],
        [1, tone(s.key, 0.5)],
      ],
      0.5,
      0.5,
      0.65,
      0.3,
      0.25,
    ),
  ) +
  path(
    'M-150 -20C-120 20 -80 44 -40 56C-60 80 -96 92 -130 90C-160 70 -166 20 -150 -20Z',
    '#2a0714',
  ) +
  Array.from({ length: 7 }, (_, i) =>
    shape(
      [
        [-148 + i * 16, -12 + i * 9],
        [-138 + i * 16, -5 + i * 9],
        [-148 + i * 14, 22 + i * 6],
      ],
      '#fff7e6',
    ),
  ).join('') +
  Array.from({ length: 6 }, (_, i) =>
    shape(
      [
        [-140 + i * 14, 90 - i * 3],
        [-130 + i * 14, 89 - i * 3],
        [-138 + i * 13, 58],
      ],
      '#fff7e6',
    ),
  ).join('') +
  eyeAt(-52, -34, 19) +
  path('M20 -90C30 -124 70 -130 92 -104L78 -62Z', tone(s.key, 1.6)) +
  path('M10 30C40 40 60 70 50 100C26 92 8 70 0 50Z', tone(s.key, 2.6));
export const swordfish: Subject = (s) =>
  school(s) +
  `<g transform="rotate(-14)">${shape(
    [
      [-204, 0],
      [-96, -12],
      [-96, 12],
    ],
    s.ink.metal(s.metal),
  )}${path(
    'M-40 -44C-20 -130 30 -150 70 -136C50 -100 50 -70 60 -36Z',
    s.ink.linear([
      [0, s.accent.light],
      [1, s.key.dark],
    ]),
  )}${path('M116 0C140 -50 160 -90 184 -104C176 -50 172 -20 160 4C172 40 178 70 180 104C156 80 134 40 116 12Z', tone(s.key, 2))}${path('M-110 2C-80 -46 0 -58 60 -40C100 -26 124 -8 140 2C120 16 90 34 50 44C-20 58 -90 44 -110 2Z', skin(s, s.key))}${path('M-30 36C-20 70 -36 100 -60 112C-62 80 -58 60 -52 38Z', tone(s.key, 2.2))}${eyeAt(-76, -6, 10)}</g>`;
export const octopus: Subject = (s) => {
  const arm = (d: string) =>
    line(d, tone(s.key, 0.8), 38, 'stroke-linecap="round"') +
    line(d, tone(s.key, 2.4), 30, 'stroke-linecap="round"') +
    line(d, tone(s.key, 3.8), 9, 'stroke-linecap="round" transform="translate(4 -5)"') +
    line(
      d,
      s.accent.glow,
      8,
      'stroke-linecap="round" stroke-dasharray="1 19" transform="translate(-5 7)"',
    );
  return (
    both(
      arm('M40 40C110 30 130 -20 168 -30C186 -34 190 -8 172 -4') +
        arm('M36 60C110 80 140 50 164 80C176 100 150 116 142 100') +
        arm('M24 70C60 130 110 110 118 150C120 172 92 176 92 158') +
        arm('M10 74C20 130 60 140 50 172'),
    ) +
    path(
      'M0 -170C84 -170 128 -110 110 -40C100 0 92 30 76 70Q40 104 0 96Q-40 104 -76 70C-92 30 -100 0 -110 -40C-128 -110 -84 -170 0 -170Z',
      s.ink.radial(
        [
          [0, tone(s.key, 4.6)],
          [0.4, tone(s.key, 3)],
          [0.8, tone(s.key, 1.8)],
          [1, tone(s.key, 0.8)],
        ],
        0.5,
        0.5,
        0.62,
        0.64,
        0.24,
      ),
    ) +
    both(
      path('M16 14C20 -24 72 -26 78 8C66 34 30 38 16 14Z', '#12060f') +
        circle(
          47,
          4,
          20,
          s.ink.radial([
            [0, s.accent.glow],
            [0.6, s.accent.light],
            [1, s.accent.dark],
          ]),
        ) +
        oval(47, 4, 16, 5, '#0b0509') +
        circle(55, -4, 5, '#fff') +
        line('M10 -16L84 -30', tone(s.key, 0.5), 11, 'stroke-linecap="round"'),
    ) +
    [
      [-60, -110, 12],
      [-30, -134, 9],
      [-76, -70, 8],
      [60, -120, 10],
      [30, -146, 6],
      [82, -76, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone(s.key, 4.4), 'opacity="0.5"'))
      .join('')
  );
};
export const turtle: Subject = (s) => {
  const g = ramp(150, 0.12);
  const flipper = (d: string) =>
    path(
      d,
      s.ink.linear([
        [0, g.light],
        [1, g.deep],
      ]),
    ) + path(d, 'none', `stroke="${g.glow}" stroke-width="3" stroke-dasharray="5 9" opacity="0.5"`);
  return (
    school(s) +
    `<g transform="rotate(-18)">${flipper('M60 -70C110 -130 160 -130 186 -90C160 -80 120 -50 92 -20Z')}${flipper('M-60 -70C-110 -130 -150 -110 -170 -60C-140 -60 -110 -40 -92 -20Z')}${flipper('M60 80C90 110 120 120 140 150C100 156 60 130 36 106Z')}${flipper('M-60 80C-90 110 -110 130 -120 156C-90 156 -56 130 -36 106Z')}${path(
      'M-34 -96C-40 -160 -20 -182 0 -182C20 -182 40 -160 34 -96Z',
      s.ink.linear([
        [0, g.glow],
        [1, g.mid],
      ]),
    )}${both(circle(24, -146, 8, '#0c0f12') + circle(26, -149, 3, '#fff'))}${oval(
      0,
      4,
      116,
      128,
      s.ink.radial(
        [
          [0, s.key.glow],
          [0.35, s.key.light],
          [0.75, s.key.mid],
          [1, s.key.deep],
        ],
        0.5,
        0.5,
        0.6,
        0.62,
        0.25,
      ),
    )}${shape(
      [
        [0, -70],
        [42, -40],
        [42, 30],
        [0, 64],
        [-42, 30],
        [-42, -40],
      ],
      tone(s.key, 2.2),
      `stroke="${s.key.deep}" stroke-width="7"`,
    )}${both(line('M42 -40L92 -66M42 30L96 60M0 -70V-122', s.key.deep, 7))}${line('M0 64V130', s.key.deep, 7)}</g>`
  );
};
export const jellyfish: Subject = (s) => {
  const bell = (x: number, y: number, k: number, m: Ramp) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${[-70, -40, -12, 16, 44, 72].map((a, i) => line(`M${a} 20C${a + 26} 70 ${a - 34} 110 ${a + (i % 2 ? 16 : -16)} ${180 + (i % 3) * 14}`, i % 2 ? m.light : s.accent.light, i % 2 ? 9 : 5, 'stroke-linecap="round" opacity="0.75"')).join('')}${path(
      'M-110 20C-120 -140 120 -140 110 20Q90 44 70 20Q50 46 28 22Q0 48 -28 22Q-50 46 -70 20Q-90 44 -110 20Z',
      s.ink.radial(
        [
          [0, '#ffffff', 0.95],
          [0.35, m.light, 0.9],
          [0.8, m.mid, 0.85],
          [1, m.glow, 0.95],
        ],
        0.5,
        0.6,
        0.62,
        0.6,
        0.3,
      ),
    )}${oval(0, -30, 50, 34, s.accent.glow, 'opacity="0.45"')}${line('M-74 -30C-64 -72 -34 -92 -8 -94', '#fff', 9, 'stroke-linecap="round" opacity="0.8"')}</g>`;
  return (
    bell(100, -110, 0.42, s.accent) + bell(-118, -60, 0.36, s.accent) + bell(0, -44, 1.1, s.key)
  );
};
export const clownfish: Subject = (s) => {
  const m = ramp(52, 0.2, 0.04);
  const band = (d: string) => path(d, '#fff', 'stroke="#1a0f12" stroke-width="6"');
  return (
    small(s, 140, -126, 0.5, s.accent) +
    small(s, -150, 128, 0.4, s.accent) +
    path(
      'M108 0C140 -50 176 -60 184 -40C176 -14 176 14 184 40C176 60 140 50 108 0Z',
      m.mid,
      'stroke="#1a0f12" stroke-width="6"',
    ) +
    path('M-60 -76C-30 -140 60 -130 76 -60Z', m.mid, 'stroke="#1a0f12" stroke-width="6"') +
    path(
      'M-166 4C-130 -90 -10 -116 70 -64C100 -42 116 -20 124 0C116 24 96 46 66 66C-10 110 -130 90 -166 4Z',
      s.ink.radial(
        [
          [0, m.light],
          [0.5, m.mid],
          [1, m.dark],
        ],
        0.5,
        0.5,
        0.62,
        0.5,
        0.2,
      ),
    ) +
    band(
      'M-84 -74C-58 -30 -58 36 -84 78C-66 84 -54 86 -42 86C-22 40 -22 -40 -42 -88C-58 -86 -70 -80 -84 -74Z',
    ) +
    band('M36 -80C52 -30 52 40 36 82L68 64C80 20 80 -24 70 -64Z') +
    path(
      'M-10 30C30 20 50 50 40 90C10 90 -14 64 -10 30Z',
      m.light,
      'stroke="#1a0f12" stroke-width="5"',
    ) +
    circle(-114, -12, 22, '#fff') +
    circle(-116, -10, 15, '#100a10') +
    circle(-110, -17, 6, '#fff') +
    line('M-158 24Q-140 42 -118 36', '#5a1a10', 6, 'stroke-linecap="round"')
  );
};
export const crab: Subject = (s) => {
  const m = ramp(25, 0.22, 0.02);
  return (
    both(
      [0, 1, 2]
        .map((i) =>
          line(
            `M80 ${50 + i * 18}Q${130 + i * 4} ${40 + i * 26} ${150 - i * 14} ${96 + i * 26}`,
            tone(m, 1.6 + i * 0.3),
            17,
            'stroke-linecap="round"',
          ),
        )
        .join('') +
        line('M84 10C130 0 140 -40 126 -70', m.dark, 26, 'stroke-linecap="round"') +
        path(
          'M100 -64C60 -110 96 -178 136 -168C120 -150 124 -130 134 -120C140 -150 160 -160 178 -146C190 -100 160 -50 124 -50Z',
          s.ink.radial(
            [
              [0, m.light],
              [0.6, m.mid],
              [1, m.deep],
            ],
            0.5,
            0.5,
            0.6,
            0.6,
            0.3,
          ),
        ) +
        line('M40 -50V-92', m.dark, 13) +
        circle(40, -100, 24, '#fff') +
        circle(38, -98, 14, '#120a10') +
        circle(44, -105, 6, '#fff'),
    ) +
    path(
      'M0 -70C90 -70 140 -20 130 40C120 100 60 120 0 120C-60 120 -120 100 -130 40C-140 -20 -90 -70 0 -70Z',
      s.ink.radial(
        [
          [0, m.light],
          [0.45, m.mid],
          [1, m.deep],
        ],
        0.5,
        0.5,
        0.62,
        0.62,
        0.22,
      ),
    ) +
    path('M-44 40Q0 84 44 40Q0 60 -44 40Z', '#4a0d14') +
    path(
      'M-74 -66C-60 -140 60 -140 74 -66Q0 -94 -74 -66Z',
      s.ink.linear([
        [0, '#2d3a66'],
        [1, '#131a36'],
      ]),
    ) +
    path('M-92 -62Q0 -104 92 -62L84 -48Q0 -84 -84 -48Z', s.metal.mid) +
    shape(starPoints(5, 18, 8), s.metal.light, 'transform="translate(0 -104)"')
  );
};
export const puffer: Subject = (s) =>
  small(s, -146, -120, 0.4, s.accent) +
  small(s, 150, 120, 0.4, s.accent) +
  Array.from({ length: 22 }, (_, i) => {
    const a = i * 16.4;
    return shape([polar(120, a - 5), polar(158, a), polar(120, a + 5)], tone(s.key, 2.6));
  }).join('') +
  both(path('M112 -10C150 -40 176 -30 178 0C176 30 150 40 112 20Z', s.key.mid)) +
  circle(
    0,
    0,
    130,
    s.ink.linear([
      [0, tone(s.key, 2.2)],
      [0.45, tone(s.key, 3.4)],
      [0.55, '#fff6dd'],
      [1, '#e0c79a'],
    ]),
  ) +
  both(circle(56, -34, 34, '#fff') + circle(54, -30, 21, '#0e0b12') + circle(62, -40, 9, '#fff')) +
  oval(0, 28, 26, 17, '#7a1f2c') +
  oval(0, 28, 26, 17, 'none', 'stroke="#ffb39a" stroke-width="9"') +
  [
    [-70, -86, 13],
    [0, -100, 15],
    [70, -86, 12],
    [-30, -70, 8],
    [34, -72, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone(s.key, 1.4), 'opacity="0.6"'))
    .join('');
export const seahorse: Subject = (s) => {
  const one = (m: Ramp) =>
    path(
      'M20 -178C66 -176 78 -130 58 -104C90 -60 84 10 40 50C0 90 10 130 44 124C70 116 60 86 42 94C48 70 92 76 90 122C84 176 -4 178 -26 128C-44 80 -10 40 -4 0C0 -30 -20 -50 -20 -80C-40 -84 -84 -80 -92 -92C-94 -104 -50 -112 -30 -124C-30 -160 -6 -180 20 -178Z',
      s.ink.linear(
        [
          [0, tone(m, 1.6)],
          [0.5, tone(m, 3.2)],
          [1, tone(m, 4.4)],
        ],
        20,
      ),
    ) +
    path('M70 -40C110 -60 124 0 80 30Z', tone(m, 4.4), 'opacity="0.85"') +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        line(
          `M${n(-18 + i * 3 - i * i * 0.9)} ${-60 + i * 24}Q${20 + i * 2} ${-44 + i * 24} ${n(62 - i * i * 1.6)} ${-64 + i * 22}`,
          tone(m, 1.2),
          4,
          'opacity="0.6"',
        ),
      )
      .join('') +
    [
      [20, -190],
      [44, -184],
      [62, -166],
    ]
      .map(([x = 0, y = 0]) =>
        shape(
          [
            [x - 10, y + 16],
            [x + 12, y + 18],
            [x + 12, y - 14],
          ],
          s.accent.light,
        ),
      )
      .join('') +
    eyeAt(2, -132, 14);
  return `<g transform="translate(74 0) scale(.78)">${one(s.key)}</g><g transform="translate(-78 26) scale(-.62 .62)">${one(s.accent)}</g>`;
};
export const starfish: Subject = (s) => {
  const p = starPoints(5, 172, 70);
  const d = `M${p
    .map((_, i) => {
      const a = p[i]!;
      const b = p[(i + 1) % 10]!;
      return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}Q${n(b[0])} ${n(b[1])} `;
    })
    .join('')}`;
  const start = p[0]!;
  const end = p[1]!;
  return (
    path(
      `${d}${n((start[0] + end[0]) / 2)} ${n((start[1] + end[1]) / 2)}Z`,
      s.ink.radial(
        [
          [0, s.key.light],
          [0.5, s.key.mid],
          [1, s.key.dark],
        ],
        0.5,
        0.5,
        0.6,
        0.6,
        0.3,
      ),
    ) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        [26, 54, 82, 110]
          .map((r) =>
            circle(
              ...(polar(r, -90 + i * 72) as [number, number]),
              9 - r * 0.04,
              s.accent.glow,
              'opacity="0.8"',
            ),
          )
          .join(''),
      )
      .join('') +
    both(
      circle(30, -14, 19, '#fff') + circle(30, -12, 11, '#130b12') + circle(34, -17, 5, '#fff'),
    ) +
    line('M-20 20Q0 38 20 20', '#5a1220', 7, 'stroke-linecap="round"')
  );
};
export const reef: Subject = (s) => {
  const c = ramp(12, 0.2, 0.02);
  const v = ramp(310, 0.17, 0.02);
  const branch =
    'M0 170V40M0 110L-60 20M0 60L50 -40M-36 56L-96 40M30 0L84 -6M0 40L-20 -70M-60 20L-70 -40M50 -40L44 -100';
  return (
    line(branch, c.deep, 40, 'stroke-linecap="round" stroke-linejoin="round"') +
    line(branch, c.mid, 30, 'stroke-linecap="round" stroke-linejoin="round"') +
    line(
      branch,
      c.light,
      9,
      'stroke-linecap="round" stroke-linejoin="round" transform="translate(6 -5)"',
    ) +
    [110, 140]
      .map(
        (x, i) =>
          path(
            `M${x - 30} 170V${40 + i * 40}Q${x} ${20 + i * 40} ${x + 30} ${40 + i * 40}V170Z`,
            s.ink.linear(
              [
                [0, v.deep],
                [0.6, v.light],
                [1, v.dark],
              ],
              0,
            ),
          ) + oval(x, 38 + i * 40, 30, 11, v.ink),
      )
      .join('') +
    path(
      'M-176 170C-180 90 -110 80 -96 130C-90 90 -50 110 -56 170Z',
      s.ink.linear([
        [0, s.key.light],
        [1, s.key.deep],
      ]),
    ) +
    small(s, -96, -96, 0.8, s.key) +
    small(s, 104, -60, 0.6, s.accent) +
    small(s, 60, -140, 0.5, ramp(90, 0.17, 0.08))
  );
};
export const lagoon: Subject = (s) =>
  circle(
    0,
    -40,
    130,
    s.ink.radial(
      [
        [0, '#fffdf0'],
        [0.8, '#ffeebb'],
        [1, '#e9c77a'],
      ],
      0.5,
      0.5,
      0.6,
      0.62,
      0.3,
    ),
  ) +
  `<g transform="translate(0 30) scale(.9)">${path('M-150 60C-120 -60 -20 -110 70 -80C110 -66 130 -30 150 -60C150 -20 140 0 120 10C150 30 170 20 180 40C130 60 100 40 80 20C20 -10 -40 0 -90 60Z', skin(s, PEAR))}${path('M-10 -86C0 -130 30 -136 50 -128C40 -110 38 -96 40 -84Z', tone(PEAR, 2))}${circle(-96, 0, 7, '#0e1018')}${line('M-140 30Q-120 26 -108 34', tone(PEAR, 1), 4)}</g>` +
  path(
    'M-190 120Q-140 90 -90 120T10 120T110 120T200 120V176H-190Z',
    s.ink.linear([
      [0, tone(s.room, 4)],
      [1, tone(s.room, 1)],
    ]),
  );
export const seaDragon: Subject = (s) => dragon({ ...s, accent: ramp(190, 0.14, 0.04) });
export const fisher: Subject = (s) =>
  line('M-176 120L150 -170', '#6b3f1c', 13, 'stroke-linecap="round"') +
  line('M-176 120L-70 26', s.metal.mid, 19, 'stroke-linecap="round"') +
  circle(-84, 64, 28, s.ink.metal(s.metal, 60)) +
  line('M150 -170Q170 -60 60 -6', '#fff', 2.5) +
  `<g transform="translate(10 62) rotate(-30) scale(1.2)">${small(s, 0, 0, 1.3, s.key)}</g>` +
  Array.from({ length: 7 }, (_, i) =>
    circle(
      ...(polar(120 + (i % 3) * 18, 20 + i * 22, 10, 60) as [number, number]),
      7 - (i % 3),
      s.accent.glow,
      'opacity="0.8"',
    ),
  ).join('');
