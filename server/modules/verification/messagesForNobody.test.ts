import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestPasswordByEmail } from '../../../schemas/api/account.ts';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import { sendSignInCode } from '../../../schemas/api/verification.ts';
import { brand } from '../../../tests/support/builders.ts';
import { createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';

const nova = brand({ id: 'nova', merchantCode: 'NOVA', features: { smsLogin: true } });

let gateway: TestGateway;
let written = 0;

beforeAll(async () => {
  gateway = await createTestGateway({
    testBrands: [nova],
    renderTemplate: async ({ content }) => {
      written += 1;
      return { subject: content.kind, text: content.kind };
    },
  });
  await addMember(gateway, nova, {
    account: 'known',
    email: 'known@example.com',
    phone: '+34612000001',
    phone_verified_at: gateway.now(),
  });
});

afterAll(() => gateway.close());

const asked: readonly (readonly [string, Endpoint, (who: 'known' | 'nobody') => object])[] = [
  ['a link', requestPasswordByEmail, (who) => ({ username: who, email: `${who}@example.com` })],
  [
    'a code',
    sendSignInCode,
    (who) => ({
      mobileNum: who === 'known' ? '612000001' : '612000002',
      countryDialingCode: '+34',
    }),
  ],
];

it.each(asked)('writes %s for nobody too, and sends it to no one', async (_, endpoint, bodyOf) => {
  for (const who of ['known', 'nobody'] as const) {
    gateway.passTime(2);
    const before = { written, sent: gateway.providers.outbox!.list('NOVA').length };
    const reply = await gateway.call(nova, endpoint, { body: bodyOf(who) });
    expect(reply.statusCode).toBe(200);
    await expect.poll(() => written).toBe(before.written + 1);
    const sent = gateway.providers.outbox!.list('NOVA').length - before.sent;
    expect(sent).toBe(who === 'known' ? 1 : 0);
  }
});
