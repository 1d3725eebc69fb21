import type { FastifyInstance } from 'fastify';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineEndpoint } from '../../schemas/api/endpoint.ts';
import type { SealedBody } from '../../schemas/api/sealed.ts';
import { sealBody, type SealOptions } from '../../scripts/sealBody.ts';
import {
  aurora,
  createMemoryBrandStore,
  hostOf,
  sakura,
  testNow,
} from '../../tests/support/gateway.ts';
import { testKeys } from '../../tests/support/seal.ts';
import { createSealBox } from './sealing.ts';
import { serve } from './serve.ts';
import { createHttpServer, openGateway } from './server.ts';

const probe = defineEndpoint({
  id: 'sealedProbe',
  method: 'POST',
  path: '/wps/sealedProbe',
  summary: 'Takes a sealed body',
  token: false,
  sealed: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['word'],
    properties: { word: { type: 'string', maxLength: 200 } },
  },
  value: { type: 'string' },
});

const box = createSealBox(testKeys.sealKey, testKeys.formerSealKeys);
const met = new Set<string>();
let app: FastifyInstance;

beforeAll(async () => {
  const network = { trustProxy: false } as const;
  app = createHttpServer({ network, ids: randomUUID });
  openGateway(app, {
    brands: createMemoryBrandStore([aurora, sakura]),
    access: {
      getFeatures: async () => aurora.features,
      getSiteState: async () => 'open',
      isOpenToAll: async () => true,
      getPageCountry: async () => null,
    },
    sessions: { find: async () => 'unknown' },
    idempotency: { run: () => Promise.reject(new Error('Nothing here moves money.')) },
    readPreview: () => undefined,
    seals: {
      box,
      used: {
        async markUsed(merchantCode, nonce) {
          const isFirst = !met.has(`${merchantCode} ${nonce}`);
          met.add(`${merchantCode} ${nonce}`);
          return isFirst;
        },
      },
    },
    getNextContentChange: async () => null,
    network,
    clock: () => testNow,
    limitCalls: async () => undefined,
    limitPages: async () => undefined,
  });
  serve(app, probe, async ({ body }) => body.word);
});

afterAll(() => app.close());

const sealing = box.describe(testNow);
const seal = (body: unknown, options?: SealOptions) => sealBody(sealing, probe.id, body, options);

const post = async (payload: object, at = aurora) => {
  const headers = { host: hostOf(at) };
  const reply = await app.inject({ method: 'POST', url: probe.path, headers, payload });
  return { status: reply.statusCode, ...reply.json() };
};

const textOf = (body: string, nonce = randomUUID()) =>
  `{"sentAt":"${testNow.toISOString()}","nonce":"${nonce}","body":${body}}`;

/** The same length and letters, but another value. */
const turn = (base64: string) => (base64.startsWith('A') ? 'B' : 'A') + base64.slice(1);

describe('a sealed body', () => {
  it('is opened, whatever is written in it', async () => {
    const word = '𝒜ñ 漢字 👩‍👩‍👧 ﷽';
    expect(await post(seal({ word }))).toMatchObject({ status: 200, value: word });
  });

  it('is opened also where it was sealed for the key before', async () => {
    const before = createSealBox(testKeys.formerSealKeys[0]!).describe(testNow);
    const sealed = sealBody(before, probe.id, { word: 'rotated' });
    expect(sealed.keyId).not.toBe(sealing.keyId);
    expect(await post(sealed)).toMatchObject({ status: 200, value: 'rotated' });
    expect(await post(sealed)).toMatchObject({ code: 'requestReplayed' });
    expect(await post({ ...sealed, keyId: sealing.keyId })).toMatchObject({ code: 'sealInvalid' });
  });

  it('is taken once, at each merchant', async () => {
    const sealed = seal({ word: 'once' });
    expect(await post(sealed)).toMatchObject({ status: 200 });
    expect(await post(sealed)).toMatchObject({ status: 409, code: 'requestReplayed' });
    const nonce = randomUUID();
    expect(await post(seal({ word: 'a' }, { nonce }))).toMatchObject({ status: 200 });
    expect(await post(seal({ word: 'b' }, { nonce }))).toMatchObject({ code: 'requestReplayed' });
  });

  it.each([
    ['two minutes old', -120, 200],
    ['older', -121, 400],
    ['of a clock two minutes ahead', 120, 200],
    ['of one further ahead', 121, 400],
  ])('%s is answered with that', async (_age, seconds, status) => {
    const sentAt = new Date(testNow.getTime() + seconds * 1000).toISOString();
    expect((await post(seal({ word: 'a' }, { sentAt }))).status).toBe(status);
  });

  it.each<[string, (sealed: SealedBody) => SealedBody]>([
    ['its data', (sealed) => ({ ...sealed, data: turn(sealed.data) })],
    ['its vector', (sealed) => ({ ...sealed, iv: turn(sealed.iv) })],
    ['its key', (sealed) => ({ ...sealed, key: turn(sealed.key) })],
    ['its code', (sealed) => ({ ...sealed, mac: turn(sealed.mac) })],
    ['the length of its code', (sealed) => ({ ...sealed, mac: 'AAAA' })],
    ['the length of its vector', (sealed) => ({ ...sealed, iv: 'AAAA' })],
    ['the id of its key', (sealed) => ({ ...sealed, keyId: turn(sealed.keyId) })],
    ['its endpoint', () => sealBody(sealing, 'login', { word: 'a' })],
    [
      "the gateway's key",
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return sealBody(createSealBox(privateKey).describe(testNow), probe.id, { word: 'a' });
      },
    ],
    ['its time for a word', () => seal({ word: 'a' }, { sentAt: 'yesterday' })],
    ['its time for a date', () => seal({ word: 'a' }, { sentAt: '2026-02-01' })],
    ['its nonce for a short one', () => seal({ word: 'a' }, { nonce: 'short' })],
    ['its text for a list', () => seal({}, { text: '[]' })],
    ['its text for null', () => seal({}, { text: 'null' })],
    ['its text for one with more in it', () => seal({}, { text: '{"body":{},"extra":1}' })],
  ])(
    'with another thing in place of %s is refused, all in the same words',
    async (_what, change) => {
      expect(await post(change(seal({ word: 'a' })))).toEqual({
        status: 400,
        success: false,
        value: null,
        code: 'sealInvalid',
        message: 'The sealed body cannot be opened.',
      });
    },
  );

  it.each([
    ['a field twice', textOf('{"word":"marker","word":"b"}')],
    ['an unknown field', textOf('{"word":"a","marker":1}')],
    ['__proto__', textOf('{"word":"a","__proto__":{"marker":1}}')],
    ['a number for a text', textOf('{"word":1}')],
    ['a NUL character', textOf('{"word":"marker\\u0000"}')],
    ['too long a text', textOf(`{"word":"${'marker'.repeat(100)}"}`)],
    ['no JSON', 'marker'],
  ])('that holds %s is refused by its contract, and not repeated', async (_what, text) => {
    const before = met.size;
    const reply = await post(seal({}, { text }));
    expect(reply).toMatchObject({ status: 400, code: 'bodyInvalid' });
    expect(reply.message).not.toMatch(/marker(?!" is not known)/);
    expect(met.size).toBe(before);
  });

  it('of a million characters is refused', async () => {
    const sealed = seal({ word: 'a' });
    const data = 'A'.repeat(1_000_000);
    expect(await post({ ...sealed, data })).toMatchObject({ status: 413, code: 'bodyTooLarge' });
  });
});
