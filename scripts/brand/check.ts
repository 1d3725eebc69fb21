import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';
import { fixFiles, type FixedFiles } from './check/fixFiles.ts';
import { formatJson } from './check/formatJson.ts';
import { formatText } from './check/formatText.ts';
import { makeReport, type Report } from './check/report.ts';
import { chooseFormat, defineCommand, type CommandContext } from './command.ts';
import { requireIds, withStore } from './store.ts';

/** So many brands are checked between two looks at the clock and the keyboard. */
const STEP = 50;

/** One mending can uncover the next fault, but none needs more rounds than this. */
const MOST_ROUNDS = 5;

/** Checks brands and themes and prints every fault; returns 1 where there is an error among them. */
export const check = defineCommand({
  usage: 'check [id…] [--format text|json|sarif] [--fix] [--strict]',
  details: `Finds everything that the gateway would refuse, and what it would only warn of. Every
fault comes with its place, what to do, and the page of its rule in docs/rules.
Errors answer 1. Warnings alone answer 0, with --strict 1.`,
  options: {
    format: {
      type: 'string',
      value: 'text|json|sarif',
      description:
        'Form of the answer: text for people (default), json for programs, sarif for code scanning.',
    },
    fix: {
      type: 'boolean',
      description: 'Mends what has one sensible mending; changes nothing else of a file.',
    },
    strict: { type: 'boolean', description: 'Answers 1 for warnings too.' },
  },
  async run({ values, positionals: ids }, context) {
    const format = chooseFormat(values.format, ['text', 'json', 'sarif']);
    const { fixed, failures, ...found } = values.fix
      ? await checkAndFix(ids, context)
      : { ...(await checkOnce(ids, context)), fixed: undefined, failures: [] };
    for (const failure of failures) context.complain(failure);
    const report = makeReport(found.checked, found.faults, fixed);
    context.progress(null);
    context.write(await print(report, format, context));
    if (context.signal.aborted) {
      context.complain('Stopped before every brand was checked.');
      return 1;
    }
    const isBad = report.errors > 0 || (values.strict === true && report.warnings > 0);
    return isBad || failures.length > 0 ? 1 : 0;
  },
});

async function print(
  report: Report,
  format: 'text' | 'json' | 'sarif',
  { isTerminal, env }: CommandContext,
): Promise<string> {
  if (format === 'json') return formatJson(report);
  if (format === 'text') return formatText(report, isTerminal);
  const { formatSarif } = await import('./check/formatSarif.ts');
  return formatSarif(report, env);
}

interface Found {
  readonly checked: number;
  readonly faults: readonly Fault[];
}

async function checkAndFix(
  ids: readonly string[],
  context: CommandContext,
): Promise<Found & { readonly fixed: FixedFiles['mended']; readonly failures: readonly string[] }> {
  const fixed: FixedFiles['mended'][number][] = [];
  for (let round = 1; ; round += 1) {
    const found = await checkOnce(ids, context);
    const isLast = round > MOST_ROUNDS || context.signal.aborted;
    const { mended, failures } = isLast
      ? { mended: [], failures: [] }
      : await fixFiles(found.faults, context.cwd);
    fixed.push(...mended);
    if (mended.length === 0) return { ...found, fixed, failures };
  }
}

async function checkOnce(ids: readonly string[], context: CommandContext): Promise<Found> {
  return withStore(context, async (store) => {
    const strays = ids.filter((id) => !store.ids().includes(id) && strayFaults(store, id).length);
    requireIds(ids, [...store.ids(), ...strays]);
    const wanted = ids.length === 0 ? store.ids() : ids.filter((id) => !strays.includes(id));
    const own: Fault[] = [];
    for (let at = 0; at < wanted.length && !context.signal.aborted; at += STEP) {
      if (wanted.length > STEP) context.progress(`Checking brands: ${at} of ${wanted.length}`);
      own.push(...(await store.check(wanted.slice(at, at + STEP))));
    }
    const odd = strays.flatMap((id) => strayFaults(store, id));
    return {
      checked: wanted.length + strays.length,
      faults: ids.length === 0 ? store.faults() : [...own, ...odd],
    };
  });
}

/** What is wrong with a folder that is no brand, because of its name or of where it leads. */
function strayFaults(store: FileBrandStore, id: string): readonly Fault[] {
  return store.faults().filter(({ file }) => path.basename(path.dirname(file)) === id);
}
