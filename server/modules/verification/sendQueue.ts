import { Problem } from '../../http/problem.ts';
import { ProviderFault } from '../../providers/providerFault.ts';

/** One message to send. */
export type SendTask = () => Promise<void>;

/** Sends messages a few at a time; what cannot wait any more is given up rather than heaped up. */
export interface SendQueue {
  /** Sends after the reply, and tells only the log when that fails. */
  sendLater(task: SendTask): void;
  /** Sends and waits. Throws what the task throws, or Problem unavailable where too many wait. */
  sendNow(task: SendTask): Promise<void>;
  /** Resolves when nothing is under way any more, at most after some milliseconds. */
  drain(withinMs: number): Promise<void>;
}

/** What the queue tells about messages that nobody waits for. */
export interface SendLog {
  warn(facts: object, sentence: string): void;
}

const MOST_AT_A_TIME = 8;
const MOST_WAITING = 500;

/** Makes a queue. */
export function createSendQueue(log: SendLog): SendQueue {
  const waiting: SendTask[] = [];
  const idlers = new Set<() => void>();
  let running = 0;

  function settle(): void {
    running -= 1;
    const next = waiting.shift();
    if (next) return start(next);
    if (running > 0) return;
    for (const resolve of idlers) resolve();
    idlers.clear();
  }

  function start(task: SendTask): void {
    running += 1;
    // Not at once: the reply goes out first, so that its time tells nothing about the message.
    setImmediate(() => void task().catch(report).finally(settle));
  }

  function add(task: SendTask): boolean {
    if (running < MOST_AT_A_TIME) start(task);
    else if (waiting.length < MOST_WAITING) waiting.push(task);
    else return false;
    return true;
  }

  function report(error: unknown): void {
    const facts =
      error instanceof ProviderFault
        ? { service: error.service, reason: error.reason, detail: error.message }
        : { err: error };
    log.warn(facts, 'a message was not sent');
  }

  return {
    sendLater(task) {
      if (!add(task))
        log.warn({ waiting: waiting.length }, 'a message was not sent: too many wait');
    },
    sendNow: (task) =>
      new Promise((resolve, reject) => {
        const isTaken = add(() => task().then(resolve, reject));
        if (isTaken) return;
        const headers = { 'retry-after': '5' };
        reject(new Problem('unavailable', 'Too many messages wait to be sent.', { headers }));
      }),
    async drain(withinMs) {
      if (running === 0) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
      await Promise.race([new Promise<void>((resolve) => idlers.add(resolve)), late]);
      clearTimeout(timer);
    },
  };
}
