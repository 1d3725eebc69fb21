import type { Fault } from '../../../engine/brand/fault.ts';
import type { CheckedFolder } from './checkedFolder.ts';
import type { Mutation } from './mutation.ts';
import type { Planned } from './plan.ts';

/** A mutation and what the operators' command said because of it. */
export interface Judged extends Planned {
  /** `right`: at the line of the fault. */
  readonly verdict: 'right' | 'elsewhere' | 'silent';
  readonly said: readonly Fault[];
}

/** Checks the folder with each change in place; what was said `before` does not speak of any change. */
export async function judgeAll(
  folder: CheckedFolder,
  before: readonly Fault[],
  planned: readonly Planned[],
  log: (line: string) => void = () => undefined,
): Promise<readonly Judged[]> {
  const known = new Set(before.map(keyOf));
  const judged: Judged[] = [];
  for (const mutation of planned) {
    const said = (await folder.checkWith(mutation)).filter((fault) => !known.has(keyOf(fault)));
    judged.push({ ...mutation, said, verdict: judge(mutation, said) });
    if (judged.length % 200 === 0) log(`${judged.length} of ${planned.length}`);
  }
  return judged;
}

/** One sentence about a mutation that was not reported where it is. */
export function describeMiss({ what, said, spots, verdict }: Judged): string {
  const where = spots.map(({ file, line }) => `${file}:${line}`).join(' or ');
  const heard = said[0] ? `${said[0].rule} at ${said[0].file}:${said[0].line}` : 'nothing';
  return `${what} (${verdict}: expected ${where}, heard ${heard})`;
}

function judge({ spots }: Mutation, said: readonly Fault[]): Judged['verdict'] {
  const isRight = said.some(({ file, line }) =>
    spots.some((spot) => spot.file === file && spot.line === line),
  );
  if (isRight) return 'right';
  return said.length > 0 ? 'elsewhere' : 'silent';
}

function keyOf({ file, rule, message }: Fault): string {
  return `${file} ${rule} ${message}`;
}
