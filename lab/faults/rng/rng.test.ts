import { describe, expect, it } from 'vitest';
import { createWordStream, type DrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { cases } from '../../../scripts/steps/sweeps.ts';
import { runRng } from './rng.ts';
import { testFrequency, testRuns, testSerial, likelihood } from './sequenceTests.ts';
import { chiSquareTail } from './significance.ts';
import { subjects } from './subjects.ts';
import { seededStreams, testSubject } from './testSubject.ts';

describe('the likelihood of a chi-square', () => {
  // From the tables.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [58.619, 36, 0.01],
    [23.209, 10, 0.01],
    [2.558, 10, 0.99],
    [1106.97, 1000, 0.01],
  ])('of %d with %d degrees is right', (statistic, degrees, expected) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(expected, 4);
  });
});

describe('numbers that are not fair', () => {
  const count = 20_000;
  const fair = seededStreams('fair');
  const draw = (next: (stream: DrawStream, at: number) => number) => [
    { range: 37, draws: Array.from({ length: count }, (_, at) => next(fair(at), at)) },
  ];

  it('fail the chi-square where few numbers are mapped by their remainder', () => {
    const biased = draw((stream) => stream.below(64) % 37);
    expect(likelihood(testFrequency, biased)).toBeLessThan(1e-9);
  });

  it('fail the runs where low and high take turns too often', () => {
    const turning = draw((stream, at) => (at % 8 === 0 ? (at % 16) * 2 : stream.below(37)));
    const sawing = draw((stream, at) => (at % 2 === 0 ? stream.below(19) : 19 + stream.below(18)));
    expect(likelihood(testRuns, sawing)).toBeLessThan(1e-9);
    expect(likelihood(testFrequency, turning)).toBeLessThan(1e-9);
  });

  it('fail the serial test where a number tells the next', () => {
    let last = 0;
    const telling = draw(
      (stream, at) => (last = at % 2 === 0 ? stream.below(37) : (last * 5) % 37),
    );
    expect(likelihood(testFrequency, telling)).toBeGreaterThan(0.01);
    expect(likelihood(testSerial, telling)).toBeLessThan(1e-9);
  });

  it('fail all where they never change', () => {
    const stuck = draw(() => 7);
    const all = [testFrequency, testRuns, testSerial].map((test) => likelihood(test, stuck));
    expect(Math.max(...all)).toBeLessThan(1e-9);
  });

  it('fail a game whose stream is poor', () => {
    for (const subject of subjects()) {
      // As random as can be, but it begins anew after 997 words.
      const whole = fair(0);
      const words = Array.from({ length: 997 }, () => whole.below(2 ** 32));
      let at = 0;
      const poor = createWordStream(() => words[at++ % words.length]!);
      const verdict = testSubject(subject, () => poor, { rounds: 5_000, draws: 50_000 });
      expect(verdict.passes, subject.id).toBe(false);
    }
  }, 60_000);

  it('fail a game that pays other than it says', () => {
    const [subject] = subjects();
    const generous = { ...subject!, mean: subject!.mean - 0.05 };
    const size = { rounds: 20_000, draws: 20_000 };
    expect(testSubject(subject!, seededStreams('pay'), size).passes).toBe(true);
    expect(testSubject(generous, seededStreams('pay'), size).passes).toBe(false);
  });
});

it('passes every game over a short set of rounds', () => {
  const verdicts = runRng({ rounds: cases('games', 50_000), log: () => {} });
  expect(verdicts.filter(({ passes }) => !passes)).toEqual([]);
  expect(verdicts).toHaveLength(6);
}, 60_000);
