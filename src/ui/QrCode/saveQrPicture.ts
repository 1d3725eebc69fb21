import { encode } from 'uqr';

const MODULE_PX = 12;
const MARGIN = 4;

/** Draws the QR code of a text, dark on light as cameras want it, and hands it to the browser to be saved. */
export async function saveQrPicture(text: string, name: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
    }),
  );
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The picture could not be made.');
  const href = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
