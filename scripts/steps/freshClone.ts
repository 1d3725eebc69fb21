// Starts a fresh clone as people who live in root's home do: below a folder that nobody else may enter, with a database
// of its own, and asks whether it is ready. Packages and the build are those of this checkout.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeClone, startClone } from './clone.ts';

// Made with mode 700.
const closed = await mkdtemp(path.join(tmpdir(), 'livery-closed-'));
try {
  const { status, code, said, complaints } = await startClone(await makeClone(closed));
  if (status !== 200 || code !== 0) {
    throw new Error(
      `It answered ${status || 'nothing'} and ended with ${code}:\n${said}${complaints}`,
    );
  }
  process.stdout.write('A fresh clone in a folder of mode 700 started, was ready, and ended.\n');
} finally {
  await rm(closed, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
