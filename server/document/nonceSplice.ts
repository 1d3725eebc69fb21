import { randomFillSync, randomInt } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { NONCE_PLACE } from '../../schemas/page.ts';

/** Random bytes of a nonce. */
const NONCE_BYTES = 18;

/** The end of every nonce, so that each reads alike to what is compressed after it, see below. */
const NONCE_TAIL = 'Lv';

/** A document compressed once, into which each response puts its own nonce. */
export interface SplicedDocument {
  /** Brotli bytes, with a nonce of some response at each of its places. */
  readonly bytes: Buffer;
  /** Where each nonce begins. */
  readonly places: readonly number[];
  /** Whether a response under way holds the bytes. */
  isLent: boolean;
}

/** Random bytes fetched ahead: asking the system for each nonce costs more than all else about it. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let poolOffset = pool.length;

/** A nonce that nobody can guess; no byte of the pool serves twice. */
export function createNonce(): string {
  if (poolOffset === pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  const nonce = pool.toString('base64url', poolOffset, poolOffset + NONCE_BYTES) + NONCE_TAIL;
  poolOffset += NONCE_BYTES;
  return nonce;
}

/** Length of every nonce: base64url writes three bytes as four letters. */
const NONCE_LENGTH = (NONCE_BYTES / 3) * 4 + NONCE_TAIL.length;

/** Bytes that no document holds: those that begin no letter in UTF-8, and control characters but white space. */
const STRANGE_BYTES = [
  ...[0xc0, 0xc1, ...range(0xf5, 0xff)],
  ...[...range(0x01, 0x08), ...range(0x0e, 0x1f), 0x7f],
];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/**
 * What the encoder sees in place of a nonce: no byte twice, none that stands anywhere else and in an order that does
 * not come again, so that nothing in it or after it is like anything else.
 */
function createStandIn(): Buffer {
  const bytes = [...STRANGE_BYTES];
  for (let at = bytes.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [bytes[at], bytes[other]] = [bytes[other]!, bytes[at]!];
  }
  const strange = bytes.slice(0, NONCE_LENGTH - NONCE_TAIL.length);
  return Buffer.concat([Buffer.from(strange), Buffer.from(NONCE_TAIL)]);
}

/**
 * The head of a brotli meta-block that carries a nonce as it is (RFC 7932, section 9.2): not the last, four nibbles of
 * length, uncompressed, padded to a whole byte.
 */
const RAW_BLOCK_HEAD = Buffer.alloc(3);
RAW_BLOCK_HEAD.writeUIntLE(((NONCE_LENGTH - 1) << 3) | (1 << 19), 0, 3);

/** log2 of the bytes that an encoder looks back over: all of a text of this length, so that it asks for no more memory. */
function chooseWindow(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  // Brotli keeps 16 bytes of its window for itself.
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))));
}

async function compressParts(segments: readonly string[], quality: number): Promise<Buffer[]> {
  const bytes = segments.reduce((sum, segment) => sum + Buffer.byteLength(segment), 0);
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      [constants.BROTLI_PARAM_LGWIN]: chooseWindow(bytes),
    },
  });
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const take = () => {
    const bytes = Buffer.concat(chunks);
    chunks = [];
    return bytes;
  };
  const flush = (text: string | Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      stream.once('error', reject);
      stream.write(text);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        stream.off('error', reject);
        resolve(take());
      });
    });
  const parts: Buffer[] = [];
  for (const [index, segment] of segments.entries()) {
    if (index === segments.length - 1) break;
    parts.push(await flush(segment));
    await flush(createStandIn());
  }
  const ended = new Promise<void>((resolve, reject) =>
    stream.once('end', resolve).once('error', reject),
  );
  stream.end(segments.at(-1));
  await ended;
  parts.push(take());
  return parts;
}

function join(parts: readonly Buffer[]): SplicedDocument {
  const [first = Buffer.alloc(0), ...rest] = parts;
  const gap = Buffer.concat([RAW_BLOCK_HEAD, Buffer.alloc(NONCE_LENGTH)]);
  let end = first.length;
  const places = rest.map((part) => {
    const place = end + RAW_BLOCK_HEAD.length;
    end += gap.length + part.length;
    return place;
  });
  return {
    bytes: Buffer.concat([first, ...rest.flatMap((part) => [gap, part])]),
    places,
    isLent: false,
  };
}

function writeNonce(bytes: Buffer, places: readonly number[], nonce: string): Buffer {
  for (const place of places) bytes.write(nonce, place, NONCE_LENGTH, 'latin1');
  return bytes;
}

/** Whether a document reads as its text does with a nonce. */
function isReadable({ bytes, places }: SplicedDocument, segments: readonly string[]): boolean {
  const nonce = createNonce();
  try {
    const plain = brotliDecompressSync(writeNonce(bytes, places, nonce));
    return plain.equals(Buffer.from(segments.join(nonce)));
  } catch {
    return false;
  }
}

/**
 * The bytes of one response. They are the document's own until `response` closes, since a copy for every visitor is
 * the dearest part of an answer; who asks meanwhile gets a copy.
 */
export function spliceNonce(
  document: SplicedDocument,
  nonce: string,
  response: EventEmitter & { readonly destroyed: boolean },
): Buffer {
  const { bytes, places } = document;
  // One whose visitor left while the page was made has closed already and gives nothing back.
  if (document.isLent || response.destroyed) return writeNonce(Buffer.from(bytes), places, nonce);
  document.isLent = true;
  response.once('close', () => (document.isLent = false));
  return writeNonce(bytes, places, nonce);
}

/**
 * Compresses HTML once for many responses that differ in their nonce only. The encoder sees a stand-in of the same
 * length at every place of the nonce; its bytes are dropped and replaced by a raw block. Later parts stay readable
 * because distances are the same, nothing is like a stand-in so that nothing refers to it, and the two bytes before each
 * part, on which brotli's literal contexts depend, are the same in every nonce. That is checked here with a nonce, and
 * in the one case in thousands where two stand-ins share four bytes, tried again with new ones. Text must stand before,
 * between and after the places, as it does in any document.
 */
export async function compressForSplicing(html: string, quality: number): Promise<SplicedDocument> {
  const segments = html.split(NONCE_PLACE);
  for (let attempt = 0; attempt < 3; attempt++) {
    const document = join(await compressParts(segments, quality));
    if (isReadable(document, segments)) return document;
  }
  throw new Error('The document could not be compressed around its nonce.');
}
