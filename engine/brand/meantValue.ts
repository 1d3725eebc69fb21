import { LOCALE_TAGS } from '../../locales/locales.ts';
import { certainName, suggestName } from '../nearestName.ts';

/** What is called otherwise elsewhere. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  twitter: 'x',
  xcom: 'x',
  fb: 'facebook',
  meta: 'facebook',
  messenger: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  tg: 'telegram',
  tme: 'telegram',
  wa: 'whatsapp',
  wapp: 'whatsapp',
  yt: 'youtube',
  auto: 'system',
  automatic: 'system',
  device: 'system',
  night: 'dark',
  black: 'dark',
  day: 'light',
  bright: 'light',
  white: 'light',
  cloudflare: 'turnstile',
  google: 'firebase',
  off: 'none',
  seamless: 'single',
  all: 'everyone',
  everybody: 'everyone',
  player: 'members',
  players: 'members',
};

/** The value that another name or way of writing stands for; undefined where none is meant for certain. */
function meantValue(written: string, allowed: readonly string[]): string | undefined {
  const own = plain(written);
  const same = allowed.filter((name) => plain(name) === own);
  if (same.length === 1) return same[0];
  const other = OTHER_NAMES[own];
  if (other !== undefined && Object.hasOwn(OTHER_NAMES, own) && allowed.includes(other))
    return other;
  const tags: readonly string[] = LOCALE_TAGS;
  const tag = allowed.every((name) => tags.includes(name)) ? languageOf(written) : undefined;
  return tag !== undefined && allowed.includes(tag) ? tag : undefined;
}

/**
 * What to do about a text that is none of those allowed. Never advises what is `taken`, because it is written beside
 * it already.
 */
export function adviseValue(
  written: string,
  allowed: readonly string[],
  taken: readonly string[] = [],
): { readonly suggestion?: string | undefined; readonly mend?: { kind: 'set'; value: string } } {
  const free = allowed.filter((name) => !taken.includes(name));
  const meant =
    meantValue(written, allowed) ?? certainName(written, free) ?? certainName(written, allowed);
  if (meant !== undefined && taken.includes(meant)) {
    return { suggestion: `"${meant}" stands here already; remove this.` };
  }
  if (meant !== undefined) {
    return { suggestion: `Did you mean "${meant}"?`, mend: { kind: 'set', value: meant } };
  }
  const isOfLanguages =
    free.length > 0 && free.every((name) => (LOCALE_TAGS as readonly string[]).includes(name));
  const language = isOfLanguages ? languageOf(written) : undefined;
  if (language === undefined || plain(language) === plain(written))
    return { suggestion: suggestName(written, free) };
  return {
    suggestion: `Did you mean "${language}"? Livery does not speak it yet; it knows ${free.join(', ')}.`,
  };
}

/** The tag of a language from its name, a longer or regional code, or the code of a country that speaks it. */
function languageOf(written: string): string | undefined {
  const text = written.trim().replaceAll('_', '-').slice(0, 100);
  for (const tag of LOCALE_TAGS) {
    const names = ['en', ...LOCALE_TAGS].map((locale) =>
      new Intl.DisplayNames([locale], { type: 'language' }).of(tag),
    );
    if (names.some((name) => name !== undefined && plain(name) === plain(text))) return tag;
  }
  const [first = '', region] = text.split('-');
  // In the place of a language "jp" is the country of Japanese; "es" is a language all the same.
  const asCountry = /^[a-z]{2}$/i.test(first) && region === undefined ? speech(first) : undefined;
  const asLanguage = canonical(first);
  if (asLanguage !== undefined && (LOCALE_TAGS as readonly string[]).includes(asLanguage))
    return asLanguage;
  return asCountry ?? asLanguage;
}

function canonical(code: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(code);
    const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(
      tag ?? code,
    );
    return name === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}

/** What most people of a country speak. */
function speech(country: string): string | undefined {
  try {
    const { language } = new Intl.Locale(`und-${country}`).maximize();
    return language === 'und' || (language === 'en' && !/^(gb|us|au|uk|nz|ie|ca)$/i.test(country))
      ? undefined
      : language;
  } catch {
    return undefined;
  }
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
