import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer } from './server.ts';

function ask(agent: Agent, port: number): Promise<{ reply: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: '127.0.0.1', path: '/' }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.once('end', () => resolve({ reply, text }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

it('who comes by a connection of before while the server ends is told to come again', async () => {
  const app = createHttpServer({ network: { trustProxy: false }, ids: () => 'one' });
  app.get('/', async () => ({ fine: true }));
  let begun: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const isEnding = new Promise<void>((resolve) => (begun = resolve));
  const mayEnd = new Promise<void>((resolve) => (finish = resolve));
  app.addHook('preClose', async () => {
    begun();
    await mayEnd;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(agent, port)).reply.statusCode).toBe(200);
  const closing = app.close();
  await isEnding;
  const { reply, text } = await ask(agent, port);
  expect([reply.statusCode, JSON.parse(text).code]).toEqual([503, 'unavailable']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  finish();
  await closing;
  agent.destroy();
});
