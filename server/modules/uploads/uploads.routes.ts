import type { FastifyInstance } from 'fastify';
import { getLookup, requireLive } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { sendTagged } from '../../http/tagged.ts';
import type { UploadsService } from './uploads.service.ts';

/** An address names its content, so whatever stands there stays. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A drawing opened by itself runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /uploads/<id>.<ending>`: a picture of the merchant of the host. */
export function addUploadsRoutes(app: FastifyInstance, uploads: UploadsService): void {
  const { brands, limitPages } = app.gateway;
  app.get<{ Params: { file: string } }>(
    '/uploads/:file',
    { onRequest: limitPages, schema: { hide: true } },
    async (request, reply) => {
      const { brand } = requireLive(await getLookup(brands, request));
      const { file } = request.params;
      const found = await uploads.read(brand.merchantCode, file);
      if (!found) throw new Problem('notFound', 'There is nothing here.');
      reply.headers({
        'content-security-policy': POLICY,
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { body, contentType } = found;
      const etag = file.split('.', 1)[0];
      return sendTagged(request, reply, { body, contentType, cacheControl: FOREVER, etag });
    },
  );
}
