import { callProvider, providerTimeoutMs, type Fetch, type ProviderAnswer } from './httpCall.ts';
import { ProviderFault, type ProviderFaultReason } from './providerFault.ts';
import type { HttpSmsSettings } from './settings.ts';
import type { SmsMessage } from './message.ts';

/** Words of our contract for what went wrong; any other leaves it to the status. */
const reasonsByError: Readonly<Record<string, ProviderFaultReason>> = {
  invalidNumber: 'invalidNumber',
  quota: 'quota',
  tooMany: 'tooMany',
};

const reasonsByStatus: Readonly<Record<number, ProviderFaultReason>> = {
  402: 'quota',
  422: 'invalidNumber',
  429: 'tooMany',
};

function readError(answer: ProviderAnswer): string {
  try {
    const { error } = JSON.parse(answer.text) as { error?: unknown };
    return typeof error === 'string' ? error : '';
  } catch {
    return '';
  }
}

function explain(answer: ProviderAnswer): ProviderFaultReason {
  const error = readError(answer);
  const named = Object.hasOwn(reasonsByError, error) ? reasonsByError[error] : undefined;
  return named ?? reasonsByStatus[answer.status] ?? 'refused';
}

/** Sends by a provider of our own contract (docs/RUNNING.md). `id` is the same for both tries, so one message is sent. */
export async function sendByHttp(
  fetch: Fetch,
  settings: HttpSmsSettings,
  message: SmsMessage,
  id: string,
  timeoutMs = providerTimeoutMs,
): Promise<void> {
  const { merchantCode: merchant, to, text } = message;
  const answer = await callProvider(fetch, {
    service: 'sms',
    url: settings.url,
    headers: {
      authorization: `Bearer ${settings.token}`,
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify({ merchant, to, from: settings.from, text }),
    timeoutMs,
    retry: 'always',
  });
  if (answer.status >= 200 && answer.status < 300) return;
  throw new ProviderFault('sms', explain(answer), `status ${answer.status}`);
}
