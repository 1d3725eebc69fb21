import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createBtcpay } from './btcpay.ts';
import type { OpenChannel } from './provider.ts';

// Answers have the shapes of the Greenfield interface, cut to what is read.

const NOW = new Date('2026-11-26T10:00:00Z');
const INVOICES = '/api/v1/stores/store%201/invoices';
const channel: OpenChannel = {
  id: 'pc',
  settings: { baseUrl: 'https://btcpay.test/', account: 'store 1' },
  apiKey: 'key',
  webhookSecrets: ['secret'],
};

let known: object[];
let methods: object[];
let calls: { readonly method: string; readonly path: string; readonly body: string }[];

const provider = createBtcpay(async (input, init) => {
  const url = new URL(String(input));
  const method = init?.method ?? 'GET';
  calls.push({ method, path: url.pathname, body: String(init?.body ?? '') });
  if (new Headers(init?.headers).get('authorization') !== 'token key') {
    return new Response('[]', { status: 401 });
  }
  if (url.pathname.endsWith('/payment-methods')) return Response.json(methods);
  if (method === 'GET') return Response.json(known);
  known = [invoice('New')];
  return Response.json(known[0]);
});

function invoice(status: string, additionalStatus = 'None') {
  return {
    id: 'inv_1',
    status,
    additionalStatus,
    amount: '20.00',
    currency: 'EUR',
    checkoutLink: 'https://btcpay.test/i/inv_1',
    metadata: { orderId: 'D1' },
  };
}

beforeEach(() => {
  known = [];
  methods = [];
  calls = [];
});

const start = () =>
  provider.start(channel, {
    order: 'D1',
    type: 'crypto',
    scheme: null,
    amount: '20.00',
    currency: 'EUR',
    reference: 'ABCD2345',
    returnUrl: 'https://shop.test',
    address: null,
    now: NOW,
    expiresAt: new Date(NOW.getTime() + 900_000),
  });

const find = () => provider.find!(channel, { order: 'D1', reference: 'ABCD2345', page: null });

it('makes one invoice an order', async () => {
  const page = { kind: 'hosted', url: 'https://btcpay.test/i/inv_1' };
  expect(await start()).toEqual(page);
  expect(await start()).toEqual(page);
  const made = calls.filter(({ method }) => method === 'POST');
  expect(made.map(({ path }) => path)).toEqual([INVOICES]);
  expect(JSON.parse(made[0]!.body)).toMatchObject({
    amount: '20.00',
    currency: 'EUR',
    metadata: { orderId: 'D1' },
    checkout: { expirationMinutes: 15, redirectURL: 'https://shop.test' },
  });
});

it.each([
  ['New', 'None', { state: 'waiting', amount: null }],
  ['Processing', 'None', { state: 'seen', amount: null }],
  ['Settled', 'None', { state: 'final', amount: '20.00', currency: 'EUR', receipt: 'inv_1' }],
  ['Settled', 'PaidOver', { state: 'final', amount: '25.50' }],
  ['Expired', 'None', { state: 'waiting', amount: null }],
  ['Expired', 'PaidLate', { state: 'final', amount: '20.00' }],
  ['Expired', 'PaidPartial', { state: 'final', amount: '25.50' }],
  ['Invalid', 'None', { state: 'refused' }],
])('takes %s and %s for what it is', async (status, additional, expected) => {
  known = [invoice(status, additional)];
  methods = [
    { rate: '50000', paymentMethodPaid: '0.0005' },
    { rate: '0.5', paymentMethodPaid: '1.019' },
  ];
  expect(await find()).toMatchObject(expected);
});

it('knows no invoice of an order that was never started', async () => {
  expect(await find()).toBeNull();
});

function read(delivery: object, secret = 'secret') {
  const body = Buffer.from(JSON.stringify(delivery));
  const sum = createHmac('sha256', secret).update(body).digest('hex');
  const header = (name: string) => (name === 'btcpay-sig' ? `sha256=${sum}` : '');
  return provider.readWebhook!(channel, { body, header, now: NOW });
}

it('knows a delivery that comes again, and none that is forged', () => {
  const first = {
    deliveryId: 'd1',
    originalDeliveryId: 'd1',
    type: 'InvoiceExpired',
    partiallyPaid: true,
    metadata: { orderId: 'D1' },
  };
  const notice = { eventId: 'd1', about: 'order', name: 'D1' };
  expect(read(first)).toEqual(notice);
  expect(read({ ...first, deliveryId: 'd2', isRedelivery: true })).toEqual(notice);
  expect(read({ deliveryId: 'd3', type: 'PayoutCreated' })).toMatchObject({ name: 'none' });
  expect(read(first, 'other')).toBeNull();
});

it('settles what was paid of the invoices of a day', async () => {
  known = [
    invoice('Settled'),
    { ...invoice('Settled', 'PaidOver'), id: 'inv_2', metadata: {} },
    invoice('New'),
    invoice('Expired'),
  ];
  methods = [{ rate: '2', paymentMethodPaid: '12.75' }];
  expect(await provider.settlement!(channel, '2026-11-26')).toEqual([
    {
      receipt: 'inv_1',
      order: 'D1',
      state: 'final',
      amount: '20.00',
      currency: 'EUR',
      refunded: null,
    },
    {
      receipt: 'inv_2',
      order: null,
      state: 'final',
      amount: '25.50',
      currency: 'EUR',
      refunded: null,
    },
  ]);
});
