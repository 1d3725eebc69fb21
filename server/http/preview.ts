import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { readCookie } from './cookies.ts';

/** Name in the query of the link by which a draft is looked at. */
export const PREVIEW_QUERY = 'preview';

/** For as long as somebody takes to look. */
export const PREVIEW_SECONDS = 15 * 60;

/** One version of an entry of content that a visitor sees in place of what shows to others. */
export interface Preview {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  /** For whom the page is to look. */
  readonly as: 'guest' | 'member';
}

/** Signs what somebody may look at, and reads it again. */
export interface Previews {
  /** Good for 15 minutes at the sites of one merchant. */
  sign(preview: Preview & { readonly merchantCode: string }, now: Date): string;
  /** Undefined for whatever was not signed for this merchant, or is over. */
  read(token: string, merchantCode: string, now: Date): Preview | undefined;
}

const MAC_CHARACTERS = 43;

/** Makes the signer over the gateway's secret. */
export function createPreviews(secret: Buffer): Previews {
  const sealOf = (merchantCode: string, payload: string) =>
    createHmac('sha256', secret).update(`preview\0${merchantCode}\0${payload}`).digest('base64url');
  return {
    sign({ merchantCode, kind, id, version, as }, now) {
      const endsAt = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
      const said = JSON.stringify([kind, id, version, as, endsAt]);
      const payload = Buffer.from(said).toString('base64url');
      return payload + sealOf(merchantCode, payload);
    },
    read(token, merchantCode, now) {
      const payload = token.slice(0, -MAC_CHARACTERS);
      const seal = Buffer.from(token.slice(-MAC_CHARACTERS));
      const expected = Buffer.from(sealOf(merchantCode, payload));
      if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) return undefined;
      const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[];
      const [kind, id, version, as, endsAt] = said as [
        string,
        string,
        number,
        Preview['as'],
        number,
      ];
      return endsAt * 1000 > now.getTime() ? { kind, id, version, as } : undefined;
    },
  };
}

/** Finds out what a request looks at: by the link itself, or by the cookie that its page left. */
export type ReadPreview = (
  request: FastifyRequest,
  caller: Caller,
  now: Date,
) => Preview | undefined;

/** Whether a request may look at anything; cheap, since hardly any does. */
const mayPreview = ({ url, headers }: FastifyRequest): boolean =>
  url.includes(`${PREVIEW_QUERY}=`) || (headers.cookie?.includes('livery_preview=') ?? false);

/** The token of the link that a page was asked for by. */
export function readPreviewToken({ query }: FastifyRequest): string | undefined {
  const token = (query as Record<string, unknown> | undefined)?.[PREVIEW_QUERY];
  return typeof token === 'string' ? token : undefined;
}

/** Makes the reader over a signer. */
export const createReadPreview =
  (previews: Previews): ReadPreview =>
  (request, { brand }, now) => {
    if (!mayPreview(request)) return undefined;
    const token = readPreviewToken(request) ?? readCookie(request, 'livery_preview');
    return token === undefined ? undefined : previews.read(token, brand.merchantCode, now);
  };
