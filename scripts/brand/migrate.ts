import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { formatPath } from '../../engine/brand/jsonPath.ts';
import { BRAND_VERSION } from '../../schemas/brand.schema.ts';
import { BRAND_FILE } from '../../server/brands/brandFolders.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import { fileFault } from '../../server/brands/folderFaults.ts';
import { readTextFile } from '../../server/brands/textFiles.ts';
import { chooseFormat, defineCommand, formatOption, UsageError } from './command.ts';
import type { CommandContext } from './command.ts';
import { replaceFile, WriteError } from './files.ts';
import { migrateText, type DroppedComment } from './migrateText.ts';
import { requireIds, withStore } from './store.ts';

/** What came of one brand's file. */
interface Outcome {
  readonly id: string;
  /** Path of the file as the operator knows it. */
  readonly file: string;
  readonly from: unknown;
  readonly to: number;
  /** Where each value that moved was, and where it is now. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** What was written as comments, which JSON does not have. */
  readonly comments: readonly DroppedComment[];
  readonly faults: readonly Fault[];
  /** Why the file could not be written. */
  readonly problem?: string;
}

/** Brings brand files to the newest version of the format, or back. */
export const migrate = defineCommand({
  usage: 'migrate [id…] [--to version] [--dry-run] [--format text|json]',
  details: `Files are changed in place; what does not move keeps its formatting, and a file that is of the version already is
left byte for byte. Comments, which JSON does not have, are listed and dropped. An older version keeps what it has no
place for under "keptFromNewerVersion", so that the way back and forth loses nothing.`,
  options: {
    to: {
      type: 'string',
      value: 'version',
      description: `Version to bring them to. Default: the newest, ${BRAND_VERSION}.`,
    },
    'dry-run': { type: 'boolean', description: 'Says what would change, and changes nothing.' },
    format: formatOption,
  },
  async run({ values, positionals }, context) {
    const format = chooseFormat(values.format, ['text', 'json']);
    const version = readVersion(values.to);
    const isDry = values['dry-run'] ?? false;
    const outcomes = await withStore(context, async (store) => {
      requireIds(positionals, store.ids());
      const ids = positionals.length > 0 ? positionals : [...store.ids()].sort();
      const done: Outcome[] = [];
      for (const [index, id] of ids.entries()) {
        if (context.signal.aborted) break;
        context.progress(`${index + 1} of ${ids.length} brands`);
        const { folder, file } = store.parts.registry.get(id)!;
        done.push(await migrateFile({ id, folder, file, version, isDry }));
      }
      context.progress(null);
      return done;
    });
    if (format === 'json') context.write(JSON.stringify({ isDry, brands: outcomes }, null, 2));
    else report(outcomes, isDry, context);
    return outcomes.some(isFaulty) ? 1 : 0;
  },
});

function readVersion(written: string | undefined): number {
  if (written === undefined) return BRAND_VERSION;
  const version = /^\d{1,3}$/.test(written) ? Number(written) : -1;
  if (version >= 0 && version <= BRAND_VERSION) return version;
  throw new UsageError(`--to is a version from 0 to ${BRAND_VERSION}, not "${written}".`);
}

interface Task {
  readonly id: string;
  readonly folder: string;
  readonly file: string;
  readonly version: number;
  readonly isDry: boolean;
}

async function migrateFile({ id, folder, file, version, isDry }: Task): Promise<Outcome> {
  const read = await readTextFile(folder, BRAND_FILE);
  const outcome = { id, file, from: null, to: version, moves: [], comments: [], faults: [] };
  if (read.kind !== 'text') return { ...outcome, faults: [fileFault(file, read)] };
  const { text, steps, comments, faults, version: from } = migrateText(file, read.text, version);
  const whole: Outcome = {
    ...outcome,
    from: from ?? null,
    moves: steps.flatMap(({ moves }) =>
      moves.map((move) => ({ from: formatPath(move.from), to: formatPath(move.to) })),
    ),
    comments,
    faults,
  };
  if (faults.length > 0 || from === version) return whole;
  if (steps.at(-1)?.version !== version) {
    const message = `The file says version ${JSON.stringify(from) ?? 'nothing'}, which cannot be brought to ${version}.`;
    const place = { file, line: 1, column: 1, path: 'version' };
    return {
      ...whole,
      faults: [{ rule: 'version.unknown', severity: 'error', ...place, message }],
    };
  }
  try {
    if (!isDry) await replaceFile(path.join(folder, BRAND_FILE), text);
    return whole;
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    return { ...whole, problem: error.message };
  }
}

function isFaulty({ faults, problem }: Outcome): boolean {
  return faults.length > 0 || problem !== undefined;
}

function report(outcomes: readonly Outcome[], isDry: boolean, { write }: CommandContext): void {
  const faulty = outcomes.filter(isFaulty);
  const changed = outcomes.filter((outcome) => !isFaulty(outcome) && outcome.from !== outcome.to);
  for (const { faults, problem } of faulty) {
    for (const fault of faults) write(formatFault(fault));
    if (problem !== undefined) write(problem);
  }
  for (const { file, from, to, moves, comments } of changed) {
    write(`${file}: version ${String(from)} → ${to}${isDry ? ' (not written)' : ''}`);
    for (const move of moves) write(`  ${move.from} → ${move.to}`);
    for (const { line, text } of comments)
      write(`  comment of line ${line} dropped: ${shorten(text)}`);
  }
  const same = outcomes.length - changed.length - faulty.length;
  const verb = isDry ? 'would change' : 'changed';
  const faults = faulty.length > 0 ? `, ${count(faulty.length)} with faults` : '';
  write(`${count(changed.length)} ${verb}, ${count(same)} of that version already${faults}.`);
}

function count(number: number): string {
  return `${number} ${number === 1 ? 'brand' : 'brands'}`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
