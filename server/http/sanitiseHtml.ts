import sanitizeHtml from 'sanitize-html';
import {
  addedAttributes,
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  cleanAttribute,
  DROPPED_WITH_CONTENT,
  LINK_SCHEMES,
  type PictureHosts,
} from '../../engine/articleHtml.ts';

const makeOptions = (hosts: PictureHosts): sanitizeHtml.IOptions => ({
  allowedTags: [...ARTICLE_TAGS],
  nonTextTags: [...DROPPED_WITH_CONTENT],
  // Which element may have which is decided below.
  allowedAttributes: { '*': [...ARTICLE_ATTRIBUTES] },
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, written) => {
      const kept = Object.entries(written).flatMap(([name, value]): [string, string][] => {
        const clean = cleanAttribute(tagName, name, value, hosts);
        return clean === null ? [] : [[name, clean]];
      });
      const attribs = Object.fromEntries(kept);
      return {
        tagName,
        attribs: { ...attribs, ...addedAttributes(tagName, attribs.alt !== undefined) },
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
});

/** Broken markup, such as a cell that opens within a cell, is put right one level at a time. */
const MOST_PASSES = 50;

/**
 * Keeps the markup of an article and its pictures from `hosts` (none by default), and drops everything that could run,
 * load from elsewhere, style or frame; `engine/articleHtml.ts` has the list. Idempotent.
 */
export function sanitiseHtml(html: string, hosts: PictureHosts = { allowHosts: [] }): string {
  const options = makeOptions(hosts);
  let clean = sanitizeHtml(html, options);
  for (let pass = 1; pass < MOST_PASSES; pass++) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
