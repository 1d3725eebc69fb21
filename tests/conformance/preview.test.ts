import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabaseUrl, migrationsDirectory } from '../support/database.ts';
import { Operator } from '../support/operator.ts';

const waiting = { timeout: 50_000, interval: 50 };

// A process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let operator: Operator;
let database: Awaited<ReturnType<typeof createTestDatabaseUrl>>;

/** A checkout with just enough of a build for the gateway to start. */
beforeEach(async () => {
  database = await createTestDatabaseUrl();
  operator = await Operator.create();
  await operator.write('dist/renderer/renderer.js', 'export default {};');
  const manifest = { 'index.html': { file: 'main.js', isEntry: true } };
  await operator.write('dist/client/.vite/manifest.json', JSON.stringify(manifest));
  await operator.write('dist/client/index.html', '<!doctype html>');
  await mkdir(operator.path('dist/art'), { recursive: true });
  await mkdir(operator.path('tmp'));
  vi.stubEnv('TMPDIR', operator.path('tmp'));
  await mkdir(operator.path('server/db'), { recursive: true });
  await symlink(migrationsDirectory, operator.path('server/db/migrations'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await operator.close();
  await database.drop();
});

/** What a gateway says of the brand of a host. */
function ask(port: number, host: string): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: '/brand.json',
      headers: { host },
      agent: false,
    };
    http
      .get(options, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode, body }));
      })
      .once('error', reject);
  });
}

it('serves one brand at every name of this machine, follows its edits, and leaves nothing behind', async () => {
  await operator.run(['new', 'base', '--name', 'Base House']);
  await operator.run(['new', 'nova', '--name', 'Nova', '--extends', 'base', '--host', 'nova.test']);
  const stopping = new AbortController();
  const lines: string[] = [];
  const complaints: string[] = [];
  const running = operator.run(['preview', 'nova', '--format', 'json'], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DEMO: '0',
    },
    write: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
    signal: stopping.signal,
  });
  const { port, address } = await vi.waitFor(() => {
    if (!lines[0]) throw new Error(`Not listening yet: ${complaints.join('\n')}`);
    return JSON.parse(lines[0]) as { port: number; address: string };
  }, waiting);
  expect(address).toBe(`http://localhost:${port}/`);

  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'nova.test']) {
    expect(await ask(port, host)).toMatchObject({
      status: 200,
      body: expect.stringContaining('"Nova"') as string,
    });
  }
  expect((await ask(port, 'base.localhost')).status).toBe(421);

  const file = operator.path('brands/nova/brand.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"name": "Nova"', '"name": "Supernova"'));
  await vi.waitFor(async () => {
    expect((await ask(port, 'localhost')).body).toContain('"Supernova"');
  }, waiting);

  await writeFile(file, text.replace('"name"', '"nmae"'));
  await vi.waitFor(() => expect(complaints.join('\n')).toContain('Did you mean "name"?'), waiting);
  expect((await ask(port, 'localhost')).body).toContain('"Supernova"');

  stopping.abort();
  expect((await running).code).toBe(0);
  expect(await readdir(operator.path('tmp'))).toEqual([]);
  await expect(ask(port, 'localhost')).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(file)).toBe(true);
});
