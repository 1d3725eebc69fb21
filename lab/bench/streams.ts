import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { liveStream } from '../../schemas/api/stream.ts';
import { openDatabase } from '../../server/db/database.ts';
import type { Bench } from './bench.ts';
import { startGateway } from './benchGateway.ts';
import type { Heard } from './streamReaders.ts';

const WINNERS = 5;
const SETTLE_MS = 3_000;
const WINS: WatchedStream = {
  path: liveStream.path,
  host: 'aurora.localhost',
  mark: 'event: winner',
};

/** What the readers' process is told, and says. */
export interface Readers {
  heard(): Promise<Heard>;
  stop(): void;
}

/** What is opened, and which events of it are counted. */
export interface WatchedStream {
  readonly path: string;
  readonly host: string;
  /** Stands in the events that are counted, and in no others. */
  readonly mark: string;
}

/** Opens streams from a process of their own, so that the gateway's memory holds the gateway alone. */
export async function openReaders(
  port: number,
  { path: streamPath, host, mark }: WatchedStream,
  count: number,
): Promise<Readers> {
  const child = fork(path.join(import.meta.dirname, 'streamReaders.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      PORT: String(port),
      STREAM_HOST: host,
      STREAM_COUNT: String(count),
      STREAM_PATH: streamPath,
      STREAM_MARK: mark,
    },
  });
  const [said] = (await once(child, 'message')) as ['open' | { error: string }];
  if (said !== 'open') throw new Error(said.error);
  return {
    async heard() {
      child.send('heard');
      const [heard] = (await once(child, 'message')) as [Heard];
      return heard;
    },
    stop: () => void child.kill(),
  };
}

/** Puts a win into the database and tells of it, as a gateway does; gives when it was committed. */
async function addWinner(client: pg.Client, merchantCode: string): Promise<number> {
  await client.query('begin');
  await client.query(`select set_config('app.merchant', $1, true)`, [merchantCode]);
  await client.query(
    `with shown as (
       insert into winners (merchant_code, masked_account, game_id, amount_minor, currency, won_at)
       select $1, 'be***7', id, 12345, 'EUR', now() from games order by popularity_rank limit 1
       returning merchant_code, id
     )
     insert into live_events (merchant_code, kind, content)
     select merchant_code, 'winner', jsonb_build_object('winnerId', id::text) from shown`,
    [merchantCode],
  );
  await client.query('commit');
  const committedAt = Date.now();
  await client.query(`select pg_notify('live_events', $1)`, [merchantCode]);
  return committedAt;
}

/** What idle streams hold, and how soon a win reaches them all. */
export const streams: Bench = async ({ root, isQuick, log }) => {
  const count = isQuick ? 1_000 : 5_000;
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'livery-bench-'));
  const opened = await openDatabase({ embedded: { dataDirectory } });
  const gateway = await startGateway({ root, env: { DATABASE_URL: opened.url } });
  const client = new pg.Client({ connectionString: opened.url });
  await client.connect();
  let readers: Readers | undefined;
  try {
    await gateway.settle();
    const before = await gateway.rssBytes();
    log(`opening ${count} streams`);
    readers = await openReaders(gateway.port, WINS, count);
    await gateway.settle();
    const after = await gateway.rssBytes();
    const cpuBefore = await gateway.cpuMs();
    await wait(SETTLE_MS);
    const idleCpuMs = (await gateway.cpuMs()) - cpuBefore;
    const tookMs: number[] = [];
    for (let round = 0; round < WINNERS; round += 1) {
      const committedAt = await addWinner(client, 'AURORA');
      await wait(1_500);
      const { lastAt, events } = await readers.heard();
      if (events !== count * (round + 1)) {
        throw new Error(`${events} of ${count * (round + 1)} events came.`);
      }
      tookMs.push(lastAt - committedAt);
    }
    return {
      figures: [
        {
          name: `memory of ${count} idle streams`,
          value: after - before,
          unit: 'bytes',
          target: { atMost: 150e6 },
        },
        { name: 'memory of one', value: (after - before) / count, unit: 'bytes' },
        { name: 'memory of the gateway before', value: before, unit: 'bytes' },
        {
          name: 'processor time of all, idle',
          value: (100 * idleCpuMs) / SETTLE_MS,
          unit: 'percent',
        },
        {
          name: `a win to all ${count}, slowest of ${WINNERS}`,
          value: Math.max(...tookMs),
          unit: 'ms',
          target: { atMost: 500 },
        },
        {
          name: `a win to all ${count}, median`,
          value: [...tookMs].sort((a, b) => a - b)[Math.floor(WINNERS / 2)]!,
          unit: 'ms',
        },
      ],
      notes: [
        'Streams of guests of one brand from forty addresses, in a process of their own on the same two cores; from the commit to the last page that has read it.',
      ],
    };
  } finally {
    readers?.stop();
    await client.end();
    await gateway.stop();
    await opened.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
};
