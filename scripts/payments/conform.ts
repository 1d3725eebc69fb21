import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { PAYMENT_EVENTS_PATH } from '../../schemas/paymentsApi.ts';
import { createHostedPage } from '../../server/providers/payments/hostedPage.ts';
import type { PaymentNotice } from '../../server/providers/payments/provider.ts';
import { checkProvider } from './conform/checks.ts';

// Checks a provider that speaks schemas/paymentsApi.ts, as the gateway would speak with it; docs/PAYMENTS.md has its test hook.

const FORMS = ['standardWebhooks', 'stripe', 'btcpay'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    secret: { type: 'string' },
    signature: { type: 'string', default: 'standardWebhooks' },
    currency: { type: 'string', default: 'EUR' },
    port: { type: 'string', default: '8099' },
    wait: { type: 'string', default: '15' },
  },
});
const [baseUrl] = positionals;
const signature = FORMS.find((form) => form === values.signature);

if (!baseUrl || !values.key || !values.secret || !signature) {
  process.stderr.write(
    `npm run payments -- conform <url> --key <key> --secret <secret> [--signature ${FORMS.join('|')}] [--currency EUR] [--port 8099] [--wait 15]\n` +
      `It listens for webhooks at http://127.0.0.1:<port>${PAYMENT_EVENTS_PATH}/conform.\n`,
  );
  process.exit(1);
}

const provider = createHostedPage(fetch);
const channel = {
  id: 'conform',
  settings: { baseUrl, signature },
  apiKey: values.key,
  webhookSecrets: [values.secret],
};
const notices: PaymentNotice[] = [];
let unsigned = 0;

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const notice = provider.readWebhook!(channel, {
      body: Buffer.concat(parts),
      header: (name) => String(request.headers[name] ?? ''),
      now: new Date(),
    });
    if (notice) notices.push(...[notice].flat());
    else unsigned += 1;
    response.writeHead(notice ? 200 : 401).end();
  });
}).listen(Number(values.port), '127.0.0.1');

const outcomes = await checkProvider({
  provider,
  channel,
  fetch,
  currency: values.currency,
  notices,
  unsigned: () => unsigned,
  waitMs: Number(values.wait) * 1_000,
});
server.close();
for (const { name, fault } of outcomes) {
  process.stdout.write(fault === null ? `ok      ${name}\n` : `failed  ${name}: ${fault}\n`);
}
const failed = outcomes.filter(({ fault }) => fault !== null).length;
process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
