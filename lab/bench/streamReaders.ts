import { connect, type Socket } from 'node:net';

/** What the pages of a bench have heard so far. */
export interface Heard {
  /** Events that bear the mark, in all streams together. */
  readonly events: number;
  /** When the last one was read, in milliseconds since 1970. */
  readonly lastAt: number;
}

const ADDRESSES = 40;
/** Under way at a time, so that the gateway's queue of new connections does not overflow. */
const AT_ONCE = 50;

const port = Number(process.env['PORT']);
const host = process.env['STREAM_HOST'] ?? '';
const count = Number(process.env['STREAM_COUNT']);
/** Path of the stream, and what the events that are counted have in them. */
const path = process.env['STREAM_PATH'] ?? '';
const mark = process.env['STREAM_MARK'] ?? '';

let events = 0;
let lastAt = 0;

/** Opens one stream by a bare socket, since a client of HTTP would need more memory than what is measured. */
function openStream(number: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.1.${1 + (number % ADDRESSES)}`;
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    let isOpen = false;
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A stream was closed.')));
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
    socket.on('data', (text: Buffer | string) => {
      const said = String(text);
      if (!isOpen && !said.startsWith('HTTP/1.1 200')) reject(new Error(said.slice(0, 200)));
      isOpen = true;
      if (said.includes(mark)) {
        events += said.split(mark).length - 1;
        lastAt = Date.now();
      }
      resolve(socket);
    });
  });
}

async function openAll(): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Math.min(AT_ONCE, count - from);
    await Promise.all(Array.from({ length: some }, (_, at) => openStream(from + at)));
  }
}

process.on('message', () => process.send?.({ events, lastAt } satisfies Heard));
process.on('disconnect', () => process.exit());
openAll().then(
  () => process.send?.('open'),
  (error: Error) => process.send?.({ error: error.message }),
);
