import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyFixes } from '../../../engine/brand/applyFixes.ts';
import type { Fault, Fix } from '../../../engine/brand/fault.ts';
import { replaceFile, WriteError } from '../files.ts';
import { byFile, type Mended } from './report.ts';

/** What came of mending files. */
export interface FixedFiles {
  readonly mended: readonly Mended[];
  /** Files that could not be written, each in a sentence. */
  readonly failures: readonly string[];
}

/** Applies every fix that faults carry, a file at a time; no file is ever half written. */
export async function fixFiles(faults: readonly Fault[], cwd: string): Promise<FixedFiles> {
  const fixable = byFile(faults.filter(({ fix }) => fix));
  const mended: Mended[] = [];
  const failures: string[] = [];
  for (const [file, wanted] of fixable) {
    try {
      mended.push(...(await fixFile(path.resolve(cwd, file), wanted)));
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      failures.push(error.message);
    }
  }
  return { mended, failures };
}

async function fixFile(file: string, wanted: readonly Fault[]): Promise<readonly Mended[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const source = decoder.decode(await readFile(file));
  const { text, applied } = applyFixes(source, wanted);
  if (text === source) return [];
  await replaceFile(file, text);
  return applied.map(({ from, before }) => ({
    file: from.file,
    line: from.line,
    column: from.column,
    rule: from.rule,
    change: describe(from.fix!, before),
  }));
}

function describe(fix: Fix, before: string): string {
  switch (fix.kind) {
    case 'set':
      return `wrote ${JSON.stringify(fix.value)} instead of ${before}`;
    case 'rename':
      return `renamed ${before} to ${JSON.stringify(fix.key)}`;
    case 'remove':
      return `removed ${before}`;
    case 'append':
      return `added ${JSON.stringify(fix.value)}`;
    case 'rewrite': {
      const [first, ...more] = fix.edits;
      if (before === '\uFEFF') return 'removed the byte order mark';
      const change = first?.content
        ? `wrote ${first.content} instead of ${before}`
        : `removed "${before}"`;
      return more.length > 0 ? `${change}, and ${more.length} more alike` : change;
    }
  }
}
