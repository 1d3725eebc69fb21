import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { LocaleTag } from '../../../locales/locales.ts';

const FILES = import.meta.glob<{ messages: Messages }>('../../../locales/*/originals.po');

/** The words of our own games in a language. */
export async function loadOriginalsMessages(tag: LocaleTag): Promise<Messages> {
  const load = FILES[`../../../locales/${tag}/originals.po`];
  if (!load) throw new Error(`No catalogue locales/${tag}/originals.po. Run "npm run extract".`);
  return (await load()).messages;
}

/** A language for a page of our own games. */
export async function loadOriginalsI18n(tag: LocaleTag): Promise<I18n> {
  return setupI18n({
    locale: tag,
    // Figures in messages look like all other figures, whatever the browser's own habit is.
    locales: `${tag}-u-nu-latn`,
    messages: { [tag]: await loadOriginalsMessages(tag) },
  });
}
