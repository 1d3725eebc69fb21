import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCertificate } from '../../tests/support/certificate.ts';
import { startStubProvider, type StubProvider } from '../../tests/support/stubProvider.ts';
import type { Fetch } from './httpCall.ts';
import { createPhoneAuthVerifier } from './phoneAuth.ts';
import type { ProviderFault } from './providerFault.ts';

const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = makeCertificate(google.publicKey, google.privateKey);
const projectId = 'nova-project';
const now = new Date('2026-05-01T10:00:00Z');
const nowSeconds = now.getTime() / 1_000;

const claims = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'uid-1',
  iat: nowSeconds - 30,
  exp: nowSeconds + 3_570,
  auth_time: nowSeconds - 30,
  phone_number: '+34600111222',
  firebase: { identities: { phone: ['+34600111222'] }, sign_in_provider: 'phone' },
};

const make = (changes: JWTPayload = {}, key = google.privateKey, kid = 'key-1') =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

/** A clock that the test sets, and Google's certificates as Google sends them. */
async function createVerifier(clock = { now }) {
  const stub = await startStubProvider();
  stub.reply((response) => {
    response.setHeader('cache-control', 'public, max-age=21600, must-revalidate, no-transform');
    response.end(JSON.stringify({ 'key-0': 'none', 'key-1': certificate }));
  });
  const verifier = createPhoneAuthVerifier({
    fetch: stub.fetch,
    clock: () => clock.now,
    isEmulated: false,
    timeoutMs: 500,
  });
  return { stub, verify: (idToken: string) => verifier.verifyIdToken({ projectId, idToken }) };
}

const catchFault = (promise: Promise<unknown>): Promise<ProviderFault> =>
  promise.then(
    () => Promise.reject(new Error('no fault')),
    (fault: ProviderFault) => fault,
  );

const asked = ({ requests }: StubProvider) => requests.map(({ method, url }) => `${method} ${url}`);

describe('an ID token of Firebase', () => {
  it('vouches for the number that it names, by a certificate of Google', async () => {
    const { verify, stub } = await createVerifier();
    expect(await verify(await make())).toEqual({
      phoneNumber: '+34600111222',
      signInId: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      endsAt: new Date('2026-05-01T10:09:30Z'),
    });
    expect(asked(stub)).toEqual([
      'GET https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
    ]);
  });

  it('has one name for a sign-in, however many tokens are made from it', async () => {
    const { verify } = await createVerifier();
    const first = await verify(await make());
    const renewed = await verify(await make({ iat: nowSeconds - 5, exp: nowSeconds + 3_595 }));
    const again = await verify(await make({ auth_time: nowSeconds - 20 }));
    expect(renewed.signInId).toBe(first.signInId);
    expect(again.signInId).not.toBe(first.signInId);
  });

  it.each<[string, JWTPayload]>([
    ['for another project', { aud: 'other-project' }],
    ['of another maker', { iss: 'https://securetoken.google.com/other-project' }],
    ['that has run out', { exp: nowSeconds - 61 }],
    ['made later than now', { iat: nowSeconds + 61 }],
    ['signed in later than now', { auth_time: nowSeconds + 61 }],
    ['whose sign-in is ten minutes old', { auth_time: nowSeconds - 600 }],
    ['without a sign-in', { auth_time: undefined }],
    ['without an end', { exp: undefined }],
    ['of nobody', { sub: '' }],
    ['without a number', { phone_number: undefined }],
    ['with a number that is none', { phone_number: '600111222' }],
    ['of somebody who signed in by e-mail', { firebase: { sign_in_provider: 'password' } }],
    ['that says nothing of how', { firebase: undefined }],
  ])('%s is refused', async (_what, changes) => {
    const { verify } = await createVerifier();
    const fault = await catchFault(verify(await make(changes)));
    expect(fault).toMatchObject({ service: 'phoneAuth', reason: 'refused' });
    expect(fault.message).not.toContain('600111222');
  });

  it('signed by anybody else is refused', async () => {
    const { verify } = await createVerifier();
    const unsigned = new UnsecuredJWT(claims).encode();
    const [head = '', , tail = ''] = (await make()).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, phone_number: '+34600999888' }));
    const secret = new TextEncoder().encode(certificate);
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(secret);
    for (const idToken of [
      await make({}, stranger.privateKey),
      await make({}, google.privateKey, 'key-2'),
      await make({}, google.privateKey, 'constructor'),
      unsigned,
      confused,
      [head, forged.toString('base64url'), tail].join('.'),
      '',
      'a.b.c',
      '\u0000'.repeat(100),
      'x'.repeat(1_000_000),
    ]) {
      expect((await catchFault(verify(idToken))).reason).toBe('refused');
    }
  });
});

describe("Google's certificates", () => {
  it('are kept for as long as Google says, and asked for once by all who wait', async () => {
    const clock = { now };
    const { verify, stub } = await createVerifier(clock);
    const idToken = await make();
    await Promise.all([verify(idToken), verify(idToken), verify(idToken)]);
    expect(stub.requests).toHaveLength(1);
    clock.now = new Date(now.getTime() + 21_600_000 - 1);
    await catchFault(verify(idToken));
    expect(stub.requests).toHaveLength(1);
    clock.now = new Date(now.getTime() + 21_600_000);
    await catchFault(verify(idToken));
    expect(stub.requests).toHaveLength(2);
  });

  it.each([
    [{ status: 500 }, 'unreachable'],
    [{ status: 404, json: {} }, 'unreachable'],
    [{ status: 200, text: 'no JSON' }, 'unreachable'],
    [{ status: 200, json: { 'key-1': 'no certificate' } }, 'unreachable'],
    [() => undefined, 'timeout'],
  ])('out of reach, nobody is vouched for until they are back: %o', async (reply, reason) => {
    const clock = { now };
    const { verify, stub } = await createVerifier(clock);
    stub.reply(reply);
    const idToken = await make();
    expect((await catchFault(verify(idToken))).reason).toBe(reason);
    stub.reply({ status: 200, json: { 'key-1': certificate } });
    clock.now = new Date(now.getTime() + 300_000);
    await expect(verify(idToken)).resolves.toMatchObject({ phoneNumber: '+34600111222' });
  });
});

describe("the emulator's tokens", () => {
  const refuseToSend: Fetch = () => Promise.reject(new Error('nothing may be sent'));
  const verifier = createPhoneAuthVerifier({
    fetch: refuseToSend,
    clock: () => now,
    isEmulated: true,
  });

  it('are believed without a signature, and still checked for all else', async () => {
    const idToken = new UnsecuredJWT(claims).encode();
    await expect(verifier.verifyIdToken({ projectId, idToken })).resolves.toMatchObject({
      phoneNumber: '+34600111222',
    });
    const other = verifier.verifyIdToken({ projectId: 'other', idToken });
    expect((await catchFault(other)).reason).toBe('refused');
    const old = new UnsecuredJWT({ ...claims, auth_time: nowSeconds - 600 }).encode();
    const late = verifier.verifyIdToken({ projectId, idToken: old });
    expect((await catchFault(late)).reason).toBe('refused');
  });
});
