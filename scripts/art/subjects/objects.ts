import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, polar, shape } from '../ink.ts';
import { both, facets, symmetric, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { brilliant } from './treasure.ts';
import { feather, starPoints } from './winged.ts';

const WOOD = ramp(45, 0.1, -0.06);
const STEEL = ramp(240, 0.03, 0.06);
const jewel = (s: Stage, x: number, y: number, k: number, m: Ramp = s.key) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${brilliant({ ...s, key: m })}</g>`;
const halo = (s: Stage, x: number, y: number, r: number, m: Ramp = s.accent) =>
  circle(
    x,
    y,
    r,
    s.ink.radial([
      [0, '#fff', 0.95],
      [0.25, m.light, 0.75],
      [1, m.mid, 0],
    ]),
  );

export const sword: Subject = (s) =>
  `<g transform="rotate(24)">` +
  shape(
    [
      [0, -196],
      [22, -160],
      [20, 60],
      [0, 66],
    ],
    tone(STEEL, 4.7),
  ) +
  shape(
    [
      [0, -196],
      [-22, -160],
      [-20, 60],
      [0, 66],
    ],
    tone(STEEL, 2.6),
  ) +
  shape(
    [
      [0, -150],
      [6, -140],
      [5, 60],
      [-5, 60],
      [-6, -140],
    ],
    tone(s.accent, 3),
    'opacity="0.8"',
  ) +
  path('M-92 52Q0 90 92 52L98 74Q0 112 -98 74Z', s.ink.metal(s.metal)) +
  both(circle(96, 62, 16, s.ink.ball(s.metal))) +
  box(
    -14,
    92,
    28,
    74,
    s.ink.linear(
      [
        [0, WOOD.deep],
        [0.6, WOOD.mid],
        [1, WOOD.dark],
      ],
      0,
    ),
  ) +
  [0, 1, 2, 3]
    .map((i) => line(`M-14 ${102 + i * 17}L14 ${94 + i * 17}`, s.metal.light, 4))
    .join('') +
  circle(0, 182, 22, s.ink.ball(s.metal)) +
  jewel(s, 0, 80, 0.16) +
  '</g>';
export const shield: Subject = (s) =>
  symmetric(
    [
      [0, -164],
      [70, -150],
      [148, -160],
      [150, -20],
      [110, 84],
      [0, 176],
    ],
    s.ink.metal(s.metal, 60),
  ) +
  symmetric(
    [
      [0, -142],
      [66, -128],
      [130, -138],
      [132, -22],
      [96, 72],
      [0, 150],
    ],
    s.key.deep,
  ) +
  facets(s, [
    [
      [
        [0, -136],
        [64, -122],
        [124, -130],
        [124, -24],
        [0, -4],
      ],
      3.2,
    ],
    [
      [
        [0, -4],
        [124, -24],
        [90, 66],
        [0, 140],
      ],
      2.2,
    ],
  ]) +
  shape(
    [
      [-12, -136],
      [12, -136],
      [12, 136],
      [0, 144],
      [-12, 136],
    ],
    s.ink.metal(s.metal, 0),
  ) +
  box(-122, -22, 244, 22, s.ink.metal(s.metal)) +
  circle(0, -12, 50, s.ink.metal(s.metal, 60)) +
  circle(0, -12, 38, s.metal.deep) +
  jewel(s, 0, -12, 0.22, s.accent) +
  [
    [-128, -146],
    [128, -146],
    [-138, -20],
    [138, -20],
    [0, 162],
    [100, 82],
    [-100, 82],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7, s.metal.glow))
    .join('');
export const hammer: Subject = (s) =>
  `<g transform="rotate(28)">` +
  box(
    -15,
    -40,
    30,
    220,
    s.ink.linear(
      [
        [0, WOOD.deep],
        [0.6, WOOD.light],
        [1, WOOD.dark],
      ],
      0,
    ),
    'rx="8"',
  ) +
  [0, 1, 2, 3, 4]
    .map((i) => line(`M-15 ${60 + i * 24}L15 ${48 + i * 24}`, s.metal.mid, 6))
    .join('') +
  shape(
    [
      [-136, -150],
      [-110, -168],
      [110, -168],
      [136, -150],
      [136, -62],
      [110, -44],
      [-110, -44],
      [-136, -62],
    ],
    s.ink.linear([
      [0, tone(STEEL, 4.8)],
      [0.35, tone(STEEL, 3.4)],
      [0.36, tone(STEEL, 2)],
      [1, tone(STEEL, 1)],
    ]),
  ) +
  both(
    shape(
      [
        [84, -160],
        [104, -160],
        [104, -52],
        [84, -52],
      ],
      s.ink.metal(s.metal),
    ),
  ) +
  circle(0, -106, 42, s.ink.metal(s.metal, 60)) +
  circle(0, -106, 33, STEEL.ink) +
  line(
    'M0 -132V-80M0 -132L20 -112M0 -132L-20 -112M-16 -96H16',
    s.accent.light,
    7,
    'stroke-linecap="round"',
  ) +
  circle(0, 184, 17, s.ink.ball(s.metal)) +
  '</g>' +
  line(
    'M-150 -130L-112 -96L-128 -84L-80 -40M120 90L148 120L132 128L168 168',
    s.accent.glow,
    6,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
export const axe: Subject = (s) =>
  [-30, 30]
    .map(
      (a) =>
        `<g transform="rotate(${a})">${box(
          -11,
          -140,
          22,
          320,
          s.ink.linear(
            [
              [0, WOOD.deep],
              [0.6, WOOD.light],
              [1, WOOD.dark],
            ],
            0,
          ),
          'rx="7"',
        )}${path(
          'M10 -140C60 -170 120 -160 132 -150C116 -110 116 -60 134 -20C110 -24 50 -30 10 -76Z',
          s.ink.linear(
            [
              [0, tone(STEEL, 1.4)],
              [0.7, tone(STEEL, 3.4)],
              [0.75, tone(STEEL, 5)],
              [1, tone(STEEL, 4)],
            ],
            0,
          ),
        )}${circle(0, 184, 12, s.ink.ball(s.metal))}</g>`,
    )
    .join('') +
  circle(0, 30, 34, s.ink.metal(s.metal, 60)) +
  jewel(s, 0, 30, 0.16, s.accent);
export const trident: Subject = (s) =>
  `<g transform="rotate(14)">` +
  box(
    -11,
    -60,
    22,
    250,
    s.ink.linear(
      [
        [0, s.metal.deep],
        [0.6, s.metal.glow],
        [1, s.metal.dark],
      ],
      0,
    ),
  ) +
  path('M0 -196L30 -130L13 -134V-40H-13V-134L-30 -130Z', s.ink.metal(s.metal, 20)) +
  both(
    path(
      'M6 -28C70 -30 90 -60 86 -110L68 -106L104 -176L126 -100L108 -108C116 -40 80 0 6 0Z',
      s.ink.metal(s.metal, 20),
    ),
  ) +
  oval(0, -14, 32, 20, s.ink.metal(s.metal)) +
  jewel(s, 0, -14, 0.12) +
  '</g>';
export const bolt: Subject = (s) =>
  halo(s, 0, 0, 190) +
  shape(
    [
      [30, -188],
      [-96, 24],
      [-10, 16],
      [-58, 188],
      [104, -52],
      [16, -40],
      [84, -188],
    ],
    s.ink.linear([
      [0, '#fffef0'],
      [0.4, s.metal.light],
      [1, s.key.mid],
    ]),
    `stroke="${s.key.dark}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  shape(
    [
      [30, -188],
      [-96, 24],
      [-70, 22],
      [52, -188],
    ],
    '#fff',
    'opacity="0.75"',
  ) +
  line(
    'M-120 -120L-96 -80L-130 -70L-104 -30M128 40L104 74L138 84L116 128',
    s.accent.glow,
    6,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
export const skull: Subject = (s) => {
  const bone = ramp(80, 0.05, 0.06);
  return (
    facets({ ...s, key: bone }, [
      [
        [
          [0, -160],
          [60, -152],
          [50, -70],
          [0, -60],
        ],
        4.2,
      ],
      [
        [
          [60, -152],
          [118, -104],
          [134, -30],
          [96, -60],
          [50, -70],
        ],
        3.6,
      ],
      [
        [
          [50, -70],
          [96, -60],
          [134, -30],
          [120, 30],
          [86, 50],
          [70, -8],
          [30, -30],
          [0, -20],
          [0, -60],
        ],
        4,
      ],
      [
        [
          [0, -20],
          [30, -30],
          [40, 20],
          [86, 50],
          [70, 84],
          [30, 92],
          [0, 90],
        ],
        3.8,
      ],
      [
        [
          [0, 96],
          [34, 98],
          [70, 90],
          [64, 136],
          [34, 160],
          [0, 162],
        ],
        3.2,
      ],
    ]) +
    both(
      path(
        'M24 -16C30 -50 92 -48 100 -8C102 26 70 42 46 32C30 24 20 8 24 -16Z',
        s.ink.radial([
          [0, s.accent.dark],
          [0.6, '#1a0a14'],
          [1, '#0c0509'],
        ]),
      ) +
        circle(
          62,
          -4,
          30,
          s.ink.radial([
            [0, s.accent.glow],
            [0.3, s.accent.mid, 0.8],
            [1, s.accent.mid, 0],
          ]),
        ) +
        shape(
          [
            [3, 26],
            [20, 60],
            [6, 64],
          ],
          '#1a0a14',
        ) +
        [10, 28, 46]
          .map((x) =>
            box(x - 7, 86, 14, 26, '#fffaf0', `rx="4" stroke="#5b4a44" stroke-width="2.5"`),
          )
          .join(''),
    )
  );
};
export const sugarSkull: Subject = (s) =>
  skull(s) +
  both(
    Array.from({ length: 8 }, (_, i) => {
      const [x, y] = polar(52, i * 45, 61, -6);
      return circle(x, y, 12, i % 2 ? s.key.mid : s.accent.mid);
    }).join('') +
      path('M90 60Q112 40 118 70Q112 96 90 84', s.key.mid, 'opacity="0.8"') +
      line('M14 -134Q40 -150 54 -120Q40 -96 18 -108', s.accent.mid, 6, 'stroke-linecap="round"') +
      circle(92, -92, 9, ramp(180, 0.14).mid),
  ) +
  Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="0" cy="-24" rx="11" ry="22" transform="translate(0 -104) rotate(${i * 51.4})" fill="${i % 2 ? s.metal.light : s.key.light}"/>`,
  ).join('') +
  circle(0, -104, 11, s.accent.dark) +
  both(`<g transform="translate(104 -128) scale(.34)">${flower(s)}</g>`) +
  `<g transform="translate(0 -158) scale(.4)">${flower(s)}</g>`;
export const flower: Subject = (s) =>
  [0, 1, 2]
    .map((r) =>
      Array.from(
        { length: 12 - r * 2 },
        (_, i) =>
          `<g transform="rotate(${n((i * 360) / (12 - r * 2) + r * 14)})">${path(
            `M0 0C-${38 - r * 8} -${60 - r * 12} -${30 - r * 7} -${150 - r * 42} 0 -${158 - r * 42}C${30 - r * 7} -${150 - r * 42} ${38 - r * 8} -${60 - r * 12} 0 0Z`,
            s.ink.linear([
              [0, tone(s.key, 4.4 - r * 0.3)],
              [1, tone(s.key, 1.4 + r * 0.5)],
            ]),
          )}</g>`,
      ).join(''),
    )
    .join('') + circle(0, 0, 34, s.ink.ball(s.metal));
export const mask: Subject = (s) =>
  both(
    [-62, -36, -10]
      .map((a, i) => feather(s, 40, -96, 110 - i * 10, 17, a - 20, i % 2 ? s.accent : s.key, 3))
      .join(''),
  ) +
  [-110, -90, -70].map((a) => feather(s, 0, -110, 92, 15, a, s.accent, 3.4)).join('') +
  facets({ ...s, key: s.metal }, [
    [
      [
        [0, -122],
        [70, -112],
        [54, -50],
        [0, -40],
      ],
      3.6,
    ],
    [
      [
        [70, -112],
        [122, -60],
        [124, 20],
        [96, -14],
        [54, -50],
      ],
      2.6,
    ],
    [
      [
        [54, -50],
        [96, -14],
        [74, 12],
        [22, -10],
        [0, -40],
      ],
      2,
    ],
    [
      [
        [0, -40],
        [22, -10],
        [30, 56],
        [0, 62],
      ],
      4.4,
    ],
    [
      [
        [22, -10],
        [74, 12],
        [96, -14],
        [124, 20],
        [104, 92],
        [60, 60],
        [30, 56],
      ],
      3.2,
    ],
    [
      [
        [0, 62],
        [30, 56],
        [60, 60],
        [104, 92],
        [64, 150],
        [0, 168],
      ],
      2.6,
    ],
  ]) +
  both(
    path('M28 0Q54 -26 88 -4Q60 18 28 0Z', '#12060a') +
      circle(58, -3, 8, s.accent.glow) +
      shape(
        [
          [36, 62],
          [92, 84],
          [70, 112],
          [44, 96],
        ],
        s.key.mid,
      ) +
      circle(128, 46, 17, s.ink.ball(s.accent)),
  ) +
  path('M-38 100Q0 82 38 100Q0 136 -38 100Z', '#1a070a') +
  path('M-30 101Q0 94 30 101V108H-30Z', '#fffbe9') +
  jewel(s, 0, -92, 0.18);
export const pharaoh: Subject = (s) =>
  both(
    path(
      'M0 -170C90 -168 120 -90 128 -10C136 60 160 120 172 176H70C72 90 70 0 60 -60Z',
      s.ink.linear(
        [
          [0, s.metal.dark],
          [1, s.metal.light],
        ],
        0,
      ),
    ) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          line(
            `M${n(64 + i * 0.8)} ${-50 + i * 34}L${n(118 + i * 9)} ${-72 + i * 38}`,
            ramp(255, 0.15).deep,
            13,
          ),
        )
        .join(''),
  ) +
  facets({ ...s, key: s.metal }, [
    [
      [
        [0, -120],
        [56, -108],
        [46, -50],
        [0, -44],
      ],
      4,
    ],
    [
      [
        [56, -108],
        [74, -30],
        [70, 40],
        [46, -50],
      ],
      3,
    ],
    [
      [
        [0, -44],
        [46, -50],
        [70, 40],
        [54, 84],
        [20, 20],
      ],
      3.6,
    ],
    [
      [
        [0, -44],
        [20, 20],
        [0, 30],
      ],
      4.6,
    ],
    [
      [
        [0, 30],
        [20, 20],
        [54, 84],
        [28, 124],
        [0, 128],
      ],
      3.2,
    ],
  ]) +
  both(
    path('M14 -20Q36 -40 66 -24Q42 -4 14 -20Z', '#fff') +
      circle(40, -22, 10, '#120a14') +
      line(
        'M10 -18Q36 -44 74 -26L92 -30M12 -44Q38 -62 72 -48',
        ramp(255, 0.15).deep,
        8,
        'stroke-linecap="round"',
      ),
  ) +
  path('M-28 76Q0 62 28 76Q0 94 -28 76Z', s.metal.deep) +
  box(
    -15,
    124,
    30,
    56,
    s.ink.linear(
      [
        [0, ramp(255, 0.15).dark],
        [0.6, ramp(255, 0.15).light],
        [1, ramp(255, 0.15).deep],
      ],
      0,
    ),
    'rx="8"',
  ) +
  path('M-120 -96Q0 -170 120 -96L112 -70Q0 -138 -112 -70Z', s.ink.metal(s.metal)) +
  path(
    'M-14 -120C-30 -150 -20 -190 0 -196C20 -190 30 -150 14 -120Z',
    s.ink.linear([
      [0, s.key.light],
      [1, s.key.dark],
    ]),
  ) +
  circle(0, -166, 9, s.metal.glow);
export const book: Subject = (s) =>
  shape(
    [
      [-168, 110],
      [0, 140],
      [168, 110],
      [168, 134],
      [0, 166],
      [-168, 134],
    ],
    s.key.deep,
  ) +
  both(
    path(
      'M0 -86C50 -120 110 -122 160 -108V106C110 94 50 96 0 132Z',
      s.ink.linear(
        [
          [0, '#8f6f4a'],
          [0.14, '#e9d3a3'],
          [1, '#fff6dd'],
        ],
        0,
      ),
    ) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          line(
            `M28 ${-60 + i * 27}Q84 ${-92 + i * 27} 140 ${-78 + i * 27}`,
            '#a37f50',
            3.5,
            'opacity="0.55"',
          ),
        )
        .join(''),
  ) +
  halo(s, 0, -40, 170, s.accent) +
  `<g transform="translate(0 -70) scale(.5)">${brilliant(s)}</g>` +
  both(path('M160 -108L176 -100V134L160 128Z', s.ink.metal(s.metal))) +
  [
    [-90, -140, 5],
    [80, -160, 6],
    [120, -130, 4],
    [-50, -170, 4],
    [20, -180, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, s.accent.glow))
    .join('');
export const lantern: Subject = (s) =>
  line('M0 -186V-140M0 126V172', s.metal.mid, 6) +
  halo(s, 0, 0, 190) +
  path(
    'M-56 -112H56C150 -80 150 70 56 104H-56C-150 70 -150 -80 -56 -112Z',
    s.ink.radial(
      [
        [0, '#fff4c2'],
        [0.35, s.key.light],
        [0.75, s.key.mid],
        [1, s.key.deep],
      ],
      0.5,
      0.55,
      0.6,
    ),
  ) +
  [-0.8, -0.45, 0, 0.45, 0.8]
    .map((f) =>
      line(`M${n(56 * f)} -112Q${n(170 * f)} 0 ${n(56 * f)} 104`, s.key.deep, 3, 'opacity="0.55"'),
    )
    .join('') +
  box(-64, -132, 128, 24, s.ink.metal(s.metal), 'rx="6"') +
  box(-64, 98, 128, 24, s.ink.metal(s.metal), 'rx="6"') +
  [-30, -10, 10, 30]
    .map((x) =>
      line(`M${x} 122V${172 - Math.abs(x) * 0.4}`, s.metal.light, 5, 'stroke-linecap="round"'),
    )
    .join('') +
  circle(0, 0, 42, 'none', `stroke="${s.metal.light}" stroke-width="7"`) +
  line('M0 -30V30M-26 -12H26M-18 14H18', s.metal.light, 8, 'stroke-linecap="round"');
export const hourglass: Subject = (s) =>
  path(
    'M-92 -132H92C92 -60 26 -30 14 0C26 30 92 60 92 132H-92C-92 60 -26 30 -14 0C-26 -30 -92 -60 -92 -132Z',
    s.ink.linear(
      [
        [0, s.accent.light, 0.5],
        [0.4, s.accent.deep, 0.6],
        [0.75, '#fff', 0.55],
        [1, s.accent.light, 0.4],
      ],
      0,
    ),
  ) +
  path(
    'M-62 -74Q0 -54 62 -74C48 -42 18 -26 6 -2H-6C-18 -26 -48 -42 -62 -74Z',
    s.ink.linear([
      [0, s.metal.glow],
      [1, s.metal.mid],
    ]),
  ) +
  path(
    'M-84 124C-74 84 -30 70 0 44C30 70 74 84 84 124Z',
    s.ink.linear([
      [0, s.metal.glow],
      [1, s.metal.dark],
    ]),
  ) +
  line('M0 0V50', s.metal.light, 5) +
  [-158, 128].map((y) => box(-112, y, 224, 30, s.ink.metal(s.metal), 'rx="8"')).join('') +
  both(
    box(
      94,
      -130,
      16,
      260,
      s.ink.linear(
        [
          [0, s.metal.dark],
          [0.5, s.metal.glow],
          [1, s.metal.dark],
        ],
        0,
      ),
    ) + circle(102, 0, 15, s.ink.ball(s.key)),
  ) +
  line('M58 -116C60 -70 34 -44 24 -20', '#fff', 7, 'stroke-linecap="round" opacity="0.7"');
export const potion: Subject = (s) =>
  halo(s, 0, 50, 180, s.key) +
  path(
    'M-30 -120H30V-50C110 -20 136 50 110 106C90 146 40 160 0 160C-40 160 -90 146 -110 106C-136 50 -110 -20 -30 -50Z',
    s.ink.linear(
      [
        [0, '#ffffff', 0.55],
        [0.5, s.key.deep, 0.6],
        [1, '#ffffff', 0.5],
      ],
      0,
    ),
  ) +
  path(
    'M-106 40Q-50 14 0 40T106 40C120 70 114 94 104 112C84 142 40 150 0 150C-40 150 -84 142 -104 112C-114 94 -120 70 -106 40Z',
    s.ink.radial(
      [
        [0, s.key.glow],
        [0.4, s.key.light],
        [1, s.key.dark],
      ],
      0.5,
      0.5,
      0.6,
      0.6,
      0.5,
    ),
  ) +
  [
    [-40, 90, 13],
    [20, 70, 9],
    [50, 110, 15],
    [-10, 120, 8],
    [0, 0, 9],
    [14, -40, 6],
    [70, 76, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity="0.45"'))
    .join('') +
  box(-40, -134, 80, 22, s.ink.metal(s.metal), 'rx="8"') +
  path(
    'M-26 -134L-22 -172H22L26 -134Z',
    s.ink.linear(
      [
        [0, WOOD.dark],
        [0.6, WOOD.light],
        [1, WOOD.mid],
      ],
      0,
    ),
  ) +
  line('M78 10C100 40 98 80 84 100', '#fff', 10, 'stroke-linecap="round" opacity="0.75"') +
  box(-34, -64, 68, 12, s.ink.metal(s.metal), 'rx="5"') +
  jewel(s, 0, -44, 0.14, s.accent);
export const cauldron: Subject = (s) => {
  const iron = ramp(280, 0.03, -0.06);
  return (
    halo(s, 0, -60, 190, s.key) +
    [
      [-60, -120, 24],
      [10, -150, 30],
      [66, -110, 20],
      [-20, -90, 18],
      [50, -164, 11],
      [-70, -164, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        circle(
          x,
          y,
          r,
          s.ink.radial(
            [
              [0, '#fff', 0.9],
              [0.3, s.key.light, 0.85],
              [1, s.key.mid, 0.65],
            ],
            0.5,
            0.5,
            0.55,
            0.66,
            0.3,
          ),
        ),
      )
      .join('') +
    path(
      'M-128 -40C-180 60 -120 150 0 152C120 150 180 60 128 -40Z',
      s.ink.radial(
        [
          [0, tone(iron, 3.4)],
          [0.5, tone(iron, 1.6)],
          [1, iron.ink],
        ],
        0.5,
        0.5,
        0.62,
        0.66,
        0.3,
      ),
    ) +
    oval(0, -44, 144, 34, tone(iron, 2)) +
    oval(
      0,
      -46,
      124,
      25,
      s.ink.radial([
        [0, s.key.glow],
        [0.6, s.key.light],
        [1, s.key.dark],
      ]),
    ) +
    both(
      line('M128 10Q170 20 156 64', tone(iron, 2.4), 12, 'stroke-linecap="round"') +
        path('M70 140L92 178H60L48 148Z', iron.deep),
    ) +
    shape(starPoints(5, 40, 17), s.ink.metal(s.metal), 'transform="translate(0 62)"') +
    path('M-60 -30C-56 10 -70 20 -62 44C-54 20 -44 6 -40 -26Z', s.key.light)
  );
};
export const mushroom: Subject = (s) => {
  const cap = ramp(22, 0.22);
  return (
    `<g transform="translate(96 70) scale(.48)">${path(
      'M-40 0C-30 60 -44 120 -60 160H60C44 120 30 60 40 0Z',
      s.ink.linear(
        [
          [0, '#a58f7c'],
          [0.6, '#fff6e3'],
          [1, '#d8c3a4'],
        ],
        0,
      ),
    )}${path(
      'M-160 10C-160 -160 160 -160 160 10Q0 60 -160 10Z',
      s.ink.radial(
        [
          [0, cap.light],
          [0.6, cap.mid],
          [1, cap.deep],
        ],
        0.5,
        0.5,
        0.6,
        0.62,
        0.25,
      ),
    )}</g>` +
    path(
      'M-62 -10C-50 60 -70 120 -86 166H86C70 120 50 60 62 -10Z',
      s.ink.linear(
        [
          [0, '#9d8775'],
          [0.6, '#fff6e3'],
          [1, '#d0b897'],
        ],
        0,
      ),
    ) +
    path(
      'M-172 0C-170 -190 170 -190 172 0Q0 66 -172 0Z',
      s.ink.radial(
        [
          [0, cap.light],
          [0.4, cap.mid],
          [1, cap.deep],
        ],
        0.5,
        0.5,
        0.62,
        0.64,
        0.22,
      ),
    ) +
    [
      [-90, -50, 24, 18],
      [-20, -96, 28, 20],
      [70, -70, 30, 24],
      [10, -30, 20, 14],
      [120, -14, 16, 16],
      [-130, -6, 13, 13],
    ]
      .map(([x = 0, y = 0, a = 0, b = 0]) => oval(x, y, a, b, '#fff4e4'))
      .join('') +
    path('M-26 166V110Q-26 78 0 78Q26 78 26 110V166Z', WOOD.deep) +
    both(
      circle(48, 76, 15, WOOD.deep) +
        circle(48, 76, 11, '#ffdf7e') +
        line('M48 65V87M37 76H59', WOOD.deep, 3),
    ) +
    circle(
      48,
      76,
      40,
      s.ink.radial([
        [0, '#ffdf7e', 0.7],
        [1, '#ffdf7e', 0],
      ]),
    ) +
    circle(15, 126, 4, s.metal.light)
  );
};
export const candle: Subject = (s) =>
  halo(s, 0, -90, 190) +
  [
    [-78, 30, 30],
    [78, 10, 30],
    [0, -40, 38],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        box(
          x - w,
          y,
          w * 2,
          160 - y,
          s.ink.linear(
            [
              [0, '#8a6a52'],
              [0.5, '#fff1d6'],
              [1, '#d3b48d'],
            ],
            0,
          ),
          'rx="8"',
        ) +
        path(
          `M${x - w} ${y + 8}q${w * 0.4} 40 ${w * 0.6} 6q${w * 0.3} 60 ${w * 0.7} 0q${w * 0.3} 26 ${w * 0.7} -6V${y}H${x - w}Z`,
          '#fffaf0',
          'opacity="0.8"',
        ) +
        line(`M${x} ${y}V${y - 16}`, '#33190c', 4) +
        path(
          `M${x} ${y - 96}C${x + 30} ${y - 46} ${x + 20} ${y - 12} ${x} ${y - 10}C${x - 20} ${y - 12} ${x - 28} ${y - 46} ${x} ${y - 96}Z`,
          s.ink.radial(
            [
              [0, '#fff'],
              [0.4, '#ffe07a'],
              [1, '#ff7a1f'],
            ],
            0.5,
            0.75,
            0.7,
          ),
        ),
    )
    .join('') +
  path('M-150 150H150Q150 184 0 184Q-150 184 -150 150Z', s.ink.metal(s.metal));
export const fan: Subject = (s) =>
  `<g transform="translate(0 130)">` +
  Array.from({ length: 12 }, (_, i) => {
    const a = -165 + i * 12.5;
    const [x1, y1] = polar(232, a);
    const [x2, y2] = polar(232, a + 12.5);
    const [mx, my] = polar(238, a + 6.25);
    const [p1, q1] = polar(92, a);
    const [p2, q2] = polar(92, a + 12.5);
    return (
      shape(
        [
          [p1, q1],
          [x1, y1],
          [mx, my],
        ],
        tone(s.key, 3.4),
      ) +
      shape(
        [
          [p1, q1],
          [mx, my],
          [x2, y2],
          [p2, q2],
        ],
        tone(s.key, 2.2),
      ) +
      line(`M0 0L${n(x1)} ${n(y1)}`, s.metal.mid, 6)
    );
  }).join('') +
  `<path d="M${polar(222, -164).map(n).join(' ')}A222 222 0 0 1 ${polar(222, -16).map(n).join(' ')}" fill="none" stroke="${s.metal.light}" stroke-width="9"/>` +
  [-140, -115, -90, -65, -40]
    .map((a, i) => {
      const [x, y] = polar(160, a);
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${i === 2 ? 0.2 : 0.14})">${flower({ ...s, key: s.accent })}</g>`;
    })
    .join('') +
  circle(0, 0, 18, s.ink.ball(s.metal)) +
  line('M0 10V50', s.accent.mid, 7) +
  '</g>';
export const drum: Subject = (s) =>
  path(
    'M-130 -70C-160 20 -160 60 -130 130Q0 176 130 130C160 60 160 20 130 -70Z',
    s.ink.linear(
      [
        [0, s.key.deep],
        [0.6, s.key.mid],
        [0.75, s.key.light],
        [1, s.key.dark],
      ],
      0,
    ),
  ) +
  oval(
    0,
    -74,
    134,
    50,
    s.ink.radial(
      [
        [0, '#fffaf0'],
        [0.7, '#ecd9b2'],
        [1, '#a88355'],
      ],
      0.5,
      0.5,
      0.6,
      0.62,
      0.3,
    ),
  ) +
  oval(0, -74, 134, 50, 'none', `stroke="${s.metal.mid}" stroke-width="10"`) +
  [-120, -84, -42, 0, 42, 84, 120]
    .map((x) => circle(x, -38 + (1 - (x / 130) ** 2) * 26 - 4, 6, s.metal.glow))
    .join('') +
  circle(0, 60, 44, s.ink.metal(s.metal, 60)) +
  circle(0, 60, 34, s.key.deep) +
  line('M0 36V84M-22 50H22M-16 70H16', s.metal.light, 7, 'stroke-linecap="round"') +
  line('M-150 -170L-40 -78M150 -170L40 -78', WOOD.mid, 15, 'stroke-linecap="round"') +
  both(circle(40, -82, 15, s.ink.ball(s.key)));
export const compass: Subject = (s) =>
  circle(0, -164, 20, 'none', `stroke="${s.metal.mid}" stroke-width="12"`) +
  circle(0, 0, 148, s.ink.metal(s.metal, 60)) +
  circle(
    0,
    0,
    128,
    s.ink.radial([
      [0, '#fff8e4'],
      [0.75, '#ecd7ac'],
      [1, '#8d6a3c'],
    ]),
  ) +
  Array.from(
    { length: 32 },
    (_, i) =>
      `<g transform="rotate(${i * 11.25})">${line(`M0 -122V${i % 4 ? -112 : -104}`, '#5a3b1c', i % 4 ? 2 : 4)}</g>`,
  ).join('') +
  [45, 0]
    .map((turn) =>
      [0, 90, 180, 270]
        .map(
          (a) =>
            `<g transform="rotate(${a + turn})">${shape(
              [
                [0, turn ? -70 : -108],
                [turn ? 12 : 18, turn ? -12 : -18],
                [0, 0],
              ],
              turn ? tone(s.accent, 2) : s.key.mid,
            )}${shape(
              [
                [0, turn ? -70 : -108],
                [turn ? -12 : -18, turn ? -12 : -18],
                [0, 0],
              ],
              turn ? tone(s.accent, 3.4) : s.key.deep,
            )}</g>`,
        )
        .join(''),
    )
    .join('') +
  `<g transform="rotate(28)">${shape(
    [
      [0, -96],
      [14, 0],
      [-14, 0],
    ],
    ramp(25, 0.22).mid,
  )}${shape(
    [
      [0, 96],
      [14, 0],
      [-14, 0],
    ],
    '#f5f0ea',
  )}</g>` +
  circle(0, 0, 14, s.ink.ball(s.metal)) +
  path('M-96 -70A120 120 0 0 1 60 -104Q-30 -90 -96 -70Z', '#fff', 'opacity="0.4"');
export const anchor: Subject = (s) =>
  line('M0 -100V140M-72 -78H72', s.metal.ink, 40, 'stroke-linecap="round"') +
  circle(0, -138, 34, 'none', `stroke="${s.metal.ink}" stroke-width="26"`) +
  circle(0, -138, 34, 'none', `stroke="${s.metal.mid}" stroke-width="17"`) +
  line(
    'M0 -100V140M-72 -78H72',
    s.ink.span(
      [
        [0, s.metal.dark],
        [0.6, s.metal.glow],
        [1, s.metal.mid],
      ],
      -20,
      0,
      20,
      0,
    ),
    28,
    'stroke-linecap="round"',
  ) +
  both(
    path(
      'M0 160C80 150 122 110 132 50L104 66L140 -10L176 56L152 52C146 130 90 182 0 184Z',
      s.ink.metal(s.metal, 30),
    ),
  ) +
  line('M-40 -150C-140 -120 120 -20 -30 40C-120 80 20 110 70 60', '#6b4a24', 15) +
  line(
    'M-40 -150C-140 -120 120 -20 -30 40C-120 80 20 110 70 60',
    '#d8b577',
    9,
    'stroke-dasharray="12 4"',
  );
export const cactus: Subject = (s) => {
  const g = ramp(148, 0.14, -0.02);
  const f = s.ink.linear(
    [
      [0, g.deep],
      [0.5, g.mid],
      [0.72, g.light],
      [1, g.dark],
    ],
    0,
  );
  return (
    oval(0, 164, 150, 18, '#000', 'opacity="0.3"') +
    path(
      'M-124 -60C-124 -90 -76 -90 -76 -60V0C-76 16 -60 20 -40 20V62H-70C-104 62 -124 40 -124 10Z',
      f,
    ) +
    path(
      'M134 -100C134 -130 86 -130 86 -100V-30C86 -14 66 -10 40 -10V34H80C114 34 134 12 134 -20Z',
      f,
    ) +
    path('M-46 164V-110C-46 -180 46 -180 46 -110V164Z', f) +
    [-24, 0, 24]
      .map((x) => line(`M${x} -130V160`, g.deep, 3, 'opacity="0.55" stroke-dasharray="3 12"'))
      .join('') +
    `<g transform="translate(8 -160) scale(.26)">${flower(s)}</g><g transform="translate(112 -122) scale(.16)">${flower({ ...s, key: s.accent })}</g>`
  );
};
export const guitar: Subject = (s) =>
  `<g transform="rotate(32) translate(0 20)">` +
  box(
    -13,
    -190,
    26,
    160,
    s.ink.linear(
      [
        [0, WOOD.ink],
        [0.6, WOOD.dark],
        [1, WOOD.deep],
      ],
      0,
    ),
  ) +
  path(
    'M-20 -226H20L26 -180H-26Z',
    s.ink.linear([
      [0, WOOD.mid],
      [1, WOOD.deep],
    ]),
  ) +
  both([-216, -202, -188].map((y) => circle(28, y, 6, s.metal.light)).join('')) +
  path(
    'M0 -60C70 -70 88 -10 66 20C60 40 100 60 104 110C104 166 50 178 0 178C-50 178 -104 166 -104 110C-100 60 -60 40 -66 20C-88 -10 -70 -70 0 -60Z',
    s.ink.radial(
      [
        [0, s.key.light],
        [0.55, s.key.mid],
        [1, s.key.deep],
      ],
      0.5,
      0.5,
      0.65,
      0.66,
      0.3,
    ),
    `stroke="${s.metal.light}" stroke-width="6"`,
  ) +
  circle(0, 50, 36, s.metal.mid) +
  circle(0, 50, 30, '#140805') +
  box(-34, 122, 68, 15, WOOD.ink, 'rx="4"') +
  [-8, -3, 3, 8].map((x) => line(`M${x} -190V126`, '#f7eed8', 1.8)).join('') +
  [0, 1, 2, 3, 4, 5].map((i) => line(`M-13 ${-170 + i * 22}H13`, s.metal.light, 2)).join('') +
  '</g>';
export const planet: Subject = (s) => {
  const ring = (half: string) =>
    `<path d="M-182 0A182 48 0 0 ${half} 182 0" fill="none" stroke="${s.accent.light}" stroke-width="16" opacity=".9"/><path d="M-156 0A156 38 0 0 ${half} 156 0" fill="none" stroke="${s.metal.light}" stroke-width="8" opacity=".7"/>`;
  return (
    `<g transform="rotate(-20)">${ring('1')}${circle(
      0,
      0,
      112,
      s.ink.radial(
        [
          [0, s.key.glow],
          [0.3, s.key.light],
          [0.65, s.key.mid],
          [1, s.key.ink],
        ],
        0.5,
        0.5,
        0.6,
        0.66,
        0.28,
      ),
    )}<g ${s.ink.clip('M-112 0A112 112 0 1 0 112 0A112 112 0 1 0 -112 0Z')}>${[-70, -36, 4, 40, 74].map((y, i) => path(`M-120 ${y}Q-40 ${y + 14} 20 ${y}T130 ${y}V${y + 12 + i * 2}Q60 ${y + 22} 0 ${y + 12}T-120 ${y + 14}Z`, tone(s.key, i % 2 ? 1.4 : 4), 'opacity="0.4"')).join('')}</g>${ring('0')}</g>` +
    circle(124, -118, 22, s.ink.ball(s.metal))
  );
};
export const rocket: Subject = (s) =>
  `<g transform="rotate(38)">` +
  path(
    'M-34 96C-70 140 -30 190 0 226C30 190 70 140 34 96Z',
    s.ink.linear([
      [0, '#fff'],
      [0.3, '#ffe06a'],
      [0.7, '#ff6a2a'],
      [1, '#ff2a6a', 0],
    ]),
  ) +
  both(
    path(
      'M40 20C90 50 96 100 84 134L34 96Z',
      s.ink.linear([
        [0, s.key.light],
        [1, s.key.deep],
      ]),
    ),
  ) +
  path(
    'M0 -190C60 -130 70 -20 44 100H-44C-70 -20 -60 -130 0 -190Z',
    s.ink.linear(
      [
        [0, '#5b6278'],
        [0.45, '#cfd6e6'],
        [0.7, '#ffffff'],
        [1, '#9aa3ba'],
      ],
      0,
    ),
  ) +
  path(
    'M0 -190C26 -164 42 -132 50 -98H-50C-42 -132 -26 -164 0 -190Z',
    s.ink.linear(
      [
        [0, s.key.deep],
        [0.65, s.key.light],
        [1, s.key.mid],
      ],
      0,
    ),
  ) +
  circle(0, -36, 32, s.ink.metal(s.metal, 60)) +
  circle(
    0,
    -36,
    23,
    s.ink.radial(
      [
        [0, '#fff'],
        [0.4, s.accent.light],
        [1, s.accent.deep],
      ],
      0.5,
      0.5,
      0.55,
      0.66,
      0.3,
    ),
  ) +
  box(-46, 82, 92, 18, s.ink.metal(s.metal), 'rx="5"') +
  box(-6, 40, 12, 80, s.key.mid, 'rx="5"') +
  '</g>';
export const heart: Subject = (s) => {
  const d =
    'M0 152C-60 104 -168 30 -160 -60C-152 -140 -44 -156 0 -76C44 -156 152 -140 160 -60C168 30 60 104 0 152Z';
  return (
    line(d, s.accent.mid, 26, `opacity="0.5" ${s.ink.blur(10)}`) +
    path(
      d,
      s.ink.radial(
        [
          [0, s.key.light],
          [0.5, s.key.mid],
          [1, s.key.deep],
        ],
        0.5,
        0.5,
        0.6,
        0.66,
        0.26,
      ),
    ) +
    line(d, s.accent.glow, 7) +
    line('M-96 -72C-90 -104 -60 -112 -40 -96', '#fff', 14, 'stroke-linecap="round" opacity="0.8"') +
    line(
      'M-150 20H-60L-36 -30L0 76L34 -10L50 20H150',
      '#fff',
      8,
      'stroke-linejoin="round" stroke-linecap="round"',
    )
  );
};
export const rune: Subject = (s) => {
  const stone = ramp(240, 0.03, -0.04);
  const marks = [
    'M-22 -60V60M-22 -60L26 -24M-22 -20L26 14',
    'M-24 -60V60M24 -60V60M-24 -20L24 20',
    'M0 -60V60M0 -60L28 -26M0 -60L-28 -26',
  ];
  return [
    [-92, 30, -14, 0],
    [92, 34, 12, 1],
    [0, -20, 0, 2],
  ]
    .map(
      ([x = 0, y = 0, a = 0, m = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})">${shape(
          [
            [-52, 124],
            [-70, -60],
            [-30, -124],
            [30, -130],
            [66, -70],
            [56, 124],
          ],
          s.ink.linear(
            [
              [0, tone(stone, 1)],
              [0.6, tone(stone, 2.6)],
              [1, tone(stone, 3.6)],
            ],
            0,
          ),
          `stroke="${tone(stone, 4)}" stroke-width="2"`,
        )}${line(marks[m] ?? '', s.accent.mid, 18, `opacity="0.7" ${s.ink.blur(7)} stroke-linecap="round"`)}${line(marks[m] ?? '', s.accent.glow, 8, 'stroke-linecap="round"')}</g>`,
    )
    .join('');
};
export const eye: Subject = (s) =>
  both(line('M36 56C40 100 30 130 6 160', s.metal.mid, 20, 'stroke-linecap="round"')) +
  path('M-172 0Q0 -150 172 0Q0 130 -172 0Z', s.ink.metal(s.metal)) +
  path(
    'M-140 0Q0 -112 140 0Q0 98 -140 0Z',
    s.ink.linear([
      [0, '#b9a68a'],
      [0.4, '#fffaf0'],
      [1, '#d6c5a4'],
    ]),
  ) +
  circle(
    0,
    -6,
    60,
    s.ink.radial([
      [0, s.accent.glow],
      [0.5, s.key.mid],
      [0.9, s.key.deep],
      [1, s.key.ink],
    ]),
  ) +
  Array.from({ length: 24 }, (_, i) => {
    const [x1, y1] = polar(30, i * 15, 0, -6);
    const [x2, y2] = polar(54, i * 15, 0, -6);
    return line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, s.key.glow, 2.4, 'opacity="0.6"');
  }).join('') +
  circle(0, -6, 26, '#0b0508') +
  circle(18, -26, 11, '#fff') +
  path('M-178 -40Q0 -190 178 -40Q0 -150 -178 -40Z', s.ink.metal(s.metal)) +
  [-80, 0, 80].map((x) => jewel(s, x, x ? -112 : -136, 0.13, s.key)).join('');
export const oracle: Subject = (s) =>
  halo(s, 0, -30, 200, s.key) +
  path('M-110 110Q0 60 110 110L132 168H-132Z', s.ink.metal(s.metal)) +
  circle(
    0,
    -24,
    132,
    s.ink.radial(
      [
        [0, s.key.glow],
        [0.25, s.accent.light],
        [0.55, s.key.mid],
        [0.85, s.key.deep],
        [1, s.accent.mid],
      ],
      0.5,
      0.55,
      0.52,
    ),
  ) +
  `<g transform="translate(0 -16) scale(.42)" opacity=".92">${eye(s)}</g>` +
  path('M-92 -96A126 126 0 0 1 40 -142Q-50 -110 -92 -40Z', '#fff', 'opacity="0.5"') +
  oval(76, 44, 20, 8, '#fff', 'transform="rotate(-40 76 44)" opacity="0.4"');
export const treasureMap: Subject = (s) =>
  `<g transform="rotate(-8)">${path(
    'M-150 -110Q-80 -130 0 -112T150 -116V116Q80 132 0 114T-150 122Z',
    s.ink.linear(
      [
        [0, '#a57b43'],
        [0.4, '#f1dba6'],
        [1, '#c79f5d'],
      ],
      30,
    ),
  )}${path('M-110 40C-100 -40 -30 -80 20 -60C80 -40 110 0 90 60C60 100 -90 100 -110 40Z', '#b98f4c', 'opacity="0.5"')}${line('M-96 66C-60 20 -20 70 10 20C30 -10 60 0 84 -30', '#8b1d1d', 8, 'stroke-dasharray="16 12" stroke-linecap="round"')}${line('M70 -52L104 -18M104 -52L70 -18', '#a01818', 13, 'stroke-linecap="round"')}</g><g transform="translate(-56 -6) scale(.52)">${skull(s)}</g>`;
export const luchador: Subject = (s) =>
  facets(s, [
    [
      [
        [0, -160],
        [64, -148],
        [50, -60],
        [0, -50],
      ],
      3.4,
    ],
    [
      [
        [64, -148],
        [124, -80],
        [128, 20],
        [96, -30],
        [50, -60],
      ],
      2.6,
    ],
    [
      [
        [0, -50],
        [50, -60],
        [96, -30],
        [128, 20],
        [112, 96],
        [40, 60],
        [0, 70],
      ],
      3,
    ],
    [
      [
        [0, 70],
        [40, 60],
        [112, 96],
        [64, 154],
        [0, 172],
      ],
      2.2,
    ],
  ]) +
  both(
    path(
      'M14 -24C20 -84 100 -96 122 -40C110 6 40 20 14 -24Z',
      s.ink.linear([
        [0, s.accent.light],
        [1, s.accent.dark],
      ]),
    ) +
      path('M28 -26Q56 -60 100 -38Q66 4 28 -26Z', '#fff') +
      circle(62, -30, 14, '#20110a') +
      path('M0 -150L34 -138L12 -70L0 -56Z', s.metal.light),
  ) +
  path('M-60 88Q0 54 60 88Q56 132 0 136Q-56 132 -60 88Z', s.metal.light) +
  path('M-42 94Q0 72 42 94Q36 118 0 120Q-36 118 -42 94Z', ramp(20, 0.15).mid) +
  line('M-42 96Q0 106 42 96', '#3a0b10', 5) +
  symmetric(
    [
      [0, -14],
      [14, 26],
      [0, 34],
    ],
    tone(s.key, 4),
  );
