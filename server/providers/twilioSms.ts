import {
  callProvider,
  parseAnswer,
  providerTimeoutMs,
  type Fetch,
  type ProviderAnswer,
} from './httpCall.ts';
import { ProviderFault, type ProviderFaultReason } from './providerFault.ts';
import type { TwilioSettings } from './settings.ts';
import type { SmsMessage } from './message.ts';

/** A number that gets nothing: malformed, a short code, a country not allowed, opted out, out of reach, no mobile phone. */
const numberCodes = new Set([21211, 21265, 21408, 21610, 21612, 21614, 21635]);
/** An account that is not active, suspended, or at its daily limit. */
const quotaCodes = new Set([20005, 30002, 63038]);
/** Too many calls, too fast a sender, a full queue. */
const tooManyCodes = new Set([14107, 20429, 21611]);

function explain(status: number, code: unknown): ProviderFaultReason {
  if (typeof code === 'number') {
    if (numberCodes.has(code)) return 'invalidNumber';
    if (quotaCodes.has(code)) return 'quota';
    if (tooManyCodes.has(code)) return 'tooMany';
  }
  return status === 429 ? 'tooMany' : 'refused';
}

function readCode(answer: ProviderAnswer): unknown {
  const body = parseAnswer('sms', answer);
  return 'code' in body ? body.code : undefined;
}

/** Sends by Twilio's Messages resource, which knows no idempotency: only what never left is tried again. */
export async function sendByTwilio(
  fetch: Fetch,
  settings: TwilioSettings,
  { to, text }: SmsMessage,
  timeoutMs = providerTimeoutMs,
): Promise<void> {
  const { account, token, from } = settings;
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From';
  const answer = await callProvider(fetch, {
    service: 'sms',
    url: `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages.json`,
    headers: {
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ To: to, [sender]: from, Body: text }).toString(),
    timeoutMs,
    retry: 'ifUnsent',
  });
  if (answer.status === 201) return;
  const code = readCode(answer);
  throw new ProviderFault('sms', explain(answer.status, code), `Twilio code ${String(code)}`);
}
