import { existsSync } from 'node:fs';
import path from 'node:path';
import { openToolDatabase } from '../server/db/toolDatabase.ts';
import { parseEnv } from '../server/env.ts';
import { loadKeys } from '../server/keys.ts';
import { deriveSealKey } from '../server/ledger/seals.ts';
import { runLedgerCommand } from './ledger/run.ts';

const root = path.resolve(import.meta.dirname, '..');
const env = parseEnv(process.env, root, process.cwd());
const hasSecret = existsSync(env.secretFile ?? path.join(env.dataDirectory, 'secret.hex'));

/** Called only where there is a secret: with a new one, every seal would look like somebody else's. */
async function readSealKeys(): Promise<readonly Buffer[]> {
  const { secret, formerSecrets } = await loadKeys(env);
  return [secret, ...formerSecrets].map(deriveSealKey);
}

process.exitCode = await runLedgerCommand(process.argv.slice(2), {
  open: () => openToolDatabase(env),
  sealKeys: hasSecret ? await readSealKeys() : [],
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
