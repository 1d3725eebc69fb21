import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { DESK_LOCALE_TAGS, getLocale, type DeskLocaleTag } from '../../../locales/locales.ts';

const FILES = import.meta.glob<{ messages: Messages }>('../../../locales/{en,es}/desk.po');

/** The words of the desk in the languages that it speaks, one loaded at a time. */
export interface DeskLanguage {
  readonly i18n: I18n;
  /** Loads a language and shows it. */
  choose(tag: string): Promise<void>;
}

/** The language to begin with: what was chosen, else the first of the browser's that the desk speaks, else English. */
export function preferredDeskLocale(
  chosen: string | undefined,
  browser: readonly string[],
): DeskLocaleTag {
  const wanted = [chosen ?? '', ...browser].map((tag) => tag.split('-')[0]);
  return wanted.map((tag) => DESK_LOCALE_TAGS.find((known) => known === tag)).find(Boolean) ?? 'en';
}

async function load(tag: DeskLocaleTag): Promise<Messages> {
  const file = FILES[`../../../locales/${tag}/desk.po`];
  if (!file) throw new Error(`No catalogue locales/${tag}/desk.po. Run "npm run extract".`);
  return (await file()).messages;
}

/** Makes the language of a page; it says nothing before the first `choose`. */
export function createDeskLanguage(): DeskLanguage {
  const i18n = setupI18n();
  return {
    i18n,
    async choose(wanted) {
      const tag = preferredDeskLocale(wanted, []);
      const messages = await load(tag);
      // Figures in messages look like all other figures, whatever the browser's own habit is.
      i18n.loadAndActivate({ locale: tag, locales: `${tag}-u-nu-latn`, messages });
      document.documentElement.lang = tag;
      document.documentElement.dir = getLocale(tag).dir;
    },
  };
}
