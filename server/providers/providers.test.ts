import { UnsecuredJWT } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createProviders } from './providers.ts';
import { parseProviderSettings } from './settings.ts';

const now = new Date('2026-05-01T10:00:00Z');
const sms = { merchantCode: 'NOVA', to: '+34600111222', text: 'Code: 123456' };
const mail = { merchantCode: 'NOVA', to: 'ana@example.com', subject: 'Hi', text: 'Hello' };

const create = (variables: Record<string, string>, isDemo: boolean) =>
  createProviders({
    settings: parseProviderSettings(variables, isDemo),
    fetch: () => Promise.reject(new Error('nothing may be sent')),
    clock: () => now,
    ids: randomUUID,
    random: randomBytes,
    secret: Buffer.alloc(32, 1),
    markUsed: () => Promise.resolve(true),
  });

describe('the providers of a gateway', () => {
  it('put all messages of a demo into one outbox', async () => {
    const { sms: smsSender, mail: mailSender, outbox } = create({}, true);
    await smsSender.send(sms);
    await mailSender.send(mail);
    expect(outbox?.list('NOVA').map(({ channel }) => channel)).toEqual(['mail', 'sms']);
  });

  it('have no outbox outside of the demo', async () => {
    const { sms: smsSender, outbox } = create({}, false);
    expect(outbox).toBeUndefined();
    await expect(smsSender.send(sms)).rejects.toMatchObject({ reason: 'notConfigured' });
  });

  it('believe unsigned phone sign-ins only where the emulator is named', async () => {
    const seconds = now.getTime() / 1_000;
    const idToken = new UnsecuredJWT({
      iss: 'https://securetoken.google.com/nova',
      aud: 'nova',
      sub: 'uid-1',
      iat: seconds,
      exp: seconds + 3_600,
      auth_time: seconds,
      phone_number: '+34600111222',
      firebase: { sign_in_provider: 'phone' },
    }).encode();
    const request = { projectId: 'nova', idToken };
    const emulated = create({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, true);
    await expect(emulated.phoneAuth.verifyIdToken(request)).resolves.toMatchObject({
      phoneNumber: '+34600111222',
    });
    const real = create({}, true);
    await expect(real.phoneAuth.verifyIdToken(request)).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  it('make codes of every digit', () => {
    const { captchaArt } = create({}, true);
    const seen = new Set(Array.from({ length: 100 }, () => captchaArt.createCode()).join(''));
    expect([...seen].sort().join('')).toBe('0123456789');
  });
});
