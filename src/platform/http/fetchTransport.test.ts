import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTransport } from './fetchTransport.ts';

const request = { method: 'GET', url: '/wps/x', headers: {} };

/** A network that answers when the test says so, and gives up when it is told to. */
function stubFetch(answer: (signal: AbortSignal) => Promise<Response>) {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init.signal!));
}

const untilAborted = <T>(signal: AbortSignal) =>
  new Promise<T>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

/** A response whose head is there and whose body never ends. */
const stuckBody = (signal: AbortSignal) =>
  Object.assign(new Response(''), { text: () => untilAborted<string>(signal) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request by fetch', () => {
  it('brings back status and JSON, whatever the status is', async () => {
    stubFetch(async () => new Response('{"success":false}', { status: 403 }));
    expect(await fetchTransport(request)).toEqual({ status: 403, body: { success: false } });
  });

  it('leaves no timer and no listener behind', async () => {
    stubFetch(async () => new Response('{}'));
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    await fetchTransport({ ...request, signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(remove).toHaveBeenCalledOnce();
  });

  it('is offline where the gateway cannot be reached', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchTransport(request)).rejects.toMatchObject({ code: 'offline' });
  });

  it.each([
    ['no head', untilAborted<Response>],
    ['no end of the body', async (signal: AbortSignal) => stuckBody(signal)],
  ])('times out after 20 s when there is %s', async (_, answer) => {
    stubFetch(answer);
    const caught = vi.fn();
    const asked = fetchTransport(request).catch(caught);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(caught).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(caught.mock.calls[0]?.[0]).toMatchObject({ name: 'Problem', code: 'timeout' });
  });

  it.each([['<html>502</html>'], [''], ['{"success":']])('is unreadable with %j', async (text) => {
    stubFetch(async () => new Response(text, { status: 502 }));
    await expect(fetchTransport(request)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it.each([
    ['before the head', untilAborted<Response>],
    ['before the body', async (signal: AbortSignal) => stuckBody(signal)],
  ])('that its caller gave up %s fails with the caller’s reason', async (_, answer) => {
    stubFetch(answer);
    const caller = new AbortController();
    const asked = fetchTransport({ ...request, signal: caller.signal });
    const reason = new Error('left the page');
    caller.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });

  it('is not sent for a caller that has already given up', async () => {
    stubFetch(async (signal) => {
      signal.throwIfAborted();
      return new Response('{}');
    });
    const reason = new Error('left the page');
    await expect(fetchTransport({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});
