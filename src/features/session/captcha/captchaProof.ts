import type { Http } from '../../../platform/http/http.ts';

/** Asks one provider. Rejects with a Problem. */
export type ProveCaptcha = (context: CaptchaContext) => Promise<CaptchaProof>;

/** What a provider may need. */
export interface CaptchaContext {
  readonly http: Http;
  /** Lets its script pass the document's policy. */
  readonly nonce: string | undefined;
  readonly siteKey: string;
}

/** A provider's proof that a person is here: fields as the provider names them. */
export type CaptchaProof = Record<string, string>;
