import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSealBox } from '../../../server/http/sealing.ts';
import { createSealer } from './seal.ts';

const box = createSealBox(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
const gatewayTime = new Date('2026-03-01T12:00:00Z');

afterEach(() => void vi.unstubAllGlobals());

describe('a sealer', () => {
  it('stamps bodies by the clock of the gateway, however wrong this one is', async () => {
    let clock = Date.parse('2019-01-01T00:00:00Z');
    const sealer = createSealer(
      async () => box.describe(gatewayTime),
      () => clock,
    );
    const sentAt = async () => {
      const text = await box.open('login', await sealer.seal('login', null));
      return (JSON.parse(text.toString()) as { sentAt: string }).sentAt;
    };
    expect(await sentAt()).toBe('2026-03-01T12:00:00.000Z');
    clock += 90_000;
    expect(await sentAt()).toBe('2026-03-01T12:01:30.000Z');
  });

  it('seals for one endpoint only', async () => {
    const sealed = await createSealer(async () => box.describe(gatewayTime)).seal('login', {});
    await expect(box.open('register', sealed)).rejects.toMatchObject({ code: 'sealInvalid' });
  });

  it('asks for the key again after that failed', async () => {
    const fetchSealing = vi.fn(async () => box.describe(gatewayTime));
    fetchSealing.mockRejectedValueOnce(new Error('offline'));
    const sealer = createSealer(fetchSealing);
    await expect(sealer.seal('login', {})).rejects.toThrow('offline');
    await expect(sealer.seal('login', {})).resolves.toHaveProperty('mac');
    expect(fetchSealing).toHaveBeenCalledTimes(2);
  });

  it('says that a page without cryptography is not a safe one', async () => {
    vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(64) });
    const fetchSealing = vi.fn();
    const sealing = createSealer(fetchSealing).seal('login', {});
    await expect(sealing).rejects.toMatchObject({ code: 'insecurePage' });
    expect(fetchSealing).not.toHaveBeenCalled();
  });
});
