import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, proveAddress, sendAddressCode } from '../../../schemas/api/session.ts';
import { createFakeHasher, fakeHashOf } from '../../../tests/support/fakeHasher.ts';
import {
  aurora,
  createTestGateway,
  keepCookies,
  type TestBrand,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { testKeys } from '../../../tests/support/seal.ts';
import { withTransaction } from '../../db/database.ts';
import { createSecretBox } from '../../crypto/secretBox.ts';
import { randomBytes } from 'node:crypto';

const strict: TestBrand = {
  ...aurora,
  id: 'strict',
  merchantCode: 'STRICT',
  features: { ...aurora.features, addressCheck: true },
};
const password = 'right';
const home = '192.0.2.1';
const abroad = '198.51.100.7';

let gateway: TestGateway;
let account: string;
let memberId: string;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [strict], hasher: createFakeHasher() });
});

afterAll(() => gateway.close());

beforeEach(async () => {
  account = `m${randomUUID().slice(0, 8)}`;
  memberId = await addMember(gateway, strict, { account, password_hash: fakeHashOf(password) });
});

const set = (change: object) =>
  withTransaction(gateway.db, strict, (tx) =>
    tx.updateTable('members').set(change).where('id', '=', memberId).execute(),
  );

const from = (remoteAddress: string, given: object = {}) =>
  gateway.call(strict, login, {
    body: { type: 'username', username: account, password, ...given },
    remoteAddress,
  });

const codeOf = (reply: { json(): { code?: string } }) => reply.json().code;

/** A sign-in from abroad that is held, after one at home. */
async function hold(given: object = {}): Promise<{ challenge: string; proofs: object[] }> {
  expect((await from(home)).statusCode).toBe(200);
  const held = await from(abroad, given);
  expect([held.statusCode, codeOf(held)]).toEqual([403, 'addressUnregistered']);
  return held.json().value;
}

const prove = (challenge: string, proof: string, answer: string, remoteAddress = abroad) =>
  gateway.call(strict, proveAddress, { body: { challenge, proof, answer }, remoteAddress });

async function order(challenge: string, proof: 'sms' | 'email') {
  gateway.passTime(2);
  const body = { challenge, proof };
  const sent = await gateway.call(strict, sendAddressCode, { body, remoteAddress: abroad });
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  return sent;
}

const sentTo = (to: string) =>
  gateway.providers.outbox?.list('STRICT').find((message) => message.to === to)?.text ?? '';

const rowOf = () =>
  withTransaction(gateway.db, strict, (tx) =>
    tx.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),
  );

const secret = new Secret();

const inArabic = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
const totpAt = (now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

const sealTotp = () => ({
  totp_secret: createSecretBox(testKeys.secret, randomBytes).seal(secret.base32, memberId),
});

describe('a sign-in from a new address', () => {
  it('needs no proof the first time, nor from an address that was proven', async () => {
    await set({ payee_name: 'Ana Sánchez' });
    const { challenge } = await hold();
    const proven = await prove(challenge, 'bankName', 'ana sanchez');
    expect(proven.json().value).toMatchObject({ account, firstTimeLogin: false });
    expect(keepCookies(proven)).toMatch(/livery_session=/);
    expect((await from(abroad)).statusCode).toBe(200);
  });

  it('is refused where nothing is known to prove it with', async () => {
    await from(home);
    expect(codeOf(await from(abroad))).toBe('addressUnprovable');
  });

  it('is told only to who knows the password', async () => {
    await from(home);
    expect(codeOf(await from(abroad, { password: 'wrong' }))).toBe('credentialsWrong');
  });

  it('does not offer an authenticator whose secret can no longer be read', async () => {
    const totp_secret = createSecretBox(randomBytes(32), randomBytes).seal('JBSWY3DP', memberId);
    await set({ payee_name: 'Ana Sánchez', totp_secret });
    const { challenge, proofs } = await hold();
    expect(proofs).toEqual([{ kind: 'bankName' }]);
    expect(codeOf(await prove(challenge, 'totp', '123456'))).toBe('proofWrong');
  });

  it('offers every proof the member has, and shows whose only to its owner', async () => {
    await set({
      phone: '+34612345412',
      phone_verified_at: gateway.now(),
      email: 'ana.sanchez@example.com',
      payee_name: 'Ana Sánchez',
      ...sealTotp(),
    });
    const { proofs } = await hold();
    expect(proofs).toEqual([
      { kind: 'sms', hint: '+34 ••• ••• 412' },
      { kind: 'email', hint: 'a•••@example.com' },
      { kind: 'totp' },
      { kind: 'bankName' },
    ]);
    await set({ phone: null, phone_verified_at: null });
  });

  it.each(['sms', 'email'] as const)('is proven by the code that came by %s', async (proof) => {
    const phone = `+346${randomUUID().replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`;
    const email = `${account}@example.com`;
    await set({ phone, phone_verified_at: gateway.now(), email });
    const { challenge } = await hold();
    const sent = await order(challenge, proof);
    expect(sent.json().value).toEqual({ expiredMinutes: 3 });
    const code = sentTo(proof === 'sms' ? phone : email);
    expect((await prove(challenge, proof, code)).statusCode).toBe(200);
    const { email_verified_at } = await rowOf();
    expect(email_verified_at).toEqual(proof === 'email' ? gateway.now() : null);
  });

  it('is proven by no code that came another way', async () => {
    const phone = `+346${randomUUID().replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`;
    const email = `${account}@example.com`;
    await set({ phone, phone_verified_at: gateway.now(), email });
    const { challenge } = await hold();
    await order(challenge, 'sms');
    expect(codeOf(await prove(challenge, 'email', sentTo(phone)))).toBe('proofWrong');
    await order(challenge, 'email');
    expect((await prove(challenge, 'email', sentTo(email))).statusCode).toBe(200);
  });

  it("is proven by the authenticator's code, each only once", async () => {
    await set(sealTotp());
    const { challenge } = await hold();
    const code = totpAt(gateway.now());
    expect(
      (
        await prove(
          challenge,
          'totp',
          `\u200f${inArabic(code.slice(0, 3))}\u2009-${inArabic(code.slice(3))}`,
        )
      ).statusCode,
    ).toBe(200);
    const held = await from('203.0.113.5');
    const next = held.json().value.challenge as string;
    expect(codeOf(await prove(next, 'totp', code, '203.0.113.5'))).toBe('proofWrong');
    gateway.passTime(30);
    const fresh = totpAt(gateway.now());
    expect((await prove(next, 'totp', fresh, '203.0.113.5')).statusCode).toBe(200);
  });

  it('can be tried five times, and only with what the member has', async () => {
    await set({ payee_name: 'Ana Sánchez' });
    const { challenge } = await hold();
    for (const [proof, answer] of [
      ['bankName', 'Ana'],
      ['bankName', '...'],
      ['totp', '123456'],
      ['sms', '123456'],
      ['email', '123456'],
    ] as const) {
      expect(codeOf(await prove(challenge, proof, answer))).toBe('proofWrong');
    }
    expect(codeOf(await prove(challenge, 'bankName', 'Ana Sánchez'))).toBe('proofExpired');
  });

  it("is still proven by an authenticator under the gateway's former secret, kept under the present one from then on", async () => {
    const former = createSecretBox(testKeys.formerSecrets[0]!, randomBytes);
    await set({ totp_secret: former.seal(secret.base32, memberId) });
    const { challenge } = await hold();
    const reply = await prove(challenge, 'totp', totpAt(gateway.now()));
    expect(reply.statusCode).toBe(200);
    const { totp_secret } = await rowOf();
    const present = createSecretBox(testKeys.secret, randomBytes);
    expect(present.open(totp_secret!, memberId)).toBe(secret.base32);
  });

  it('cannot be tried without end by beginning again', async () => {
    await set({ payee_name: 'Ana Sánchez' });
    await from(home);
    const codes = [];
    for (let each = 0; each < 11; each += 1) {
      const { challenge } = (await from(abroad)).json().value;
      codes.push(codeOf(await prove(challenge, 'bankName', `Ana ${each}`)));
    }
    expect(codes.filter((code) => code === 'proofWrong')).toHaveLength(10);
    expect(codes.at(-1)).toBe('tooManyRequests');
  });

  it.each([
    ['ten minutes later', async () => gateway.passTime(601), abroad],
    ['from a third address', async () => undefined, '203.0.113.9'],
  ])('cannot be completed %s', async (_when, happen, ip) => {
    await set({ payee_name: 'Ana Sánchez' });
    const { challenge } = await hold();
    await happen();
    expect(codeOf(await prove(challenge, 'bankName', 'Ana Sánchez', ip))).toBe('proofExpired');
  });

  it('is completed once, also where many do it at the same time', async () => {
    await set({ payee_name: 'Ana Sánchez' });
    const { challenge } = await hold();
    const all = Array.from({ length: 6 }, () => prove(challenge, 'bankName', 'Ana Sánchez'));
    const statuses = (await Promise.all(all)).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is remembered where that was asked for', async () => {
    await set({ payee_name: 'Ana Sánchez' });
    const { challenge } = await hold({ remember: true });
    const proven = await prove(challenge, 'bankName', 'Ana Sánchez');
    expect(keepCookies(proven)).toMatch(/livery_device=/);
  });

  it('within the same IPv6 network is not new', async () => {
    expect((await from('2001:db8:1:2::7')).statusCode).toBe(200);
    expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(200);
    expect(codeOf(await from('2001:db8:1:3::7'))).toBe('addressUnprovable');
  });
});
