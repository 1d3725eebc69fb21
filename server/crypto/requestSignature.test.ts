import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSignatureForm, isFresh, isSignedBy, signRequest } from './requestSignature.ts';

const secret = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const request = {
  method: 'POST',
  path: '/vendor/v1/balance',
  timestamp: '1769947200',
  nonce: 'b7a1f0c2d3e44f5a9b8c',
  body: '{"session":"BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB"}',
};

describe('the signature of a request', () => {
  it('is the one that the documentation works through', () => {
    expect(signRequest(secret, request)).toBe(
      '52767ac84798be89f69d506c8debb452b58bfe75ce67f72ac68ba7ee19cc7842',
    );
    expect(signRequest(secret, { ...request, body: '' })).toBe(
      'ee54a8a471ee2c8c84538c876c1da9547c0d40d350fa5271f7a4f8b2a0942fa4',
    );
    expect(signRequest(secret, { ...request, body: '{"name":"Ōsaka €"}' })).toBe(
      'ab695c3f7b34e0545ba7f50224364cd10fb2bee6a4779fc066f5e19677ca6d45',
    );
  });

  it('covers every part of it, and the secret', () => {
    const signature = signRequest(secret, request);
    expect(isSignedBy(secret, request, signature)).toBe(true);
    const others = [
      { method: 'PUT' },
      { path: '/vendor/v1/balance?x=1' },
      { timestamp: '1769947201' },
      { nonce: 'b7a1f0c2d3e44f5a9b8d' },
      { body: `${request.body} ` },
    ];
    for (const change of others) {
      expect(isSignedBy(secret, { ...request, ...change }, signature)).toBe(false);
    }
    expect(isSignedBy(`${secret.slice(1)}B`, request, signature)).toBe(false);
  });

  it('is never anything else', () => {
    const right = signRequest(secret, request);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/)), (guess) => {
        fc.pre(guess !== right);
        expect(hasSignatureForm(request, guess) && isSignedBy(secret, request, guess)).toBe(false);
      }),
    );
  });
});

describe('the form of what is signed', () => {
  it('leaves no way to move a line from one part into another', () => {
    const signature = 'a'.repeat(64);
    expect(hasSignatureForm(request, signature)).toBe(true);
    const wrong = [
      { timestamp: '1769947200\n' },
      { timestamp: '01' },
      { timestamp: '-1' },
      { timestamp: '1e9' },
      { timestamp: '' },
      { nonce: 'too-short' },
      { nonce: 'a'.repeat(65) },
      { nonce: 'with a space inside' },
      { nonce: `${request.nonce}\n` },
    ];
    for (const change of wrong) {
      expect(hasSignatureForm({ ...request, ...change }, signature), JSON.stringify(change)).toBe(
        false,
      );
    }
    for (const other of ['', 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `${signature}\n`]) {
      expect(hasSignatureForm(request, other)).toBe(false);
    }
  });
});

it('a time is fresh for a minute on both sides', () => {
  const at = (seconds: number) => isFresh('1769947200', new Date((1769947200 + seconds) * 1000));
  expect([-61, -60, 0, 60, 61].map(at)).toEqual([false, true, true, true, false]);
});
