import type { Baselines } from './baselines.ts';
import { compareSheets, type Change } from './compareSheets.ts';
import { encodeSheet, layOut, type StateShot } from './sheetFile.ts';
import type { Sheet } from './plan.ts';

/** What was taken of a sheet, and what went wrong with some of its states. */
export interface Taken {
  readonly sheet: Sheet;
  readonly shots: readonly StateShot[];
  /** One sentence a state that could not be drawn. */
  readonly faults: readonly string[];
}

/** How a sheet compares with what was accepted. */
export interface Verdict {
  readonly sheet: Sheet;
  readonly kind: 'same' | 'changed' | 'new' | 'fault';
  readonly changes: readonly Change[];
  readonly faults: readonly string[];
}

/** Judges what was taken of a sheet by what was accepted of it. */
export async function judgeSheet(taken: Taken, baselines: Baselines): Promise<Verdict> {
  const { sheet, shots, faults } = taken;
  if (faults.length > 0) return { sheet, kind: 'fault', changes: [], faults };
  const baseline = baselines.find(sheet.name);
  if (!baseline) return { sheet, kind: 'new', changes: [], faults };
  const changes = await compareSheets(shots, baseline, () => baselines.read(sheet.name));
  return { sheet, kind: changes.length > 0 ? 'changed' : 'same', changes, faults };
}

/** Accepts a sheet as it is now; what did not change keeps its file. Returns whether it was written. */
export async function acceptSheet(taken: Taken, baselines: Baselines): Promise<boolean> {
  const { sheet, shots } = taken;
  const { kind } = await judgeSheet(taken, baselines);
  if (kind === 'same' || kind === 'fault') return false;
  await baselines.accept(sheet.name, { segments: layOut(shots) }, await encodeSheet(shots));
  return true;
}
