import type { ResolvedBrand } from '../../../../schemas/resolvedBrand.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** A provider's proof that a person is here: fields as the provider names them. */
export type CaptchaProof = Record<string, string>;

/** What a provider may need. */
export interface CaptchaContext {
  readonly http: Http;
  /** Lets its script pass the document's policy. */
  readonly nonce: string | undefined;
  readonly siteKey: string;
}

/** Asks one provider. Rejects with a Problem. */
export type ProveCaptcha = (context: CaptchaContext) => Promise<CaptchaProof>;

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
