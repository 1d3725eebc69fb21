import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../../engine/brand/fault.ts';
import { runUnattended } from '../../scripts/brand/runUnattended.ts';
import { catalogue } from '../support/brandFolder.ts';

/** What the operators' command says of all brands of a folder. */
export async function checkFolder(cwd: string): Promise<readonly Fault[]> {
  const emitted = path.join(cwd, 'schemas/generated/catalogue.json');
  await mkdir(path.dirname(emitted), { recursive: true });
  await writeFile(emitted, JSON.stringify(catalogue));
  const { out } = await runUnattended(['check', '--format', 'json'], { cwd });
  return (JSON.parse(out) as { faults: readonly Fault[] }).faults;
}
