import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isCallPath } from './errors.ts';
import { Problem } from './problem.ts';

/** Under this path an address that nobody can read is answered with the page of addresses that are none. */
const MALFORMED_PATH = '/400';

/** Requests whose address cannot be read, with the path that they asked for. */
const malformed = new WeakMap<IncomingMessage, string>();

const absoluteForm = /^https?:\/\/([^/?#]*)([^#]*)/i;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path and query that a request asks for, with what cannot be read of a proxy's headers left out. Of a target that names a host as well (RFC 9112, 3.2.2) the host counts
 * in place of the header's.
 */
export function rewriteTarget(raw: IncomingMessage): string {
  tidyForwarded(raw.headers);
  const asked = raw.url ?? '/';
  const [, host, rest = ''] = absoluteForm.exec(asked) ?? [];
  if (host !== undefined) raw.headers.host = host;
  const target = host === undefined ? asked : rest.startsWith('/') ? rest : `/${rest}`;
  const [path = '/'] = target.split('?', 1);
  if (isReadable(path)) return target;
  malformed.set(raw, path);
  return MALFORMED_PATH;
}

/** Whether the address of a request cannot be read. */
export const isMalformed = ({ raw }: FastifyRequest): boolean => malformed.has(raw);

/** A name or address, and maybe a port (RFC 9110, 7.2); nothing else that has a meaning in an address. */
const hostForm = /^(?:\[[0-9a-f:.]{2,45}\]|[\w.-]{0,254})(?::(\d{0,5}))?$/i;

function isHost(text: string): boolean {
  const found = hostForm.exec(text);
  return found !== null && Number(found[1] ?? 0) <= 65_535;
}

function refuse(message: string): never {
  throw new Problem('badRequest', message, { headers: { connection: 'close' } });
}

/** Where a chain of proxies is written down, so many characters of its end are read: some thirty addresses. */
const CHAIN_CHARACTERS = 1000;

function tidyForwarded(headers: IncomingHttpHeaders): void {
  const chain = headers['x-forwarded-for'];
  if (typeof chain === 'string' && chain.length > CHAIN_CHARACTERS) {
    const end = chain.slice(-CHAIN_CHARACTERS);
    headers['x-forwarded-for'] = end.slice(end.indexOf(',') + 1);
  }
  const protocol = String(headers['x-forwarded-proto'] ?? '').toLowerCase();
  const [last = ''] = protocol.split(',').slice(-1);
  if (last.trim() === 'https' || last.trim() === 'http') headers['x-forwarded-proto'] = last.trim();
  else delete headers['x-forwarded-proto'];
}

function checkTarget(request: FastifyRequest): void {
  const { raw, headers } = request;
  const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1) refuse('The request names its host twice.');
  if (!isHost(headers.host ?? '')) refuse('The request names no host that there can be.');
  // With a proxy that is trusted, what it says of the host counts.
  if (!isHost(request.host)) refuse('The request was forwarded for no host that there can be.');
  const path = malformed.get(raw);
  if (path === undefined) return;
  const isPage = !isCallPath(path) && (headers.accept ?? '').includes('text/html');
  if (!isPage) refuse('The address cannot be read.');
}

/**
 * Refuses requests whose host or address says nothing, or two things, before anything is looked up by them. Throws
 * Problem badRequest.
 */
export function addTargetChecks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    checkTarget(request);
    done();
  });
}
