import { createHmac } from 'node:crypto';
import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from './httpCall.ts';
import { ProviderFault } from './providerFault.ts';

/** What GeeTest's widget gave, to be checked. */
export interface GeetestCheck {
  /** The captcha's public id. */
  readonly id: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const isWhole = (fields: GeetestCheck['fields']) =>
  /^[0-9a-zA-Z]{16,64}$/.test(fields.lot_number ?? '') &&
  /^\d{1,16}$/.test(fields.gen_time ?? '') &&
  Boolean(fields.captcha_output && fields.pass_token);

/** Asks GeeTest (version 4) whether somebody passed. Throws ProviderFault where GeeTest cannot tell. */
export async function verifyGeetest(fetch: Fetch, check: GeetestCheck): Promise<boolean> {
  const { id, key, fields, timeoutMs = providerTimeoutMs } = check;
  if (!isWhole(fields)) return false;
  const { lot_number = '', captcha_output = '', pass_token = '', gen_time = '' } = fields;
  const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
  const answer = await callProvider(fetch, {
    service: 'captcha',
    url: `https://gcaptcha4.geetest.com/validate?captcha_id=${encodeURIComponent(id)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      lot_number,
      captcha_output,
      pass_token,
      gen_time,
      sign_token,
    }).toString(),
    timeoutMs,
    retry: 'ifUnsent',
  });
  const body = parseAnswer('captcha', answer);
  if (!('status' in body) || body.status !== 'success' || !('result' in body)) {
    const code = 'code' in body ? String(body.code) : `status ${answer.status}`;
    throw new ProviderFault('captcha', 'refused', `GeeTest does not answer: ${code}`);
  }
  return body.result === 'success';
}
