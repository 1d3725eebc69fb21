import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { runBrandCommand } from '../../scripts/brand/run.ts';
import { catalogue } from '../support/brandFolder.ts';

/** What the operators' command says of all brands of a folder. */
export async function checkFolder(cwd: string): Promise<readonly Fault[]> {
  const emitted = path.join(cwd, 'schemas/generated/catalogue.json');
  await mkdir(path.dirname(emitted), { recursive: true });
  await writeFile(emitted, JSON.stringify(catalogue));
  const lines: string[] = [];
  await runBrandCommand(['check', '--format', 'json'], {
    cwd,
    env: {},
    write: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    isTerminal: false,
    progress: () => undefined,
    ask: () => Promise.reject(new Error('Nobody may be asked.')),
    signal: new AbortController().signal,
  });
  return (JSON.parse(lines.join('\n')) as { faults: readonly Fault[] }).faults;
}
