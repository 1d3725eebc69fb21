import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, Findings } from './bench.ts';
import { formatTable } from './table.ts';

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  home: async () => (await import('./home.ts')).home,
  answer: async () => (await import('./answer.ts')).answer,
  script: async () => (await import('./script.ts')).script,
  documents: async () => (await import('./documents.ts')).documents,
  start: async () => (await import('./start.ts')).start,
  edit: async () => (await import('./edit.ts')).edit,
  scheme: async () => (await import('./scheme.ts')).scheme,
  build: async () => (await import('./build.ts')).build,
  faults: async () => (await import('./faults.ts')).faults,
  checkBrands: async () => (await import('./checkBrands.ts')).checkBrands,
  colors: async () => (await import('./colors.ts')).colors,
  patterns: async () => (await import('./patterns.ts')).patterns,
  enumeration: async () => (await import('./identity/enumeration.ts')).enumeration,
  stuffing: async () => (await import('./identity/stuffing.ts')).stuffing,
  logins: async () => (await import('./identity/logins.ts')).logins,
  loginModal: async () => (await import('./loginModal.ts')).loginModal,
  ledger: async () => (await import('./ledger.ts')).ledger,
  streams: async () => (await import('./streams.ts')).streams,
  bets: async () => (await import('./play/bets.ts')).bets,
  lottery: async () => (await import('./lottery/lottery.ts')).lottery,
  balances: async () => (await import('./play/bets.ts')).balances,
  lobbyGrid: async () => (await import('./play/lobbyGrid.ts')).lobbyGrid,
  originals: async () => (await import('./play/originals.ts')).originals,
  lobbySearch: async () => (await import('./lobbySearch.ts')).lobbySearch,
  newBrand: async () => (await import('./newBrand.ts')).newBrand,
  payments: async () => (await import('./money/payments.ts')).payments,
  movements: async () => (await import('./money/movements.ts')).movements,
  betRecord: async () => (await import('./money/betRecord.ts')).betRecord,
  betCosts: async () => (await import('./money/betCosts.ts')).betCosts,
  cashbackDay: async () => (await import('./money/cashbackDay.ts')).cashbackDay,
  rewardPages: async () => (await import('./rewardPages.ts')).rewardPages,
  rewardsDay: async () => (await import('./money/rewardsDay.ts')).rewardsDay,
  desk: async () => (await import('./desk.ts')).desk,
};

const USAGE = `Usage: npm run bench -- [name…] [--quick] [--json file]

  Names: ${Object.keys(BENCHES).join(', ')}; all without a name.
  --quick      Fewer runs and smaller sizes, to see that a bench works.
  --json file  Writes the figures there too.

Needs a build ("npm run build"). docs/PERFORMANCE.md says how each figure is taken.`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const root = path.resolve(import.meta.dirname, '../..');

async function runAll(names: readonly string[], isQuick: boolean) {
  const found: Record<string, Findings> = {};
  for (const name of names) {
    const startedAt = performance.now();
    const log = (line: string) => process.stderr.write(`  ${name}: ${line}\n`);
    const bench = await BENCHES[name]!();
    const findings = await bench({ root, isQuick, log });
    found[name] = findings;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    say(`\n## ${name} (${isQuick ? 'quick, ' : ''}${seconds} s)\n`);
    say(formatTable(findings.figures));
    for (const note of findings.notes ?? []) say(`\n${note}`);
  }
  return found;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, json: { type: 'string' }, help: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHES, name));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) say(`There is no bench "${unknown[0]}".\n`);
  say(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  say(
    `${cpus().length} × ${processor}, Node ${process.versions.node}, ${new Date().toISOString()}`,
  );
  const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
  const benches = await runAll(names, values.quick ?? false);
  if (values.json) await writeFile(values.json, `${JSON.stringify(benches, null, 2)}\n`);
}
