import type { LocaleTag } from '../locales/locales.ts';
import type { ResolvedBrand } from './resolvedBrand.ts';

/** What of an account was changed by somebody who was signed in. */
export type AccountChange =
  'email' | 'phone' | 'authenticatorOn' | 'authenticatorOff' | 'passkeyAdded' | 'closing';

/** What a message to one person tells. */
export type TemplateContent =
  | {
      readonly kind: 'code';
      readonly code: string;
      /** Minutes for which it is good. */
      readonly minutes: number;
      /** Host name of the site; browsers fill the code in there and nowhere else. */
      readonly host: string;
    }
  | {
      readonly kind: 'passwordLink';
      readonly account: string;
      readonly link: string;
      /** Minutes for which it is good. */
      readonly minutes: number;
    }
  | {
      readonly kind: 'accountChanged';
      readonly account: string;
      readonly change: AccountChange;
    }
  | {
      readonly kind: 'paymentPasswordReset' | 'paymentPasswordCleared';
      readonly account: string;
      /** Hours for which nothing is paid out. */
      readonly hours: number;
    };

/** A message to be written in somebody's language and a brand's name. */
export interface TemplateRequest {
  readonly locale: LocaleTag;
  readonly brand: Pick<ResolvedBrand, 'name' | 'messages'>;
  readonly content: TemplateContent;
}

/** A message in words. */
export interface RenderedTemplate {
  /** Of an e-mail. */
  readonly subject: string;
  /** The whole message as plain text. */
  readonly text: string;
}

/** Writes messages in the languages of the product. */
export type RenderTemplate = (request: TemplateRequest) => Promise<RenderedTemplate>;
