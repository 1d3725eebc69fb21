import { runAndReport } from './steps/runAndReport.ts';
import { BROWSER_STEPS, VERIFY_STEPS } from './steps/steps.ts';

await runAndReport([...VERIFY_STEPS, ...BROWSER_STEPS]);
