import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { UsageError } from './command.ts';

/** Puts questions one after the other to whoever is at `input`; `close` lets the process end. */
export function createAsker(at: { input: Readable; output: Writable; signal: AbortSignal }) {
  let reader: Interface | undefined;
  let answers: AsyncIterator<string> | undefined;
  let isClosed = false;
  return {
    /** Throws UsageError where the input ends, or Ctrl-C is pressed, instead of an answer. */
    async ask(question: string): Promise<string> {
      // One reader for all questions: it may have read ahead what answers the next one.
      reader ??= createInterface(at).on('close', () => (isClosed = true));
      answers ??= reader[Symbol.asyncIterator]();
      reader.setPrompt(`${question} `);
      if (!isClosed) reader.prompt();
      const { value, done } = await answers.next();
      if (done) throw new UsageError(`No answer came to "${question}".`);
      return value;
    },
    close: () => reader?.close(),
  };
}
