import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { MAX_ASSET_BYTES, MAX_ASSET_SIDE, type AssetFacts } from '../../engine/brand/assetFacts.ts';
import { assetAddress } from '../../engine/brand/resolveBrand.ts';
import { inspectSvg } from '../../engine/brand/svgProblems.ts';
import type { BrandAssetFile, LiveBrand } from './brandStore.ts';
import { isInside } from './textFiles.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

/** What sharp calls the format of a file that has this ending. */
const FORMATS: Readonly<Record<string, string>> = {
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
  '.jpg': 'jpeg',
  '.ico': 'ico',
};

const CACHE_BYTES = 64 * 1024 * 1024;
const EXAMINED_FILES = 2000;

/** The type a picture is served as. */
function contentTypeOf(file: string): string {
  return CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** Pictures of brands on disk, with a bounded memory of their bytes by address. */
export class AssetFiles {
  readonly #bytes = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  /** Of brands that are served in their last good state: their files may be gone. */
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  /** What was found in files that are the same since; many brands share the pictures of one. */
  readonly #examined = new LRUCache<string, { mark: string; facts: AssetFacts }>({
    max: EXAMINED_FILES,
  });
  readonly #displayPath: (file: string) => string;

  constructor(displayPath: (file: string) => string) {
    this.#displayPath = displayPath;
  }

  /** What is behind a path in a brand's folder. Never throws. */
  async inspect(folder: string, name: string): Promise<AssetFacts> {
    const file = path.resolve(folder, name);
    if (!file.startsWith(path.join(path.resolve(folder), 'assets') + path.sep)) {
      return { state: 'outside' };
    }
    try {
      if (!(await isInside(folder, file))) return { state: 'outside' };
      const facts = await stat(file);
      const known = this.#examined.get(file);
      const mark = `${facts.dev} ${facts.ino} ${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}`;
      if (known?.mark === mark) return known.facts;
      if (!facts.isFile()) return { state: 'unreadable', reason: 'it is no file' };
      if (facts.size > MAX_ASSET_BYTES) return { state: 'tooLarge', sizeBytes: facts.size };
      const found = await this.#examine(file, name, await readFile(file));
      this.#examined.set(file, { mark, facts: found });
      return found;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') {
        return { state: 'missing', nearby: await listNearby(folder) };
      }
      return { state: 'unreadable', reason: code ?? 'it is damaged' };
    }
  }

  async #examine(file: string, name: string, bytes: Buffer): Promise<AssetFacts> {
    const hash = hashOf(bytes);
    const common = {
      state: 'present' as const,
      file: this.#displayPath(file),
      sizeBytes: bytes.length,
      hash,
    };
    const ending = path.extname(name);
    if (ending === '.svg') {
      const { problems, ...size } = inspectSvg(bytes.toString('utf8'));
      if (problems.length === 0) this.#bytes.set(assetAddress(hash, name), bytes);
      return { ...common, ...size, svgProblems: problems };
    }
    const picture = await readPicture(bytes, ending);
    if (picture.format === undefined && begins(bytes, ending)) return { state: 'damaged' };
    if (picture.format !== FORMATS[ending]) return { state: 'wrongType', found: picture.format };
    if (!(await canBeDrawn(bytes, picture))) return { state: 'damaged' };
    this.#bytes.set(assetAddress(hash, name), bytes);
    const { width, height } = picture;
    return { ...common, width, height, svgProblems: [] };
  }

  /** The file behind an address of a brand's, with or without the part that all of them begin with. */
  async read(files: LiveBrand['files'], asked: string): Promise<BrandAssetFile | null> {
    const address = `/brand-assets/${asked.replace(/^\/?(brand-assets\/)?/, '')}`;
    const file = Object.hasOwn(files, address) ? files[address] : undefined;
    const body = await this.#readBytes(address, file);
    return body && { body, contentType: contentTypeOf(address) };
  }

  /** The bytes behind an address, from memory or, where the content is still the same, from disk. */
  async #readBytes(address: string, file: string | undefined): Promise<Buffer | null> {
    const known = this.#bytes.get(address) ?? this.#kept.get(address);
    if (known || file === undefined) return known ?? null;
    const bytes = await readFile(file).catch(() => null);
    if (!bytes || bytes.length > MAX_ASSET_BYTES || !address.includes(`/${hashOf(bytes)}/`)) {
      return null;
    }
    this.#bytes.set(address, bytes);
    return bytes;
  }

  /** Holds on to bytes whose files may be gone. */
  keep(addresses: Iterable<string>): void {
    for (const address of addresses) {
      const bytes = this.#bytes.get(address);
      if (bytes) this.#kept.set(address, bytes);
    }
  }
}

interface Picture {
  /** Undefined where the bytes are no picture. */
  readonly format?: string;
  readonly width?: number;
  readonly height?: number;
}

/** sharp knows no icons; theirs is told by its first bytes. */
async function readPicture(bytes: Buffer, ending: string): Promise<Picture> {
  if (ending === '.ico' && bytes.length > 6 && bytes.readUInt32LE(0) === 0x10000) {
    return { format: 'ico', width: bytes[6] || 256, height: bytes[7] || 256 };
  }
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch((): Picture => ({}));
  return { format, width, height };
}

/** With what a file of this ending begins. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.avif': /^.{4}ftyp/s,
  '.jpg': /^\xff\xd8\xff/,
};

function begins(bytes: Buffer, ending: string): boolean {
  return BEGINNINGS[ending]?.test(bytes.toString('latin1', 0, 16)) ?? false;
}

/** So many pixels are drawn to see whether a picture is whole; larger ones are warned of anyhow. */
const MOST_PIXELS = MAX_ASSET_SIDE * MAX_ASSET_SIDE;

async function canBeDrawn(bytes: Buffer, { format, width, height }: Picture): Promise<boolean> {
  if (format === 'ico') return isWholeIcon(bytes);
  if (!width || !height) return false;
  if (width * height > MOST_PIXELS) return true;
  return sharp(bytes, { failOn: 'truncated', sequentialRead: true })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Whether an icon holds every picture that it lists. */
function isWholeIcon(bytes: Buffer): boolean {
  const count = bytes.readUInt16LE(4);
  const entries = Array.from({ length: count }, (_, index) => 6 + index * 16);
  return entries.every(
    (at) =>
      at + 16 <= bytes.length &&
      bytes.readUInt32LE(at + 8) + bytes.readUInt32LE(at + 12) <= bytes.length,
  );
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

async function listNearby(folder: string): Promise<readonly string[]> {
  const names = await readdir(path.join(folder, 'assets'), { recursive: true }).catch(() => []);
  return names.slice(0, 200).map((name) => `assets/${name.split(path.sep).join('/')}`);
}
