import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { useGate } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useNonce } from '../../platform/theme/NonceContext.tsx';
import type { CaptchaProof } from './captcha/captchaProof.ts';

const loadProvider = loadChunk(() => import('./captcha/captchaProvider.ts'));

/**
 * Asks the brand's captcha provider whether a person is here, and resolves with its proof; undefined where the brand
 * asks none. Rejects with a Problem where there is no proof: `captchaWrong` where the person left it, `captchaUnavailable`
 * where the provider is out of reach.
 */
export function useCaptchaProof(): () => Promise<CaptchaProof | undefined> {
  const { captcha } = useBrand();
  const isOn = useGate('loginCaptcha');
  const http = useHttp();
  const nonce = useNonce();
  return async () => {
    if (!isOn || captcha.provider === 'none') return undefined;
    const { prove } = await loadProvider();
    return prove(captcha.provider, { http, nonce, siteKey: captcha.siteKey ?? '' });
  };
}
