import { isHostAllowed } from './brand/host.ts';

/**
 * What HTML of merchants (announcements, help) may hold. The gateway and the browser each clean it with a library of
 * their own and both go by this list, so they cannot differ. Ids, names, classes and styles are never kept.
 */
export const ARTICLE_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'aside', 'header'],
  ...['footer', 'address', 'blockquote', 'pre', 'figure', 'figcaption', 'details', 'summary'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'br', 'hr', 'wbr', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sup', 'sub', 'span'],
  ...['code', 'kbd', 'samp', 'var', 'q', 'cite', 'abbr', 'bdi', 'bdo', 'ruby', 'rt', 'rp'],
];

/** What is dropped with all that is in it; of any other element that is not listed the content stays. */
export const DROPPED_WITH_CONTENT: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'title', 'svg', 'math', 'iframe', 'object'],
  ...['audio', 'video', 'canvas', 'select', 'option', 'textarea', 'button'],
  ...['noembed', 'noframes', 'plaintext', 'xmp'],
];

/** What links may begin with, beside an address of this site. */
export const LINK_SCHEMES: readonly string[] = ['https', 'mailto', 'tel', 'tg', 'whatsapp'];

/** Where pictures may come from, beside an address of this site. */
export interface PictureHosts {
  /** Hosts and `*.` patterns in their normal form. */
  readonly allowHosts: readonly string[];
  /** The site's own names; an address that has one of them is kept as a path. */
  readonly ownHosts?: readonly string[];
}

type Clean = (value: string, hosts: PictureHosts) => string | null;

const matching =
  (pattern: RegExp): Clean =>
  (value) =>
    pattern.test(value) ? value.toLowerCase() : null;

const anyText: Clean = (value) => value;
const measure = matching(/^[1-9]\d{0,3}$/);
const ordinal = matching(/^-?\d{1,6}$/);
const cells = matching(/^\d{1,3}$/);

/** By element, `*` for all of them: what an attribute's value becomes, or null where it is dropped. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Clean>>>> = {
  '*': {
    dir: matching(/^(ltr|rtl|auto)$/i),
    lang: (value) => (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value) ? value : null),
  },
  a: { href: cleanLink },
  img: { src: cleanPicture, alt: anyText, width: measure, height: measure },
  ol: { start: ordinal },
  li: { value: ordinal },
  details: { open: () => '' },
  abbr: { title: anyText },
  th: { scope: matching(/^(row|col)(group)?$/i), colspan: cells, rowspan: cells },
  td: { colspan: cells, rowspan: cells },
};

/** What these elements have whatever was written: links hand nothing on, nor do pictures. */
const FIXED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { rel: 'noopener noreferrer nofollow' },
  img: { loading: 'lazy', referrerpolicy: 'no-referrer' },
};

/** Names of the attributes that some element may have. */
export const ARTICLE_ATTRIBUTES: readonly string[] = [
  ...new Set([...Object.values(ATTRIBUTES), ...Object.values(FIXED)].flatMap(Object.keys)),
];

/** What an attribute as written becomes, or null where the element may not have it. Names in lower case. */
export function cleanAttribute(
  tag: string,
  name: string,
  written: string,
  hosts: PictureHosts,
): string | null {
  const fixed = FIXED[tag];
  if (fixed && Object.hasOwn(fixed, name)) return fixed[name] ?? null;
  const own = ATTRIBUTES[tag];
  const rules = own && Object.hasOwn(own, name) ? own : ATTRIBUTES['*'];
  const clean = rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
  return clean?.(written.trim(), hosts) ?? null;
}

/** What an element gets beside what was written; a picture without a text is an ornament. */
export function addedAttributes(tag: string, hasAlt: boolean): Readonly<Record<string, string>> {
  return { ...FIXED[tag], ...(tag === 'img' && !hasAlt ? { alt: '' } : {}) };
}

/** Browsers skip control characters within an address, and take a backslash for a slash. */
const MISLEADING = /[\u0000-\u001f\u007f\\]/;

/** What stands before the first colon, where that may be read as a scheme. */
const SCHEME = /^([^/?#]*?):/;

function cleanLink(href: string): string | null {
  if (MISLEADING.test(href) || href.startsWith('//')) return null;
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  return scheme === undefined || LINK_SCHEMES.includes(scheme) ? href : null;
}

function cleanPicture(src: string, { allowHosts, ownHosts = [] }: PictureHosts): string | null {
  if (MISLEADING.test(src)) return null;
  if (/^\/(?!\/)/.test(src)) return src;
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return null;
  const { host, username, password, pathname, search } = new URL(src);
  if (username || password) return null;
  if (ownHosts.includes(host) && !pathname.startsWith('//')) return pathname + search;
  return isHostAllowed(host, allowHosts) ? src : null;
}
