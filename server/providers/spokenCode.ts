import type { LocaleTag } from '../../locales/locales.ts';
import spokenDigits from './spokenDigits.json' with { type: 'json' };

/** A whole number from 0, less than `below`. */
export type RandomInt = (below: number) => number;

const rate = 8_000;
const headerBytes = 44;
/** Where a language was never spoken. */
const spareLocale = 'en';
const noiseLevel = 0.03;
const whisperLevel = 0.06;

const clips: Readonly<Partial<Record<string, readonly string[]>>> = spokenDigits;

/** G.711 µ-law back to a sample between -1 and 1. */
function fromMuLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const magnitude = (((bits & 0x0f) << 3) + 132) << ((bits >> 4) & 0x07);
  return ((bits & 0x80 ? 132 - magnitude : magnitude - 132) / 32_768) * 0.9;
}

function readClip(digit: string, locale: LocaleTag): Float32Array {
  const clip = (clips[locale] ?? clips[spareLocale])?.[Number(digit)];
  if (clip === undefined) throw new Error('Only codes of digits can be read aloud.');
  return Float32Array.from(Buffer.from(clip, 'base64'), fromMuLaw);
}

/** Faster is higher, as on a record player. */
function play(samples: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, at) => {
    const place = at * speed;
    const before = samples[Math.floor(place)] ?? 0;
    const after = samples[Math.ceil(place)] ?? before;
    return before + (after - before) * (place % 1);
  });
}

function mix(into: Float32Array, samples: Float32Array, at: number, level: number): void {
  samples.forEach((sample, offset) => {
    if (at + offset < into.length) into[at + offset]! += sample * level;
  });
}

/** Hiss from a seed: it hides where words begin and end, and needs no secrecy. */
function addHiss(into: Float32Array, seed: number): void {
  let state = seed | 1;
  into.forEach((sample, at) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    into[at] = sample + (state / 2 ** 31) * noiseLevel;
  });
}

function toWav(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length, 40);
  samples.forEach((sample, at) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    wav[headerBytes + at] = Math.round(128 + clipped * 127);
  });
  return wav;
}

/** Reads a code of digits aloud: pauses, pitch and background differ every time. WAV, 8 kHz, 8 bits, one channel. */
export function speakCode(code: string, locale: LocaleTag, randomInt: RandomInt): Buffer {
  const pause = () => Math.floor(rate * (0.35 + randomInt(300) / 1000));
  const speed = () => 0.92 + randomInt(160) / 1000;
  let length = pause();
  const words = [...code].map((digit) => {
    const samples = play(readClip(digit, locale), speed());
    const word = { at: length, samples };
    length += samples.length + pause();
    return word;
  });
  const sound = new Float32Array(length);
  for (const { at, samples } of words) {
    mix(sound, samples, at, 0.75);
    // The same voice, backwards and soft, in another place: it misleads programs and no person.
    mix(sound, samples.toReversed(), randomInt(length), whisperLevel);
  }
  addHiss(sound, randomInt(2 ** 31));
  return toWav(sound);
}
