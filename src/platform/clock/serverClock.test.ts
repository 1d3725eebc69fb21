import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock, secondsUntil, type ClockSources } from './serverClock.ts';

const SERVER = Date.UTC(2026, 0, 15, 12, 0, 0);

/** A device, its network and the gateway, in one time that tests move. */
function makeWorld() {
  let passed = 0;
  let slept = 0;
  let wallShift = -7 * 3_600_000;
  let tripMs = 80;
  const timers: { at: number; act: () => void }[] = [];
  const returns: (() => void)[] = [];
  const ask = vi.fn(async () => {
    passed += tripMs / 2;
    const time = SERVER + passed + slept;
    passed += tripMs / 2;
    return time;
  });
  const sources: ClockSources = {
    monotonic: () => passed,
    wall: () => SERVER + passed + slept + wallShift,
    ask,
    after: (ms, act) => {
      const timer = { at: passed + ms, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    onReturn: (act) => {
      returns.push(act);
      return () => void returns.splice(returns.indexOf(act), 1);
    },
  };
  return {
    sources,
    ask,
    timers,
    serverTime: () => SERVER + passed + slept,
    settle: () => vi.waitFor(() => expect(ask.mock.results.length).toBeGreaterThan(0)),
    async pass(ms: number) {
      const until = passed + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.splice(timers.indexOf(next), 1);
        passed = Math.max(passed, next.at);
        next.act();
        await Promise.resolve();
        await Promise.resolve();
      }
      passed = Math.max(passed, until);
    },
    sleep: (ms: number) => void (slept += ms),
    setDeviceClock: (ms: number) => void (wallShift = ms),
    slowNetwork: (ms: number) => void (tripMs = ms),
    comeBack: () => returns.forEach((act) => act()),
  };
}

let world: ReturnType<typeof makeWorld>;
beforeEach(() => {
  world = makeWorld();
});
const flush = async () => {
  for (let at = 0; at < 5; at += 1) await Promise.resolve();
};

describe('a clock', () => {
  it('knows nothing before the gateway was asked', () => {
    expect(createServerClock(world.sources).now()).toBeNull();
  });

  it('is right with a device clock hours off, by the middle of the round trip', async () => {
    const clock = createServerClock(world.sources);
    clock.subscribe(() => undefined);
    await flush();
    expect(clock.now()).toBeCloseTo(world.serverTime(), 0);
    await world.pass(10_000);
    expect(clock.now()).toBeCloseTo(world.serverTime(), 0);
  });

  it('keeps a better answer over a later one of a slow network, for a while', async () => {
    const clock = createServerClock(world.sources);
    clock.learn(world.serverTime(), 0, 0);
    clock.learn(world.serverTime() + 900, 0, 2_000);
    expect(clock.now()).toBe(SERVER);
    clock.learn(SERVER + 500_000 + 40, 500_000, 500_080);
    await world.pass(500_080);
    expect(clock.now()).toBe(SERVER + 500_080);
  });

  it('takes nothing from an answer that took too long', () => {
    const clock = createServerClock(world.sources);
    clock.learn(SERVER, 0, 10_001);
    expect(clock.now()).toBeNull();
  });

  it('never goes back by a little, and does by a lot', () => {
    const clock = createServerClock(world.sources);
    clock.learn(SERVER + 900, 0, 0);
    expect(clock.now()).toBe(SERVER + 900);
    clock.learn(SERVER, 0, 0);
    expect(clock.now()).toBe(SERVER + 900);
    clock.learn(SERVER - 60_000, 0, 0);
    expect(clock.now()).toBe(SERVER - 60_000);
  });

  it('asks each half minute and when the page is looked at again, only while somebody listens', async () => {
    const clock = createServerClock(world.sources);
    const stop = clock.subscribe(() => undefined);
    await flush();
    await world.pass(95_000);
    expect(world.ask).toHaveBeenCalledTimes(4);
    world.comeBack();
    await flush();
    expect(world.ask).toHaveBeenCalledTimes(5);
    stop();
    await world.pass(95_000);
    expect(world.ask).toHaveBeenCalledTimes(5);
    expect(world.timers).toEqual([]);
  });

  it('shows no time after a sleep until it was asked again, and then the right one', async () => {
    const clock = createServerClock(world.sources);
    clock.subscribe(() => undefined);
    await flush();
    world.sleep(3_600_000);
    expect(clock.now()).toBeNull();
    await world.pass(1_100);
    await flush();
    expect(clock.now()).toBeCloseTo(world.serverTime(), 0);
  });

  it('survives a device clock that is set meanwhile', async () => {
    const clock = createServerClock(world.sources);
    clock.subscribe(() => undefined);
    await flush();
    world.setDeviceClock(5 * 3_600_000);
    await world.pass(1_100);
    await flush();
    expect(clock.now()).toBeCloseTo(world.serverTime(), 0);
  });

  it('tells at whole seconds, by one timer for all who listen', async () => {
    const clock = createServerClock(world.sources);
    const seen: number[] = [];
    clock.subscribe(() => undefined);
    clock.subscribe(() => seen.push(clock.now()! % 1_000));
    await flush();
    seen.length = 0;
    await world.pass(5_000);
    expect(world.timers).toHaveLength(1);
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(seen.slice(1).every((rest) => rest < 50)).toBe(true);
  });

  it('goes on when the gateway cannot be asked', async () => {
    world.ask.mockRejectedValue(new Error('offline'));
    const clock = createServerClock(world.sources);
    clock.subscribe(() => undefined);
    await flush();
    await world.pass(31_000);
    expect(world.ask.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(clock.now()).toBeNull();
  });
});

it('seconds end at zero, and are unknown as long as the time is', () => {
  expect(secondsUntil(1_000, 3_001)).toBe(3);
  expect(secondsUntil(1_000, 2_000)).toBe(1);
  expect(secondsUntil(1_000, 1_000)).toBe(0);
  expect(secondsUntil(9_000, 1_000)).toBe(0);
  expect(secondsUntil(null, 1_000)).toBeNull();
});
