import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS, type LocaleTag } from '../../locales/locales.ts';
import { createCaptchaArt } from './captchaArt.ts';

const art = createCaptchaArt((below) => randomInt(below));
/** Without chance: pauses and pitches are the same, and the whispers begin where all has been said. */
const plain = createCaptchaArt((below) => below - 1);
const headerBytes = 44;
const rate = 8_000;

function readSamples(wav: string): Float32Array {
  const bytes = Buffer.from(wav, 'base64').subarray(headerBytes);
  return Float32Array.from(bytes, (byte) => (byte - 128) / 127);
}

/** Where each word starts and ends, in samples: loud stretches with a third of a second of quiet between. */
function findWords(samples: Float32Array): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  samples.forEach((sample, at) => {
    if (Math.abs(sample) < 0.1) return;
    const last = words.at(-1);
    if (last && at - last.end < rate / 3) last.end = at;
    else words.push({ start: at, end: at });
  });
  return words;
}

const codes = fc.stringMatching(/^[0-9]{5}$/);

describe('the code', () => {
  it('has five digits, each from its own chance', () => {
    const numbers = [3, 0, 9, 9, 1];
    expect(createCaptchaArt(() => numbers.shift() ?? 0).createCode()).toBe('30991');
  });
});

describe('the picture', () => {
  it('is a PNG on its own light paper, twice as fine as the page', async () => {
    const picture = sharp(Buffer.from(await art.png('40718'), 'base64'));
    const { format, width, height, hasAlpha } = await picture.metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: 320,
      height: 112,
      hasAlpha: false,
    });
    const { channels, dominant } = await picture.stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    expect(channels[0]?.min).toBeLessThan(80);
  });

  it('shows another code as another picture, and the same code never twice alike', async () => {
    const pictures = await Promise.all(['11111', '11111', '88888'].map((code) => art.png(code)));
    expect(new Set(pictures).size).toBe(3);
  });
});

describe('the sound', () => {
  it.each(LOCALE_TAGS)('in %s is five words with pauses, whatever the code', (locale) => {
    fc.assert(
      fc.property(codes, (code) => {
        const words = findWords(readSamples(plain.wav(code, locale)));
        expect(words).toHaveLength(5);
        for (const { start, end } of words) {
          const seconds = (end - start) / rate;
          expect(seconds).toBeGreaterThan(0.12);
          expect(seconds).toBeLessThan(1.3);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(LOCALE_TAGS)(
    'in %s says each digit in its own way, in the order of the code',
    (locale) => {
      const first = readSamples(plain.wav('0123456789', locale));
      const words = findWords(first);
      expect(words).toHaveLength(10);
      const swapped = readSamples(plain.wav('0123456798', locale));
      const eighth = words[7]!.end;
      // Backward whispers start at the very beginning, so only what comes after them is compared.
      expect(swapped.slice(words[2]!.start, eighth)).toEqual(first.slice(words[2]!.start, eighth));
      expect(swapped.slice(eighth)).not.toEqual(first.slice(eighth));
    },
  );

  it('is a WAV whose header tells its own length', () => {
    const wav = Buffer.from(art.wav('40718', 'es'), 'base64');
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect(wav.readUInt32LE(24)).toBe(rate);
    expect(wav.readUInt32LE(40)).toBe(wav.length - headerBytes);
    expect(wav.length).toBeLessThan(100_000);
  });

  it('differs every time', () => {
    expect(art.wav('40718', 'es')).not.toBe(art.wav('40718', 'es'));
  });

  it('speaks English where nobody has spoken the language yet', () => {
    expect(plain.wav('407', 'xx' as LocaleTag)).toBe(plain.wav('407', 'en'));
  });

  it('reads nothing but digits', () => {
    expect(() => art.wav('4a7', 'en')).toThrow('digits');
  });
});
