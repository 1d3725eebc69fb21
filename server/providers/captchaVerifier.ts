import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';

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
}

/** Remembers which challenges were used, for as long as they are good. */
export interface UsedChallenges {
  /** Whether this is the first use; false for a replay. `id` has at most 100 characters. */
  markUsed(merchantCode: string, id: string, expiresAt: Date): Promise<boolean>;
}
