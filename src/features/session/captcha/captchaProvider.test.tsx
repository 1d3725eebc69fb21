import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeHttp } from '../../../../tests/support/fakeHttp.tsx';
import { Problem } from '../../../platform/http/problem.ts';
import { prove } from './captchaProvider.ts';
import type { CaptchaContext } from './captchaProof.ts';

const SECRET = 'a secret of the test, long enough';
const HOLDER = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 10,
  counter: 7,
  deriveKey,
  hmacSignatureSecret: SECRET,
};

const contextOf = (answers: Record<string, unknown> = {}): CaptchaContext => ({
  http: createFakeHttp(answers).http,
  nonce: 'abc',
  siteKey: 'site-key',
});

/** Lets the provider's script arrive, or not, as soon as it is asked for. */
function stubScripts(kind: 'load' | 'error', provider: Record<string, unknown> = {}) {
  const asked: HTMLScriptElement[] = [];
  Object.assign(window, provider);
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(kind)));
  });
  return { asked, append };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => (problem instanceof Problem ? problem.code : problem),
  );

describe('the self-hosted provider', () => {
  it('solves what the gateway asks, so that the gateway believes it', async () => {
    const challenge = await createChallenge(HOLDER);
    const { altcha } = await prove('altcha', contextOf({ getCaptchaChallenge: challenge }));
    const payload = JSON.parse(atob(altcha ?? '')) as Payload;
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: SECRET,
    });
    expect(verified).toBe(true);
  });

  it('says why there is no challenge', async () => {
    const limited = contextOf({ getCaptchaChallenge: new Problem('tooManyRequests', '') });
    expect(await refusalOf(prove('altcha', limited))).toBe('tooManyRequests');
  });
});

describe('Turnstile', () => {
  type Options = Record<'callback' | 'timeout-callback', (token?: string) => void>;
  const turnstile = (act: (options: Options) => void) => ({
    turnstile: {
      render: (place: HTMLElement, options: Options) => {
        expect(place.closest('dialog')).not.toBeNull();
        queueMicrotask(() => act(options));
        return 'widget';
      },
      remove: vi.fn(),
    },
  });

  it('shows itself in the dialog on top, and its script carries the nonce', async () => {
    document.body.innerHTML = '<dialog open><form></form></dialog>';
    const { asked } = stubScripts(
      'load',
      turnstile((options) => options.callback('token')),
    );
    expect(await prove('turnstile', contextOf())).toEqual({ 'cf-turnstile-response': 'token' });
    expect(asked[0]?.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//);
    expect(asked[0]?.nonce).toBe('abc');
    expect(document.querySelector('form')?.children).toHaveLength(0);
  });

  it('stands above the row of buttons, which would lie over what is below it', async () => {
    document.body.innerHTML =
      '<dialog open><form><input /><div><button type="submit"></button></div></form></dialog>';
    const render = (place: HTMLElement, options: Options) => {
      expect(place.nextElementSibling?.querySelector('[type="submit"]')).toBeTruthy();
      queueMicrotask(() => options.callback('token'));
      return 'widget';
    };
    stubScripts('load', { turnstile: { render, remove: vi.fn() } });
    expect(await prove('turnstile', contextOf())).toEqual({ 'cf-turnstile-response': 'token' });
    expect(document.querySelector('form')?.children).toHaveLength(2);
  });

  it('left unanswered it is no proof', async () => {
    document.body.innerHTML = '<dialog open><form></form></dialog>';
    stubScripts(
      'load',
      turnstile((options) => options['timeout-callback']()),
    );
    expect(await refusalOf(prove('turnstile', contextOf()))).toBe('captchaWrong');
  });
});

describe('GeeTest', () => {
  it('that cannot be reached is said to be out of reach, and asked for again the next time', async () => {
    const { append } = stubScripts('error');
    expect(await refusalOf(prove('geetest', contextOf()))).toBe('captchaUnavailable');
    expect(await refusalOf(prove('geetest', contextOf()))).toBe('captchaUnavailable');
    expect(append).toHaveBeenCalledTimes(2);
  });

  it('gives the fields that the gateway takes', async () => {
    const proof = { lot_number: 'a', captcha_output: 'b', pass_token: 'c', gen_time: 'd' };
    const steps: Record<string, () => void> = {};
    const captcha = {
      onReady: (then: () => void) => {
        queueMicrotask(then);
        return captcha;
      },
      onSuccess: (then: () => void) => {
        steps['success'] = then;
        return captcha;
      },
      onClose: () => captcha,
      onError: () => captcha,
      showCaptcha: () => steps['success']?.(),
      getValidate: () => ({ ...proof, captcha_id: 'more than is sent' }),
      destroy: vi.fn(),
    };
    const initGeetest4 = vi.fn((_: unknown, then: (made: unknown) => void) => then(captcha));
    stubScripts('load', { initGeetest4 });
    expect(await prove('geetest', contextOf())).toEqual(proof);
    expect(initGeetest4.mock.calls[0]?.[0]).toMatchObject({ captchaId: 'site-key' });
    expect(captcha.destroy).toHaveBeenCalledOnce();
  });
});
