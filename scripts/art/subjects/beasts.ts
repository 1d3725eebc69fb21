import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { circle, line, n, oval, path, polar, shape } from '../ink.ts';
import type { Point } from '../ink.ts';
import { both, facets, symmetric, tone } from '../stage.ts';
import type { Facet, Stage, Subject } from '../stage.ts';

const WHITE: Ramp = ramp(80, 0.03, 0.12);
const BLACK: Ramp = ramp(275, 0.04, -0.16);

const eyes = (
  { ink, accent }: Stage,
  outline: readonly Point[],
  pupil: Point,
  slit = 3,
): string => {
  const glow = ink.radial([
    [0, accent.glow],
    [0.5, accent.light],
    [1, accent.mid],
  ]);
  const [x, y] = pupil;
  return both(
    shape(outline, '#0b0508', 'stroke="#0b0508" stroke-width="6" stroke-linejoin="round"') +
      shape(outline, glow) +
      oval(x, y, slit, 8, '#0b0508') +
      circle(x + 3, y - 4, 2.4, '#fff'),
  );
};

const mane = ({ ink }: Stage, m: Ramp, outer: number, spikes: number, squash = 1): string => {
  const ring = (radius: number, depth: number, offset: number) =>
    Array.from({ length: spikes * 2 }, (_, i): Point => {
      const r = i % 2 ? radius - depth : radius + (i % 4 === 0 ? 10 : -6);
      const [x, y] = polar(r, (i / (spikes * 2)) * 360 + offset);
      return [x, y * squash + 6];
    });
  const fill = (top: number, bottom: number) =>
    ink.linear(
      [
        [0, tone(m, top)],
        [1, tone(m, bottom)],
      ],
      120,
    );
  return (
    shape(ring(outer, 46, -90), fill(2.2, 0.8)) +
    shape(ring(outer - 22, 40, -84), fill(3, 1.4)) +
    shape(ring(outer - 46, 34, -90), fill(3.8, 2))
  );
};

const FELINE: readonly Facet[] = [
  [
    [
      [52, -122],
      [108, -162],
      [130, -86],
      [90, -80],
    ],
    2.6,
  ],
  [
    [
      [72, -120],
      [104, -146],
      [114, -94],
      [90, -90],
    ],
    1,
  ],
  [
    [
      [0, -126],
      [28, -126],
      [22, -60],
      [0, -44],
    ],
    4,
  ],
  [
    [
      [28, -126],
      [56, -124],
      [92, -84],
      [60, -52],
      [22, -60],
    ],
    3.4,
  ],
  [
    [
      [92, -84],
      [130, -86],
      [122, -28],
      [78, -26],
      [60, -52],
    ],
    2.6,
  ],
  [
    [
      [22, -60],
      [60, -52],
      [82, -26],
      [36, -4],
      [18, -20],
    ],
    0.7,
  ],
  [
    [
      [0, -44],
      [22, -60],
      [18, -20],
      [26, 40],
      [0, 46],
    ],
    4.2,
  ],
  [
    [
      [36, -4],
      [82, -26],
      [122, -28],
      [150, 22],
      [86, 36],
      [26, 40],
      [18, -20],
    ],
    3.3,
  ],
  [
    [
      [86, 36],
      [150, 22],
      [128, 46],
      [142, 74],
      [104, 92],
      [58, 84],
    ],
    2.4,
  ],
  [
    [
      [58, 84],
      [104, 92],
      [72, 126],
      [38, 150],
      [44, 106],
    ],
    1.6,
  ],
];

const felineMuzzle = (s: Stage, white: Ramp): string =>
  facets(s, [
    [
      [
        [26, 40],
        [86, 36],
        [62, 86],
        [42, 106],
        [0, 94],
        [0, 60],
      ],
      4.3,
      white,
    ],
    [
      [
        [0, 94],
        [42, 106],
        [36, 148],
        [0, 158],
      ],
      3.4,
      white,
    ],
    [
      [
        [0, 44],
        [27, 38],
        [17, 60],
        [0, 73],
      ],
      1.6,
      ramp(10, 0.1, -0.05),
    ],
  ]) +
  both(
    line('M0 72V92Q14 106 42 104', '#14080a', 5, 'stroke-linecap="round"') +
      [0, 1, 2].map((i) => circle(38 + i * 11, 66 + (i % 2) * 9, 2.2, '#2a1512')).join('') +
      line('M52 66Q110 56 168 74M50 78Q108 78 160 104', '#fff', 1.6, 'opacity="0.55"'),
  );

const FELINE_EYE: readonly Point[] = [
  [28, -22],
  [46, -36],
  [72, -30],
  [52, -14],
];

export const tiger: Subject = (s) => {
  const stripes: Point[][] = [
    [
      [0, -112],
      [9, -88],
      [0, -66],
      [-9, -88],
    ],
    [
      [22, -124],
      [34, -96],
      [20, -76],
      [17, -98],
    ],
    [
      [50, -120],
      [58, -92],
      [44, -72],
      [42, -96],
    ],
    [
      [124, -60],
      [86, -50],
      [92, -38],
      [124, -42],
    ],
    [
      [128, -18],
      [90, -8],
      [96, 4],
      [138, 2],
    ],
    [
      [146, 26],
      [100, 22],
      [104, 34],
      [136, 40],
    ],
    [
      [138, 70],
      [98, 54],
      [92, 66],
      [116, 82],
    ],
    [
      [100, 96],
      [76, 84],
      [70, 96],
      [86, 112],
    ],
  ];
  return (
    facets(s, FELINE) +
    felineMuzzle(s, WHITE) +
    both(
      shape(
        [
          [24, -54],
          [40, -66],
          [66, -56],
          [48, -48],
        ],
        '#fff5e2',
      ) + stripes.map((points) => shape(points, '#160a0c')).join(''),
    ) +
    eyes(s, FELINE_EYE, [52, -24])
  );
};

export const lion: Subject = (s) =>
  mane(s, ramp(42, 0.13, -0.13), 186, 19) +
  `<g transform="translate(0 4) scale(.8)">${facets(s, FELINE)}${felineMuzzle(s, WHITE)}${eyes(s, FELINE_EYE, [52, -24])}</g>`;

export const jaguar: Subject = (s) => {
  const spots: readonly Point[] = [
    [14, -104],
    [40, -106],
    [60, -88],
    [30, -82],
    [104, -56],
    [104, -10],
    [126, 12],
    [96, 14],
    [112, 50],
    [90, 60],
    [84, -60],
    [116, -36],
    [82, 102],
  ];
  return (
    facets(s, FELINE) +
    felineMuzzle(s, WHITE) +
    both(
      spots
        .map(([x, y], i) =>
          oval(
            x,
            y,
            9 - (i % 3),
            6 + (i % 2) * 2,
            'none',
            'stroke="#190b08" stroke-width="5" stroke-dasharray="11 4"',
          ),
        )
        .join(''),
    ) +
    eyes(s, FELINE_EYE, [52, -24])
  );
};

export const panther: Subject = (s) =>
  facets({ ...s, key: BLACK }, FELINE) + felineMuzzle(s, BLACK) + eyes(s, FELINE_EYE, [52, -24]);

export const cat: Subject = (s) => {
  const { ink, metal, accent } = s;
  const coat = WHITE;
  return (
    path(
      'M-96 150Q-118 40 -60 0H60Q118 40 96 150Q0 182 -96 150Z',
      ink.linear([
        [0, coat.light],
        [1, tone(coat, 3)],
      ]),
    ) +
    both(
      shape(
        [
          [34, -128],
          [104, -176],
          [120, -70],
        ],
        tone(coat, 4.4),
      ) +
        shape(
          [
            [56, -130],
            [98, -158],
            [106, -92],
          ],
          ramp(15, 0.12).light,
        ),
    ) +
    oval(
      0,
      -58,
      126,
      96,
      ink.radial(
        [
          [0, coat.glow],
          [0.7, coat.light],
          [1, tone(coat, 3)],
        ],
        0.5,
        0.5,
        0.6,
        0.6,
        0.3,
      ),
    ) +
    both(
      line('M34 -62Q56 -84 80 -62', '#20120e', 8, 'stroke-linecap="round"') +
        line('M60 -22L118 -32M58 -12L116 -6', '#20120e', 3, 'stroke-linecap="round"') +
        oval(84, -26, 20, 12, ramp(15, 0.14).light, 'opacity="0.7"'),
    ) +
    shape(
      [
        [-12, -40],
        [12, -40],
        [0, -26],
      ],
      ramp(15, 0.16).mid,
    ) +
    line('M-24 -18Q-10 -4 0 -20Q10 -4 24 -18', '#20120e', 5, 'stroke-linecap="round"') +
    path(
      'M-88 22Q0 66 88 22L92 44Q0 90 -92 44Z',
      ink.linear([
        [0, accent.mid],
        [1, accent.deep],
      ]),
    ) +
    circle(0, 66, 22, ink.ball(metal)) +
    line('M-16 68H16M0 70V84', metal.deep, 4) +
    path(
      'M92 24Q150 0 138 -70Q134 -100 104 -92Q86 -84 92 -54Q96 -20 70 6Z',
      ink.linear([
        [0, coat.glow],
        [1, tone(coat, 3.2)],
      ]),
    ) +
    oval(0, 118, 52, 34, ink.metal(metal)) +
    oval(0, 118, 40, 25, 'none', `stroke="${metal.deep}" stroke-width="4"`) +
    line('M-14 106H14M-18 118H18M0 104V134', metal.deep, 5, 'stroke-linecap="round"')
  );
};

const CANINE: readonly Facet[] = [
  [
    [
      [26, -104],
      [86, -182],
      [108, -82],
      [66, -74],
    ],
    2.8,
  ],
  [
    [
      [48, -106],
      [84, -158],
      [96, -92],
      [68, -84],
    ],
    0.9,
  ],
  [
    [
      [0, -98],
      [28, -106],
      [66, -76],
      [30, -42],
      [0, -62],
    ],
    3.7,
  ],
  [
    [
      [66, -76],
      [108, -84],
      [118, -28],
      [76, -22],
      [30, -42],
    ],
    2.8,
  ],
  [
    [
      [30, -42],
      [78, -22],
      [38, 4],
      [20, -2],
    ],
    0.7,
  ],
  [
    [
      [0, -62],
      [30, -42],
      [20, -2],
      [28, 76],
      [0, 84],
    ],
    4.1,
  ],
];

const canine = (s: Stage, cheek: Ramp, belly: Ramp): string =>
  facets(s, CANINE) +
  facets(s, [
    [
      [
        [78, -22],
        [118, -30],
        [164, 22],
        [122, 34],
        [66, 46],
        [24, 22],
        [20, -2],
        [38, 4],
      ],
      3.2,
      cheek,
    ],
    [
      [
        [66, 46],
        [122, 34],
        [146, 68],
        [100, 76],
        [66, 112],
        [34, 92],
        [24, 22],
      ],
      3.9,
      belly,
    ],
    [
      [
        [26, 44],
        [50, 70],
        [34, 112],
        [0, 124],
        [0, 84],
        [28, 76],
      ],
      3.5,
      belly,
    ],
    [
      [
        [0, 122],
        [34, 112],
        [26, 144],
        [0, 156],
      ],
      2.6,
      belly,
    ],
    [
      [
        [0, 84],
        [28, 76],
        [20, 104],
        [0, 114],
      ],
      0.6,
      BLACK,
    ],
  ]) +
  both(line('M0 114V124Q16 132 34 114', '#10090c', 4)) +
  eyes(
    s,
    [
      [30, -14],
      [46, -28],
      [68, -18],
      [46, -6],
    ],
    [49, -17],
  );

export const wolf: Subject = (s) => canine(s, s.key, WHITE);
export const fox: Subject = (s) => canine(s, s.key, WHITE);

export const bear: Subject = (s) =>
  both(circle(88, -96, 44, s.ink.ball(s.key)) + circle(90, -92, 24, s.key.deep)) +
  facets(s, [
    [
      [
        [0, -128],
        [52, -122],
        [40, -50],
        [0, -40],
      ],
      3.6,
    ],
    [
      [
        [52, -122],
        [104, -84],
        [124, -16],
        [70, -20],
        [40, -50],
      ],
      2.9,
    ],
    [
      [
        [40, -50],
        [74, -26],
        [50, 0],
        [18, -16],
      ],
      0.8,
    ],
    [
      [
        [0, -40],
        [40, -50],
        [18, -16],
        [36, 34],
        [0, 30],
      ],
      4,
    ],
    [
      [
        [18, -16],
        [50, 0],
        [74, -26],
        [124, -16],
        [136, 40],
        [84, 56],
        [36, 34],
      ],
      3,
    ],
    [
      [
        [84, 56],
        [136, 40],
        [118, 92],
        [70, 130],
        [62, 90],
      ],
      2.1,
    ],
    [
      [
        [0, 30],
        [36, 34],
        [84, 56],
        [62, 90],
        [70, 130],
        [30, 150],
        [0, 152],
      ],
      4,
      ramp(60, 0.07, 0.02),
    ],
    [
      [
        [0, 36],
        [34, 36],
        [24, 68],
        [0, 76],
      ],
      0.7,
      BLACK,
    ],
  ]) +
  both(line('M0 76V98Q24 116 48 98', '#150b09', 5, 'stroke-linecap="round"')) +
  eyes(
    s,
    [
      [30, -18],
      [42, -30],
      [60, -20],
      [44, -10],
    ],
    [45, -20],
  );

export const panda: Subject = (s) => {
  const { ink } = s;
  const fur = ink.radial(
    [
      [0, '#ffffff'],
      [0.6, '#f2ede6'],
      [0.88, '#c8c1bd'],
      [1, '#8b8490'],
    ],
    0.5,
    0.5,
    0.6,
    0.62,
    0.28,
  );
  return (
    both(circle(100, -100, 48, ink.ball(BLACK))) +
    path(
      'M0 -132C92 -134 148 -72 148 6C148 92 84 140 0 140C-84 140 -148 92 -148 6C-148 -72 -92 -134 0 -132Z',
      fur,
    ) +
    both(
      path(
        'M34 -40C66 -62 102 -34 96 6C92 36 60 44 40 22C24 4 18 -28 34 -40Z',
        ink.linear([
          [0, '#2b2833'],
          [1, '#0d0b12'],
        ]),
      ) +
        circle(62, -6, 19, '#1b120d') +
        circle(62, -6, 14, s.accent.mid) +
        circle(62, -6, 8, '#08060a') +
        circle(68, -13, 5, '#fff'),
    ) +
    path(
      'M-30 38Q0 24 30 38Q24 66 0 70Q-24 66 -30 38Z',
      ink.linear([
        [0, '#3a3540'],
        [1, '#0c0a0f'],
      ]),
    ) +
    oval(4, 42, 11, 4, '#fff', 'opacity="0.5"') +
    both(line('M0 68V84Q22 104 44 84', '#1a161c', 6, 'stroke-linecap="round"')) +
    both(
      path(
        'M52 150Q92 108 150 92Q134 136 74 168Z',
        ink.linear([
          [0, ramp(135, 0.17).light],
          [1, ramp(135, 0.17).dark],
        ]),
      ),
      'opacity="0.9"',
    )
  );
};

const horn = (s: Stage, d: string, metal: Ramp): string =>
  path(
    d,
    s.ink.linear(
      [
        [0, tone(metal, 5)],
        [0.5, tone(metal, 3.6)],
        [1, tone(metal, 1.4)],
      ],
      60,
    ),
  );

export const bull: Subject = (s) => {
  const ivory = ramp(75, 0.07, 0.04);
  return (
    both(
      horn(s, 'M56 -96C110 -92 146 -112 150 -168C184 -110 168 -44 78 -48Z', ivory) +
        shape(
          [
            [84, -48],
            [160, -40],
            [132, -4],
            [82, -14],
          ],
          tone(s.key, 2.2),
        ) +
        shape(
          [
            [98, -38],
            [142, -34],
            [124, -14],
            [94, -20],
          ],
          tone(s.key, 1),
        ),
    ) +
    facets(s, [
      [
        [
          [0, -112],
          [44, -108],
          [30, -50],
          [0, -36],
        ],
        3.6,
      ],
      [
        [
          [44, -108],
          [84, -76],
          [86, -10],
          [62, -24],
          [30, -50],
        ],
        2.8,
      ],
      [
        [
          [30, -50],
          [66, -26],
          [50, 0],
          [20, -14],
        ],
        0.7,
      ],
      [
        [
          [0, -36],
          [30, -50],
          [20, -14],
          [34, 60],
          [0, 66],
        ],
        4,
      ],
      [
        [
          [20, -14],
          [50, 0],
          [86, -12],
          [72, 70],
          [34, 60],
        ],
        3,
      ],
      [
        [
          [0, 66],
          [34, 60],
          [72, 70],
          [84, 112],
          [52, 148],
          [0, 154],
        ],
        2.6,
        ramp(30, 0.08, -0.06),
      ],
      [
        [
          [26, 88],
          [56, 84],
          [62, 106],
          [40, 112],
        ],
        0.2,
        BLACK,
      ],
    ]) +
    shape(
      [
        [-34, -118],
        [0, -150],
        [34, -118],
        [18, -76],
        [0, -96],
        [-16, -76],
      ],
      tone(s.key, 1.2),
    ) +
    eyes(
      s,
      [
        [32, -22],
        [44, -34],
        [62, -22],
        [46, -10],
      ],
      [48, -21],
    ) +
    `<path d="M-26 120A28 30 0 1 0 26 120" fill="none" stroke="${s.metal.dark}" stroke-width="13"/>` +
    `<path d="M-26 120A28 30 0 1 0 26 120" fill="none" stroke="${s.metal.light}" stroke-width="6"/>`
  );
};

export const buffalo: Subject = (s) => {
  const dark = ramp(45, 0.06, -0.14);
  return (
    mane({ ...s }, ramp(45, 0.08, -0.16), 138, 15, 1.05) +
    both(
      horn(s, 'M58 -84C120 -74 164 -90 154 -150C196 -80 160 -16 70 -32Z', ramp(75, 0.05, -0.02)),
    ) +
    facets({ ...s, key: s.key }, [
      [
        [
          [0, -104],
          [56, -92],
          [40, -34],
          [0, -24],
        ],
        2.4,
        dark,
      ],
      [
        [
          [56, -92],
          [94, -44],
          [88, 6],
          [62, -14],
          [40, -34],
        ],
        2.6,
      ],
      [
        [
          [40, -34],
          [66, -14],
          [50, 8],
          [22, -4],
        ],
        0.6,
      ],
      [
        [
          [0, -24],
          [40, -34],
          [22, -4],
          [36, 66],
          [0, 70],
        ],
        3.6,
      ],
      [
        [
          [22, -4],
          [50, 8],
          [88, 4],
          [74, 78],
          [36, 66],
        ],
        2.8,
      ],
      [
        [
          [0, 70],
          [36, 66],
          [74, 78],
          [78, 118],
          [48, 146],
          [0, 150],
        ],
        2.2,
        dark,
      ],
      [
        [
          [22, 92],
          [52, 88],
          [56, 110],
          [36, 114],
        ],
        0,
        BLACK,
      ],
    ]) +
    symmetric(
      [
        [0, -150],
        [30, -140],
        [64, -98],
        [40, -84],
        [30, -50],
        [12, -72],
        [0, -40],
      ],
      tone(dark, 1.8),
    ) +
    symmetric(
      [
        [34, 144],
        [18, 164],
        [0, 182],
      ],
      tone(dark, 1.4),
    ) +
    eyes(
      s,
      [
        [34, -8],
        [46, -20],
        [62, -8],
        [46, 2],
      ],
      [48, -8],
    )
  );
};

export const stag: Subject = (s) => {
  const antler =
    'M22 -84C34 -120 92 -116 108 -178M58 -108C52 -138 40 -150 36 -174M88 -124C118 -122 138 -136 150 -160M100 -142C104 -160 90 -172 84 -184';
  return (
    both(
      line(antler, s.metal.deep, 17, 'stroke-linecap="round" stroke-linejoin="round"') +
        line(antler, s.metal.mid, 11, 'stroke-linecap="round" stroke-linejoin="round"') +
        line(antler, s.metal.glow, 3.5, 'stroke-linecap="round" transform="translate(2 -2)"') +
        shape(
          [
            [40, -66],
            [124, -84],
            [96, -34],
            [52, -30],
          ],
          tone(s.key, 2.4),
        ) +
        shape(
          [
            [58, -60],
            [108, -72],
            [90, -44],
            [62, -40],
          ],
          tone(s.key, 1),
        ),
    ) +
    facets(s, [
      [
        [
          [0, -94],
          [36, -84],
          [28, -30],
          [0, -18],
        ],
        3.6,
      ],
      [
        [
          [36, -84],
          [60, -50],
          [58, 0],
          [28, -30],
        ],
        2.8,
      ],
      [
        [
          [28, -30],
          [58, -6],
          [46, 14],
          [20, 2],
        ],
        0.8,
      ],
      [
        [
          [0, -18],
          [28, -30],
          [20, 2],
          [26, 88],
          [0, 94],
        ],
        4,
      ],
      [
        [
          [20, 2],
          [46, 14],
          [58, 0],
          [54, 52],
          [42, 104],
          [26, 88],
        ],
        3,
      ],
      [
        [
          [0, 94],
          [26, 88],
          [42, 104],
          [34, 134],
          [0, 146],
        ],
        4.2,
        WHITE,
      ],
      [
        [
          [0, 96],
          [26, 92],
          [18, 114],
          [0, 120],
        ],
        0.6,
        BLACK,
      ],
      [
        [
          [42, 104],
          [54, 52],
          [92, 120],
          [70, 170],
          [30, 182],
          [34, 134],
        ],
        2,
      ],
      [
        [
          [0, 146],
          [34, 134],
          [30, 182],
          [0, 190],
        ],
        3.6,
        WHITE,
      ],
    ]) +
    eyes(
      s,
      [
        [30, -6],
        [42, -18],
        [56, -4],
        [42, 4],
      ],
      [43, -6],
    )
  );
};

export const rabbit: Subject = (s) =>
  both(
    path(
      'M16 -70C-4 -150 34 -196 54 -184C84 -166 84 -104 62 -58Z',
      s.ink.linear([
        [0, s.key.glow],
        [1, tone(s.key, 3)],
      ]),
    ) + path('M30 -76C20 -136 38 -170 50 -164C68 -152 66 -104 54 -66Z', ramp(15, 0.1).light),
  ) +
  facets(s, [
    [
      [
        [0, -78],
        [50, -76],
        [34, -16],
        [0, 0],
      ],
      4.6,
    ],
    [
      [
        [50, -76],
        [98, -30],
        [112, 30],
        [66, 4],
        [34, -16],
      ],
      3.9,
    ],
    [
      [
        [0, 0],
        [34, -16],
        [66, 4],
        [56, 50],
        [24, 52],
        [0, 44],
      ],
      4.4,
    ],
    [
      [
        [66, 4],
        [112, 30],
        [108, 80],
        [60, 112],
        [56, 50],
      ],
      3.3,
    ],
    [
      [
        [0, 60],
        [24, 52],
        [56, 50],
        [60, 112],
        [24, 126],
        [0, 128],
      ],
      4.8,
    ],
    [
      [
        [0, 46],
        [20, 46],
        [0, 66],
      ],
      3,
      ramp(12, 0.13),
    ],
  ]) +
  both(
    oval(54, 2, 16, 20, '#120a10') +
      circle(59, -5, 6, '#fff') +
      circle(50, 10, 3, '#fff', 'opacity="0.6"') +
      line('M0 66V80Q16 96 32 82', '#4a2a30', 4, 'stroke-linecap="round"') +
      line('M48 74L124 62M48 82L122 92', '#fff', 1.8, 'opacity="0.6"'),
  );

export const elephant: Subject = (s) =>
  both(
    path(
      'M50 -92C110 -150 180 -110 176 -30C172 40 120 84 84 62C60 40 54 -20 50 -92Z',
      s.ink.linear(
        [
          [0, tone(s.key, 3.2)],
          [1, tone(s.key, 1.2)],
        ],
        120,
      ),
    ) +
      path(
        'M66 -76C112 -116 156 -88 152 -26C148 24 116 54 92 42C76 20 70 -20 66 -76Z',
        s.ink.linear(
          [
            [0, ramp(20, 0.07).mid],
            [1, tone(s.key, 1)],
          ],
          120,
        ),
      ),
  ) +
  facets(s, [
    [
      [
        [0, -136],
        [54, -120],
        [40, -50],
        [0, -40],
      ],
      3.8,
    ],
    [
      [
        [54, -120],
        [84, -70],
        [76, 0],
        [40, -50],
      ],
      2.9,
    ],
    [
      [
        [0, -40],
        [40, -50],
        [76, 0],
        [56, 46],
        [34, 40],
        [0, 34],
      ],
      3.4,
    ],
  ]) +
  both(
    path(
      'M50 36C58 84 84 116 124 108C104 138 52 126 30 50Z',
      s.ink.linear(
        [
          [0, '#fffdf2'],
          [0.6, '#eadfbe'],
          [1, '#8d7a58'],
        ],
        60,
      ),
    ),
  ) +
  path(
    'M-40 20C-36 90 -30 130 6 168C30 186 62 176 66 150C48 158 34 150 30 130C22 96 38 60 40 20C20 34 -20 34 -40 20Z',
    s.ink.linear(
      [
        [0, tone(s.key, 1.6)],
        [0.5, tone(s.key, 3.6)],
        [1, tone(s.key, 2)],
      ],
      0,
    ),
  ) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      line(
        `M${-34 + i * 3} ${n(48 + i * 20)}Q0 ${n(58 + i * 20)} ${n(36 - i)} ${n(48 + i * 19)}`,
        tone(s.key, 1.4),
        3,
        'opacity="0.7"',
      ),
    )
    .join('') +
  symmetric(
    [
      [0, -132],
      [24, -112],
      [0, -56],
    ],
    s.metal.mid,
  ) +
  symmetric(
    [
      [0, -120],
      [13, -106],
      [0, -74],
    ],
    s.accent.mid,
  ) +
  eyes(
    s,
    [
      [44, -18],
      [54, -28],
      [68, -18],
      [56, -10],
    ],
    [56, -18],
  );

export const owl: Subject = (s) => {
  const rows = [0, 1, 2, 3].map((row) =>
    Array.from({ length: 5 + (row % 2) }, (_, i) => {
      const x = (i - (4 + (row % 2)) / 2) * 36;
      return path(
        `M${n(x - 20)} ${62 + row * 26}Q${n(x)} ${n(110 + row * 26)} ${n(x + 20)} ${62 + row * 26}Z`,
        tone(s.key, 3.4 - row * 0.4 - (x < 0 ? 0.7 : 0)),
      );
    }).join(''),
  );
  const disc = (x: number) =>
    circle(
      x,
      -28,
      64,
      s.ink.radial([
        [0, tone(s.key, 5)],
        [0.6, tone(s.key, 4)],
        [1, tone(s.key, 2.4)],
      ]),
    ) +
    Array.from({ length: 20 }, (_, i) => {
      const [x1, y1] = polar(42, i * 18, x, -28);
      const [x2, y2] = polar(62, i * 18, x, -28);
      return line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, tone(s.key, 2), 3, 'opacity="0.55"');
    }).join('') +
    circle(x, -28, 36, '#120a0c') +
    circle(
      x,
      -28,
      30,
      s.ink.radial([
        [0, s.accent.glow],
        [0.6, s.accent.light],
        [1, s.accent.dark],
      ]),
    ) +
    circle(x, -28, 16, '#0a0608') +
    circle(x + 8, -38, 7, '#fff');
  return (
    path(
      'M-120 30C-150 110 -90 176 0 180C90 176 150 110 120 30Z',
      s.ink.linear([
        [0, tone(s.key, 2.4)],
        [1, tone(s.key, 0.8)],
      ]),
    ) +
    rows.reverse().join('') +
    both(
      path(
        'M108 10C168 60 160 140 92 172C118 120 104 70 84 40Z',
        s.ink.linear([
          [0, tone(s.key, 2.6)],
          [1, tone(s.key, 0.8)],
        ]),
      ),
    ) +
    path(
      'M-140 -150C-90 -118 -40 -118 0 -96C40 -118 90 -118 140 -150C150 -60 140 30 0 62C-140 30 -150 -60 -140 -150Z',
      s.ink.linear([
        [0, tone(s.key, 3)],
        [1, tone(s.key, 1.8)],
      ]),
    ) +
    disc(-58) +
    disc(58) +
    symmetric(
      [
        [0, -98],
        [20, -110],
        [112, -120],
        [40, -70],
        [12, -40],
        [0, 10],
      ],
      tone(s.key, 1.2),
    ) +
    symmetric(
      [
        [0, -22],
        [18, -12],
        [0, 36],
      ],
      s.metal.light,
    ) +
    shape(
      [
        [0, -22],
        [-18, -12],
        [0, 36],
      ],
      s.metal.dark,
    )
  );
};

export const frog: Subject = (s) =>
  oval(
    0,
    40,
    156,
    104,
    s.ink.radial(
      [
        [0, s.key.light],
        [0.55, s.key.mid],
        [1, s.key.deep],
      ],
      0.5,
      0.5,
      0.6,
      0.62,
      0.2,
    ),
  ) +
  both(
    circle(84, -58, 58, s.ink.ball(s.key)) +
      circle(86, -60, 40, '#fffbe6') +
      circle(
        86,
        -60,
        40,
        s.ink.radial([
          [0.5, s.accent.mid, 0],
          [1, s.accent.dark, 0.8],
        ]),
      ) +
      oval(88, -58, 16, 26, '#0d0a08') +
      circle(96, -70, 8, '#fff'),
  ) +
  path(
    'M-136 34Q0 128 136 34Q104 116 0 120Q-104 116 -136 34Z',
    s.ink.linear([
      [0, '#3d0d18'],
      [1, '#7a1e2c'],
    ]),
  ) +
  path('M-56 96Q0 62 56 96Q30 118 0 120Q-30 118 -56 96Z', ramp(15, 0.17).mid) +
  both(
    circle(18, 14, 4, s.key.deep) +
      circle(118, 20, 10, s.key.light, 'opacity="0.5"') +
      circle(98, 4, 6, s.key.light, 'opacity="0.5"'),
  ) +
  symmetric(
    [
      [0, -96],
      [18, -128],
      [36, -100],
      [60, -146],
      [60, -84],
      [0, -84],
    ],
    s.ink.metal(s.metal),
  );

export const dragon: Subject = (s) => {
  const frill: Facet[] = [
    [
      [
        [60, -70],
        [172, -132],
        [116, -44],
      ],
      1.6,
      s.accent,
    ],
    [
      [
        [84, -40],
        [184, -56],
        [112, 4],
      ],
      2.2,
      s.accent,
    ],
    [
      [
        [92, 0],
        [174, 30],
        [96, 44],
      ],
      1.6,
      s.accent,
    ],
    [
      [
        [84, 40],
        [142, 92],
        [70, 78],
      ],
      1.2,
      s.accent,
    ],
  ];
  return (
    facets(s, frill) +
    both(
      horn(s, 'M26 -96C40 -140 84 -150 92 -188C128 -140 104 -92 66 -72Z', s.metal) +
        line(
          'M40 96C110 84 150 120 178 92C160 160 96 150 46 118',
          s.metal.light,
          6,
          'stroke-linecap="round"',
        ),
    ) +
    facets(s, [
      [
        [
          [0, -112],
          [32, -104],
          [26, -52],
          [0, -36],
        ],
        4,
      ],
      [
        [
          [32, -104],
          [84, -66],
          [64, -36],
          [26, -52],
        ],
        3.2,
      ],
      [
        [
          [84, -66],
          [112, -10],
          [78, -4],
          [64, -36],
        ],
        2.3,
      ],
      [
        [
          [26, -52],
          [64, -36],
          [80, -6],
          [40, 4],
          [18, -14],
        ],
        0.5,
      ],
      [
        [
          [0, -36],
          [26, -52],
          [18, -14],
          [24, 44],
          [0, 34],
        ],
        4.3,
      ],
      [
        [
          [18, -14],
          [40, 4],
          [80, -6],
          [112, -10],
          [100, 52],
          [58, 48],
          [24, 44],
        ],
        3.2,
      ],
      [
        [
          [0, 34],
          [24, 44],
          [58, 48],
          [64, 84],
          [30, 104],
          [0, 98],
        ],
        3.8,
      ],
      [
        [
          [28, 56],
          [48, 60],
          [44, 76],
          [30, 74],
        ],
        0.1,
      ],
      [
        [
          [58, 48],
          [100, 52],
          [84, 104],
          [64, 84],
        ],
        2.1,
      ],
      [
        [
          [0, 110],
          [30, 108],
          [64, 90],
          [84, 104],
          [50, 146],
          [0, 164],
        ],
        1,
      ],
      [
        [
          [0, 128],
          [36, 122],
          [30, 150],
          [0, 160],
        ],
        2.8,
        ramp(20, 0.18),
      ],
    ]) +
    both(
      shape(
        [
          [22, 102],
          [34, 104],
          [26, 134],
        ],
        '#fffbe9',
      ) +
        shape(
          [
            [48, 96],
            [60, 90],
            [56, 114],
          ],
          '#fffbe9',
        ) +
        shape(
          [
            [10, 152],
            [20, 152],
            [16, 132],
          ],
          '#fffbe9',
        ) +
        [0, 1, 2]
          .map((i) =>
            shape(
              [
                [4 + i * 2, -96 + i * 22],
                [16 - i, -84 + i * 22],
                [4, -74 + i * 22],
              ],
              tone(s.accent, 4),
              'opacity="0.85"',
            ),
          )
          .join(''),
    ) +
    eyes(
      s,
      [
        [30, -18],
        [44, -32],
        [70, -18],
        [48, -4],
      ],
      [51, -18],
    )
  );
};

export const cobra: Subject = (s) => {
  const bands = Array.from({ length: 7 }, (_, i) =>
    line(
      `M${-34 - (i < 4 ? 4 - Math.abs(i - 2) : 0)} ${n(-40 + i * 26)}Q0 ${n(-20 + i * 26)} ${34 + (i < 4 ? 4 - Math.abs(i - 2) : 0)} ${n(-40 + i * 26)}`,
      tone(s.metal, 1.6),
      4,
    ),
  ).join('');
  return (
    path(
      'M-120 182C-150 150 -60 132 0 132C60 132 150 150 120 182Q0 200 -120 182Z',
      s.ink.linear([
        [0, s.key.mid],
        [1, s.key.ink],
      ]),
    ) +
    path(
      'M0 -150C92 -150 156 -70 138 14C124 74 70 92 58 160H-58C-70 92 -124 74 -138 14C-156 -70 -92 -150 0 -150Z',
      s.ink.linear(
        [
          [0, tone(s.key, 1)],
          [0.35, tone(s.key, 2.6)],
          [0.7, tone(s.key, 3.4)],
          [1, tone(s.key, 2)],
        ],
        0,
      ),
    ) +
    both(
      path(
        'M52 -96C112 -88 122 -20 104 20C84 50 66 50 56 90C60 30 44 -30 52 -96Z',
        s.ink.linear(
          [
            [0, s.accent.light],
            [1, s.accent.dark],
          ],
          70,
        ),
      ) +
        oval(86, -30, 15, 26, '#0d0709') +
        oval(88, -34, 7, 13, s.accent.glow),
    ) +
    path(
      'M-40 -60Q0 -40 40 -60L36 160H-36Z',
      s.ink.linear(
        [
          [0, s.metal.dark],
          [0.6, s.metal.light],
          [1, s.metal.mid],
        ],
        0,
      ),
    ) +
    bands +
    facets(s, [
      [
        [
          [0, -172],
          [40, -150],
          [32, -104],
          [0, -96],
        ],
        4,
      ],
      [
        [
          [40, -150],
          [62, -110],
          [44, -70],
          [32, -104],
        ],
        2.8,
      ],
      [
        [
          [0, -96],
          [32, -104],
          [44, -70],
          [22, -42],
          [0, -36],
        ],
        3.4,
      ],
    ]) +
    eyes(
      s,
      [
        [26, -112],
        [38, -122],
        [54, -108],
        [40, -100],
      ],
      [40, -111],
    ) +
    line('M0 -38V-14M0 -14L-9 4M0 -14L9 4', ramp(20, 0.2).mid, 4, 'stroke-linecap="round"') +
    both(
      shape(
        [
          [10, -44],
          [18, -46],
          [14, -24],
        ],
        '#fff',
      ),
    )
  );
};
