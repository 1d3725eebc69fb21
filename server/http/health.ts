import type { FastifyInstance } from 'fastify';
import type { BrandStore } from '../brands/brandStore.ts';
import type { Metrics } from './metrics.ts';

/** What readiness and figures are read from. */
export interface HealthSources {
  readonly brands: BrandStore;
  readonly metrics: Metrics;
  /** Whether the database answers; a rejection counts as no. */
  readonly isDatabaseReady: () => Promise<boolean>;
}

/** `/healthz`, `/readyz` and `/metrics`: for the machines around the gateway, at any host. */
export function addHealth(app: FastifyInstance, sources: HealthSources): void {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { alive: true };
  });
  app.get('/readyz', options, async (_request, reply) => {
    const database = await sources.isDatabaseReady().catch(() => false);
    const brands = sources.brands.list().some(({ state }) => state !== 'broken');
    const ready = database && brands;
    reply.header('cache-control', 'no-store').status(ready ? 200 : 503);
    return { ready, database, brands };
  });
  app.get('/metrics', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(sources.metrics.registry.contentType);
    return sources.metrics.registry.metrics();
  });
}
