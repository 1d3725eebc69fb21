import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aurora } from '../../tests/support/gateway.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createSecretBox } from '../crypto/secretBox.ts';
import { createOriginalsKeys } from './originalsKeys.ts';
import { createWallet } from './wallet.ts';

const { merchantCode } = aurora;
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db.close());

const clock = () => new Date('2026-02-01T12:00:00.000Z');

/** Two gateways of one database, which make keys one after the other. */
function createKeys() {
  const box = createSecretBox(Buffer.alloc(32, 'k'), randomBytes);
  let made = 0;
  let read = 0;
  const counted = {
    ...db,
    get kysely() {
      read += 1;
      return db.kysely;
    },
  };
  const askForKey = async () => {
    made += 1;
    return { id: `vk_${String(made).padStart(12, '0')}`, secret: 's'.repeat(43) };
  };
  const deps = { box, clock, askForKey };
  return {
    keys: createOriginalsKeys({ ...deps, db: counted }),
    other: createOriginalsKeys({ ...deps, db }),
    countReads: () => read,
  };
}

it('a key is read once, and anew after it was not taken or another was made here', async () => {
  const { keys, other, countReads } = createKeys();
  await keys.ensure(merchantCode, async () => false);
  const first = await keys.get(merchantCode);
  const reads = countReads();
  for (let call = 0; call < 5; call += 1) expect(await keys.get(merchantCode)).toEqual(first);
  expect(countReads()).toBe(reads);
  await other.ensure(merchantCode, async () => false);
  expect(await keys.get(merchantCode)).toEqual(first);
  keys.drop(merchantCode);
  const second = await keys.get(merchantCode);
  expect(second.id).not.toBe(first.id);
  await keys.ensure(merchantCode, async () => false);
  expect((await keys.get(merchantCode)).id).not.toBe(second.id);
});

it('the wallet signs with another key once the one it has is not taken', async () => {
  let now = 'vk_old_old_old';
  const signed: string[] = [];
  let kept: string | undefined;
  const wallet = createWallet({
    send: async ({ headers }) => {
      const id = headers['x-livery-key']!;
      signed.push(id);
      const isTaken = id === 'vk_new_new_new';
      const answer = isTaken
        ? { success: true, value: { balance: '1.00', currency: 'EUR' } }
        : { success: false, value: null, code: 'badSignature' };
      now = 'vk_new_new_new';
      return { status: 200, text: JSON.stringify(answer) };
    },
    keys: {
      get: async () => ({ id: (kept ??= now), secret: 's' }),
      drop: () => (kept = undefined),
    },
    origin: () => 'http://127.0.0.1:1',
    clock,
    random: randomBytes,
    pause: async () => undefined,
    patience: { timeoutMs: 10, pausesMs: [1, 1] },
  });
  const answer = await wallet.ask({ merchantCode, host: 'a.test' }, 'balance', { session: 's' });
  expect(answer.kind).toBe('done');
  expect(signed).toEqual(['vk_old_old_old', 'vk_new_new_new']);
});
