import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { pseudoMessage } from '../locales/pseudo.ts';
import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';
import { loadI18n } from '../src/platform/i18n/catalogs.ts';
import { addMessagePart, MESSAGE_PARTS } from '../src/platform/i18n/messageParts.ts';
import { loadOriginalsMessages } from '../src/originals/i18n/originalsCatalogs.ts';
import type { StoryLocale } from './globals.ts';

/** The language of a story, the brand's own wordings in it; a pseudo-language is English, changed. */
export async function loadStoryI18n(brand: ResolvedBrand, locale: StoryLocale): Promise<I18n> {
  const { tag, pseudo } = locale;
  const i18n = await loadI18n(tag, brand.messages[tag]);
  await Promise.all(MESSAGE_PARTS.map((part) => addMessagePart(i18n, part)));
  i18n.load(tag, await loadOriginalsMessages(tag));
  if (!pseudo) return i18n;
  const messages = Object.entries(i18n.messages).map(([id, message]) => [
    id,
    pseudoMessage(message as Parameters<typeof pseudoMessage>[0], pseudo),
  ]);
  return setupI18n({
    locale: tag,
    locales: `${tag}-u-nu-latn`,
    messages: { [tag]: Object.fromEntries(messages) as Messages },
  });
}
