import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLifecycle, finishWithin } from './lifecycle.ts';

class FakeProcess extends EventEmitter {
  readonly send = () => true;
  constructor(readonly connected = true) {
    super();
  }
  readonly exits: number[] = [];
  exit(code: number): never {
    this.exits.push(code);
    return undefined as never;
  }
}

function setUp(owner = new FakeProcess()) {
  const clock = { ms: 0 };
  const reports: string[] = [];
  const lifecycle = createLifecycle(
    owner,
    () => clock.ms,
    (sentence) => reports.push(sentence),
  );
  return { owner, clock, reports, lifecycle };
}

describe('createLifecycle', () => {
  it('closes in the opposite order of opening, then exits', async () => {
    const { owner, lifecycle } = setUp();
    const closed: string[] = [];
    lifecycle.onStop(async () => closed.push('database'));
    lifecycle.onStop(async () => closed.push('server'));
    await lifecycle.stop(0);
    expect(closed).toEqual(['server', 'database']);
    expect(owner.exits).toEqual([0]);
  });

  it('closes once, however often it is told to', async () => {
    const { owner, lifecycle } = setUp();
    let closed = 0;
    lifecycle.onStop(async () => (closed += 1));
    owner.emit('SIGTERM');
    owner.emit('disconnect');
    await lifecycle.stop(1);
    expect(closed).toBe(1);
    expect(owner.exits).toEqual([0]);
  });

  it('closes the rest when one closing fails, says so and exits with 1', async () => {
    const { owner, reports, lifecycle } = setUp();
    const closed: string[] = [];
    lifecycle.onStop(async () => closed.push('database'));
    lifecycle.onStop(async () => {
      throw new Error('stuck');
    });
    await lifecycle.stop(0);
    expect(closed).toEqual(['database']);
    expect(reports).toEqual(['Closing failed: stuck']);
    expect(owner.exits).toEqual([1]);
  });

  it('ends at once where the program that started it was gone before it could listen for that', () => {
    expect(setUp(new FakeProcess(false)).owner.exits).toEqual([0]);
  });

  it('takes the same Ctrl-C from terminal and npm as one, and a later one as impatience', () => {
    const { owner, clock, lifecycle } = setUp();
    lifecycle.onStop(() => new Promise(() => undefined));
    owner.emit('SIGINT');
    clock.ms = 40;
    owner.emit('SIGINT');
    expect(owner.exits).toEqual([]);
    clock.ms = 1_500;
    owner.emit('SIGINT');
    expect(owner.exits).toEqual([130]);
  });
});

describe('finishWithin', () => {
  it('does not force what finishes in time', async () => {
    let forced = 0;
    await finishWithin(
      60_000,
      async () => 'done',
      () => (forced += 1),
    );
    expect(forced).toBe(0);
  });

  it('forces what does not finish, and waits until that helped', async () => {
    let letGo: (value: unknown) => void = () => undefined;
    const stuck = new Promise((resolve) => (letGo = resolve));
    await finishWithin(
      1,
      () => stuck,
      () => letGo('cut'),
    );
    await expect(stuck).resolves.toBe('cut');
  });

  it('gives up on what even force does not end', async () => {
    let forced = 0;
    await finishWithin(
      1,
      () => new Promise(() => undefined),
      () => (forced += 1),
      1,
    );
    expect(forced).toBe(1);
  });
});
