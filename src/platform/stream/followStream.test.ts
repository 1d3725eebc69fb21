import { describe, expect, it } from 'vitest';
import { followStream, type After } from './followStream.ts';

/** A clock that stands until it is moved. */
function createClock() {
  let now = 0;
  const waiting = new Set<{ at: number; act: () => void }>();
  const after: After = (ms, act) => {
    const timer = { at: now + ms, act };
    waiting.add(timer);
    return () => void waiting.delete(timer);
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    after,
    settle,
    async pass(ms: number) {
      await settle();
      const until = now + ms;
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting.delete(next);
        now = next.at;
        next.act();
        await settle();
      }
      now = until;
    },
  };
}

interface Opened {
  readonly after: string | null;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
}

function createLine({ random = 0, lastEventId = null as string | null } = {}) {
  const clock = createClock();
  const opened: Opened[] = [];
  const refusals: unknown[] = [];
  const heard: string[] = [];
  const following = followStream({
    lastEventId,
    after: clock.after,
    random: () => random,
    judge: (error) => (error as { waitMs: number | null }).waitMs,
    onEvent: ({ data }) => heard.push(data),
    open: async (after, signal) => {
      if (refusals.length > 0) throw refusals.shift();
      let controller!: ReadableStreamDefaultController<string>;
      const stream = new ReadableStream<string>({ start: (own) => void (controller = own) });
      opened.push({
        after,
        signal,
        say: (text) => controller.enqueue(text),
        end: () => controller.close(),
      });
      return stream;
    },
  });
  return { clock, opened, refusals, heard, following, last: () => opened.at(-1)! };
}

describe('a stream that is followed', () => {
  it('goes on after a break from the last event on', async () => {
    const line = createLine({ lastEventId: '3' });
    await line.clock.settle();
    expect(line.last().after).toBe('3');
    line.last().say('id: 4\ndata: a\n\nid: 5\n\ndata: cut');
    await line.clock.settle();
    line.last().end();
    await line.clock.pass(1_000);
    expect(line.heard).toEqual(['a', '']);
    expect(line.opened.map(({ after }) => after)).toEqual(['3', '5']);
  });

  it('waits twice as long after each failure, up to a minute, and begins anew after a good while', async () => {
    const line = createLine();
    const waits: number[] = [];
    await line.clock.settle();
    for (let failure = 0; failure < 8; failure += 1) {
      const before = line.opened.length;
      line.last().end();
      let waited = 0;
      for (; line.opened.length === before; waited += 500) await line.clock.pass(500);
      waits.push(waited);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    await line.clock.pass(15_000);
    line.last().end();
    await line.clock.pass(1_000);
    expect(line.opened).toHaveLength(10);
  });

  it('waits up to twice as long by chance, so that pages do not come back together', async () => {
    const line = createLine({ random: 0.999 });
    await line.clock.settle();
    line.last().end();
    await line.clock.pass(1_990);
    expect(line.opened).toHaveLength(1);
    await line.clock.pass(20);
    expect(line.opened).toHaveLength(2);
  });

  it('leaves the gateway alone for as long as it wants, or for good', async () => {
    const line = createLine();
    line.refusals.push({ waitMs: 30_000 }, { waitMs: null });
    await line.clock.settle();
    line.last().end();
    await line.clock.pass(1_000 + 29_000);
    expect(line.refusals).toHaveLength(1);
    await line.clock.pass(2_000);
    expect(line.refusals).toHaveLength(0);
    await line.clock.pass(3_600_000);
    expect(line.opened).toHaveLength(1);
  });

  it('takes a line that fell silent for lost, and one that beats for alive', async () => {
    const line = createLine();
    await line.clock.settle();
    await line.clock.pass(40_000);
    line.last().say('id: 9\n\n');
    await line.clock.pass(40_000);
    expect(line.opened).toHaveLength(1);
    await line.clock.pass(12_000);
    expect(line.opened[0]!.signal.aborted).toBe(true);
    expect(line.opened.map(({ after }) => after)).toEqual([null, '9']);
  });

  it('is tried at once when it is woken, and never again once it is stopped', async () => {
    const line = createLine();
    await line.clock.settle();
    line.last().end();
    await line.clock.settle();
    line.following.wake();
    await line.clock.settle();
    expect(line.opened).toHaveLength(2);
    line.following.wake();
    await line.clock.settle();
    expect(line.opened).toHaveLength(2);
    line.following.stop();
    await line.clock.pass(3_600_000);
    expect([line.opened.length, line.heard]).toEqual([2, []]);
    expect(line.last().signal.aborted).toBe(true);
  });
});
