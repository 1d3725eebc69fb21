import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BrandStore } from '../brands/brandStore.ts';
import type { PasswordHasher } from '../crypto/passwordHash.ts';

/** Figures of one gateway process, in Prometheus terms. */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Documents served, by where they came from: `hit`, `miss` or `neutral`. */
  readonly documents: Counter<'result'>;
  /** Password hashes by what for: `make` or `check`, the latter also for accounts that do not exist. */
  readonly passwordHashes: Counter<'work'>;
}

/** Makes the metrics of a process; `process` adds Node's own figures, once for each process. */
export function createMetrics({ process = true }: { readonly process?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    documents: new Counter({
      name: 'documents_total',
      help: 'Documents served, by where they came from.',
      labelNames: ['result'],
      registers: [registry],
    }),
    passwordHashes: new Counter({
      name: 'password_hashes_total',
      help: 'Password hashes made, and passwords checked against one.',
      labelNames: ['work'],
      registers: [registry],
    }),
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Measures every reply by route pattern, never by raw address, so that the number of series is bounded. */
export function measureRequests(app: FastifyInstance, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    requestSeconds.observe(
      {
        method: methods.has(request.method) ? request.method : 'other',
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
}

/** Tells how many documents are kept, and their bytes, whenever the figures are read. */
export function measureDocuments(
  { registry }: Metrics,
  size: () => { readonly documents: number; readonly bytes: number },
): void {
  new Gauge({
    name: 'documents_kept',
    help: 'Finished documents in memory.',
    registers: [registry],
    collect() {
      this.set(size().documents);
    },
  });
  new Gauge({
    name: 'documents_kept_bytes',
    help: 'Bytes of finished documents in memory; bounded by DOCUMENT_CACHE_MB.',
    registers: [registry],
    collect() {
      this.set(size().bytes);
    },
  });
}

/** Streams of one kind: how many are open, and how many were cut off because their pages did not read. */
export interface StreamCount {
  readonly open: number;
  readonly slow: number;
}

const STREAMS = {
  streams: 'Open streams of events.',
  table_streams: 'Open streams of live tables.',
  lottery_streams: 'Open streams of lotteries.',
} as const;

/** Tells the figures of one kind of streams whenever they are read. */
export function measureStreams(
  { registry }: Metrics,
  kind: keyof typeof STREAMS,
  count: () => StreamCount,
): void {
  new Gauge({
    name: `${kind}_open`,
    help: STREAMS[kind],
    registers: [registry],
    collect() {
      this.set(count().open);
    },
  });
  new Gauge({
    name: `${kind}_cut_slow`,
    help: 'Of them, cut off because their pages did not read, since the start.',
    registers: [registry],
    collect() {
      this.set(count().slow);
    },
  });
}

/** Counts the merchants by state whenever the figures are read. */
export function measureBrands({ registry }: Metrics, brands: BrandStore): void {
  new Gauge({
    name: 'brands',
    help: 'Merchants by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const counts = { ok: 0, lastGood: 0, broken: 0 };
      for (const { state } of brands.list()) counts[state] += 1;
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}

/** Counts what a hasher does. */
export function measureHashes(hasher: PasswordHasher, metrics: Metrics): PasswordHasher {
  return {
    hash(password) {
      metrics.passwordHashes.inc({ work: 'make' });
      return hasher.hash(password);
    },
    verify(kept, password) {
      metrics.passwordHashes.inc({ work: 'check' });
      return hasher.verify(kept, password);
    },
    isOutdated: (kept) => hasher.isOutdated(kept),
  };
}
