import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from './httpCall.ts';
import { ProviderFault } from './providerFault.ts';

/** A token of Turnstile's widget, to be checked. */
export interface TurnstileCheck {
  readonly secret: string;
  readonly token: string;
  readonly ip: string;
  /** UUID; with it the same token may be asked about twice. */
  readonly id: string;
  readonly timeoutMs?: number;
}

const mostTokenCharacters = 2_048;

/** Asks Cloudflare whether a token is good. Throws ProviderFault where Cloudflare cannot tell. */
export async function verifyTurnstile(fetch: Fetch, check: TurnstileCheck): Promise<boolean> {
  const { secret, token, ip, id, timeoutMs = providerTimeoutMs } = check;
  if (!token || token.length > mostTokenCharacters) return false;
  const answer = await callProvider(fetch, {
    service: 'captcha',
    url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      secret,
      response: token,
      remoteip: ip,
      idempotency_key: id,
    }).toString(),
    timeoutMs,
    retry: 'always',
  });
  const body = parseAnswer('captcha', answer);
  if ('success' in body && body.success === true) return true;
  const codes =
    'error-codes' in body && Array.isArray(body['error-codes']) ? body['error-codes'] : [];
  if (codes.some((code) => code === 'missing-input-secret' || code === 'invalid-input-secret')) {
    throw new ProviderFault('captcha', 'refused', 'Turnstile does not know the secret');
  }
  if (codes.includes('internal-error')) {
    throw new ProviderFault('captcha', 'unreachable', 'Turnstile has an internal error');
  }
  return false;
}
