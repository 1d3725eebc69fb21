import { Problem } from '../../../platform/http/problem.ts';
import type { ProveCaptcha } from './captchaProof.ts';
import { findPlace } from '../findPlace.ts';
import { loadScript } from './loadScript.ts';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly appearance: 'interaction-only';
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => boolean;
      readonly 'timeout-callback': () => void;
      readonly 'unsupported-callback': () => void;
    },
  ): string | undefined;
  remove(id: string): void;
}

declare global {
  interface Window {
    /** Set by Cloudflare's script. */
    readonly turnstile: Turnstile;
  }
}

/** Above the row with the form's button: that stays in sight while the form scrolls, and would lie over what is below. */
function putIn(place: HTMLElement): void {
  const around = findPlace();
  const row = around.querySelector('form [type="submit"]')?.closest('form > *');
  if (row) row.before(place);
  else (around.querySelector('form') ?? around).append(place);
}

/** Asks Cloudflare's Turnstile, which shows itself only where it doubts. */
export const proveByTurnstile: ProveCaptcha = async ({ nonce, siteKey }) => {
  await loadScript(SCRIPT, nonce);
  const { turnstile } = window;
  const place = document.createElement('div');
  putIn(place);
  let id: string | undefined;
  try {
    const token = await new Promise<string>((resolve, reject) => {
      const fail = (code: 'captchaWrong' | 'captchaUnavailable') =>
        reject(new Problem(code, 'Turnstile gave no token.'));
      id = turnstile.render(place, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => {
          fail('captchaUnavailable');
          return true;
        },
        'timeout-callback': () => fail('captchaWrong'),
        'unsupported-callback': () => fail('captchaUnavailable'),
      });
    });
    return { 'cf-turnstile-response': token };
  } finally {
    if (id !== undefined) turnstile.remove(id);
    place.remove();
  }
};
