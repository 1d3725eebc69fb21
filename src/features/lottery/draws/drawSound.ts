import type { Show } from './showParts.ts';

/** A tone of a draw: when it begins, in seconds from the start, and how high it is. */
export interface Tone {
  readonly atS: number;
  readonly hertz: number;
}

/** Half tones over the first, so that each number is heard a step higher. */
const STEPS = [0, 2, 4, 7, 9] as const;
const FIRST_HERTZ = 392;
const TONE_S = 0.22;
const LOUDNESS = 0.12;
/** A board has many numbers, and a race none that fall. */
const MOST_TONES = 20;

const hertzOf = (at: number) =>
  FIRST_HERTZ * 2 ** ((STEPS[at % STEPS.length]! + 12 * (Math.floor(at / STEPS.length) % 2)) / 12);

/** What is heard of a draw: a tone for each number as it comes, and two together when all are there. */
export function tonesOf({ parts, board, gapMs, durationMs }: Show): readonly Tone[] {
  const count = Math.max(parts.length, board.length);
  const step = Math.ceil(count / MOST_TONES);
  const tones = Array.from({ length: gapMs === 0 ? 0 : Math.ceil(count / step) }, (_, at) => ({
    atS: (at * step * gapMs) / 1000,
    hertz: hertzOf(at),
  }));
  const endS = Math.max(0, durationMs / 1000 - 1.1);
  return [...tones, { atS: endS, hertz: hertzOf(5) }, { atS: endS, hertz: hertzOf(7) }];
}

/** Plays tones by oscillators, without files; gives what ends them. Silent where the browser lets no page be heard. */
export function playTones(
  tones: readonly Tone[],
  open: () => AudioContext = () => new AudioContext(),
): () => void {
  try {
    const context = open();
    void context.resume().catch(() => undefined);
    for (const { atS, hertz } of tones) {
      const start = context.currentTime + atS;
      const loudness = context.createGain();
      loudness.gain.setValueAtTime(LOUDNESS, start);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + TONE_S);
      loudness.connect(context.destination);
      const wave = context.createOscillator();
      wave.type = 'triangle';
      wave.frequency.value = hertz;
      wave.connect(loudness);
      wave.start(start);
      wave.stop(start + TONE_S);
    }
    return () => void context.close().catch(() => undefined);
  } catch {
    return () => undefined;
  }
}
