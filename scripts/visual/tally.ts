import { writeFile } from 'node:fs/promises';
import type { TestCount } from '../steps/countTests.ts';

/** Hands the count of a run to the step that runs it, where one does. */
export async function reportTally(tally: TestCount): Promise<void> {
  const file = process.env['STEP_REPORT_FILE'];
  if (file) await writeFile(file, JSON.stringify(tally));
}
