import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { circle, line, n, oval, path } from '../ink.ts';
import { both, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';

const LEAF = ramp(138, 0.17);
const gloss = (x: number, y: number, rx: number, ry: number, turn = -30) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity=".62"/>`;
const leaf = (s: Stage, x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${path(
    'M0 0C24 -46 88 -50 132 -8C92 30 34 34 0 0Z',
    s.ink.linear([
      [0, LEAF.light],
      [0.5, LEAF.mid],
      [1, LEAF.deep],
    ]),
  )}${line('M6 0Q64 -14 122 -8M44 -6L60 -26M72 -10L88 -26M52 -4L72 12', LEAF.glow, 3, 'opacity="0.55"')}</g>`;
const round = (s: Stage, x: number, y: number, r: number, m: Ramp) =>
  circle(
    x,
    y,
    r,
    s.ink.radial(
      [
        [0, m.light],
        [0.35, m.mid],
        [0.75, m.dark],
        [0.94, m.deep],
        [1, tone(m, 1.7)],
      ],
      0.5,
      0.5,
      0.56,
      0.62,
      0.3,
    ),
  ) +
  gloss(x + r * 0.34, y - r * 0.46, r * 0.26, r * 0.15, 36) +
  circle(
    x - r * 0.42,
    y + r * 0.5,
    r * 0.34,
    tone(m, 3.6),
    `opacity="0.22" ${s.ink.blur(r * 0.12)}`,
  );

export const cherry: Subject = (s) => {
  const m = ramp(20, 0.23, -0.02);
  return (
    line(
      'M-66 40C-60 -50 -20 -110 52 -146M76 52C84 -30 74 -90 52 -146',
      LEAF.deep,
      13,
      'stroke-linecap="round"',
    ) +
    line(
      'M-63 40C-57 -50 -18 -108 52 -146M79 52C87 -30 77 -90 52 -146',
      LEAF.mid,
      6,
      'stroke-linecap="round"',
    ) +
    leaf(s, 50, -146, 0.95, 14) +
    leaf(s, 50, -146, 0.8, 190) +
    round(s, -74, 84, 82, m) +
    round(s, 88, 94, 76, m)
  );
};
export const lemon: Subject = (s) => {
  const m = ramp(98, 0.18, 0.16);
  return (
    leaf(s, 30, -104, 1, -20) +
    `<g transform="rotate(-28)">${path(
      'M-168 0C-148 -16 -140 -32 -126 -50C-70 -126 70 -126 126 -50C140 -32 150 -16 168 0C150 16 140 32 126 50C70 126 -70 126 -126 50C-140 32 -148 16 -168 0Z',
      s.ink.radial(
        [
          [0, m.glow],
          [0.3, m.light],
          [0.7, m.mid],
          [1, ramp(70, 0.15).mid],
        ],
        0.5,
        0.5,
        0.6,
        0.66,
        0.34,
      ),
    )}${gloss(50, -56, 42, 15, 12)}</g>`
  );
};
export const plum: Subject = (s) => {
  const m = ramp(312, 0.2, -0.04);
  return (
    leaf(s, -2, -120, 1, -16) +
    line('M0 -96Q-8 -130 10 -158', LEAF.deep, 11, 'stroke-linecap="round"') +
    path(
      'M0 -108C110 -150 164 -50 148 34C132 118 60 158 0 152C-60 158 -132 118 -148 34C-164 -50 -110 -150 0 -108Z',
      s.ink.radial(
        [
          [0, m.light],
          [0.36, m.mid],
          [0.76, m.dark],
          [1, m.ink],
        ],
        0.5,
        0.5,
        0.6,
        0.64,
        0.3,
      ),
    ) +
    line('M2 -106C-40 -40 -40 70 0 150', m.ink, 7, 'opacity="0.45"') +
    gloss(66, -50, 40, 20, 44)
  );
};
export const orange: Subject = (s) => {
  const m = ramp(58, 0.19, 0.06);
  const seg = Array.from(
    { length: 9 },
    (_, i) =>
      `<path transform="rotate(${i * 40})" d="M0 -8C16 -28 26 -54 22 -74Q0 -92 -22 -74C-26 -54 -16 -28 0 -8Z" fill="${s.ink.linear(
        [
          [0, m.mid],
          [1, m.light],
        ],
      )}"/>`,
  ).join('');
  return (
    leaf(s, -30, -118, 0.95, -8) +
    round(s, -22, 0, 132, m) +
    `<g transform="translate(74 82)">${circle(0, 0, 104, m.mid)}${circle(0, 0, 97, '#fff3d8')}${seg}${gloss(34, -44, 20, 9, 30)}</g>`
  );
};
export const melon: Subject = (s) => {
  const g = ramp(142, 0.16, -0.05);
  const r = ramp(18, 0.21, 0.02);
  const seeds = [
    [-70, 8],
    [-24, 22],
    [24, 22],
    [70, 8],
    [-46, 52],
    [0, 66],
    [46, 52],
    [0, -14],
    [-104, -10],
    [104, -10],
  ];
  return (
    path(
      'M-176 -56C-170 100 -90 164 0 164C90 164 170 100 176 -56Z',
      s.ink.linear([
        [0, g.mid],
        [1, g.ink],
      ]),
    ) +
    [-130, -76, -24, 30, 84, 136]
      .map((x) =>
        line(
          `M${x} 160Q${n(x * 0.9 + 12)} 90 ${x * 1.12} 20`,
          g.light,
          8,
          `opacity="0.4" ${s.ink.clip('M-176 -56C-170 100 -90 164 0 164C90 164 170 100 176 -56Z')}`,
        ),
      )
      .join('') +
    path('M-160 -56C-152 86 -80 142 0 142C80 142 152 86 160 -56Z', '#f4ffd9') +
    path(
      'M-150 -56C-140 78 -76 130 0 130C76 130 140 78 150 -56Z',
      s.ink.radial(
        [
          [0, r.light],
          [0.6, r.mid],
          [1, r.dark],
        ],
        0.5,
        0.2,
        0.8,
      ),
    ) +
    oval(0, -56, 176, 36, g.mid) +
    oval(0, -56, 164, 31, '#f1ffd6') +
    oval(
      0,
      -56,
      153,
      27,
      s.ink.linear(
        [
          [0, r.light],
          [1, r.mid],
        ],
        20,
      ),
    ) +
    seeds
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x} ${y - 11}C${x + 9} ${y} ${x + 6} ${y + 10} ${x} ${y + 11}C${x - 6} ${y + 10} ${x - 9} ${y} ${x} ${y - 11}Z" fill="#1f0a0c"/>`,
      )
      .join('')
  );
};
export const grape: Subject = (s) => {
  const m = ramp(300, 0.2, -0.02);
  const rows = [5, 4, 5, 4, 3, 2, 1];
  return (
    leaf(s, 6, -118, 1.1, -18) +
    leaf(s, -4, -120, 0.9, 196) +
    line('M0 -100Q-4 -140 14 -172', '#5a3a1c', 12, 'stroke-linecap="round"') +
    rows
      .map((k, r) =>
        Array.from({ length: k }, (_, i) =>
          round(s, (i - (k - 1) / 2) * 54, -94 + r * 41, 33, m),
        ).join(''),
      )
      .join('')
  );
};
export const strawberry: Subject = (s) => {
  const m = ramp(20, 0.24, 0);
  return (
    path(
      'M0 -92C70 -134 150 -90 140 -14C126 70 50 150 0 172C-50 150 -126 70 -140 -14C-150 -90 -70 -134 0 -92Z',
      s.ink.radial(
        [
          [0, m.light],
          [0.4, m.mid],
          [0.8, m.dark],
          [1, m.deep],
        ],
        0.5,
        0.5,
        0.62,
        0.64,
        0.28,
      ),
    ) +
    Array.from({ length: 26 }, (_, i) => {
      const row = Math.floor(i / 5);
      const x = ((i % 5) - 2) * 46 * (1 - row * 0.14) + (row % 2) * 16;
      const y = -62 + row * 42;
      return oval(x, y, 5, 8, '#ffe08a') + oval(x - 1, y + 3, 4, 5, '#c98a28');
    }).join('') +
    [-74, -40, -8, 26, 60, 100].map((a) => leaf(s, 0, -98, 0.78, a - 104)).join('') +
    gloss(70, -60, 34, 15, 40)
  );
};
export const mango: Subject = (s) =>
  leaf(s, -16, -128, 1.1, -14) +
  path(
    'M-20 -128C84 -160 168 -60 146 40C124 130 30 172 -60 140C-150 104 -168 0 -118 -60C-92 -92 -60 -112 -20 -128Z',
    s.ink.linear(
      [
        [0, '#ffde6b'],
        [0.4, '#ff9d33'],
        [0.75, '#ef4b3c'],
        [1, '#7f1f4e'],
      ],
      130,
    ),
  ) +
  gloss(58, -70, 48, 20, 40) +
  line('M-18 -126Q-22 -150 -6 -168', '#5a3a1c', 11, 'stroke-linecap="round"');
export const chili: Subject = (s) => {
  const m = ramp(24, 0.25, 0);
  const pod =
    path(
      'M-30 -96C30 -124 70 -80 66 -20C62 60 10 130 -96 158C-40 110 -30 60 -40 0C-46 -40 -56 -80 -30 -96Z',
      s.ink.linear(
        [
          [0, m.deep],
          [0.35, m.mid],
          [0.6, m.light],
          [0.72, m.mid],
          [1, m.dark],
        ],
        10,
      ),
    ) +
    line('M34 -84C52 -50 46 10 14 60', '#fff', 9, 'stroke-linecap="round" opacity="0.6"') +
    path('M-42 -88C-20 -124 40 -126 56 -84C30 -92 0 -78 -42 -88Z', LEAF.mid) +
    line('M6 -108C2 -134 16 -156 40 -164', LEAF.dark, 14, 'stroke-linecap="round"');
  return `<g transform="translate(-60 12) rotate(24) scale(.86)">${pod}</g><g transform="translate(62 10) rotate(-14) scale(1)">${pod}</g>`;
};
export const fruitBowl: Subject = (s) =>
  `<g transform="translate(-78 -46) scale(.62)">${orange(s)}</g><g transform="translate(84 -50) scale(.6)">${plum(s)}</g><g transform="translate(4 -70) scale(.6)">${strawberry(s)}</g><g transform="translate(0 40) scale(.56)">${grape(s)}</g><g transform="translate(-96 44) scale(.5)">${lemon(s)}</g><g transform="translate(94 48) scale(.56)">${cherry(s)}</g>` +
  path(
    'M-164 70Q0 120 164 70C150 150 70 176 0 176C-70 176 -150 150 -164 70Z',
    s.ink.metal(s.metal),
  );
export const pumpkin: Subject = (s) => {
  const m = ramp(55, 0.18, 0);
  return (
    both(
      [120, 78, 34]
        .map((x, i) =>
          oval(
            x * 0.72,
            20,
            66 - i * 4,
            108 + i * 8,
            s.ink.radial(
              [
                [0, m.light],
                [0.5, m.mid],
                [1, m.deep],
              ],
              0.5,
              0.5,
              0.6,
              0.6,
              0.25,
            ),
          ),
        )
        .join(''),
    ) +
    oval(
      0,
      22,
      44,
      124,
      s.ink.radial(
        [
          [0, m.glow],
          [0.4, m.light],
          [1, m.dark],
        ],
        0.5,
        0.5,
        0.6,
        0.6,
        0.2,
      ),
    ) +
    path(
      'M-20 -92C-16 -130 0 -150 34 -164L46 -140C22 -128 18 -112 20 -92Z',
      s.ink.linear([
        [0, LEAF.light],
        [1, LEAF.deep],
      ]),
    ) +
    leaf(s, 12, -96, 0.7, -6) +
    path('M-50 134V30Q-50 -28 0 -28Q50 -28 50 30V134Z', '#3c1408') +
    path(
      'M-40 134V30Q-40 -18 0 -18Q40 -18 40 30V134Z',
      s.ink.radial([
        [0, '#fff6c4'],
        [0.6, '#ffc14d'],
        [1, '#c85a12'],
      ]),
    ) +
    line('M0 -18V134M-40 50H40', '#3c1408', 7)
  );
};
