import { runVendorCommand } from './vendor/run.ts';

process.exitCode = await runVendorCommand(process.argv.slice(2), {
  env: process.env,
  clock: () => new Date(),
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
