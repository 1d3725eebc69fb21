import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocaleTag } from '../../locales/locales.ts';
import type { PlainMessages } from '../../schemas/page.ts';
import { loadI18n } from '../platform/i18n/catalogs.ts';
import { addMessagePart } from '../platform/i18n/messageParts.ts';

const TEXTS = {
  failureTitle: msg({
    id: 'plain.failure.title',
    context: 'Heading when the site could not start',
    message: 'The site didn’t load',
  }),
  failureText: msg({
    id: 'plain.failure.text',
    context: 'Text when the site could not start',
    message: 'Check your connection, then try again. Nothing you did is lost.',
  }),
  retry: msg({
    id: 'plain.failure.retry',
    context: 'Button: load the page again',
    message: 'Try again',
  }),
  unknownHostTitle: msg({
    id: 'plain.unknownHost.title',
    context: 'Heading at an address where no site is served',
    message: 'There is no site at this address',
  }),
  unknownHostText: msg({
    id: 'plain.unknownHost.text',
    context: 'Text at an address where no site is served',
    message: 'Check the spelling of the address, or ask whoever gave it to you.',
  }),
  brokenTitle: msg({
    id: 'plain.broken.title',
    context: 'Heading when a site cannot be served at the moment',
    message: 'This site is taking a short break',
  }),
  brokenText: msg({
    id: 'plain.broken.text',
    context: 'Text when a site cannot be served at the moment',
    message: 'We are putting something right. Please try again in a few minutes.',
  }),
} satisfies Record<string, MessageDescriptor>;

/** What the gateway says where the application cannot, in one language. */
export async function getPlainMessages(locale: LocaleTag): Promise<PlainMessages> {
  const i18n = await loadI18n(locale);
  await addMessagePart(i18n, 'gateway');
  const say = (name: keyof typeof TEXTS) => i18n._(TEXTS[name]);
  return {
    failure: { title: say('failureTitle'), text: say('failureText'), retry: say('retry') },
    unknownHost: { title: say('unknownHostTitle'), text: say('unknownHostText') },
    broken: { title: say('brokenTitle'), text: say('brokenText') },
  };
}
