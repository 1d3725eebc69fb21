import type { LocaleTag } from '../../../locales/locales.ts';
import type { BrandFile } from '../../../schemas/brand.schema.ts';

const MAX_TITLE = 80;

const TITLES: Readonly<Record<LocaleTag, (name: string) => string>> = {
  es: (name) => `${name} · Casino, lotería y mesas en vivo`,
  en: (name) => `${name} · Casino, lottery and live tables`,
  ar: (name) => `${name} · كازينو ويانصيب وطاولات مباشرة`,
  ja: (name) => `${name}｜カジノ・ロト・ライブテーブル`,
  vi: (name) => `${name} · Casino, xổ số và bàn trực tiếp`,
};

const DESCRIPTIONS: Readonly<Record<LocaleTag, (name: string) => string>> = {
  es: (name) =>
    `Slots, mesas en vivo, lotería y deportes en una sola cuenta de ${name}. Juega a tu ritmo y con límites claros.`,
  en: (name) =>
    `Slots, live tables, lottery and sports with one ${name} account. Play at your own pace, with clear limits.`,
  ar: (name) =>
    `سلوتس وطاولات مباشرة ويانصيب ورياضة بحساب واحد في ${name}. العب بهدوء وبحدود واضحة تضعها أنت.`,
  ja: (name) =>
    `${name}なら、スロット、ライブテーブル、ロト、スポーツが一つのアカウントで。自分のペースで楽しめます。`,
  vi: (name) =>
    `Slot, bàn trực tiếp, xổ số và thể thao trong một tài khoản ${name}. Chơi vừa sức, có giới hạn rõ ràng.`,
};

/** A title and a description for search engines, in each language, to begin with. */
export function seoTexts(name: string, languages: readonly LocaleTag[]): BrandFile['seo'] {
  const inEach = (write: (tag: LocaleTag) => string) =>
    Object.fromEntries(languages.map((tag) => [tag, write(tag)]));
  return {
    title: inEach((tag) => {
      const title = TITLES[tag](name);
      return [...title].length <= MAX_TITLE ? title : name;
    }),
    description: inEach((tag) => DESCRIPTIONS[tag](name)),
  };
}

const CURRENCIES = {
  es: { code: 'EUR', symbol: '€', decimals: 2 },
  en: { code: 'USD', symbol: '$', decimals: 2 },
  ar: { code: 'AED', symbol: 'د.إ', decimals: 2 },
  ja: { code: 'JPY', symbol: '¥', decimals: 0 },
  vi: { code: 'VND', symbol: '₫', decimals: 0 },
} as const satisfies Record<LocaleTag, BrandFile['currency']>;

/** The currency that is usual where a language is spoken, to begin with. */
export function usualCurrency(tag: LocaleTag): BrandFile['currency'] {
  return CURRENCIES[tag];
}
