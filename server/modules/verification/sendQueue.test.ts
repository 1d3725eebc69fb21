import { describe, expect, it } from 'vitest';
import { ProviderFault } from '../../providers/providerFault.ts';
import { createSendQueue } from './sendQueue.ts';

interface Gate {
  readonly task: () => Promise<void>;
  readonly started: () => number;
  open(): void;
}

/** A task that waits to be let go, and counts its starts. */
function gate(): Gate {
  let open = () => undefined as void;
  let started = 0;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    task: async () => {
      started += 1;
      await opened;
    },
    started: () => started,
    open: () => open(),
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const silent = { warn: () => undefined };

describe('a queue of messages', () => {
  it('starts nothing before the one who asked goes on', async () => {
    const held = gate();
    const queue = createSendQueue(silent);
    queue.sendLater(held.task);
    await Promise.resolve();
    expect(held.started()).toBe(0);
    await nextTurn();
    expect(held.started()).toBe(1);
    held.open();
  });

  it('sends eight at a time, and the others when one is done', async () => {
    const held = gate();
    const queue = createSendQueue(silent);
    for (let each = 0; each < 20; each += 1) queue.sendLater(held.task);
    await nextTurn();
    expect(held.started()).toBe(8);
    held.open();
    await queue.drain(1000);
    expect(held.started()).toBe(20);
  });

  it('gives up what is too much, and says so to who waits', async () => {
    const held = gate();
    const sentences: string[] = [];
    const queue = createSendQueue({ warn: (_facts, sentence) => sentences.push(sentence) });
    for (let each = 0; each < 508; each += 1) queue.sendLater(held.task);
    expect(sentences).toEqual([]);
    queue.sendLater(held.task);
    expect(sentences).toEqual(['a message was not sent: too many wait']);
    await expect(queue.sendNow(held.task)).rejects.toMatchObject({ code: 'unavailable' });
    held.open();
  });

  it('tells the log of a message that nobody waits for, and goes on', async () => {
    const facts: object[] = [];
    const queue = createSendQueue({ warn: (fact) => facts.push(fact) });
    queue.sendLater(async () => {
      throw new ProviderFault('sms', 'quota', 'nothing left');
    });
    await queue.drain(1000);
    expect(facts).toMatchObject([{ service: 'sms', reason: 'quota' }]);
    await expect(queue.sendNow(async () => undefined)).resolves.toBeUndefined();
  });

  it('tells who waits what went wrong, and nobody else', async () => {
    const facts: object[] = [];
    const queue = createSendQueue({ warn: (fact) => facts.push(fact) });
    const fault = new ProviderFault('sms', 'timeout', 'nobody answered');
    await expect(queue.sendNow(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(facts).toEqual([]);
  });

  it('does not wait forever for the last one', async () => {
    const held = gate();
    const queue = createSendQueue(silent);
    queue.sendLater(held.task);
    await nextTurn();
    expect(held.started()).toBe(1);
    await expect(queue.drain(5)).resolves.toBeUndefined();
    held.open();
  });
});
