import Fastify from 'fastify';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createDevelopment } from './createDevelopment.ts';

const root = path.resolve(import.meta.dirname, '../..');

afterEach(() => vi.unstubAllEnvs());

it('serves pages with the refresh that their scripts ask for, after a build in the same process', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const app = Fastify();
  const development = createDevelopment(root);
  try {
    await development.attach(app);
    expect(await development.assets.template('/')).toContain('$RefreshSig$');
  } finally {
    await development.close();
    await app.close();
  }
});
