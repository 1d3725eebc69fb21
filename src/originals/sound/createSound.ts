import type { SkinSound } from '../skins/skin.ts';
import { createInstruments, type Instruments } from './instruments.ts';

/** What a director says is heard: a sound by its name, or a win. */
export type SoundCue =
  'spin' | 'award' | 'chip' | 'roll' | 'hush' | 'land' | { readonly winBets: number };

/** What is heard of a game. */
export interface Sound {
  setOn(isOn: boolean): void;
  /** The reels begin to turn. */
  spin(): void;
  /** A reel stops; from 0. */
  stop(reel: number): void;
  /** Free spins are awarded. */
  award(): void;
  /** A chip is laid. */
  chip(): void;
  /** The ball is sent round its wheel. */
  roll(): void;
  /** The ball is seen no more, nor heard. */
  hush(): void;
  /** The ball jumps off the frets, and lies. */
  land(): void;
  /** A win, the longer the more bets it pays. */
  win(bets: number): void;
  /** Plays what a director says. */
  play(cue: SoundCue): void;
}

/** As long as a ball rolls at most; the table says when it lies. */
const ROLL_S = 14;
/** When the ball meets the frets, each time softer. */
const FRETS_S = [0, 0.11, 0.19, 0.24] as const;

const nothing = () => undefined;

/**
 * Makes a game's sounds by oscillators and noise: no files. Silent, and without an audio device, until it is switched on.
 * Each of them is heard on the small loudspeaker of a phone too.
 */
export function createSound(
  { root, scale, wave }: SkinSound,
  openContext: () => BaseAudioContext & { close?: () => Promise<void> } = () => new AudioContext(),
): Sound {
  let context: ReturnType<typeof openContext> | undefined;
  let band: Instruments | undefined;
  let endRoll: () => void = nothing;

  const hertzOf = (halfTones: number) => root * 2 ** (halfTones / 12);
  /** A step of the scale, which goes on octave by octave. */
  const pitch = (step: number) =>
    hertzOf(12 * Math.floor(step / scale.length) + scale[step % scale.length]!);
  const chord = [0, scale.find((halfTones) => halfTones >= 3)!, 7, 12];

  const run = (notes: number, gap: number) => {
    for (let step = 0; step < notes; step += 1) {
      band?.strike(pitch(step), { after: step * gap, seconds: 0.8, loudness: 0.14 });
    }
  };
  const strikeChord = (after: number) => {
    for (const [at, halfTones] of chord.entries()) {
      const note = { after: after + at * 0.025, seconds: 1.6, loudness: 0.11 };
      band?.strike(hertzOf(halfTones) * 2, note);
    }
  };

  const sound: Sound = {
    setOn(isOn) {
      // What was still to be heard goes with it.
      void context?.close?.();
      context = isOn ? openContext() : undefined;
      band = context && createInstruments(context, wave);
      endRoll = nothing;
    },
    spin() {
      band?.rush(500, 1_800, { after: 0, seconds: 0.45, loudness: 0.4 });
      band?.strike(pitch(0), { after: 0, seconds: 0.3, loudness: 0.16 });
    },
    stop: (reel) => band?.knock(pitch(reel), { after: 0, seconds: 0.16, loudness: 0.42 }),
    award() {
      run(8, 0.07);
      strikeChord(0.6);
    },
    chip: () => band?.knock(root * 5, { after: 0, seconds: 0.07, loudness: 0.3 }),
    roll() {
      endRoll();
      endRoll = band?.rush(1_500, 700, { after: 0, seconds: ROLL_S, loudness: 0.22 }) ?? nothing;
    },
    hush() {
      endRoll();
      endRoll = nothing;
    },
    land() {
      sound.hush();
      for (const [at, after] of FRETS_S.entries()) {
        band?.knock(root * 4, { after, seconds: 0.09, loudness: 0.4 / (at + 1) });
      }
    },
    win(bets) {
      const notes = Math.min(4 + Math.floor(bets), 14);
      run(notes, 0.085);
      if (bets >= 5) strikeChord(notes * 0.085);
    },
    play: (cue) => (typeof cue === 'string' ? sound[cue]() : sound.win(cue.winBets)),
  };
  return sound;
}
