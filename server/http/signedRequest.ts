import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  hasSignatureForm,
  isFresh,
  isSignedBy,
  SIGNATURE_HEADERS,
} from '../crypto/requestSignature.ts';
import { readIp } from './caller.ts';
import { getVisitorKey } from './visitorKey.ts';
import { createWindowCounter } from './windowCounter.ts';

/** What somebody signs requests with. */
export interface SigningKey {
  readonly id: string;
  /** As text, which is also what signs. */
  readonly secret: string;
}

/** Why a signed request is not heard. */
export type SignatureFaultCode = 'badSignature' | 'staleRequest' | 'tooManyRequests';

/** Who signed a request, and its nonce, which is good once for that key. */
export interface Signer<Key> {
  readonly key: Key;
  readonly nonce: string;
  readonly now: Date;
}

const BAD_SIGNATURES_PER_MINUTE = 60;
const MAX_COUNTED_ADDRESSES = 10_000;

const readHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Lets the routes of a scope get the bytes of a JSON body as they travelled, since those are signed. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

/** The bytes of a request that `takeBytes` read. */
export const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/**
 * Makes what finds out who signed a request. Throws what `fault` makes: badSignature in the same words whatever is wrong,
 * tooManyRequests after many of those from an address, or staleRequest. What is refused is counted and nothing else, so
 * that whoever signs rightly is answered whoever floods beside.
 */
export function createSignatureCheck(
  clock: () => Date,
  fault: (
    code: SignatureFaultCode,
    message: string,
    headers?: Readonly<Record<string, string>>,
  ) => Error,
) {
  const counter = createWindowCounter(clock, { windowMs: 60_000, maxKeys: MAX_COUNTED_ADDRESSES });
  const refuse = (scope: string, signer: string, request: FastifyRequest) => {
    if (counter.count(`${scope} ${getVisitorKey(readIp(request))}`) < BAD_SIGNATURES_PER_MINUTE) {
      return fault('badSignature', `The request is not signed by ${signer}.`);
    }
    return fault('tooManyRequests', 'Too many requests here were not signed rightly.', {
      'retry-after': String(counter.secondsLeft()),
      connection: 'close',
    });
  };
  return async <Key extends SigningKey>(
    request: FastifyRequest,
    {
      scope,
      signer,
      find,
    }: {
      /** Whose keys they are; bad signatures are counted for each. */
      readonly scope: string;
      /** Who may sign, as it is told. */
      readonly signer: string;
      readonly find: (id: string, now: Date) => Promise<Key | null>;
    },
  ): Promise<Signer<Key>> => {
    const now = clock();
    const timestamp = readHeader(request, SIGNATURE_HEADERS.timestamp);
    const nonce = readHeader(request, SIGNATURE_HEADERS.nonce);
    const signature = readHeader(request, SIGNATURE_HEADERS.signature);
    const key = hasSignatureForm({ timestamp, nonce }, signature)
      ? await find(readHeader(request, SIGNATURE_HEADERS.key), now)
      : null;
    const { method, url: path } = request;
    const signed = { method, path, timestamp, nonce, body: bytesOf(request) };
    if (!key || !isSignedBy(key.secret, signed, signature)) throw refuse(scope, signer, request);
    if (!isFresh(timestamp, now)) {
      throw fault('staleRequest', `The clock here says ${now.toISOString()}.`);
    }
    return { key, nonce: `${key.id} ${nonce}`, now };
  };
}
