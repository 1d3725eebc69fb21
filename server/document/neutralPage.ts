import { getLocale, LOCALE_TAGS, type LocaleTag } from '../../locales/locales.ts';
import type { PlainMessage } from '../../schemas/page.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

/** The first language that a visitor's browser asks for and the product speaks; English otherwise. */
export function chooseNeutralLocale(acceptLanguage: string | undefined): LocaleTag {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LOCALE_TAGS.filter((known) => known === tag))[0] ?? 'en';
}

/** A page without any brand's name, colour or picture. */
export function composeNeutralPage(
  message: PlainMessage,
  locale: LocaleTag,
  nonce: string,
): string {
  const { dir } = getLocale(locale);
  const title = escapeHtml(message.title);
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}h1{margin:0;font-size:26px;line-height:1.2;text-wrap:balance}p{margin:0 auto;max-width:44ch;text-wrap:pretty}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(message.text)}</p></main></body></html>`;
}
