import { ramp } from './colour.ts';
import { circle, line, n, oval, path, polar, shape } from './ink.ts';
import { tone } from './stage.ts';
import type { Stage } from './stage.ts';

export type Drift =
  | 'coins'
  | 'petals'
  | 'leaves'
  | 'snow'
  | 'embers'
  | 'shards'
  | 'confetti'
  | 'stars'
  | 'fireflies'
  | 'bubbles'
  | 'chips'
  | 'turf';

const piece = (s: Stage, drift: Drift): string => {
  const { ink, random, metal, key, accent } = s;
  const squash = random.range(0.3, 1);
  switch (drift) {
    case 'coins':
      return `<g transform="scale(1 ${squash.toFixed(2)})">${circle(0, 0, 17, ink.metal(metal, 60))}${circle(0, 0, 12, 'none', `stroke="${metal.dark}" stroke-width="2.5"`)}</g>`;
    case 'chips':
      return `<g transform="scale(1 ${squash.toFixed(2)})">${circle(0, 0, 19, tone(key, 3))}${circle(0, 0, 16, 'none', `stroke="#fffaf0" stroke-width="6" stroke-dasharray="8 9"`)}${circle(0, 0, 10, tone(key, 1.6))}</g>`;
    case 'petals':
      return path(
        'M0 -16C14 -12 16 6 0 16C-12 8 -12 -8 0 -16Z',
        ink.linear([
          [0, ramp(350, 0.12, 0.06).glow],
          [1, ramp(350, 0.17).mid],
        ]),
      );
    case 'leaves':
      return (
        path(
          'M-22 0C-8 -16 12 -16 26 0C12 14 -8 14 -22 0Z',
          ink.linear(
            [
              [0, tone(ramp(135, 0.16), 3.6)],
              [1, tone(ramp(150, 0.14), 1.4)],
            ],
            20,
          ),
        ) + line('M-20 0H24', ramp(130, 0.14).light, 1.4, 'opacity="0.6"')
      );
    case 'snow':
      return circle(
        0,
        0,
        9,
        ink.radial([
          [0, '#fff', 0.95],
          [0.5, '#eaf4ff', 0.6],
          [1, '#dcecff', 0],
        ]),
      );
    case 'embers':
      return circle(
        0,
        0,
        12,
        ink.radial([
          [0, '#fff6cf'],
          [0.3, '#ffb04a', 0.8],
          [1, '#ff5a1f', 0],
        ]),
      );
    case 'shards':
      return shape(
        [
          [0, -20],
          [9, 0],
          [0, 20],
          [-7, 2],
        ],
        ink.linear([
          [0, '#fff'],
          [0.5, accent.light],
          [1, accent.mid],
        ]),
        'opacity="0.9"',
      );
    case 'confetti':
      return shape(
        [
          [-11, -6],
          [11, -8],
          [12, 6],
          [-10, 8],
        ],
        ramp(random.pick([350, 60, 95, 150, 205, 300]), 0.2, 0.06).mid,
      );
    case 'stars':
      return path('M0 -20Q2 -2 20 0Q2 2 0 20Q-2 2 -20 0Q-2 -2 0 -20Z', accent.glow);
    case 'fireflies':
      return circle(
        0,
        0,
        15,
        ink.radial([
          [0, '#fffde0'],
          [0.25, '#ffe98a', 0.8],
          [1, '#ffd24a', 0],
        ]),
      );
    case 'bubbles':
      return (
        circle(
          0,
          0,
          14,
          ink.radial([
            [0, '#fff', 0.05],
            [0.8, accent.glow, 0.2],
            [1, '#fff', 0.75],
          ]),
        ) + oval(5, -6, 4, 2.4, '#fff', 'opacity="0.9"')
      );
    case 'turf':
      return circle(0, 0, 4, '#fff', 'opacity="0.8"');
  }
};

/** Things adrift round the subject: the small stand deep in the picture, the large close to the eye. */
export const drawDrift = (
  s: Stage,
  drift: Drift,
  w: number,
  h: number,
  x: number,
  y: number,
  count = 15,
): string =>
  Array.from({ length: count }, (_, i) => {
    const near = i >= count - 4;
    const [px, py] = polar(s.random.range(0.34, 0.62), (i * 360) / count + s.random.range(-14, 14));
    const size = (near ? s.random.range(1.7, 2.5) : s.random.range(0.45, 1.1)) * (h / 640);
    const content = `<g transform="translate(${n(x + px * w * 1.05)} ${n(y + py * h * 0.86)}) rotate(${s.random.int(0, 359)}) scale(${size.toFixed(2)})">${piece(s, drift)}</g>`;
    return near ? `<g ${s.ink.blur(3.4)} opacity="0.85">${content}</g>` : content;
  }).join('');
