import { mix, ramp } from '../colour.ts';
import { box, circle, line, n, oval, path, shape } from '../ink.ts';
import { tone } from '../stage.ts';
import type { Subject } from '../stage.ts';
import { tiger } from './beasts.ts';
import { cherry } from './fruit.ts';
import { pagoda, sunDisc } from './places.ts';
import { shark } from './sea.ts';
import { roulette } from './table.ts';
import { brilliant, crown, sevens } from './treasure.ts';

const TILES: readonly (readonly [Subject, number])[] = [
  [tiger, 60],
  [sevens, 22],
  [shark, 230],
  [roulette, 150],
  [cherry, 20],
  [crown, 290],
  [pagoda, 25],
  [sunDisc, 60],
  [brilliant, 350],
];

/** A telephone showing a lobby of small pictures, without a word on it. */
export const phone: Subject = (s) => {
  const tiles = TILES.map(([draw, hue], i) => {
    const x = -66 + (i % 3) * 66;
    const y = -72 + Math.floor(i / 3) * 84;
    const m = ramp(hue + 180, 0.13);
    return `<g transform="translate(${x} ${y})">${box(
      -29,
      -37,
      58,
      74,
      s.ink.linear([
        [0, m.mid],
        [1, m.ink],
      ]),
      'rx="8"',
    )}${circle(
      0,
      0,
      30,
      s.ink.radial([
        [0, m.glow, 0.6],
        [1, m.mid, 0],
      ]),
    )}<g transform="scale(.135)">${draw({ ...s, key: ramp(hue, 0.19), room: m })}</g></g>`;
  }).join('');
  return (
    box(-116, -206, 240, 424, tone(s.room, 0.2), 'rx="38"') +
    box(
      -120,
      -212,
      240,
      424,
      s.ink.linear(
        [
          [0, '#8b93a6'],
          [0.3, '#2b303d'],
          [0.7, '#171a23'],
          [1, '#9aa2b5'],
        ],
        30,
      ),
      'rx="38"',
    ) +
    box(-112, -204, 224, 408, '#0a0b11', 'rx="31"') +
    `<g ${s.ink.clip('M-106 -170Q-106 -198 -78 -198H78Q106 -198 106 -170V170Q106 198 78 198H-78Q-106 198 -106 170Z')}>${box(
      -106,
      -198,
      212,
      396,
      s.ink.linear([
        [0, tone(s.room, 2)],
        [1, tone(s.room, 0.7)],
      ]),
    )}${box(
      -95,
      -166,
      190,
      44,
      s.ink.linear(
        [
          [0, s.key.mid],
          [1, s.accent.mid],
        ],
        10,
      ),
      'rx="11"',
    )}${circle(70, -144, 14, s.metal.light)}${tiles}${box(-95, 146, 190, 34, tone(s.room, 1), 'rx="17"')}${[-66, -22, 22, 66].map((x, i) => circle(x, 163, 7, i ? tone(s.room, 3.4) : s.accent.light)).join('')}${shape(
      [
        [20, -200],
        [110, -200],
        [110, 60],
      ],
      '#fff',
      'opacity="0.09"',
    )}</g>` +
    box(-28, -194, 56, 13, '#0a0b11', 'rx="6.5"') +
    line('M-117 -160V160', '#fff', 1.5, 'opacity="0.35"')
  );
};

/** A low stand of polished metal for the thing that stands above it. */
export const pedestal: Subject = (s) =>
  oval(0, 92, 190, 40, s.room.ink, `opacity="0.6" ${s.ink.blur(9)}`) +
  path(
    'M-150 20V70A150 36 0 0 0 150 70V20Z',
    s.ink.linear(
      [
        [0, tone(s.room, 0.6)],
        [0.3, tone(s.room, 2.2)],
        [0.66, tone(s.room, 3.6)],
        [1, tone(s.room, 0.8)],
      ],
      0,
    ),
  ) +
  line('M-150 56A150 36 0 0 0 150 56', s.metal.mid, 5) +
  line('M-150 32A150 36 0 0 0 150 32', s.metal.light, 5) +
  oval(
    0,
    20,
    150,
    36,
    s.ink.linear(
      [
        [0, tone(s.room, 2.2)],
        [0.6, tone(s.room, 4)],
        [1, tone(s.room, 2.4)],
      ],
      0,
    ),
  ) +
  oval(0, 20, 128, 29, 'none', `stroke="${s.metal.light}" stroke-width="2.5"`) +
  oval(0, 18, 100, 22, mix(s.accent.light, '#ffffff', 0.3), `opacity="0.5" ${s.ink.blur(8)}`);

/** A ring of metal with marks, to set a subject in. */
export const medallion: Subject = (s) =>
  circle(
    0,
    0,
    192,
    s.ink.radial([
      [0, tone(s.room, 2.6)],
      [0.7, tone(s.room, 1.4)],
      [1, tone(s.room, 0.6)],
    ]),
  ) +
  circle(0, 0, 192, 'none', `stroke="${s.metal.deep}" stroke-width="16"`) +
  circle(0, 0, 192, 'none', `stroke="${s.ink.metal(s.metal, 60)}" stroke-width="11"`) +
  circle(0, 0, 176, 'none', `stroke="${s.metal.mid}" stroke-width="2.5" opacity="0.8"`) +
  Array.from(
    { length: 48 },
    (_, i) =>
      `<g transform="rotate(${n(i * 7.5)})">${line(`M0 -172V${i % 4 ? -165 : -156}`, s.metal.light, i % 4 ? 1.5 : 3, 'opacity="0.8"')}</g>`,
  ).join('');
