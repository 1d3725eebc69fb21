// A gateway without an app: what a test starts, kills and starts again to see how the process behaves.
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { withPlatformTransaction } from '../../server/db/database.ts';
import { runGateway, type Gateway, type GatewayContext } from '../../server/run.ts';

async function build({ database }: GatewayContext): Promise<Gateway> {
  const server = http.createServer((request, response) => {
    if (request.url === '/slow') {
      // Answered only once the server closes, so that it is under way when the signal comes.
      server.once('closing', () => response.setHeader('connection', 'close').end('slow'));
      process.stdout.write('slow arrived\n');
      return;
    }
    withPlatformTransaction(database, (tx) => tx.selectFrom('games').select('id').execute()).then(
      (games) => response.end(String(games.length)),
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  return {
    async listen({ host, port }) {
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    awaitsResultsSince: async () => new Date(),
    brands: () => [{ name: 'Sample House', hosts: ['sample.localhost'] }],
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.emit('closing');
      await closed;
    },
    closeNow: () => server.closeAllConnections(),
  };
}

await runGateway(build, path.resolve(import.meta.dirname, '../..'));
