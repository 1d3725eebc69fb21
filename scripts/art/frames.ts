import type { Frame } from './families.ts';
import { box, circle, line, path, shape } from './ink.ts';
import { tone } from './stage.ts';
import type { Stage } from './stage.ts';

const fourCorners = (content: string) =>
  `${content}<g transform="translate(480 0) scale(-1 1)">${content}</g><g transform="translate(0 640) scale(1 -1)">${content}</g><g transform="translate(480 640) scale(-1 -1)">${content}</g>`;

/** The edge a vendor puts round its pictures, on 480 × 640. */
export const drawFrame = (s: Stage, frame: Frame): string => {
  const metal = s.ink.span(
    [
      [0, s.metal.light],
      [0.3, s.metal.mid],
      [0.6, s.metal.dark],
      [1, s.metal.light],
    ],
    0,
    0,
    480,
    640,
  );
  switch (frame) {
    case 'deco':
      return (
        fourCorners(line('M14 150V14H150M24 120V24H120M34 96V60L60 34H96M14 60L60 14', metal, 3)) +
        box(14, 14, 452, 612, 'none', `stroke="${metal}" stroke-width="2.5"`)
      );
    case 'hairline':
      return (
        box(14, 14, 452, 612, 'none', `stroke="${metal}" stroke-width="2"`) +
        box(20, 20, 440, 600, 'none', `stroke="${metal}" stroke-width="1" opacity="0.6"`) +
        fourCorners(
          shape(
            [
              [14, 6],
              [22, 14],
              [14, 22],
              [6, 14],
            ],
            s.metal.light,
          ),
        )
      );
    case 'corners':
      return fourCorners(
        path('M10 10H86L74 22H22V74L10 86Z', metal) + circle(32, 32, 5, s.metal.light),
      );
    case 'scroll':
      return (
        fourCorners(
          line(
            'M12 110V40Q12 12 40 12H110M12 70Q40 70 40 48Q40 34 28 36Q18 40 24 50M70 12Q70 40 48 40',
            metal,
            4,
            'stroke-linecap="round"',
          ),
        ) + box(7, 7, 466, 626, 'none', `rx="10" stroke="${metal}" stroke-width="2"`)
      );
    case 'arch':
      return (
        path(
          'M0 0H480V640H0ZM18 640V190C18 80 110 22 240 18C370 22 462 80 462 190V640Z',
          s.ink.linear([
            [0, tone(s.room, 0.9)],
            [1, s.room.ink],
          ]),
          'fill-rule="evenodd" opacity="0.72"',
        ) + line('M18 640V190C18 80 110 22 240 18C370 22 462 80 462 190V640', metal, 3.5)
      );
    case 'bulbs': {
      const dots: string[] = [];
      for (let x = 24; x <= 456; x += 36) dots.push(`${x},14`, `${x},626`);
      for (let y = 50; y <= 590; y += 36) dots.push(`14,${y}`, `466,${y}`);
      return (
        box(14, 14, 452, 612, 'none', `stroke="${tone(s.key, 0.8)}" stroke-width="20" rx="4"`) +
        box(25, 25, 430, 590, 'none', `stroke="${metal}" stroke-width="2.5"`) +
        dots
          .map((dot) => {
            const [x = 0, y = 0] = dot.split(',').map(Number);
            return circle(
              x,
              y,
              6,
              s.ink.radial([
                [0, '#fff'],
                [0.5, '#ffefb8'],
                [1, s.metal.mid],
              ]),
            );
          })
          .join('')
      );
    }
    case 'sport':
      return (
        path(
          'M0 0H150L0 200Z',
          s.ink.linear(
            [
              [0, s.accent.mid, 0.55],
              [1, s.accent.mid, 0],
            ],
            45,
          ),
        ) +
        line(`M0 212L158 0M0 236L176 0`, s.accent.light, 3, 'opacity="0.8"') +
        line('M480 430L400 540', s.accent.light, 3, 'opacity="0.5"')
      );
    case 'none':
      return '';
  }
};
