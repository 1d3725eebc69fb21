import { runAndReport } from './steps/runAndReport.ts';
import { VERIFY_STEPS } from './steps/steps.ts';

await runAndReport(VERIFY_STEPS);
