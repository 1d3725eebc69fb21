import { ramp } from './colour.ts';
import { Ink, box, circle } from './ink.ts';
import { hashText } from './random.ts';

export interface BannerArt {
  id: string;
  motif: string;
}

export const drawBanner = ({ id }: BannerArt): { wide: string; tall: string } => {
  const tone = ramp(hashText(id) % 360, 0.16);
  const draw = (width: number, height: number) => {
    const ink = new Ink();
    return ink.svg(
      width,
      height,
      box(
        0,
        0,
        width,
        height,
        ink.linear([
          [0, tone.dark],
          [1, tone.ink],
        ]),
      ) + circle(width * 0.7, height * 0.4, 200, ink.ball(tone)),
    );
  };
  return { wide: draw(1600, 640), tall: draw(800, 960) };
};
