import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { LocaleTag } from '../../../locales/locales.ts';

const FILES = import.meta.glob<{ messages: Messages }>('../../../locales/*/house.po');

/** The words of the house's games in a language. */
export async function loadHouseMessages(tag: LocaleTag): Promise<Messages> {
  const load = FILES[`../../../locales/${tag}/house.po`];
  if (!load) throw new Error(`No catalogue locales/${tag}/house.po. Run "npm run extract".`);
  return (await load()).messages;
}

/** A language for a page of the house's games. */
export async function loadHouseI18n(tag: LocaleTag): Promise<I18n> {
  return setupI18n({
    locale: tag,
    // Figures in messages look like all other figures, whatever the browser's own habit is.
    locales: `${tag}-u-nu-latn`,
    messages: { [tag]: await loadHouseMessages(tag) },
  });
}
