import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGateway, testNow, type TestGateway } from '../../tests/support/gateway.ts';
import { testKeys } from '../../tests/support/seal.ts';
import { DEMO_CHANNEL, demoPaymentKeys, seedPayments } from './seedPayments.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

it('gives a demonstration accounts whose keys the gateway opens, wherever the simulator listens by now', async () => {
  const { secret } = testKeys;
  for (const port of [4001, 4002]) {
    const simulator = `http://localhost:${port}`;
    await seedPayments(gateway.db, { secret, simulator, now: testNow });
    const ready = await gateway.parts.payments.service.ready(DEMO_CHANNEL);
    const { apiKey, webhookSecret } = demoPaymentKeys(secret);
    expect(ready?.channel).toMatchObject({
      apiKey,
      webhookSecrets: [webhookSecret],
      settings: { baseUrl: simulator, scanUrl: `${simulator}/scan` },
    });
  }
});
