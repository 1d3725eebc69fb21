import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  AccountChange,
  RenderedTemplate,
  TemplateContent,
  TemplateRequest,
} from '../../schemas/messageTemplates.ts';
import { loadI18n } from '../platform/i18n/catalogs.ts';
import { addMessagePart } from '../platform/i18n/messageParts.ts';

const TEXTS = {
  codeSubject: msg({
    id: 'letter.code.subject',
    context: 'Subject of the e-mail with a code; brand is the name of the site',
    message: 'Your {brand} code',
  }),
  codeText: msg({
    id: 'letter.code.text',
    context: 'SMS or e-mail with a code, kept short; brand is the name of the site',
    message:
      '{code} is your {brand} code. It is good for {minutes, plural, one {# minute} other {# minutes}}. Never share it with anyone.',
  }),
  linkSubject: msg({
    id: 'letter.password.subject',
    context: 'Subject of the e-mail with the link to a new password',
    message: 'Choose a new password for {brand}',
  }),
  linkIntro: msg({
    id: 'letter.password.intro',
    context: 'E-mail with the link to a new password, first paragraph',
    message: 'We were asked for a new password for the account {account} at {brand}.',
  }),
  linkAction: msg({
    id: 'letter.password.action',
    context: 'E-mail with the link to a new password, above the link',
    message:
      'Choose it here. The link works once, within {minutes, plural, one {# minute} other {# minutes}}:',
  }),
  linkIgnore: msg({
    id: 'letter.password.ignore',
    context: 'E-mail with the link to a new password, last paragraph',
    message: 'If this was not you, ignore this message: your password stays as it is.',
  }),
  changeSubject: msg({
    id: 'letter.change.subject',
    context: 'Subject of the e-mail that tells of a change of an account; brand is a site',
    message: 'Your {brand} account was changed',
  }),
  changeEmail: msg({
    id: 'letter.change.email',
    context: 'SMS or e-mail, kept short: account is a name, brand a site',
    message: 'The e-mail address of your account {account} at {brand} was changed.',
  }),
  changePhone: msg({
    id: 'letter.change.phone',
    context: 'SMS or e-mail, kept short: account is a name, brand a site',
    message: 'The mobile number of your account {account} at {brand} was changed.',
  }),
  changeAuthenticatorOn: msg({
    id: 'letter.change.authenticatorOn',
    context: 'SMS or e-mail, kept short: account is a name, brand a site',
    message: 'An authenticator app was added to your account {account} at {brand}.',
  }),
  changeAuthenticatorOff: msg({
    id: 'letter.change.authenticatorOff',
    context: 'SMS or e-mail, kept short: account is a name, brand a site',
    message: 'The authenticator app was removed from your account {account} at {brand}.',
  }),
  changePasskeyAdded: msg({
    id: 'letter.change.passkeyAdded',
    context: 'SMS or e-mail, kept short: account is a name, brand a site',
    message: 'A passkey was added to your account {account} at {brand}.',
  }),
  changeClosing: msg({
    id: 'letter.change.closing',
    context: 'SMS or e-mail, kept short: account is a name, brand a site',
    message:
      'Your account {account} at {brand} closes in a day, as was asked for. Log in to keep it.',
  }),
  changeNotYou: msg({
    id: 'letter.change.notYou',
    context: 'SMS or e-mail, after what was changed',
    message: 'If this was not you, contact customer service at once.',
  }),
  resetSubject: msg({
    id: 'letter.paymentPassword.subject',
    context: 'Subject of the e-mail to who has another payment password; brand is the site',
    message: 'Your {brand} payment password',
  }),
  resetText: msg({
    id: 'letter.paymentPassword.reset',
    context: 'SMS or e-mail after a payment password was replaced by a code, kept short',
    message:
      'A new payment password was set for {account} at {brand}. Nothing is paid out for {hours, plural, one {# hour} other {# hours}}. If this was not you, contact customer service at once.',
  }),
  clearedText: msg({
    id: 'letter.paymentPassword.cleared',
    context: 'SMS or e-mail after customer service took a payment password away, kept short',
    message:
      'Customer service has removed the payment password of {account} at {brand}. You can set a new one; nothing is paid out for {hours, plural, one {# hour} other {# hours}} after that. If you did not ask for this, contact us at once.',
  }),
} satisfies Record<string, MessageDescriptor>;

type Say = (name: keyof typeof TEXTS) => string;

/** How browsers recognise the code of an SMS and the site that it belongs to (WebOTP). */
const boundTo = (host: string, code: string) => `@${host} #${code}`;

const CHANGES = {
  email: 'changeEmail',
  phone: 'changePhone',
  authenticatorOn: 'changeAuthenticatorOn',
  authenticatorOff: 'changeAuthenticatorOff',
  passkeyAdded: 'changePasskeyAdded',
  closing: 'changeClosing',
} as const satisfies Record<AccountChange, keyof typeof TEXTS>;

const WRITERS: {
  readonly [K in TemplateContent['kind']]: (
    say: Say,
    content: Extract<TemplateContent, { kind: K }>,
  ) => RenderedTemplate;
} = {
  code: (say, { host, code }) => ({
    subject: say('codeSubject'),
    text: `${say('codeText')}\n\n${boundTo(host, code)}`,
  }),
  passwordLink: (say, { link }) => ({
    subject: say('linkSubject'),
    text: `${say('linkIntro')}\n\n${say('linkAction')}\n${link}\n\n${say('linkIgnore')}\n`,
  }),
  accountChanged: (say, { change }) => ({
    subject: say('changeSubject'),
    text: `${say(CHANGES[change])} ${say('changeNotYou')}`,
  }),
  paymentPasswordReset: (say) => ({ subject: say('resetSubject'), text: say('resetText') }),
  paymentPasswordCleared: (say) => ({ subject: say('resetSubject'), text: say('clearedText') }),
};

function write<K extends TemplateContent['kind']>(
  i18n: I18n,
  brandName: string,
  content: Extract<TemplateContent, { kind: K }>,
): RenderedTemplate {
  const values = { ...content, brand: brandName };
  const say: Say = (name) => {
    const descriptor: MessageDescriptor = { ...TEXTS[name], values };
    return i18n._(descriptor);
  };
  return WRITERS[content.kind as K](say, content);
}

/** Writes a message to one person in their language, with the brand's own wordings. */
export async function renderTemplate({
  locale,
  brand,
  content,
}: TemplateRequest): Promise<RenderedTemplate> {
  const i18n = await loadI18n(locale, brand.messages[locale]);
  await addMessagePart(i18n, 'gateway');
  return write(i18n, brand.name, content);
}
