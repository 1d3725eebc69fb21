import type { Skin } from './skin.ts';

/** Addresses of a game's pictures by symbol id. */
export type Pictures = ReadonlyMap<string, string>;

const SYMBOL = /<symbol id="([\w-]+)"[^>]*>([\s\S]*?)<\/symbol>/g;
const DEFINITIONS = /<defs>[\s\S]*?<\/defs>/;
const PALETTE = /var\(--g-([\w-]+)\)/g;

const made = new WeakMap<Skin, Pictures>();

/**
 * Each symbol of a game as a picture of its own, in the colours of its palette: a hundred of them turn without a hundred
 * drawings in the page.
 */
export function picturesOf(skin: Skin): Pictures {
  let pictures = made.get(skin);
  if (!pictures) made.set(skin, (pictures = makePictures(skin)));
  return pictures;
}

/** Kept, so that what was read once stays read. */
const prepared: HTMLImageElement[] = [];

/** Reads a game's pictures one by one, so that none has to be read while reels turn. */
export async function preparePictures(skin: Skin): Promise<void> {
  for (const address of picturesOf(skin).values()) {
    const picture = new Image();
    prepared.push(picture);
    picture.src = address;
    // What cannot be read shows as a gap, and the game goes on.
    await picture.decode().catch(() => undefined);
  }
}

function makePictures({ symbols, palette, prefix }: Skin): Pictures {
  const painted = symbols.replace(PALETTE, (_, name: string) => palette[name] ?? 'none');
  const [definitions = ''] = DEFINITIONS.exec(painted) ?? [];
  return new Map(
    [...painted.matchAll(SYMBOL)].map(([, id = '', drawing = '']) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${definitions}${drawing}</svg>`;
      return [id.slice(prefix.length), `data:image/svg+xml,${encodeURIComponent(svg)}`];
    }),
  );
}
