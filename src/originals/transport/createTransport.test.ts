import { describe, expect, it } from 'vitest';
import { createTransport } from './createTransport.ts';

const BODY = { session: 's'.repeat(43), requestId: 'request-0123456789', bet: { level: 1 } };

/** A vendor that answers each call by the next of these, and what was asked, waited and told. */
function script(...answers: (() => Promise<Response>)[]) {
  const bodies: string[] = [];
  const waits: number[] = [];
  const line: boolean[] = [];
  const transport = createTransport({
    fetch: (_, init) => {
      bodies.push(String(init?.body));
      return answers[bodies.length - 1]!();
    },
    sleep: async (ms) => void waits.push(ms),
    onLine: (isThere) => line.push(isThere),
  });
  return { transport, bodies, waits, line };
}

const answer =
  (body: object, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const refuse = (code: string) => answer({ success: false, code, value: null, message: '' });
const lose = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a call to the vendor', () => {
  it('is sent with the very same requestId until a lost line is back', async () => {
    const done = answer({ success: true, value: 'round', message: '' });
    const { transport, bodies, waits, line } = script(lose, lose, done);
    expect(await transport.ask('play', BODY)).toBe('round');
    expect(bodies).toEqual(Array.from({ length: 3 }, () => JSON.stringify(BODY)));
    expect(waits).toEqual([400, 800]);
    expect(line).toEqual([false, false, true]);
  });

  it('is sent again while the vendor is not available, and never waits for more than five seconds', async () => {
    const busy = Array.from({ length: 8 }, () => refuse('unavailable'));
    const { transport, waits } = script(...busy, answer({ success: true, value: 1, message: '' }));
    await transport.ask('play', BODY);
    expect(waits).toEqual([400, 800, 1500, 3000, 5000, 5000, 5000, 5000]);
  });

  it('is sent again where a proxy answered what nobody can read', async () => {
    const page = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const { transport, bodies } = script(page, answer({ success: true, value: 1, message: '' }));
    await transport.ask('play', BODY);
    expect(bodies).toHaveLength(2);
  });

  it('is not sent again where it was refused', async () => {
    const { transport, bodies, line } = script(refuse('betRefused'));
    await expect(transport.ask('play', BODY)).rejects.toMatchObject({ code: 'betRefused' });
    expect(bodies).toHaveLength(1);
    expect(line).toEqual([]);
  });
});
