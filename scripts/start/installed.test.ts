import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './installed.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'livery-installed-'));
});

afterEach(() => rm(root, { recursive: true }));

async function isEnough(wanted: object, present: object | undefined): Promise<boolean> {
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (present) {
    await mkdir(path.join(root, 'node_modules'), { recursive: true });
    const list = path.join(root, 'node_modules/.package-lock.json');
    await writeFile(list, JSON.stringify({ packages: present }));
  }
  return isInstalled(root);
}

const fastify = (version: string) => ({ 'node_modules/fastify': { version } });

describe('isInstalled', () => {
  it('is false without node_modules, or when an install was cut short', async () => {
    expect(await isEnough({ '': {}, ...fastify('5.0.0') }, undefined)).toBe(false);
  });

  it('is true when every package is there in the locked version', async () => {
    expect(await isEnough({ '': {}, ...fastify('5.0.0') }, fastify('5.0.0'))).toBe(true);
  });

  it('is false when a package is missing or of another version', async () => {
    expect(await isEnough(fastify('5.0.0'), {})).toBe(false);
    expect(await isEnough(fastify('5.0.0'), fastify('5.0.1'))).toBe(false);
  });

  it('does without packages for development and for other machines', async () => {
    const extras = {
      'node_modules/vitest': { version: '4.0.0', dev: true },
      'node_modules/fsevents': { version: '2.0.0', optional: true },
    };
    expect(await isEnough({ ...fastify('5.0.0'), ...extras }, fastify('5.0.0'))).toBe(true);
  });

  it('is false when a development package is there in another version', async () => {
    const wanted = { 'node_modules/vitest': { version: '4.0.0', dev: true } };
    expect(await isEnough(wanted, { 'node_modules/vitest': { version: '3.0.0' } })).toBe(false);
  });
});
