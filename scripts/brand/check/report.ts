import type { Fault } from '../../../engine/brand/fault.ts';

/** A fault that was mended, and what was changed for it. */
export interface Mended extends Pick<Fault, 'file' | 'line' | 'column' | 'rule'> {
  /** Such as `renamed "nmae" to "name"`. */
  readonly change: string;
}

/** What a check found, in the order in which it is told. */
export interface Report {
  /** How many brands were checked. */
  readonly checked: number;
  readonly errors: number;
  readonly warnings: number;
  readonly faults: readonly Fault[];
  /** What was changed on the way; undefined where nobody asked for changes. */
  readonly fixed?: readonly Mended[];
}

/** Sorts and counts what a check found. */
export function makeReport(
  checked: number,
  found: readonly Fault[],
  fixed: readonly Mended[] | undefined,
): Report {
  const faults = withoutEchoes(found).sort(
    (a, b) =>
      compare(slashed(a.file), slashed(b.file)) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  );
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  return { checked, errors, warnings: faults.length - errors, faults, fixed };
}

const INHERITED = / \(Inherited by "[^"]*"\.\)$/;

/** What a brand inherits is told once, where its owner is checked too. */
function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const keyOf = ({ rule, file, line, column, message }: Fault) =>
    JSON.stringify([rule, file, line, column, message.replace(INHERITED, '')]);
  const own = new Set(faults.filter(({ message }) => !INHERITED.test(message)).map(keyOf));
  return faults.filter((fault) => !INHERITED.test(fault.message) || !own.has(keyOf(fault)));
}

/** A path with slashes, on every system. */
export function slashed(file: string): string {
  return file.replaceAll('\\', '/');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Faults by the file that has them, in their order. */
export function byFile(faults: readonly Fault[]): ReadonlyMap<string, readonly Fault[]> {
  const files = new Map<string, Fault[]>();
  for (const fault of faults) {
    const known = files.get(fault.file);
    if (known) known.push(fault);
    else files.set(fault.file, [fault]);
  }
  return files;
}
