import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { LocaleTag } from '../../../locales/locales.ts';
import type { CompiledMessage } from '../../../schemas/resolvedBrand.ts';
import { loadChunk } from '../chunks/loadChunk.ts';

const FILES = import.meta.glob<{ messages: Messages }>('../../../locales/*/messages.po');

/** Source file of a language's catalogue, as the build's manifest names it. */
export const getCatalogSource = (tag: LocaleTag) => `locales/${tag}/messages.po`;

/** Key under which a visitor's language is kept. */
export const LANGUAGE_KEY = 'hisLang';

/** Loads a language: the part of its catalogue that every page needs, with a merchant's own wordings on top. */
export async function loadI18n(
  tag: LocaleTag,
  wordings: Readonly<Record<string, CompiledMessage>> = {},
): Promise<I18n> {
  const load = FILES[`../../../locales/${tag}/messages.po`];
  if (!load) throw new Error(`No catalogue locales/${tag}/messages.po. Run "npm run extract".`);
  const { messages } = await loadChunk(load)();
  return setupI18n({
    locale: tag,
    // Figures in messages look like all other figures, whatever the browser's own habit is.
    locales: `${tag}-u-nu-latn`,
    messages: { [tag]: { ...messages, ...(wordings as Messages) } },
  });
}
