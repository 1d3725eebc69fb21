import { describe, expect, it, vi } from 'vitest';
import { createTableLine } from './createTableLine.ts';

const SESSION = 's'.repeat(43);

const stream = (text: string) => async () =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
const refuse = (code: string, status: number) => async () =>
  new Response(JSON.stringify({ success: false, code, value: null, message: '' }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const lose = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);

/** A table that answers by the next of these; waits end when they are told to. */
function listen(...answers: (() => Promise<Response>)[]) {
  const bodies: unknown[] = [];
  const waits: { ms: number; run: () => void }[] = [];
  const heard: string[] = [];
  let network: () => void = () => undefined;
  const line = createTableLine({
    fetch: (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return (answers[bodies.length - 1] ?? never)();
    },
    after: (ms, run) => {
      const wait = { ms, run };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
    random: () => 0.999,
    onNetwork: (listener) => {
      network = listener;
      return () => undefined;
    },
  });
  const stop = line.watch({
    session: SESSION,
    onEvent: ({ event }) => heard.push(event),
    onLine: (isThere) => heard.push(isThere ? 'there' : 'lost'),
    onEnd: (code) => heard.push(`end ${code}`),
  });
  /** Waits for a pause before the next try, and ends it. */
  const pause = async () => {
    const isPause = ({ ms }: { ms: number }) => ms < 10_000;
    await vi.waitFor(() => expect(waits.some(isPause)).toBe(true));
    const [wait] = waits.splice(waits.findIndex(isPause), 1);
    wait!.run();
    return wait!.ms;
  };
  return { bodies, heard, waits, stop, pause, wake: () => network() };
}

const block = (id: string, event: string) => `id: ${id}\nevent: ${event}\ndata: {}\n\n`;

describe('the line to a table', () => {
  it('tells what it hears, and goes on after a break from the last event on', async () => {
    const { bodies, heard, pause } = listen(
      stream(block('7', 'state') + block('8', 'bets')),
      never,
    );
    await pause();
    expect(heard).toEqual(['there', 'state', 'bets', 'lost']);
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toEqual([{ session: SESSION }, { session: SESSION, last: '8' }]);
  });

  it('tries again with growing pauses while it is lost', async () => {
    const { pause } = listen(lose, lose, refuse('unavailable', 503), never);
    const pauses = [await pause(), await pause(), await pause()];
    expect(pauses[1]).toBeGreaterThan(pauses[0]! * 1.9);
    expect(pauses[2]).toBeGreaterThan(pauses[1]! * 1.9);
  });

  it('does not wait where the network is there again', async () => {
    const { bodies, waits, wake } = listen(lose, never);
    await vi.waitFor(() => expect(waits.some(({ ms }) => ms < 10_000)).toBe(true));
    wake();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
  });

  it('ends where the session is over', async () => {
    const { bodies, heard } = listen(refuse('sessionEnded', 403));
    await vi.waitFor(() => expect(heard).toEqual(['lost', 'end sessionEnded']));
    expect(bodies).toHaveLength(1);
  });
});
