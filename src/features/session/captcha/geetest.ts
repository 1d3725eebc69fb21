import { Problem } from '../../../platform/http/problem.ts';
import type { ProveCaptcha } from './captchaProof.ts';
import { findPlace } from '../findPlace.ts';
import { loadScript } from './loadScript.ts';

const SCRIPT = 'https://static.geetest.com/v4/gt4.js';

interface Validation {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

interface Geetest {
  onReady(then: () => void): Geetest;
  onSuccess(then: () => void): Geetest;
  onError(then: () => void): Geetest;
  onClose(then: () => void): Geetest;
  showCaptcha(): void;
  getValidate(): Validation | false;
  destroy(): void;
}

type Init = (
  options: { readonly captchaId: string; readonly product: 'bind' },
  then: (captcha: Geetest) => void,
) => void;

declare global {
  interface Window {
    /** Set by GeeTest's script. */
    readonly initGeetest4: Init;
  }
}

/** Asks GeeTest, whose window is its own; closed without an answer, it is no proof. */
export const proveByGeetest: ProveCaptcha = async ({ nonce, siteKey }) => {
  await loadScript(SCRIPT, nonce);
  const { initGeetest4 } = window;
  const captcha = await new Promise<Geetest>((resolve) => {
    initGeetest4({ captchaId: siteKey, product: 'bind' }, resolve);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      captcha
        .onReady(() => {
          captcha.showCaptcha();
          // It puts itself beside the page, where nothing can be pressed while a dialog is open.
          const boxes = document.querySelectorAll('body > [class*="geetest_"]');
          findPlace().append(...boxes);
        })
        .onSuccess(resolve)
        .onClose(() => reject(new Problem('captchaWrong', 'GeeTest was closed.')))
        .onError(() => reject(new Problem('captchaUnavailable', 'GeeTest failed.')));
    });
    const proof = captcha.getValidate();
    if (!proof) throw new Problem('captchaWrong', 'GeeTest gave no proof.');
    const { lot_number, captcha_output, pass_token, gen_time } = proof;
    return { lot_number, captcha_output, pass_token, gen_time };
  } finally {
    captcha.destroy();
  }
};
