import { ramp } from './colour.ts';
import { Ink, box, path } from './ink.ts';
import { setTitle } from './lettering.ts';
import { hashText } from './random.ts';

export const drawVendor = ({ id, name }: { id: string; name: string }): string => {
  const ink = new Ink();
  const tone = ramp(hashText(id) % 360, 0.16);
  const title = setTitle(
    name,
    { x: 30, y: 60, width: 260, height: 80 },
    { face: 'anton', upper: true, tracking: 0.01, warp: 'none' },
  );
  return ink.svg(320, 200, box(0, 0, 320, 200, tone.deep) + path(title.d, tone.glow));
};
