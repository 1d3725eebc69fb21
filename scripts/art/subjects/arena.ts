import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, pathOf, polar, shape } from '../ink.ts';
import type { Point } from '../ink.ts';
import { setTitle } from '../lettering.ts';
import { both, symmetric, symmetricPath, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { bull, dragon, wolf } from './beasts.ts';
import { axe, bolt, hammer, planet, rocket, shield, skull, sword } from './objects.ts';
import { crown, dice, star } from './treasure.ts';
import { eagle, raven, starPoints, wings } from './winged.ts';
import { cobra } from './beasts.ts';
import { torii, pagoda, city, ship, palmIsle } from './places.ts';
import { lotus } from './treasure.ts';
import { lantern } from './objects.ts';

const WHITE = ramp(240, 0.02, 0.14);
const sphere = (s: Stage, r: number, m: Ramp) =>
  circle(
    0,
    0,
    r,
    s.ink.radial(
      [
        [0, tone(m, 5)],
        [0.35, tone(m, 4)],
        [0.75, tone(m, 2.8)],
        [1, tone(m, 1)],
      ],
      0.5,
      0.5,
      0.6,
      0.66,
      0.26,
    ),
  );
const trail = (s: Stage) =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      path(
        `M${-60 - i * 10} ${-40 + i * 24}Q${-150 - i * 8} ${20 + i * 24} ${-230 + i * 12} ${150 + i * 14}L${-222 + i * 12} ${158 + i * 14}Q${-130 - i * 8} ${50 + i * 22} ${-40 - i * 10} ${-20 + i * 24}Z`,
        s.ink.span(
          [
            [0, s.accent.glow, 0.8],
            [1, s.accent.mid, 0],
          ],
          -60,
          0,
          -220,
          160,
        ),
      ),
    )
    .join('');
const ballClip = (s: Stage, r: number) =>
  s.ink.clip(`M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`);
const gloss = (r: number) =>
  oval(
    r * 0.36,
    -r * 0.52,
    r * 0.3,
    r * 0.16,
    '#fff',
    `transform="rotate(34 ${n(r * 0.36)} ${n(-r * 0.52)})" opacity="0.6"`,
  );

export const football: Subject = (s) => {
  const r = 136;
  const pent = (x: number, y: number, k: number, a: number) =>
    shape(
      [0, 1, 2, 3, 4].map((i) => polar(k, a + i * 72, x, y)),
      s.ink.linear([
        [0, '#3b4256'],
        [1, '#0b0d16'],
      ]),
    );
  const outer = [0, 1, 2, 3, 4].map((i) => polar(r * 0.86, -90 + i * 72 + 8));
  return (
    trail(s) +
    sphere(s, r, WHITE) +
    `<g ${ballClip(s, r)}>${outer
      .map(
        ([x, y], i) =>
          line(
            `M${polar(r * 0.36, -90 + i * 72 + 8)
              .map(n)
              .join(' ')}L${n(x)} ${n(y)}`,
            '#262b3a',
            5,
          ) + pent(x * 1.06, y * 1.06, r * 0.34, 90 + i * 72 + 8),
      )
      .join('')}${outer
      .map(([x, y], i) => {
        const [a, b] = outer[(i + 1) % 5]!;
        return line(
          `M${n(x)} ${n(y)}Q${n((x + a) * 0.36)} ${n((y + b) * 0.36)} ${n(a)} ${n(b)}`,
          '#262b3a',
          4,
          'opacity="0.7"',
        );
      })
      .join('')}${pent(0, 0, r * 0.37, -82)}${circle(
      0,
      0,
      r,
      s.ink.radial(
        [
          [0.55, '#0a0e1e', 0],
          [1, '#0a0e1e', 0.75],
        ],
        0.5,
        0.5,
        0.56,
        0.62,
        0.34,
      ),
    )}</g>` +
    gloss(r)
  );
};
export const basketball: Subject = (s) => {
  const r = 136;
  const m = ramp(50, 0.18, 0);
  return (
    trail(s) +
    sphere(s, r, m) +
    `<g ${ballClip(s, r)} transform="rotate(18)">${line(`M0 ${-r}V${r}M${-r} 0H${r}M${-r} ${-r}Q${-r * 0.1} 0 ${-r} ${r}M${r} ${-r}Q${r * 0.1} 0 ${r} ${r}`, '#2a0f08', 7)}</g>` +
    gloss(r)
  );
};
export const tennis: Subject = (s) => {
  const r = 118;
  const m = ramp(118, 0.2, 0.16);
  return (
    trail(s) +
    `<g transform="translate(60 60) rotate(38)">${oval(0, -40, 104, 132, 'none', `stroke="${s.key.dark}" stroke-width="18"`)}${oval(0, -40, 104, 132, 'none', `stroke="${s.metal.light}" stroke-width="6"`)}<g opacity=".6">${Array.from({ length: 9 }, (_, i) => line(`M${-80 + i * 20} -150V80M-96 ${-130 + i * 24}H96`, '#fff', 1.6)).join('')}</g>${box(-11, 92, 22, 110, s.key.deep, 'rx="8"')}</g>` +
    `<g transform="translate(-34 -24) scale(.82)">${sphere(s, r, m)}<g ${ballClip(s, r)}>${line(`M${-r * 1.1} -30C${-r * 0.2} -60 ${-r * 0.2} 60 ${-r * 1.1} 60M${r * 1.1} -70C${r * 0.2} -40 ${r * 0.2} 50 ${r * 1.1} 30`, '#fff', 11)}</g>${gloss(r)}</g>`
  );
};
export const baseball: Subject = (s) => {
  const r = 132;
  return (
    trail(s) +
    sphere(s, r, ramp(80, 0.03, 0.14)) +
    `<g ${ballClip(s, r)}>${line(`M${-r} -110Q-10 0 ${-r} 110M${r} -110Q10 0 ${r} 110`, '#c3202c', 5)}${Array.from(
      { length: 11 },
      (_, i) => {
        const y = -90 + i * 18;
        const x = -r + 61 * (1 - (y / 110) ** 2) + 0;
        return both(line(`M${n(-x - 13)} ${y - 6}L${n(-x + 6)} ${y + 3}`, '#c3202c', 4));
      },
    ).join('')}</g>` +
    gloss(r)
  );
};
export const cricket: Subject = (s) =>
  `<g transform="translate(60 6) rotate(30)">${path(
    'M-34 -40H34V130Q0 160 -34 130Z',
    s.ink.linear(
      [
        [0, '#8a5a2b'],
        [0.6, '#f3d6a0'],
        [1, '#c4955a'],
      ],
      0,
    ),
  )}${box(-11, -170, 22, 136, s.key.dark, 'rx="8"')}${line('M0 -34V140', '#8a5a2b', 3)}</g>` +
  `<g transform="translate(-62 34) scale(.64)">${trail(s)}${sphere(s, 136, ramp(22, 0.2, -0.06))}${line('M-30 -130Q30 0 -30 130M-6 -134Q54 0 -6 134', '#fff3e0', 6, 'stroke-dasharray="9 6"')}${gloss(136)}</g>`;
export const hockey: Subject = (s) =>
  trail(s) +
  both(
    `<g transform="rotate(24)">${path(
      'M-12 -180H14V90Q14 120 50 122L130 118V150L40 158Q-12 156 -12 110Z',
      s.ink.linear(
        [
          [0, s.key.dark],
          [0.6, s.key.light],
          [1, s.key.mid],
        ],
        0,
      ),
    )}${[0, 1, 2, 3].map((i) => line(`M-12 ${-150 + i * 20}L14 ${-160 + i * 20}`, '#fff', 5)).join('')}</g>`,
  ) +
  path('M-70 96V126A70 26 0 0 0 70 126V96Z', '#0a0c12') +
  oval(
    0,
    96,
    70,
    26,
    s.ink.linear([
      [0, '#454c5c'],
      [1, '#1a1d26'],
    ]),
  );
export const volleyball: Subject = (s) => {
  const r = 136;
  const y = ramp(92, 0.17, 0.12);
  const b = ramp(255, 0.16);
  return (
    trail(s) +
    sphere(s, r, WHITE) +
    `<g ${ballClip(s, r)}>${path('M0 0C-20 -60 -80 -110 -150 -100L-90 -150L60 -150C20 -110 0 -60 0 0Z', y.light)}${path('M0 0C50 -30 120 -20 150 30L160 -60L60 -150C20 -110 0 -60 0 0Z', b.light)}${path('M0 0C-30 50 -10 120 50 150L-60 150L-150 60C-110 60 -40 40 0 0Z', y.mid)}${line('M0 0C-20 -60 -80 -110 -150 -100M0 0C50 -30 120 -20 150 30M0 0C-30 50 -10 120 50 150M0 0C0 -60 20 -110 60 -150M0 0C50 20 110 60 130 110M0 0C-40 40 -110 60 -160 50', '#1d2436', 5)}${circle(
      0,
      0,
      r,
      s.ink.radial(
        [
          [0.5, '#0a0e1e', 0],
          [1, '#0a0e1e', 0.6],
        ],
        0.5,
        0.5,
        0.58,
        0.62,
        0.34,
      ),
    )}</g>` +
    gloss(r)
  );
};
export const shuttle: Subject = (s) =>
  trail(s) +
  `<g transform="rotate(-38)">${[-40, -27, -14, 0, 14, 27, 40]
    .map(
      (a) =>
        `<g transform="translate(0 60) rotate(${a})">${path(
          'M-7 0L-26 -170Q0 -200 26 -170L7 0Z',
          s.ink.linear([
            [0, '#ffffff'],
            [1, '#aeb8c9'],
          ]),
          'stroke="#8d98ac" stroke-width="2"',
        )}</g>`,
    )
    .join('')}${line('M-60 -30Q0 -50 60 -30M-36 20Q0 8 36 20', s.key.mid, 5)}${path(
    'M-38 50H38C48 120 -48 120 -38 50Z',
    s.ink.linear(
      [
        [0, '#c8b8a0'],
        [0.6, '#fffaf0'],
        [1, '#b5a58c'],
      ],
      0,
    ),
  )}${box(-39, 46, 78, 17, s.key.mid, 'rx="5"')}</g>`;
export const gridiron: Subject = (s) =>
  trail(s) +
  `<g transform="rotate(-28)">${path(
    'M-176 0C-120 -104 120 -104 176 0C120 104 -120 104 -176 0Z',
    s.ink.radial(
      [
        [0, '#d08a58'],
        [0.45, '#8f4522'],
        [1, '#35120a'],
      ],
      0.5,
      0.5,
      0.62,
      0.62,
      0.22,
    ),
  )}${path('M-120 -54Q-98 0 -120 54L-96 64Q-74 0 -96 -64ZM120 -54Q98 0 120 54L96 64Q74 0 96 -64Z', '#fff')}${line('M-54 -14H54', '#fff', 9, 'stroke-linecap="round"')}${[-40, -20, 0, 20, 40].map((x) => line(`M${x} -28V2`, '#fff', 7, 'stroke-linecap="round"')).join('')}</g>`;
export const boxing: Subject = (s) => {
  const glove = (m: Ramp) =>
    path(
      'M-20 110H70L80 60C120 20 126 -60 90 -100C50 -140 -30 -136 -60 -96C-80 -70 -76 -30 -60 -10C-90 -16 -96 30 -60 46C-44 54 -30 56 -24 60Z',
      s.ink.radial(
        [
          [0, m.light],
          [0.45, m.mid],
          [1, m.deep],
        ],
        0.5,
        0.5,
        0.65,
        0.62,
        0.22,
      ),
    ) +
    path('M-60 -10C-30 0 -4 0 14 -14', 'none', `stroke="${m.ink}" stroke-width="7"`) +
    path(
      'M-28 108H76L84 168H-36Z',
      s.ink.linear(
        [
          [0, '#b9c0cf'],
          [0.6, '#fff'],
          [1, '#9aa3b6'],
        ],
        0,
      ),
    ) +
    line('M-8 120V160M20 120V160M48 120V160', m.mid, 6);
  return (
    `<g transform="translate(-84 10) rotate(-16) scale(-.82 .82)">${glove(s.key)}</g><g transform="translate(86 10) rotate(16) scale(.82)">${glove(s.accent)}</g>` +
    shape(starPoints(8, 52, 22), '#fff3bd', 'transform="translate(0 -56)"')
  );
};
export const racing: Subject = (s) =>
  trail(s) +
  path(
    'M-176 60C-150 20 -90 10 -60 0L-10 -60C30 -70 80 -66 110 -40L150 6C176 16 180 40 176 66Z',
    s.ink.linear([
      [0, tone(s.key, 4.2)],
      [0.45, s.key.mid],
      [1, s.key.deep],
    ]),
  ) +
  path(
    'M-44 0L2 -50C30 -58 70 -54 92 -36L118 0Z',
    s.ink.linear([
      [0, '#cfe8ff'],
      [1, '#1b2a44'],
    ]),
  ) +
  line('M34 -54V0', s.key.deep, 8) +
  path('M130 -60H182L172 -36H140L134 0H122Z', tone(s.key, 1.4)) +
  [-104, 108]
    .map(
      (x) =>
        circle(x, 72, 44, '#0d0f15') +
        circle(x, 72, 28, s.ink.metal(s.metal, 60)) +
        [0, 72, 144, 216, 288]
          .map((a) => line(`M${x} 72L${polar(26, a, x, 72).map(n).join(' ')}`, '#20242e', 5))
          .join('') +
        circle(x, 72, 8, '#20242e'),
    )
    .join('') +
  line('M-160 40H150', '#fff', 7, 'opacity="0.85"') +
  circle(-150, 40, 9, '#fffbd6') +
  path('M-190 116H190V124H-190Z', '#000', 'opacity="0.35"');
export const horse: Subject = (s) => {
  const m = s.key;
  return (
    path(
      'M-150 30C-130 -40 -90 -60 -60 -110L-76 -150L-36 -128L-20 -160L0 -120C60 -110 110 -50 130 30C140 80 130 130 140 176H-30C-20 120 -20 90 -44 74C-70 84 -90 100 -118 96C-146 90 -160 60 -150 30Z',
      s.ink.linear(
        [
          [0, tone(m, 1.4)],
          [0.5, tone(m, 3)],
          [0.8, tone(m, 4)],
          [1, tone(m, 1.8)],
        ],
        10,
      ),
    ) +
    path(
      'M0 -120C70 -120 140 -60 150 40C158 90 156 140 176 176H120C120 80 90 0 20 -70Z',
      s.ink.linear([
        [0, tone(m, 0.8)],
        [1, tone(m, 0)],
      ]),
    ) +
    circle(-66, -54, 10, '#0c0709') +
    circle(-63, -57, 4, '#fff') +
    circle(-138, 50, 6, tone(m, 0.3)) +
    line('M-134 76Q-116 82 -104 74', tone(m, 0.3), 5) +
    line(
      'M-96 -20L-70 60M-96 -20L-16 -84M-108 16L-40 -10M-70 60Q20 60 70 120',
      s.accent.light,
      8,
      'stroke-linejoin="round"',
    ) +
    circle(-70, 60, 9, 'none', `stroke="${s.metal.light}" stroke-width="5"`)
  );
};
export const cycling: Subject = (s) =>
  trail(s) +
  [-92, 96]
    .map(
      (x) =>
        circle(x, 60, 80, 'none', `stroke="#0d1014" stroke-width="15"`) +
        circle(x, 60, 70, 'none', `stroke="${s.metal.light}" stroke-width="4"`) +
        Array.from({ length: 12 }, (_, i) =>
          line(
            `M${x} 60L${polar(70, i * 30, x, 60)
              .map(n)
              .join(' ')}`,
            '#e9eef5',
            1.4,
            'opacity="0.7"',
          ),
        ).join('') +
        circle(x, 60, 9, s.metal.light),
    )
    .join('') +
  line(
    'M-92 60L-36 -56L58 -60L0 66ZM0 66L-48 -84M58 -60L96 60',
    s.key.mid,
    15,
    'stroke-linejoin="round" stroke-linecap="round"',
  ) +
  line('M-90 56L-36 -60L58 -64', s.key.glow, 4) +
  line(
    'M-72 -88H-26M58 -60L66 -92H96Q112 -84 100 -64',
    '#141821',
    12,
    'stroke-linecap="round" stroke-linejoin="round"',
  ) +
  circle(0, 66, 22, s.ink.metal(s.metal, 60));
export const pingpong: Subject = (s) =>
  trail(s) +
  `<g transform="rotate(28)">${box(
    -19,
    60,
    38,
    116,
    s.ink.linear(
      [
        [0, '#7a4a20'],
        [0.6, '#f0c98b'],
        [1, '#a26d35'],
      ],
      0,
    ),
    'rx="10"',
  )}${circle(
    0,
    -40,
    118,
    s.ink.radial(
      [
        [0, ramp(22, 0.22).light],
        [0.6, ramp(22, 0.22).mid],
        [1, ramp(22, 0.22).deep],
      ],
      0.5,
      0.5,
      0.62,
      0.6,
      0.3,
    ),
  )}${path('M-96 34Q0 84 96 34L60 90H-60Z', '#d9ab6a')}</g>` +
  `<g transform="translate(-96 66)">${sphere(s, 46, WHITE)}</g>`;
export const golf: Subject = (s) =>
  path(
    'M-190 130Q-60 60 190 120V176H-190Z',
    s.ink.linear([
      [0, ramp(140, 0.17).light],
      [1, ramp(140, 0.15).deep],
    ]),
  ) +
  oval(70, 116, 26, 8, '#0d1a10') +
  line('M70 114V-168', '#fff', 7) +
  path(
    'M70 -168L164 -138L70 -100Z',
    s.ink.linear(
      [
        [0, s.key.light],
        [1, s.key.dark],
      ],
      0,
    ),
  ) +
  `<g transform="translate(-64 62)">${sphere(s, 66, WHITE)}${Array.from({ length: 30 }, (_, i) => {
    const [x, y] = polar(8 + Math.sqrt(i) * 10, i * 137.5);
    return circle(x, y, 4.4, '#9aa3b2', 'opacity="0.5"');
  }).join('')}</g>`;

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
export const crestDice = crest(dice, 0.6);

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
