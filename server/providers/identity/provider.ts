import type { ProviderCheckAnswer, ProviderCheckBody } from '../../../schemas/identityApi.ts';
import type { IdentityProviderSettings } from '../../db/identityTables.ts';
import type { WebhookRequest } from '../payments/provider.ts';

/** A merchant's account at a provider of identity checks, with its keys opened. */
export interface OpenIdentityProvider {
  readonly settings: IdentityProviderSettings;
  /** What the provider is called with. */
  readonly apiKey: string | null;
  /** What its webhooks are signed with; two while one takes over from the other. */
  readonly webhookSecrets: readonly string[];
}

/** Somebody who is to be checked: what is on file, and what has to be shown. */
export type WantedCheck = ProviderCheckBody;

/** What a provider says of a check. */
export type FoundCheck = ProviderCheckAnswer;

/** Who checks members. A call throws ProviderFault where there was no answer: then nothing is known, and it is asked again. */
export interface IdentityProvider {
  /** Begins a check, on a page of the provider or with pictures that were handed on; the same check again changes nothing. */
  start(account: OpenIdentityProvider, wanted: WantedCheck): Promise<FoundCheck>;
  /** How a check stands; null is a clear "never heard of it". */
  find(account: OpenIdentityProvider, check: string): Promise<FoundCheck | null>;
  /** Which check a webhook is about; null where it is not signed by the provider, or is too old. */
  readWebhook(account: OpenIdentityProvider, request: WebhookRequest): string | null;
}
