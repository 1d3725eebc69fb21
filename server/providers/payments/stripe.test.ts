import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProviderFault } from '../providerFault.ts';
import type { OpenChannel, WantedPayment } from './provider.ts';
import { createStripe } from './stripe.ts';

// Answers have the shapes of Stripe's documentation, cut to what is read.

const NOW = new Date('2026-11-26T10:00:00Z');
const PAGE = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3#fid';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: URLSearchParams;
  readonly key: string;
}

const provider = createStripe(fetch);
let server: Server;
let channel: OpenChannel;
let asked: Asked[];
let answers: Record<string, object>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method = '', url = '/', headers } = request;
      const [path = ''] = url.split('?');
      const key = String(headers['idempotency-key'] ?? '');
      asked.push({ method, path, body: new URLSearchParams(body), key });
      const found = answers[path];
      response.writeHead(found ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? { error: { message: 'down' } }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  channel = {
    id: 'pc',
    settings: { baseUrl: `http://127.0.0.1:${port}` },
    apiKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
  };
});

afterAll(() => void server.close());

beforeEach(() => {
  asked = [];
  answers = {};
});

const wanted: WantedPayment = {
  order: 'D261126AAAAAA',
  type: 'card',
  scheme: null,
  amount: '20.30',
  currency: 'EUR',
  reference: 'ABCD2345',
  returnUrl: 'https://shop.test/back',
  address: null,
  now: NOW,
  expiresAt: new Date(NOW.getTime() + 3_600_000),
};

const intent = (over: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  currency: 'eur',
  amount_received: 2030,
  metadata: { order: wanted.order, reference: wanted.reference },
  latest_charge: { id: 'ch_1', refunded: false, disputed: false, billing_details: { name: 'Ana' } },
  ...over,
});

const find = () =>
  provider.find!(channel, { order: wanted.order, reference: wanted.reference, page: PAGE });

const answerWith = (payment: object | null, session: object = {}) => {
  answers['/v1/checkout/sessions/cs_test_a1B2c3'] = {
    id: 'cs_test_a1B2c3',
    status: 'open',
    payment_intent: payment,
    ...session,
  };
};

it('opens a page for exactly the amount, once an order', async () => {
  answers['/v1/checkout/sessions'] = { id: 'cs_test_a1B2c3', url: PAGE };
  expect(await provider.start(channel, wanted)).toEqual({ kind: 'hosted', url: PAGE });
  const [call] = asked;
  expect(call).toMatchObject({ method: 'POST', key: wanted.order });
  expect(Object.fromEntries(call!.body)).toMatchObject({
    mode: 'payment',
    client_reference_id: 'ABCD2345',
    'metadata[order]': wanted.order,
    'payment_intent_data[metadata][order]': wanted.order,
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '2030',
    success_url: wanted.returnUrl,
  });
});

it.each([
  ['JPY', '500', '500'],
  ['KWD', '1.250', '1250'],
  ['ISK', '5', '500'],
  ['UGX', '5', '500'],
])('counts %s in its own units', async (currency, amount, units) => {
  answers['/v1/checkout/sessions'] = { id: 'cs_test_a1B2c3', url: PAGE };
  await provider.start(channel, { ...wanted, currency, amount });
  expect(asked[0]!.body.get('line_items[0][price_data][unit_amount]')).toBe(units);
});

it.each([
  ['JPY', '5.5'],
  ['EUR', '1.255'],
  ['KWD', '1.255'],
])('asks for no %s that Stripe cannot count', async (currency, amount) => {
  await expect(provider.start(channel, { ...wanted, currency, amount })).rejects.toThrow(
    RangeError,
  );
  expect(asked).toEqual([]);
});

it('says what became of a payment', async () => {
  answerWith(null);
  expect(await find()).toMatchObject({ state: 'waiting', amount: null });
  answerWith(intent({ status: 'processing', amount_received: 0 }));
  expect(await find()).toMatchObject({ state: 'seen', amount: null });
  answerWith(intent());
  expect(await find()).toEqual({
    state: 'final',
    amount: '20.30',
    currency: 'EUR',
    receipt: 'pi_1',
    payer: 'Ana',
    reference: 'ABCD2345',
    refunded: '0.00',
  });
  answerWith(null, { status: 'expired' });
  expect(await find()).toMatchObject({ state: 'refused' });
  answerWith(intent({ latest_charge: { refunded: true, billing_details: {} } }));
  expect(await find()).toMatchObject({ state: 'refunded' });
});

it.each([
  ['needs_response', 'disputed'],
  ['under_review', 'disputed'],
  ['won', 'disputeWon'],
  ['lost', 'disputeLost'],
])('finds a dispute that is %s by its payment', async (status, state) => {
  const charge = { refunded: false, disputed: true, billing_details: {} };
  answers['/v1/payment_intents/pi_1'] = intent({ latest_charge: charge });
  answers['/v1/disputes'] = { object: 'list', data: [{ id: 'dp_1', status }] };
  expect(await provider.findReceipt!(channel, 'pi_1')).toMatchObject({
    state,
    reference: 'ABCD2345',
  });
});

it('knows nothing where Stripe does not answer', async () => {
  await expect(find()).rejects.toThrow(ProviderFault);
});

function read(event: object, { age = 0, secret = 'whsec_1' } = {}) {
  const body = Buffer.from(JSON.stringify(event));
  const at = String(NOW.getTime() / 1000 - age);
  const v1 = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  const header = (name: string) => (name === 'stripe-signature' ? `t=${at},v1=${v1}` : '');
  return provider.readWebhook!(channel, { body, header, now: NOW });
}

it('reads what is signed: of an order, of a dispute, and of nothing that matters', () => {
  const session = { metadata: { order: wanted.order } };
  const completed = { id: 'evt_1', type: 'checkout.session.completed', data: { object: session } };
  expect(read(completed)).toEqual({ eventId: 'evt_1', about: 'order', name: wanted.order });
  const dispute = { payment_intent: 'pi_1', metadata: {} };
  expect(read({ id: 'evt_2', type: 'charge.dispute.created', data: { object: dispute } })).toEqual({
    eventId: 'evt_2',
    about: 'receipt',
    name: 'pi_1',
  });
  const other = { id: 'evt_3', type: 'balance.available', data: { object: {} } };
  expect(read(other)).toMatchObject({ eventId: 'evt_3', name: 'none' });
  expect(read(completed, { secret: 'whsec_2' })).toBeNull();
  expect(read(completed, { age: 301 })).toBeNull();
});

const refund = {
  refund: 'r-1',
  order: wanted.order,
  receipt: 'pi_1',
  amount: '5.10',
  currency: 'EUR',
};

it('says what of a payment went back, in part', async () => {
  const charge = { ...intent().latest_charge, amount_refunded: 510 };
  answerWith(intent({ latest_charge: charge }));
  expect(await find()).toMatchObject({ state: 'final', refunded: '5.10' });
});

it('sends a part back once a refund, and finds it again by its name', async () => {
  answers['/v1/refunds'] = { id: 're_1', status: 'pending' };
  expect(await provider.refund!(channel, refund)).toMatchObject({ state: 'pending' });
  expect(asked[0]).toMatchObject({ method: 'POST', key: 'r-1' });
  expect(Object.fromEntries(asked[0]!.body)).toMatchObject({
    payment_intent: 'pi_1',
    amount: '510',
    'metadata[refund]': 'r-1',
  });
  const others = { id: 're_0', status: 'succeeded', metadata: {} };
  answers['/v1/refunds'] = { object: 'list', data: [others] };
  expect(await provider.findRefund!(channel, refund)).toMatchObject({ state: 'unknown' });
  const mine = { id: 're_1', status: 'failed', failure_reason: 'lost_or_stolen_card' };
  answers['/v1/refunds'] = {
    object: 'list',
    data: [others, { ...mine, metadata: { refund: 'r-1' } }],
  };
  expect(await provider.findRefund!(channel, refund)).toEqual({
    state: 'failed',
    reference: 're_1',
    reason: 'lost_or_stolen_card',
  });
});

it('takes silence about a refund for no answer', async () => {
  await expect(provider.refund!(channel, refund)).rejects.toBeInstanceOf(ProviderFault);
});

it('settles what was paid with what began on a day', async () => {
  answers['/v1/payment_intents'] = {
    object: 'list',
    url: '/v1/payment_intents',
    has_more: false,
    data: [
      intent(),
      intent({ id: 'pi_2', status: 'requires_payment_method' }),
      intent({ id: 'pi_3', currency: 'jpy', amount_received: 500, metadata: {} }),
    ],
  };
  expect(await provider.settlement!(channel, '2026-11-26')).toMatchObject([
    { receipt: 'pi_1', order: wanted.order, state: 'final', amount: '20.30', currency: 'EUR' },
    { receipt: 'pi_3', order: null, state: 'final', amount: '500', currency: 'JPY' },
  ]);
});
