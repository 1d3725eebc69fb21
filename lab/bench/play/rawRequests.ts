import { randomBytes } from 'node:crypto';
import { VENDOR_API_PATH, type VendorCall } from '../../../schemas/vendorApi.ts';
import type { VendorKey } from '../../../server/modules/play/vendorKeys.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../../server/crypto/requestSignature.ts';
import { runWrk, type LoadResult, type Pressure } from '../load.ts';

type Headers = Readonly<Record<string, string>>;

/** A request as it travels. */
export function writeRequest(method: string, path: string, headers: Headers, body = ''): string {
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const lines = Object.entries({ ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** A call of a vendor, signed for a moment; good once. */
export function writeVendorCall(
  { key, host, timestamp }: { key: VendorKey; host: string; timestamp: string },
  call: VendorCall,
  asked: object,
): string {
  const path = `${VENDOR_API_PATH}/${call}`;
  const body = JSON.stringify(asked);
  const nonce = randomBytes(12).toString('base64url');
  const signature = signRequest(key.secret, { method: 'POST', path, timestamp, nonce, body });
  const headers = {
    host,
    'content-type': 'application/json',
    [SIGNATURE_HEADERS.key]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signature,
  };
  return writeRequest('POST', path, headers, body);
}

/**
 * Sends requests with wrk, which costs little, so that the gateway and its database have the cores. Where GETs run out
 * they begin again; others are refused then, and so counted as failures.
 */
export function sendRequests(requests: readonly string[], pressure: Pressure): Promise<LoadResult> {
  return runWrk('play/requests.lua', requests.map((text) => `${text}\0`).join(''), pressure);
}
