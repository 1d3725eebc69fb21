import type { LocaleTag } from '../../locales/locales.ts';
import {
  type NoticeKind,
  type NoticeLanguage,
  type NoticeText,
  type NoticeValue,
} from '../../schemas/notices.ts';
import { ar } from './words/ar.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ja } from './words/ja.ts';
import { vi } from './words/vi.ts';

/** What the product says, by language. */
export const NOTICE_LANGUAGES: Readonly<Record<LocaleTag, NoticeLanguage>> = { ar, en, es, ja, vi };

/** In whose language, money and clocks a message is written. */
export interface NoticeReader {
  readonly locale: LocaleTag;
  /** IANA. */
  readonly timeZone: string;
  readonly currency: { readonly code: string; readonly symbol: string; readonly decimals: number };
}

/** A placeholder, such as `{amount}`. */
const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** Names of the placeholders in a text, each once. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** What steers the direction of text, and control characters beside line breaks. */
const STEERING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu;

/** A text that somebody else wrote: it cannot turn what stands around it. */
const isolate = (text: string) =>
  text === '' ? '' : `${FIRST_STRONG_ISOLATE}${text.replace(STEERING, '')}${POP_ISOLATE}`;

function writeMoney(amount: string, code: string, { locale, currency }: NoticeReader): string {
  const isOwn = code === currency.code;
  const decimals = isOwn ? currency.decimals : (amount.split('.')[1]?.length ?? 0);
  return (
    new Intl.NumberFormat(`${locale}-u-nu-latn`, {
      style: 'currency',
      // Stands in for the brand's symbol, which Intl need not know.
      currency: 'USD',
      currencyDisplay: isOwn && /\p{S}$/u.test(currency.symbol) ? 'narrowSymbol' : 'code',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
      // Intl takes decimal strings exactly.
      .formatToParts(amount as Intl.StringNumericLiteral)
      .map((part) => (part.type === 'currency' ? (isOwn ? currency.symbol : code) : part.value))
      .join('')
  );
}

function writeValue(value: NoticeValue, reader: NoticeReader): string {
  if ('money' in value) return writeMoney(value.money, value.currency, reader);
  if ('word' in value) return NOTICE_LANGUAGES[reader.locale].words[value.word];
  if ('text' in value) return isolate(value.text);
  const { locale, timeZone } = reader;
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(value.time));
}

/**
 * Writes a message of an event. A merchant's own text takes the place of the product's; what a value is missing for stays
 * empty, and nothing of a value is read as a placeholder.
 */
export function renderNotice(
  kind: NoticeKind,
  values: Readonly<Record<string, NoticeValue>>,
  {
    reader,
    own,
  }: { readonly reader: NoticeReader; readonly own?: Partial<NoticeText> | undefined },
): NoticeText {
  const { title, text } = { ...NOTICE_LANGUAGES[reader.locale].notices[kind], ...own };
  const fill = (template: string) =>
    template.replace(PLACEHOLDER, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? '' : writeValue(value, reader);
    });
  return { title: fill(title).trim(), text: fill(text).trim() };
}
