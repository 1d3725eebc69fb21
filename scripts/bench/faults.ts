import type { Fault } from '../../engine/brand/fault.ts';
import type { Bench, BenchContext } from './bench.ts';
import { BrandText } from './faults/brandText.ts';
import { CheckedFolder } from './faults/checkedFolder.ts';
import { harmless } from './faults/harmless.ts';
import type { Mutation } from './faults/mutation.ts';
import { mutators, plan, type Planned } from './faults/plan.ts';

const SEED = 'livery';
const IDS = ['aurora', 'lotus', 'majlis', 'sakura'];
const PER_CLASS = 12;
const SHOWN = 12;

type Verdict = 'right' | 'elsewhere' | 'silent';

interface Judged extends Planned {
  readonly verdict: Verdict;
  readonly said: readonly Fault[];
}

function judge({ spots }: Mutation, said: readonly Fault[]): Verdict {
  const isRight = said.some(({ file, line }) =>
    spots.some((spot) => spot.file === file && spot.line === line),
  );
  if (isRight) return 'right';
  return said.length > 0 ? 'elsewhere' : 'silent';
}

const keyOf = ({ file, rule, message }: Fault) => `${file} ${rule} ${message}`;

/** What was said of the brands before a change does not speak of the change. */
async function judgeAll(
  folder: CheckedFolder,
  before: readonly Fault[],
  planned: readonly Planned[],
  log: Log,
) {
  const known = new Set(before.map(keyOf));
  const judged: Judged[] = [];
  for (const mutation of planned) {
    const said = (await folder.checkWith(mutation)).filter((fault) => !known.has(keyOf(fault)));
    judged.push({ ...mutation, said, verdict: judge(mutation, said) });
    if (judged.length % 200 === 0) log(`${judged.length} of ${planned.length}`);
  }
  return judged;
}

type Log = BenchContext['log'];

/** One line a class that has misses, with its first miss. */
function describeMisses(judged: readonly Judged[]): readonly string[] {
  const missed = judged.filter(({ verdict }) => verdict !== 'right');
  const kinds = [...new Set(missed.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = missed.filter((entry) => entry.kind === kind);
    const all = judged.filter((entry) => entry.kind === kind).length;
    const { what, said, spots, verdict } = ofKind[0]!;
    const where = spots.map(({ file, line }) => `${file}:${line}`).join(' or ');
    const heard = said[0] ? `${said[0].rule} at ${said[0].file}:${said[0].line}` : 'nothing';
    return `- ${kind}: ${ofKind.length} of ${all} missed, such as ${what} (${verdict}: expected ${where}, heard ${heard}).`;
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
    const brands: BrandText[] = [];
    for (const id of IDS) {
      brands.push(new BrandText(id, await folder.read(`brands/${id}/brand.json`)));
    }
    const perClass = isQuick ? 2 : PER_CLASS;
    const before = await folder.check();
    const startedAt = performance.now();
    const judged = await judgeAll(folder, before, plan(SEED, brands, mutators, perClass), log);
    const seconds = (performance.now() - startedAt) / 1000;
    const kept = await judgeAll(folder, before, plan(SEED, brands, harmless, 4 * perClass), log);
    const count = (verdict: Verdict) => judged.filter((entry) => entry.verdict === verdict).length;
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
          name: 'reported at the right line, of all',
          value: count('right') / judged.length,
          unit: 'ratio',
          target: { atLeast: 0.99 },
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
