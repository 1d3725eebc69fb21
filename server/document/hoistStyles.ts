const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Moves style attributes into rules, since the page's policy allows style elements with the nonce and no attributes.
 * The HTML is React's own, in which a quote outside of a tag is always escaped. What the browser sets later by script
 * is not an attribute to the policy and so still works.
 */
export function hoistStyles(html: string): { readonly html: string; readonly css: string } {
  const ids = new Map<string, number>();
  const plain = html.replace(STYLE_ATTRIBUTE, (_, escaped: string) => {
    const id = ids.get(escaped) ?? ids.size;
    ids.set(escaped, id);
    return ` data-s="${id}"`;
  });
  const css = [...ids]
    .map(([escaped, id]) => `[data-s="${id}"]{${unescapeStyle(escaped)}}`)
    .join('');
  return { html: plain, css };
}

function unescapeStyle(escaped: string): string {
  const text = escaped.replace(
    /&(?:quot|#x27|amp|lt|gt);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
  if (/[<{}]/.test(text))
    throw new Error(`A style attribute holds what could end its rule: ${text}`);
  return text;
}
