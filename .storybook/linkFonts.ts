import { fontFaceCss, fontStylesheets } from '../engine/theme/fontFaceCss.ts';
import type { FontScript } from '../engine/theme/fonts.ts';
import type { ResolvedBrand } from '../schemas/resolvedBrand.ts';

/**
 * Puts the fonts of a brand and a script on the page and no others, and waits for what its first layout measures by:
 * a story looks the same whichever came before, and whichever of its fonts' pieces comes first.
 */
export async function linkFonts(
  { display, text }: ResolvedBrand['fonts'],
  script: FontScript,
): Promise<void> {
  const families = [display, text];
  writeFaces(fontFaceCss(families, [script]));
  await linkSheets(fontStylesheets(families, [script]));
  const faces = [...document.fonts].filter(({ unicodeRange }) => holdsSpace(unicodeRange));
  // Without its fonts a story still shows.
  await Promise.allSettled(faces.map((face) => face.load()));
}

/** Written anew, the same fonts would be loaded anew by every story. */
function writeFaces(css: string): void {
  const style = document.getElementById('livery-fonts') ?? document.createElement('style');
  style.id = 'livery-fonts';
  if (style.textContent !== css) style.textContent = css;
  if (!style.isConnected) document.head.prepend(style);
}

/** Whether a piece of a font holds the space, which is what browsers take a font's measures from. */
function holdsSpace(unicodeRange: string): boolean {
  return unicodeRange.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return parseInt(from, 16) <= 0x20 && parseInt(to, 16) >= 0x20;
  });
}

async function linkSheets(sheets: readonly string[]): Promise<void> {
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[data-fonts]')];
  const isWanted = (link: HTMLLinkElement) => sheets.includes(link.dataset['fonts']!);
  for (const link of linked) if (!isWanted(link)) link.remove();
  const missing = sheets.filter((href) => !linked.some((link) => link.dataset['fonts'] === href));
  await Promise.all(missing.map(addSheet));
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset['fonts'] = href;
  return new Promise((done) => {
    // Without its fonts a story still shows.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
