import type { Challenge } from 'altcha-lib/types';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { createAltchaChallenge, verifyAltcha, type AltchaDeps } from './altcha.ts';
import { verifyGeetest } from './geetest.ts';
import type { Fetch } from './httpCall.ts';
import { ProviderFault } from './providerFault.ts';
import { getSetting, type ProviderSettings } from './settings.ts';
import { verifyTurnstile } from './turnstile.ts';

/** A captcha provider that a brand can choose. */
export type CaptchaProvider = Exclude<ResolvedBrand['captcha']['provider'], 'none'>;

/** What the browser got from a captcha provider. */
export interface CaptchaProof {
  readonly merchantCode: string;
  readonly provider: CaptchaProvider;
  /** The brand's public key with the provider; GeeTest is asked by it. */
  readonly siteKey?: string;
  /** The provider's own field names: `altcha`; `cf-turnstile-response`; `lot_number`, `captcha_output`, `pass_token` and `gen_time`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly ip: string;
}

/** Tells people from robots by what a captcha provider said. */
export interface CaptchaVerifier {
  /** Throws ProviderFault where the provider cannot tell: nobody passes then. */
  verify(proof: CaptchaProof): Promise<'passed' | 'failed'>;
  /** A challenge of the self-hosted provider (`altcha`), for the browser to solve. */
  createChallenge(merchantCode: string): Promise<Challenge>;
}

/** What captchas are checked with. */
export interface CaptchaDeps extends AltchaDeps {
  readonly settings: Pick<ProviderSettings, 'turnstileSecret' | 'geetestKey'>;
  readonly fetch: Fetch;
  /** Makes UUIDs. */
  readonly ids: () => string;
  readonly timeoutMs?: number;
}

function requireSecret(name: string, secret: string | undefined): string {
  if (secret) return secret;
  throw new ProviderFault('captcha', 'notConfigured', `${name} is not set`);
}

/** Checks captchas by the provider that the brand names. */
export function createCaptchaVerifier(deps: CaptchaDeps): CaptchaVerifier {
  const { settings, fetch, ids, timeoutMs } = deps;

  const isPassed = ({ merchantCode, provider, siteKey, fields, ip }: CaptchaProof) => {
    switch (provider) {
      case 'altcha':
        return verifyAltcha(deps, merchantCode, fields.altcha ?? '');
      case 'turnstile': {
        const set = getSetting(settings.turnstileSecret, merchantCode);
        const secret = requireSecret('TURNSTILE_SECRET', set);
        const token = fields['cf-turnstile-response'] ?? '';
        return verifyTurnstile(fetch, { secret, token, ip, id: ids(), timeoutMs });
      }
      case 'geetest': {
        const key = requireSecret('GEETEST_KEY', getSetting(settings.geetestKey, merchantCode));
        const id = requireSecret("captcha.siteKey of the brand's file", siteKey);
        return verifyGeetest(fetch, { id, key, fields, timeoutMs });
      }
    }
  };

  return {
    verify: async (proof) => ((await isPassed(proof)) ? 'passed' : 'failed'),
    createChallenge: (merchantCode) => createAltchaChallenge(deps, merchantCode),
  };
}
