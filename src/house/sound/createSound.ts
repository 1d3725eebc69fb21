import type { LookSound } from '../looks/look.ts';

/** What is heard of a game. */
export interface Sound {
  readonly isOn: boolean;
  setOn(isOn: boolean): void;
  spin(): void;
  /** A reel stops; from 0. */
  stop(reel: number): void;
  /** A win, the longer the more bets it pays. */
  win(bets: number): void;
  /** Free spins are awarded. */
  award(): void;
}

/** Makes a game's sounds by oscillators: no files. Silent, and without an audio device, until it is switched on. */
export function createSound({ root, scale, wave }: LookSound): Sound {
  let context: AudioContext | undefined;
  let isOn = false;
  const pitch = (step: number) => {
    const octave = Math.floor(step / scale.length);
    return root * 2 ** (octave + scale[step % scale.length]! / 12);
  };
  const note = (hertz: number, afterSeconds: number, seconds: number, loudness: number) => {
    if (!isOn || !context) return;
    const start = context.currentTime + afterSeconds;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0004, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  };
  const run = (notes: number, gapSeconds: number) => {
    for (let step = 0; step < notes; step += 1) note(pitch(step), step * gapSeconds, 0.5, 0.1);
  };
  return {
    get isOn() {
      return isOn;
    },
    setOn: (wanted) => {
      isOn = wanted;
      if (wanted) context ??= new AudioContext();
      void (wanted ? context?.resume() : context?.suspend());
    },
    spin: () => {
      note(root / 2, 0, 0.22, 0.09);
      note(root * 0.75, 0.05, 0.2, 0.06);
    },
    stop: (reel) => note(root / 3 + reel * 6, 0, 0.16, 0.16),
    win: (bets) => run(Math.min(4 + Math.floor(bets), 14), 0.085),
    award: () => {
      run(8, 0.07);
      for (const step of [0, 2, 4]) note(pitch(step), 0.7, 1.2, 0.08);
    },
  };
}
