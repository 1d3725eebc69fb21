import type { FastifyInstance } from 'fastify';

/** Where an application answers itself: not out of the machine and back again. Throws while it does not listen. */
export function getOwnOrigin(app: FastifyInstance): string {
  const bound = app.server.address();
  if (!bound || typeof bound === 'string') throw new Error('The gateway does not listen yet.');
  const { address, port } = bound;
  const isAnywhere = address === '0.0.0.0' || address === '::';
  const host = isAnywhere ? '127.0.0.1' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}
