import { beforeEach, expect, it } from 'vitest';
import { createPix } from './pix.ts';
import type { OpenChannel, PaymentNotice } from './provider.ts';

// Answers have the shapes of the Banco Central's API Pix 2, cut to what is read.

const NOW = new Date('2026-11-26T10:00:00Z');
const ORDER = 'D261126AB12CD';
const TXID = `${ORDER}${'x'.repeat(13)}`;
const E2E = 'E12345678202611261000abcdefghijk';
const CODE = '00020101021226830014br.gov.bcb.pix';
const channel: OpenChannel = {
  id: 'pc',
  settings: { baseUrl: 'https://pix.test/', account: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906' },
  apiKey: 'client:secret',
  webhookSecrets: ['the secret of the address'],
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

let answers: Map<string, { status: number; body: object }>;
let calls: Call[];
let time: number;

const provider = createPix(
  async (input, init) => {
    const url = new URL(String(input));
    const method = init?.method ?? 'GET';
    const headers = new Headers(init?.headers);
    const text = String(init?.body ?? '');
    if (url.pathname === '/oauth/token') {
      calls.push({ method, path: url.pathname, query: '', body: text });
      const isKnown = headers.get('authorization') === `Basic ${btoa('client:secret')}`;
      return Response.json(isKnown ? { access_token: 't1', expires_in: 300 } : {}, {
        status: isKnown ? 200 : 401,
      });
    }
    const body: unknown = text === '' ? null : JSON.parse(text);
    calls.push({ method, path: url.pathname, query: url.search, body });
    if (headers.get('authorization') !== 'Bearer t1') return new Response('', { status: 401 });
    const known = answers.get(`${method} ${url.pathname}${pageOf(url)}`);
    if (known) return Response.json(known.body, { status: known.status });
    return Response.json({ title: 'Não encontrado', status: 404 }, { status: 404 });
  },
  () => time,
);

const pageOf = ({ searchParams }: URL) => {
  const page = searchParams.get('paginacao.paginaAtual');
  return page === null ? '' : ` ${page}`;
};

beforeEach(() => {
  answers = new Map();
  calls = [];
  // Each test is a while after the one before, so that a token of then is over.
  time = (time ?? 0) + 1_000_000;
});

const say = (call: string, body: object, status = 200) => answers.set(call, { status, body });
const paths = () => calls.map(({ method, path }) => `${method} ${path}`);
const charge = (over: object = {}) => ({
  status: 'ATIVA',
  txid: TXID,
  pixCopiaECola: CODE,
  valor: { original: '20.00' },
  ...over,
});
const pix = (over: object = {}) => ({
  endToEndId: E2E,
  txid: TXID,
  valor: '20.00',
  horario: '2026-11-26T10:01:00.000Z',
  pagador: { cpf: '12345678909', nome: 'Ana Souza' },
  ...over,
});

const start = () =>
  provider.start(channel, {
    order: ORDER,
    type: 'qr',
    scheme: 'pix',
    amount: '20.00',
    currency: 'BRL',
    reference: 'ABCD2345',
    returnUrl: 'https://shop.test',
    address: null,
    now: NOW,
    expiresAt: new Date(NOW.getTime() + 900_000),
  });
const find = () => provider.find!(channel, { order: ORDER, reference: 'ABCD2345', page: null });

it('asks of the payer under the name of the order, once, and with one token', async () => {
  say(`PUT /v2/cob/${TXID}`, charge(), 201);
  expect(await start()).toMatchObject({ kind: 'qr', scheme: 'pix', code: CODE });
  say(`GET /v2/cob/${TXID}`, charge());
  expect(await start()).toMatchObject({ code: CODE });
  expect(paths()).toEqual([
    'POST /oauth/token',
    `GET /v2/cob/${TXID}`,
    `PUT /v2/cob/${TXID}`,
    `GET /v2/cob/${TXID}`,
  ]);
  expect(calls[2]!.body).toEqual({
    calendario: { expiracao: 900 },
    valor: { original: '20.00' },
    chave: channel.settings.account,
    solicitacaoPagador: 'ABCD2345',
  });
});

it('writes the code itself where the PSP tells only its address', async () => {
  say(
    `PUT /v2/cob/${TXID}`,
    { status: 'ATIVA', loc: { location: 'pix.test/qr/v2/9d36b84f' } },
    201,
  );
  expect(await start()).toMatchObject({ code: expect.stringContaining('pix.test/qr/v2/9d36b84f') });
});

it('asks for another token before the one it has ends', async () => {
  say(`GET /v2/cob/${TXID}`, charge());
  await find();
  time += 269_000;
  await find();
  time += 2_000;
  await find();
  expect(paths().filter((path) => path === 'POST /oauth/token')).toHaveLength(2);
});

it.each([
  ['ATIVA', [], { state: 'waiting', amount: null }],
  ['REMOVIDA_PELO_PSP', [], { state: 'refused' }],
  ['CONCLUIDA', [pix()], { state: 'final', amount: '20.00', currency: 'BRL', receipt: E2E }],
  [
    'CONCLUIDA',
    [pix({ devolucoes: [{ id: 'r1', valor: '5.00', status: 'DEVOLVIDO' }] })],
    { state: 'final', refunded: '5.00', payer: 'Ana Souza' },
  ],
  [
    'CONCLUIDA',
    [pix({ devolucoes: [{ id: 'r1', valor: '20.00', status: 'EM_PROCESSAMENTO' }] })],
    { state: 'final', refunded: '0.00' },
  ],
  [
    'CONCLUIDA',
    [pix({ devolucoes: [{ id: 'r1', valor: '20.00', status: 'DEVOLVIDO' }] })],
    { state: 'refunded', refunded: '20.00' },
  ],
])('takes a charge that is %s with %j for what it is', async (status, paid, expected) => {
  say(`GET /v2/cob/${TXID}`, charge({ status, pix: paid }));
  expect(await find()).toMatchObject(expected);
});

it('knows nothing of what was never asked for, and guesses nothing where nobody answers', async () => {
  expect(await find()).toBeNull();
  say(`GET /v2/cob/${TXID}`, { title: 'Acesso negado' }, 403);
  await expect(find()).rejects.toThrow('403');
  say(`GET /v2/cob/${TXID}`, charge({ pix: [pix({ valor: '1e3' })] }));
  await expect(find()).rejects.toThrow('amount');
});

it('sends a part back under one name, says why not, and knows what became of it', async () => {
  const refund = {
    refund: '3f0c7c1e-6a52-4c0e-9a0b-8f1d2e3c4b5a',
    order: ORDER,
    receipt: E2E,
    amount: '5.00',
    currency: 'BRL',
  };
  const path = `/v2/pix/${E2E}/devolucao/3f0c7c1e6a524c0e9a0b8f1d2e3c4b5a`;
  expect(await provider.findRefund!(channel, refund)).toMatchObject({ state: 'unknown' });
  say(`PUT ${path}`, { id: 'x', rtrId: 'D1', valor: '5.00', status: 'EM_PROCESSAMENTO' }, 201);
  expect(await provider.refund!(channel, refund)).toMatchObject({
    state: 'pending',
    reference: 'D1',
  });
  say(`GET ${path}`, { id: 'x', rtrId: 'D1', valor: '5.00', status: 'DEVOLVIDO' });
  expect(await provider.findRefund!(channel, refund)).toMatchObject({ state: 'done' });
  say(`PUT ${path}`, { title: 'Devolução inválida', detail: 'Saldo insuficiente.' }, 400);
  expect(await provider.refund!(channel, refund)).toEqual({
    state: 'failed',
    reference: null,
    reason: 'Saldo insuficiente.',
  });
});

function read(body: unknown, { hmac = '', authorization = '' } = {}) {
  return provider.readWebhook!(channel, {
    body: Buffer.from(JSON.stringify(body)),
    header: (name) => (name === 'authorization' ? authorization : ''),
    query: (name) => (name === 'hmac' ? hmac : ''),
    now: NOW,
  });
}

it('takes each payment of a webhook, of who brings the secret alone', () => {
  const secret = channel.webhookSecrets[0]!;
  const other = pix({ endToEndId: 'E9', txid: undefined });
  const told = { pix: [pix(), other] };
  const notices = [
    { eventId: expect.any(String), about: 'order', name: ORDER },
    { eventId: expect.any(String), about: 'receipt', name: 'E9' },
  ];
  expect(read(told, { hmac: secret })).toEqual(notices);
  expect(read(told, { authorization: `Bearer ${secret}` })).toEqual(notices);
  expect(read(told, { hmac: `${secret}.` })).toBeNull();
  expect(read(told)).toBeNull();
  expect(read({ pix: 'none' }, { hmac: secret })).toBeNull();
  const [first] = read(told, { hmac: secret }) as readonly PaymentNotice[];
  const returned = {
    pix: [pix({ devolucoes: [{ id: 'r', valor: '5.00', status: 'DEVOLVIDO' }] })],
  };
  const [again] = read(returned, { hmac: secret }) as readonly PaymentNotice[];
  expect(again!.eventId).not.toBe(first!.eventId);
});

it('reads every page of a day', async () => {
  const paginacao = { paginaAtual: 0, itensPorPagina: 1, quantidadeDePaginas: 2 };
  say('GET /v2/pix 0', { parametros: { paginacao }, pix: [pix()] });
  say('GET /v2/pix 1', {
    parametros: { paginacao },
    pix: [pix({ endToEndId: 'E2', txid: 'abc0123456789012345678901234', valor: '7.50' })],
  });
  expect(await provider.settlement!(channel, '2026-11-26')).toEqual([
    {
      receipt: E2E,
      order: ORDER,
      state: 'final',
      amount: '20.00',
      currency: 'BRL',
      refunded: '0.00',
    },
    {
      receipt: 'E2',
      order: null,
      state: 'final',
      amount: '7.50',
      currency: 'BRL',
      refunded: '0.00',
    },
  ]);
  expect(calls.at(-1)!.query).toContain('inicio=2026-11-26T00%3A00%3A00Z');
});
