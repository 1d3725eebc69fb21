import { readFileSync } from 'node:fs';
import { readCases, runCases } from './runCases.ts';

const USAGE = `npm run conform -- FILE...

Runs files of worked cases through the adapters of tests/conformance/adapters, and says of each that fails what
differs. A case whose area has no adapter fails.`;

const files = process.argv.slice(2);
if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
  console.log(USAGE);
  process.exit(files.length === 0 ? 2 : 0);
}

let passed = 0;
let failed = 0;
for (const file of files) {
  for (const { id, area, fault } of await runCases(
    readCases(JSON.parse(readFileSync(file, 'utf8'))),
  )) {
    if (fault === undefined) passed += 1;
    else {
      failed += 1;
      console.log(`${id} ${area}: ${fault}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
