import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FEED_SOURCE_PATTERN } from '../../schemas/feedApi.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { openToolDatabase } from '../../server/db/toolDatabase.ts';
import { parseEnv } from '../../server/env.ts';
import { loadKeys } from '../../server/keys.ts';
import { createFeedKey, revokeFeedKeys } from '../../server/modules/lotteryFeeds/feedKeys.ts';
import { StartError } from '../../server/startError.ts';

const USAGE = `Usage: npm run feed-key -- <source> [--revoke]

Makes a key for a source of lottery results, and tells its secret once; with --revoke all its keys end at once.
A source is named by a-z, 0-9 and -, beginning with a letter. See docs/FEEDS.md.`;

const root = path.resolve(import.meta.dirname, '../..');
const write = (line: string) => process.stdout.write(`${line}\n`);

async function run(source: string, isRevoked: boolean): Promise<number> {
  const env = parseEnv(process.env, root, process.cwd());
  const { secret } = await loadKeys(env);
  const db = await openToolDatabase(env);
  try {
    const now = new Date();
    if (isRevoked) {
      const ended = await revokeFeedKeys(db.owner, source, now);
      write(`Ended   ${ended}`);
      return ended > 0 ? 0 : 1;
    }
    const box = createSecretBox(secret, randomBytes);
    const key = await createFeedKey(db.owner, { box, random: randomBytes }, { source, now });
    write(`Key     ${key.id}`);
    write(`Secret  ${key.secret}`);
    write('The secret is not shown again. Keys that were there before end in 24 hours.');
    return 0;
  } finally {
    await db.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { revoke: { type: 'boolean', default: false } },
  });
  const [source = ''] = positionals;
  if (positionals.length === 1 && new RegExp(FEED_SOURCE_PATTERN).test(source)) {
    process.exitCode = await run(source, values.revoke);
  } else {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof StartError ? 1 : 2;
}
