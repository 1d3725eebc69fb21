import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrandTaker, QUIET_MS, SPREAD_MS } from './takeBrand.ts';

const reload = vi.fn();
let isBusy = false;
let isHidden = false;
let tried: string | null = null;
let touch: () => void = () => undefined;

function open({ revision }: { revision?: string } = { revision: 'a' }) {
  return createBrandTaker({
    revision,
    isBusy: () => isBusy,
    isHidden: () => isHidden,
    watchTouches(onTouch) {
      touch = onTouch;
      return () => (touch = () => undefined);
    },
    reload,
    tried: { read: () => tried, write: (value) => (tried = value) },
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
  });
}

const told = (revision: string, isAtOnce = false) => ({ revision, isAtOnce });
const quiet = QUIET_MS + SPREAD_MS / 2;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [isBusy, isHidden, tried] = [false, false, null];
});

afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
});

describe('a new state of the brand', () => {
  it('is taken once nobody has touched the page for a while', () => {
    open().hear(told('b'));
    pass(quiet - 1);
    touch();
    pass(quiet - 1);
    expect(reload).not.toHaveBeenCalled();
    pass(1);
    expect(reload).toHaveBeenCalledOnce();
    pass(10 * quiet);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is taken as the page changes, and sooner where nobody sees it', () => {
    const taker = open();
    taker.changePage();
    expect(reload).not.toHaveBeenCalled();
    taker.hear(told('b'));
    taker.changePage();
    expect(reload).toHaveBeenCalledOnce();
    isHidden = true;
    open().hear(told('c'));
    pass(SPREAD_MS / 2);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits while somebody plays, types or has a dialog open', () => {
    const taker = open();
    isBusy = true;
    taker.hear(told('b'));
    taker.changePage();
    pass(20 * quiet);
    expect(reload).not.toHaveBeenCalled();
    isBusy = false;
    pass(quiet);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is taken at once where somebody previews, busy or not', () => {
    isBusy = true;
    open().hear(told('b', true));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is left alone where it is the page’s own, was tried before, or came back to it', () => {
    open().hear(told('a'));
    open({}).hear(told('b'));
    tried = 'b';
    open().hear(told('b', true));
    const taker = open();
    taker.hear(told('c'));
    taker.hear(told('a'));
    pass(20 * quiet);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is forgotten with the page', () => {
    const taker = open();
    taker.hear(told('b'));
    taker.stop();
    pass(20 * quiet);
    expect(reload).not.toHaveBeenCalled();
  });
});
