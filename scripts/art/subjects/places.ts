import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, shape } from '../ink.ts';
import { both, symmetric, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';

const lampGlow = (s: Stage, x: number, y: number, r: number) =>
  circle(
    x,
    y,
    r,
    s.ink.radial([
      [0, '#fffbe6'],
      [0.3, s.accent.light, 0.8],
      [1, s.accent.mid, 0],
    ]),
  );
const facade = (s: Stage, m: Ramp, lv: number) =>
  s.ink.linear(
    [
      [0, tone(m, lv - 1.2)],
      [0.55, tone(m, lv)],
      [1, tone(m, lv + 0.6)],
    ],
    0,
  );
const doorLight = (s: Stage, x: number, y: number, w: number, h: number) =>
  path(
    `M${x - w / 2} ${y}V${y - h + w / 2}Q${x - w / 2} ${y - h} ${x} ${y - h}Q${x + w / 2} ${y - h} ${x + w / 2} ${y - h + w / 2}V${y}Z`,
    s.ink.linear([
      [0, s.accent.light],
      [0.6, '#fff6d2'],
      [1, s.accent.light],
    ]),
  ) + lampGlow(s, x, y - h * 0.4, h * 0.9);

export const stepTemple: Subject = (s) => {
  const tiers = 6;
  const out: string[] = [];
  for (let i = 0; i < tiers; i++) {
    const w = 178 - i * 25;
    const y = 150 - i * 40;
    out.push(
      shape(
        [
          [-w, y],
          [w, y],
          [w - 8, y - 40],
          [-w + 8, y - 40],
        ],
        s.ink.linear(
          [
            [0, tone(s.key, 1)],
            [0.55, tone(s.key, 2.6)],
            [1, tone(s.key, 3.8)],
          ],
          0,
        ),
      ),
      shape(
        [
          [-w + 6, y - 34],
          [w - 6, y - 34],
          [w - 8, y - 40],
          [-w + 8, y - 40],
        ],
        tone(s.key, 4.2),
        'opacity="0.8"',
      ),
    );
    for (let k = 0; k < 8 - i; k++)
      out.push(
        box(
          -w + 18 + k * ((2 * w - 36) / (8 - i)),
          y - 26,
          13,
          15,
          tone(s.key, 0.7),
          'opacity="0.55"',
        ),
      );
  }
  out.push(
    shape(
      [
        [-46, 150],
        [46, 150],
        [24, -90],
        [-24, -90],
      ],
      s.ink.linear([
        [0, tone(s.key, 4.4)],
        [1, tone(s.key, 2.4)],
      ]),
    ),
  );
  for (let i = 0; i < 17; i++)
    out.push(
      line(
        `M${n(-45 + i * 1.3)} ${146 - i * 14}H${n(45 - i * 1.3)}`,
        tone(s.key, 1),
        3,
        'opacity="0.6"',
      ),
    );
  out.push(
    box(-60, -140, 120, 50, facade(s, s.key, 3)),
    box(-70, -152, 140, 16, s.ink.metal(s.metal)),
    doorLight(s, 0, -90, 32, 42),
    both(
      `<g>${path(
        'M44 -152C40 -184 62 -184 60 -206C84 -186 78 -164 70 -152Z',
        s.ink.linear([
          [0, '#fff2b0'],
          [1, '#ff6a1f'],
        ]),
      )}</g>`,
    ),
  );
  return out.join('');
};
export const pyramid: Subject = (s) =>
  shape(
    [
      [0, -150],
      [60, 140],
      [-176, 140],
    ],
    s.ink.linear([
      [0, tone(s.key, 2.6)],
      [1, tone(s.key, 1)],
    ]),
  ) +
  shape(
    [
      [0, -150],
      [176, 140],
      [60, 140],
    ],
    s.ink.linear(
      [
        [0, tone(s.key, 4.8)],
        [1, tone(s.key, 3.2)],
      ],
      70,
    ),
  ) +
  Array.from({ length: 11 }, (_, i) => {
    const t = (i + 1) / 12;
    const y = -150 + 290 * t;
    return line(
      `M${n(-176 * t)} ${n(y)}L${n(60 * t)} ${n(y)}L${n(176 * t)} ${n(y)}`,
      s.key.ink,
      2.4,
      'opacity="0.35"',
    );
  }).join('') +
  shape(
    [
      [0, -150],
      [19.7, -54.6],
      [-57.7, -54.6],
    ],
    s.ink.linear([
      [0, s.metal.light],
      [1, s.metal.dark],
    ]),
  ) +
  shape(
    [
      [0, -150],
      [57.7, -54.6],
      [19.7, -54.6],
    ],
    s.ink.linear([
      [0, '#fff'],
      [1, s.metal.light],
    ]),
  ) +
  circle(
    0,
    -150,
    110,
    s.ink.radial([
      [0, '#fff'],
      [0.2, s.accent.light, 0.8],
      [1, s.accent.mid, 0],
    ]),
  ) +
  doorLight(s, 22, 140, 34, 56);
export const pagoda: Subject = (s) => {
  const out: string[] = [line('M0 -180V-120', s.metal.light, 6), circle(0, -176, 8, s.metal.light)];
  const red = s.key;
  for (let i = 0; i < 4; i++) {
    const y = -112 + i * 66;
    const w = 74 + i * 26;
    out.push(
      box(-w * 0.62, y + 18, w * 1.24, 52, facade(s, red, 2.6)),
      ...[-0.36, 0, 0.36].map((f) =>
        box(
          w * f - 12,
          y + 30,
          24,
          34,
          s.ink.linear([
            [0, '#fff3c0'],
            [1, s.accent.mid],
          ]),
        ),
      ),
      ...[-0.58, -0.2, 0.2, 0.58].map((f) => box(w * f - 4, y + 18, 8, 52, tone(red, 1))),
      path(
        `M0 ${y - 18}Q${w * 0.6} ${y + 12} ${w + 26} ${y + 4}Q${w + 14} ${y + 26} ${w - 10} ${y + 28}H${-w + 10}Q${-w - 14} ${y + 26} ${-w - 26} ${y + 4}Q${-w * 0.6} ${y + 12} 0 ${y - 18}Z`,
        s.ink.linear([
          [0, tone(s.room, 3.4)],
          [1, tone(s.room, 1)],
        ]),
      ),
      line(
        `M${-w - 26} ${y + 4}Q${-w * 0.6} ${y + 12} 0 ${y - 18}Q${w * 0.6} ${y + 12} ${w + 26} ${y + 4}`,
        s.metal.light,
        5,
        'stroke-linecap="round"',
      ),
      both(lampGlow(s, w + 14, y + 34, 22) + oval(w + 14, y + 34, 7, 9, '#ffe9a8')),
    );
  }
  out.push(box(-130, 156, 260, 18, s.metal.dark), box(-150, 172, 300, 12, tone(s.room, 2)));
  return out.join('');
};
export const torii: Subject = (s) =>
  both(
    path(
      'M84 -120L104 -120L120 176H90Z',
      s.ink.linear(
        [
          [0, tone(s.key, 1.6)],
          [0.6, s.key.light],
          [1, s.key.dark],
        ],
        0,
      ),
    ) + box(84, 150, 44, 30, tone(s.room, 0.8)),
  ) +
  path(
    'M-186 -150Q0 -112 186 -150L174 -108Q0 -76 -174 -108Z',
    s.ink.linear([
      [0, s.key.light],
      [1, s.key.dark],
    ]),
  ) +
  path('M-190 -160Q0 -122 190 -160L186 -144Q0 -106 -186 -144Z', tone(s.room, 0.6)) +
  box(
    -140,
    -62,
    280,
    24,
    s.ink.linear([
      [0, s.key.light],
      [1, s.key.dark],
    ]),
  ) +
  box(-17, -104, 34, 46, s.metal.dark) +
  box(-12, -99, 24, 36, s.key.ink) +
  line('M-6 -90H6M0 -94V-70M-6 -80H6', s.metal.light, 3) +
  line('M-120 -30Q0 6 120 -30', '#f4e7c4', 10) +
  [-70, -24, 24, 70]
    .map((x) =>
      shape(
        [
          [x - 6, -14 + (70 - Math.abs(x)) * 0.14],
          [x + 6, -14 + (70 - Math.abs(x)) * 0.14],
          [x + 10, 12],
          [x, 16],
          [x + 2, 34],
          [x - 8, 30],
        ],
        '#fff8e0',
      ),
    )
    .join('') +
  [0, 1, 2, 3]
    .map((i) => box(-70 - i * 22, 132 + i * 14, 140 + i * 44, 14, tone(s.room, 3 - i * 0.5)))
    .join('');
export const castle: Subject = (s) => {
  const tower = (x: number, y: number, w: number, h: number, roof: number) =>
    box(x - w / 2, y, w, h, facade(s, s.key, 3.4)) +
    Array.from({ length: 4 }, (_, i) =>
      box(x - w / 2 - 5 + i * ((w + 10) / 4), y - 10, (w + 10) / 6, 12, tone(s.key, 3)),
    ).join('') +
    shape(
      [
        [x, y - roof],
        [x + w / 2 + 10, y - 6],
        [x - w / 2 - 10, y - 6],
      ],
      s.ink.linear(
        [
          [0, tone(s.accent, 1)],
          [0.5, tone(s.accent, 2.4)],
          [1, tone(s.accent, 3.6)],
        ],
        0,
      ),
    ) +
    line(`M${x} ${y - roof}V${y - roof - 24}`, s.metal.light, 3) +
    shape(
      [
        [x, y - roof - 24],
        [x + 22, y - roof - 17],
        [x, y - roof - 10],
      ],
      s.metal.light,
    ) +
    doorLight(s, x, y + 44, 12, 24);
  return (
    tower(-112, -30, 46, 190, 66) +
    tower(112, -20, 46, 180, 62) +
    tower(-58, -70, 44, 220, 70) +
    tower(60, -62, 44, 220, 68) +
    box(-130, 60, 260, 110, facade(s, s.key, 3)) +
    Array.from({ length: 9 }, (_, i) =>
      box(-132 + i * 30, 46, 18, 18, tone(s.key, 3.2 - (i < 4 ? 0.9 : 0))),
    ).join('') +
    tower(0, -96, 62, 200, 82) +
    doorLight(s, 0, 170, 54, 84) +
    line('M-27 130H27M-14 96V170M0 86V170M14 96V170', s.key.ink, 3, 'opacity="0.6"')
  );
};
export const olympus: Subject = (s) =>
  [0, 1, 2]
    .map((i) => box(-150 - i * 12, 134 + i * 14, 300 + i * 24, 14, tone(s.key, 3.8 - i)))
    .join('') +
  box(
    -120,
    -56,
    240,
    190,
    s.ink.radial(
      [
        [0, '#fff5cf'],
        [0.4, s.accent.mid],
        [1, s.key.ink],
      ],
      0.5,
      0.7,
      0.8,
    ),
  ) +
  [-128, -64, 0, 64, 128]
    .map(
      (x) =>
        box(
          x - 20,
          -56,
          40,
          192,
          s.ink.linear(
            [
              [0, tone(s.key, 1)],
              [0.3, tone(s.key, 3)],
              [0.62, tone(s.key, 4.8)],
              [1, tone(s.key, 2)],
            ],
            0,
          ),
        ) +
        [-10, 0, 10]
          .map((d) => line(`M${x + d} -48V126`, tone(s.key, 1.6), 2.4, 'opacity="0.5"'))
          .join('') +
        box(x - 26, -68, 52, 14, tone(s.key, 4)) +
        box(x - 25, 124, 50, 12, tone(s.key, 3.6)),
    )
    .join('') +
  box(
    -160,
    -92,
    320,
    26,
    s.ink.linear([
      [0, tone(s.key, 4.6)],
      [1, tone(s.key, 2.6)],
    ]),
  ) +
  symmetric(
    [
      [0, -172],
      [176, -92],
    ],
    s.ink.linear(
      [
        [0, tone(s.key, 2)],
        [1, tone(s.key, 4.4)],
      ],
      0,
    ),
  ) +
  symmetric(
    [
      [0, -154],
      [118, -100],
    ],
    tone(s.key, 1),
  ) +
  circle(0, -118, 18, s.ink.metal(s.metal));
export const city: Subject = (s) => {
  const out: string[] = [];
  const towers: [number, number, number, number][] = [
    [-150, 60, 56, 120],
    [-96, -40, 50, 220],
    [-44, 20, 46, 160],
    [4, -130, 62, 310],
    [62, -20, 48, 200],
    [112, -80, 52, 260],
    [158, 40, 42, 140],
  ];
  towers.forEach(([x, y, w, h], i) => {
    out.push(
      box(
        x - w / 2,
        y,
        w,
        h,
        s.ink.linear([
          [0, tone(s.key, 2.2)],
          [0.7, tone(s.key, 1)],
          [1, tone(s.key, 0.2)],
        ]),
      ),
      box(x + w / 2 - 6, y, 6, h, tone(s.accent, 3), 'opacity="0.8"'),
    );
    for (let r = 0; r < h / 17 - 1; r++)
      for (let c = 0; c < w / 13 - 1; c++)
        if (s.random.chance(0.6))
          out.push(
            box(
              x - w / 2 + 6 + c * 12,
              y + 9 + r * 16,
              7,
              8,
              s.random.chance(0.3)
                ? s.accent.light
                : s.random.chance(0.5)
                  ? s.metal.light
                  : s.key.light,
              `opacity="${(0.5 + 0.5 * s.random.range(0, 1)).toFixed(2)}"`,
            ),
          );
    if (i % 2 === 1)
      out.push(line(`M${x} ${y}V${y - 34}`, s.accent.light, 3), circle(x, y - 36, 5, '#fff'));
  });
  return out.join('');
};
export const lighthouse: Subject = (s) =>
  `<g opacity=".85">${shape(
    [
      [0, -116],
      [190, -180],
      [190, -60],
    ],
    s.ink.span(
      [
        [0, '#fff6c8', 0.9],
        [1, '#fff6c8', 0],
      ],
      0,
      0,
      190,
      0,
    ),
  )}${shape(
    [
      [0, -116],
      [-190, -160],
      [-190, -84],
    ],
    s.ink.span(
      [
        [0, '#fff6c8', 0.7],
        [1, '#fff6c8', 0],
      ],
      0,
      0,
      -190,
      0,
    ),
  )}</g>` +
  path(
    'M-150 180C-130 130 -70 118 -20 122C60 116 130 132 160 180Z',
    s.ink.linear([
      [0, tone(s.room, 2.4)],
      [1, s.room.ink],
    ]),
  ) +
  shape(
    [
      [-34, -84],
      [34, -84],
      [56, 130],
      [-56, 130],
    ],
    s.ink.linear(
      [
        [0, '#7d7a88'],
        [0.4, '#d9d4d0'],
        [0.7, '#ffffff'],
        [1, '#b9b2b4'],
      ],
      0,
    ),
  ) +
  [0, 1, 2]
    .map((i) => {
      const y = -58 + i * 66;
      const w = 37 + i * 6.6;
      return shape(
        [
          [-w, y],
          [w, y],
          [w + 3.4, y + 34],
          [-w - 3.4, y + 34],
        ],
        s.ink.linear(
          [
            [0, s.key.deep],
            [0.6, s.key.mid],
            [1, s.key.light],
          ],
          0,
        ),
      );
    })
    .join('') +
  box(-48, -92, 96, 11, tone(s.room, 0.8)) +
  box(
    -27,
    -134,
    54,
    42,
    s.ink.radial([
      [0, '#fff'],
      [0.5, '#ffe68c'],
      [1, '#d0831f'],
    ]),
  ) +
  path('M-36 -134Q0 -180 36 -134Z', s.key.dark) +
  line('M-9 -134V-92M9 -134V-92', '#3a2412', 4) +
  lampGlow(s, 0, -114, 84);
export const ship: Subject = (s) => {
  const sail = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w} ${y}Q${x} ${y + 10} ${x + w} ${y}Q${x + w * 1.24} ${y + h * 0.6} ${x + w} ${y + h}Q${x} ${y + h - 12} ${x - w} ${y + h}Q${x - w * 0.8} ${y + h * 0.5} ${x - w} ${y}Z`,
      s.ink.linear(
        [
          [0, '#8d7a6b'],
          [0.4, '#e8d9bc'],
          [0.8, '#fffaf0'],
          [1, '#cdb996'],
        ],
        0,
      ),
    );
  const hull = ramp(45, 0.09, -0.08);
  return (
    line(
      'M-86 70V-130M8 70V-176M92 70V-116M120 40L182 -10',
      '#3b2010',
      9,
      'stroke-linecap="round"',
    ) +
    sail(-86, -120, 44, 60) +
    sail(-84, -54, 54, 84) +
    sail(8, -164, 50, 64) +
    sail(10, -94, 62, 66) +
    sail(12, -24, 70, 70) +
    sail(94, -104, 38, 56) +
    sail(96, -42, 46, 70) +
    shape(
      [
        [8, -176],
        [52, -190],
        [8, -200],
      ],
      s.key.mid,
    ) +
    path(
      'M-168 34L-130 30L-124 62H140L176 40C164 100 136 136 108 144H-110C-140 134 -160 90 -168 34Z',
      s.ink.linear([
        [0, tone(hull, 3.6)],
        [1, tone(hull, 0.8)],
      ]),
    ) +
    line('M-158 76Q0 92 164 72', s.metal.light, 7) +
    line('M-140 112Q0 126 140 108', hull.ink, 4, 'opacity="0.7"') +
    [-96, -52, -8, 36, 80]
      .map((x) => box(x - 9, 88, 18, 15, hull.ink) + box(x - 5, 91, 10, 9, s.accent.light))
      .join('') +
    path(
      'M-190 138Q-150 118 -110 138T-30 138T50 138T130 138T200 138L190 176H-190Z',
      s.ink.linear([
        [0, tone(s.room, 4)],
        [0.3, tone(s.room, 2.6)],
        [1, tone(s.room, 0.8)],
      ]),
    )
  );
};
export const volcano: Subject = (s) =>
  path(
    'M-44 -78L-186 160H186L44 -78Q0 -54 -44 -78Z',
    s.ink.linear(
      [
        [0, tone(s.key, 0.6)],
        [0.55, tone(s.key, 1.8)],
        [1, tone(s.key, 3)],
      ],
      0,
    ),
  ) +
  path(
    'M-40 -76Q0 -56 40 -76C58 -34 40 -6 62 30C78 62 66 92 104 160H66C56 120 46 100 34 84C34 110 40 130 42 160H-34C-30 124 -26 104 -32 78C-46 100 -58 124 -66 160H-100C-70 96 -76 64 -52 24C-40 -4 -56 -34 -40 -76Z',
    s.ink.linear([
      [0, '#fff1a6'],
      [0.4, '#ff8a2a'],
      [1, '#c01f16'],
    ]),
  ) +
  path(
    'M-34 -80C-60 -130 -30 -170 -6 -150C0 -196 50 -186 40 -146C76 -150 70 -100 36 -80Q0 -62 -34 -80Z',
    s.ink.radial(
      [
        [0, '#fff6c2'],
        [0.5, '#ffab3d'],
        [1, '#d8301a'],
      ],
      0.5,
      0.8,
      0.8,
    ),
  ) +
  [
    [-70, -140, 9],
    [84, -150, 11],
    [60, -190, 6],
    [-100, -90, 7],
    [110, -100, 6],
    [-40, -190, 7],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(
          x,
          y,
          r * 2.2,
          s.ink.radial([
            [0, '#ffb04a'],
            [1, '#ff5a1f', 0],
          ]),
        ) + circle(x, y, r * 0.8, '#fff2b5'),
    )
    .join('');
export const palmIsle: Subject = (s) => {
  const g = ramp(140, 0.16);
  const frond = (a: number, l: number) =>
    `<g transform="translate(38 -98) rotate(${a})">${path(
      `M0 0Q${l * 0.5} -34 ${l} 20Q${l * 0.5} -2 0 12Z`,
      s.ink.linear([
        [0, g.light],
        [1, g.deep],
      ]),
    )}</g>`;
  return (
    path(
      'M-180 120Q-60 50 60 92Q140 96 180 120Q0 176 -180 120Z',
      s.ink.linear([
        [0, '#ffe9b0'],
        [1, '#b9854c'],
      ]),
    ) +
    line('M10 100C6 40 14 -30 38 -98', '#5b3418', 22, 'stroke-linecap="round"') +
    line('M14 100C10 40 18 -30 40 -98', '#a56a35', 8, 'stroke-linecap="round"') +
    [-164, -128, -20, 14, 52, 176, 140, 100].map((a, i) => frond(a, 118 - (i % 3) * 12)).join('') +
    [
      [30, -86],
      [48, -82],
      [38, -72],
    ]
      .map(([x = 0, y = 0]) =>
        circle(
          x,
          y,
          12,
          s.ink.radial([
            [0, '#b77d3f'],
            [1, '#40210d'],
          ]),
        ),
      )
      .join('') +
    path(
      'M-196 132Q-150 116 -100 132T0 132T100 132T196 132V172H-196Z',
      s.ink.linear([
        [0, tone(s.room, 4)],
        [1, tone(s.room, 1.6)],
      ]),
    )
  );
};
export const sunDisc: Subject = (s) =>
  Array.from(
    { length: 24 },
    (_, i) =>
      `<g transform="rotate(${i * 15})">${shape(
        i % 2
          ? [
              [-8, -112],
              [8, -112],
              [0, -150],
            ]
          : [
              [-13, -108],
              [13, -108],
              [0, -178],
            ],
        i % 2
          ? s.accent.light
          : s.ink.linear([
              [0, s.metal.light],
              [1, s.metal.dark],
            ]),
      )}</g>`,
  ).join('') +
  circle(0, 0, 112, s.ink.metal(s.metal, 60)) +
  circle(0, 0, 98, s.metal.deep) +
  Array.from(
    { length: 16 },
    (_, i) =>
      `<g transform="rotate(${i * 22.5})">${box(-9, -94, 18, 17, i % 2 ? s.key.mid : s.accent.light, 'rx="3"')}</g>`,
  ).join('') +
  circle(0, 0, 72, s.ink.metal(s.metal, 60)) +
  circle(
    0,
    0,
    64,
    s.ink.radial(
      [
        [0, s.metal.light],
        [0.6, s.metal.mid],
        [1, s.metal.dark],
      ],
      0.5,
      0.5,
      0.6,
      0.64,
      0.3,
    ),
  ) +
  both(
    path('M12 -16Q28 -30 46 -14Q28 -4 12 -16Z', s.metal.ink) +
      circle(30, -15, 5, s.accent.glow) +
      line('M10 -32Q30 -44 50 -28', s.metal.deep, 6, 'stroke-linecap="round"') +
      circle(38, 14, 9, s.key.mid, 'opacity="0.6"'),
  ) +
  symmetric(
    [
      [0, -22],
      [11, 12],
      [0, 18],
    ],
    s.metal.dark,
  ) +
  path('M-24 30Q0 50 24 30Q0 36 -24 30Z', s.metal.ink);
