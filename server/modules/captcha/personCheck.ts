import type { Caller } from '../../http/caller.ts';
import type { Features } from '../../http/gateway.ts';
import { Problem } from '../../http/problem.ts';
import type { CaptchaVerifier } from '../../providers/captchaVerifier.ts';
import { ProviderFault } from '../../providers/providerFault.ts';

/** A call that somebody must prove to make in person. */
export interface PersonCall {
  readonly caller: Caller;
  readonly features: Features;
  readonly proof: Readonly<Record<string, string>> | undefined;
}

const value = { captcha: false };

/**
 * Asks the brand's captcha provider, where the feature `loginCaptcha` is on. Throws Problem captchaRequired without a
 * proof, captchaWrong for one that is not good, captchaUnavailable where the provider cannot tell.
 */
export async function checkPerson(
  verifier: CaptchaVerifier,
  { caller, features, proof }: PersonCall,
): Promise<void> {
  const { merchantCode, captcha } = caller.brand;
  if (!features.loginCaptcha || captcha.provider === 'none') return;
  if (!proof || Object.keys(proof).length === 0) {
    throw new Problem('captchaRequired', 'The captcha provider was not asked.', { value });
  }
  const { provider, siteKey } = captcha;
  const request = { merchantCode, provider, siteKey, fields: proof, ip: caller.ip };
  const verdict = await verifier.verify(request).catch((cause: unknown) => {
    if (!(cause instanceof ProviderFault)) throw cause;
    throw new Problem('captchaUnavailable', 'The captcha provider cannot tell.', { cause });
  });
  if (verdict === 'failed') {
    throw new Problem('captchaWrong', 'The captcha provider says no.', { value });
  }
}
