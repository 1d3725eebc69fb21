/**
 * Speaks the ten digits in every language into server/providers/spokenDigits.json, from which captchas are read aloud.
 * Needs espeak-ng (`apt-get install espeak-ng`); run it with `npx tsx scripts/speakDigits.ts` when a language is added.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleTag } from '../locales/locales.ts';

const targetRate = 8_000;

/** Words a minute; Vietnamese words are short, and hurried at the others' pace. */
const paces: Readonly<Partial<Record<LocaleTag, string>>> = { vi: '85' };
const usualPace = '125';

/** Vowels and kana are written out, because the voices do not guess them. */
const words: Readonly<Record<LocaleTag, string>> = {
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  en: 'zero one two three four five six seven eight nine',
  ar: 'صِفْر وَاحِد اِثْنَان ثَلَاثَة أَرْبَعَة خَمْسَة سِتَّة سَبْعَة ثَمَانِيَة تِسْعَة',
  ja: 'ゼロ いち に さん よん ご ろく なな はち きゅう',
  vi: 'không một hai ba bốn năm sáu bảy tám chín',
};

interface Sound {
  readonly rate: number;
  readonly samples: Float64Array;
}

function speak(tag: LocaleTag, word: string): Sound {
  const pace = paces[tag] ?? usualPace;
  const wav = execFileSync('espeak-ng', ['-v', tag, '-s', pace, '--stdout', word]);
  const rate = wav.readUInt32LE(24);
  // Written to a pipe, the size in the header is not to be trusted.
  const data = wav.subarray(wav.indexOf('data') + 8);
  const samples = Float64Array.from(
    { length: data.length >> 1 },
    (_, at) => data.readInt16LE(at * 2) / 32_768,
  );
  return { rate, samples };
}

function trim(samples: Float64Array): Float64Array {
  const isHeard = (sample: number) => Math.abs(sample) > 0.01;
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
}

/** Windowed sinc, with everything above the new rate's half left out. */
function resample({ rate, samples }: Sound): Float64Array {
  const step = rate / targetRate;
  const reach = Math.ceil(16 * step);
  return Float64Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const centre = at * step;
    let sum = 0;
    for (let near = Math.ceil(centre - reach); near <= centre + reach; near += 1) {
      const x = (near - centre) / step;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (near - centre)) / reach);
      sum += (samples[near] ?? 0) * sinc * window;
    }
    return sum / step;
  });
}

function scale(samples: Float64Array): Float64Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / peak) * 0.9);
}

/** G.711 µ-law: eight bits that keep quiet parts. */
function toMuLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.round(Math.abs(sample) * 32_767), 32_635) + 132;
  const exponent = Math.floor(Math.log2(magnitude)) - 7;
  return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff;
}

function record(tag: LocaleTag, word: string): string {
  const { rate, samples } = speak(tag, word);
  const sound = scale(resample({ rate, samples: trim(samples) }));
  return Buffer.from(Array.from(sound, toMuLaw)).toString('base64');
}

const spoken = Object.fromEntries(
  Object.entries(words).map(([tag, text]) => [
    tag,
    text.split(' ').map((word) => record(tag as LocaleTag, word)),
  ]),
);
const file = path.join(import.meta.dirname, '../server/providers/spokenDigits.json');
writeFileSync(file, `${JSON.stringify(spoken, null, 2)}\n`);
