import { StartError } from '../startError.ts';

/** An SMS provider that speaks our own contract, which docs/RUNNING.md writes down. */
export interface HttpSmsSettings {
  readonly provider: 'http';
  readonly url: string;
  readonly token: string;
  readonly from: string | undefined;
}

/** Twilio; `from` is a number, a sender's name or the SID of a messaging service. */
export interface TwilioSettings {
  readonly provider: 'twilio';
  readonly account: string;
  readonly token: string;
  readonly from: string;
}

/** How text messages are sent. */
export type SmsSettings = HttpSmsSettings | TwilioSettings;

/** How e-mails are sent. */
export interface MailSettings {
  /** `smtps://` or `smtp://`, with user and password. */
  readonly url: string;
  /** Sender: an address, with or without a name. */
  readonly from: string;
}

/** What the platform has, and what some merchants have in its place. */
export interface ByMerchant<T> {
  readonly platform: T | undefined;
  readonly own: Readonly<Record<string, T>>;
}

/** What the operator set for outside services. Secrets come from the environment alone. */
export interface ProviderSettings {
  readonly sms: ByMerchant<SmsSettings>;
  readonly mail: ByMerchant<MailSettings>;
  /** The key by which push services know this gateway; undefined where the database keeps one. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  readonly turnstileSecret: ByMerchant<string>;
  readonly geetestKey: ByMerchant<string>;
  /** `host:port` of Firebase's emulator, which vouches for anything; demo only. */
  readonly phoneAuthEmulator: string | undefined;
  /** Addresses that hand on the rounds of drand; none where own draws are made without a beacon. */
  readonly drandUrls: readonly string[];
  /** Whether messages without a provider go to the outbox page. */
  readonly hasOutbox: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads one variable of a group, of the platform or of one merchant. */
interface Reader {
  /** The variable's whole name, for messages. */
  name(base: string): string;
  get(base: string): string | undefined;
  /** Throws StartError where it is missing; `purpose` ends the sentence "… is needed …". */
  require(base: string, purpose: string): string;
}

/** Codes as the brand file allows them, so that a typing error is not taken for a merchant. */
const merchantCode = /^[A-Z0-9][A-Z0-9_]{1,31}$/;
const twilioAccount = /^AC[0-9a-f]{32}$/i;

function createReader(variables: Variables, suffix: string): Reader {
  const name = (base: string) => base + suffix;
  const get = (base: string) => variables[name(base)]?.trim() || undefined;
  return {
    name,
    get,
    require(base, purpose) {
      const text = get(base);
      if (text) return text;
      throw new StartError(`${name(base)} is needed ${purpose}.`);
    },
  };
}

function readMerchantCodes(variables: Variables, bases: readonly string[]): string[] {
  const codes = new Set<string>();
  for (const [variable, text] of Object.entries(variables)) {
    const base = bases.find((known) => variable.startsWith(`${known}_`));
    if (!base || !text?.trim()) continue;
    const code = variable.slice(base.length + 1);
    if (!merchantCode.test(code)) {
      throw new StartError(
        `${variable} does not end in a merchant code, which has capital letters, digits and underscores.`,
      );
    }
    codes.add(code);
  }
  return [...codes].sort();
}

/** A merchant's own group stands in place of the platform's as a whole, so that no secret meets another's address. */
function readByMerchant<T>(
  variables: Variables,
  bases: readonly string[],
  parse: (reader: Reader) => T,
): ByMerchant<T> {
  const platform = createReader(variables, '');
  const isSet = bases.some((base) => platform.get(base) !== undefined);
  return {
    platform: isSet ? parse(platform) : undefined,
    own: Object.fromEntries(
      readMerchantCodes(variables, bases).map((code) => [
        code,
        parse(createReader(variables, `_${code}`)),
      ]),
    ),
  };
}

function parseTwilio(reader: Reader): TwilioSettings {
  const purpose = `with ${reader.name('SMS_PROVIDER')}=twilio`;
  const account = reader.require('SMS_ACCOUNT', purpose);
  if (!twilioAccount.test(account)) {
    throw new StartError(
      `${reader.name('SMS_ACCOUNT')} must be the account's SID: "AC" and 32 hexadecimal digits.`,
    );
  }
  if (reader.get('SMS_URL')) {
    throw new StartError(`${reader.name('SMS_URL')} means nothing ${purpose}.`);
  }
  return {
    provider: 'twilio',
    account,
    token: reader.require('SMS_TOKEN', purpose),
    from: reader.require('SMS_FROM', purpose),
  };
}

function parseSms(reader: Reader): SmsSettings {
  const provider = reader.get('SMS_PROVIDER') ?? 'http';
  if (provider === 'twilio') return parseTwilio(reader);
  if (provider !== 'http') {
    throw new StartError(
      `${reader.name('SMS_PROVIDER')} is "${provider}"; it must be http or twilio.`,
    );
  }
  const url = reader.require('SMS_URL', 'to send text messages');
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new StartError(`${reader.name('SMS_URL')} must be an address that begins with https://.`);
  }
  const token = reader.require('SMS_TOKEN', 'to send text messages');
  return { provider, url, token, from: reader.get('SMS_FROM') };
}

function parseMail(reader: Reader): MailSettings {
  const url = reader.require('SMTP_URL', 'to send e-mails');
  // The address may hold a password, so it is not repeated.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname) {
    throw new StartError(
      `${reader.name('SMTP_URL')} must be an address such as smtps://user:password@mail.example.com, with special characters percent-encoded.`,
    );
  }
  const from = reader.require('MAIL_FROM', 'to send e-mails');
  if (!/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from)) {
    throw new StartError(
      `${reader.name('MAIL_FROM')} is "${from}"; it must be an address such as "Nova <no-reply@example.com>".`,
    );
  }
  return { url, from };
}

function parseEmulator(reader: Reader, isDemo: boolean): string | undefined {
  const address = reader.get('FIREBASE_AUTH_EMULATOR_HOST');
  if (address && !isDemo) {
    throw new StartError(
      'FIREBASE_AUTH_EMULATOR_HOST is set, and the emulator vouches for any phone number; unset it, or set DEMO=1.',
    );
  }
  return address;
}

function parseDrand(reader: Reader): readonly string[] {
  const urls = (reader.get('DRAND_URL') ?? '').split(/[\s,]+/).filter(Boolean);
  for (const url of urls) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new StartError(
        `DRAND_URL has "${url}"; it must be one or more addresses such as https://api.drand.sh, separated by commas.`,
      );
    }
  }
  return urls.map((url) => url.replace(/\/+$/, ''));
}

function parsePushKeys(reader: Reader): ProviderSettings['pushKeys'] {
  const publicKey = reader.get('VAPID_PUBLIC_KEY');
  const privateKey = reader.get('VAPID_PRIVATE_KEY');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (
    !/^[A-Za-z0-9_-]{87}$/.test(publicKey ?? '') ||
    !/^[A-Za-z0-9_-]{43}$/.test(privateKey ?? '')
  ) {
    throw new StartError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, as "npx web-push generate-vapid-keys" writes them.',
    );
  }
  return { publicKey: publicKey!, privateKey: privateKey! };
}

/** Reads the settings of outside services. Throws StartError naming the faulty variable, never a secret. */
export function parseProviderSettings(variables: Variables, isDemo: boolean): ProviderSettings {
  const smsBases = ['SMS_PROVIDER', 'SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'];
  const secret = (base: string) =>
    readByMerchant(variables, [base], (own) => own.require(base, 'to check captchas'));
  return {
    sms: readByMerchant(variables, smsBases, parseSms),
    mail: readByMerchant(variables, ['SMTP_URL', 'MAIL_FROM'], parseMail),
    pushKeys: parsePushKeys(createReader(variables, '')),
    turnstileSecret: secret('TURNSTILE_SECRET'),
    geetestKey: secret('GEETEST_KEY'),
    phoneAuthEmulator: parseEmulator(createReader(variables, ''), isDemo),
    drandUrls: parseDrand(createReader(variables, '')),
    hasOutbox: isDemo,
  };
}

/** A merchant's own setting, else the platform's. */
export function getSetting<T>(settings: ByMerchant<T>, merchantCode: string): T | undefined {
  return Object.hasOwn(settings.own, merchantCode) ? settings.own[merchantCode] : settings.platform;
}
