import { runAndReport } from './steps/runAndReport.ts';
import { BROWSER_STEPS, VERIFY_STEPS } from './steps/steps.ts';
import { recordSweeps } from './steps/sweeps.ts';

// `npm run test:all` leaves nothing out because it has not changed since it last passed.
const isWhole = process.argv.includes('--all');
if (isWhole) Object.assign(process.env, { SWEEPS: 'deep', STORIES: 'all' });

const hasPassed = await runAndReport([...VERIFY_STEPS, ...BROWSER_STEPS]);
if (isWhole && hasPassed) recordSweeps();
