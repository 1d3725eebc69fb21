import { request } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import type { DeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import { showTotp, signIn } from '../../schemas/desk/session.ts';
import { deskStream } from '../../schemas/desk/stream.ts';
import type { DemoStaff } from '../../server/seed/seedStaff.ts';

const HOST = 'desk.localhost';

/** An answer of the desk, and how long it took. */
interface DeskAnswer {
  readonly value: unknown;
  readonly cookie: string;
  readonly ms: number;
}

/** Somebody of the staff who calls the desk of a gateway. */
export interface DeskCaller {
  call(endpoint: DeskEndpoint, said?: { query?: object; body?: object }): Promise<DeskAnswer>;
  /** Opens the stream; resolves once it says hello, with what tells when it says a word next, and what closes it. */
  listen(): Promise<{ next(word: string): Promise<number>; close(): void }>;
}

/** The desk answers so many calls a minute to one address, more than anybody would make by hand. */
const CALLS_AN_ADDRESS = 1_000;
let calls = 0;
const nextAddress = () => `127.0.0.${2 + Math.floor(calls++ / CALLS_AN_ADDRESS)}`;

const headersOf = (cookie: string, port: number) => ({
  host: `${HOST}:${port}`,
  'desk-request': '1',
  'desk-brand': 'AURORA',
  'content-type': 'application/json',
  ...(cookie && { cookie }),
});

function callOnce(
  port: number,
  cookie: string,
  { method, path, id }: DeskEndpoint,
  { query = {}, body }: { query?: object; body?: object } = {},
): Promise<DeskAnswer> {
  const startedAt = performance.now();
  const address = `${path}?${new URLSearchParams(query as Record<string, string>)}`;
  return new Promise((resolve, reject) => {
    const localAddress = nextAddress();
    const at = { host: '127.0.0.1', localAddress, port, method, path: address };
    const asked = request({ ...at, headers: headersOf(cookie, port) }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('error', reject);
      reply.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (reply.statusCode !== 200) return reject(new Error(`${id}: ${text}`));
        const set = (reply.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
        const { value } = JSON.parse(text) as { value: unknown };
        resolve({ value, cookie: set.join('; ') || cookie, ms: performance.now() - startedAt });
      });
    });
    asked.once('error', reject);
    asked.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined);
  });
}

/** Opens the stream of events and keeps all that it says. */
function openStream(port: number, cookie: string) {
  let said = '';
  let heard = () => {};
  const at = { host: '127.0.0.1', port, path: deskStream.path };
  const asked = request({ ...at, headers: headersOf(cookie, port) }, (reply) => {
    reply.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      heard();
    });
  });
  asked.on('error', () => {});
  asked.end();
  const next = (word: string) =>
    new Promise<number>((resolve) => {
      heard = () => {
        if (!said.includes(word)) return;
        said = '';
        resolve(performance.now());
      };
      heard();
    });
  return { next, close: () => void asked.destroy() };
}

/** Signs a demo account in with both factors. */
export async function enterDesk(port: number, staff: DemoStaff): Promise<DeskCaller> {
  const { email, password, totpSecret } = staff;
  const half = await callOnce(port, '', signIn, { body: { email, password } });
  const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const { cookie } = await callOnce(port, half.cookie, showTotp, { body: { code } });
  return {
    call: (endpoint, said) => callOnce(port, cookie, endpoint, said),
    async listen() {
      const stream = openStream(port, cookie);
      await stream.next('hello');
      return stream;
    },
  };
}
