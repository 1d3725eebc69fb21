import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { testKeys } from '../../../tests/support/seal.ts';
import { callAsVendor } from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { createSecretBox } from '../../crypto/secretBox.ts';
import { createVendorKey } from './vendorKeys.ts';

const present = createSecretBox(testKeys.secret, randomBytes);
const former = createSecretBox(testKeys.formerSecrets[0]!, randomBytes);
const { merchantCode } = aurora;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
});
afterAll(() => gateway.close());

const readSealed = async (id: string) => {
  const row = await withTransaction(gateway.db, aurora, (tx) =>
    tx
      .selectFrom('vendor_keys')
      .select('secret_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return row.secret_sealed;
};

it("signs on under the gateway's former secret, and is kept under the present one from then on", async () => {
  const vendor = await gateway.db.owner
    .selectFrom('vendors')
    .select('code')
    .orderBy('code')
    .executeTakeFirstOrThrow();
  const key = (await withTransaction(gateway.db, aurora, (tx) =>
    createVendorKey(
      tx,
      { box: former, random: randomBytes },
      { merchantCode, vendorCode: vendor.code, now: gateway.now() },
    ),
  ))!;
  const context = `vendor key ${merchantCode} ${key.id}`;
  expect(present.open(await readSealed(key.id), context)).toBeNull();
  const answer = await callAsVendor(
    gateway,
    aurora,
    'openRounds',
    { olderThanSeconds: 0 },
    { key },
  );
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"rounds":[]')]);
  const sealed = await readSealed(key.id);
  expect(present.open(sealed, context)).toBe(key.secret);

  gateway.passTime(60);
  await callAsVendor(gateway, aurora, 'openRounds', { olderThanSeconds: 0 }, { key });
  expect(await readSealed(key.id)).toBe(sealed);
});
