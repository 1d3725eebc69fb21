import type { Fetch } from './httpCall.ts';
import { sendByHttp } from './httpSms.ts';
import type { SmsMessage } from './message.ts';
import type { Outbox } from './outbox.ts';
import { ProviderFault } from './providerFault.ts';
import { getSetting, type ByMerchant, type SmsSettings } from './settings.ts';
import { sendByTwilio } from './twilioSms.ts';

/** Sends text messages in the name of a merchant. */
export interface SmsSender {
  /** Resolves when the provider has taken the message. Throws ProviderFault. */
  send(message: SmsMessage): Promise<void>;
}

/** What text messages are sent with. */
export interface SmsDeps {
  readonly settings: ByMerchant<SmsSettings>;
  readonly fetch: Fetch;
  readonly ids: () => string;
  /** Takes the messages of merchants without a provider; undefined outside of the demo. */
  readonly outbox: Outbox | undefined;
  readonly timeoutMs?: number;
}

const e164 = /^\+[1-9]\d{6,14}$/;

/** Sends by the merchant's provider, else the platform's, else into the demo's outbox. */
export function createSmsSender({ settings, fetch, ids, outbox, timeoutMs }: SmsDeps): SmsSender {
  return {
    async send(message) {
      const { merchantCode, to, text } = message;
      if (!e164.test(to)) {
        throw new ProviderFault('sms', 'invalidNumber', 'the number is not in E.164');
      }
      const setting = getSetting(settings, merchantCode);
      if (setting?.provider === 'twilio') return sendByTwilio(fetch, setting, message, timeoutMs);
      if (setting) return sendByHttp(fetch, setting, message, message.id ?? ids(), timeoutMs);
      if (!outbox) throw new ProviderFault('sms', 'notConfigured', 'no provider is set up');
      outbox.add(merchantCode, { channel: 'sms', to, text });
    },
  };
}
