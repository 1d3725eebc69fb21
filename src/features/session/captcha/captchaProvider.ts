import type { ResolvedBrand } from '../../../../schemas/resolvedBrand.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { CaptchaContext, CaptchaProof, ProveCaptcha } from './captchaProof.ts';

type Provider = Exclude<ResolvedBrand['captcha']['provider'], 'none'>;

const PROVIDERS: Readonly<Record<Provider, () => Promise<ProveCaptcha>>> = {
  altcha: async () => (await import('./altcha.ts')).proveByAltcha,
  turnstile: async () => (await import('./turnstile.ts')).proveByTurnstile,
  geetest: async () => (await import('./geetest.ts')).proveByGeetest,
};

/** Asks a brand's provider; its script is loaded at the first use and no sooner. */
export async function prove(provider: Provider, context: CaptchaContext): Promise<CaptchaProof> {
  try {
    const proveBy = await PROVIDERS[provider]();
    return await proveBy(context);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('captchaUnavailable', `The captcha provider ${provider} failed: ${cause}`);
  }
}
