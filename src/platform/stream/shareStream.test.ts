import { beforeEach, describe, expect, it } from 'vitest';
import type { StreamEvent } from './eventParser.ts';
import { shareStream, type TabChannel } from './shareStream.ts';

const event = (id: string, data = `{"at":"${id}"}`): StreamEvent => ({ id, kind: 'balance', data });

/** Locks of one browser, as navigator.locks keeps them. */
function createLocks() {
  const queues = new Map<string, (() => void)[]>();
  const request = (async (
    name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void> | undefined,
  ) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      if (queue.length === 1) resolve();
      signal.addEventListener('abort', () => {
        if (queue[0] === resolve || !queue.includes(resolve)) return;
        queue.splice(queue.indexOf(resolve), 1);
        reject(signal.reason);
      });
    });
    await work();
    queue.shift();
    queue[0]?.();
  }) as unknown as LockManager['request'];
  return { request };
}

function createBrowser({ hasLocks = true } = {}) {
  const locks = hasLocks ? createLocks() : undefined;
  const channels = new Set<TabChannel & { name: string }>();
  let streams = 0;

  function openTab(name = 'AURORA ana', { isSeen = true } = {}) {
    let seen = isSeen;
    let show: (isSeen: boolean) => void = () => undefined;
    let say: ((event: StreamEvent) => void) | undefined;
    const timers = new Set<() => void>();
    const heard: string[] = [];
    const openedAfter: (string | null)[] = [];
    let gaps = 0;
    let begins = 0;
    const shared = shareStream({
      name,
      locks,
      openChannel: (own) => {
        const channel: TabChannel & { name: string } = {
          name: own,
          onmessage: null,
          postMessage(data) {
            for (const other of channels) {
              if (other !== channel && other.name === own)
                other.onmessage?.({ data } as MessageEvent<unknown>);
            }
          },
          close: () => void channels.delete(channel),
        };
        channels.add(channel);
        return channel;
      },
      watchSeen: (onChange) => {
        show = onChange;
        onChange(seen);
        return () => (show = () => undefined);
      },
      follow: (lastEventId, onEvent) => {
        streams += 1;
        openedAfter.push(lastEventId);
        say = onEvent;
        return {
          wake: () => undefined,
          stop() {
            streams -= 1;
            say = undefined;
          },
        };
      },
      onEvent: ({ id }) => heard.push(id ?? ''),
      onBegin: () => (begins += 1),
      onGap: () => (gaps += 1),
      after: (_ms, act) => {
        timers.add(act);
        return () => void timers.delete(act);
      },
    });
    return {
      heard,
      openedAfter,
      gaps: () => gaps,
      begins: () => begins,
      holds: () => say !== undefined,
      say: (told: StreamEvent) => say?.(told),
      async see(isNow: boolean, { forLong = true } = {}) {
        seen = isNow;
        show(seen);
        if (forLong) for (const act of [...timers]) act();
        await settle();
      },
      async close() {
        shared.stop();
        await settle();
      },
    };
  }
  return { openTab, countStreams: () => streams };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});

describe('the tabs of a browser', () => {
  it('have one stream together, and all hear what it tells', async () => {
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
    await settle();
    expect(browser.countStreams()).toBe(1);
    const holder = tabs.find((tab) => tab.holds())!;
    holder.say(event('1'));
    holder.say(event('2', ''));
    holder.say(event('3'));
    for (const tab of tabs)
      expect([tab.heard, tab.begins(), tab.gaps()]).toEqual([['1', '3'], 1, 0]);
  });

  it('go on without a gap when the one that holds it is closed', async () => {
    const [first, second] = [browser.openTab(), browser.openTab()];
    await settle();
    first.say(event('1'));
    await first.close();
    expect([browser.countStreams(), second.openedAfter]).toEqual([1, ['1']]);
    second.say(event('2'));
    expect([second.heard, second.gaps()]).toEqual([['1', '2'], 0]);
  });

  it('leave the stream to one that is seen, and need none while nobody looks', async () => {
    const [first, second] = [browser.openTab(), browser.openTab()];
    await settle();
    await first.see(false, { forLong: false });
    expect(first.holds()).toBe(true);
    await first.see(false);
    expect([first.holds(), second.holds()]).toEqual([false, true]);
    await second.see(false);
    expect(browser.countStreams()).toBe(0);
    second.say(event('1'));
    await first.see(true);
    expect([first.holds(), browser.countStreams()]).toEqual([true, 1]);
  });

  it('read everything anew where they slept while another heard', async () => {
    const [first, second] = [browser.openTab(), browser.openTab()];
    await settle();
    first.say(event('1'));
    await first.close();
    second.say(event('2'));
    const third = browser.openTab();
    await settle();
    // Begins where the others are, and has read everything a moment ago.
    second.say(event('3'));
    expect([third.heard, third.gaps()]).toEqual([['3'], 0]);
    await second.close();
    expect(third.openedAfter).toEqual(['3']);
    const late = browser.openTab();
    await settle();
    third.say(event('4'));
    await third.close();
    await late.see(false);
    const other = browser.openTab();
    await settle();
    other.say(event('9'));
    expect(late.gaps()).toBe(1);
    expect(late.heard).toEqual(['4', '9']);
  });

  it('of different members share nothing', async () => {
    const ana = browser.openTab('AURORA ana');
    const bob = browser.openTab('AURORA bob');
    await settle();
    expect(browser.countStreams()).toBe(2);
    ana.say(event('1'));
    expect(bob.heard).toEqual([]);
  });

  it('leave no stream behind when all are closed', async () => {
    const tabs = [browser.openTab(), browser.openTab('AURORA ana', { isSeen: false })];
    await settle();
    for (const tab of tabs) await tab.close();
    expect(browser.countStreams()).toBe(0);
  });
});

describe('tabs of a page that is not secure', () => {
  it('have a stream each, while they are seen', async () => {
    const plain = createBrowser({ hasLocks: false });
    const [first, second] = [plain.openTab(), plain.openTab()];
    await settle();
    expect(plain.countStreams()).toBe(2);
    first.say(event('1'));
    expect(second.heard).toEqual([]);
    await second.see(false);
    expect(plain.countStreams()).toBe(1);
  });
});
