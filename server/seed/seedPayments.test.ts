import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGateway, testNow, type TestGateway } from '../../tests/support/gateway.ts';
import { testKeys } from '../../tests/support/seal.ts';
import { readFileSync } from 'node:fs';
import type { BrandFile } from '../../schemas/brand.schema.ts';
import { DEMO_HOUSES, demoChannel, demoPaymentKeys, seedPayments } from './seedPayments.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

it('gives a demonstration accounts whose keys the gateway opens, wherever the simulator listens by now', async () => {
  const { secret } = testKeys;
  for (const port of [4001, 4002]) {
    const simulator = `http://localhost:${port}`;
    await seedPayments(gateway.db, { secret, simulator, chain: null, now: testNow });
    for (const { merchantCode, tells } of DEMO_HOUSES) {
      const ready = await gateway.parts.payments.service.ready(demoChannel(merchantCode, tells));
      const { apiKey, webhookSecret } = demoPaymentKeys(secret, merchantCode);
      expect(ready?.channel).toMatchObject({
        apiKey,
        webhookSecrets: [webhookSecret],
        settings: { baseUrl: simulator, scanUrl: `${simulator}/scan` },
      });
    }
  }
});

it.each(DEMO_HOUSES)(
  'answers for every method and payout that the file of $merchantCode offers',
  ({ merchantCode, methods, tells, payouts }) => {
    const file = `brands/${merchantCode.toLowerCase()}/brand.json`;
    const { payments } = JSON.parse(readFileSync(file, 'utf8')) as BrandFile;
    const offered = payments?.deposits?.methods ?? [];
    expect(Object.keys(methods).sort()).toEqual(offered.map(({ id }) => id).sort());
    expect(payouts).toEqual(payments?.withdrawals?.accounts);
    expect(methods[tells]).toBe('hostedPage');
  },
);
