import type { LocaleTag } from '../../locales/locales.ts';
import { speakCode, type RandomInt } from './spokenCode.ts';

/** Makes one code of digits seen and heard. */
export interface CaptchaArt {
  createCode(): string;
  /** PNG of the code, base64; dark on its own light paper, so it is readable in both schemes. */
  png(code: string): Promise<string>;
  /** WAV that reads the code aloud in a language, base64. */
  wav(code: string, locale: LocaleTag): string;
}

const digits = 5;

/** Pixels of the page; the picture has twice as many each way, for fine screens. */
const size = { width: 160, height: 56 };
const pixelsPerPixel = 2;
const dotsPerInch = 72;

const look = { ...size, fontSize: 66, noise: 3, color: false };

/** The module itself draws a given text; its types know only the texts of its own choice. */
type Draw = (text: string, options: typeof look) => string;

async function drawPicture(code: string): Promise<Buffer> {
  // A third of a second to load, which no start should wait for.
  const { default: sharp } = await import('sharp');
  const { default: svgCaptcha } = await import('svg-captcha');
  const drawing = (svgCaptcha as unknown as Draw)(code, look);
  return sharp(Buffer.from(drawing), { density: dotsPerInch * pixelsPerPixel })
    .flatten({ background: 'white' })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

/** Digits alone, so that one code can be seen in any script and heard in any language. */
export function createCaptchaArt(randomInt: RandomInt): CaptchaArt {
  return {
    createCode: () => Array.from({ length: digits }, () => randomInt(10)).join(''),
    png: async (code) => (await drawPicture(code)).toString('base64'),
    wav: (code, locale) => speakCode(code, locale, randomInt).toString('base64'),
  };
}
