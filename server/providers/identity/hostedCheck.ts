import type { JSONSchema } from 'json-schema-to-ts';
import {
  IDENTITY_CHECKS_PATH,
  providerCheckEvent,
  providerCheckValue,
  type ProviderCheckEvent,
} from '../../../schemas/identityApi.ts';
import { compileValidator } from '../../http/validators.ts';
import { callProvider, parseAnswer, providerTimeoutMs, type Fetch } from '../httpCall.ts';
import { ProviderFault } from '../providerFault.ts';
import { isSigned } from '../payments/signatures.ts';
import type { FoundCheck, IdentityProvider, OpenIdentityProvider } from './provider.ts';

const SERVICE = 'identity';

const isAnswer = compileValidator(providerCheckValue as JSONSchema, 'answer');
const isEvent = compileValidator(providerCheckEvent as JSONSchema, 'body');

/** A provider that is set up by its account alone, and speaks `schemas/identityApi.ts`. */
export function createHostedCheck(fetch: Fetch): IdentityProvider {
  /** The answer; null for 404. Throws ProviderFault. */
  async function ask(
    { settings, apiKey }: OpenIdentityProvider,
    { path, body }: { readonly path: string; readonly body?: object },
  ): Promise<FoundCheck | null> {
    const answer = await callProvider(fetch, {
      service: SERVICE,
      url: `${settings.baseUrl.replace(/\/$/, '')}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${apiKey ?? ''}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: providerTimeoutMs,
      // Each call names its check, so a second one changes nothing.
      retry: 'always',
    });
    if (answer.status === 404) return null;
    const found = parseAnswer(SERVICE, answer);
    if (answer.status !== 200) {
      throw new ProviderFault(SERVICE, 'unreachable', `status ${answer.status}`);
    }
    if (!isAnswer(found)) {
      throw new ProviderFault(SERVICE, 'unreachable', 'an answer that is none of the contract');
    }
    return found as FoundCheck;
  }

  /** An answer is about the check that was asked for, or it is none. */
  function requireCheck(found: FoundCheck, check: string): FoundCheck {
    if (found.check === check) return found;
    throw new ProviderFault(SERVICE, 'unreachable', 'an answer about another check');
  }

  return {
    async start(account, wanted) {
      const found = await ask(account, { path: IDENTITY_CHECKS_PATH, body: wanted });
      if (!found) throw new ProviderFault(SERVICE, 'unreachable', 'status 404');
      return requireCheck(found, wanted.check);
    },
    async find(account, check) {
      const path = `${IDENTITY_CHECKS_PATH}/${encodeURIComponent(check)}`;
      const found = await ask(account, { path });
      return found && requireCheck(found, check);
    },
    readWebhook({ settings, webhookSecrets }, request) {
      const form = settings.signature ?? 'standardWebhooks';
      if (!isSigned(form, { ...request, secrets: webhookSecrets })) return null;
      let event: unknown;
      try {
        event = JSON.parse(request.body.toString('utf8'));
      } catch {
        return null;
      }
      return isEvent(event) ? (event as ProviderCheckEvent).data.check : null;
    },
  };
}
