import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES, readPicture, type Picture, type PictureFault } from './picture.ts';

const flat = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#126633' } });

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const shape = '<path d="M0 0h40v20z" fill="#126633"/>';

async function take(bytes: Buffer): Promise<Picture> {
  const read = await readPicture(bytes);
  if ('fault' in read) throw new Error(read.message);
  return read;
}

async function refuse(bytes: Buffer, fault: PictureFault): Promise<string> {
  const read = await readPicture(bytes);
  expect(read).toMatchObject({ fault });
  const { message } = read as { readonly message: string };
  expect(message).toMatch(/^[^\n]{10,200}\.$/);
  return message;
}

/** A chunk of a PNG file with its sum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A file of a few kilobytes that says it has `width` × `height` pixels. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'of type %s is made anew with its size',
    async (type) => {
      const picture = await take(await flat().toFormat(type).toBuffer());
      expect(picture).toMatchObject({ type, width: 40, height: 20 });
      expect((await sharp(picture.bytes).metadata()).format).toBe(type);
    },
  );

  it('stands as the camera was held, and keeps nothing of where and by whom it was taken', async () => {
    const photo = await flat()
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Somewhere' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('Somebody');
    const { bytes, width, height } = await take(photo);
    expect([width, height]).toEqual([20, 40]);
    expect(bytes.toString('latin1')).not.toContain('Somebody');
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('that is also a page, an archive or a script is a picture alone afterwards', async () => {
    const png = await flat().png().toBuffer();
    const tail = Buffer.from('<script>alert(1)</script>PK\x03\x04%PDF-1.7');
    const { bytes } = await take(Buffer.concat([png, tail]));
    expect(bytes.toString('latin1')).not.toMatch(/script|PK\x03|%PDF/);
    const commented = Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      png.subarray(33),
    ]);
    expect((await take(commented)).bytes.toString('latin1')).not.toContain('script');
  });

  it('that is larger than any screen is made smaller', async () => {
    const { width, height } = await take(await flat(5000, 2500).jpeg().toBuffer());
    expect([width, height]).toEqual([4096, 2048]);
  });

  it('is told by its content', async () => {
    await refuse(Buffer.from('GIF89a and so on'), 'notPicture');
    await refuse(Buffer.from('MZ\x90\0'), 'notPicture');
    await refuse(Buffer.from('%PDF-1.7'), 'notPicture');
    await refuse(Buffer.from('{"a":1}'), 'notPicture');
    await refuse(Buffer.from('<!doctype html><script>alert(1)</script>'), 'notPicture');
    await refuse(await flat().tiff().toBuffer(), 'notPicture');
    await refuse(await flat().gif().toBuffer(), 'notPicture');
    await refuse(Buffer.alloc(0), 'empty');
  });

  it('of few bytes and more pixels than memory holds is refused before it is opened', async () => {
    await refuse(flood(65_000, 65_000), 'tooManyPixels');
    await refuse(flood(8_000, 5_001), 'tooManyPixels');
  });

  it('that breaks off, or is noise behind the right first bytes, is refused', async () => {
    const png = await flat(400, 400).png().toBuffer();
    await refuse(png.subarray(0, png.length - 20), 'damaged');
    const jpeg = await sharp(randomBytes(300 * 300 * 3), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    await refuse(jpeg.subarray(0, jpeg.length >> 1), 'damaged');
    for (const begin of ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF0000WEBP']) {
      const noise = Buffer.concat([Buffer.from(begin, 'latin1'), randomBytes(4000)]);
      await refuse(noise, 'damaged');
    }
  });

  it('that moves is refused, as all but its first picture would be lost', async () => {
    const frames = sharp(randomBytes(20 * 40 * 3), {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    });
    await refuse(await frames.webp({ loop: 0, delay: [100, 100] }).toBuffer(), 'moving');
  });

  it('may have 5 MB and not a byte more', async () => {
    const png = await flat().png().toBuffer();
    const filled = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect(await take(filled(MAX_UPLOAD_BYTES))).toMatchObject({ type: 'png' });
    await refuse(filled(MAX_UPLOAD_BYTES + 1), 'tooLarge');
  });
});

describe('a drawing', () => {
  it('is kept without what programs write beside it', async () => {
    const drawing = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- by Somebody -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        viewBox="0 0 40 20" inkscape:export-filename="/home/somebody/logo.png">
        <metadata>Somebody</metadata><title>Somebody</title>${shape}</svg>`,
    );
    const { bytes, ...rest } = await take(drawing);
    expect(rest).toEqual({ type: 'svg', width: 40, height: 20 });
    expect(bytes.toString()).toMatch(/^<svg [^>]*>\s*<path[^>]*\/>\s*<\/svg>$/);
    expect(bytes.toString()).not.toMatch(/somebody/i);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>'],
    [
      'a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">a</body></foreignObject>',
    ],
    ['a picture from elsewhere', '<image href="https://evil.example/a.png" width="9" height="9"/>'],
    ['a file of the machine', '<image href="file:///etc/passwd" width="9" height="9"/>'],
    ['a style that loads', '<style>@import url(https://evil.example/a.css);</style>'],
    [
      'an animation that sets a link',
      '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
    ],
  ])('with %s is refused, and said why', async (_what, inside) => {
    const message = await refuse(svg(shape + inside), 'unsafeDrawing');
    expect(message).toMatch(/: ./);
  });

  it('that declares what it is made of is refused, so that nothing multiplies', async () => {
    const lol = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`;
    await refuse(Buffer.from(lol), 'unsafeDrawing');
    const outside = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`;
    await refuse(Buffer.from(outside), 'unsafeDrawing');
  });

  it('that draws itself a million times over, or is larger than any wall, is refused', async () => {
    const layers = Array.from(
      { length: 12 },
      (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
    );
    const bomb = svg(`<g id="l0">${shape}</g>${layers.join('')}<use href="#l12"/>`);
    const read = await readPicture(bomb);
    expect(read).toHaveProperty('fault');
    await refuse(svg(shape, 'width="90000" height="90000"'), 'tooManyPixels');
  });

  it('is no longer than drawings are', async () => {
    await refuse(svg(`<!--${'x'.repeat(600 * 1024)}-->${shape}`), 'tooLarge');
  });
});
