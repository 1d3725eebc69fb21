import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inkOn } from '../../engine/theme/color.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { BrandStore, LiveBrand } from '../brands/brandStore.ts';
import { escapeHtml } from './escapeHtml.ts';

interface IconKind {
  /** Pixels of each side. */
  readonly size: number;
  /** How much of a side the mark takes; below 1 it stands on the brand's ground, as no corner may show through. */
  readonly share: number;
}

/** The square of a maskable icon that lies within its safe zone, a circle four fifths as wide as the icon. */
const SAFE_SHARE = 0.56;

/** The PNG icons of every brand, by the name of their file. */
const ICONS = {
  'apple-touch-icon.png': { size: 180, share: 0.8 },
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  'maskable-512.png': { size: 512, share: SAFE_SHARE },
} satisfies Readonly<Record<string, IconKind>>;

/** The file name of one of a brand's PNG icons. */
export type IconName = keyof typeof ICONS;

const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

const groundOf = ({ scheme, themeColor }: ResolvedBrand) =>
  themeColor[scheme === 'light' ? 'light' : 'dark'];

/** What icons are drawn of; a favicon of the old kind is none that can be. */
const sourceOf = ({ assets }: ResolvedBrand) =>
  [assets.mark, assets.favicon].find((asset) => asset && !asset.src.endsWith('.ico'))?.src;

const initialOf = ({ name, languages }: ResolvedBrand) =>
  Array.from(name.trim())[0]?.toLocaleUpperCase(languages.default) ?? '';

/** Says what a brand's icons are drawn of; pictures have a hash of their content in their address. */
function keyOf(brand: ResolvedBrand): string {
  const parts = [sourceOf(brand) ?? '', initialOf(brand), groundOf(brand)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** Address of an icon; it changes with what the icon is drawn of. */
export function iconAddress(brand: ResolvedBrand, name: IconName): string {
  return `/brand-icons/${keyOf(brand)}/${name}`;
}

/** The PNG icons as a web app manifest names them. */
export function manifestIcons(brand: ResolvedBrand) {
  const names = ['icon-192.png', 'icon-512.png', 'maskable-512.png'] as const;
  return names.map((name) => ({
    src: iconAddress(brand, name),
    sizes: `${ICONS[name].size}x${ICONS[name].size}`,
    type: 'image/png',
    purpose: ICONS[name].share < 1 ? 'maskable' : 'any',
  }));
}

function drawInitial(brand: ResolvedBrand): Buffer {
  const ground = groundOf(brand);
  const text = `<text x="32" y="46" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="40" fill="${inkOn(ground)}">${escapeHtml(initialOf(brand))}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="${escapeHtml(ground)}"/>${text}</svg>`,
  );
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const DOTS_PER_INCH = 72;
const MOST_PIXELS = 4096 * 4096;

async function drawIcon(source: Buffer, { size, share }: IconKind, ground: string) {
  // A third of a second to load, which no start should wait for; it draws in threads of its own.
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const { width = inner, height = inner, format } = await sharp(source).metadata();
  const isDrawing = format === 'svg';
  const density = Math.ceil((DOTS_PER_INCH * inner) / Math.max(width, height, 1));
  const mark = await sharp(source, {
    limitInputPixels: MOST_PIXELS,
    ...(isDrawing ? { density: Math.min(Math.max(density, 1), 2400) } : {}),
  })
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  const background = share < 1 ? ground : CLEAR;
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer();
}

const KEPT_BYTES = 32 * 1024 * 1024;

/** Draws the icons of brands from their own files, each once while it is kept. */
export class BrandIcons {
  readonly #brands: Pick<BrandStore, 'readAsset'>;
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  readonly #drawing = new Map<string, Promise<Buffer>>();

  constructor(brands: Pick<BrandStore, 'readAsset'>) {
    this.#brands = brands;
  }

  /** The PNG of a live brand's icon, or null where there is none of that key and name. */
  async read(live: LiveBrand, key: string, name: string): Promise<Buffer | null> {
    if (!isIconName(name) || key !== keyOf(live.brand)) return null;
    const address = iconAddress(live.brand, name);
    const known = this.#kept.get(address) ?? this.#drawing.get(address);
    if (known) return known;
    const drawn = this.#draw(live, name);
    this.#drawing.set(address, drawn);
    try {
      const bytes = await drawn;
      this.#kept.set(address, bytes);
      return bytes;
    } finally {
      this.#drawing.delete(address);
    }
  }

  async #draw(live: LiveBrand, name: IconName): Promise<Buffer> {
    const { brand } = live;
    const src = sourceOf(brand);
    const file = src === undefined ? null : await this.#brands.readAsset(live, src);
    const draw = (source: Buffer) => drawIcon(source, ICONS[name], groundOf(brand));
    // A drawing that says no size cannot be drawn.
    const drawn = file && (await draw(file.body).catch(() => null));
    return drawn ?? draw(drawInitial(brand));
  }
}
