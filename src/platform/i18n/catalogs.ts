import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { LocaleTag } from '../../../locales/locales.ts';
import { loadChunk } from '../chunks/loadChunk.ts';

const FILES = import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po');

/** Source file of a language's catalogue, as the build's manifest names it. */
export const getCatalogSource = (tag: LocaleTag) => `locales/${tag}/messages.po`;

/** Key under which a visitor's language is kept. */
export const LANGUAGE_KEY = 'hisLang';

/**
 * Loads a language: its catalogue, with a merchant's own wordings on top. The ICU parser loads only for wordings that
 * have placeholders.
 */
export async function loadI18n(tag: LocaleTag, wordings: Readonly<Record<string, string>> = {}): Promise<I18n> {
  const load = FILES[`../../../locales/${tag}/messages.po`];
  if (!load) throw new Error(`No catalogue locales/${tag}/messages.po. Run "npm run extract".`);
  const [{ messages }, own] = await Promise.all([loadChunk(load)(), compile(wordings)]);
  return setupI18n({ locale: tag, messages: { [tag]: { ...messages, ...own } } });
}

async function compile(wordings: Readonly<Record<string, string>>): Promise<Messages> {
  if (!Object.values(wordings).some((text) => text.includes('{'))) return { ...wordings };
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  return Object.fromEntries(Object.entries(wordings).map(([id, text]) => [id, compileMessage(text)]));
}
