import DOMPurify, { type Config } from 'dompurify';
import {
  addedAttributes,
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  LINK_SCHEMES,
} from '../../../engine/articleHtml.ts';

const CONFIG = {
  ALLOWED_TAGS: [...ARTICLE_TAGS, '#text'],
  ALLOWED_ATTR: [...ARTICLE_ATTRIBUTES],
  ADD_FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // One of the schemes, or an address of this site.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${LINK_SCHEMES.join('|')}):|(?!//)[^:/?#]*(?:[/?#]|$))`,
    'i',
  ),
} satisfies Config;

/** Of the text that is cleaned at the moment; DOMPurify's hooks are everybody's and take no arguments. */
let allowHosts: readonly string[] = [];
let isReady = false;

function addHooks() {
  DOMPurify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    const clean = cleanAttribute(node.localName, attrName, attrValue, { allowHosts });
    attribute.keepAttr = clean !== null;
    if (clean !== null) attribute.attrValue = clean;
  });
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    const added = addedAttributes(node.localName, node.hasAttribute('alt'));
    for (const [name, value] of Object.entries(added)) node.setAttribute(name, value);
    if (node.localName === 'img' && !node.hasAttribute('src')) node.remove();
  });
}

/**
 * Cleans HTML that the gateway has cleaned, by the same list (`engine/articleHtml.ts`), with pictures of this site and
 * of `hosts`. In the browser only: it needs a document.
 */
export function purify(html: string, hosts: readonly string[]) {
  if (!isReady) addHooks();
  isReady = true;
  allowHosts = hosts;
  return DOMPurify.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true });
}
