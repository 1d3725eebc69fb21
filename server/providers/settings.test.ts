import { describe, expect, it } from 'vitest';
import { StartError } from '../startError.ts';
import { getSetting, parseProviderSettings } from './settings.ts';

const account = `AC${'0a'.repeat(16)}`;
const http = { SMS_URL: 'https://sms.example.com/v1', SMS_TOKEN: 'platform-token' };
const twilio = {
  SMS_PROVIDER_NOVA: 'twilio',
  SMS_ACCOUNT_NOVA: account,
  SMS_TOKEN_NOVA: 'nova-token',
  SMS_FROM_NOVA: '+15005550006',
};
const mail = { SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'Nova <no-reply@nova.test>' };

const parse = (variables: Record<string, string>, isDemo = false) =>
  parseProviderSettings(variables, isDemo);

describe('parseProviderSettings', () => {
  it('asks for nothing', () => {
    const none = { platform: undefined, own: {} };
    expect(parse({ SMS_TOKEN: ' ', SMTP_URL_NOVA: '' })).toEqual({
      sms: none,
      mail: none,
      turnstileSecret: none,
      geetestKey: none,
      phoneAuthEmulator: undefined,
      drandUrls: [],
      hasOutbox: false,
    });
  });

  it('reads the addresses of drand, with and without a slash at the end', () => {
    const { drandUrls } = parse({ DRAND_URL: 'https://api.drand.sh/, https://drand.example' });
    expect(drandUrls).toEqual(['https://api.drand.sh', 'https://drand.example']);
    expect(() => parse({ DRAND_URL: 'api.drand.sh' })).toThrow('DRAND_URL has "api.drand.sh"');
  });

  it("gives a merchant its own provider, and the others the platform's", () => {
    const { sms } = parse({ ...http, ...twilio });
    expect(getSetting(sms, 'NOVA')).toEqual({
      provider: 'twilio',
      account,
      token: 'nova-token',
      from: '+15005550006',
    });
    expect(getSetting(sms, 'ORION')).toEqual({
      provider: 'http',
      url: 'https://sms.example.com/v1',
      token: 'platform-token',
      from: undefined,
    });
  });

  it("never sends the platform's token to a merchant's own address", () => {
    const half = { ...http, SMS_URL_NOVA: 'https://nova.example.com' };
    expect(() => parse(half)).toThrow('SMS_TOKEN_NOVA is needed to send text messages.');
  });

  it('takes a merchant code with an underscore, and no name that is only alike', () => {
    const { turnstileSecret } = parse({ TURNSTILE_SECRET_RED_PANDA: 's' });
    expect(getSetting(turnstileSecret, 'RED_PANDA')).toBe('s');
    expect(getSetting(turnstileSecret, 'PANDA')).toBeUndefined();
    expect(getSetting(turnstileSecret, 'constructor')).toBeUndefined();
  });

  it.each([
    [{ SMS_TOKEN: 't' }, 'SMS_URL is needed'],
    [{ ...http, SMS_URL: 'http://sms.example.com' }, 'SMS_URL must be'],
    [{ ...http, SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is "pigeon"; it must be http or twilio.'],
    [{ ...twilio, SMS_ACCOUNT_NOVA: 'AC1' }, 'SMS_ACCOUNT_NOVA must be'],
    [{ ...twilio, SMS_FROM_NOVA: '' }, 'SMS_FROM_NOVA is needed with SMS_PROVIDER_NOVA=twilio.'],
    [{ ...twilio, SMS_URL_NOVA: 'https://a.test' }, 'SMS_URL_NOVA means nothing'],
    [{ ...mail, SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL must be'],
    [{ ...mail, MAIL_FROM: 'Nova\r\nBcc: all@x.test' }, 'MAIL_FROM is'],
    [{ MAIL_FROM_NOVA: 'a@b.test' }, 'SMTP_URL_NOVA is needed to send e-mails.'],
    [{ SMS_TOKEN_nova: 't' }, 'SMS_TOKEN_nova does not end in a merchant code'],
  ])('names the variable at fault: %o', (variables, sentence) => {
    const attempt = () => parse(variables as Record<string, string>);
    expect(attempt).toThrow(StartError);
    expect(attempt).toThrow(sentence);
  });

  it('repeats no secret in what it says', () => {
    const faulty: Record<string, string>[] = [
      { SMS_URL: 'http://sms.example.com/?key=hidden', SMS_TOKEN: 'hidden' },
      { SMTP_URL: 'https://user:hidden@mail.example.com', MAIL_FROM: 'a@b.test' },
      { ...twilio, SMS_ACCOUNT_NOVA: 'hidden' },
    ];
    for (const variables of faulty) {
      expect(() => parse(variables)).toThrow(/^(?!.*hidden)/);
    }
  });

  it('refuses the phone sign-in emulator outside of the demo', () => {
    const variables = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(() => parse(variables)).toThrow('FIREBASE_AUTH_EMULATOR_HOST is set');
    expect(parse(variables, true).phoneAuthEmulator).toBe('127.0.0.1:9099');
  });

  it('has an outbox in the demo only', () => {
    expect(parse({}, true).hasOutbox).toBe(true);
    expect(parse({}).hasOutbox).toBe(false);
  });
});
