import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * A plain stand-in for a drawn picture: of its size, in a colour of its own, with a disc that shows how it is cropped.
 * Drawn pictures would fill the accepted ones with detail that no component answers for.
 */
export async function drawFlatArt(file: string, name: string): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const hue = createHash('sha256').update(nameArt(name)).digest().readUInt16BE() % 360;
  const disc = `<circle cx="50%" cy="50%" r="30%" fill="hsl(${hue} 45% 56%)"/>`;
  const ground = `<rect width="100%" height="100%" fill="hsl(${hue} 40% 38%)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${disc}</svg>`,
  );
}

/** Without size and format: the same picture in another size has the same colour. */
const nameArt = (name: string) => name.replace(/-\d+\.\w+$/, '');
