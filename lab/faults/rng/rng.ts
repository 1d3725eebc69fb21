import { subjects } from './subjects.ts';
import { seededStreams, testSubject, type Verdict } from './testSubject.ts';

/** Puts the chance of every game to the test, always with the same seeds; writes a line a game and gives the verdicts. */
export function runRng({
  rounds,
  log,
}: {
  readonly rounds: number;
  readonly log: (line: string) => void;
}): readonly Verdict[] {
  return subjects().map((subject) => {
    const startedAt = performance.now();
    const size = { rounds, draws: rounds };
    const verdict = testSubject(subject, seededStreams(subject.id), size);
    const microseconds = ((performance.now() - startedAt) * 1000) / rounds;
    log(`${describeVerdict(verdict)}; ${microseconds.toFixed(1)} µs a round`);
    return verdict;
  });
}

function describeVerdict(verdict: Verdict): string {
  const share = (value: number) => `${(100 * value).toFixed(2)} %`;
  const { id, passes, frequency, runs, serial } = verdict;
  return [
    `${id} ${passes ? 'passes' : 'FAILS'}: chi-square p ${frequency.toFixed(3)}`,
    `runs p ${runs.toFixed(3)}`,
    `serial p ${serial.toFixed(3)}`,
    `returned ${share(verdict.observedReturn)} of ${share(verdict.expectedReturn)}`,
    `${verdict.deviations.toFixed(2)} deviations off`,
  ].join(', ');
}
