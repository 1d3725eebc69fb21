import { createBirpc, type BirpcReturn } from 'birpc';
import type { MessagePort, Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import {
  createWriter,
  makePage,
  type MadePage,
  type PageMaker,
  type PageMakerOptions,
  type PageWork,
  type Writer,
} from './pageMaker.ts';

/** What the thread does for the gateway. */
interface Thread extends Writer {
  make(work: PageWork): Promise<MadePage>;
}

/** A page takes as long as it takes: what it waits for has limits of its own. */
const NO_LIMIT = -1;

const channelTo = (port: MessagePort | Worker) => ({
  post: (message: unknown) => port.postMessage(message),
  on: (listener: (message: unknown) => void) => void port.on('message', listener),
  off: (listener: (message: unknown) => void) => void port.off('message', listener),
  timeout: NO_LIMIT,
});

/**
 * Enough that one is drawn while others wait for the database or are compressed. Were all made at a time that are asked
 * for after a start, their calls would wait for each other longer than a call may, and the first page be as late as the last.
 */
const PAGES_AT_ONCE = 4;

/** Makes pages for whoever asks at the other end of a port. */
export function servePages(port: MessagePort, options: PageMakerOptions): void {
  const inTurn = pLimit(PAGES_AT_ONCE);
  const thread: Thread = {
    ...createWriter(options),
    make: (work) => inTurn(() => makePage(options, work)),
  };
  createBirpc<object, Thread>(thread, channelTo(port));
}

/** A message brings bytes as a plain array. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Makes pages in a thread of its own, which `start` begins: rendering one takes longer than hundreds of answers. What
 * they call is answered there as well; answered here, thousands of pages would leave everything a tenth slower that
 * comes after them. A thread that ends fails what it had under way, and the next page begins another.
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
    async make(work) {
      const page = await ask().make(work);
      return { ...page, bytes: toBuffer(page.bytes) };
    },
    getPlainMessages: (locale) => ask().getPlainMessages(locale),
    renderTemplate: (request) => ask().renderTemplate(request),
    close: async () => void (await running?.end()),
  };
}
