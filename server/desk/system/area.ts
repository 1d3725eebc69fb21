import { getSystem, listBrands, listFeeds, listVendorKeys } from '../../../schemas/desk/system.ts';
import { listVendorKeyFacts } from '../../modules/play/vendorKeys.ts';
import type { Area } from '../area.ts';
import { inCall } from '../deskCall.ts';
import { listRunners, readDatabase } from './system.repository.ts';
import { readTraffic } from './traffic.ts';

const write = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** The platform itself: its release, gateways, jobs, books, keys, feeds and brands. */
export const systemArea: Area = {
  name: 'system',
  mount({ parts, serve }) {
    const { db, site, brands, operations } = parts;
    serve(getSystem, async ({ staff }) => {
      const [database, runners, jobs, verdict, traffic] = await Promise.all([
        readDatabase(db.owner),
        listRunners(db.owner),
        operations.listJobs(),
        site.books.readVerdict(),
        readTraffic(site.metrics.registry),
      ]);
      const isMine = (code: string) => staff.brands === null || staff.brands.includes(code);
      return {
        release: {
          ...database,
          version: operations.release.version,
          startedAt: operations.release.startedAt.toISOString(),
          node: process.versions.node,
        },
        gateways: runners.map(({ id, seen_at, started_at, version }) => ({
          id,
          seenAt: seen_at.toISOString(),
          startedAt: started_at.toISOString(),
          version,
        })),
        jobs: jobs.map((job) => ({
          id: job.name,
          everySeconds: job.everySeconds,
          scheduledFor: job.scheduledFor.toISOString(),
          finishedAt: write(job.finishedAt),
          failedAt: write(job.failedAt),
          error: job.error,
          runs: Number(job.runs),
          failures: Number(job.failures),
          waiting: job.failing + job.givenUp,
        })),
        books: {
          checkedAt: write(verdict?.checkedAt),
          wholeAt: write(verdict?.wholeAt),
          faults: (verdict?.faults ?? [])
            .filter(({ merchantCode }) => isMine(merchantCode))
            .map(({ kind, merchantCode, subject, message }) => ({
              kind,
              merchantCode,
              subject,
              message,
            })),
        },
        traffic,
      };
    });
    serve(listVendorKeys, (call) =>
      inCall(db, call, async (tx) => {
        const keys = await listVendorKeyFacts(tx, call.live.brand.merchantCode);
        return {
          items: keys.map(({ createdAt, endsAt, ...key }) => ({
            ...key,
            createdAt: createdAt.toISOString(),
            endsAt: write(endsAt),
            isGood: endsAt === null || endsAt > call.now,
          })),
        };
      }),
    );
    serve(listFeeds, async ({ now }) => {
      const sources = await site.lotteryFeeds.listSources(now);
      return {
        items: sources.map(({ source, keys, keyCreatedAt, heardAt, reportsToday, isDemo }) => ({
          id: source,
          keys,
          reportsToday,
          isDemo,
          keyCreatedAt: write(keyCreatedAt),
          heardAt: write(heardAt),
        })),
      };
    });
    serve(listBrands, async ({ staff }) => ({ items: await brands.describe(staff.brands) }));
  },
};
