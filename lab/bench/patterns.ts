import { loadAcceptedPattern } from '../../engine/fields/acceptedPattern.ts';
import { matchesPattern, PATTERN_COUNT } from '../../engine/fields/patterns.ts';
import { HOSTILE_PATTERNS, HOSTILE_TEXTS } from '../../engine/fields/testing/hostilePatterns.ts';
import type { Bench } from './bench.ts';
import { median } from './statistics.ts';

const LIMIT_MS = 50;
const LONG = 1_000_000;

function timeMs(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

/** Every pattern of the product on every hostile text, however often; the slowest run of all. */
function timeOwn(texts: readonly string[], maxLength: number, rounds: number): number {
  let slowestMs = 0;
  for (let patternId = 0; patternId < PATTERN_COUNT; patternId++) {
    for (const text of texts) {
      for (let round = 0; round < rounds; round++) {
        const tookMs = timeMs(() => matchesPattern(patternId, text, { minLength: 0, maxLength }));
        slowestMs = Math.max(slowestMs, tookMs);
      }
    }
  }
  return slowestMs;
}

/** Times of making an expression ready, and of its slowest text; null where it is refused. */
async function timeForeign(pattern: string, rounds: number) {
  const readyMs: number[] = [];
  const answerMs: number[][] = HOSTILE_TEXTS.map(() => []);
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const accepted = await loadAcceptedPattern(pattern);
    readyMs.push(performance.now() - startedAt);
    if (!accepted.ok) continue;
    HOSTILE_TEXTS.forEach((text, at) => answerMs[at]!.push(timeMs(() => accepted.matches(text))));
  }
  const answered = answerMs.filter((times) => times.length > 0);
  return {
    isRefused: answered.length === 0,
    readyMs: median(readyMs),
    answerMs: Math.max(0, ...answered.map(median)),
    slowestMs: Math.max(...readyMs, ...answered.flat()),
  };
}

/** The texts and expressions that would keep a backtracking engine busy for ages. */
export const patterns: Bench = async ({ isQuick, log }) => {
  const rounds = isQuick ? 3 : 11;
  await loadAcceptedPattern('a'); // The engine itself is loaded once.
  const foreign = [];
  for (const pattern of HOSTILE_PATTERNS) {
    const timed = await timeForeign(pattern, rounds);
    foreign.push(timed);
    if (timed.readyMs + timed.answerMs > LIMIT_MS / 5) {
      log(`${pattern.slice(0, 40)}: ${timed.readyMs.toFixed(1)} + ${timed.answerMs.toFixed(1)} ms`);
    }
  }
  const long = ['a', 'A1', 'a@', 'ก', '漢', '😀'].map((piece) => piece.repeat(LONG / piece.length));
  const target = { atMost: LIMIT_MS };
  return {
    figures: [
      {
        name: `${PATTERN_COUNT} patterns, ${HOSTILE_TEXTS.length} texts of 255: slowest run`,
        value: timeOwn(HOSTILE_TEXTS, 255, rounds),
        unit: 'ms',
        target,
      },
      {
        name: 'the same, texts of a million characters',
        value: timeOwn(long, 255, rounds),
        unit: 'ms',
        target,
      },
      { name: 'expressions from outside', value: foreign.length, unit: 'count' },
      {
        name: 'refused as invalid or too complex',
        value: foreign.filter(({ isRefused }) => isRefused).length,
        unit: 'count',
      },
      {
        name: 'slowest expression, made ready and asked once',
        value: Math.max(...foreign.map(({ readyMs, answerMs }) => readyMs + answerMs)),
        unit: 'ms',
        target,
      },
      {
        name: 'slowest expression, asked again',
        value: Math.max(...foreign.map(({ answerMs }) => answerMs)),
        unit: 'ms',
        target,
      },
      {
        name: 'slowest single run of any',
        value: Math.max(...foreign.map(({ slowestMs }) => slowestMs)),
        unit: 'ms',
      },
    ],
    notes: [
      `Each expression is made ready anew and asked about every text ${rounds} times; medians, but for the slowest runs, which hold what else the machine did.`,
    ],
  };
};
