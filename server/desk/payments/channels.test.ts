import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAudit } from '../../../schemas/desk/audit.ts';
import { approveCase, getCase } from '../../../schemas/desk/cases.ts';
import { listPaymentChannels, putPaymentChannel } from '../../../schemas/desk/payments.ts';
import { callDesk, createTestDesk, staffWith } from '../../../tests/support/desk.ts';
import type { TestGateway } from '../../../tests/support/gateway.ts';

const API_KEY = 'key-of-a-provider';
const WEBHOOK_SECRET = 'secret-of-webhooks';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestDesk();
});

afterAll(() => gateway.close());

it('keeps keys of a provider out of the case that waits, its page and its records, and uses them once it is approved', async () => {
  const administrator = await staffWith(gateway, 'administrator');
  const finance = await staffWith(gateway, 'finance');
  const asked = await callDesk(gateway, putPaymentChannel, {
    as: administrator,
    brand: 'AURORA',
    body: {
      direction: 'in',
      method: 'card',
      provider: 'hostedPage',
      name: 'Cards',
      settings: { baseUrl: 'https://pay.example', signature: 'standardWebhooks' },
      apiKey: API_KEY,
      webhookSecret: WEBHOOK_SECRET,
      weight: 1,
      state: 'active',
      reason: 'A new contract',
    },
  });
  const { caseId, outcome } = asked.json().value as { caseId: string; outcome: string };
  expect(outcome, asked.body).toBe('waiting');

  const { rows } = await sql<{ input: string }>`
    select input::text from desk_cases where id = ${caseId}`.execute(gateway.db.owner);
  const page = await callDesk(gateway, getCase, { as: finance, query: { id: caseId } });
  const approved = await callDesk(gateway, approveCase, {
    as: finance,
    body: { id: caseId, reason: 'The contract is signed' },
  });
  expect(approved.statusCode, approved.body).toBe(200);
  const audit = await callDesk(gateway, listAudit, {
    as: await staffWith(gateway, 'auditor'),
    query: { limit: '50' },
  });
  for (const text of [rows[0]!.input, page.body, approved.body, audit.body]) {
    expect(text).toContain('Cards');
    expect(text).not.toContain(API_KEY);
    expect(text).not.toContain(WEBHOOK_SECRET);
  }

  const channels = await callDesk(gateway, listPaymentChannels, { as: finance, brand: 'AURORA' });
  expect(channels.json().value.items).toMatchObject([{ name: 'Cards', hasKeys: true }]);
  const [row] = await gateway.db.owner.selectFrom('payment_channels').selectAll().execute();
  expect(gateway.parts.payments.service.open(row!)?.channel).toMatchObject({
    apiKey: API_KEY,
    webhookSecrets: [WEBHOOK_SECRET],
  });
});
