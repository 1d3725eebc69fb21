import DOMPurify, { type Config } from 'dompurify';

/** The markup of articles that `server/db/sanitiseHtml.ts` lets through; the browser trusts it no further. */
const CONFIG = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sup', 'sub', 'code', 'a', '#text'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'scope', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The three schemes, or an address of this site; a backslash would count as a slash and lead away.
  ALLOWED_URI_REGEXP: /^(?:(?:https|mailto|tel):|(?!\/\/)[^:\\]+$)/i,
} satisfies Config;

let isReady = false;

/** Drops from HTML everything that could run, load, style or frame. In the browser only: it needs a document. */
export function purify(html: string) {
  if (!isReady) {
    DOMPurify.addHook('afterSanitizeAttributes', (node) => {
      if (node.nodeName === 'A') node.setAttribute('rel', 'noopener noreferrer nofollow');
    });
    isReady = true;
  }
  return DOMPurify.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true });
}
