import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import fc from 'fast-check';
import { createHmac, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startStubProvider } from '../../tests/support/stubProvider.ts';
import type { MarkUsed } from '../db/usedNonces.ts';
import { createCaptchaVerifier, type CaptchaDeps, type CaptchaProof } from './captchaVerifier.ts';
import type { Fetch } from './httpCall.ts';
import type { ProviderFault } from './providerFault.ts';

const start = new Date('2026-05-01T10:00:00Z');
const none = { platform: undefined, own: {} };
const refuseToSend: Fetch = () => Promise.reject(new Error('nothing may be sent'));

function rememberUsed(): MarkUsed {
  const seen = new Set<string>();
  return (merchantCode, nonce) => {
    const count = seen.size;
    return Promise.resolve(seen.add(`${merchantCode} ${nonce}`).size > count);
  };
}

const createVerifier = (overrides: Partial<CaptchaDeps> = {}) =>
  createCaptchaVerifier({
    settings: { turnstileSecret: none, geetestKey: none },
    secret: Buffer.alloc(32, 1),
    fetch: refuseToSend,
    clock: () => start,
    ids: () => '3b241101-e2bb-4255-8caf-4136c566a962',
    randomInt: (below) => randomInt(below),
    markUsed: rememberUsed(),
    ...overrides,
  });

const catchFault = (promise: Promise<unknown>): Promise<ProviderFault> =>
  promise.then(
    () => Promise.reject(new Error('no fault')),
    (fault: ProviderFault) => fault,
  );

describe('the self-hosted captcha', () => {
  const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
  const solve = async (challenge: Challenge) =>
    (await solveChallenge({ challenge, deriveKey })) as Solution;
  const proof = (altcha: string, merchantCode = 'NOVA'): CaptchaProof => ({
    merchantCode,
    provider: 'altcha',
    fields: { altcha },
    ip: '203.0.113.7',
  });

  it('passes who did the work, once', async () => {
    const verifier = createVerifier();
    const challenge = await verifier.createChallenge('NOVA');
    const solved = encode({ challenge, solution: await solve(challenge) });
    expect(await verifier.verify(proof(solved))).toBe('passed');
    expect(await verifier.verify(proof(solved))).toBe('failed');
  });

  it('takes a hundred to three hundred guesses of five thousand rounds', async () => {
    for (const [chance, guesses] of [
      [() => 0, 100],
      [(below: number) => below - 1, 300],
    ] as const) {
      const challenge = await createVerifier({ randomInt: chance }).createChallenge('NOVA');
      expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 });
      expect((await solve(challenge)).counter).toBe(guesses);
    }
  });

  it('passes no work done for another merchant, or by another platform', async () => {
    const verifier = createVerifier();
    const challenge = await verifier.createChallenge('NOVA');
    const solved = encode({ challenge, solution: await solve(challenge) });
    expect(await verifier.verify(proof(solved, 'ORION'))).toBe('failed');
    const other = createVerifier({ secret: Buffer.alloc(32, 2) });
    expect(await other.verify(proof(solved))).toBe('failed');
    expect(await verifier.verify(proof(solved))).toBe('passed');
  });

  it('passes work that was begun under the secret before, once', async () => {
    const before = Buffer.alloc(32, 2);
    const challenge = await createVerifier({ secret: before }).createChallenge('NOVA');
    const solved = encode({ challenge, solution: await solve(challenge) });
    const verifier = createVerifier({ formerSecrets: [before] });
    expect(await verifier.verify(proof(solved))).toBe('passed');
    expect(await verifier.verify(proof(solved))).toBe('failed');
  });

  it('passes nothing that is ten minutes old', async () => {
    let now = start;
    const verifier = createVerifier({ clock: () => now });
    const challenge = await verifier.createChallenge('NOVA');
    const solved = encode({ challenge, solution: await solve(challenge) });
    now = new Date(start.getTime() + 10 * 60_000);
    expect(await verifier.verify(proof(solved))).toBe('failed');
    now = new Date(start.getTime() + 10 * 60_000 - 1);
    expect(await verifier.verify(proof(solved))).toBe('passed');
  });

  it('passes no challenge that was changed, and no guessed key', async () => {
    const verifier = createVerifier();
    const challenge = await verifier.createChallenge('NOVA');
    const solution = await solve(challenge);
    const { parameters } = challenge;
    const later = { ...parameters, data: { endsAtMs: start.getTime() + 86_400_000 } };
    const unsigned = { parameters };
    const prefix = { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') };
    for (const payload of [
      { challenge: { ...challenge, parameters: later }, solution },
      {
        challenge: { ...challenge, parameters: { ...parameters, data: undefined } },
        solution,
      },
      { challenge: unsigned, solution },
      { challenge, solution: prefix },
      { challenge, solution: {} },
    ]) {
      expect(await verifier.verify(proof(encode(payload)))).toBe('failed');
    }
  });

  it('stumbles over nothing that somebody may send', async () => {
    const verifier = createVerifier();
    const challenge = await verifier.createChallenge('NOVA');
    const shaped = fc.record({
      challenge: fc.oneof(
        fc.anything(),
        fc.record({ parameters: fc.anything(), signature: fc.string() }),
        fc.constant(challenge),
      ),
      solution: fc.oneof(
        fc.anything(),
        fc.record({ counter: fc.anything(), derivedKey: fc.string() }),
      ),
    });
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map(encode),
      shaped.map((payload) => encode(JSON.parse(JSON.stringify(payload, skipBigInt)) as unknown)),
      fc.constant('A'.repeat(1_000_000)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await verifier.verify(proof(text))).toBe('failed');
      }),
    );
    expect(await verifier.verify({ ...proof(''), fields: {} })).toBe('failed');
  });
});

const skipBigInt = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;

describe('Turnstile', () => {
  const settings = {
    geetestKey: none,
    turnstileSecret: { platform: 'platform', own: { NOVA: 'nova-secret' } },
  };
  const proof: CaptchaProof = {
    merchantCode: 'NOVA',
    provider: 'turnstile',
    fields: { 'cf-turnstile-response': 'token' },
    ip: '203.0.113.7',
  };

  it("asks siteverify with the merchant's own secret", async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 200, json: { success: true, hostname: 'nova.test' } });
    expect(await createVerifier({ settings, fetch: stub.fetch }).verify(proof)).toBe('passed');
    const [request] = stub.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      secret: 'nova-secret',
      response: 'token',
      remoteip: '203.0.113.7',
      idempotency_key: '3b241101-e2bb-4255-8caf-4136c566a962',
    });
  });

  it.each([['timeout-or-duplicate'], ['invalid-input-response'], ['bad-request']])(
    'passes nobody on %s',
    async (code) => {
      const stub = await startStubProvider();
      stub.reply({ status: 200, json: { success: false, 'error-codes': [code] } });
      expect(await createVerifier({ settings, fetch: stub.fetch }).verify(proof)).toBe('failed');
    },
  );

  it.each([
    [{ status: 503 }, 'unreachable'],
    [{ status: 200, text: '<html>' }, 'unreachable'],
    [{ status: 200, json: { success: false, 'error-codes': ['internal-error'] } }, 'unreachable'],
    [{ status: 200, json: { success: false, 'error-codes': ['invalid-input-secret'] } }, 'refused'],
    [() => undefined, 'timeout'],
  ])('passes nobody when it cannot tell: %o', async (reply, reason) => {
    const stub = await startStubProvider();
    stub.reply(reply);
    const verifier = createVerifier({ settings, fetch: stub.fetch, timeoutMs: 300 });
    const fault = await catchFault(verifier.verify(proof));
    expect(fault).toMatchObject({ service: 'captcha', reason });
    expect(fault.message).not.toContain('nova-secret');
  });

  it('asks nobody without a token, nor without a secret', async () => {
    const verifier = createVerifier({ settings });
    expect(await verifier.verify({ ...proof, fields: {} })).toBe('failed');
    const long = { 'cf-turnstile-response': 'x'.repeat(2_049) };
    expect(await verifier.verify({ ...proof, fields: long })).toBe('failed');
    const fault = await catchFault(createVerifier().verify(proof));
    expect(fault.reason).toBe('notConfigured');
  });
});

describe('GeeTest', () => {
  const settings = { turnstileSecret: none, geetestKey: { platform: 'key', own: {} } };
  const lot = '4dc3cfc2cdff448cad8d13107198d473';
  const fields = {
    lot_number: lot,
    captcha_output: 'output==',
    pass_token: 'pass',
    gen_time: '1777629600',
  };
  const proof: CaptchaProof = {
    merchantCode: 'NOVA',
    provider: 'geetest',
    siteKey: 'a1b2',
    fields,
    ip: '203.0.113.7',
  };

  it('asks validate, signed with the key', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 200, json: { status: 'success', result: 'success', reason: '' } });
    expect(await createVerifier({ settings, fetch: stub.fetch }).verify(proof)).toBe('passed');
    const [request] = stub.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://gcaptcha4.geetest.com/validate?captcha_id=a1b2',
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      ...fields,
      sign_token: createHmac('sha256', 'key').update(lot).digest('hex'),
    });
  });

  it('passes nobody who failed', async () => {
    const stub = await startStubProvider();
    stub.reply({
      status: 200,
      json: { status: 'success', result: 'fail', reason: 'pass_token expire' },
    });
    expect(await createVerifier({ settings, fetch: stub.fetch }).verify(proof)).toBe('failed');
  });

  it.each([
    [{ status: 200, json: { status: 'error', code: '-50005', msg: 'illegal' } }, 'refused'],
    [{ status: 200, json: {} }, 'refused'],
    [{ status: 502 }, 'unreachable'],
  ])('passes nobody when it cannot tell, and asks but once: %o', async (reply, reason) => {
    const stub = await startStubProvider();
    stub.reply(reply);
    const fault = await catchFault(createVerifier({ settings, fetch: stub.fetch }).verify(proof));
    expect(fault).toMatchObject({ service: 'captcha', reason });
    expect(stub.requests).toHaveLength(1);
  });

  it.each([
    { lot_number: '../x' },
    { gen_time: '1e3' },
    { pass_token: '' },
    { captcha_output: undefined },
  ])('asks nobody with %o', async (wrong) => {
    const faulty = { ...fields, ...wrong } as Record<string, string>;
    expect(await createVerifier({ settings }).verify({ ...proof, fields: faulty })).toBe('failed');
  });

  it.each([
    [{ settings: { turnstileSecret: none, geetestKey: none } }, 'a1b2'],
    [{ settings }, undefined],
  ])('says what is not set up', async (overrides, siteKey) => {
    const fault = await catchFault(createVerifier(overrides).verify({ ...proof, siteKey }));
    expect(fault.reason).toBe('notConfigured');
  });
});
