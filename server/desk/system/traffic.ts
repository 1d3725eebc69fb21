import type { Registry } from 'prom-client';

/** What a gateway answered since its start, and its streams at this moment. */
export interface Traffic {
  readonly requests: number;
  readonly refused: number;
  readonly failed: number;
  readonly streams: number;
  readonly slowStreams: number;
}

interface Sample {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number | undefined>>;
}

const STREAMS = ['streams', 'table_streams', 'lottery_streams'] as const;

/** Reads a gateway's own figures. */
export async function readTraffic(registry: Registry): Promise<Traffic> {
  const read = async (name: string): Promise<readonly Sample[]> => {
    const metric = await registry.getSingleMetric(name)?.get();
    return (metric?.values ?? []) as readonly Sample[];
  };
  const sum = (samples: readonly Sample[]) =>
    samples.reduce((total, { value }) => total + value, 0);
  const counts = (await read('http_request_duration_seconds')).filter(
    ({ metricName }) => metricName === 'http_request_duration_seconds_count',
  );
  const withStatus = (first: string) =>
    sum(counts.filter(({ labels }) => String(labels['status']).startsWith(first)));
  const streams = await Promise.all(STREAMS.map((name) => read(`${name}_open`)));
  const slow = await Promise.all(STREAMS.map((name) => read(`${name}_cut_slow`)));
  return {
    requests: sum(counts),
    refused: withStatus('4'),
    failed: withStatus('5'),
    streams: sum(streams.flat()),
    slowStreams: sum(slow.flat()),
  };
}
