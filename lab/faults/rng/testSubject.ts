import { createDrawStream, type DrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { likelihood, testFrequency, testRuns, testSerial, type Sequence } from './sequenceTests.ts';
import type { Subject } from './subjects.ts';

/** What the tests of a game's chance found; likelihoods are those of fair numbers to look at least this odd. */
export interface Verdict {
  readonly id: string;
  readonly frequency: number;
  readonly runs: number;
  readonly serial: number;
  readonly observedReturn: number;
  readonly expectedReturn: number;
  /** How many standard deviations what was paid is from what is expected. */
  readonly deviations: number;
  readonly passes: boolean;
}

/** Where the stream of a round comes from, counted from 0. */
export type StreamSource = (round: number) => DrawStream;

const LEAST_LIKELY = 0.01;
/** What a normal variate exceeds, on either side, once in a hundred times. */
const MOST_DEVIATIONS = 2.5758;
const ROUNDS_A_SEED = 1000;

/** Streams of seeds that follow from a name, a new server seed every thousand rounds. */
export function seededStreams(name: string): StreamSource {
  const first = [...name].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  let serverSeed = hashServerSeed(first.padStart(64, '0').slice(-64));
  return (round) => {
    const nonce = round % ROUNDS_A_SEED;
    if (nonce === 0) serverSeed = hashServerSeed(serverSeed);
    return createDrawStream({ serverSeed, clientSeed: 'rng', nonce });
  };
}

/** Plays so many rounds and tests the first so many draws: how often, in what runs and pairs, and what was paid. */
export function testSubject(
  subject: Subject,
  streams: StreamSource,
  { rounds, draws }: { readonly rounds: number; readonly draws: number },
): Verdict {
  const byRange = new Map<number, number[]>();
  let recorded = 0;
  const record = (stream: DrawStream): DrawStream => ({
    below: (range) => {
      const draw = stream.below(range);
      const known = byRange.get(range);
      if (known) known.push(draw);
      else byRange.set(range, [draw]);
      recorded += 1;
      return draw;
    },
  });
  let paid = 0;
  for (let round = 0; round < rounds || recorded < draws; round += 1) {
    const stream = recorded < draws ? record(streams(round)) : streams(round);
    const pay = subject.play(stream);
    if (round < rounds) paid += pay;
  }
  const sequences: Sequence[] = [...byRange].map(([range, seen]) => ({ range, draws: seen }));
  return judge(subject, sequences, paid / rounds, rounds);
}

function judge(
  subject: Subject,
  sequences: readonly Sequence[],
  observedReturn: number,
  rounds: number,
): Verdict {
  const frequency = likelihood(testFrequency, sequences);
  const runs = likelihood(testRuns, sequences);
  const serial = likelihood(testSerial, sequences);
  const deviations = (observedReturn - subject.mean) / Math.sqrt(subject.variance / rounds);
  return {
    id: subject.id,
    frequency,
    runs,
    serial,
    observedReturn,
    expectedReturn: subject.mean,
    deviations,
    passes:
      Math.min(frequency, runs, serial) >= LEAST_LIKELY && Math.abs(deviations) <= MOST_DEVIATIONS,
  };
}
