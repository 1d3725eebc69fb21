import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changePassword,
  register,
  requestPasswordByEmail,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../../../schemas/api/account.ts';
import { sendSignInCode } from '../../../schemas/api/verification.ts';
import { brand } from '../../../tests/support/builders.ts';
import {
  createTestGateway,
  keepCookies,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, testPassword } from '../../../tests/support/members.ts';
import { quickHasher } from '../../../tests/support/quickHasher.ts';
import { ProviderFault } from '../../providers/providerFault.ts';

const nova = brand({
  id: 'nova',
  merchantCode: 'NOVA',
  features: { phoneRecovery: true },
  registration: { fields: { captcha: { enabled: false } } },
});

let gateway: TestGateway;
let failing: TestGateway;
const sent: string[] = [];
let written = '';

const stream = new Writable({
  write(chunk, _encoding, done) {
    written += String(chunk);
    done();
  },
});

beforeAll(async () => {
  const logger = { level: 'trace', stream };
  gateway = await createTestGateway({ testBrands: [nova], logger, hasher: quickHasher });
  const refuse = async ({ text }: { readonly text: string }) => {
    sent.push(text);
    throw new ProviderFault('mail', 'refused', 'as the test wants it');
  };
  failing = await createTestGateway({
    testBrands: [nova],
    logger,
    hasher: {
      ...quickHasher,
      hash: () => Promise.reject(new Error('The hasher is broken.')),
    },
    providers: { ...gateway.providers, sms: { send: refuse }, mail: { send: refuse } },
  });
});

afterAll(() => Promise.all([gateway.close(), failing.close()]));

const planted = {
  password: 'planted-secret-1',
  paymentPassword: '918273',
  newPassword: 'planted-secret-2',
  link: 'planted-link-secret-0000000000',
  code: '564738',
  idNumber: 'PLANTED777',
};

const form = {
  username: 'lovelace',
  password: planted.password,
  paymentPassword: planted.paymentPassword,
  idNumber: planted.idNumber,
  birthday: '1990-05-17',
  registerUrl: 'http://nova.test/',
  registerMethod: 'WEB',
  agreed: true,
};

it('nothing that is secret is ever logged, whether a call succeeds, is refused or breaks', async () => {
  const { newPassword, link, code } = planted;
  const phone = { mobileNum: '612345678', countryDialingCode: '34' };
  const statuses: number[] = [];
  for (const at of [gateway, failing]) {
    await addMember(at, nova, {
      account: 'babbage',
      email: 'babbage@example.com',
      phone: '+34612345678',
      phone_verified_at: at.now(),
    });
    const opened = await at.call(nova, register, { body: form });
    const as = { token: opened.json().value?.token ?? 'x'.repeat(43), cookie: keepCookies(opened) };
    const replies = [
      opened,
      await at.call(nova, register, { body: { ...form, agreed: false } }),
      await at.call(nova, changePassword, {
        as,
        body: { oldPassword: testPassword, newPassword, confirmNewPassword: newPassword },
      }),
      await at.call(nova, sendSignInCode, { body: phone }),
      await at.call(nova, requestPasswordByEmail, {
        body: { username: 'babbage', email: 'babbage@example.com' },
      }),
      await at.call(nova, setPasswordByEmail, { body: { secret: link, newPassword } }),
      await at.call(nova, setPasswordByPhone, {
        body: { ...phone, newPassword, verificationCode: code },
      }),
    ];
    statuses.push(...replies.map((reply) => reply.statusCode));
    sent.push(as.token, as.cookie.split('=')[1] ?? as.token);
    await new Promise((resolve) => setImmediate(resolve));
    sent.push(...gateway.providers.outbox!.list('NOVA').map(({ text }) => text));
  }
  expect(statuses).toContain(200);
  expect(statuses).toContain(500);
  expect(written).toContain('a message was not sent');
  expect(written).toContain('The hasher is broken.');
  const secrets = [...Object.values(planted), ...sent, testPassword];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toMatch(/612345678|babbage@example/);
});
