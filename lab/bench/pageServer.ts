import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ask } from './ask.ts';
import { buildHelloPage } from './helloPage.ts';
import { toPlainPage } from './plainPage.ts';

/** The three pages that are compared, by the name of their host below "localhost". */
export const PAGES = ['ours', 'plain', 'hello'] as const;
export type PageName = (typeof PAGES)[number];

/** Serves the three pages alike. */
export interface PageServer {
  address(page: PageName): string;
  stop(): Promise<void>;
}

interface Ready {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The gateway's quality for documents. */
const quality = 9;

function compress(text: string, contentType: string, more: Record<string, string> = {}): Ready {
  const body = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  return { headers: { ...more, 'content-type': contentType, 'content-encoding': 'br' }, body };
}

const html = 'text/html; charset=utf-8';

async function preparePages(root: string, port: number, host: string) {
  const answer = await ask(port, host, '/', { accept: 'text/html', 'accept-encoding': 'br' });
  if (answer.status !== 200) throw new Error(`${host} answered ${answer.status}.`);
  const text = brotliDecompressSync(answer.body).toString();
  const policy = { 'content-security-policy': String(answer.headers['content-security-policy']) };
  const hello = await buildHelloPage(root);
  const headers = { ...policy, 'content-type': html, 'content-encoding': 'br' };
  return {
    ours: new Map([['/', { headers, body: answer.body }]]),
    plain: new Map([['/', compress(toPlainPage(text), html, policy)]]),
    hello: new Map([
      ['/', compress(hello.html, html)],
      [hello.scriptPath, compress(hello.script, 'text/javascript; charset=utf-8')],
    ]),
  } satisfies Record<PageName, Map<string, Ready>>;
}

/** Passes everything but the documents on to the gateway, as a proxy before it would. */
function createPassOn(port: number, host: string) {
  const agent = new Agent({ keepAlive: true });
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = { ...incoming.headers, host: `${host}:${port}` };
    const { method, url } = incoming;
    const onward = request(
      { host: '127.0.0.1', port, method, path: url, headers, agent },
      (from) => {
        outgoing.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(outgoing);
      },
    );
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
}

/** Serves a host's home page, the same page as plain HTML, and React's smallest page: documents from memory. */
export async function servePages(
  root: string,
  gatewayPort: number,
  host: string,
): Promise<PageServer> {
  const pages = await preparePages(root, gatewayPort, host);
  const passOn = createPassOn(gatewayPort, host);
  const server = createServer((incoming, outgoing) => {
    const name = incoming.headers.host?.split('.')[0] as PageName;
    const ready = pages[name]?.get(incoming.url ?? '');
    if (!ready) return passOn(incoming, outgoing);
    outgoing.writeHead(200, { ...ready.headers, 'content-length': ready.body.length });
    outgoing.end(ready.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (page) => `http://${page}.localhost:${port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
