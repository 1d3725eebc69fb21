import type { MailMessage } from './message.ts';
import type { Outbox } from './outbox.ts';
import { ProviderFault } from './providerFault.ts';
import { getSetting, type ByMerchant, type MailSettings } from './settings.ts';
import { sendBySmtp } from './smtpMail.ts';

/** Sends e-mails in the name of a merchant. */
export interface MailSender {
  /** Resolves when the mail server has taken the message. Throws ProviderFault. */
  send(message: MailMessage): Promise<void>;
}

/** What e-mails are sent with. */
export interface MailDeps {
  readonly settings: ByMerchant<MailSettings>;
  readonly clock: () => Date;
  readonly ids: () => string;
  /** Takes the e-mails of merchants without a mail server; undefined outside of the demo. */
  readonly outbox: Outbox | undefined;
  readonly timeoutMs?: number;
}

/** One address and nothing that a mail server could take for a second one, a name or a comment. */
const bareAddress = /^[^\s\p{Cc}<>()[\]\\,;:@"]{1,64}@[^\s\p{Cc}<>()[\]\\,;:@"]{1,190}$/u;

const controlCharacter = /\p{Cc}/u;

function check({ to, subject }: MailMessage): void {
  if (!bareAddress.test(to)) {
    throw new ProviderFault('mail', 'invalidAddress', 'not one bare address');
  }
  if (controlCharacter.test(subject)) {
    throw new ProviderFault('mail', 'refused', 'the subject has more than one line');
  }
}

/** Sends by the merchant's mail server, else the platform's, else into the demo's outbox. */
export function createMailSender(deps: MailDeps): MailSender {
  const { settings, clock, ids, outbox, timeoutMs } = deps;
  return {
    async send(message) {
      check(message);
      const { merchantCode, to, subject, text } = message;
      const setting = getSetting(settings, merchantCode);
      if (setting)
        return sendBySmtp(setting, message, { id: message.id ?? ids(), at: clock(), timeoutMs });
      if (!outbox) throw new ProviderFault('mail', 'notConfigured', 'no mail server is set up');
      outbox.add(merchantCode, { channel: 'mail', to, subject, text });
    },
  };
}
