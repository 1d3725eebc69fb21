import { createBirpc, type BirpcReturn } from 'birpc';
import type { MessagePort, Worker } from 'node:worker_threads';
import { createHttpLine } from '../http/httpLine.ts';
import {
  createWriter,
  makePage,
  type MadePage,
  type PageMaker,
  type PageMakerOptions,
  type PageWork,
  type Writer,
} from './pageMaker.ts';
import { createLineTransport, getPageDoor, type PageDoor } from './pageTransport.ts';

/** What the thread does for the gateway. */
interface Thread extends Writer {
  make(work: PageWork, door: PageDoor): Promise<MadePage>;
}

/** A page takes as long as it takes: what it waits for has limits of its own. */
const NO_LIMIT = -1;

const channelTo = (port: MessagePort | Worker) => ({
  post: (message: unknown) => port.postMessage(message),
  on: (listener: (message: unknown) => void) => void port.on('message', listener),
  off: (listener: (message: unknown) => void) => void port.off('message', listener),
  timeout: NO_LIMIT,
});

/** Makes pages for whoever asks at the other end of a port. */
export function servePages(port: MessagePort, options: PageMakerOptions): void {
  const { send } = createHttpLine();
  const thread: Thread = {
    ...createWriter(options),
    make: (work, door) => makePage(options, work, createLineTransport(send, door, work.host)),
  };
  createBirpc<object, Thread>(thread, channelTo(port));
}

/** A message brings bytes as a plain array. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Makes pages in a thread of its own, which `start` begins: rendering one takes longer than hundreds of answers. Their
 * calls come back over HTTP as everybody's do; carried out within, they would be of other shapes than those, and all
 * of the gateway's answers slower for it. A thread that ends fails what it had under way, and the next page begins
 * another.
 */
export function createPageThread(start: () => Worker): PageMaker {
  let running: { readonly rpc: BirpcReturn<Thread>; end(): Promise<unknown> } | undefined;

  function begin() {
    const worker = start();
    const rpc = createBirpc<Thread>({}, channelTo(worker));
    const begun = { rpc, end: () => worker.terminate() };
    const giveUp = (cause?: unknown) => {
      if (running === begun) running = undefined;
      if (!rpc.$closed) rpc.$close(new Error('The thread that makes pages ended.', { cause }));
    };
    worker.once('error', giveUp).once('exit', () => giveUp());
    return begun;
  }

  const ask = () => (running ??= begin()).rpc;
  ask();

  return {
    async make(work, app) {
      const page = await ask().make(work, getPageDoor(app));
      return { ...page, bytes: toBuffer(page.bytes) };
    },
    getPlainMessages: (locale) => ask().getPlainMessages(locale),
    writeLetter: (request) => ask().writeLetter(request),
    close: async () => void (await running?.end()),
  };
}
