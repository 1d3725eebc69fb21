import arabicRanges from '@fontsource/noto-sans-arabic/unicode.json';
import japaneseRanges from '@fontsource/noto-sans-jp/unicode.json';
import ranges from '@fontsource/noto-sans/unicode.json';
import { create, type Font } from 'fontkit';
import { fetchFile } from '../http/fetchFile.ts';
import { Problem } from '../http/problem.ts';

/** What draws a letter; undefined where no font of documents has it. */
export type FontOf = (codePoint: number) => Font | undefined;

/** Inclusive ranges of code points. */
type Ranges = readonly (readonly [number, number])[];

/**
 * Fonts of documents, one family for every brand: a document embeds static files, where the site's own are variable.
 * WOFF and not WOFF2, whose glyphs fontkit cannot cut out.
 */
const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,vietnamese}-{400,600}-normal.woff',
    '../../../node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-{400,600}-normal.woff',
    '../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-*-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** The ranges of a `unicode-range`, such as "U+0-FF, U+131, U+4??". */
export function readRanges(text: string): Ranges {
  const found = text.matchAll(/U\+([0-9A-F]+)(\?*)(?:-([0-9A-F]+))?/gi);
  return [...found].map(([, first = '', open = '', last = first]) => [
    Number.parseInt(first + '0'.repeat(open.length), 16),
    Number.parseInt(open === '' ? last : first + 'F'.repeat(open.length), 16),
  ]);
}

interface Subset {
  readonly regular: string;
  readonly strong: string;
  readonly ranges: Ranges;
}

function subsetsOf(family: string, known: Readonly<Record<string, string>>): readonly Subset[] {
  return Object.entries(known).flatMap(([subset, text]) => {
    const name = `${family}-${subset.replaceAll(/[[\]]/g, '')}`;
    const fileOf = (weight: number) =>
      FILES[`../../../node_modules/@fontsource/${family}/files/${name}-${weight}-normal.woff`];
    const regular = fileOf(400);
    if (regular === undefined) return [];
    return [{ regular, strong: fileOf(600) ?? regular, ranges: readRanges(text) }];
  });
}

const loaded = new Map<string, Promise<Font>>();

async function loadFont(url: string): Promise<Font> {
  const response = await fetchFile(url, {});
  if (!('file' in response)) throw new Problem('offline', 'A font could not be read.');
  return create(new Uint8Array(await response.file.arrayBuffer()) as Buffer) as Font;
}

/** Loads only the files that the letters of some texts need. Rejects with Problem offline where one did not come. */
export async function loadDocumentFonts(
  texts: Iterable<string>,
): Promise<{ readonly regular: FontOf; readonly strong: FontOf }> {
  const subsets = [
    ...subsetsOf('noto-sans', ranges).toReversed(), // Latin is the last of them
    ...subsetsOf('noto-sans-arabic', arabicRanges),
    ...subsetsOf('noto-sans-jp', japaneseRanges),
  ];
  const subsetOf = new Map<number, Subset>();
  for (const text of texts) {
    for (const letter of text) {
      const codePoint = letter.codePointAt(0)!;
      if (subsetOf.has(codePoint)) continue;
      const has = ([first, last]: Ranges[number]) => codePoint >= first && codePoint <= last;
      const subset = subsets.find((one) => one.ranges.some(has));
      if (subset) subsetOf.set(codePoint, subset);
    }
  }
  const urls = new Set([...subsetOf.values()].flatMap(({ regular, strong }) => [regular, strong]));
  const fonts = new Map<string, Font>();
  await Promise.all(
    [...urls].map(async (url) => {
      const font = loaded.get(url) ?? loadFont(url);
      loaded.set(url, font);
      font.catch(() => loaded.delete(url));
      fonts.set(url, await font);
    }),
  );
  const drawnBy = (weight: 'regular' | 'strong') => (codePoint: number) =>
    fonts.get(subsetOf.get(codePoint)?.[weight] ?? '');
  return { regular: drawnBy('regular'), strong: drawnBy('strong') };
}
