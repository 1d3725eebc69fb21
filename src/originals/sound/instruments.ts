/** What a note is played on: where it is made, when, and how loud, 1 being as loud as a device goes. */
export interface Note {
  /** Seconds from now. */
  readonly after: number;
  readonly seconds: number;
  readonly loudness: number;
}

/** The instruments of a game, of which each note is made when it is played: no files. */
export interface Instruments {
  /** A struck bar: bright at first, then only its lowest tone. */
  strike(hertz: number, note: Note): void;
  /** A knock that falls to a pitch, with the click of what met. */
  knock(hertz: number, note: Note): void;
  /** Air or a rolling ball: noise around a pitch that moves to another. Gives how to end it before. */
  rush(fromHertz: number, toHertz: number, note: Note): () => void;
}

/** What is left of a note when it ends: an exponential fall cannot come to nothing. */
const LEFT = 0.008;
/** A note that begins or ends at once is heard as a click. */
const EDGE_S = 0.006;
const FADE_S = 0.12;
const CLICK_S = 0.03;

/** Of a bar: how many times its pitch each tone is, how loud, and which share of the note it lasts. */
const BAR_TONES = [
  [1, 1, 1],
  [2, 0.28, 0.6],
  [3.93, 0.16, 0.22],
] as const;

/** A second of noise: always the same, which nobody can hear. */
function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** Tunes the instruments of a game for a device. What they play at once stays below what the device can give. */
export function createInstruments(
  context: BaseAudioContext,
  wave: 'sine' | 'triangle',
): Instruments {
  const out = new DynamicsCompressorNode(context, { threshold: -18, ratio: 8, release: 0.2 });
  out.connect(context.destination);
  const noise = makeNoise(context);

  /** Rises almost at once and dies away. */
  const envelope = (start: number, { seconds, loudness }: Note) => {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + EDGE_S);
    gain.gain.exponentialRampToValueAtTime(loudness * LEFT, start + seconds - EDGE_S);
    gain.gain.linearRampToValueAtTime(0, start + seconds);
    gain.connect(out);
    return gain;
  };
  const tone = (type: OscillatorType, hertz: number, start: number, note: Note) => {
    const oscillator = new OscillatorNode(context, { type, frequency: hertz });
    oscillator.connect(envelope(start, note));
    oscillator.start(start);
    oscillator.stop(start + note.seconds);
    return oscillator;
  };
  const hiss = (hertz: number, narrowness: number) => {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const band = new BiquadFilterNode(context, {
      type: 'bandpass',
      frequency: hertz,
      Q: narrowness,
    });
    source.connect(band);
    return { source, band };
  };

  return {
    strike(hertz, note) {
      const start = context.currentTime + note.after;
      for (const [times, loudness, lasts] of BAR_TONES) {
        tone(wave, hertz * times, start, {
          ...note,
          seconds: note.seconds * lasts,
          loudness: note.loudness * loudness,
        });
      }
    },
    knock(hertz, note) {
      const start = context.currentTime + note.after;
      const { frequency } = tone('triangle', hertz, start, note);
      frequency.setValueAtTime(hertz * 2, start);
      frequency.exponentialRampToValueAtTime(hertz, start + note.seconds / 3);
      const { source, band } = hiss(hertz * 9, 0.8);
      band.connect(envelope(start, { ...note, seconds: CLICK_S, loudness: note.loudness / 2 }));
      source.start(start);
      source.stop(start + CLICK_S);
    },
    rush(fromHertz, toHertz, note) {
      const start = context.currentTime + note.after;
      const end = start + note.seconds;
      const { source, band } = hiss(fromHertz, 2.5);
      band.frequency.setValueAtTime(fromHertz, start);
      band.frequency.exponentialRampToValueAtTime(toHertz, end);
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(note.loudness, start + FADE_S);
      gain.gain.linearRampToValueAtTime(0, end);
      const cut = new GainNode(context);
      band.connect(gain).connect(cut).connect(out);
      source.start(start);
      source.stop(end);
      return () => cut.gain.setTargetAtTime(0, context.currentTime, FADE_S / 3);
    },
  };
}
