import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import {
  argon2Cost,
  getRestOfCost,
  isCheaper,
  type Argon2Cost,
  type PasswordHasher,
} from './passwordHash.ts';

/** Hashes passwords on threads of its own. */
export interface HashThreads extends PasswordHasher {
  /** Ends the threads; what is under way fails. */
  close(): Promise<void>;
}

/** Far below everything that answers somebody, and above what only tidies up. */
const NICENESS = 10;

/**
 * What a thread does. It steps back behind the event loop and the database, so that a flood of sign-ins takes what
 * nobody else needs of the machine; only Linux knows priorities of threads. A text, because the gateway is one file.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require(workerData.argon2);
try {
  const id = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').pop());
  require('node:os').setPriority(id, workerData.niceness);
} catch {}
parentPort.on('message', ({ password, hash, cost }) => {
  try {
    const isRight = hash === undefined || verifySync(hash, password);
    const made = cost && hashSync(password, cost);
    parentPort.postMessage({ value: hash === undefined ? made : isRight });
  } catch (error) {
    parentPort.postMessage({ fault: error.message });
  }
});
`;

interface Task {
  readonly password: string;
  /** What the password is checked against; a new hash is made without. */
  readonly hash?: string;
  /** Of the hash that is made, or of what is left to do beside a check. */
  readonly cost: Argon2Cost | null;
}

type Answer = { readonly value: string | boolean } | { readonly fault: string };

/**
 * Makes threads as they are needed: as many as there are passwords at a time, so whoever asks keeps to a number. Each
 * takes the memory of one hash.
 */
export function createHashThreads(cost: Argon2Cost = argon2Cost): HashThreads {
  const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2');
  const workerData = { argon2, niceness: NICENESS };
  const all = new Set<Worker>();
  const idle = new Set<Worker>();

  function start(): Worker {
    const thread = new Worker(THREAD, { eval: true, workerData });
    all.add(thread);
    thread.on('exit', () => {
      all.delete(thread);
      idle.delete(thread);
    });
    return thread;
  }

  function take(): Worker {
    const [thread = start()] = idle;
    idle.delete(thread);
    thread.ref();
    return thread;
  }

  function run(task: Task): Promise<string | boolean> {
    const thread = take();
    return new Promise((resolve, reject) => {
      const release = () => {
        thread.off('message', onAnswer).off('error', onFault).off('exit', onExit);
        thread.unref();
      };
      const onAnswer = (answer: Answer) => {
        release();
        idle.add(thread);
        if ('fault' in answer) reject(new Error(answer.fault));
        else resolve(answer.value);
      };
      const onFault = (error: unknown) => {
        release();
        reject(error as Error);
      };
      const onExit = () => onFault(new Error('The thread that hashed a password ended.'));
      thread.on('message', onAnswer).on('error', onFault).on('exit', onExit);
      thread.postMessage(task);
    });
  }

  return {
    hash: async (password) => String(await run({ password, cost })),
    verify: async (hash, password) =>
      (await run({ password, hash, cost: getRestOfCost(hash, cost) })) === true,
    isOutdated: (hash) => isCheaper(hash, cost),
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
