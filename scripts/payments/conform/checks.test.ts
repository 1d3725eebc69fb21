import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { answer } from '../../../server/paymentSimulator/answer.ts';
import { createSimulator } from '../../../server/paymentSimulator/simulator.ts';
import { createHostedPage } from '../../../server/providers/payments/hostedPage.ts';
import type { PaymentNotice } from '../../../server/providers/payments/provider.ts';
import { checkProvider } from './checks.ts';

const SECRET = Buffer.from('a secret of a provider of tests!').toString('base64');

/** The simulator as a stranger, which may do something wrong. */
function check(
  wrong: {
    readonly secret?: string;
    readonly answer?: (path: string, body: string) => { status: number; body: string } | null;
  } = {},
) {
  const notices: PaymentNotice[] = [];
  let unsigned = 0;
  const simulator = createSimulator({
    accounts: [
      {
        apiKey: 'key-of-tests',
        webhookSecret: wrong.secret ?? SECRET,
        notifyUrl: 'http://kit.test',
        numbers: [],
      },
    ],
    clock: () => new Date(),
    ids: randomUUID,
    baseUrl: 'http://stranger.test',
    send: async (_url, headers, body) => {
      const notice = provider.readWebhook!(channel, {
        body: Buffer.from(body),
        header: (name) => headers[name] ?? '',
        now: new Date(),
      });
      if (notice) notices.push(...[notice].flat());
      else unsigned += 1;
      return notice ? 200 : 401;
    },
  });
  const stranger: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const request = {
      method: init?.method ?? 'GET',
      url: pathname + search,
      authorization: new Headers(init?.headers).get('authorization') ?? '',
      body: String(init?.body ?? ''),
    };
    const reply = answer(simulator, request);
    await simulator.turn();
    const { status, body } = wrong.answer?.(pathname, reply.body) ?? reply;
    return new Response(body, { status });
  };
  const provider = createHostedPage(stranger);
  const channel = {
    id: 'conform',
    settings: { baseUrl: 'http://stranger.test' },
    apiKey: 'key-of-tests',
    webhookSecrets: [SECRET],
  };
  return checkProvider({
    provider,
    channel,
    fetch: stranger,
    currency: 'EUR',
    notices,
    unsigned: () => unsigned,
    waitMs: 0,
  });
}

const failedOf = async (outcomes: ReturnType<typeof checkProvider>) =>
  (await outcomes).filter(({ fault }) => fault !== null).map(({ fault }) => fault);

it('passes the simulator', async () => {
  expect(await failedOf(check())).toEqual([]);
});

it('finds webhooks that are signed by another secret', async () => {
  const faults = await failedOf(
    check({ secret: Buffer.from('another secret').toString('base64') }),
  );
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/wrong signature/);
});

it('finds amounts that are not those that were asked for, and a settlement without them', async () => {
  const faults = await failedOf(
    check({
      answer: (_path, body) => ({ status: 200, body: body.replaceAll('"25.50"', '"25.51"') }),
    }),
  );
  expect(faults.length).toBeGreaterThan(1);
  expect(faults.join()).toContain('25.51');
});
