import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEndpoint } from '../../schemas/api/endpoint.ts';
import { aurora, createMemoryBrandStore, hostOf, testNow } from '../../tests/support/gateway.ts';
import { testKeys } from '../../tests/support/seal.ts';
import { Problem } from './problem.ts';
import { createSealBox } from './sealing.ts';
import { addSecurityHeaders } from './security.ts';
import { serve } from './serve.ts';
import { createHttpServer, openGateway } from './server.ts';

const probe = defineEndpoint({
  id: 'probe',
  method: 'POST',
  path: '/wps/probe',
  summary: 'Takes a body',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 48, default: 12 },
      word: { type: 'string', maxLength: 20 },
    },
  },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 100 },
      count: { type: 'integer' },
      list: { type: 'array', items: { type: 'string' } },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'limit'],
    properties: { name: { type: 'string' }, limit: { type: 'integer' } },
  },
});

const bodiless = defineEndpoint({
  id: 'bodiless',
  method: 'PUT',
  path: '/wps/bodiless',
  summary: 'Takes no body',
  token: false,
  sealed: false,
  value: { type: 'object', additionalProperties: false, properties: {} },
});

let app: FastifyInstance;
let log = '';

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const network = { trustProxy: false } as const;
  app = createHttpServer({ network, ids: randomUUID, logger: { level: 'info', stream } });
  addSecurityHeaders(app);
  openGateway(app, {
    brands: createMemoryBrandStore([aurora]),
    access: {
      getFeatures: async () => aurora.features,
      getSiteState: async () => 'open',
      isOpenToAll: async () => true,
      getPageCountry: async () => null,
    },
    sessions: { find: async () => 'unknown' },
    idempotency: { run: () => Promise.reject(new Error('Nothing here moves money.')) },
    seals: { box: createSealBox(testKeys.sealKey), used: { markUsed: async () => true } },
    readPreview: () => undefined,
    getNextContentChange: async () => null,
    network,
    clock: () => testNow,
    limitCalls: async () => undefined,
    limitPages: async () => undefined,
  });
  serve(app, probe, async (call) => {
    const { query, body } = call;
    // @ts-expect-error Only calls of endpoints with a token know a member.
    if (call.member) throw new Error('somebody is signed in');
    if (body.name === 'crash') throw new Error('the password is hunter2');
    if (body.name === 'gone') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    if (body.name === 'refuse') {
      throw new Problem('forbidden', 'Not you.', { value: { captcha: true } });
    }
    const value = { name: body.name, limit: query.limit, passwordHash: 'argon2' };
    return value;
  });
  serve(app, bodiless, async () => ({}));
});

afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

const post = (
  payload: string | Buffer | undefined,
  headers: Record<string, string> = json,
  url: string = probe.path,
) => app.inject({ method: 'POST', url, headers: { host: hostOf(aurora), ...headers }, payload });

describe('a body', () => {
  it.each([
    ['plain', { name: 'Ana' }],
    ['unusual writing', { name: '𝒜ñ 漢字 👩‍👩‍👧 \u202eevil\u202c ﷽ Z͑ͫ̓' }],
  ])('of %s comes through unchanged', async (_kind, body) => {
    const reply = await post(JSON.stringify(body));
    expect(reply.json()).toEqual({
      success: true,
      value: { name: body.name, limit: 12 },
      message: '',
    });
  });

  it.each<[string, string | Buffer, string]>([
    ['an unknown field', '{"name":"Ana","other":"marker"}', 'bodyInvalid'],
    ['a field with markup for a name', '{"name":"Ana","<marker>":1}', 'bodyInvalid'],
    ['a number as text', '{"name":"Ana","count":"5"}', 'bodyInvalid'],
    ['text as a number', '{"name":5}', 'bodyInvalid'],
    ['one value for a list', '{"name":"Ana","list":"marker"}', 'bodyInvalid'],
    ['a missing field', '{}', 'bodyInvalid'],
    ['a list', '["marker"]', 'bodyInvalid'],
    ['null', 'null', 'bodyInvalid'],
    ['nothing', '', 'bodyInvalid'],
    ['no JSON', '{"name":"marker"', 'bodyInvalid'],
    ['a field named twice', '{"name":"Ana","name":"marker"}', 'bodyInvalid'],
    [
      'a field named twice, once escaped',
      String.raw`{"name":"Ana","n\u0061me":"marker"}`,
      'bodyInvalid',
    ],
    ['__proto__', '{"name":"Ana","__proto__":{"marker":1}}', 'bodyInvalid'],
    ['constructor', '{"name":"Ana","constructor":{"prototype":{}}}', 'bodyInvalid'],
    ['thousands of characters', JSON.stringify({ name: 'marker'.repeat(2_700) }), 'bodyInvalid'],
    ['more than 16 KB', JSON.stringify({ name: 'marker'.repeat(2_730) }), 'bodyTooLarge'],
    ['deep nesting', `{"list":${'['.repeat(40)}${']'.repeat(40)}}`, 'bodyInvalid'],
    ['hundreds of items', JSON.stringify({ list: Array(600).fill('marker') }), 'bodyInvalid'],
    ['a NUL character', String.raw`{"name":"marker\u0000"}`, 'bodyInvalid'],
    ['half a surrogate pair', String.raw`{"name":"marker\ud800"}`, 'bodyInvalid'],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'bodyInvalid'],
  ])('with %s is refused, and not repeated', async (_kind, payload, code) => {
    const reply = await post(payload);
    expect(reply.json()).toMatchObject({ success: false, value: null, code });
    expect(reply.statusCode).toBe(code === 'bodyTooLarge' ? 413 : 400);
    expect(reply.body).not.toContain('marker');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json'])(
    'sent as %s is refused',
    async (type) => {
      const reply = await post('{"name":"Ana"}', { 'content-type': type });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'contentTypeUnsupported']);
    },
  );

  it('is refused by a call that takes none', async () => {
    const reply = await app.inject({
      method: 'PUT',
      url: bodiless.path,
      headers: { host: hostOf(aurora), ...json },
      payload: '{"marker":1}',
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
  });
});

describe('a query', () => {
  it('has its numbers read from text and its defaults filled in', async () => {
    const reply = await post('{"name":"Ana"}', json, `${probe.path}?limit=5`);
    expect(reply.json().value.limit).toBe(5);
  });

  it.each([
    ['a word for a number', 'limit=marker'],
    ['a number below the least', 'limit=0'],
    ['a field given twice', 'limit=1&limit=2'],
    ['an unknown field', 'other=marker'],
    ['a field of every object', 'toString=marker'],
    ['__proto__', '__proto__=marker'],
    ['a NUL character', 'word=marker%00'],
    ['too long a text', `word=${'marker'.repeat(10_000)}`],
  ])('with %s is refused, and not repeated', async (_kind, query) => {
    const reply = await post('{"name":"Ana"}', json, `${probe.path}?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'queryInvalid']);
    expect(reply.body).not.toContain('marker');
  });
});

describe('a reply', () => {
  it('holds nothing the contract does not name', async () => {
    const reply = await post('{"name":"Ana"}');
    expect(reply.body).not.toContain('argon2');
  });

  it('is not kept by anybody on the way', async () => {
    expect((await post('{"name":"Ana"}')).headers['cache-control']).toBe('no-store');
    expect((await post('{}')).headers['cache-control']).toBe('no-store');
  });

  it('of a refusal carries its code, status, value and message', async () => {
    const reply = await post('{"name":"refuse"}');
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual({
      success: false,
      value: { captcha: true },
      message: 'Not you.',
      code: 'forbidden',
    });
  });

  it('of a failure tells nothing of its cause, which is logged with the request id', async () => {
    const reply = await post('{"name":"crash"}');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    expect(reply.body).not.toMatch(/hunter2|Error|\.ts/);
    expect(log).toContain('hunter2');
    expect(log).toContain(String(reply.headers['x-request-id']));
  });

  it('without a database asks to try again', async () => {
    const reply = await post('{"name":"gone"}');
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    expect(reply.headers['retry-after']).toBe('5');
  });
});
