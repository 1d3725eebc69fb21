import { ramp } from './colour.ts';
import { Ink, box, path, circle } from './ink.ts';
import { setTitle } from './lettering.ts';
import { hashText } from './random.ts';

export interface GameArt {
  id: string;
  name: string;
  vendorId: string;
  category: string;
  gameType?: string;
}

export const drawGame = ({ id, name }: GameArt): string => {
  const ink = new Ink();
  const tone = ramp(hashText(id) % 360, 0.16);
  const title = setTitle(
    name,
    { x: 30, y: 470, width: 420, height: 140 },
    { face: 'anton', upper: true, tracking: 0.01, warp: 'none' },
  );
  return ink.svg(
    480,
    640,
    box(
      0,
      0,
      480,
      640,
      ink.linear([
        [0, tone.dark],
        [1, tone.ink],
      ]),
    ) +
      circle(240, 240, 140, ink.ball(tone)) +
      path(title.d, tone.glow),
  );
};
