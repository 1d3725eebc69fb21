import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk, reloadOnce } from './loadChunk.ts';

const minute = 60_000;
const start = Date.parse('2026-02-01T12:00:00Z');

describe('a piece of the application', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes as the module that its file exports, and leaves no timer', async () => {
    const module = { default: 'x' };
    expect(await loadChunk(async () => module)()).toBe(module);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come in 120 s has timed out', async () => {
    const caught = vi.fn();
    const loading = loadChunk(() => new Promise<never>(() => undefined))().catch(caught);
    await vi.advanceTimersByTimeAsync(2 * minute - 1);
    expect(caught).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(caught.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkError', reason: 'timeout' });
  });

  it('that fails says so, with the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error: unknown = await loadChunk(() => Promise.reject(cause))().catch((caught) => caught);
    expect(error).toBeInstanceOf(ChunkError);
    expect(error).toMatchObject({ reason: 'failed', cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked for anew each time', async () => {
    const load = vi.fn(async () => 1);
    const chunk = loadChunk(load);
    await chunk();
    await chunk();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the reload for a missing piece', () => {
  const reload = vi.fn();

  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('happens once a minute', () => {
    expect(reloadOnce(start, reload)).toBe(true);
    expect(reloadOnce(start + minute - 1, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(start + minute, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not happen offline, and is not used up by that', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(start, reload)).toBe(false);
    isOnline.mockReturnValue(true);
    expect(reloadOnce(start + 1, reload)).toBe(true);
  });

  it('does not happen where the browser keeps nothing, since it might never end', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(reloadOnce(start, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
