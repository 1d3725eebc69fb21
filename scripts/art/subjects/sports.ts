import { ramp } from '../colour.ts';
import type { Ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, polar, shape } from '../ink.ts';
import { both, tone } from '../stage.ts';
import type { Stage, Subject } from '../stage.ts';
import { starPoints } from './winged.ts';

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
export const gloss = (r: number) =>
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
