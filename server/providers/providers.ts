import type { MarkUsed } from '../db/usedNonces.ts';
import { createCaptchaArt, type CaptchaArt } from './captchaArt.ts';
import { createCaptchaVerifier, type CaptchaVerifier } from './captchaVerifier.ts';
import { createDrand, type Beacon } from './drand.ts';
import type { Fetch } from './httpCall.ts';
import { createIdentityProviders, type IdentityProviders } from './identity/identityProviders.ts';
import { createMailSender, type MailSender } from './mailSender.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createPaymentProviders, type PaymentProviders } from './payments/paymentProviders.ts';
import { createPhoneAuthVerifier, type PhoneAuthVerifier } from './phoneAuth.ts';
import { createPushService, type PushService } from './webPush.ts';
import type { ProviderSettings } from './settings.ts';
import { createSmsSender, type SmsSender } from './smsSender.ts';

/** Every outside service of a gateway. */
export interface Providers {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly push: PushService;
  /** The key of the environment by which push services know this gateway. */
  readonly pushKeys: ProviderSettings['pushKeys'];
  readonly captchaArt: CaptchaArt;
  readonly captcha: CaptchaVerifier;
  readonly phoneAuth: PhoneAuthVerifier;
  readonly payments: PaymentProviders;
  readonly identity: IdentityProviders;
  /** Mixed into own draws of lotteries; undefined where none is set up. */
  readonly beacon: Beacon | undefined;
  /** Messages that nobody sent; undefined outside of the demo. */
  readonly outbox: Outbox | undefined;
}

/** What the adapters are made from. */
export interface ProviderDeps {
  readonly settings: ProviderSettings;
  readonly fetch: Fetch;
  readonly clock: () => Date;
  /** Makes UUIDs. */
  readonly ids: () => string;
  /** Random bytes; the caller says how many. */
  readonly random: (bytes: number) => Buffer;
  /** The gateway's own, at least 32 bytes. */
  readonly secret: Uint8Array;
  /** What it was before. */
  readonly formerSecrets?: readonly Uint8Array[];
  /** Keeps which captcha challenges were used. */
  readonly markUsed: MarkUsed;
}

/** 48 bits: so many that no remainder is noticeably likelier than another. */
const bytesOfChance = 6;

/** Makes the adapters of outside services; nothing is asked of any before somebody needs it. */
export function createProviders(deps: ProviderDeps): Providers {
  const { settings, fetch, clock, ids, random } = deps;
  const outbox = settings.hasOutbox ? createOutbox(clock) : undefined;
  const randomInt = (below: number) => random(bytesOfChance).readUIntBE(0, bytesOfChance) % below;
  return {
    sms: createSmsSender({ settings: settings.sms, fetch, ids, outbox }),
    mail: createMailSender({ settings: settings.mail, clock, ids, outbox }),
    push: createPushService(fetch),
    pushKeys: settings.pushKeys,
    captchaArt: createCaptchaArt(randomInt),
    captcha: createCaptchaVerifier({ ...deps, randomInt }),
    phoneAuth: createPhoneAuthVerifier({
      fetch,
      clock,
      isEmulated: settings.phoneAuthEmulator !== undefined,
    }),
    payments: createPaymentProviders(fetch),
    identity: createIdentityProviders(fetch),
    beacon:
      settings.drandUrls.length > 0
        ? createDrand({ urls: settings.drandUrls, fetch, clock })
        : undefined,
    outbox,
  };
}
