import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { PICTURE_TYPES, readPicture, type RefusedPicture } from './picture.ts';
import {
  addUpload,
  countUploads,
  findKnownUploads,
  findUpload,
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

/** Makes the service over a database. */
export function createUploadsService({ db }: { readonly db: Database }): UploadsService {
  const remembered = new LRUCache<string, UploadFile>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });
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
      const uploads = rows.map(({ id, type, width, height, size, ...row }) => ({
        ...{ id, address: addressOf(id, type), width, height, bytes: size },
        ...{ name: row.name, addedBy: row.added_by, addedAt: row.added_at },
      }));
      return { uploads, count: await countUploads(tx) };
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
