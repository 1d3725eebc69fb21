import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSystemStatus } from '../../schemas/api/system.ts';
import { createTestGateway, type TestGateway } from '../../tests/support/gateway.ts';
import { trustHops } from './trustProxy.ts';

let direct: TestGateway;
let proxied: TestGateway;
let log = '';

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  direct = await createTestGateway({ logger: { level: 'warn', stream } });
  proxied = await createTestGateway({ network: { trustProxy: trustHops(1) } });
  for (const { app } of [direct, proxied]) await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => Promise.all([direct.close(), proxied.close()]));

/** Sends bytes as they are, and reads until the gateway hangs up. */
function send({ app }: TestGateway, text: string, hangUp = false): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(text, () => hangUp && socket.destroy());
  });
}

const ask = (gateway: TestGateway, target: string, ...headers: readonly string[]) =>
  send(gateway, [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1]);
const codeOf = (answer: string) => /"code":"(\w+)"/.exec(answer)?.[1];

describe('the host', () => {
  it('of an absolute address counts, whatever the header says', async () => {
    const brandOf = async (target: string, host: string) =>
      /"merchantCode":"(\w+)"/.exec(await ask(direct, target, `Host: ${host}`))?.[1];
    expect(await brandOf('http://sakura.test/brand.json', 'aurora.test')).toBe('SAKURA');
    expect(await brandOf('HTTP://sakura.test:8080/brand.json?a=b', 'stranger.test')).toBe('SAKURA');
    expect(await brandOf('https://aurora.test/brand.json', 'sakura.test')).toBe('AURORA');
    const root = await ask(direct, 'http://sakura.test?x=1', 'Host: aurora.test');
    expect([statusOf(root), root.includes('live')]).toEqual([200, true]);
  });

  it.each([
    ['twice', ['Host: aurora.test', 'Host: sakura.test']],
    ['twice, the same', ['Host: aurora.test', 'host: aurora.test']],
    ['with letters after the port', ['Host: aurora.test:80x']],
    ['with something after the port', ['Host: aurora.test:80@sakura.test']],
    ['with a port that there cannot be', ['Host: aurora.test:70000']],
    ['with two ports', ['Host: aurora.test:80:80']],
    ['with a user', ['Host: me@aurora.test']],
    ['with a path', ['Host: aurora.test/x']],
    ['with a list', ['Host: aurora.test, sakura.test']],
    ['with spaces', ['Host: aurora test']],
    ['with an open bracket', ['Host: [::1']],
    ['with letters of no host', ['Host: aürora.test']],
    ['without end', [`Host: ${'a'.repeat(300)}.test`]],
    ['not at all', []],
  ])('named %s is refused', async (_what, headers) => {
    for (const target of [getSystemStatus.path, '/', '/brand.json', '/healthz', '/no/such.js']) {
      expect(statusOf(await ask(direct, target, ...headers)), target).toBe(400);
    }
  });

  it.each(['http://me@aurora.test/', 'http://aurora.test:80x/', 'http:///', 'ftp://aurora.test/'])(
    'of %s is refused, or its address is none',
    async (target) => {
      const status = statusOf(await ask(direct, target, 'Host: aurora.test', 'Accept: text/plain'));
      expect(target === 'http:///' ? [421, 404] : [400, 404]).toContain(status);
    },
  );

  it.each(['aurora.test:80x', 'a b', 'aurora.test/x', 'me@aurora.test', '"aurora.test"'])(
    'that was forwarded as %s is refused, and taken for nothing where no proxy is trusted',
    async (host) => {
      const headers = ['Host: aurora.test', `X-Forwarded-Host: ${host}`];
      const refused = await ask(proxied, getSystemStatus.path, ...headers);
      expect([statusOf(refused), codeOf(refused)]).toEqual([400, 'badRequest']);
      expect(statusOf(await ask(direct, getSystemStatus.path, ...headers))).toBe(200);
    },
  );
});

describe('what else a proxy forwards', () => {
  it.each([
    'javascript',
    'http://x',
    'HTTPS',
    '',
    ',',
    'https, ',
    '9'.repeat(3000),
    'wss://[',
    '%',
  ])('as a protocol of %j ends in no failure', async (protocol) => {
    const forwarded = [`X-Forwarded-Proto: ${protocol}`, `X-Forwarded-For: ${protocol}`];
    for (const target of [getSystemStatus.path, '/', '/launch/HOUSE/x']) {
      const answer = await ask(proxied, target, 'Host: aurora.test', ...forwarded);
      expect([200, 404]).toContain(statusOf(answer));
      expect(/strict-transport-security/i.test(answer)).toBe(protocol === 'HTTPS');
    }
  });
});

describe('an address that cannot be read', () => {
  it.each(['/%', '/a%zz', '/%ff', '/%E0%A4', '/promotions/%c3%28'])(
    '%s is a page to people and a refusal to programs',
    async (target) => {
      const page = await ask(direct, target, 'Host: aurora.test', 'Accept: text/html,*/*;q=0.8');
      expect(page).toContain('<title>live</title>');
      for (const accept of ['*/*', 'application/json']) {
        const refused = await ask(direct, target, 'Host: aurora.test', `Accept: ${accept}`);
        expect([statusOf(refused), codeOf(refused)]).toEqual([400, 'badRequest']);
        expect(refused).toMatch(/x-content-type-options: nosniff/i);
      }
    },
  );

  it('of a call is a refusal to everybody', async () => {
    const answer = await ask(direct, '/wps/%ff', 'Host: aurora.test', 'Accept: text/html');
    expect([statusOf(answer), codeOf(answer)]).toEqual([400, 'badRequest']);
  });
});

it('who hangs up in the middle of a body is no failure of ours', async () => {
  const paths = [
    '/wps/session/login',
    '/wps/member/password/email',
    '/vendor/v1/debit',
    '/originals/v1/open',
  ];
  for (const path of paths) {
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const head = `POST ${path} HTTP/1.1\r\nHost: aurora.test\r\nContent-Type: ${type}\r\n`;
      await send(direct, `${head}Content-Length: 100\r\n\r\n{"a":`, true);
      await send(direct, `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n`, true);
    }
  }
  // The one after is answered when those before are done with.
  expect(statusOf(await ask(direct, '/healthz', 'Host: aurora.test'))).toBe(200);
  expect(log).toBe('');
});
