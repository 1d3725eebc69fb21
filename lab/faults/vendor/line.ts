import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { VENDOR_API_PATH, type VendorCall } from '../../../schemas/vendorApi.ts';
import type { VendorKey } from '../../../server/modules/play/vendorKeys.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../../server/crypto/requestSignature.ts';
import type { VendorAnswer } from './site.ts';

/** An answer as it came over the network. */
export interface LineAnswer extends VendorAnswer {
  readonly headers: IncomingHttpHeaders;
}

/** A request to a gateway. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** A line to one host of a gateway on this machine; rejects where no answer came. */
export interface Line {
  send(asked: Asked): Promise<LineAnswer>;
  /** Posts a body as JSON. */
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<LineAnswer>;
  close(): void;
}

const TIMEOUT_MS = 30_000;

/** Opens a line; its connections are kept. */
export function openLine(port: number, host: string, sockets = 256): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = ({ method, path, headers, payload }: Asked): Promise<LineAnswer> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const all = { host, 'content-length': String(Buffer.byteLength(payload)), ...headers };
      const call = request(
        { host: '127.0.0.1', port, agent, method, path, headers: all, signal },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => {
            try {
              const text = Buffer.concat(chunks).toString();
              const { code, value } = JSON.parse(text) as Pick<LineAnswer, 'code' | 'value'>;
              const status = response.statusCode ?? 0;
              resolve({ status, code, value, text, headers: response.headers });
            } catch (error) {
              reject(error as Error);
            }
          });
        },
      );
      call.once('error', reject);
      call.end(payload);
    });
  return {
    send,
    post: (path, body, headers = {}) =>
      send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      }),
    close: () => agent.destroy(),
  };
}

/** Signs a call with a vendor's key and sends it. */
export function callSigned(
  line: Line,
  key: Pick<VendorKey, 'id' | 'secret'>,
  call: VendorCall,
  body: object,
): Promise<LineAnswer> {
  const path = `${VENDOR_API_PATH}/${call}`;
  const payload = JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomUUID();
  const signature = signRequest(key.secret, {
    method: 'POST',
    path,
    timestamp,
    nonce,
    body: payload,
  });
  return line.send({
    method: 'POST',
    path,
    payload,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADERS.key]: key.id,
      [SIGNATURE_HEADERS.timestamp]: timestamp,
      [SIGNATURE_HEADERS.nonce]: nonce,
      [SIGNATURE_HEADERS.signature]: signature,
    },
  });
}
