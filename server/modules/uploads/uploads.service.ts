import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { PICTURE_TYPES, readPicture, type RefusedPicture } from './picture.ts';
import {
  addUpload,
  countUploads,
  findKnownUploads,
  findUpload,
  findUploadFacts,
  listUploads,
} from './uploads.repository.ts';

/** Bytes of pictures that each gateway remembers. */
const REMEMBERED_BYTES = 64 * 1024 * 1024;

/** A picture that was uploaded. */
export interface Upload {
  readonly id: string;
  /** Its address at the merchant's own sites. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** Of what is kept. */
  readonly bytes: number;
  readonly name: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** A file as it is served. */
export interface UploadFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/** Keeps pictures of merchants, and serves them. */
export interface UploadsService {
  /** Makes a picture anew and keeps it, or says why not. The same picture again is the same upload. */
  add(
    tx: Tx,
    merchantCode: string,
    given: {
      readonly bytes: Buffer;
      readonly name: string;
      readonly by: string;
      readonly now: Date;
    },
  ): Promise<Upload | RefusedPicture>;
  /** The newest first; `after` is the last of the page before. */
  list(
    tx: Tx,
    page: { readonly limit: number; readonly after?: { readonly at: Date; readonly id: string } },
  ): Promise<{ readonly uploads: readonly Upload[]; readonly count: number }>;
  /** The picture of an address, or null where the merchant has none there. */
  find(tx: Tx, address: string): Promise<Upload | null>;
  /** A small picture of each, as data addresses, by id. */
  getThumbnails(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  read(merchantCode: string, file: string): Promise<UploadFile | null>;
}

const FILE = /^([A-Za-z0-9_-]{22})\.(png|jpg|webp|svg)$/;
const ADDRESS = /^\/uploads\/([A-Za-z0-9_-]{22})\.(png|jpg|webp|svg)$/;

/** Whether a text is the address of an upload, whoever's. */
export const isUploadAddress = (text: string): boolean => ADDRESS.test(text);

/** Of these addresses, those under which the transaction's merchant has nothing. */
export async function findMissingUploads(
  tx: Tx,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const idOf = (address: string) => ADDRESS.exec(address)?.[1] ?? '';
  const known = await findKnownUploads(tx, addresses.map(idOf));
  return addresses.filter((address) => !known.has(idOf(address)));
}

const nameOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const addressOf = (id: string, type: keyof typeof PICTURE_TYPES) =>
  `/uploads/${id}.${PICTURE_TYPES[type].ending}`;

/** What people called the file, without what no list can show. */
const tidyName = (name: string) =>
  name
    .replace(/[\p{C}\\/]/gu, ' ')
    .trim()
    .slice(-120) || 'picture';

type Row = NonNullable<Awaited<ReturnType<typeof findUploadFacts>>>;

const toUpload = ({ id, type, width, height, size, name, ...row }: Row): Upload => ({
  id,
  address: addressOf(id, type),
  width,
  height,
  bytes: size,
  name,
  addedBy: row.added_by,
  addedAt: row.added_at,
});

/** The longer side of small pictures. */
const THUMBNAIL_SIDE = 320;

const MOST_THUMBNAILS = 2_000;

async function drawThumbnail(found: { readonly bytes: Buffer } | undefined) {
  if (!found) return null;
  const { default: sharp } = await import('sharp');
  const side = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE };
  const bytes = await sharp(found.bytes)
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Makes the service over a database. */
export function createUploadsService({ db }: { readonly db: Database }): UploadsService {
  const remembered = new LRUCache<string, UploadFile>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });
  // Of the content, so whoever may see one sees the same.
  const thumbnails = new LRUCache<string, string>({ max: MOST_THUMBNAILS });
  return {
    async add(tx, merchantCode, { bytes, name, by, now }) {
      const picture = await readPicture(bytes);
      if ('fault' in picture) return picture;
      const { type, width, height } = picture;
      const id = nameOf(picture.bytes);
      await addUpload(tx, {
        merchant_code: merchantCode,
        id,
        type,
        bytes: picture.bytes,
        width,
        height,
        name: tidyName(name),
        added_by: by,
        added_at: now,
      });
      const size = picture.bytes.length;
      const known = { address: addressOf(id, type), width, height, bytes: size };
      return { id, ...known, name: tidyName(name), addedBy: by, addedAt: now };
    },
    async list(tx, page) {
      const rows = await listUploads(tx, page);
      return { uploads: rows.map(toUpload), count: await countUploads(tx) };
    },
    async find(tx, address) {
      const row = await findUploadFacts(tx, ADDRESS.exec(address)?.[1] ?? '');
      return row && addressOf(row.id, row.type) === address ? toUpload(row) : null;
    },
    async getThumbnails(tx, ids) {
      const found = new Map<string, string>();
      for (const id of ids) {
        const thumbnail = thumbnails.get(id) ?? (await drawThumbnail(await findUpload(tx, id)));
        if (thumbnail === null) continue;
        thumbnails.set(id, thumbnail);
        found.set(id, thumbnail);
      }
      return found;
    },
    async read(merchantCode, file) {
      const [, id, ending] = FILE.exec(file) ?? [];
      if (id === undefined) return null;
      const key = `${merchantCode}/${file}`;
      const kept = remembered.get(key);
      if (kept) return kept;
      const row = await withTransaction(db, { merchantCode }, (tx) => findUpload(tx, id));
      if (!row || PICTURE_TYPES[row.type].ending !== ending) return null;
      const found = { body: row.bytes, contentType: PICTURE_TYPES[row.type].media };
      remembered.set(key, found);
      return found;
    },
  };
}
