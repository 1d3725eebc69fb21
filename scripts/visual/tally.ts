import { writeFile } from 'node:fs/promises';

/** What a run proved, as the checks of `npm test` count it. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What has to be seen although nothing failed, such as that a comparison was skipped. */
  readonly note?: string;
}

/** Hands the count to the step that runs this, where one does. */
export async function reportTally(tally: Tally): Promise<void> {
  const file = process.env['STEP_REPORT_FILE'];
  if (file) await writeFile(file, JSON.stringify(tally));
}
