import type { I18nProvider } from 'react-admin';
import { DESK_LOCALE_TAGS, getLocale } from '../../../locales/locales.ts';
import type { DeskLanguage } from '../i18n/deskLanguage.ts';

/**
 * Lets react-admin speak through Lingui. Its own texts are in the desk's catalogue under its own ids
 * (`i18n/reactAdminMessages.ts`); whatever else it is asked to translate is a text that was translated before.
 */
export function createI18nProvider({ i18n, choose }: DeskLanguage): I18nProvider {
  return {
    translate(key, { _: fallback, ...values }: { _?: string } & Record<string, unknown> = {}) {
      return key in i18n.messages ? i18n._(key, values) : (fallback ?? key);
    },
    changeLocale: choose,
    getLocale: () => i18n.locale,
    getLocales: () =>
      DESK_LOCALE_TAGS.map((tag) => ({ locale: tag, name: getLocale(tag).nativeName })),
  };
}
