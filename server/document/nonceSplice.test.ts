import fc from 'fast-check';
import { EventEmitter } from 'node:events';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { NONCE_PLACE } from '../../schemas/page.ts';
import { compressForSplicing, createNonce, spliceNonce } from './nonceSplice.ts';

const openResponse = () => Object.assign(new EventEmitter(), { destroyed: false });

const read = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

describe('a document compressed once for many nonces', () => {
  it('reads as if it had been composed with the nonce of the response', async () => {
    const html = `<style nonce="${NONCE_PLACE}">a{}</style><p>text</p><script nonce="${NONCE_PLACE}">1</script>`;
    const document = await compressForSplicing(html, 9);
    for (const nonce of [createNonce(), createNonce()]) {
      expect(read(spliceNonce(document, nonce, openResponse()))).toBe(
        html.replaceAll(NONCE_PLACE, nonce),
      );
    }
  });

  it('keeps any text around any number of places, at every quality', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 400 })
      .map((part) => part.repeat(3));
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 11 }),
        async (parts, quality) => {
          const html = parts.join(NONCE_PLACE);
          const nonce = createNonce();
          const document = await compressForSplicing(html, quality);
          expect(read(spliceNonce(document, nonce, openResponse()))).toBe(
            html.replaceAll(NONCE_PLACE, nonce),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is readable whatever stands around its places, at the highest qualities', async () => {
    const row = (of: number) =>
      `<li class="card-${of % 97}"><a href="/game/${createNonce().slice(0, 5)}">Game ${(of * 7919) % 1000}</a></li>`;
    for (let number = 0; number < 20; number += 1) {
      const parts = Array.from({ length: 100 }, (_, at) =>
        [0, 7, 14, 21].map((next) => row(at * 31 + next)).join(''),
      );
      const nonce = createNonce();
      const document = await compressForSplicing(parts.join(NONCE_PLACE), 10 + (number % 2));
      expect(read(spliceNonce(document, nonce, openResponse()))).toBe(parts.join(nonce));
    }
  });

  it('stays within two percent of the size of the same document compressed whole', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    const body = Array.from(
      { length: 400 },
      (_, index) => `<li class="card-${index}">Game ${index * 7919}</li>`,
    ).join('');
    const html = `<style nonce="${NONCE_PLACE}">a{}</style>${body}<script nonce="${NONCE_PLACE}">1</script>`;
    const document = await compressForSplicing(html, 9);
    const whole = brotliCompressSync(html, { params: { 1: 9 } }).length;
    expect(document.bytes.length).toBeLessThan(whole * 1.02 + 80);
  });
});

describe('responses that are under way at the same time', () => {
  const html = `<style nonce="${NONCE_PLACE}">a{}</style><script nonce="${NONCE_PLACE}">1</script>`;
  const plain = (nonce: string) => html.replaceAll(NONCE_PLACE, nonce);

  it('have a nonce each, whichever ends first', async () => {
    const document = await compressForSplicing(html, 9);
    const responses = Array.from({ length: 3 }, () => {
      const [nonce, response] = [createNonce(), openResponse()];
      return { nonce, response, bytes: spliceNonce(document, nonce, response) };
    });
    responses[1]!.response.emit('close');
    const late = createNonce();
    const lateBytes = spliceNonce(document, late, openResponse());
    for (const { nonce, bytes } of responses) expect(read(bytes)).toBe(plain(nonce));
    expect(read(lateBytes)).toBe(plain(late));
  });

  it('copy nothing while there is only one at a time', async () => {
    const document = await compressForSplicing(html, 9);
    const taken = [1, 2, 3].map(() => {
      const response = openResponse();
      const bytes = spliceNonce(document, createNonce(), response);
      response.emit('close');
      return bytes;
    });
    expect(new Set(taken).size).toBe(1);
  });

  it('leave the kept bytes to others where the visitor has gone already', async () => {
    const document = await compressForSplicing(html, 9);
    const gone = Object.assign(openResponse(), { destroyed: true });
    expect(spliceNonce(document, createNonce(), gone)).not.toBe(document.bytes);
    expect(spliceNonce(document, createNonce(), openResponse())).toBe(document.bytes);
  });
});

describe('a nonce', () => {
  it('never repeats and has 144 random bits', () => {
    const nonces = Array.from({ length: 1000 }, createNonce);
    expect(new Set(nonces).size).toBe(1000);
    expect(nonces.every((nonce) => /^[\w-]{26}$/.test(nonce))).toBe(true);
  });
});
