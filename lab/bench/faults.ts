import type { Fault } from '../../engine/brand/fault.ts';
import type { Bench } from './bench.ts';
import { CheckedFolder } from './faults/checkedFolder.ts';
import { harmless } from './faults/harmless.ts';
import { describeMiss, judgeAll, type Judged } from './faults/judge.ts';
import { mutators, plan } from './faults/plan.ts';

const SEED = 'livery';
const PER_CLASS = 12;
const SHOWN = 12;

/** One line a class that has misses, with its first miss. */
function describeMisses(judged: readonly Judged[]): readonly string[] {
  const missed = judged.filter(({ verdict }) => verdict !== 'right');
  const kinds = [...new Set(missed.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = missed.filter((entry) => entry.kind === kind);
    const all = judged.filter((entry) => entry.kind === kind).length;
    return `- ${kind}: ${ofKind.length} of ${all} missed, such as ${describeMiss(ofKind[0]!)}.`;
  });
}

function describeAlarms(before: readonly Fault[], judged: readonly Judged[]): readonly string[] {
  const alarms = [
    ...before.map((fault) => ({ what: `${fault.file} as shipped`, said: [fault] })),
    ...judged.filter(({ said }) => said.length > 0),
  ];
  return alarms
    .slice(0, SHOWN)
    .map(({ what, said }) => `- False alarm, ${what}: ${said[0]!.rule} ${said[0]!.message}`);
}

/** Changes sound brands by rules and chance, and asks the operators' command what it thinks of each. */
export const faults: Bench = async ({ root, isQuick, log }) => {
  const folder = await CheckedFolder.copy(root);
  try {
    const brands = await folder.brands();
    const perClass = isQuick ? 2 : PER_CLASS;
    const before = await folder.check();
    const startedAt = performance.now();
    const judged = await judgeAll(folder, before, plan(SEED, brands, mutators, perClass), log);
    const seconds = (performance.now() - startedAt) / 1000;
    const kept = await judgeAll(folder, before, plan(SEED, brands, harmless, 4 * perClass), log);
    const count = (verdict: Judged['verdict']) =>
      judged.filter((entry) => entry.verdict === verdict).length;
    const alarms = before.length + kept.filter(({ said }) => said.length > 0).length;
    return {
      figures: [
        {
          name: 'faults made',
          value: judged.length,
          unit: 'count',
          target: isQuick ? undefined : { atLeast: 400 },
        },
        { name: 'classes of faults', value: mutators.length, unit: 'count' },
        {
          name: 'reported at the right line',
          value: (100 * count('right')) / judged.length,
          unit: 'percent',
          target: { atLeast: 99 },
        },
        { name: 'reported elsewhere only', value: count('elsewhere'), unit: 'count' },
        { name: 'not reported', value: count('silent'), unit: 'count' },
        { name: 'harmless changes made', value: kept.length, unit: 'count' },
        { name: 'false alarms', value: alarms, unit: 'count', target: { atMost: 0 } },
        { name: 'checking the faults', value: seconds, unit: 's', target: { atMost: 60 } },
      ],
      notes: [...describeMisses(judged), ...describeAlarms(before, kept)],
    };
  } finally {
    await folder.remove();
  }
};
