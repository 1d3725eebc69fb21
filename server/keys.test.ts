import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from './startError.ts';
import { loadKeys } from './keys.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'livery-keys-'));
});

afterAll(() => rm(folder, { recursive: true }));

const none = { sealKeyFile: undefined, secretFile: undefined };

const write = async (name: string, text: string) => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
};

describe('the keys of a gateway', () => {
  it('are made once, also where several gateways start at once, for their owner alone', async () => {
    const dataDirectory = path.join(folder, 'fresh', 'data');
    const [first, ...others] = await Promise.all(
      Array.from({ length: 3 }, () => loadKeys({ dataDirectory, ...none })),
    );
    others.push(await loadKeys({ dataDirectory, ...none }));
    for (const keys of others) {
      expect(keys.secret).toEqual(first?.secret);
      expect(keys.sealKey.equals(first!.sealKey)).toBe(true);
    }
    expect(first?.secret).toHaveLength(32);
    const files = await readdir(dataDirectory);
    expect(files.sort()).toEqual(['seal-key.pem', 'secret.hex']);
    for (const file of files) {
      expect((await stat(path.join(dataDirectory, file))).mode & 0o777).toBe(0o600);
    }
  }, 30_000);

  it('are read from files that several gateways share', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    const keys = await loadKeys({
      dataDirectory: path.join(folder, 'untouched'),
      sealKeyFile: await write('seal.pem', pem),
      secretFile: await write('secret', `${'ab'.repeat(40)}\n`),
    });
    expect(keys.sealKey.equals(privateKey)).toBe(true);
    expect(keys.secret.toString('hex')).toBe('ab'.repeat(32));
    expect(execFileSync('ls', [folder]).toString()).not.toContain('untouched');
  });

  it('are the first of a file, and those behind it are former ones', async () => {
    const pems = [1, 2].map(() =>
      generateKeyPairSync('rsa', { modulusLength: 2048 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    );
    const keys = await loadKeys({
      dataDirectory: folder,
      sealKeyFile: await write('both.pem', pems.join('\n')),
      secretFile: await write('secrets', `${'ab'.repeat(32)}\n${'cd'.repeat(32)}\n`),
    });
    const toPem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' });
    expect([keys.sealKey, ...keys.formerSealKeys].map(toPem)).toEqual(pems);
    expect(keys.secret.toString('hex')).toBe('ab'.repeat(32));
    expect(keys.formerSecrets.map((secret) => secret.toString('hex'))).toEqual(['cd'.repeat(32)]);
  });

  it('are refused where a former one is faulty', async () => {
    const secretFile = await write('secrets', `${'ab'.repeat(32)}\nhidden\n`);
    const loading = loadKeys({ dataDirectory: folder, sealKeyFile: undefined, secretFile });
    await expect(loading).rejects.toThrow('must hold 64 hexadecimal digits');
  });

  it.each([
    ['no key', 'hidden', 'must hold an RSA private key of 2048 bits'],
    ['a short key', { modulusLength: 1024 }, 'must hold an RSA private key of 2048 bits'],
  ])(
    'are refused where the file holds %s, which is not repeated',
    async (_what, made, sentence) => {
      const pem =
        typeof made === 'string'
          ? made
          : generateKeyPairSync('rsa', made)
              .privateKey.export({ type: 'pkcs8', format: 'pem' })
              .toString();
      const sealKeyFile = await write('faulty.pem', pem);
      const loading = loadKeys({ dataDirectory: folder, sealKeyFile, secretFile: undefined });
      await expect(loading).rejects.toThrow(StartError);
      await expect(loading).rejects.toThrow(sentence);
      await expect(loading).rejects.toThrow(/^(?!.*hidden)/);
    },
  );

  it.each(['hidden', 'ab'.repeat(31), ''])('are refused for the secret %j', async (text) => {
    const secretFile = await write('secret', text);
    const loading = loadKeys({
      dataDirectory: path.join(folder, 'fresh', 'data'),
      sealKeyFile: undefined,
      secretFile,
    });
    await expect(loading).rejects.toThrow('must hold 64 hexadecimal digits');
  });

  it('are missed by the name of their variable', async () => {
    const sealKeyFile = path.join(folder, 'nowhere.pem');
    const loading = loadKeys({ dataDirectory: folder, sealKeyFile, secretFile: undefined });
    await expect(loading).rejects.toThrow(`SEAL_KEY_FILE is "${sealKeyFile}"`);
  });
});
