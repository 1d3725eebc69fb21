import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRegistrationCode, sendSignInCode } from '../../../schemas/api/verification.ts';
import { brand } from '../../../tests/support/builders.ts';
import { createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { ProviderFault, type ProviderFaultReason } from '../../providers/providerFault.ts';
import type { SmsMessage } from '../../providers/message.ts';
import { trustHops } from '../../http/trustProxy.ts';

const features = {
  smsLogin: true,
  mobileRegistration: true,
  registrationSms: true,
  phoneRecovery: true,
};
const nova = brand({ id: 'nova', merchantCode: 'NOVA', features });
const orion = brand({ id: 'orion', merchantCode: 'ORION', features });
const quiet = brand({ id: 'quiet', merchantCode: 'QUIET' });

let gateway: TestGateway;
let sent: SmsMessage[] = [];
let fault: ProviderFaultReason | null = null;
let numbers = 0;
let addresses = 0;

beforeAll(async () => {
  const base = await createTestGateway();
  const sms = {
    async send(message: SmsMessage) {
      if (fault) throw new ProviderFault('sms', fault, 'as the test wants it');
      sent.push(message);
    },
  };
  await base.close();
  gateway = await createTestGateway({
    testBrands: [nova, orion, quiet],
    network: { trustProxy: trustHops(1) },
    providers: { ...base.providers, sms },
  });
});

afterAll(() => gateway.close());

beforeEach(() => {
  sent = [];
  fault = null;
  gateway.passTime(24 * 3600);
});

/** A Spanish mobile number that no test had before. */
function newNumber(): string {
  numbers += 1;
  return `6${String(10_000_000 + numbers)}`;
}

/** A visitor whom no test had before. */
function newAddress(): string {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`;
}

const ask = (number: string, { from = newAddress(), at = nova, code = '+34', more = {} } = {}) =>
  gateway.call(at, sendSignInCode, {
    body: { mobileNum: number, countryDialingCode: code, ...more },
    headers: { 'x-forwarded-for': from },
  });

const askToRegister = (number: string, { from = newAddress(), code = '+34' } = {}) =>
  gateway.call(nova, sendRegistrationCode, {
    body: { mobileNo: number, countryDialingCode: code },
    headers: { 'x-forwarded-for': from },
  });

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const addPhone = (number: string, overrides = {}) =>
  addMember(gateway, nova, {
    account: `m${randomUUID().slice(0, 8)}`,
    phone: `+34${number}`,
    phone_verified_at: gateway.now(),
    ...overrides,
  });

describe('a sign-in code', () => {
  it('goes to the number of a member, in E.164, once', async () => {
    const number = newNumber();
    await addPhone(number);
    const reply = await ask(` ${number.slice(0, 3)} ${number.slice(3)} `);
    expect(reply.json()).toEqual({ success: true, value: { expiredMinutes: 3 }, message: '' });
    await nextTurn();
    expect(sent).toEqual([
      { merchantCode: 'NOVA', to: `+34${number}`, text: expect.stringMatching(/^[0-9]{6}$/) },
    ]);
  });

  it('is answered alike for a number that nobody has, and sent to nobody', async () => {
    const known = newNumber();
    await addPhone(known);
    const replies = [await ask(known), await ask(newNumber())];
    expect(replies[1]!.json()).toEqual(replies[0]!.json());
    expect(replies[1]!.statusCode).toBe(replies[0]!.statusCode);
    await nextTurn();
    expect(sent).toHaveLength(1);
  });

  it.each(['suspended', 'closed'] as const)('goes to no %s member', async (status) => {
    const number = newNumber();
    await addPhone(number, { status });
    expect((await ask(number)).statusCode).toBe(200);
    await nextTurn();
    expect(sent).toEqual([]);
  });

  it('goes to no number that was never shown to be the member’s', async () => {
    const number = newNumber();
    await addPhone(number, { phone_verified_at: null });
    expect((await ask(number)).statusCode).toBe(200);
    await nextTurn();
    expect(sent).toEqual([]);
  });

  it('is not sent again during the countdown, which is told in the same words', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await addPhone(known);
    for (const number of [known, unknown]) await ask(number);
    gateway.passTime(61);
    for (const number of [known, unknown]) {
      expect((await ask(number)).json().value).toEqual({ expiredMinutes: 2 });
    }
    gateway.passTime(120);
    for (const number of [known, unknown]) {
      expect((await ask(number)).json().value).toEqual({ expiredMinutes: 3 });
    }
    await nextTurn();
    expect(sent).toHaveLength(2);
  });

  it('is one where twenty pages ask at the same time', async () => {
    const number = newNumber();
    await addPhone(number);
    await Promise.all(Array.from({ length: 20 }, () => ask(number)));
    await nextTurn();
    expect(sent).toHaveLength(1);
  });

  it('is sent once a second to one visitor', async () => {
    const from = newAddress();
    await ask(newNumber(), { from });
    const refused = await ask(newNumber(), { from });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
    expect(refused.headers['retry-after']).toBe('1');
    gateway.passTime(1);
    expect((await ask(newNumber(), { from })).statusCode).toBe(200);
  });

  it('is refused for five minutes to who asks for a number too often', async () => {
    const number = newNumber();
    for (let each = 0; each < 5; each += 1) {
      expect((await ask(number)).statusCode).toBe(200);
      gateway.passTime(181);
    }
    const refused = await ask(number);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyCodes']);
    expect(refused.json().value).toEqual({ waitSeconds: 300 });
    gateway.passTime(299);
    expect((await ask(number)).json().value).toEqual({ waitSeconds: 1 });
    gateway.passTime(1);
    expect((await ask(number)).statusCode).toBe(200);
  });

  it('is refused to a visitor who asks for many numbers, and to nobody else', async () => {
    const from = newAddress();
    for (let each = 0; each < 30; each += 1) {
      expect((await ask(newNumber(), { from })).statusCode).toBe(200);
      gateway.passTime(1);
    }
    const refused = await ask(newNumber(), { from });
    expect(refused.json()).toMatchObject({ code: 'tooManyCodes', value: { waitSeconds: 300 } });
    expect((await ask(newNumber())).statusCode).toBe(200);
  });

  it('that cannot be sent is answered like any other', async () => {
    const number = newNumber();
    await addPhone(number);
    fault = 'quota';
    expect((await ask(number)).json()).toEqual((await ask(newNumber())).json());
  });

  it('of one merchant is nothing to another', async () => {
    const number = newNumber();
    await addPhone(number);
    await ask(number, { at: orion });
    await nextTurn();
    expect(sent).toEqual([]);
  });

  it('is offered only where somebody can use it', async () => {
    expect((await ask(newNumber(), { at: quiet })).json().code).toBe('featureOff');
  });

  it.each([
    ['   ', '+34', 'phoneMissing'],
    ['12', '+34', 'phoneInvalid'],
    ['612345678', '+999', 'phoneInvalid'],
    ['not a number', '+34', 'phoneInvalid'],
    ['912345678', '34', 'phoneInvalid'],
    ['٦١٢٣٤٥٦٧٨x', '+34', 'phoneInvalid'],
    ['', '+34', 'bodyInvalid'],
    ['6'.repeat(33), '+34', 'bodyInvalid'],
    ['612345678', 'ES', 'bodyInvalid'],
  ])('is not sent to %j of %j: %s', async (number, code, problem) => {
    const reply = await ask(number, { code });
    expect([reply.statusCode, reply.json().code]).toEqual([400, problem]);
    expect(reply.body).not.toContain(number || 'impossible');
  });

  it.each([
    ['an unknown field', { body: { mobileNum: '612345678', countryDialingCode: '34', x: 1 } }],
    ['a wrong type', { body: { mobileNum: 612345678, countryDialingCode: '34' } }],
    ['thousands of digits', { body: { mobileNum: '6'.repeat(15_000), countryDialingCode: '34' } }],
    ['a field twice', { payload: '{"mobileNum":"6","mobileNum":"7","countryDialingCode":"34"}' }],
    ['half a character', { payload: '{"mobileNum":"\\ud800","countryDialingCode":"34"}' }],
    ['nothing', { payload: '' }],
  ])('is not sent for %s', async (_what, options) => {
    const reply = await gateway.call(nova, sendSignInCode, {
      ...options,
      headers: { 'x-forwarded-for': newAddress(), 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bodyInvalid']);
  });
});

describe('a registration code', () => {
  it('goes to any number, also one that has an account, in the same words', async () => {
    const known = newNumber();
    await addPhone(known);
    const replies = [await askToRegister(known), await askToRegister(newNumber())];
    expect(replies.map((reply) => reply.json().value)).toEqual([
      { expiredMinutes: 3 },
      { expiredMinutes: 3 },
    ]);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['notConfigured', 503, 'messagesOff'],
    ['refused', 503, 'messagesOff'],
    ['quota', 503, 'messageQuota'],
    ['invalidNumber', 400, 'phoneInvalid'],
    ['tooMany', 429, 'tooManyCodes'],
    ['timeout', 503, 'unavailable'],
    ['unreachable', 503, 'unavailable'],
  ] as const)('that fails by %s says so, and may be asked for again', async (why, status, code) => {
    const number = newNumber();
    fault = why;
    const refused = await askToRegister(number);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    fault = null;
    expect((await askToRegister(number)).statusCode).toBe(200);
    expect(sent).toHaveLength(1);
  });

  it('is not the same as a sign-in code: each has its own countdown', async () => {
    const number = newNumber();
    await addPhone(number);
    await askToRegister(number);
    await ask(number);
    await nextTurn();
    expect(sent).toHaveLength(2);
  });

  it('is not sent where registration needs none', async () => {
    const body = { mobileNo: newNumber(), countryDialingCode: '+34' };
    const reply = await gateway.call(quiet, sendRegistrationCode, { body });
    expect(reply.json().code).toBe('featureOff');
  });
});

it('messages under way are sent before the gateway is gone', async () => {
  const slow: string[] = [];
  const own = await createTestGateway({
    testBrands: [nova],
    providers: {
      ...gateway.providers,
      sms: {
        send: async ({ to }) => {
          for (let turn = 0; turn < 2000; turn += 1) await nextTurn();
          slow.push(to);
        },
      },
    },
  });
  const number = newNumber();
  await addMember(own, nova, {
    account: 'ada',
    phone: `+34${number}`,
    phone_verified_at: own.now(),
  });
  await own.call(nova, sendSignInCode, {
    body: { mobileNum: number, countryDialingCode: '34' },
  });
  await own.app.close();
  expect(slow).toEqual([`+34${number}`]);
  await own.close();
});
