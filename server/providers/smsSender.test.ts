import { describe, expect, it } from 'vitest';
import { startStubProvider } from '../../tests/support/stubProvider.ts';
import type { Fetch } from './httpCall.ts';
import { createOutbox } from './outbox.ts';
import type { ProviderFault } from './providerFault.ts';
import type { SmsSettings } from './settings.ts';
import { createSmsSender } from './smsSender.ts';

const account = `AC${'0a'.repeat(16)}`;
const http: SmsSettings = {
  provider: 'http',
  url: 'https://sms.example.com/v1/messages',
  token: 'http-token',
  from: 'NOVA',
};
const twilio: SmsSettings = { provider: 'twilio', account, token: 'pass', from: '+15005550006' };
const message = { merchantCode: 'NOVA', to: '+34600111222', text: 'Código: 123456' };

function createSender(platform: SmsSettings | undefined, fetch: Fetch, timeoutMs?: number) {
  let count = 0;
  const ids = () => `message-${(count += 1)}`;
  const settings = { platform, own: {} };
  return createSmsSender({ settings, fetch, ids, outbox: undefined, timeoutMs });
}

const refuseToSend: Fetch = () => Promise.reject(new Error('nothing may be sent'));

const catchFault = (promise: Promise<unknown>): Promise<ProviderFault> =>
  promise.then(
    () => Promise.reject(new Error('no fault')),
    (fault: ProviderFault) => fault,
  );

/** A fetch whose first tries fail before anything is sent. */
function failFirst(code: string, then: Fetch): Fetch {
  let isFirst = true;
  return (...request) => {
    if (!isFirst) return then(...request);
    isFirst = false;
    const cause = Object.assign(new Error(code), { code });
    return Promise.reject(new TypeError('fetch failed', { cause }));
  };
}

describe('sending by the HTTP contract', () => {
  it('posts the message as JSON with the token, the sender and a key of its own', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 202 });
    await createSender(http, stub.fetch).send(message);
    expect(stub.requests).toHaveLength(1);
    const [request] = stub.requests;
    expect(request).toMatchObject({ method: 'POST', url: http.url });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer http-token',
      'content-type': 'application/json',
      'idempotency-key': 'message-1',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      merchant: 'NOVA',
      to: '+34600111222',
      from: 'NOVA',
      text: 'Código: 123456',
    });
  });

  it('tries once more with the same key when the provider stumbles, and no more than once', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 503 }, { status: 200 });
    await createSender(http, stub.fetch).send(message);
    const keys = stub.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['message-1', 'message-1']);

    const broken = await startStubProvider();
    broken.reply({ status: 500 });
    const fault = await catchFault(createSender(http, broken.fetch).send(message));
    expect(fault.reason).toBe('unreachable');
    expect(broken.requests).toHaveLength(2);
  });

  it.each([
    [400, { error: 'invalidNumber' }, 'invalidNumber'],
    [403, { error: 'quota' }, 'quota'],
    [400, { error: 'tooMany' }, 'tooMany'],
    [402, {}, 'quota'],
    [422, 'no JSON', 'invalidNumber'],
    [429, null, 'tooMany'],
    [401, { error: 'constructor' }, 'refused'],
  ] as const)('takes status %s with %j for %s, and does not try again', async (...given) => {
    const [status, json, reason] = given;
    const stub = await startStubProvider();
    stub.reply({ status, json });
    const fault = await catchFault(createSender(http, stub.fetch).send(message));
    expect(fault).toMatchObject({ name: 'ProviderFault', service: 'sms', reason });
    expect(stub.requests).toHaveLength(1);
  });

  it('gives up in time when nobody answers', async () => {
    const stub = await startStubProvider();
    stub.reply(() => undefined);
    const fault = await catchFault(createSender(http, stub.fetch, 60).send(message));
    expect(fault.reason).toBe('timeout');
  });

  it('does not carry the token to where a redirection points', async () => {
    const stub = await startStubProvider();
    stub.reply((response) => response.writeHead(307, { location: '/elsewhere' }).end());
    const fault = await catchFault(createSender(http, stub.fetch).send(message));
    expect(fault.reason).toBe('unreachable');
    expect(stub.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('tells neither number, text nor token in its faults', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 400, json: { error: 'no', message: `cannot send to ${message.to}` } });
    const { message: words } = await catchFault(createSender(http, stub.fetch).send(message));
    expect(words).not.toMatch(/600111222|123456|http-token/);
  });
});

describe('sending by Twilio', () => {
  it('posts the form that the Messages resource takes', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 201, json: { sid: 'SM1', status: 'queued' } });
    await createSender(twilio, stub.fetch).send(message);
    const [request] = stub.requests;
    expect(request).toMatchObject({
      method: 'POST',
      url: `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages.json`,
    });
    const credentials = Buffer.from(`${account}:pass`).toString('base64');
    expect(request?.headers.authorization).toBe(`Basic ${credentials}`);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      To: '+34600111222',
      From: '+15005550006',
      Body: 'Código: 123456',
    });
  });

  it('names a messaging service as such', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 201 });
    const from = `MG${'1'.repeat(32)}`;
    await createSender({ ...twilio, from }, stub.fetch).send(message);
    const form = new URLSearchParams(stub.requests[0]?.body);
    expect([form.get('MessagingServiceSid'), form.get('From')]).toEqual([from, null]);
  });

  it.each([
    [400, 21211, 'invalidNumber'],
    [400, 21614, 'invalidNumber'],
    [429, 63038, 'quota'],
    [429, 20429, 'tooMany'],
    [429, undefined, 'tooMany'],
    [401, 20003, 'refused'],
  ])('takes status %s with code %s for %s', async (status, code, reason) => {
    const stub = await startStubProvider();
    stub.reply({ status, json: { code, message: 'words', status } });
    const fault = await catchFault(createSender(twilio, stub.fetch).send(message));
    expect(fault.reason).toBe(reason);
    expect(stub.requests).toHaveLength(1);
  });

  it('never sends twice what may have arrived, but once more what cannot have left', async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 503 }, { status: 201 });
    const fault = await catchFault(createSender(twilio, stub.fetch).send(message));
    expect(fault.reason).toBe('unreachable');
    expect(stub.requests).toHaveLength(1);
    const reset = failFirst('ECONNRESET', stub.fetch);
    await expect(createSender(twilio, reset).send(message)).rejects.toThrow('ECONNRESET');
    await createSender(twilio, failFirst('ECONNREFUSED', stub.fetch)).send(message);
    expect(stub.requests).toHaveLength(2);
  });
});

describe('choosing a way', () => {
  it("sends by the merchant's own provider before the platform's", async () => {
    const stub = await startStubProvider();
    stub.reply({ status: 201 });
    const settings = { platform: http, own: { NOVA: twilio } };
    const deps = { settings, fetch: stub.fetch, ids: () => 'id', outbox: undefined };
    await createSmsSender(deps).send(message);
    await createSmsSender(deps).send({ ...message, merchantCode: 'ORION' });
    expect(stub.requests.map(({ url }) => new URL(url).host)).toEqual([
      'api.twilio.com',
      'sms.example.com',
    ]);
  });

  it('says that nothing is set up where there is neither a provider nor an outbox', async () => {
    const fault = await catchFault(createSender(undefined, refuseToSend).send(message));
    expect(fault).toMatchObject({ service: 'sms', reason: 'notConfigured' });
  });

  it.each(['600111222', '+34 600', '+0034600111222', '+34600111222,+34600111223', '＋34600111222'])(
    'sends nothing to "%s"',
    async (to) => {
      const fault = await catchFault(createSender(http, refuseToSend).send({ ...message, to }));
      expect(fault.reason).toBe('invalidNumber');
    },
  );

  it('keeps the message in the outbox of the demo, for its merchant alone', async () => {
    const at = new Date('2026-05-01T10:00:00Z');
    const outbox = createOutbox(() => at);
    const settings = { platform: undefined, own: {} };
    const sender = createSmsSender({ settings, fetch: refuseToSend, ids: () => 'id', outbox });
    await sender.send(message);
    expect(outbox.list('NOVA')).toEqual([
      { at, channel: 'sms', to: '+34600111222', text: 'Código: 123456' },
    ]);
    expect(outbox.list('ORION')).toEqual([]);
  });
});
