import autocannon from 'autocannon';
import type { Load } from './load.ts';

/**
 * A process of its own, so that asking does not take from answering: reads a load from its parent, sends back what
 * came of it. Every connection goes round a share of the hosts, and all start at a different one.
 */
process.once('message', async ({ port, hosts, connections, seconds }: Load) => {
  let clients = 0;
  const shareOf = (client: number) =>
    hosts.length < connections ? hosts : hosts.filter((_, at) => at % connections === client);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections,
    duration: seconds,
    setupClient(client) {
      const share = shareOf(clients++);
      client.setRequests(
        share.map((host) => ({
          headers: { host, accept: 'text/html', 'accept-encoding': 'br' },
        })),
      );
    },
  });
  process.send?.({
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  });
  process.disconnect();
});
