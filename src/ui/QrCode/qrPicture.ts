import { encode } from 'uqr';
import { saveFile } from '../../lib/saveFile.ts';

const MODULE_PX = 12;
const MARGIN = 4;

/** Draws the QR code of a text, dark on light as cameras want it, into a square of a canvas. */
export function drawQr(
  pen: CanvasRenderingContext2D,
  text: string,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const module = side / size;
  pen.fillStyle = 'white';
  pen.fillRect(left, top, side, side);
  pen.fillStyle = 'black';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      // Edges fall on whole pixels, so that no light line stands between two modules.
      const [from, to] = [Math.round(x * module), Math.round((x + 1) * module)];
      const [above, below] = [Math.round(y * module), Math.round((y + 1) * module)];
      if (isDark) pen.fillRect(left + from, top + above, to - from, below - above);
    }),
  );
}

/** Has the browser save a canvas as a PNG. */
export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The picture could not be made.');
  saveFile(picture, name);
}

/** Has the browser save the QR code of a text as a picture. */
export async function saveQrPicture(text: string, name: string): Promise<void> {
  const side = encode(text, { ecc: 'M', border: MARGIN }).size * MODULE_PX;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  drawQr(canvas.getContext('2d')!, text, { left: 0, top: 0, side });
  await savePicture(canvas, name);
}
