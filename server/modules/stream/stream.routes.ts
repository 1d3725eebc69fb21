import type { FastifyInstance } from 'fastify';
import { liveStream } from '../../../schemas/api/stream.ts';
import { serveStream } from '../../http/serveStream.ts';
import type { StreamService } from './stream.service.ts';

/** The stream of everything that happens. */
export function addStreamRoutes(app: FastifyInstance, service: StreamService): void {
  serveStream(app, liveStream, service.open);
  // Streams never end by themselves, so closing would wait for them for ever.
  app.addHook('preClose', async () => service.close());
}
