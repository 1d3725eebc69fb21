import { nearestName } from '../nearestName.ts';
import { meantCountry } from './countries.ts';
import type { Mend } from './mend.ts';

/** What was meant by a text of the wrong form, where its own form tells. */
export function meantText(
  data: string,
  pattern: string,
): { readonly suggestion?: string; readonly mend?: Mend } {
  const meant = pattern.startsWith('^assets/')
    ? meantPicture(data)
    : pattern === '^[A-Z]{2}$'
      ? meantCountry(data)
      : [data.trim(), data.trim().toLowerCase(), data.trim().toUpperCase()].find((text) =>
          new RegExp(pattern, 'u').test(text),
        );
  if (meant === undefined) return {};
  const isSure = !pattern.startsWith('^assets/') && plainOf(meant) === plainOf(data);
  return {
    suggestion: `Did you mean "${meant}"?`,
    ...(isSure && { mend: { kind: 'set', value: meant } as const }),
  };
}

function plainOf(text: string): string {
  return text.trim().toLowerCase();
}

const ENDINGS = ['svg', 'png', 'webp', 'avif', 'jpg', 'ico'];

/** The path of a picture in the folder where pictures are, with an ending that pictures have. */
function meantPicture(written: string): string | undefined {
  const parts = /^(.*?)\.?([^./\\]*)$/.exec(written.trim().replaceAll('\\', '/'));
  if (!parts) return undefined;
  const [, stem = '', ending = ''] = parts;
  const lower = ending.toLowerCase();
  const right = ENDINGS.includes(lower)
    ? lower
    : /^jpe?g?$|^jfif$/.test(lower)
      ? 'jpg'
      : nearestName(lower, ENDINGS);
  if (right === undefined) return undefined;
  const below = stem
    .replace(/^(.*\/)?assets\//, '')
    .replace(/^[./]+/, '')
    .replace(/\s+/g, '-');
  return /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(below) ? `assets/${below}.${right}` : undefined;
}
